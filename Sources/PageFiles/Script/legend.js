// Numbers of items are those of drawn ones: there are more in the layout.
const legendWords = [
  ['measured', 'measured item drawn', 'measured items drawn'], ['given', 'item drawn', 'items drawn'],
  ['estimated', 'estimated item drawn', 'estimated items drawn'], ['header', 'header', 'headers'],
  ['footer', 'footer', 'footers'], ['background', 'background', 'backgrounds'],
  ['supplementary', 'supplementary view', 'supplementary views'],
  ['decoration', 'decoration view', 'decoration views'], ['asked', 'asked for size'],
  ['named', 'named or asked for again'], ['moved', 'moved in the content'], ['broken', ...costWords.rowsReplaced],
  ['ghost', 'where it stood', 'where they stood'], ['picked', 'selected', 'selected'],
];

function swatch(key) {
  const shape = { x: 1, y: 1, width: 16, height: 10, rx: 2 };
  const plain = { broken: 'broken-row', ghost: 'ghost', viewport: 'viewport' };
  const isMark = ['asked', 'named', 'moved', 'picked'].includes(key);
  const drawn = key === 'jump' || key === 'exit'
    ? make('g', { class: 'jump' },
      make('path', { class: 'shaft', d: 'M1 6H12' }), make('path', { class: 'head', d: 'M17 6L9 2V10Z' }))
    : plain[key] ? make('rect', { class: plain[key], ...shape })
    : make('g', { class: `element ${isMark ? 'given ' : ''}${key}` }, make('rect', { class: 'frame', ...shape }));
  return make('svg', { viewBox: '0 0 18 12', class: 'marks', 'aria-hidden': 'true' }, drawn);
}

// The legend is about the viewport and its surroundings, which is all that is drawn.
class Legend {
  constructor() { this.node = make('ul', { class: 'legend', 'aria-label': 'What is drawn' }); }

  // The number of rows is the metric of the story: equal neighbours are one row there, and drawn one by one.
  show(counts, [, , width, height], jumps, rowsBroken) {
    const said = (key, one, many) => key !== 'broken' ? counted(counts[key], one, many)
      : counted(rowsBroken, one, many) + (counts[key] === rowsBroken ? '' : `, ${number(counts[key])} drawn`);
    const parts = legendWords.filter(([key]) => counts[key] > 0)
      .map(([key, one, many = one]) => [key, said(key, one, many)]);
    const viewport = `viewport ${number(width)} × ${number(height)} pt`;
    const lists = [['viewport', viewport], ...parts, ...Legend.jumpParts(jumps)];
    const key = JSON.stringify(lists);
    if (key === this.key) return;
    this.key = key;
    this.node.replaceChildren(...lists.map(([kind, words, title = null]) =>
      make('li', { 'data-count': kind, title }, swatch(kind), words)));
  }

  static jumpParts({ groups, exits, count, most, scrolled }) {
    if (!count) return [];
    const way = Math.hypot(...scrolled), hidden = groups.length - shownJumps;
    const left = exits.map((exit) => ['exit', exitWords(exit), exitWords(exit, true)]);
    const beyond = way >= 0.5 ? `, beyond the ${points(way)} scrolled` : '';
    const more = hidden > 0 ? ` (${counted(hidden, 'smaller jump')} not drawn)` : '';
    return [['jump', `${number(count)} jumped on screen, up to ${points(most)}${beyond}${more}`,
      'From where the reader saw it, moved along with what was scrolled, to where it is now. '
        + 'What only moved in the content has a frame of its own colour.'], ...left];
  }
}
