// A list of buttons has one place in the order of tabs; arrows go through it.
function goThrough(list, come) {
  const ways = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
  list.addEventListener('keydown', (event) => {
    const way = ways[event.key], buttons = [...list.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement), last = buttons.length - 1;
    if (way === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    come(buttons[Math.min(last, Math.max(0, at + way))]);
  });
}

const listedElements = 300;

// The elements of the picture as a list, for readers who look for a name, or who do not see the picture.
class ElementList {
  constructor(select) {
    Object.assign(this, { details: byId('element-list'), list: byId('elements-shown') });
    this.details.addEventListener('toggle', () => this.fill());
    this.list.addEventListener('click', (event) => {
      const button = event.target.closest('button'), view = button && this.views[Number(button.dataset.run)];
      if (view) select(view.run, Number(button.dataset.element));
    });
    goThrough(this.list, (button) => {
      for (const each of this.list.querySelectorAll('[tabindex="0"]')) set(each, { tabindex: -1 });
      set(button, { tabindex: 0 });
      button.focus();
    });
  }

  show(views) {
    this.views = views;
    say(byId('elements-count'), views.map(({ stage }) => number(stage.state.size)).join(' and '));
    this.fill();
  }

  fill() {
    const key = this.views.map(({ stage }) => `${stage.index} ${stage.selected?.element}`).join();
    if (!this.details.open || this.key === key) return;
    this.key = key;
    const focused = this.list.contains(document.activeElement) && document.activeElement.dataset.element;
    this.list.replaceChildren(...this.views.flatMap((view, place) => this.rows(view, place)));
    const first = this.list.querySelector('[aria-current]') || this.list.querySelector('button');
    if (first) set(first, { tabindex: 0 });
    if (focused) this.list.querySelector(`[data-element="${focused}"]`)?.focus({ preventScroll: true });
  }

  // From top to bottom; what is on screen comes first.
  rows({ run, stage }, place) {
    const { viewport } = run.moments[stage.index], isOn = (row) => meets(rectOf(row), viewport);
    const rows = [...stage.state.values()].sort((a, b) => isOn(b) - isOn(a) || a[2] - b[2] || a[1] - b[1]);
    const left = rows.length - listedElements;
    const items = rows.slice(0, listedElements).map((row) => {
      const name = run.name(row), title = run.label(row).name, isCurrent = stage.selected?.element === row[0];
      const facts = [run.role(row), sizeText(rectOf(row)), ...(isOn(row) ? [] : ['off screen'])];
      return make('li', {}, make('button', {
        'data-element': row[0], 'data-run': place, tabindex: -1, 'aria-current': isCurrent ? 'true' : null,
      }, make('span', { class: 'words' }, ...rich(name), title === name ? '' : ` “${title}”`),
      make('span', { class: 'muted' }, facts.join(', '))));
    });
    return left > 0 ? [...items, make('li', { class: 'muted small' }, `… and ${number(left)} more`)] : items;
  }
}
