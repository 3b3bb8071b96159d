// How far elements moved on screen since the layout settled the last time, beyond what was scrolled: by as much as
// they moved in the content, less the adjustments of the offset, and less what their section was scrolled across. Only
// elements that were in the viewport.
// Pinned headers and footers stand still while all else is scrolled, and are left out.
function jumpsOf(run, index, state) {
  const moment = run.moments[index], from = moment.settledBefore;
  const none = { groups: [], exits: [], count: 0, most: 0, scrolled: [0, 0] };
  if (moment.round || from < 0 || run.steps[moment.step].checks) return none;
  const before = run.stateAt(from), then = run.moments[from].viewport, adjusted = [0, 0];
  for (let at = from + 1; at <= index; at++) {
    adjusted[0] += run.moments[at].adjusted[0];
    adjusted[1] += run.moments[at].adjusted[1];
  }
  // Sections that were scrolled across: by element, how far.
  const slid = new Map();
  for (let at = from + 1; at <= index; at++) {
    for (const [dx, dy, ...numbers] of run.moments[at].slid || []) {
      for (const number of numbers) {
        const [x, y] = slid.get(number) || [0, 0];
        slid.set(number, [x + dx / 1000, y + dy / 1000]);
      }
    }
  }
  const scrolled = [0, 1].map((axis) => moment.viewport[axis] - then[axis] - adjusted[axis]);
  const groups = new Map(), exits = new Map();
  let [count, most] = [0, 0];
  for (const row of state.values()) {
    const was = before.get(row[0]);
    if (!was || run.isPinned(row) || run.isPinned(was) || run.isBackdrop(row)) continue;
    const rect = rectOf(row), old = rectOf(was);
    if (!meets(old, then)) continue;
    const [slidX, slidY] = slid.get(row[0]) || [0, 0];
    const way = [rect[0] - old[0] - adjusted[0] - slidX, rect[1] - old[1] - adjusted[1] - slidY];
    const length = Math.hypot(...way);
    if (length < 0.5) continue;
    count++;
    most = Math.max(most, length);
    const key = way.map((each) => Math.round(each)).join();
    const group = groups.get(key) || { way, length, rects: [] };
    group.rects.push(rect);
    groups.set(key, group);
    if (!meets(rect, moment.viewport)) leave(exits, edgeOf(rect, moment.viewport), run.name(row), length);
  }
  for (const { name, edge, length } of goneFrom(run, moment, before, state, then)) {
    count++;
    most = Math.max(most, length || 0);
    leave(exits, edge, name, length);
  }
  const sorted = [...groups.values()].sort((a, b) => b.length * b.rects.length - a.length * a.rects.length);
  return { groups: sorted, exits: [...exits.values()], count, most, scrolled };
}

// Adds an element to those that left the screen by the same edge.
function leave(exits, edge, name, length) {
  const exit = exits.get(edge) || { edge, names: [], least: Infinity, most: 0 };
  exit.names.push(name);
  if (length) Object.assign(exit, { least: Math.min(exit.least, length), most: Math.max(exit.most, length) });
  exits.set(edge, exit);
}

// The edge of the viewport by which a rectangle is outside.
function edgeOf([x, y, wide, high], [left, top, width, height]) {
  return y >= top + height ? 'bottom' : y + high <= top ? 'top' : x >= left + width ? 'right' : 'left';
}

// The elements that were pushed off the screen and are not even around it any more. The trace knows how many, and how
// far the first of them; if the edge is unknown, it is the end.
function goneFrom(run, moment, before, state, viewport) {
  if (!moment.left) return [];
  const [most, ...known] = moment.left, way = known.map((each) => each / 1000);
  const [dx, dy] = way.length ? way : [0, 1].map((axis) => axis === run.axis ? 1 : 0);
  const edge = Math.abs(dy) >= Math.abs(dx) ? (dy > 0 ? 'bottom' : 'top') : dx > 0 ? 'right' : 'left';
  const length = way.length ? Math.hypot(...way) : null;
  return [...before.values()]
    .filter((row) => !state.has(row[0]) && !run.isPinned(row) && !run.isBackdrop(row) && meets(rectOf(row), viewport))
    .slice(0, most).map((row) => ({ name: run.name(row), edge, length }));
}

const shownJumps = 4;
const edgeSigns = { top: '↑', bottom: '↓', left: '←', right: '→' };
const edgeWords = { top: 'above', bottom: 'below', left: 'to the left', right: 'to the right' };

// Where elements went that are off screen now, and how far: `2 left below, by 110 pt`.
function exitWords({ edge, names, least, most }, isLong = false) {
  const far = !most ? '' : most - least < 0.5 ? `, by ${points(most)}` : `, by ${number(least)} to ${points(most)}`;
  return `${isLong ? runsOf(names).slice(0, 8).join(', ') : number(names.length)} left ${edgeWords[edge]}${far}`;
}

// One arrow for all that jumped alike, from the old to the new place of the one nearest to the viewport's middle.
// It stands at the end of the element, where it hides the least, and its words next to it.
function drawJumps(layer, { groups, exits }, viewport, { scale, size: [wide, high] }) {
  const [left, top, width, height] = viewport;
  const middle = [left + width / 2, top + height / 2], size = 11 / scale;
  const margin = [Math.max(0, (wide / scale - width) / 2), Math.max(0, (high / scale - height) / 2)];
  const room = [left - margin[0], top, left + width + margin[0], top + height], taken = [];
  // What left the screen has its marks at the edge.
  const onScreen = groups.map((group) => ({ ...group, rects: group.rects.filter((rect) => meets(rect, viewport)) }));
  const shown = onScreen.filter(({ rects }) => rects.length).slice(0, shownJumps);
  const jumps = shown.map(({ way, length, rects }, index) => {
    const centre = (rect) => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
    const distance = (rect) => Math.hypot(centre(rect)[0] - middle[0], centre(rect)[1] - middle[1]);
    const rect = rects.reduce((best, each) => distance(each) < distance(best) ? each : best);
    const isUpright = Math.abs(way[1]) >= Math.abs(way[0]), [x, y] = centre(rect);
    const end = (at, length, most) =>
      Math.max(at + length / 2, Math.min(at + length, most) - (16 + index * 26) / scale);
    const to = isUpright ? [end(rect[0], rect[2], left + width), y] : [x, end(rect[1], rect[3], top + height)];
    const from = [to[0] - way[0], to[1] - way[1]];
    return make('g', { class: 'jump', 'data-jump': number(length) },
      arrow(from, to, scale), label(jumpWords(way, length, rects.length), to, from));
  });
  layer.replaceChildren(...jumps, ...exits.map((exit) => exitMark(exit)));

  // An arrow over the edge by which elements left, and its words outside.
  function exitMark(exit) {
    const { edge } = exit, words = `${edgeSigns[edge]} ${exitWords(exit)}`, long = 15 / scale, out = 9 / scale;
    const [tall, broad] = [size * 1.7, words.length * size * 0.56 + size * 1.4];
    const isUpright = edge === 'top' || edge === 'bottom', sign = edge === 'top' || edge === 'left' ? -1 : 1;
    const rim = { top, bottom: top + height, left, right: left + width }[edge];
    const at = isUpright ? [left + Math.min(width * 0.25, 60 / scale), rim] : [rim, top + height * 0.25];
    const move = (length) => isUpright ? [at[0], at[1] + sign * length] : [at[0] + sign * length, at[1]];
    const x = isUpright ? at[0] + 12 / scale : Math.max(room[0], Math.min(room[2] - broad, at[0] - broad / 2));
    const y = isUpright ? (sign > 0 ? rim + 4 / scale : rim - tall - 4 / scale) : at[1] + 12 / scale;
    return make('g', { class: 'jump exit', 'data-exit': edge }, arrow(move(-long), move(out + long / 2), scale),
      make('g', { class: 'distance' }, make('rect', { x, y, width: broad, height: tall, rx: tall / 2 }),
        make('text', { x: x + broad / 2, y: y + tall / 2 + size * 0.36, 'font-size': size, class: 'middle' }, words)));
  }

  function arrow(from, to, scale) {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]), head = 9 / scale;
    const corner = (turn) => [to[0] - head * Math.cos(angle + turn), to[1] - head * Math.sin(angle + turn)];
    const [one, other, radius] = [corner(0.45), corner(-0.45), 3 / scale];
    const tail = { x: from[0] - radius, y: from[1] - radius, width: 2 * radius, height: 2 * radius, rx: radius };
    return make('g', {},
      make('path', { class: 'halo', d: `M${from}L${to}` }), make('path', { class: 'shaft', d: `M${from}L${to}` }),
      make('rect', { class: 'tail', ...tail }), make('path', { class: 'head', d: `M${to}L${one}L${other}Z` }));
  }

  function label(whole, to, from) {
    // Where there is no room for all of it, the number has no unit.
    const isLong = whole.length * size * 0.56 + size * 1.4 > room[2] - room[0];
    const words = isLong ? whole.replace(/ elements?$/, '') : whole;
    const [x, y, wide, high] = labelBox(words, [(to[0] + from[0]) / 2, (to[1] + from[1]) / 2], room, taken, scale);
    return make('g', { class: 'distance' }, make('rect', { x, y, width: wide, height: high, rx: high / 2 }),
      make('text', { x: x + wide / 2, y: y + high / 2 + size * 0.36, 'font-size': size, class: 'middle' }, words));
  }
}

// Next to an arrow's middle: right of it if there is room, below the labels that are taken; then it is one of them.
function labelBox(words, middle, [left, top, right, bottom], taken, scale) {
  const size = 11 / scale, wide = words.length * size * 0.56 + size * 1.4, high = size * 1.7;
  let x = middle[0] + 9 / scale, y = middle[1] - high / 2;
  if (x + wide > right - 4 / scale) x -= wide + 18 / scale;
  x = Math.max(left + 4 / scale, Math.min(x, right - wide - 4 / scale));
  y = Math.max(top + 2 / scale, Math.min(y, bottom - high - 2 / scale));
  while (taken.some((box) => meets(box, [x, y, wide, high]))) y += high;
  taken.push([x, y, wide, high]);
  return [x, y, wide, high];
}

function jumpWords(way, length, count) {
  const signs = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];
  const sign = signs[(Math.round(Math.atan2(way[1], way[0]) / (Math.PI / 4)) + 8) % 8];
  return `${sign} ${points(length)}${count > 1 ? ` · ${counted(count, 'element')}` : ''}`;
}
