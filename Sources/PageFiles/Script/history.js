// Read from the differences when it is asked for: where the element came, went, changed or was asked for its size.
// Each is {moment, row, was}, with the last row that was seen before, and when.
function historyOf(run, element) {
  const known = run.histories.get(element);
  if (known) return known;
  const found = [];
  let row = null, last = null, seen = -1;
  run.moments.forEach((moment, index) => {
    if (!run.has(index)) { row = null; return; }
    const was = row;
    // A part begins with a whole state.
    if (run.partOf(index).first === index) row = null;
    if ((moment.gone || []).includes(element)) row = null;
    for (const group of moment.move || []) {
      if (row && group.indexOf(element, 2) > 1) {
        row = row.slice();
        row[1] += group[0];
        row[2] += group[1];
      }
    }
    const rows = moment.set || [];
    for (let at = 0; at < rows.length; at += 8) if (rows[at] === element) row = rows.slice(at, at + 8);
    const isAsked = run.list(moment.asked).includes(element);
    if (row && was && String(row) === String(was)) row = was;
    if (row !== was || isAsked) found.push({ moment: index, row, was, last, seen, isAsked });
    if (row) [last, seen] = [row, index];
  });
  run.histories.set(element, found);
  return found;
}

// Each size that an element had, and each way in which its size was known.
function sizesOf(run, element) {
  let before = null;
  return historyOf(run, element).filter(({ row }) => {
    if (!row) return false;
    const isNew = !before || before[3] !== row[3] || before[4] !== row[4] || before[6] % 100 !== row[6] % 100;
    before = row;
    return isNew;
  });
}

// Why an element was laid out the last time, as of a moment: {moment, sentence, chain}; null where it never was.
function explanationOf(run, element, index, isThisMoment = false) {
  for (let at = index; at >= 0; at--) {
    if (!run.has(at)) return null;
    const why = run.moments[at].why || [];
    const own = why.find((entry) => entry.indexOf(element, 1) > 0) || why.find((entry) => entry.length === 1);
    if (own) {
      const [text, ...chain] = run.explanations[own[0]];
      return { moment: at, sentence: run.texts[text], chain };
    }
    if (isThisMoment) return null;
  }
  return null;
}

// Where an element of that name is: now, else the next moment that has one, else the last before.
// Returns {element, moment}, or null.
function find(run, words, index) {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return null;
  const named = new Set(Object.entries(run.names).filter(([, name]) => name.toLowerCase() === wanted)
    .map(([element]) => Number(element)));
  const label = (test) => new Set(run.labels.flatMap((each, place) => test(each) ? [place] : []));
  const exact = label((each) => each.name.toLowerCase() === wanted);
  const rows = (test) => nearest(run, index, test);
  return rows((row) => named.has(row[0])) || rows((row) => exact.has(row[7])) || partly();

  function partly() {
    const parts = (each) => (each.parts || []).flatMap((part) => (part.lines || []).map(([text]) => text));
    const some = label((each) =>
      [each.name, each.text || '', ...parts(each)].some((text) => text.toLowerCase().includes(wanted)));
    return some.size ? rows((row) => some.has(row[7])) : null;
  }
}

function nearest(run, index, test) {
  const { viewport } = run.moments[index];
  const here = [...run.stateAt(index).values()].filter(test);
  if (here.length) {
    const best = here.find((row) => meets(rectOf(row), viewport)) || here[0];
    return { element: best[0], moment: index };
  }
  let before = null;
  for (let at = 0; at < run.moments.length; at++) {
    if (at === index) continue;
    const rows = run.moments[at].set || [];
    for (let place = 0; place < rows.length; place += 8) {
      const row = rows.slice(place, place + 8);
      if (!test(row)) continue;
      if (at > index) return { element: row[0], moment: whenOnScreen(run, row[0], at) };
      before = { element: row[0], moment: at };
    }
  }
  return before;
}

// Something comes near the screen before it comes on it.
function whenOnScreen(run, element, from) {
  for (let at = from; at < Math.min(from + 500, run.moments.length); at++) {
    const row = run.stateAt(at).get(element);
    if (!row) break;
    if (!run.moments[at].round && meets(rectOf(row), run.moments[at].viewport)) return at;
  }
  return from;
}
