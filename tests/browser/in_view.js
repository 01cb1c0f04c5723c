/** What of a player's own question cannot be seen in the window as it is now: run by in_view.py inside the page, gives a list of
 * sentences. Every part is probed at a grid of points: there, nothing else may lie on top. */
({ seats, cards, end, selectors, thirds }) => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const near = 1.5;

  /** Of the points of a grid inside a box, the part at which the element itself is hit. */
  const shown = (box, owner, columns, rows) => {
    let hits = 0;
    for (let i = 0; i < columns; i++) {
      for (let k = 0; k < rows; k++) {
        const x = box.left + (box.width * (i + 0.5)) / columns;
        const y = box.top + (box.height * (k + 0.5)) / rows;
        const hit = x >= 0 && y >= 0 && x < width && y < height ? document.elementFromPoint(x, y) : null;
        if (hit && owner.contains(hit)) hits += 1;
      }
    }
    return hits / (columns * rows);
  };
  const inside = (box) => box.left >= -near && box.top >= -near && box.right <= width + near && box.bottom <= height + near;
  const at = (box) => `${box.left.toFixed(0)},${box.top.toFixed(0)} to ${box.right.toFixed(0)},${box.bottom.toFixed(0)}`;
  const whole = (what, element) => {
    const box = element.getBoundingClientRect();
    if (!inside(box)) faults.push(`out of view: ${what} at ${at(box)}`);
    else {
      // Round corners and frames are not part of it.
      const [dx, dy] = [Math.min(7, box.width / 6), Math.min(7, box.height / 6)];
      const inner = { left: box.left + dx, top: box.top + dy, width: box.width - 2 * dx, height: box.height - 2 * dy };
      const part = shown(inner, element, 7, 5);
      if (part < 0.97) faults.push(`covered: ${what} at ${at(box)}, ${(100 * part).toFixed(0)} % free`);
    }
  };
  const one = (what, selector, text = '') => {
    const found = all(selector).filter((element) => element.checkVisibility() && element.textContent.trim().startsWith(text));
    if (found.length !== 1) faults.push(`${found.length} times there: ${what}`);
    else whole(what, found[0]);
    return found[0];
  };

  one('question', selectors.question);
  one('End turn', 'button', end);
  const players = all(selectors.seat);
  if (players.length !== seats) faults.push(`${players.length} seats of ${seats}`);
  for (const player of players) whole(`seat ${player.dataset.seat}`, player);

  // The hand: slots are buttons that are moved and turned, so their own corners are found through their matrix.
  const hand = document.querySelector(selectors.hand)?.parentElement;
  const slots = all(selectors.slot);
  if (slots.length !== cards) faults.push(`${slots.length} cards of ${cards}`);
  const partOf = (slot) => {
    const [w, h] = [slot.offsetWidth, slot.offsetHeight];
    const matrix = new DOMMatrixReadOnly(getComputedStyle(slot).transform);
    const home = slot.offsetParent.getBoundingClientRect();
    const [ox, oy] = [slot.offsetLeft + w / 2, slot.offsetTop + h]; // it turns about the middle of its foot
    let hits = 0;
    const [columns, rows] = [9, 9];
    for (let i = 0; i < columns; i++) {
      for (let k = 0; k < rows; k++) {
        const p = matrix.transformPoint(new DOMPoint((w * (i + 0.5)) / columns - w / 2, (h * (k + 0.5)) / rows - h));
        const [x, y] = [home.left + ox + p.x, home.top + oy + p.y];
        const hit = x >= 0 && y >= 0 && x < width && y < height ? document.elementFromPoint(x, y) : null;
        if (hit && slot.contains(hit)) hits += 1;
      }
    }
    return hits / (columns * rows);
  };
  const corner = (slot, n) => {
    for (const [what, selector] of [['index', selectors.index], ['icon', selectors.icon]]) {
      const part = slot.querySelector(selector);
      if (!part) faults.push(`card ${n} has no ${what}`);
      else {
        const box = part.getBoundingClientRect();
        const free = shown({ left: box.left + 1, top: box.top + 1, width: box.width - 2, height: box.height - 2 }, slot, 4, 4);
        if (!inside(box) || free < 0.95) faults.push(`card ${n} of ${cards}: ${what} at ${at(box)}, ${(100 * free).toFixed(0)} % free`);
      }
    }
  };
  if (cards <= 7) {
    slots.forEach((slot, n) => {
      const part = partOf(slot);
      if (part < thirds) faults.push(`card ${n + 1} of ${cards}: ${(100 * part).toFixed(0)} % to be seen`);
    });
  } else if (cards <= 9) {
    slots.forEach((slot, n) => corner(slot, n + 1));
  } else {
    // It scrolls sideways: from end to end every card comes to be seen, and it says how many there are.
    const told = one('number of cards', selectors.count);
    if (told && !told.textContent.includes(String(cards))) faults.push(`it says “${told.textContent}” of ${cards} cards`);
    if (hand.scrollWidth <= hand.clientWidth + 1) faults.push(`the hand does not scroll: ${hand.scrollWidth} in ${hand.clientWidth}`);
    for (const [end, from, to] of [[0, 0, 5], [hand.scrollWidth, cards - 5, cards]]) {
      hand.scrollLeft = end;
      slots.slice(from, to).forEach((slot, n) => corner(slot, from + n + 1));
    }
    hand.scrollLeft = 0;
  }
  return faults;
}
