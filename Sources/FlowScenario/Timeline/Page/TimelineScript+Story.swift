extension TimelineScript {
    /// Tells in words what happened, and what the colours mean.
    static let story = #"""
        const legendWords = [
          ['measured', 'measured'], ['given', 'given'], ['estimated', 'estimated'], ['header', 'header', 'headers'],
          ['footer', 'footer', 'footers'], ['background', 'background', 'backgrounds'], ['asked', 'asked for size'],
          ['named', 'named or asked for again'], ['moved', 'moved'], ['broken', 'row broken again', 'rows broken again'],
          ['ghost', 'where it stood', 'where they stood'],
        ];

        function swatch(key) {
          const shape = { width: 18, height: 12, rx: 2 }, plain = { broken: 'broken-row', ghost: 'ghost', viewport: 'viewport' };
          const isMark = ['asked', 'named', 'moved'].includes(key);
          const drawn = plain[key]
            ? make('rect', { class: plain[key], ...shape })
            : make('g', { class: `element ${isMark ? 'given ' : ''}${key}` }, make('rect', shape));
          return make('svg', { viewBox: '0 0 18 12', class: 'marks', 'aria-hidden': 'true' }, drawn);
        }

        // Of the viewport and of what is drawn around it.
        function legend(counts, [, , width, height]) {
          const parts = legendWords.filter(([key]) => counts[key] > 0).map(([key, one, many = one]) =>
            make('li', { 'data-count': key }, swatch(key), counted(counts[key], one, many)));
          const view = `viewport ${number(width)} × ${number(height)}`;
          return [make('li', { 'data-count': 'viewport' }, swatch('viewport'), view), ...parts];
        }

        const costWords = {
          measured: ['cell measured', 'cells measured'], remeasured: ['of them again', 'of them again'],
          delegateSizeQueries: ['size asked of the delegate', 'sizes asked of the delegate'],
          rowsReplaced: ['row broken', 'rows broken'],
          elementsRequeried: ['element asked for by itself', 'elements asked for by themselves'],
          elementQueries: ['rectangle asked for', 'rectangles asked for'],
        };

        const costHelp = {
          rowsReplaced: 'Equal neighbours count once, however many they are', remeasured: 'Cells that had shown the same item',
          elementQueries: 'The layout was asked which elements are in a rectangle',
        };

        // What happened, in words.
        class Story {
          constructor(run, isOpen) {
            this.run = run;
            this.body = make('div');
            this.events = make('pre', { class: 'events' });
            this.summary = make('summary');
            this.details = make('details', isOpen ? { open: '' } : {}, this.summary, this.events);
            this.node = make('section', { class: 'story' }, this.body, this.details);
          }

          show(index) {
            const moment = this.run.moments[index], before = index > 0 ? this.run.moments[index - 1] : null;
            const step = this.run.steps[moment.step];
            const parts = [
              make('h2', {}, `${step.number}. ${step.action}`),
              make('p', { class: 'muted small' }, this.place(moment, step)),
            ];
            if (step.note) parts.push(make('p', {}, step.note));
            if (moment.reason) parts.push(make('p', { class: 'reason' }, moment.reason));
            parts.push(this.numbers(moment, before));
            const costs = Object.entries(costWords).filter(([key]) => moment.costs[key])
              .map(([key, [one, many]]) => make('li', { 'data-cost': key, title: costHelp[key] || '' }, counted(moment.costs[key], one, many)));
            if (costs.length) parts.push(make('ul', { class: 'costs' }, ...costs));
            const isLast = index === step.first + step.count - 1;
            if (isLast) parts.push(...this.remarks(step));
            this.body.replaceChildren(...parts);
            this.summary.textContent = counted(moment.happened, 'event');
            this.events.textContent = moment.events.join('\n');
            this.details.hidden = !moment.happened;
          }

          place(moment, step) {
            if (step.expects) return `an expectation that ${step.differences.length ? 'does not hold' : 'holds'}`;
            const moments = this.run.moments.slice(step.first, step.first + step.count);
            const layouts = Math.max(...moments.map((other) => other.layout));
            const layout = layouts > 1 ? `layout ${moment.layout} of ${layouts}, ` : '';
            return layout + (moment.round ? `round ${moment.round} of measuring` : 'settled');
          }

          numbers(moment, before) {
            const axis = this.run.axis, list = make('dl', { class: 'numbers' });
            const changed = (now, then) =>
              then !== undefined && then !== now ? `${number(then)} → ${number(now)}` : number(now);
            const add = (name, words) =>
              list.append(make('dt', {}, name), make('dd', { 'data-number': name }, words));
            add('content', changed(moment.content[axis], before?.content[axis]));
            add('offset', changed(moment.viewport[axis], before?.viewport[axis]));
            const sizing = moment.measured + moment.estimated;
            if (sizing) add('measured', `${changed(moment.measured, before?.measured)} of ${number(sizing)}`);
            if (moment.drift) add('drift', number(moment.drift));
            return list;
          }

          remarks(step) {
            const failures = [...(step.refusal ? [step.refusal] : []), ...step.differences];
            return [
              ...failures.map((words) => make('p', { class: 'remark failed' }, words)),
              ...step.issues.map((words) => make('p', { class: 'remark' }, words)),
            ];
          }
        }
        """#
}
