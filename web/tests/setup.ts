/** What jsdom lacks and the table uses. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
if (globalThis.window) {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1440 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 900 });
  window.matchMedia ??= ((query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {} })) as never;
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as never;
}
