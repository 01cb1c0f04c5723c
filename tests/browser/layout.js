/** What is wrong with the layout of the page as it is now: run by layout.py inside the page, gives a list of sentences. */
(options) => {
  const faults = [];
  const short = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
  const name = (element) => {
    const classes = (element.getAttribute('class') ?? '').split(' ').filter((one) => one && !one.startsWith('s-') && !one.startsWith('svelte-'));
    return element.localName + classes.map((one) => `.${one}`).join('');
  };
  const tell = (kind, element, text, more = '') => faults.push(`${kind}: ${name(element)} “${short(text.trim().replace(/\s+/g, ' '))}”${more}`);

  /** Is the element drawn at all, for people who see? */
  const drawn = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true })) return false;
    for (let up = element; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath.startsWith('inset(50%') || style.clip === 'rect(0px, 0px, 0px, 0px)') return false; // visually hidden
      if (Number(style.opacity) < 0.05) return false;
    }
    return true;
  };
  const leeway = options.leeway;

  /** The nearest ancestor that cuts off its contents, and how: `scroll` (one can scroll to it) or `hidden`. */
  const cutters = (element) => {
    const found = [];
    for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
      if (up instanceof SVGElement && up.localName !== 'svg') continue;
      const style = getComputedStyle(up);
      for (const axis of ['x', 'y']) {
        const flow = axis === 'x' ? style.overflowX : style.overflowY;
        if (flow === 'auto' || flow === 'scroll') found.push({ up, axis, how: 'scroll' });
        else if (flow === 'hidden' || flow === 'clip') found.push({ up, axis, how: 'hidden' });
      }
      if (style.position === 'fixed') break;
    }
    return found;
  };

  /** The size of letters on the screen, with all scaling. */
  const letterSize = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    let scale = 1;
    for (let up = element; up; up = up.parentElement) {
      const transform = getComputedStyle(up).transform;
      if (transform !== 'none') {
        const matrix = new DOMMatrixReadOnly(transform);
        scale *= Math.hypot(matrix.a, matrix.b);
      }
    }
    return size * scale;
  };

  /** Does the element itself put anything over what lies behind it? */
  const paints = (element) => {
    if (element instanceof SVGElement || ['img', 'canvas', 'video', 'input', 'textarea'].includes(element.localName)) return true;
    const style = getComputedStyle(element);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(style.backgroundColor);
    return style.backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.3;
  };
  /** What lies over the page on purpose: it can be put away, or the page scrolls on below it. */
  const floats = (element) => {
    if (element.closest(options.over)) return true;
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).position === 'sticky') return true;
    }
    return false;
  };

  // Where a dialog is open, only the dialog counts: the rest lies behind it on purpose.
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].filter(drawn);
  const root = dialogs.at(-1) ?? document.body;

  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  if (document.documentElement.scrollWidth > width + leeway) {
    faults.push(`too wide: the page is ${document.documentElement.scrollWidth} px in a window of ${width} px`);
  }

  // Texts: size, cut off, covered.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!text || !element || element.closest('script, style, noscript, option, [data-may-clip], .visually-hidden')) continue;
    if (!drawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (!lines.length) continue;

    const size = letterSize(element);
    if (size < options.least - 0.05) tell('too small', element, text, ` ${size.toFixed(1)} px`);

    const around = cutters(element);
    let away = false; // scrolled out of sight, wholly or in part
    for (const { up, axis, how } of around) {
      const box = up.getBoundingClientRect();
      const [from, to] = axis === 'x' ? ['left', 'right'] : ['top', 'bottom'];
      // A line box is higher than its letters: what is cut off of it above and below is air up to a fifth of the size.
      const air = axis === 'x' ? leeway : leeway + size * 0.2;
      const out = lines.some((line) => line[from] < box[from] - air || line[to] > box[to] + air);
      if (!out) continue;
      if (how === 'scroll') away = true;
      else if (!away) {
        tell('cut off', element, text, ` by ${name(up)}`);
        away = true;
        break;
      }
    }
    const dots = getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + leeway;
    if (dots && !away) tell('cut off', element, text, ' by dots');
    if (away) continue;
    if (lines.some((line) => line.left < -leeway || line.right > width + leeway)) tell('cut off', element, text, ' by the window');

    if (getComputedStyle(element).pointerEvents === 'none' || element.closest(`[inert], ${options.fans}`)) continue;
    for (const line of lines) {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const above = document.elementsFromPoint(x, y);
      const top = above.find((one) => one === element || one.contains(element) || element.contains(one) || (getComputedStyle(one).visibility !== 'hidden' && paints(one)));
      if (!top || top === element || top.contains(element) || element.contains(top)) continue;
      if (element.closest('label, button, a')?.contains(top) || floats(top)) continue;
      tell('covered', element, text, ` by ${name(top)}`);
      break;
    }
  }

  // Marked elements must not lie over each other.
  const marked = options.marked ? [...root.querySelectorAll(options.marked)].filter(drawn) : [];
  const boxes = marked.map((element) => element.getBoundingClientRect());
  marked.forEach((one, i) => {
    marked.slice(i + 1).forEach((other, offset) => {
      if (one.contains(other) || other.contains(one)) return;
      const [a, b] = [boxes[i], boxes[i + 1 + offset]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > leeway && high > leeway) {
        faults.push(`overlap: ${name(one)} and ${name(other)} by ${wide.toFixed(0)}×${high.toFixed(0)} px`);
      }
    });
  });

  // Controls must be large enough for a thumb: all around the middle, the same control is hit.
  if (options.thumb) {
    const half = options.thumb / 2 - 2; // the bar of the phone table is 42 px high
    for (const control of root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]')) {
      if (!drawn(control) || control.closest(`p, li > span, [role=log], ${options.fans}`) || control.disabled) continue;
      const target = control.closest('label') ?? (control.matches('.whole') ? control.parentElement : control);
      // Of a link that goes over several lines or columns, one piece must do.
      const box = [...target.getClientRects()].sort((one, other) => other.width * other.height - one.width * one.height)[0];
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const points = [[0, -half], [0, half], [-half, 0], [half, 0]].map(([dx, dy]) => [x + dx, y + dy]);
      if (points.some(([px, py]) => px < 0 || py < 0 || px >= width || py >= height)) continue;
      const missed = points.filter(([px, py]) => {
        const hit = document.elementFromPoint(px, py);
        return !hit || !(floats(hit) || target.contains(hit) || hit.contains(control) && hit.localName === 'label');
      });
      if (missed.length) tell('too small to touch', control, control.getAttribute('aria-label') ?? control.textContent ?? '', ` ${box.width.toFixed(0)}×${box.height.toFixed(0)} px`);
    }
  }
  return faults;
}
