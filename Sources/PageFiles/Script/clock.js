// Two runs go side by side, layout by layout: the one with fewer moments in a layout waits.
class Clock {
  constructor(runs) {
    this.runs = runs;
    this.slot = 0;
    this.firstSlots = [];
    this.slots = [];
    this.places = new Map(runs.map((run) => [run, []]));
    const steps = runs.reduce((most, run) => Math.max(most, run.steps.length), 0);
    for (let step = 0; step < steps; step++) {
      this.firstSlots.push(this.slots.length);
      this.add(step, runs.map((run) => Clock.layouts(run, step)));
    }
  }

  // The layouts of a step: by number the first moment of each, and how many it has.
  static layouts(run, step) {
    const layouts = new Map();
    if (step >= run.steps.length) return layouts;
    const { first, count } = run.steps[step];
    for (let at = first; at < first + count; at++) {
      const known = layouts.get(run.moments[at].layout);
      if (known) known[1]++; else layouts.set(run.moments[at].layout, [at, 1]);
    }
    return layouts;
  }

  add(step, layoutsOfRuns) {
    const layouts = [...new Set(layoutsOfRuns.flatMap((each) => [...each.keys()]))].sort((a, b) => a - b);
    // Where a run has no such layout it waits at the one before; where it has no such step, at its end.
    const waiting = this.runs.map((run) => step < run.steps.length ? run.steps[step].first : run.moments.length - 1);
    for (const layout of layouts) {
      const counts = layoutsOfRuns.map((each) => each.get(layout));
      const count = counts.reduce((most, each) => Math.max(most, each ? each[1] : 0), 0);
      for (let place = 0; place < count; place++) {
        this.slots.push({ step, layout, place });
        this.runs.forEach((run, index) => {
          const own = counts[index];
          if (own) waiting[index] = own[0] + Math.min(place, own[1] - 1);
          this.places.get(run).push(waiting[index]);
        });
      }
    }
  }

  get last() { return this.slots.length - 1; }
  clamp(slot) { return Math.min(Math.max(0, slot), this.last); }
  moment(run, slot) { return this.places.get(run)[slot]; }
  firstSlot(step) { return this.firstSlots[Math.min(step, this.firstSlots.length - 1)]; }
  lastSlot(step) { return step + 1 < this.firstSlots.length ? this.firstSlots[step + 1] - 1 : this.last; }

  // The first slot that shows a moment of a run.
  slotOf(run, moment) {
    const places = this.places.get(run);
    let low = 0, high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle] < moment) low = middle + 1; else high = middle;
    }
    return this.clamp(low);
  }

  // The start of this step or of the one before; the start of the next, or the end.
  stepFrom(slot, direction) {
    const { step } = this.slots[slot];
    if (direction > 0) return step + 1 < this.firstSlots.length ? this.firstSlots[step + 1] : this.last;
    return this.firstSlots[step] < slot ? this.firstSlots[step] : this.firstSlots[Math.max(0, step - 1)];
  }

  // The same place in another clock; the end stays the end, and a settled layout a settled one.
  placeOf(slot) { return { ...this.slots[slot], isEndOfStep: slot === this.lastSlot(this.slots[slot].step) }; }

  slotAt({ step, layout, place, isEndOfStep }) {
    if (step >= this.firstSlots.length) return this.last;
    if (isEndOfStep) return this.lastSlot(step);
    const first = this.firstSlot(step), last = this.lastSlot(step);
    for (let slot = first; slot <= last; slot++) {
      const here = this.slots[slot];
      if (here.layout > layout || here.layout === layout && here.place >= place) return slot;
    }
    return last;
  }
}
