declare module 'virtual:icons' {
  /** Shared icons: logical name → name in game-icons. */
  const icons: Record<string, string>;
  export default icons;
}
