// The words for one and for several of each metric; PublishedNamesTests writes them.
const costWords = {
  measured: ['cell measured', 'cells measured'],
  remeasured: ['of them again', 'of them again'],
  delegateSizeQueries: ['size asked', 'sizes asked'],
  rowsReplaced: ['row broken', 'rows broken'],
  elementsRequeried: ['element asked for', 'elements asked for'],
  elementQueries: ['rectangle asked for', 'rectangles asked for'],
};

const costHelp = {
  measured: 'How often a cell was asked for its size; an item can be asked more than once',
  rowsReplaced: 'Equal neighbours count once, however many they are', remeasured: 'Cells that had shown the same item',
  elementQueries: 'The layout was asked which elements are in a rectangle',
};

// The events of a moment, in words.
class Story {
  constructor(run, isOpen, goTo) {
    Object.assign(this, { run, goTo });
    this.body = make('div');
    this.events = make('pre', { class: 'events', tabindex: 0, 'aria-label': 'Events' });
    this.summary = make('summary');
    this.details = make('details', isOpen ? { open: '' } : {}, this.summary, this.events);
    this.node = make('section', { class: 'story', 'aria-label': 'What happened' }, this.body, this.details);
  }

  show(index, jumps) {
    const moment = this.run.moments[index], before = index > 0 ? this.run.moments[index - 1] : null;
    const step = this.run.steps[moment.step], reason = this.run.texts[moment.reason];
    const parts = [
      make('h2', {}, ...rich(`${step.number}. ${step.action}`)),
      make('p', { class: 'muted small place' }, placeWords(moment, step)),
    ];
    if (step.note) parts.push(make('p', { class: 'note' }, ...rich(step.note)));
    if (step.checks) parts.push(checksTable(step, (what) => this.cause(what, index)));
    else if (reason) parts.push(make('p', { class: 'reason' }, ...rich(reason)));
    parts.push(this.numbers(moment, before, jumps));
    const costs = Object.entries(costWords).map(([key, words]) => [key, this.run.cost(moment, key), words])
      .filter(([, count]) => count).map(([key, count, [one, many]]) =>
        make('li', { 'data-cost': key, title: costHelp[key] || null }, counted(count, one, many)));
    if (costs.length) parts.push(make('ul', { class: 'costs' }, ...costs));
    if (index === step.first + step.count - 1) parts.push(...this.remarks(step));
    this.body.replaceChildren(...parts);
    say(this.summary, counted(moment.happened, 'event'));
    const lines = moment.lines ? moment.lines.split('\n') : [], left = moment.happened - lines.length;
    this.events.replaceChildren(...rich(moment.lines + (left > 0 ? `\n… and ${number(left)} more` : '')));
    if (this.details.hidden === moment.happened > 0) this.details.hidden = !moment.happened;
  }

  // A link from a failed expectation to the moment that caused it.
  cause(what, index) {
    const { run } = this, problem = run.problems.find((each) => each.expectation === index && each.title === what);
    if (!problem || problem.moment === index) return [];
    const link = make('button', { class: 'link' }, `caused in ${momentWords(run, problem.moment)}`);
    link.addEventListener('click', () => this.goTo(problem.moment));
    return [link];
  }

  numbers(moment, before, jumps) {
    const axis = this.run.axis, list = make('dl', { class: 'numbers' });
    const changed = (now, then, unit) =>
      (then !== undefined && number(then) !== number(now) ? `${number(then)} → ${number(now)}` : number(now)) + unit;
    const add = (name, words, title = null) =>
      list.append(make('dt', title ? { title } : {}, name), make('dd', { 'data-number': name }, ...[words].flat()));
    add('content', changed(moment.content[axis], before?.content[axis], ' pt'));
    add('offset', changed(moment.viewport[axis], before?.viewport[axis], ' pt'));
    const sizing = moment.measured + moment.estimated;
    if (sizing) add('measured', `${changed(moment.measured, before?.measured, '')} of ${counted(sizing, 'item')}`);
    if (Math.abs(moment.drift) >= 0.0005) {
      add('drift', points(moment.drift),
        'How far the first element that is at least half visible moved on screen by itself');
    }
    if (moment.left && !jumps.exits.length) {
      add('pushed off', counted(moment.left[0], 'element') + (moment.lost ? ', all that was read' : ''),
        'On screen before, and not any more');
    }
    for (const exit of jumps.exits) {
      const words = [...rich(exitWords(exit, true)), moment.lost ? ': all that was read' : ''];
      add('off screen', words, 'What left the screen without being scrolled: by which edge, and how far');
    }
    if (jumps.most) {
      add('jumped', `${counted(jumps.count, 'element')}, up to ${points(jumps.most)}`,
        'On screen, beyond what was scrolled');
    }
    return list;
  }

  remarks(step) {
    const notes = (step.issues || []).map((words) => make('p', { class: 'remark' }, ...rich(words)));
    const left = (step.issueCount || 0) - notes.length;
    if (left > 0) notes.push(make('p', { class: 'remark' }, `… and ${counted(left, 'issue')} more`));
    return [...(step.refusal ? [make('p', { class: 'remark failed' }, ...rich(step.refusal))] : []), ...notes];
  }
}

// The place of a moment in its step; of a check, whether its expectations hold.
function placeWords(moment, step) {
  if (step.checks) {
    const count = step.checkCount, failed = step.failed || 0;
    if (!count) return 'an expectation of other systems';
    return failed ? `${number(failed)} of ${counted(count, 'expectation')} ${failed === 1 ? 'does' : 'do'} not hold`
      : `${counted(count, 'expectation')} ${count === 1 ? 'holds' : 'hold'}`;
  }
  const layout = step.layouts > 1 ? `layout ${number(moment.layout)} of ${number(step.layouts)}, ` : '';
  return layout + (moment.round ? `round ${number(moment.round)} of measuring` : 'settled');
}

// The expectations of a step, and the values that were found.
function checksTable(step, causeOf) {
  const rows = step.checks.map(([what, expected, found, holds]) =>
    make('tr', { class: holds ? 'holds' : 'fails', 'data-check': what },
      make('td', { class: 'sign' },
        make('span', { 'aria-label': holds ? 'holds' : 'fails', role: 'img' }, holds ? '✓' : '✗')),
      make('th', { scope: 'row' }, what.replace(/\./g, '.\u200b')),
      make('td', {}, ...rich(expected),
        ...(holds ? [] : [make('div', { class: 'found' }, ...rich(`found ${found}`)), ...causeOf(what)]))));
  const left = step.checkCount - step.checks.length;
  const more = `… and ${number(left)} more that hold`;
  if (left > 0) rows.push(make('tr', {}, make('td'), make('td', { colspan: 2 }, more)));
  return make('table', { class: 'checks' }, make('tbody', {}, ...rows));
}
