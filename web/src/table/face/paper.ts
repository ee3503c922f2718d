/** Path data of card outlines and ornaments. */

/** Outline of a card, inset by so many units. */
export function outlineOf(shape: string, w: number, h: number, inset: number): string {
  const [l, t, r, b] = [inset, inset, w - inset, h - inset];
  if (shape === 'cut') {
    const c = 16 - inset * 0.4;
    return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
  }
  if (shape === 'clipped') {
    const c = 14 - inset * 0.4;
    const s = 7;
    return `M${l + s} ${t}H${r - c}L${r} ${t + c}V${b - s}L${r - s} ${b}H${l + c}L${l} ${b - c}V${t + s}Z`;
  }
  const q = 11 - inset * 0.7;
  return (
    `M${l + q} ${t}H${r - q}A${q} ${q} 0 0 1 ${r} ${t + q}V${b - q}` +
    `A${q} ${q} 0 0 1 ${r - q} ${b}H${l + q}A${q} ${q} 0 0 1 ${l} ${b - q}V${t + q}A${q} ${q} 0 0 1 ${l + q} ${t}Z`
  );
}

/** A rank mark pointing down. */
export function chevron(x: number, y: number, w: number): string {
  return `M${x} ${y}l${w / 2} ${w * 0.36}l${w / 2} ${-w * 0.36}v${w * 0.28}l${-w / 2} ${w * 0.36}l${-w / 2} ${-w * 0.36}z`;
}

/** Eighteen rays around a point. */
export function rays(cx: number, cy: number, length: number): string {
  let path = '';
  for (let k = 0; k < 18; k++) {
    const a = (k * Math.PI) / 9;
    const point = (angle: number): string =>
      `${(cx + length * Math.cos(angle)).toFixed(1)} ${(cy + length * Math.sin(angle)).toFixed(1)}`;
    path += `M${cx} ${cy}L${point(a)}L${point(a + 0.13)}Z`;
  }
  return path;
}
