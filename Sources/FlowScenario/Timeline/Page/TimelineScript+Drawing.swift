extension TimelineScript {
    /// Draws one moment: what is on screen and around it.
    static let drawing = #"""
        const svgSpace = 'http://www.w3.org/2000/svg';

        function make(name, attributes = {}, ...children) {
          const isShape = ['svg', 'g', 'rect', 'text', 'path', 'line', 'title', 'defs', 'pattern'].includes(name);
          const node = isShape ? document.createElementNS(svgSpace, name) : document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
          node.append(...children);
          return node;
        }

        function number(value) {
          const rounded = Math.round(value * 1000) / 1000;
          const [whole, rest] = String(Math.abs(rounded)).split('.');
          return (rounded < 0 ? '-' : '') + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest ? '.' + rest : '');
        }

        function counted(count, one, many = one + 's') { return `${number(count)} ${count === 1 ? one : many}`; }

        // The viewport stands still in the middle, and the content moves under it.
        class Stage {
          constructor(run) {
            this.run = run;
            this.nodes = new Map();
            this.paper = make('rect', { class: 'paper', x: 0, y: 0 });
            this.behind = make('g');
            this.elements = make('g');
            this.ghosts = make('g');
            this.layer = make('g', { class: 'layer' }, this.paper, this.behind, this.elements, this.ghosts);
            this.veil = make('path', { class: 'veil', 'fill-rule': 'evenodd' });
            this.viewport = make('rect', { class: 'viewport', x: 0, y: 0, rx: 4 });
            const hatch = make('pattern', {
              id: 'hatch', patternUnits: 'userSpaceOnUse', width: 7, height: 7, patternTransform: 'rotate(45)',
            }, make('rect', { width: 7, height: 7, style: 'fill: var(--estimated); stroke: none' }),
            make('rect', { width: 2.5, height: 7, style: 'fill: var(--estimated-hatch); stroke: none' }));
            this.node = make('svg', { class: 'stage', role: 'img' },
              make('defs', {}, hatch), this.layer, this.veil, this.viewport);
          }

          show(moment, state, before) {
            const [x, y, width, height] = moment.viewport;
            this.frame(width, height);
            this.layer.style.transform = `translate(${-x}px, ${-y}px)`;
            this.paper.setAttribute('width', Math.max(0, moment.content[0]));
            this.paper.setAttribute('height', Math.max(0, moment.content[1]));
            const asked = new Set(moment.asked || []), named = new Set(moment.named || []);
            const counts = Object.fromEntries(legendWords.map(([key]) => [key, 0]));
            const rows = [...state.values()].sort((a, b) => a[5] - b[5]);
            const ghosts = [];
            for (const row of rows) {
              const was = before && before.get(row[0]);
              const isMoved = was && [1, 2, 3, 4].some((place) => was[place] !== row[place]);
              const mark = asked.has(row[0]) ? 'asked' : named.has(row[0]) ? 'named' : isMoved ? 'moved' : '';
              counts[this.run.roles[row[6]]]++;
              if (mark) counts[mark]++;
              if (isMoved && mark !== 'moved') ghosts.push(was);
              this.place(row, mark, moment.mirrored);
            }
            for (const [key, node] of this.nodes) {
              if (state.has(key)) continue;
              node.remove();
              this.nodes.delete(key);
            }
            this.order(rows);
            this.behind.replaceChildren(...(moment.broken || []).map(([left, top, w, h]) =>
              make('rect', { class: 'broken-row', x: left - 5, y: top - 3, width: w + 10, height: h + 6, rx: 4 })));
            const shown = ghosts.length > 6 ? [] : ghosts;
            this.ghosts.replaceChildren(...shown.map((row) =>
              make('rect', { class: 'ghost', x: row[1], y: row[2], width: row[3], height: row[4], rx: 3 })));
            [counts.broken, counts.ghost] = [(moment.broken || []).length, shown.length];
            this.node.setAttribute('aria-label', `${rows.length} elements; viewport at ${number(x)}, ${number(y)}`);
            return counts;
          }

          // Some of what is before and after the viewport is shown, and a little at the sides.
          frame(wide, high) {
            // Of a view without a side the content is shown all the same.
            const width = wide || high || 320, height = high || wide || 320;
            const along = this.run.vertical ? height * 0.22 : width * 0.22, across = 12;
            const [dx, dy] = this.run.vertical ? [across, along] : [along, across];
            // How many of the screen's points one of the content's takes: labels keep their size.
            const box = this.node.getBoundingClientRect();
            this.scale = Math.min(box.width / (width + 2 * dx), box.height / (height + 2 * dy)) || 1;
            const key = `${wide} ${high}`;
            if (this.key === key) return;
            this.key = key;
            this.node.setAttribute('viewBox', `${-dx} ${-dy} ${Math.max(1, width + 2 * dx)} ${Math.max(1, height + 2 * dy)}`);
            this.viewport.setAttribute('width', wide);
            this.viewport.setAttribute('height', high);
            // The stage may be wider than what is shown of the content.
            const [far, low] = [20 * (width + dx), 20 * (height + dy)];
            const outside = `M${-far} ${-low}H${far}V${low}H${-far}Z`;
            this.veil.setAttribute('d', `${outside}M0 0V${high}H${wide}V0Z`);
          }

          place(row, mark, isMirrored) {
            const [key, x, y, width, height, , role, label] = row;
            let node = this.nodes.get(key);
            if (!node) {
              node = make('g', { 'data-element': key }, make('title'), make('rect', { rx: 3 }), make('text'), make('g'));
              this.nodes.set(key, node);
              this.elements.append(node);
            }
            const name = this.run.roles[role];
            node.setAttribute('class', `element ${name} ${mark}`);
            node.style.transform = `translate(${x}px, ${y}px)`;
            const [title, rect, text, parts] = node.children;
            const place = `${number(width)} × ${number(height)} at ${number(x)}, ${number(y)}`;
            title.textContent = `${this.run.labels[label].name}, ${name}, ${place}`;
            rect.setAttribute('width', Math.max(0, width));
            rect.setAttribute('height', Math.max(0, height));
            const shown = this.run.labels[label];
            if (parts.dataset.label !== String(label)) {
              parts.dataset.label = label;
              parts.replaceChildren(...this.contents(shown));
            }
            if (shown.boxes) text.textContent = ''; else this.write(text, row, name, isMirrored);
          }

          // What is in a cell: boxes, and texts in their lines, as wide as they were measured.
          contents(shown) {
            const boxes = (shown.boxes || []).map(([x, y, width, height, isImage]) =>
              make('rect', { class: isImage ? 'image' : 'box', x, y, width, height, rx: 2 }));
            const lines = (shown.lines || []).map((line) => make('text', {
              class: 'start', x: line.x, y: line.y, 'font-size': line.size, 'font-weight': line.bold ? 600 : 400,
              textLength: line.wide, style: 'white-space: pre',
            }, line.text));
            return [...boxes, ...lines];
          }

          write(node, row, role, isMirrored) {
            const [, , , wide, high, , , label] = row;
            const shown = this.run.labels[label], isBand = role === 'header' || role === 'footer';
            // Sideways, titles run from bottom to top.
            const isUpright = isBand && !this.run.vertical, [width, height] = isUpright ? [high, wide] : [wide, high];
            const left = shown.text ? shown.inset || 0 : isBand ? 8 : 3;
            const size = shown.size || Math.min((isBand ? 12 : 11) / this.scale, height * 0.5);
            const string = shown.text || shown.name;
            const length = shown.wide || string.length * size * 0.52, room = width - 2 * left;
            const kept = length <= room + 0.01 ? string.length : Math.floor(string.length * room / length) - 1;
            const fits = role !== 'background' && size >= 5 && kept > 0;
            node.textContent = !fits ? '' : kept < string.length ? string.slice(0, kept) + '…' : string;
            const attributes = {
              class: isBand && isMirrored ? 'end' : shown.text || isBand ? 'start' : '',
              'font-size': size, 'font-weight': shown.bold ? 700 : null,
              x: isBand && isMirrored ? width - left : shown.text || isBand ? left : width / 2, y: height / 2 + size * 0.36,
              transform: isUpright ? `translate(0 ${high}) rotate(-90)` : null,
              // Browsers then set the text as wide as it was measured, whichever font they have.
              textLength: shown.wide && kept === string.length ? shown.wide : null,
            };
            for (const [name, value] of Object.entries(attributes)) {
              if (value === null) node.removeAttribute(name); else node.setAttribute(name, value);
            }
          }

          // Only those are moved that stand in the wrong place: moving a node ends its animation.
          order(rows) {
            let next = this.elements.firstChild;
            for (const row of rows) {
              const node = this.nodes.get(row[0]);
              if (node === next) next = next.nextSibling; else this.elements.insertBefore(node, next);
            }
          }
        }
        """#
}
