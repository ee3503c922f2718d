/** Outlines of the seats' shapes and of neutral things, as path data around a centre. */
export function shapePath(shape: string, cx: number, cy: number, r: number): string {
  const points = (list: readonly (readonly [number, number])[]): string =>
    list.map(([x, y], index) => `${index ? 'L' : 'M'}${(cx + x * r).toFixed(2)} ${(cy + y * r).toFixed(2)}`).join('') +
    'Z';
  switch (shape) {
    case 'diamond':
      return points([
        [0, -1.16],
        [1.16, 0],
        [0, 1.16],
        [-1.16, 0],
      ]);
    case 'triangle':
      return points([
        [0, -1.22],
        [1.17, 0.88],
        [-1.17, 0.88],
      ]);
    case 'square': {
      const k = r * 0.9;
      const q = r * 0.18;
      return (
        `M${cx - k + q} ${cy - k}h${2 * (k - q)}a${q} ${q} 0 0 1 ${q} ${q}v${2 * (k - q)}` +
        `a${q} ${q} 0 0 1 ${-q} ${q}h${-2 * (k - q)}a${q} ${q} 0 0 1 ${-q} ${-q}v${-2 * (k - q)}a${q} ${q} 0 0 1 ${q} ${-q}z`
      );
    }
    case 'hexagon':
      return points(
        [0, 60, 120, 180, 240, 300].map(
          (a) => [1.08 * Math.cos((a * Math.PI) / 180), 1.08 * Math.sin((a * Math.PI) / 180)] as const,
        ),
      );
    case 'coffin':
      return points([
        [-0.92, -0.55],
        [0, -1.1],
        [0.92, -0.55],
        [0.92, 0.5],
        [0.45, 1],
        [-0.45, 1],
        [-0.92, 0.5],
      ]);
    default:
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}
