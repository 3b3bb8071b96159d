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

          // How many moments each layout of a step has.
          layouts(step) {
            const counts = new Map();
            if (step >= this.steps.length) return counts;
            const { first, count } = this.steps[step];
            for (const moment of this.moments.slice(first, first + count)) {
              counts.set(moment.layout, (counts.get(moment.layout) || 0) + 1);
            }
            return counts;
          }

          // The moment at a place in a layout of a step; where there are fewer of them, the last before it.
          at(step, layout, place) {
            if (step >= this.steps.length) return this.moments.length - 1;
            const { first, count } = this.steps[step];
            let found = first;
            for (let index = first, seen = 0; index < first + count && this.moments[index].layout <= layout; index++) {
              if (this.moments[index].layout === layout && seen++ > place) break;
              found = index;
            }
            return found;
          }

          // Where a page opens: the first moment in which something is to be seen, for a view may begin without a
          // height.
          get firstShown() {
            const shown = this.moments.findIndex(({ viewport, set }) => viewport[2] > 0 && viewport[3] > 0 && set.length > 0);
            return Math.max(0, shown);
          }

          length(moment) { return moment.content[this.axis]; }
          offset(moment) { return moment.viewport[this.axis]; }
        }

        // Two runs go side by side, layout by layout: the one with fewer moments in a layout waits.
        class Clock {
          constructor(runs) {
            this.runs = runs;
            this.slots = [];
            this.firstSlots = [];
            const steps = Math.max(...runs.map((run) => run.steps.length));
            for (let step = 0; step < steps; step++) {
              this.firstSlots.push(this.slots.length);
              const counts = runs.map((run) => run.layouts(step));
              const layouts = [...new Set(counts.flatMap((each) => [...each.keys()]))].sort((a, b) => a - b);
              for (const layout of layouts) {
                const count = Math.max(...counts.map((each) => each.get(layout) || 0));
                for (let place = 0; place < count; place++) this.slots.push({ step, layout, place });
              }
            }
            this.slot = 0;
            // Asked for by every chart and every key.
            this.places = new Map(runs.map((run) =>
              [run, this.slots.map(({ step, layout, place }) => run.at(step, layout, place))]));
          }

          // The first slot in which every run shows something.
          get firstShown() {
            return Math.max(...this.runs.map((run) => this.places.get(run).indexOf(run.firstShown)));
          }

          get last() { return this.slots.length - 1; }
          clamp(slot) { return Math.min(Math.max(0, slot), this.last); }
          moment(run, slot) { return this.places.get(run)[slot]; }

          // The start of this step or of the one before; the start of the next, or the end.
          stepFrom(slot, direction) {
            const { step } = this.slots[slot];
            if (direction > 0) return step + 1 < this.firstSlots.length ? this.firstSlots[step + 1] : this.last;
            return this.firstSlots[step] < slot ? this.firstSlots[step] : this.firstSlots[Math.max(0, step - 1)];
          }
        }
        """#
}
