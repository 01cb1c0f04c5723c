/** Outlines and bands of cards as SVG paths, for any width and height. `inset` is how far inside the edge a line runs,
 * `r` the size of its corners. Kinds are told apart by these shapes, so that colour is never needed. */

export interface Box {
  readonly w: number;
  readonly h: number;
}

/** Rounded corners: brown; with small `r` also red and characters. */
export function rounded({ w, h }: Box, inset: number, r: number): string {
  const [x, right, foot] = [inset, w - inset, h - inset];
  return (
    `M${x + r} ${x}H${right - r}Q${right} ${x} ${right} ${x + r}V${foot - r}Q${right} ${foot} ${right - r} ${foot}` +
    `H${x + r}Q${x} ${foot} ${x} ${foot - r}V${x + r}Q${x} ${x} ${x + r} ${x}z`
  );
}

/** Corners notched inwards by a quarter of a circle: blue. */
export function notched({ w, h }: Box, inset: number, r: number): string {
  const [x, right, foot] = [inset, w - inset, h - inset];
  return (
    `M${x + r} ${x}H${right - r}A${r} ${r} 0 0 0 ${right} ${x + r}V${foot - r}A${r} ${r} 0 0 0 ${right - r} ${foot}` +
    `H${x + r}A${r} ${r} 0 0 0 ${x} ${foot - r}V${x + r}A${r} ${r} 0 0 0 ${x + r} ${x}z`
  );
}

/** Corners cut straight: green and roles. */
export function cut({ w, h }: Box, inset: number, r: number): string {
  const [x, right, foot] = [inset, w - inset, h - inset];
  return `M${x + r} ${x}H${right - r}L${right} ${x + r}V${foot - r}L${right - r} ${foot}H${x + r}L${x} ${foot - r}V${x + r}z`;
}

/** An edge of half circles all round: events. `nx` and `ny` are how many along a side. */
export function scalloped({ w, h }: Box, inset: number, nx: number, ny: number): string {
  const [dx, dy] = [(w - 2 * inset) / nx, (h - 2 * inset) / ny];
  const row = (count: number, x: number, y: number): string => {
    const r = Math.hypot(x, y) / 2;
    return `a${r} ${r} 0 0 1 ${x} ${y}`.repeat(count);
  };
  return `M${inset} ${inset}${row(nx, dx, 0)}${row(ny, 0, dy)}${row(nx, -dx, 0)}${row(ny, 0, -dy)}z`;
}

/** Saw teeth pointing inwards along all four sides: red. */
export function teeth({ w, h }: Box, inset: number, size: number): string {
  const step = size * 2.4;
  let path = '';
  for (let y = inset + 2; y + 2 * size <= h - inset; y += step) {
    path += `M${inset} ${y}l${size} ${size * 0.8}-${size} ${size * 0.8}zM${w - inset} ${y}l-${size} ${size * 0.8} ${size} ${size * 0.8}z`;
  }
  for (let x = inset + 2; x + 2 * size <= w - inset; x += step) {
    path += `M${x} ${inset}l${size * 0.8} ${size} ${size * 0.8}-${size}zM${x} ${h - inset}l${size * 0.8}-${size} ${size * 0.8} ${size}z`;
  }
  return path;
}
