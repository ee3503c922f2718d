/** Shares as people read them. */

/** 0.214 → “21”. */
export function percent(share: number): string {
  const value = 100 * share;
  return Math.abs(value) < 10 && Math.abs(value) >= 0.05 && !Number.isInteger(value)
    ? value.toFixed(1)
    : value.toFixed(0);
}

/** −0.14 → “−14”, 0.05 → “+5”. */
export function signed(share: number): string {
  const value = Math.round(100 * share);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
