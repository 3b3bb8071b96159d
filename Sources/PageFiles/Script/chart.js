// One quantity of all runs over all moments, between the least and the most that it ever is.
class Chart {
  constructor(title, unit, clock, value, seek, isFromZero = true) {
    Object.assign(this, { clock, value });
    this.node = make('figure', { class: 'chart' });
    this.now = make('line', { class: 'now', y1: 0, y2: 100 });
    this.values = clock.runs.map((run) =>
      clock.slots.map((_, slot) => value(run, run.moments[clock.moment(run, slot)])));
    this.numbers = clock.runs.map((_, place) => make('b', { class: place ? 'second' : 'first' }));
    const label = make('span', {},
      ...this.numbers.flatMap((node, place) => place ? [' / ', node] : [node]));
    let [low, high] = isFromZero ? [0, 0] : [Infinity, -Infinity];
    for (const line of this.values) for (const each of line) [low, high] = [Math.min(low, each), Math.max(high, each)];
    const range = low === high ? `${number(low)} ${unit}` : `${number(low)} to ${number(high)} ${unit}`;
    this.plot = make('svg', {
      viewBox: '0 0 1000 100', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${title}, ${range}`,
    });
    this.values.forEach((line, place) =>
      this.plot.append(make('path', { d: Chart.path(line, low, high), class: place ? 'second' : '' })));
    this.plot.append(this.now);
    this.plot.addEventListener('click', (event) => {
      const box = this.plot.getBoundingClientRect();
      seek(Math.floor((event.clientX - box.left) / box.width * clock.slots.length));
    });
    const scale = make('div', { class: 'scale', 'aria-hidden': 'true' },
      make('span', {}, low === high ? '' : number(high)), make('span', {}, number(low)));
    this.node.append(
      make('header', {}, make('span', { class: 'muted' }, `${title}, ${unit}`), label),
      make('div', { class: 'plot' }, scale, this.plot));
  }

  // A step, not a slope: nothing is known between two moments. With very many moments each of five hundred columns
  // has a line from its least to its most, so that no peak is lost.
  static path(line, low, high) {
    const y = (each) => (97 - (each - low) / (high - low || 1) * 94).toFixed(1), count = line.length;
    if (count <= 1000) {
      return line.map((each, slot) => slot === 0 ? `M0 ${y(each)}`
        : each === line[slot - 1] ? '' : `H${(slot / count * 1000).toFixed(1)}V${y(each)}`).join('') + 'H1000';
    }
    const columns = 500, parts = [`M0 ${y(line[0])}`];
    for (let column = 0; column < columns; column++) {
      const from = Math.floor(column * count / columns), to = Math.floor((column + 1) * count / columns);
      let [least, most] = [line[from], line[from]];
      for (let at = from; at < to; at++) [least, most] = [Math.min(least, line[at]), Math.max(most, line[at])];
      parts.push(`H${column * 2}V${y(line[from])}`);
      if (least !== most) parts.push(`V${y(least)}V${y(most)}V${y(line[to - 1])}`);
    }
    return parts.join('') + 'H1000';
  }

  show(slot) {
    const middle = ((slot + 0.5) / this.clock.slots.length * 1000).toFixed(2);
    set(this.now, { x1: middle, x2: middle });
    this.numbers.forEach((node, place) => say(node, number(this.values[place][slot])));
  }
}

// The sums of two runs.
function totals(runs) {
  const sum = (run, key) => run.moments.reduce((all, moment) => all + run.cost(moment, key), 0);
  const last = (run) => run.moments[run.moments.length - 1];
  const rows = [
    ['content at first', 'pt', (run) => run.length(run.moments[Math.max(0, run.steps[0].count - 1)])],
    ['content at last', 'pt', (run) => run.length(last(run))],
    ['items measured', '', (run) => last(run).measured],
    [costWords.measured[1], '', (run) => sum(run, 'measured')],
    ['rounds of measuring', '', (run) => run.rounds],
    [costWords.rowsReplaced[1], '', (run) => sum(run, 'rowsReplaced')],
    ['largest drift', 'pt', (run) => run.largestDrift / 1000],
  ].map(([name, unit, value]) => [name, unit, ...runs.map(value)]);
  const words = (value, unit) => number(value) + (unit ? ` ${unit}` : '');
  const body = rows.map(([name, unit, one, other]) =>
    make('tr', { 'data-total': name, class: number(one) === number(other) ? '' : 'differs' },
      make('th', { scope: 'row' }, name), make('td', { class: 'first' }, words(one, unit)),
      make('td', { class: 'second' }, words(other, unit))));
  const names = runs.map((run, place) =>
    make('th', { scope: 'col', class: place ? 'second' : 'first', title: run.title }, run.title || 'unnamed'));
  return make('table', { class: 'chart totals' },
    make('thead', {}, make('tr', {}, make('td', {}, 'whole run'), ...names)), make('tbody', {}, ...body));
}
