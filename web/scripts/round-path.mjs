/** Rounds the numbers of an SVG path. Relative steps are rounded against where the pen really is, so that errors do not
 * add up along the path. */
const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The path as a list of [command, numbers]. */
function read(path) {
  const steps = [];
  let rest = path.trim();
  let command = '';
  while (rest) {
    const letter = /^[\s,]*([a-z])/i.exec(rest);
    if (letter) {
      command = letter[1];
      rest = rest.slice(letter[0].length);
    } else if (command === 'm' || command === 'M') {
      command = command === 'm' ? 'l' : 'L';
    }
    const length = LENGTHS[command.toLowerCase()];
    const numbers = [];
    for (let k = 0; k < length; k++) {
      const flag = command.toLowerCase() === 'a' && (k === 3 || k === 4);
      const found = (flag ? FLAG : NUMBER).exec(rest);
      if (!found) throw new Error(`cannot read “${rest.slice(0, 30)}” of a path`);
      numbers.push(Number(found[1]));
      rest = rest.slice(found[0].length);
    }
    steps.push([command, numbers]);
    rest = rest.replace(/^[\s,]+/, '');
  }
  return steps;
}

export function roundPath(path, decimals) {
  const scale = 10 ** decimals;
  const round = (number) => Math.round(number * scale) / scale;
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen is
  let [rx, ry, rStartX, rStartY] = [0, 0, 0, 0]; // where the rounded pen is
  let text = '';
  let last = '';
  for (const [command, numbers] of read(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const fixed = [];
    const to = (k, horizontal) => {
      const absolute = numbers[k] + (relative ? (horizontal ? x : y) : 0);
      fixed[k] = relative ? round(absolute - (horizontal ? rx : ry)) : round(absolute);
      return [absolute, fixed[k] + (relative ? (horizontal ? rx : ry) : 0)];
    };
    let [endX, roundX, endY, roundY] = [x, rx, y, ry];
    if (kind === 'h') [endX, roundX] = to(0, true);
    else if (kind === 'v') [endY, roundY] = to(0, false);
    else if (kind === 'a') {
      for (const k of [0, 1]) fixed[k] = Math.max(round(numbers[k]), 1 / scale);
      for (const k of [2, 3, 4]) fixed[k] = numbers[k];
      [endX, roundX] = to(5, true);
      [endY, roundY] = to(6, false);
    } else if (kind !== 'z') {
      for (let k = 0; k < numbers.length; k += 2) {
        [endX, roundX] = to(k, true);
        [endY, roundY] = to(k + 1, false);
      }
    }
    if (kind === 'z') [endX, endY, roundX, roundY] = [startX, startY, rStartX, rStartY];
    if (kind === 'm') [startX, startY, rStartX, rStartY] = [endX, endY, roundX, roundY];
    [x, y, rx, ry] = [endX, endY, roundX, roundY];
    text += write(command, fixed, last);
    last = command;
  }
  return text;
}

function write(command, numbers, last) {
  const repeated = command === last && command.toLowerCase() !== 'm' && command.toLowerCase() !== 'z';
  let text = repeated ? '' : command;
  numbers.forEach((number, k) => {
    const written = String(number).replace(/^(-?)0\./, '$1.');
    const tight = (k === 0 && !repeated) || written.startsWith('-');
    text += (tight ? '' : ' ') + written;
  });
  return text;
}
