// The whole run at a glance, above the slider: its steps, the cells that were measured, the jumps and the problems.
class Overview {
  constructor(runs, clock, seek, changed) {
    Object.assign(this, { clock, seek, changed, window: [0, clock.last] });
    const [wide, count] = [1000, clock.slots.length], x = (slot) => Math.round(slot / count * wide * 100) / 100;
    const columns = Math.min(count, 500), of = (slot) => Math.floor(slot * columns / count);
    const sums = Array.from({ length: columns }, () => ({ measured: 0, jump: 0 }));
    for (const run of runs) {
      let last = -1;
      for (let slot = 0; slot < count; slot++) {
        const at = clock.moment(run, slot), moment = run.moments[at], sum = sums[of(slot)];
        if (at === last) continue;
        last = at;
        sum.measured = Math.max(sum.measured, run.cost(moment, 'measured'));
        sum.jump = Math.max(sum.jump, Math.abs(moment.drift));
      }
    }
    this.now = make('line', { class: 'now', y1: 0, y2: 26 });
    this.frame = make('rect', { class: 'window', y: 0, height: 26 });
    this.node = make('svg', {
      id: 'overview', viewBox: '0 0 1000 26', preserveAspectRatio: 'none', role: 'img',
      'aria-label': `The whole run: ${counted(clock.firstSlots.length - 1, 'step')}, cells measured in each moment, `
        + 'jumps and problems',
    }, make('title', {}, 'Blue: cells measured. Pink: jumps. Above: problems. Every other step is darker.'),
    ...this.bands(clock, x), this.bars(sums, 'measured', 26, 12), this.bars(sums, 'jump', 14, 8),
    ...this.problems(runs, clock, x), this.frame, this.now);
    this.x = x;
    this.listen();
  }

  // MARK: The window

  // A click goes to a moment; what is dragged over is the window that the slider covers.
  listen() {
    const { node, clock } = this;
    const slotAt = (event) => {
      const box = node.getBoundingClientRect();
      return clock.clamp(Math.floor((event.clientX - box.left) / box.width * clock.slots.length));
    };
    let start = null;
    node.addEventListener('pointerdown', (event) => {
      start = { x: event.clientX, slot: slotAt(event) };
      if (event.isTrusted) node.setPointerCapture(event.pointerId);
    });
    node.addEventListener('pointermove', (event) => {
      if (!start || Math.abs(event.clientX - start.x) < 6) return;
      this.window = [start.slot, slotAt(event)].sort((a, b) => a - b);
      this.drawWindow();
    });
    node.addEventListener('pointerup', (event) => {
      const [from, to] = this.window;
      if (!start) return;
      this.seek(Math.abs(event.clientX - start.x) < 6 ? slotAt(event) : Math.max(from, Math.min(to, this.slot)));
      start = null;
    });
    node.addEventListener('pointercancel', () => { start = null; });
  }

  // Half of the window, around the moment that is shown.
  zoom() {
    const [from, to] = this.window, count = Math.max(4, Math.ceil((to - from + 1) / 2)), { last } = this.clock;
    const start = Math.max(0, Math.min(this.slot - Math.floor(count / 2), last - count + 1));
    this.window = [start, Math.min(last, start + count - 1)];
    this.changed();
  }

  showAll() {
    this.window = [0, this.clock.last];
    this.changed();
  }

  // MARK: The lanes

  // Every other step is darker; very many steps cannot be told apart.
  bands(clock, x) {
    if (clock.firstSlots.length > 300) return [];
    const d = clock.firstSlots.flatMap((slot, step) =>
      step % 2 ? [`M${x(slot)} 0H${x(clock.lastSlot(step) + 1)}V26H${x(slot)}Z`] : []);
    return [make('path', { class: 'band', d: d.join('') })];
  }

  bars(sums, key, bottom, height) {
    const most = sums.reduce((all, sum) => Math.max(all, sum[key]), 0), wide = 1000 / sums.length;
    const d = sums.flatMap((sum, column) => {
      if (!sum[key] || key === 'jump' && sum.jump < 0.5) return [];
      const high = Math.max(3, Math.sqrt(sum[key] / most) * height).toFixed(1);
      const [left, broad] = [column * wide, Math.max(1.5, wide * 0.8)].map((each) => each.toFixed(2));
      return [`M${left} ${bottom}h${broad}v-${high}h-${broad}Z`];
    });
    return make('path', { class: `bar-of ${key}`, d: d.join('') });
  }

  problems(runs, clock, x) {
    const places = new Map();
    for (const run of runs) {
      for (const problem of run.problems) {
        const at = x(clock.slotOf(run, problem.moment) + 0.5);
        places.set(at, places.get(at) || problem.severe);
      }
    }
    return [...places].map(([at, severe]) =>
      make('line', { class: `problem-at ${severe ? 'severe' : ''}`, x1: at, x2: at, y1: 0, y2: 6 }));
  }

  // A moment outside takes the window with it.
  show(slot) {
    const [from, to] = this.window, by = slot < from ? slot - from : slot > to ? slot - to : 0;
    const middle = this.x(slot + 0.5);
    Object.assign(this, { slot, window: [from + by, to + by] });
    set(this.now, { x1: middle, x2: middle });
    this.drawWindow();
  }

  drawWindow() {
    const [from, to] = this.window, isWhole = from <= 0 && to >= this.clock.last;
    const [left, right] = [this.x(from), this.x(to + 1)];
    set(this.frame, { x: left, width: right - left, visibility: isWhole ? 'hidden' : 'visible' });
    byId('whole').hidden = isWhole;
  }
}
