// A run. A moment's state is a map: element number → [number, x, y, width, height, z, role, label], lengths in
// thousandths of a point.
class Run {
  constructor(data) {
    Object.assign(this, data);
    this.axis = this.vertical ? 1 : 0;
    this.interval = 64;
    this.histories = new Map();
    const parts = this.parts || { first: [0] };
    this.parts = parts.first.map((first, index) => ({
      first, end: parts.first[index + 1] ?? this.moments.length, address: parts.address?.replace('#', index + 1),
    }));
    this.moments = this.moments.map(([moment, happened = 0, firstEvent = 0, lines = '']) =>
      Object.assign(moment, { happened, firstEvent, lines }));
    this.read();
    if (!parts.address) this.begin(this.parts[0]);
    this.steps.forEach((step, index) => {
      step.layouts = 1;
      for (let at = step.first; at < step.first + step.count; at++) {
        this.moments[at].step = index;
        step.layouts = Math.max(step.layouts, this.moments[at].layout);
      }
    });
  }

  // Once through all moments: what stays the same is filled in.
  read() {
    let [viewport, content, known, settled] = [[0, 0, 0, 0], [0, 0], [0, 0], -1];
    this.eventPlaces = [];
    this.moments.forEach((moment, index) => {
      if (moment.view) viewport = moment.view.map((each) => each / 1000);
      if (moment.content) content = moment.content.map((each) => each / 1000);
      known = moment.known || known;
      const [dx, dy] = moment.adjusted || [0, 0];
      Object.assign(moment, {
        viewport, content, measured: known[0], estimated: known[1], adjusted: [dx / 1000, dy / 1000],
        drift: (moment.drift || 0) / 1000, settledBefore: settled,
      });
      if (moment.happened) this.eventPlaces.push(index);
      if (!moment.round) settled = index;
    });
  }

  // Whole states of a part are kept at intervals, to begin at.
  begin(part) {
    const state = new Map();
    part.keys = [];
    for (let index = part.first; index < part.end; index++) {
      this.apply(this.moments[index], state);
      if ((index - part.first) % this.interval === 0) part.keys.push(new Map(state));
    }
  }

  // MARK: Parts

  partOf(index) {
    let low = 0, high = this.parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.parts[middle].first <= index) low = middle; else high = middle - 1;
    }
    return this.parts[low];
  }

  has(index) { return Boolean(this.partOf(index).keys); }

  get isWhole() { return this.parts.every(({ keys }) => keys); }

  // The parts that the picture of a moment needs: also those of the moments that it is compared with.
  missing(index) {
    const from = Math.max(0, Math.min(index - 1, this.moments[index].settledBefore));
    return this.parts.filter(({ first, end, keys }) => !keys && first <= index && end > from);
  }

  // What a part's script has brought: the moments, and what its moments name in the tables.
  take(number, { moments, ...tables }) {
    const part = this.parts[number];
    moments.forEach(([moment, ...events], at) => {
      const [happened = 0, firstEvent = 0, lines = ''] = events;
      Object.assign(this.moments[part.first + at], moment, { happened, firstEvent, lines });
    });
    for (const [name, entries] of Object.entries(tables)) Object.assign(this[name], entries);
    this.eventPlaces = this.moments.flatMap(({ happened }, index) => happened ? [index] : []);
    this.histories.clear();
    this.begin(part);
  }

  // MARK: States

  apply(moment, state) {
    for (const number of moment.gone || []) state.delete(number);
    for (const [dx, dy, ...numbers] of moment.move || []) {
      for (const number of numbers) {
        const row = state.get(number).slice();
        row[1] += dx;
        row[2] += dy;
        state.set(number, row);
      }
    }
    const rows = moment.set || [];
    for (let at = 0; at < rows.length; at += 8) state.set(rows[at], rows.slice(at, at + 8));
  }

  stateAt(index) {
    if (index < 0 || !this.has(index)) return new Map();
    const part = this.partOf(index), key = Math.floor((index - part.first) / this.interval);
    const state = new Map(part.keys[key]);
    for (let at = part.first + key * this.interval + 1; at <= index; at++) this.apply(this.moments[at], state);
    return state;
  }

  role(row) { return this.roles[row[6] % 100]; }
  // Lies behind others.
  isBackdrop(row) { return ['background', 'decoration'].includes(this.role(row)); }
  isPinned(row) { return row[6] >= 100; }
  label(row) { return this.labels[row[7]]; }
  // The name to search for: headers show their titles, and are found by their sections.
  name(row) { return this.names[row[0]] || this.label(row).name; }
  list(number) { return number === undefined ? [] : this.lists[number]; }
  cost(moment, name) { return (moment.costs || [])[this.costs.indexOf(name)] || 0; }
  length(moment) { return moment.content[this.axis]; }
  offset(moment) { return moment.viewport[this.axis]; }

  // An event's line, if some moment lists it or an explanation needs it.
  line(event) {
    if (this.lines[event]) return this.lines[event];
    const moment = this.moments[this.momentOf(event)];
    return (moment && moment.lines.split('\n')[event - moment.firstEvent]) || `#${event}`;
  }

  // The moment at which an event happened; -1 if it belongs to no moment that is known.
  momentOf(event) {
    let low = 0, high = this.eventPlaces.length;
    while (low < high) {
      const middle = (low + high) >> 1, moment = this.moments[this.eventPlaces[middle]];
      if (moment.firstEvent + moment.happened <= event) low = middle + 1; else high = middle;
    }
    const at = this.eventPlaces[low] ?? -1, moment = this.moments[at];
    return moment && moment.firstEvent <= event && event < moment.firstEvent + moment.happened ? at : -1;
  }

  // The problems that a step caused.
  problemsOf(step) {
    return this.problems.filter((problem) => problem.step === step);
  }

  // The largest drift of a step, whether all was pushed off the screen, and the cells that were measured.
  workOf(step) {
    const { first, count } = this.steps[step], moments = this.moments.slice(first, first + count);
    return {
      drift: moments.reduce((most, { drift }) => Math.max(most, Math.abs(drift)), 0),
      isLost: moments.some(({ lost }) => lost),
      measured: moments.reduce((sum, moment) => sum + this.cost(moment, 'measured'), 0),
    };
  }

  // The first layout is no news: until it has settled, nothing has moved or was done again. A recording may begin
  // later: then some sizes were known before.
  isQuiet(index) {
    const [first] = this.moments, isFirst = first.measured <= this.cost(first, 'measured');
    this.quietUntil ??= isFirst ? this.firstShown : -1;
    return index <= this.quietUntil && !this.problems.some(({ moment }) => moment === index);
  }

  // The first settled moment in which something is on screen: views may begin without a height.
  get firstShown() {
    const shows = (index, viewport) => !this.has(index)
      || [...this.stateAt(index).values()].some((row) => meets(rectOf(row), viewport));
    const shown = this.moments.findIndex(({ round, viewport }, index) =>
      !round && viewport[2] > 0 && viewport[3] > 0 && shows(index, viewport));
    return Math.max(0, shown);
  }
}
