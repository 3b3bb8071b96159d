extension TimelineScript {
    /// Reads the data, and puts the moments of one or two runs on one clock.
    static let run = #"""
        // A run: moments, each of which says what is different from the one before.
        class Run {
          constructor(data) {
            Object.assign(this, data);
            this.axis = this.vertical ? 1 : 0;
            this.index = -1;
            this.state = new Map();
            let measured = 0;
            this.moments.forEach((moment) => {
              measured += moment.costs.measured || 0;
              moment.measuredSoFar = measured;
            });
          }

          // Element number → [number, x, y, width, height, z, role, label], as of a moment.
          stateAt(index) {
            const key = index - index % this.interval;
            let from = this.index + 1;
            if (this.index > index || this.index < key) { from = key; this.state = new Map(); }
            for (let at = from; at <= index; at++) this.apply(this.moments[at], at % this.interval === 0);
            this.index = index;
            return this.state;
          }

          apply(moment, isKey) {
            if (isKey) this.state.clear();
            (moment.gone || []).forEach((number) => this.state.delete(number));
            moment.set.forEach((row) => this.state.set(row[0], row));
          }

          at(step, place) {
            if (step >= this.steps.length) return this.moments.length - 1;
            const { first, count } = this.steps[step];
            return first + Math.min(place, count - 1);
          }

          length(moment) { return moment.content[this.axis]; }
          offset(moment) { return moment.viewport[this.axis]; }
        }

        // Two runs go side by side, step by step: the one with fewer moments in a step waits.
        class Clock {
          constructor(runs) {
            this.runs = runs;
            this.slots = [];
            this.firstSlots = [];
            const steps = Math.max(...runs.map((run) => run.steps.length));
            for (let step = 0; step < steps; step++) {
              this.firstSlots.push(this.slots.length);
              const count = Math.max(1, ...runs.map((run) => step < run.steps.length ? run.steps[step].count : 0));
              for (let place = 0; place < count; place++) this.slots.push({ step, place });
            }
            this.slot = 0;
          }

          get last() { return this.slots.length - 1; }
          clamp(slot) { return Math.min(Math.max(0, slot), this.last); }
          moment(run, slot) { const { step, place } = this.slots[slot]; return run.at(step, place); }

          // The start of this step or of the one before; the start of the next, or the end.
          stepFrom(slot, direction) {
            const { step } = this.slots[slot];
            if (direction > 0) return step + 1 < this.firstSlots.length ? this.firstSlots[step + 1] : this.last;
            return this.firstSlots[step] < slot ? this.firstSlots[step] : this.firstSlots[Math.max(0, step - 1)];
          }
        }
        """#
}
