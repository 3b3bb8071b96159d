// Elements have keys of their own while one of them has the focus (`Stage.key`).
class Keyboard {
  constructor(page) {
    document.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const action = Keyboard.action(page, event);
      // There the space bar has a meaning already.
      const isTaken = event.key === ' ' && ['BUTTON', 'SUMMARY'].includes(document.activeElement?.tagName);
      if (!action || isTaken) return;
      event.preventDefault();
      action();
    });
  }

  // The action of a key on a page; nothing for other keys.
  static action(page, { key, shiftKey }) {
    const { actions } = page, step = shiftKey ? 'step-' : '', problem = (way) => () => page.problems.next(way);
    // In any view the same zoom, so that two runs stay comparable.
    const zoom = (change) => () => page.views.forEach(({ stage }) => change(stage.camera));
    const larger = zoom((camera) => camera.zoomBy(1.4)), smaller = zoom((camera) => camera.zoomBy(1 / 1.4));
    const all = zoom((camera) => camera.showAll()), width = zoom((camera) => camera.showWidth());
    return {
      ArrowLeft: actions[`${step}back`], ArrowRight: actions[`${step}forward`], ',': actions.back, '.': actions.forward,
      '<': actions['step-back'], '>': actions['step-forward'],
      Home: actions.first, End: actions.last, ' ': actions.play, c: actions.marks, C: actions.marks,
      n: problem(1), N: problem(shiftKey ? -1 : 1), p: problem(-1), P: problem(-1),
      '/': () => page.search.focus(), '[': () => page.change(-1), ']': () => page.change(1),
      '?': actions.keys, z: () => page.overview.zoom(), Z: () => page.overview.showAll(),
      '+': larger, '=': larger, '-': smaller, 0: all, w: width, W: width,
      Escape: page.selection ? () => page.close() : null,
    }[key];
  }
}
