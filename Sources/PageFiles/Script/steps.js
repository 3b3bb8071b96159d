// Long lists are cut around the current step; moments are listed where they are few.
const shownSteps = 300, shownMoments = 12;

// What is remarkable in a step of a run, the worst first: {kind, sign, words, help, severe}.
function marksOf(run, index) {
  const step = run.steps[index], problems = run.problemsOf(index), marks = [];
  const mark = (kind, sign, words, help, severe = false) => marks.push({ kind, sign, words, help, severe });
  const of = (...kinds) => problems.filter((problem) => kinds.includes(problem.kind));
  if (step.refusal) mark('refused', '⊘', 'refused', short(step.refusal), step.failed > 0);
  else if (step.failed) mark('failed', '✗', `${number(step.failed)} failed`, 'Expectations that do not hold', true);
  const later = of('expectation').filter(({ expectation }) => run.moments[expectation]?.step > index);
  if (later.length) {
    const words = `led to ${counted(later.length, 'failure')}`;
    mark('cause', '✗', words, 'An expectation of a later step does not hold', true);
  }
  if (of('loop').length) mark('loop', '∞', 'looped', 'The layout did not come to an end', true);
  const issues = (step.issueCount || 0) - (of('loop').length ? 1 : 0);
  if (issues > 0) {
    mark('issue', '⚠', counted(issues, 'issue'), 'What UIKit would raise or log', of('error').length > 0);
  }
  const { drift, isLost, measured } = run.workOf(index);
  if (drift >= 0.5) {
    mark('jump', '↕', `jumped ${points(drift)}`, 'The reader’s place moved on screen without being scrolled');
  }
  if (isLost) mark('jump', '⇥', 'all pushed off', 'Everything that was on screen left it without being scrolled');
  if (step.visible !== undefined) {
    mark('measured', '▤', `measured ${number(measured)}`, `Cells measured; ${number(step.visible)} are on screen`);
  }
  return marks;
}

// The marks of one step in all runs; with two runs each has the colour of its run.
function markNodes(runs, index) {
  return runs.flatMap((run, place) => index >= run.steps.length ? [] : marksOf(run, index).map((mark) => {
    const whose = runs.length > 1 ? ` ${place ? 'second' : 'first'}` : '';
    return make('span', { class: `mark ${mark.kind}${mark.severe ? ' severe' : ''}${whose}`, title: mark.help },
      make('span', { class: 'sign', 'aria-hidden': 'true' }, mark.sign), ` ${mark.words}`);
  }));
}

class StepList {
  constructor(goTo) {
    Object.assign(this, { goTo, details: byId('step-list'), list: byId('steps-shown'), field: byId('step-filter') });
    this.details.open = !window.matchMedia('(max-width: 639px)').matches;
    this.field.addEventListener('input', () => this.fill(this.step));
    this.field.addEventListener('keydown', (event) => event.stopPropagation());
    goThrough(this.list, (button) => this.come(button));
    this.list.addEventListener('click', (event) => {
      const to = event.target.closest('button')?.dataset.slot;
      if (to !== undefined) this.goTo(Number(to));
    });
  }

  lay(runs, clock) {
    Object.assign(this, { runs, clock, step: 0, slot: 0 });
    this.count = clock.firstSlots.length;
    this.field.parentNode.hidden = this.count < 8;
    this.field.value = '';
    this.marked = Array.from({ length: this.count }, (_, index) => markNodes(runs, index));
    this.fill(0);
  }

  name(index) {
    const step = (this.runs.find((run) => index < run.steps.length) || this.runs[0]).steps[index];
    return { number: step.number, action: step.action, note: step.note || '' };
  }

  // The steps that the filter keeps: by words of the action, the note or a mark.
  kept() {
    const wanted = this.field.value.trim().toLowerCase(), all = Array.from({ length: this.count }, (_, index) => index);
    if (!wanted) return all;
    return all.filter((index) => {
      const { number: own, action, note } = this.name(index);
      const marks = this.marked[index].map((node) => node.textContent);
      return [`${own} ${action}`, note, ...marks].some((text) => text.toLowerCase().includes(wanted));
    });
  }

  fill(step) {
    const kept = this.kept(), place = kept.findIndex((index) => index >= step);
    const middle = place < 0 ? kept.length - 1 : place;
    const from = Math.max(0, Math.min(middle - shownSteps / 2, kept.length - shownSteps));
    const shown = kept.slice(from, from + shownSteps), after = kept.length - from - shown.length;
    this.rows = new Map(shown.map((index) => [index, this.row(index)]));
    const more = (count, words) => count > 0 ? [make('li', { class: 'muted small' }, `${number(count)} ${words}`)] : [];
    const none = kept.length ? [] : [make('li', { class: 'muted small' }, 'no step is like that')];
    this.list.replaceChildren(...more(from, 'earlier steps'), ...this.rows.values(), ...more(after, 'later steps'),
      ...none);
    [this.current, this.said] = [null, false];
    this.show(this.slot);
  }

  row(index) {
    const { number: own, action, note } = this.name(index);
    const button = make('button', { 'data-slot': this.clock.lastSlot(index), tabindex: -1, title: note || null },
      make('span', { class: 'own' }, own), make('span', { class: 'words' }, ...rich(action)),
      ...(this.marked[index].length ? [make('span', { class: 'marks-of' }, ...this.marked[index])] : []));
    return make('li', {}, button);
  }

  show(slot) {
    const { step } = this.clock.slots[slot], isOther = step !== this.step;
    Object.assign(this, { slot, step });
    if (!this.rows.has(step) && !this.field.value) { this.fill(step); return; }
    const row = this.rows.get(step) || null;
    if (row !== this.current) this.open(row, step);
    for (const node of row?.querySelectorAll('.moments button') || []) {
      set(node, { 'aria-current': Number(node.dataset.slot) === slot ? 'true' : null });
    }
    if (!isOther && this.said) return;
    const { number: own, action } = this.name(step);
    byId('step-now').replaceChildren(
      `${number(own)} of ${number(this.count - 1)}`, make('span', { class: 'words' }, ...rich(action)),
      ...this.marked[step].map((node) => node.cloneNode(true)));
    this.said = true;
  }

  // Marks the row of the current step, and lists its moments.
  open(row, step) {
    const before = this.current;
    if (before) {
      set(before.firstChild, { 'aria-current': null, tabindex: -1 });
      before.querySelector('.moments')?.remove();
    }
    this.current = row;
    set((row || this.rows.values().next().value)?.firstChild || this.list, { tabindex: 0 });
    if (!row) return;
    set(row.firstChild, { 'aria-current': 'step' });
    const [first, last] = [this.clock.firstSlot(step), this.clock.lastSlot(step)];
    if (last > first && last - first < shownMoments) row.append(this.moments(first, last));
    const { list } = this, top = row.offsetTop, end = top + row.offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top - 8;
    else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight + 8;
  }

  moments(first, last) {
    const items = [];
    for (let slot = first; slot <= last; slot++) {
      // Of two runs the one that does not wait at this moment.
      const isNew = (run) => slot === first || this.clock.moment(run, slot) !== this.clock.moment(run, slot - 1);
      const run = this.runs.find(isNew) || this.runs[0], moment = run.moments[this.clock.moment(run, slot)];
      const words = placeWords(moment, run.steps[moment.step]);
      items.push(make('li', {}, make('button', { 'data-slot': slot, tabindex: -1 }, words)));
    }
    return make('ol', { class: 'moments', 'aria-label': 'Moments of this step' }, ...items);
  }

  // The row that arrows came to is shown, and keeps the focus.
  come(button) {
    const { slot } = button.dataset, isMoment = button.closest('.moments');
    this.goTo(Number(slot));
    const focus = isMoment
      ? this.current?.querySelector(`.moments [data-slot="${slot}"]`) : this.rows.get(this.step)?.firstChild;
    focus?.focus({ preventScroll: true });
  }
}
