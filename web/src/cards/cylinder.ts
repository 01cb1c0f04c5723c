/** The emblem: the cylinder of a revolver from the front, 100 × 100, holes by the even-odd rule. */

type Point = readonly [number, number];

function at(degrees: number, radius: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Number((50 + radius * Math.cos(angle)).toFixed(1)), Number((50 + radius * Math.sin(angle)).toFixed(1))];
}

function hole([x, y]: Point, size: number): string {
  return `M${(x - size).toFixed(1)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
}

/** A disc with six notches, six chambers and the axle. */
function draw(): string {
  let path = `M${at(-22, 47).join(' ')}`;
  for (let k = 0; k < 6; k++) {
    path += `A47 47 0 0 1 ${at(k * 60 + 22, 47).join(' ')}A7 7 0 0 0 ${at(k * 60 + 38, 47).join(' ')}`;
  }
  path += 'z';
  for (let k = 0; k < 6; k++) path += hole(at(k * 60, 27), 10.5);
  return path + hole([50, 50], 6);
}

export const CYLINDER = draw();
