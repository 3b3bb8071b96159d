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

// The page opens a problem at the moment that caused it, goes to moments, and picks elements by their names.
class Problems {
  constructor(runs, clock, { open, goTo, pick }) {
    Object.assign(this, { clock, open, goTo, pick, at: -1, node: byId('problems'), list: problemsOf(runs) });
    this.count = runs.reduce((sum, run) => sum + run.problemCount, 0);
    set(byId('problem'), { disabled: this.list.length ? null : '' });
    this.fill(runs);
  }

  fill(runs) {
    this.node.className = this.list.length ? 'problems some' : 'problems none';
    if (!this.list.length) {
      const held = runs.reduce((sum, run) => run.steps.reduce((most, step) => most + (step.checkCount || 0), sum), 0);
      this.node.replaceChildren(make('p', {}, make('span', { class: 'sign', 'aria-hidden': 'true' }, '✓'),
        held ? `No problems; ${counted(held, 'expectation')} ${held === 1 ? 'holds' : 'hold'}` : 'No problems'));
      return;
    }
    this.rows = this.list.map((problem, index) => this.row(problem, index, runs));
    const left = this.count - this.list.length;
    const more = left > 0 ? [make('li', { class: 'muted small' }, `… and ${number(left)} more`)] : [];
    const next = make('button', { class: 'next', title: 'Next problem (N)' }, 'Next ', make('kbd', {}, 'N'));
    next.addEventListener('click', () => this.next(1));
    this.node.replaceChildren(
      make('header', {}, make('h2', {}, counted(this.count, 'problem')), next),
      make('ol', {}, ...this.rows, ...more));
  }

  row(problem, index, runs) {
    const { run, kind, severe, title, text } = problem;
    const place = runs.length < 2 ? null : run === runs[0] ? 'first' : 'second';
    const button = make('button', { 'data-problem': kind, class: place },
      make('span', { class: `kind ${severe ? 'severe' : ''}` }, problemKinds[kind]),
      make('span', { class: 'title' }, make('b', {}, ...rich(title)),
        make('span', { class: 'text' }, ...rich(text.split('\n')[0]))),
      make('span', { class: 'muted small at' }, `step ${number(run.steps[problem.step].number)}`));
    button.addEventListener('click', () => this.go(index));
    return make('li', {}, button);
  }

  // What is known of a problem, below its row while the page is at it.
  details(problem) {
    const { run, expectation, work = [], cures = [] } = problem, parts = [];
    if (work.some(({ elements }) => elements.length)) {
      parts.push(make('ul', { class: 'work', 'aria-label': 'Elements by cause' },
        ...work.filter(({ elements }) => elements.length).map((group) => this.group(problem, group))));
    }
    for (const { text, command } of cures) {
      parts.push(make('p', { class: 'cure' }, make('b', {}, 'Cure: '), ...rich(text)));
      if (command) parts.push(make('pre', { class: 'command', tabindex: 0, 'aria-label': 'Command' }, command));
    }
    if (expectation !== undefined && run.moments[expectation].step !== problem.step) {
      const { number: own, action } = run.steps[run.moments[expectation].step];
      const link = make('button', { class: 'link' }, `step ${number(own)}: ${action}`);
      link.addEventListener('click', () => this.goTo(this.clock.slotOf(run, expectation)));
      parts.push(make('p', { class: 'found-by' }, 'Found by ', link));
    }
    return parts.length ? [make('div', { class: 'more' }, ...parts)] : [];
  }

  group(problem, { cause, count, elements }) {
    const names = runsOf(elements), shown = names.slice(0, 12), rest = names.length - shown.length;
    const words = cause ? `${number(count || elements.length)} ${cause}` : counted(elements.length, 'element');
    const title = 'Select them in the picture', said = make('span', { class: 'muted small', role: 'status' });
    const button = make('button', { 'aria-pressed': false, title }, make('b', {}, words), ' ',
      ...shown.flatMap((name, index) => [index ? ', ' : '', make('span', { class: 'path' }, name)]),
      rest > 0 ? ` and ${number(rest)} more` : '');
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') === 'true';
      for (const each of this.node.querySelectorAll('.work button')) set(each, { 'aria-pressed': false });
      const found = isOn ? this.pick(problem, []) : this.pick(problem, elements);
      set(button, { 'aria-pressed': !isOn });
      say(said, isOn ? '' : `${number(found)} of ${counted(elements.length, 'element')} near the screen`);
    });
    return make('li', {}, button, said);
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
    const row = this.rows[index], list = row.parentNode, top = row.offsetTop;
    const isAbove = top < list.scrollTop, isBelow = top + row.offsetHeight > list.scrollTop + list.clientHeight;
    if (isAbove || isBelow) list.scrollTop = top - 8;
  }

  mark(index) {
    if (this.at === index) return;
    const before = this.rows[this.at];
    before?.firstChild.removeAttribute('aria-current');
    before?.querySelector('.more')?.remove();
    this.at = index;
    if (index < 0) return;
    this.rows[index].firstChild.setAttribute('aria-current', 'true');
    this.rows[index].append(...this.details(this.list[index]));
  }

  // At another moment the page is at no problem, but goes on from the last.
  note(slot) {
    if (!this.list.length) return;
    const isThere = this.at >= 0 && this.clock.slotOf(this.list[this.at].run, this.list[this.at].moment) === slot;
    this.node.classList.toggle('elsewhere', !isThere);
  }
}
