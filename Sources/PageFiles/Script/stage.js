// The viewport stands still in the middle, and the content moves under it.
class Stage {
  constructor(run, select) {
    Object.assign(this, { run, select, nodes: new Map(), selected: null, picked: new Set() });
    this.paper = make('rect', { class: 'paper', x: 0, y: 0 });
    [this.behind, this.elements, this.ghosts, this.arrows] =
      [make('g'), make('g'), make('g'), make('g', { class: 'arrows', 'aria-hidden': 'true' })];
    this.veil = make('path', { class: 'veil', 'fill-rule': 'evenodd' });
    this.layer = make('g', { class: 'layer' }, this.paper, this.behind, this.elements, this.ghosts);
    this.over = make('g', { class: 'layer' }, this.arrows);
    this.viewport = make('rect', { class: 'viewport', x: 0, y: 0, rx: 3 });
    this.lens = make('g', {}, this.layer, this.veil, this.viewport, this.over);
    this.node = make('svg', { class: 'stage', role: 'group' }, this.lens);
    this.camera = new Camera(this);
    this.listen();
  }

  show(index) {
    const moment = this.run.moments[index];
    this.index = index;
    this.state = this.run.stateAt(index);
    this.camera.frame(moment.viewport);
    const [x, y] = moment.viewport, place = `translate(${-x}px, ${-y}px)`;
    for (const layer of [this.layer, this.over]) if (layer.style.transform !== place) layer.style.transform = place;
    set(this.paper, { width: Math.max(0, moment.content[0]), height: Math.max(0, moment.content[1]) });
    const counts = this.place(moment, this.run.stateAt(index - 1));
    this.jumps = jumpsOf(this.run, index, this.state);
    drawJumps(this.arrows, this.jumps, moment.viewport, this.camera);
    const shown = `${counted(this.state.size, 'element')} on screen and around it`;
    set(this.node, { 'aria-label': `${shown}; arrow keys go from one to the next, Enter opens its details` });
    return counts;
  }

  // Picks elements by their names, and returns how many of them are drawn.
  pick(names) {
    const wanted = new Set(names);
    const isWanted = (row) => wanted.has(this.run.name(row)) || wanted.has(this.run.label(row).name);
    this.picked = new Set([...this.state.values()].filter(isWanted).map(([element]) => element));
    this.redraw();
    return this.picked.size;
  }

  // Draws the same moment again: another size of the stage, another zoom, another selection.
  redraw() { if (this.index !== undefined && this.run.has(this.index)) this.show(this.index); }

  // Counts what is drawn by what it is and what was done to it.
  place(moment, before) {
    const counts = {}, ghosts = [];
    const count = (key) => { counts[key] = (counts[key] || 0) + 1; };
    const rows = [...this.state.values()].sort((a, b) => a[5] - b[5]), isQuiet = this.run.isQuiet(this.index);
    const of = (list, isShown) => new Set(isShown ? this.run.list(list) : []);
    const asked = of(moment.asked, !isQuiet || moment.round), named = of(moment.named, !isQuiet);
    for (const row of rows) {
      const was = isQuiet ? null : before.get(row[0]);
      const isMoved = was && [1, 2, 3, 4].some((place) => was[place] !== row[place]);
      const mark = asked.has(row[0]) ? 'asked' : named.has(row[0]) ? 'named' : isMoved ? 'moved' : '';
      count(this.run.role(row));
      if (mark) count(mark);
      if (this.picked.has(row[0])) count('picked');
      if (isMoved && mark !== 'moved') ghosts.push(was);
      this.draw(row, mark, moment.mirrored);
    }
    for (const [key, drawn] of this.nodes) {
      if (this.state.has(key)) continue;
      if (drawn.node === document.activeElement) this.node.parentNode.focus({ preventScroll: true });
      drawn.node.remove();
      this.nodes.delete(key);
    }
    this.order(rows);
    this.rove();
    const broken = [];
    const flat = isQuiet ? [] : this.run.list(moment.broken);
    for (let at = 0; at < flat.length; at += 4) broken.push(flat.slice(at, at + 4).map((each) => each / 1000));
    this.outline(this.behind, broken.map(([left, top, width, height]) =>
      ({ class: 'broken-row', x: left - 5, y: top - 3, width: width + 10, height: height + 6, rx: 4 })));
    const shown = ghosts.length > 6 ? [] : ghosts.map(rectOf);
    this.outline(this.ghosts, shown.map(([left, top, width, height]) =>
      ({ class: 'ghost', x: left, y: top, width, height, rx: 3 })));
    [counts.broken, counts.ghost] = [broken.length, shown.length];
    return counts;
  }

  // As many rectangles as there are to be; those that are there are used again.
  outline(group, shapes) {
    while (group.childNodes.length > shapes.length) group.lastChild.remove();
    shapes.forEach((shape, index) => {
      if (!group.childNodes[index]) group.append(make('rect'));
      set(group.childNodes[index], shape);
    });
  }

  // Only those are moved that stand in the wrong place: moving a node ends its animation.
  order(rows) {
    let next = this.elements.firstChild;
    for (const row of rows) {
      const { node } = this.nodes.get(row[0]);
      if (node === next) next = next.nextSibling; else this.elements.insertBefore(node, next);
    }
  }

  // MARK: Choosing

  listen() {
    this.node.addEventListener('click', (event) => {
      if (this.camera.wasDragged) return;
      const node = event.target.closest('[data-element]');
      if (node) this.select(Number(node.dataset.element), event.target.dataset.part || null);
    });
    this.node.addEventListener('focusin', (event) => {
      const node = event.target.closest('[data-element]');
      if (node) this.rove(Number(node.dataset.element));
    });
    this.node.addEventListener('keydown', (event) => this.key(event));
  }

  key(event) {
    const node = event.target.closest?.('[data-element]');
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
    const element = Number(node.dataset.element);
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === 'Enter' || event.key === ' ') this.select(element, null, true);
    else if (ways[event.key] && !event.shiftKey) {
      const next = nextElement(this.run, this.state, element, ways[event.key]);
      if (next !== null) this.focus(next);
    }
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // One element is in the order of tabs: the one that had the focus last, else the first on screen.
  rove(element = this.current) {
    const { viewport } = this.run.moments[this.index];
    if (!this.state.has(element)) {
      const rows = [...this.state.values()].filter((row) => !this.run.isBackdrop(row));
      const first = rows.filter((row) => meets(rectOf(row), viewport)).sort((a, b) => a[2] - b[2] || a[1] - b[1])[0];
      element = (first || rows[0] || [])[0];
    }
    const last = this.current !== element && this.nodes.get(this.current);
    if (last) set(last.node, { tabindex: -1 });
    this.current = element;
    if (this.nodes.has(element)) set(this.nodes.get(element).node, { tabindex: 0 });
  }

  focus(element) {
    this.rove(element);
    this.nodes.get(element)?.node.focus({ preventScroll: true });
  }
}

// The nearest element in a direction: a distance across counts three times; null where there is none.
function nextElement(run, state, element, [dx, dy]) {
  const middle = (row) => [row[1] + row[3] / 2, row[2] + row[4] / 2];
  const from = state.get(element), [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const row of state.values()) {
    if (row === from || run.isBackdrop(row) && !run.isBackdrop(from)) continue;
    const [left, top] = middle(row), ahead = (left - x) * dx + (top - y) * dy;
    const across = Math.abs((left - x) * dy) + Math.abs((top - y) * dx);
    if (ahead <= 0 || ahead + 3 * across >= least) continue;
    [best, least] = [row[0], ahead + 3 * across];
  }
  return best;
}
