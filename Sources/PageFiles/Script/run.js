// A run. A moment's state is a map: element number → [number, x, y, width, height, z, role, label], lengths in
// thousandths of a point.
class Run {
  constructor(data) {
    Object.assign(this, data);
    this.axis = this.vertical ? 1 : 0;
    this.interval = 64;
    this.keys = [];
    this.eventPlaces = [];
    this.histories = new Map();
    this.moments = this.moments.map(([moment, happened = 0, firstEvent = 0, lines = '']) =>
      Object.assign(moment, { happened, firstEvent, lines }));
    this.read();
    this.steps.forEach((step, index) => {
      step.layouts = 1;
      for (let at = step.first; at < step.first + step.count; at++) {
        this.moments[at].step = index;
        step.layouts = Math.max(step.layouts, this.moments[at].layout);
      }
    });
  }

  // Once through all moments: what stays the same is filled in, and whole states are kept to begin at.
  read() {
    let [viewport, content, known, settled] = [[0, 0, 0, 0], [0, 0], [0, 0], -1];
    const state = new Map();
    this.moments.forEach((moment, index) => {
      if (moment.view) viewport = moment.view.map((each) => each / 1000);
      if (moment.content) content = moment.content.map((each) => each / 1000);
      known = moment.known || known;
      const [dx, dy] = moment.adjusted || [0, 0];
      Object.assign(moment, {
        viewport, content, measured: known[0], estimated: known[1], adjusted: [dx / 1000, dy / 1000],
        drift: (moment.drift || 0) / 1000, settledBefore: settled,
      });
      this.apply(moment, state);
      if (index % this.interval === 0) this.keys.push(new Map(state));
      if (moment.happened) this.eventPlaces.push(index);
      if (!moment.round) settled = index;
    });
  }

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
    if (index < 0) return new Map();
    const key = Math.floor(index / this.interval), state = new Map(this.keys[key]);
    for (let at = key * this.interval + 1; at <= index; at++) this.apply(this.moments[at], state);
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
    let low = 0, high = this.eventPlaces.length;
    while (low < high) {
      const middle = (low + high) >> 1, moment = this.moments[this.eventPlaces[middle]];
      if (moment.firstEvent + moment.happened <= event) low = middle + 1; else high = middle;
    }
    const moment = this.moments[this.eventPlaces[low]];
    return (moment && moment.lines.split('\n')[event - moment.firstEvent]) || `#${event}`;
  }

  // The first settled moment in which something is on screen: views may begin without a height.
  get firstShown() {
    const shows = (index, viewport) => [...this.stateAt(index).values()].some((row) => meets(rectOf(row), viewport));
    const shown = this.moments.findIndex(({ round, viewport }, index) =>
      !round && viewport[2] > 0 && viewport[3] > 0 && shows(index, viewport));
    return Math.max(0, shown);
  }
}
