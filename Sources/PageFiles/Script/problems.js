const problemKinds = {
  expectation: 'failed', refusal: 'refused', loop: 'loop', error: 'error', conflict: 'conflict', warning: 'warning',
  lost: 'lost', drift: 'drift',
};

// By kind and step; in a step the first of each run, then the second of each …
function problemsOf(runs) {
  const kinds = Object.keys(problemKinds);
  return runs.flatMap((run) => run.problems.map((problem, rank) => ({ ...problem, run, rank })))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.step - b.step || a.rank - b.rank);
}

class Problems {
  constructor(runs, clock, open) {
    Object.assign(this, { clock, open, at: -1, node: byId('problems'), list: problemsOf(runs) });
    this.count = runs.reduce((sum, run) => sum + run.problemCount, 0);
    this.fill(runs);
  }

  fill(runs) {
    const isTwo = runs.length > 1;
    this.node.className = this.list.length ? 'problems some' : 'problems none';
    if (!this.list.length) {
      const held = runs.reduce((sum, run) => run.steps.reduce((most, step) => most + (step.checkCount || 0), sum), 0);
      this.node.replaceChildren(make('p', {}, make('span', { class: 'sign', 'aria-hidden': 'true' }, '✓'),
        held ? `No problems; ${counted(held, 'expectation')} ${held === 1 ? 'holds' : 'hold'}` : 'No problems'));
      return;
    }
    this.rows = this.list.map((problem, index) => {
      const words = [make('span', { class: `kind ${problem.severe ? 'severe' : ''}` }, problemKinds[problem.kind]),
        make('span', { class: 'title' },
          make('b', {}, short(problem.title)), make('span', { class: 'text' }, short(problem.text.split('\n')[0])),
          ...(problem.cures || []).map(({ text, command = '' }) =>
            make('span', { class: 'cure' }, `${text} `, make('code', {}, command)))),
        make('span', { class: 'muted small at' }, `step ${number(problem.run.steps[problem.step].number)}`)];
      const place = isTwo ? (problem.run === runs[0] ? 'first' : 'second') : null;
      const button = make('button', { 'data-problem': problem.kind, class: place }, ...words);
      button.addEventListener('click', () => this.go(index));
      return make('li', {}, button);
    });
    const left = this.count - this.list.length;
    if (left > 0) this.rows.push(make('li', { class: 'muted small' }, `… and ${number(left)} more`));
    const next = make('button', { class: 'next', title: 'Next problem (N)' }, 'Next ', make('kbd', {}, 'N'));
    next.addEventListener('click', () => this.next(1));
    this.node.replaceChildren(
      make('header', {}, make('h2', {}, counted(this.count, 'problem')), next), make('ol', {}, ...this.rows));
  }

  // The one after or before, and round.
  next(direction) {
    const count = this.list.length;
    if (count) this.go(this.at < 0 && direction < 0 ? count - 1 : (this.at + direction + count) % count);
  }

  go(index) {
    const problem = this.list[index];
    this.open(problem, this.clock.slotOf(problem.run, problem.moment));
    this.mark(index);
    this.note(this.clock.slot);
    const row = this.rows[index], list = row.parentNode, { scrollTop: top } = list;
    const isAbove = row.offsetTop < top, isBelow = row.offsetTop + row.offsetHeight > top + list.clientHeight;
    if (isAbove || isBelow) list.scrollTop = row.offsetTop - 8;
  }

  mark(index) {
    if (this.at >= 0) this.rows[this.at].firstChild.removeAttribute('aria-current');
    this.at = index;
    if (index >= 0) this.rows[index].firstChild.setAttribute('aria-current', 'true');
  }

  // At another moment the page is at no problem, but goes on from the last.
  note(slot) {
    if (!this.list.length) return;
    const isThere = this.at >= 0 && this.clock.slotOf(this.list[this.at].run, this.list[this.at].moment) === slot;
    this.node.classList.toggle('elsewhere', !isThere);
  }
}
