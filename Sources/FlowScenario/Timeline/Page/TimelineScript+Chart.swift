extension TimelineScript {
    /// Draws quantities over all moments.
    static let chart = #"""
        // One quantity of all runs over all moments.
        class Chart {
          constructor(title, clock, value, seek) {
            Object.assign(this, { clock, value });
            this.node = make('figure', { class: 'chart', style: 'margin: 0' });
            this.label = make('span');
            this.plot = make('svg', { viewBox: '0 0 1000 100', preserveAspectRatio: 'none' });
            this.now = make('line', { class: 'now', y1: 0, y2: 100 });
            const lines = clock.runs.map((run) => clock.slots.map((_, slot) => this.at(run, slot)));
            const low = Math.min(0, ...lines.flat()), high = Math.max(low + 1e-9, ...lines.flat());
            lines.forEach((line, place) => {
              const y = (each) => (97 - (each - low) / (high - low) * 94).toFixed(2);
              // A step, not a slope: nothing is known between two moments.
              const path = line.map((each, slot) => slot === 0 ? `M0 ${y(each)}` : `H${this.x(slot)}V${y(each)}`);
              this.plot.append(make('path', { d: path.join('') + 'H1000', class: place ? 'second' : '' }));
            });
            this.plot.append(this.now);
            this.plot.addEventListener('click', (event) => {
              const box = this.plot.getBoundingClientRect();
              seek(Math.floor((event.clientX - box.left) / box.width * clock.slots.length));
            });
            this.node.append(make('header', {}, make('span', { class: 'muted' }, title), this.label), this.plot);
          }

          at(run, slot) { return this.value(run, run.moments[this.clock.moment(run, slot)]); }

          x(slot) { return (slot / this.clock.slots.length * 1000).toFixed(2); }

          show(slot) {
            const middle = (slot + 0.5) / this.clock.slots.length * 1000;
            this.now.setAttribute('x1', middle);
            this.now.setAttribute('x2', middle);
            this.label.replaceChildren(...this.clock.runs.flatMap((run, place) => [
              place ? ' / ' : '', make('b', { class: place ? 'second' : 'first' }, number(this.at(run, slot))),
            ]));
          }
        }
        """#
}
