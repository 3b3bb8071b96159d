// One element is chosen, and has the panel; any number can be picked.
Object.assign(Page.prototype, {
  select(run, element, part = null, { isByKey = false, isShown = true } = {}) {
    this.selection = { run, element, part };
    document.body.classList.add('chosen');
    for (const { run: other, stage } of this.views) {
      stage.selected = other === run ? this.selection : null;
      stage.redraw();
      if (other === run) stage.rove(element);
    }
    this.elements.fill();
    this.showPanel();
    if (isByKey) this.panel.title.focus({ preventScroll: true });
    if (isShown) this.panel.node.scrollIntoView({ block: 'nearest' });
    this.address();
  },

  close() {
    if (!this.selection) return;
    const { run, element } = this.selection, { stage } = this.views.find((view) => view.run === run);
    const hadFocus = this.panel.node.contains(document.activeElement);
    this.selection = null;
    document.body.classList.remove('chosen');
    this.panel.hide();
    for (const view of this.views) view.stage.selected = null;
    this.views.forEach((view) => view.stage.redraw());
    this.elements.fill();
    if (hadFocus) stage.focus(stage.state.has(element) ? element : stage.current);
    this.address();
  },

  showPanel() {
    if (!this.selection) return;
    const { run } = this.selection;
    this.panel.show(run, this.selection, this.clock.moment(run, this.clock.slot), this.clock);
  },

  change(direction) {
    const to = this.selection && (direction < 0 ? this.panel.previous : this.panel.next);
    if (to) this.show(this.clock.slotOf(this.selection.run, to.moment));
  },

  // Picks elements in the picture of a problem's run, at its moment.
  pick(problem, names) {
    const slot = this.clock.slotOf(problem.run, problem.moment);
    if (names.length && slot !== this.clock.slot) this.show(slot);
    this.problems.note(this.clock.slot);
    return this.views.reduce((count, view) => {
      const found = view.stage.pick(view.run === problem.run ? names : []);
      this.draw(view, this.clock.slot);
      return count + found;
    }, 0);
  },
});
