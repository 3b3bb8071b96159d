// Nothing is written smaller on screen, in the screen's points.
const leastText = 9.5;

Object.assign(Stage.prototype, {
  draw(row, mark, isMirrored) {
    const isSelected = this.selected?.element === row[0], part = isSelected ? this.selected.part : null;
    const isPicked = this.picked.has(row[0]);
    const key = `${row} ${mark} ${isMirrored ? 1 : 0} ${this.camera.scale} ${isSelected} ${part} ${isPicked}`;
    let drawn = this.nodes.get(row[0]);
    if (!drawn) {
      const node = make('g', { 'data-element': row[0], role: 'button', tabindex: -1 },
        make('title'), make('rect', { rx: 3, class: 'frame' }), make('g', { class: 'inside' }), make('text'));
      drawn = { node };
      this.nodes.set(row[0], drawn);
      this.elements.append(node);
    }
    if (drawn.key === key) return;
    drawn.key = key;
    this.update(drawn, row, mark, isMirrored, isSelected, isPicked);
    if (drawn.part !== part) this.mark(drawn, part);
  },

  update(drawn, row, mark, isMirrored, isSelected, isPicked) {
    const rect = rectOf(row), name = this.run.role(row), shown = this.run.label(row);
    const [title, frame, inside, text] = drawn.node.children;
    set(drawn.node, {
      class: ['element', name, mark, isSelected ? 'selected' : '', isPicked ? 'picked' : ''].filter(Boolean).join(' '),
      'aria-label': this.words(row, mark), 'aria-pressed': isSelected,
    });
    drawn.node.style.transform = `translate(${rect[0]}px, ${rect[1]}px)`;
    say(title, this.words(row, mark));
    set(frame, { width: Math.max(0, rect[2]), height: Math.max(0, rect[3]) });
    const content = `${row[7]} ${this.camera.scale}`;
    if (drawn.content !== content) {
      drawn.content = content;
      inside.replaceChildren(...this.contents(shown));
      drawn.part = null;
    }
    if (shown.parts) say(text, ''); else this.write(text, row, name, isMirrored);
    this.shorten(inside, text, shown, rect);
  },

  words(row, mark) {
    const said = { asked: ', asked for its size', named: ', named', moved: ', moved' }[mark] || '';
    const name = this.run.name(row), title = this.run.label(row).name;
    return `${name}${title === name ? '' : `, “${title}”`}, ${this.run.role(row)}`
      + `${this.run.isPinned(row) ? ', pinned' : ''}${said}, ${frameText(rectOf(row))}`;
  },

  // The contents of a cell: boxes, and texts in their lines, as wide as they were measured. A text that would be too
  // small to be read has a bar in each line's place.
  contents(shown) {
    return (shown.parts || []).flatMap((part, index) => {
      const [x, y, width, height] = part.frame.map((each) => each / 1000);
      const kind = ['box', 'image', 'label', 'guide'][part.kind];
      const box = make('rect', { class: `part ${kind}`, 'data-part': index, x, y, width, height, rx: 2 });
      box.append(make('title', {}, `${part.name}, ${frameText([x, y, width, height])} in its cell`));
      return [box, ...(part.lines || []).map((line) => this.line(line, index))];
    });
  },

  line([text, x, baseline, width, size, isBold], part) {
    const at = { x: x / 1000, 'data-part': part };
    if (size / 1000 * this.camera.scale < leastText) {
      const [y, height] = [(baseline - size * 0.55) / 1000, size * 0.42 / 1000];
      return make('rect', { ...at, class: 'bar', y, width: width / 1000, height, rx: 1 });
    }
    return make('text', {
      ...at, class: 'start', y: baseline / 1000, 'font-size': size / 1000, 'font-weight': isBold ? 600 : 400,
      textLength: width > 0 ? width / 1000 : null, style: 'white-space: pre',
    }, text);
  },

  write(node, row, role, isMirrored) {
    const { text, ...attributes } = textIn(this.run, row, role, isMirrored, this.camera.scale);
    say(node, text);
    set(node, attributes);
  },

  // A bar where a text would be, if it is too small to be read.
  shorten(inside, text, shown, [, , width, height]) {
    const isBar = shown.text && !text.textContent && width > 4 && height > 4;
    const bar = inside.querySelector(':scope > .stand-in');
    if (!isBar) { bar?.remove(); return; }
    const [length, size, left] = shown.font.map((each) => each / 1000);
    if (!bar) inside.append(make('rect', { class: 'bar stand-in', rx: 1 }));
    set(inside.lastChild, {
      x: left, y: height / 2 - size * 0.2, width: Math.max(1, Math.min(length, width - 2 * left)), height: size * 0.42,
    });
  },

  mark(drawn, part) {
    drawn.part = part;
    for (const node of drawn.node.querySelectorAll('.part')) {
      node.classList.toggle('chosen', part !== null && node.dataset.part === String(part));
    }
  },
});

// A text that the cell shows itself is written as large as it is there, or as small as can be read; a name is
// always as large on screen.
function textIn(run, row, role, isMirrored, scale) {
  const [, , wide, high] = rectOf(row), shown = run.label(row);
  const isBand = ['header', 'footer', 'supplementary'].includes(role);
  // Sideways, titles run from bottom to top.
  const isUpright = isBand && !run.vertical, [width, height] = isUpright ? [high, wide] : [wide, high];
  const [length, ownSize, inset, isBold] = shown.font ? shown.font.map((each) => each / 1000) : [];
  const isSmall = shown.text && ownSize * scale < leastText && height * scale > leastText * 1.1;
  const left = isSmall ? 3 / scale : shown.text ? inset : isBand ? 8 : 3;
  const size = isSmall ? leastText / scale
    : shown.text ? ownSize : Math.min((isBand ? 12 : 11.5) / scale, height * 0.85);
  const string = shown.text || shown.name, room = width - 2 * left;
  const wanted = isSmall ? length * size / ownSize : shown.text ? length : string.length * size * 0.56;
  const kept = wanted <= room + 0.01 ? string.length : Math.floor(string.length * room / wanted) - 1;
  // Half a path would be another path.
  const isWhole = kept >= string.length, mayBeCut = shown.text || isBand;
  const fits = !run.isBackdrop(row) && size * scale >= leastText - 0.01 && (isWhole || mayBeCut && kept > 2);
  const isStart = shown.text || isBand, isEnd = isBand && isMirrored;
  return {
    text: !fits ? '' : isWhole ? string : string.slice(0, kept) + '…',
    class: isEnd ? 'end' : isStart ? 'start' : 'middle', 'font-size': size, 'font-weight': isBold ? 700 : null,
    x: isEnd ? width - left : isStart ? left : width / 2, y: height / 2 + size * 0.36,
    transform: isUpright ? `translate(0 ${high}) rotate(-90)` : null,
    // Browsers then set the text as wide as it was measured, whichever font they have.
    textLength: fits && shown.text && isWhole && wanted > 0 ? wanted : null,
  };
}
