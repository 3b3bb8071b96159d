const listedSizes = 30;

class Panel {
  // The page goes to moments, closes, and marks a part of a cell.
  constructor({ goTo, close, choosePart, loadAll }) {
    Object.assign(this, { goTo, close, choosePart, loadAll, node: byId('panel') });
    this.node.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    });
  }

  hide() {
    this.key = null;
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  show(run, { element, part }, index, clock) {
    const key = `${element} ${part} ${index}`;
    if (this.key === key && this.run === run) return;
    Object.assign(this, { run, key });
    const row = run.stateAt(index).get(element), history = historyOf(run, element);
    const last = [...history].reverse().find((each) => each.row && each.moment <= index)
      || history.find((each) => each.row);
    const known = row || last.row, hadFocus = this.node.contains(document.activeElement);
    const focused = hadFocus ? document.activeElement.dataset.focus : null;
    this.node.hidden = false;
    this.node.replaceChildren(
      this.head(run, known),
      row ? this.facts(run, row, index) : make('p', { class: 'away' }, 'Not near the screen at this moment.'),
      ...this.partial(run), this.changes(run, history, index, clock), this.why(run, element, index, run.name(known)),
      this.sizes(run, element, index, clock), ...(row ? this.parts(run, row, part) : []));
    if (hadFocus) (this.node.querySelector(`[data-focus="${focused}"]`) || this.title).focus({ preventScroll: true });
  }

  head(run, row) {
    const name = run.name(row), title = run.label(row).name, isItem = !run.names[row[0]];
    const words = isItem ? `Item ${name}` : name[0].toUpperCase() + name.slice(1);
    this.title = make('h2', { tabindex: -1, 'data-focus': 'title', id: 'panel-title' },
      title === name ? words : `${words} “${title}”`);
    const close = make('button',
      { class: 'quiet', 'aria-label': 'Close', title: 'Close (Escape)', 'data-focus': 'close' }, '×');
    close.addEventListener('click', () => this.close());
    return make('header', {}, this.title, close);
  }

  facts(run, row, index) {
    const moment = run.moments[index], rect = rectOf(row), list = make('dl', { class: 'numbers' });
    const add = (name, words) => list.append(make('dt', {}, name), make('dd', { 'data-fact': name }, words));
    const states = [
      run.role(row), run.isPinned(row) && 'pinned', run.list(moment.asked).includes(row[0]) && 'asked for its size',
      run.list(moment.named).includes(row[0]) && 'named',
    ].filter(Boolean);
    add('state', make('span', { class: 'states' },
      ...states.map((state) => make('span', { class: `state ${state.split(' ')[0]}` }, state))));
    add('frame', `${frameText(rect)} pt`);
    const [x, y] = [rect[0] - moment.viewport[0], rect[1] - moment.viewport[1]];
    add('on screen', meets(rect, moment.viewport) ? `at ${number(x)}, ${number(y)} pt` : 'no');
    const shown = run.label(row);
    if (shown.text) add('text', `“${shown.text}”`);
    return list;
  }

  // Of a page in parts only those that were seen are known.
  partial(run) {
    if (run.isWhole) return [];
    const known = run.parts.filter(({ keys }) => keys).length;
    const button = make('button', { class: 'link', 'data-focus': 'load' }, 'Load all of it');
    button.addEventListener('click', () => this.loadAll(run));
    return [make('p', { class: 'muted small' },
      `Known from ${number(known)} of ${number(run.parts.length)} parts of the page. `, button)];
  }

  changes(run, history, index, clock) {
    const before = history.filter((each) => each.moment < index), after = history.find((each) => each.moment > index);
    const previous = before[before.length - 1], isNow = history.some((each) => each.moment === index);
    const go = (words, to, key, focus) => {
      const title = `${words} of this element (${key})`;
      const node = make('button', { 'data-focus': focus, title, ...(to ? {} : { disabled: '' }) });
      node.append(...(key === '[' ? ['‹ ', words] : [words, ' ›']));
      if (to) node.addEventListener('click', () => this.goTo(run, to.moment));
      return node;
    };
    [this.previous, this.next] = [previous, after];
    return make('nav', { class: 'changes', 'aria-label': 'Changes of this element' },
      go('previous change', previous, '[', 'previous'),
      make('span', { class: 'muted small' }, `${number(before.length + (isNow ? 1 : 0))} of ${number(history.length)}`),
      go('next change', after, ']', 'next'));
  }

  why(run, element, index, name) {
    const why = explanationOf(run, element, index);
    if (!why) return make('p', { class: 'muted' }, 'No layout of this run names it.');
    const lines = why.chain.map((event) => make('li', {}, ...(event ? this.event(run, event) : ['…'])));
    return make('section', { class: 'why' }, make('h3', {}, 'Why'),
      make('p', { class: 'reason' }, ...rich(`${name} ${why.sentence}`)),
      make('ol', { class: 'chain', 'aria-label': 'Causes, latest first' }, ...lines));
  }

  // An event of the chain; its number leads to the moment at which it happened.
  event(run, event) {
    const [number, ...rest] = run.line(event).split(' '), moment = run.momentOf(event);
    if (moment < 0) return rich(run.line(event));
    const title = `Go to ${momentWords(run, moment)}`, name = `${number}: ${title}`;
    const to = make('button', { class: 'link', 'data-focus': `event ${event}`, title, 'aria-label': name }, number);
    to.addEventListener('click', () => this.goTo(run, moment));
    return [to, ' ', ...rich(rest.join(' '))];
  }

  sizes(run, element, index, clock) {
    const all = sizesOf(run, element), hidden = Math.max(0, all.length - listedSizes);
    const current = all.filter((each) => each.moment <= index).pop();
    const rows = all.slice(hidden).flatMap((each) => {
      const isNow = each === current, state = { class: isNow ? 'now' : '', 'aria-current': isNow ? 'true' : null };
      const to = make('button', { class: 'link', 'data-focus': `size ${each.moment}` }, momentWords(run, each.moment));
      to.addEventListener('click', () => this.goTo(run, each.moment));
      return [make('tr', state, make('td', {}, to), make('td', { class: 'size' }, sizeText(rectOf(each.row))),
        make('td', {}, run.role(each.row))),
      make('tr', state, make('td', { class: 'cause', colspan: 3 }, 'because ', ...rich(causeOf(run, each))))];
    });
    const more = hidden ? [make('p', { class: 'muted small' }, `${number(hidden)} earlier ones are left out`)] : [];
    const names = ['when', 'size, pt', 'state'];
    const head = make('tr', {}, ...names.map((words) => make('th', { scope: 'col' }, words)));
    const title = all.length === 1 ? 'Its size' : `Its ${number(all.length)} sizes`;
    return make('section', { class: 'sizes' }, make('h3', {}, title), ...more,
      make('div', { class: 'scrolls' }, make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows))));
  }

  parts(run, row, part) {
    const parts = run.label(row).parts || [];
    if (!parts.length) return [];
    const kinds = ['view', 'image', 'label', 'guide'];
    const items = parts.map((each, index) => {
      const lines = (each.lines || []).map(([text]) => text).join(' ⏎ ');
      const isChosen = String(index) === String(part);
      const button = make('button', {
        class: 'part-row', 'aria-pressed': isChosen, 'data-focus': `part ${index}`, 'data-part-row': each.name,
      }, make('b', {}, each.name), make('span', { class: 'muted' }, kinds[each.kind]),
      make('span', {}, frameText(each.frame.map((value) => value / 1000))),
      ...(lines ? [make('span', { class: 'words' }, `“${lines}”`)] : []),
      ...(each.possibleLines ? [make('span', { class: 'muted' },
        `${each.possibleLines} on a device: the font's widths are not known exactly`)] : []));
      button.addEventListener('click', () => this.choosePart(isChosen ? null : String(index)));
      return make('li', {}, button);
    });
    const title = make('h3', {}, 'In the cell, points from its corner');
    return [make('section', {}, title, make('ul', { class: 'parts' }, ...items))];
  }
}

function momentWords(run, index) {
  const moment = run.moments[index], step = run.steps[moment.step];
  return `step ${number(step.number)}` + (step.count > 1 ? `, moment ${number(index - step.first + 1)}` : '');
}

// Why an element got a size of its history.
function causeOf(run, { row, was, last, moment: index, seen }) {
  // An element that was measured and pushed away at once comes back with the size that it got then.
  const why = explanationOf(run, row[0], index), isNew = why && why.moment > (was ? index - 1 : seen);
  const because = isNew && short(why.sentence).match(/because (.*)\.$/);
  if (because) return because[1];
  if (!last) return 'it came near the screen';
  return was ? short(run.texts[run.moments[index].reason] || '') : 'it changed while it was away from the screen';
}
