/** The page that is shown now; links within the site change it without loading anew. */
import { parse, href, type Route } from './route';

class Router {
  now: Route = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.now = read()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: Route | string, how: 'push' | 'replace' = 'push'): void {
    const address = typeof to === 'string' ? to : href(to);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    const before = this.now.page;
    this.now = read();
    if (how === 'push' && before !== this.now.page) scrollTo(0, 0);
  }

  /** Remember a detail in the address without a new page. */
  note(to: Route): void {
    history.replaceState(history.state, '', href(to));
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/s/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function read(): Route {
  return parse(location.pathname, location.search, location.hash);
}

export const router = new Router();
