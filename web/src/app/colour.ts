/** Small arithmetic on colours of the form #rrggbb. */

/** Darker (below 1) or lighter (above 1). */
export function shade(colour: string, factor: number): string {
  const channel = (at: number): string => {
    const value = parseInt(colour.slice(at, at + 2), 16) || 0;
    const moved = factor <= 1 ? value * factor : value + (255 - value) * Math.min(1, factor - 1);
    return Math.round(moved).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Relative luminance, 0 black to 1 white. */
export function luminance(colour: string): number {
  const linear = (at: number): number => {
    const value = (parseInt(colour.slice(at, at + 2), 16) || 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Ink that can be read on a colour. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.28 ? '#1a130b' : '#fff6e8';
}
