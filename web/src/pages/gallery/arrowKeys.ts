/** Arrow keys among things that lie in a plane: the next one in the arrow's direction. */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof WAYS;

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** Nearer than this is the same row or column. */
const SAME_PX = 20;

function middleOf(node: Element): [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Sideways only within the row; up and down to whatever lies most nearly above or below. */
export function nextTowards<T extends Element>(arrow: Arrow, from: Element, among: Iterable<T>): T | undefined {
  const [dx, dy] = WAYS[arrow];
  const [x, y] = middleOf(from);
  let best: T | undefined;
  let least = Infinity;
  for (const node of among) {
    const [u, v] = middleOf(node);
    const along = dx * (u - x) + dy * (v - y);
    const aside = Math.abs(dy * (u - x)) + Math.abs(dx * (v - y));
    if (along < SAME_PX || (dx !== 0 && aside > SAME_PX)) continue;
    if (along + 3 * aside < least) [best, least] = [node, along + 3 * aside];
  }
  return best;
}
