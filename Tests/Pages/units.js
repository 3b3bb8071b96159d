'use strict';
// Tests functions of the page that need no view, on the runs of sample.js. Writes a line a check into the page, or to
// the console where there is no page.
(() => {
  const report = typeof document === 'undefined' ? null : document.getElementById('report');
  const write = report ? (line) => { report.append(line + '\n'); } : (line) => { console.log(line); };

  function check(words, test) {
    let outcome;
    try { outcome = test(); } catch (error) { outcome = `it threw ${error.stack}`; }
    write(outcome === true ? `ok ${words}` : `FAILED ${words}: ${String(outcome).replace(/\n/g, ' ')}`);
  }

  const equal = (found, expected) => JSON.stringify(found) === JSON.stringify(expected)
    || `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
  const sample = () => new Run(JSON.parse(JSON.stringify(samples[0])));
  const run = sample(), clock = new Clock([run]);
  // The first moments of the sample's first step.
  const beginning = (count) => {
    const data = JSON.parse(JSON.stringify(samples[0]));
    return new Run({ ...data, moments: data.moments.slice(0, count), steps: [{ ...data.steps[0], count }] });
  };

  // MARK: Words

  check('numbers have commas and at most three places', () =>
    equal([1234567.8915, -1234, -0.0004, 0.1 + 0.2, 1e21, Infinity].map(number),
      ['1,234,567.892', '-1,234', '0', '0.3', '1e+21', 'Infinity']));
  check('one is counted in the singular, words without an s as they are given', () =>
    equal([counted(1, 'item'), counted(0, 'item'), counted(2000, 'entry', 'entries')],
      ['1 item', '0 items', '2,000 entries']));
  check('a frame is told by size and place', () => equal(frameText([1, 2, 3.5, 1000]), '3.5 × 1,000 at 1, 2'));
  check('numbers in texts are cut to three places, and others stay', () =>
    equal(short('from 0.123456 to 1.5, 2.00001e7'), 'from 0.123 to 1.5, 20,000,100'));
  check('a moment of a step is told by the number, and that of a step with one moment by the step', () =>
    equal([0, 1, 4].map((index) => momentWords(run, index)), ['step 0, moment 1', 'step 0, moment 2', 'step 2']));
  check('the place of a moment is its round, and of a check whether it holds', () => {
    const words = (index) => placeWords(run.moments[index], run.steps[run.moments[index].step]);
    const holds = placeWords({}, { checks: [], checkCount: 1 }), second = placeWords({ layout: 2 }, { layouts: 3 });
    return equal([words(0), words(1), words(5), holds, second], [
      'round 1 of measuring', 'settled', '1 of 2 expectations does not hold', '1 expectation holds',
      'layout 2 of 3, settled',
    ]);
  });

  check('three and more neighbours are a run of paths, two are not, nor are those of other sections', () =>
    equal([collapsed('found 5: 0-0, 0-1, 0-2, 0-9 and 1-0'), collapsed('0-1 and 0-2'), collapsed('10-0-1, 0-2, 0-3'),
      runsOf(['0-8', '0-9', '0-10', 'header 1', '1-0', '1-1'])],
    ['found 5: 0-0 … 0-2, 0-9, 1-0', '0-1 and 0-2', '10-0-1, 0-2, 0-3',
      ['0-8 … 0-10', 'header 1', '1-0', '1-1']]));

  // MARK: Runs

  check('rectangles that only touch do not meet', () =>
    equal([[0, 10, 5, 5], [0, 9, 5, 5], [-5, 0, 5, 5]].map((rect) => meets(rect, [0, 0, 10, 10])),
      [false, true, false]));
  check('any moment is put together from whole states and differences', () => {
    const long = sample();
    // Whole states are those of one in two moments.
    long.interval = 2;
    long.begin(long.parts[0]);
    const state = new Map(), states = long.moments.map((moment) => {
      long.apply(moment, state);
      return [...state];
    });
    const sorted = (rows) => [...rows].sort((a, b) => a[0] - b[0]);
    return equal(states.map((_, index) => sorted(long.stateAt(index))), states.map(sorted));
  });
  check('what a moment does not tell is that of the moment before', () =>
    equal(run.moments.slice(4).map(({ viewport, content, measured }) => [viewport, content, measured]),
      [[[0, 70, 200, 160], [200, 438], 5], [[0, 70, 200, 160], [200, 438], 5]]));
  check('an event is found in the lines of its moment, and one that no page lists is its number', () =>
    equal([1, 24, 54, 99].map((event) => run.line(event).split(',')[0]),
      ['#1 data source changed', '#24 ←20 prepared: 4 rows broken', '#54 ←46 pass ended: 1 round', '#99']));
  check('names, roles and costs are those of the tables', () => {
    const [item, header] = [2, 6].map((element) => run.stateAt(3).get(element));
    return equal([run.name(item), run.role(item), run.name(header), run.role(header), run.isPinned(header),
      run.cost(run.moments[0], 'measured'), run.cost(run.moments[5], 'measured')],
    ['0-2', 'measured', 'header 0', 'header', true, 4, 0]);
  });
  check('the history of an element has each change and each question for its size', () =>
    equal(historyOf(run, 2).map(({ moment, row, isAsked }) => [moment, row && row[4] / 1000, isAsked]),
      [[0, 40, true], [1, 56, false], [4, 90, true]]));
  check('each size of an element has its reason', () =>
    equal(sizesOf(run, 2).map((each) => [each.row[4] / 1000, causeOf(run, each)]), [
      [40, 'the data source was set'],
      [56, 'its cell answered 200×56 instead of 200×40, after it came on screen, after the data source was set'],
      [90, 'its cell answered 200×90 instead of 200×56, after its cell asked to be measured'],
    ]));
  check('why an element was laid out is told by the last layout that names it', () =>
    equal([explanationOf(run, 2, 3).moment, explanationOf(run, 2, 3, true), explanationOf(run, 2, 4, true).chain[0]],
      [1, null, 50]));
  check('a page opens at the first settled moment with something on screen', () => equal(run.firstShown, 1));

  check('a page in parts knows a moment once its part is there, and each part begins with a whole state', () => {
    const bare = JSON.parse(JSON.stringify(samples[0])), whole = sample();
    const head = ({ layout, round, view, content, known }) => [{ layout, round, view, content, known }];
    const heads = bare.moments.map(([moment]) => head(moment)), parts = { first: [0, 2], address: 'p/#.js' };
    const parted = new Run({ ...bare, moments: heads, lists: [], texts: [], parts });
    const before = [parted.has(0), parted.missing(2).map(({ address }) => address), parted.stateAt(3).size];
    const rows = [...whole.stateAt(2).values()].flat(), [[, ...events], ...rest] = bare.moments.slice(2);
    const tables = { lists: { ...bare.lists }, texts: { ...bare.texts } };
    parted.take(1, { moments: [[{ layout: 1, set: rows }, ...events], ...rest], ...tables });
    const sorted = (state) => [...state.values()].sort((a, b) => a[0] - b[0]);
    return equal([before, parted.has(3), parted.isWhole, sorted(parted.stateAt(3)), historyOf(parted, 2).length],
      [[false, ['p/1.js', 'p/2.js'], 0], true, false, sorted(whole.stateAt(3)), 2]);
  });

  // MARK: Search

  const places = (words, index) => {
    const found = find(run, words, index);
    return found && [found.element, found.moment];
  };
  check('an element is found by its name, its title and its texts, in any case of letters', () =>
    equal(['0-2', ' HEADER 0', 'friends', 'Three Lines'].map((words) => places(words, 3)),
      [[2, 3], [6, 3], [6, 3], [1, 3]]));
  check('what is not near the screen is found at the next moment that has it, else at the last before', () =>
    equal([places('0-6', 0), places('0-6', 4), places('0-5', 5)], [[7, 2], [7, 2], [5, 2]]));
  check('what is nowhere is not found, nor are blanks', () => equal([places('0-7', 0), places('  ', 0)], [null, null]));

  // MARK: Time

  check('a clock has a slot for each moment, and knows where steps begin and end', () =>
    equal([clock.slots.length, clock.firstSlots, [0, 1, 2, 3].map((step) => clock.lastSlot(step)), clock.firstSlot(9)],
      [6, [0, 2, 4, 5], [1, 3, 4, 5], 5]));
  check('of two runs the one with fewer moments waits', () => {
    const other = beginning(1), both = new Clock([run, other]);
    const waiting = both.slots.map((_, slot) => both.moment(other, slot));
    return equal([waiting, both.slotOf(run, 4), both.slotOf(other, 0)], [[0, 0, 0, 0, 0, 0], 4, 0]);
  });
  check('steps are gone through by their beginnings, and stop at both ends', () =>
    equal([[0, -1], [1, -1], [2, -1], [0, 1], [3, 1], [5, 1]].map(([slot, way]) => clock.stepFrom(slot, way)),
      [0, 0, 0, 2, 4, 5]));
  check('a place is found again in another clock: the end of a step stays the end', () => {
    const other = new Clock([beginning(1)]);
    return equal([clock.slotAt(clock.placeOf(2)), clock.slotAt(clock.placeOf(3)), other.slotAt(clock.placeOf(1)),
      other.slotAt(clock.placeOf(5))], [2, 3, 0, 0]);
  });
  check('an address names a step, a moment, an element, or nothing', () =>
    equal(['#1', '#1.1', '#1.9', '#99', '#0-3', '#2/0-3', '#1.1/header-0', '#caf%C3%A9', '#%E0%', '#', '']
      .map((address) => { const { slot, element } = placeIn(address, clock); return [slot ?? null, element ?? null]; }),
    [[3, null], [2, null], [3, null], [5, null], [5, '0-3'], [4, '0-3'], [2, 'header 0'], [5, 'café'], [5, '%E0%'],
      [null, null], [null, null]]));
  check('a step has marks for what failed, and the step that caused it for what it led to', () => {
    const words = (each, index) => marksOf(each, index).map((mark) => [mark.kind, mark.words, mark.severe]);
    return equal([[0, 2, 3].map((index) => words(run, index))],
      [[[], [['cause', 'led to 1 failure', true]], [['failed', '1 failed', true]]]]);
  });
  check('a step has marks for loops, issues, refusals, jumps and very many measured cells, the worst first', () => {
    const other = sample();
    Object.assign(other.steps[1], { refusal: 'two deletes', issueCount: 3, visible: 4 });
    other.problems.push({ kind: 'loop', step: 1, moment: 2 }, { kind: 'error', step: 1, moment: 2 });
    Object.assign(other.moments[3], { drift: -34, lost: true, costs: [40] });
    return equal(marksOf(other, 1).map(({ words, severe }) => `${words}${severe ? '!' : ''}`),
      ['refused', 'looped!', '2 issues!', 'jumped 34 pt', 'all pushed off', 'measured 42']);
  });
  check('measuring what comes on screen is no news, nor is the first layout until it has settled', () =>
    equal([marksOf(run, 0), [0, 1, 2, 4].map((index) => run.isQuiet(index))], [[], [true, true, false, false]]));
  check('a recording that begins with a later layout is not quiet', () => {
    const later = sample();
    later.moments[0].measured = 5;
    return equal([0, 1].map((index) => later.isQuiet(index)), [false, false]);
  });
  check('problems are in the order of their kinds, then of steps, then of both runs', () => {
    const of = (...problems) => ({ problems: problems.map(([kind, step]) => ({ kind, step })) });
    const list = problemsOf([of(['drift', 0], ['expectation', 2]), of(['expectation', 2], ['expectation', 1])]);
    return equal(list.map(({ kind, step, rank }) => [kind, step, rank]),
      [['expectation', 1, 1], ['expectation', 2, 0], ['expectation', 2, 1], ['drift', 0, 0]]);
  });

  // MARK: Keys

  check('keys do what the help line says, and others nothing', () => {
    const done = [], note = (words) => (...rest) => { done.push([words, ...rest].join(' ')); };
    const names = ['first', 'last', 'step-back', 'step-forward', 'back', 'forward', 'play', 'marks', 'keys'];
    const zoomBy = (factor) => done.push(factor > 1 ? 'larger' : 'smaller');
    const camera = { zoomBy, showAll: note('all'), showWidth: note('width') };
    const page = {
      actions: Object.fromEntries(names.map((name) => [name, note(name)])), problems: { next: note('problem') },
      search: { focus: note('search') }, change: note('change'), close: note('close'),
      overview: { zoom: note('finer'), showAll: note('whole') }, views: [{ stage: { camera } }],
    };
    const press = (key, shiftKey = false) => Keyboard.action(page, { key, shiftKey })?.();
    const keys = ['Home', 'End', 'ArrowLeft', 'ArrowRight', ...',.<> cnNp/[]?zZ+-0Wx', 'Escape'];
    keys.forEach((key) => press(key));
    press('ArrowLeft', true);
    press('N', true);
    page.selection = {};
    press('Escape');
    return equal(done, [
      'first', 'last', 'back', 'forward', 'back', 'forward', 'step-back', 'step-forward', 'play', 'marks', 'problem 1',
      'problem 1', 'problem -1', 'search', 'change -1', 'change 1', 'keys', 'finer', 'whole', 'larger', 'smaller',
      'all', 'width', 'step-back', 'problem -1', 'close',
    ]);
  });
  check('arrows go to the nearest element ahead, and stay where there is none', () => {
    const state = run.stateAt(3), next = (element, way) => nextElement(run, state, element, way);
    return equal([next(1, [0, 1]), next(2, [0, -1]), next(0, [1, 0]), next(5, [0, 1])], [2, 1, null, null]);
  });

  // MARK: Drawing

  check('elements jumped by as much as they moved on screen', () => {
    const { groups, count, most, scrolled } = jumpsOf(run, 4, run.stateAt(4));
    return equal([groups.map(({ way, rects }) => [way, rects.length]), count, most, scrolled],
      [[[[0, 34], 2]], 2, 34, [0, 0]]);
  });
  check('scrolling is no jump, nor is a moment that is not settled one', () =>
    equal([3, 2].map((index) => jumpsOf(run, index, run.stateAt(index)).count), [0, 0]));
  check('a jump is told by direction, distance and number', () =>
    equal([[[0, -40], 40, 10], [[30, 40], 50, 1]].map((jump) => jumpWords(...jump)),
      ['↑ 40 pt · 10 elements', '↘ 50 pt']));
  check('what left the screen is told by its edge and, where it is known, by its distance', () => {
    const { exits } = jumpsOf(run, 4, run.stateAt(4)), names = ['0-1', '0-2', '0-3', '1-0'];
    const edges = [[0, 200, 9, 9], [0, -9, 9, 9], [200, 0, 9, 9], [-9, 0, 9, 9]];
    return equal([exits, exitWords({ edge: 'top', names, least: 2, most: 9 }, true),
      exitWords({ edge: 'left', names, least: Infinity, most: 0 }),
      edges.map((rect) => edgeOf(rect, [0, 0, 100, 100]))],
    [[{ edge: 'bottom', names: ['0-4'], least: 34, most: 34 }], '0-1 … 0-3, 1-0 left above, by 2 to 9 pt',
      '4 left to the left', ['bottom', 'top', 'right', 'left']]);
  });
  check('the legend says beyond what was scrolled, and how many jumps are not drawn', () =>
    equal([{ groups: Array(6), exits: [], count: 9, most: 40, scrolled: [0, 10] }, { count: 0 }]
      .map((jumps) => Legend.jumpParts(jumps).map(([, words]) => words)),
    [['9 jumped on screen, up to 40 pt, beyond the 10 pt scrolled (2 smaller jumps not drawn)'], []]));
  check('a label is right of its arrow, left where there is no room, and below those that are there', () => {
    const taken = [], room = [0, 0, 200, 100];
    const box = (x, y) => labelBox('12345', [x, y], room, taken, 1).map(Math.round);
    return equal([box(50, 50), box(180, 50), box(55, 52), box(-80, 200)],
      [[59, 41, 46, 19], [125, 41, 46, 19], [64, 61, 46, 19], [4, 79, 46, 19]]);
  });
  check('a name is as large on screen at any zoom, and is left out rather than cut', () => {
    const row = run.stateAt(3).get(4), at = (scale) => textIn(run, row, 'measured', false, scale);
    return equal([at(1).text, at(1)['font-size'], at(2)['font-size'], at(0.1).text, at(1).class],
      ['0-4', 11.5, 5.75, '', 'middle']);
  });
  check('a title begins where one reads from, and is cut where there is no room', () => {
    const row = run.stateAt(3).get(6).slice(), title = (isMirrored) => textIn(run, row, 'header', isMirrored, 1);
    const places = [title(false).x, title(true).x, title(true).class, title(false).text];
    row[3] = 50_000;
    return equal([...places, title(false).text], [8, 192, 'end', 'Friends', 'Frie…']);
  });
  check('a chart has steps, and keeps each peak of very many moments', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index === 2501 ? 100 : 0);
    return equal([Chart.path([0, 0, 10], 0, 10), Chart.path([5, 5], 5, 5), Chart.path(many, 0, 100).includes('V3.0')],
      ['M0 97.0H666.7V3.0H1000', 'M0 97.0H1000', true]);
  });
  check('what is at the point stays there while the reader zooms, within limits', () => {
    const camera = Object.create(Camera.prototype);
    Object.assign(camera, { zoom: 1, pan: [0, 0], size: [200, 100], stage: { redraw() {} } });
    camera.zoomBy(2, [150, 50]);
    const [zoom, pan] = [camera.zoom, camera.pan];
    camera.zoomBy(100);
    return equal([zoom, pan, camera.zoom], [2, [-50, 0], 12]);
  });
  check('a strip is scaled along and across, and what is thin can still be seen', () => {
    const strip = Object.assign(Object.create(Strip.prototype), { run, scale: [2, 0.5] });
    return equal([strip.scaled([10, 10, 100, 0.1], 4), strip.scaled([0, 5, 20, 20], 4)],
      [[5, 20, 50, 4], [0, 10, 10, 40]]);
  });

  // MARK: Styles

  // Parsers of CSS leave out what they do not know. Each style is in an element of its own, by its file.
  const rulesIn = (rules) => [...rules].reduce((sum, rule) => sum + 1 + rulesIn(rule.cssRules || []), 0);
  for (const { dataset: { file }, sheet, textContent } of report ? document.querySelectorAll('style') : []) {
    const text = textContent.replace(/\/\*.*?\*\//gs, '');
    check(`${file} has as many rules as braces`, () =>
      equal([text.split('{').length - 1, text.split('}').length - 1], Array(2).fill(rulesIn(sheet.cssRules))));
    check(`${file} has no declaration that the browser does not know`, () => {
      const declarations = [...text.matchAll(/([-\w]+)\s*:\s*([^;{}]+?)\s*[;}]/g)];
      const unknown = declarations.filter(([, name, value]) => !CSS.supports(name, value.replace(' !important', '')));
      return declarations.length > 0 && equal(unknown.map(([words]) => words), []);
    });
  }
  write('done');
})();
