// Elements have keys of their own while one of them has the focus (`Stage.key`).
class Keyboard {
  constructor(page) {
    this.page = page;
    document.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const action = this.action(event);
      // There the space bar has a meaning already.
      const isTaken = event.key === ' ' && ['BUTTON', 'SUMMARY'].includes(document.activeElement?.tagName);
      if (!action || isTaken) return;
      event.preventDefault();
      action();
    });
  }

  action({ key, shiftKey }) {
    const { page } = this, { actions } = page, step = shiftKey ? 'step-' : '';
    // In any view the same zoom, so that two runs stay comparable.
    const zoom = (change) => () => page.views.forEach(({ stage }) => change(stage.camera));
    return {
      ArrowLeft: actions[`${step}back`], ArrowRight: actions[`${step}forward`], ',': actions.back, '.': actions.forward,
      '<': actions['step-back'], '>': actions['step-forward'],
      Home: actions.first, End: actions.last, ' ': actions.play, c: actions.marks, C: actions.marks,
      n: () => page.problems.next(1), N: () => page.problems.next(shiftKey ? -1 : 1), p: () => page.problems.next(-1), P: () => page.problems.next(-1),
      '/': () => page.search.focus(), '[': () => page.change(-1), ']': () => page.change(1),
      '+': zoom((camera) => camera.zoomBy(1.4)), '=': zoom((camera) => camera.zoomBy(1.4)), '-': zoom((camera) => camera.zoomBy(1 / 1.4)),
      0: zoom((camera) => camera.showAll()), w: zoom((camera) => camera.showWidth()), W: zoom((camera) => camera.showWidth()),
      Escape: page.selection ? () => page.close() : null,
    }[key];
  }
}
