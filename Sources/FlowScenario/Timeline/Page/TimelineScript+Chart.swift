extension TimelineScript {
    /// Draws quantities over all moments.
    static let chart = #"""
        // One quantity of all runs over all moments, between the least and the most that it ever is.
        class Chart {
          constructor(title, clock, value, seek, isFromZero = true) {
            Object.assign(this, { clock, value });
            this.node = make('figure', { class: 'chart' });
            this.label = make('span');
            this.now = make('line', { class: 'now', y1: 0, y2: 100 });
            const lines = clock.runs.map((run) => clock.slots.map((_, slot) => this.at(run, slot)));
            const all = lines.flat();
            const [low, high] = all.reduce(([least, most], each) => [Math.min(least, each), Math.max(most, each)],
              isFromZero ? [0, 0] : [all[0], all[0]]);
            const range = low === high ? number(low) : `${number(low)} to ${number(high)}`;
            this.plot = make('svg', {
              viewBox: '0 0 1000 100', preserveAspectRatio: 'none', role: 'img', 'aria-label': `${title}, ${range}`,
            });
            lines.forEach((line, place) => {
              const y = (each) => (97 - (each - low) / (high - low || 1) * 94).toFixed(2);
              // A step, not a slope: nothing is known between two moments.
              const path = line.map((each, slot) => slot === 0 ? `M0 ${y(each)}` : `H${this.x(slot)}V${y(each)}`);
              this.plot.append(make('path', { d: path.join('') + 'H1000', class: place ? 'second' : '' }));
            });
            this.plot.append(this.now);
            this.plot.addEventListener('click', (event) => {
              const box = this.plot.getBoundingClientRect();
              seek(Math.floor((event.clientX - box.left) / box.width * clock.slots.length));
            });
            const scale = make('div', { class: 'scale' },
              make('span', {}, low === high ? '' : number(high)), make('span', {}, number(low)));
            this.node.append(
              make('header', {}, make('span', { class: 'muted' }, title), this.label),
              make('div', { class: 'plot' }, scale, this.plot));
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

        // What two runs came to, in numbers.
        function totals(runs) {
          const sum = (run, key) => run.moments.reduce((all, moment) => all + (moment.costs[key] || 0), 0);
          const last = (run) => run.moments[run.moments.length - 1];
          const rows = [
            ['content at first', (run) => run.length(run.moments[Math.max(0, run.steps[0].count - 1)])],
            ['content at last', (run) => run.length(last(run))],
            ['cells measured', (run) => sum(run, 'measured')],
            ['rounds of measuring', (run) => run.moments.filter((moment) => moment.round).length],
            ['rows broken', (run) => sum(run, 'rowsReplaced')],
            ['largest drift', (run) => run.moments.reduce((most, moment) => Math.max(most, Math.abs(moment.drift || 0)), 0)],
          ].map(([name, value]) => [name, ...runs.map(value)]);
          const body = rows.map(([name, one, other]) => make('tr', { 'data-total': name, class: one === other ? '' : 'differs' },
            make('th', { scope: 'row' }, name), make('td', { class: 'first' }, number(one)),
            make('td', { class: 'second' }, number(other))));
          const names = runs.map((run, place) =>
            make('th', { scope: 'col', class: place ? 'second' : 'first', title: run.name }, run.name || 'unnamed'));
          return make('table', { class: 'chart totals' },
            make('thead', {}, make('tr', {}, make('td', {}, 'whole run'), ...names)), make('tbody', {}, ...body));
        }
        """#
}
