/** Who this browser is. */
import type { AccountIn, Me, PasswordIn, RecoverIn } from '../wire';
import * as api from './api';

class Person {
  me: Me | null = $state.raw(null);
  /** Derived, so that what somebody is typing is replaced only by another name, not by news without one. */
  readonly name: string = $derived(this.me?.name ?? '');

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    if (name !== this.name || !this.me?.person) this.me = await api.rename(name);
  }

  async makeAccount(account: AccountIn): Promise<void> {
    this.me = await api.makeAccount(account);
  }

  async login(account: AccountIn): Promise<void> {
    this.me = await api.login(account);
  }

  async recover(how: RecoverIn): Promise<void> {
    this.me = await api.recover(how);
  }

  async changePassword(change: PasswordIn): Promise<void> {
    this.me = await api.changePassword(change);
  }

  async forget(password: string): Promise<void> {
    this.me = await api.deleteMe(password);
  }

  async logout(): Promise<void> {
    this.me = await api.logout();
  }
}

export const person = new Person();
