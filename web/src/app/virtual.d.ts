declare module 'virtual:icons' {
  /** Shared icons: logical name → path data in a 512 × 512 box. */
  const icons: Record<string, string>;
  export default icons;
}
