// The viewport and a little around it fit the stage, unless the reader zoomed. Keeps zoom and place over moments.
class Camera {
  constructor(stage) {
    Object.assign(this, { stage, zoom: 1, pan: [0, 0], scale: 1, size: [320, 480], viewport: [0, 0, 1, 1] });
    const { node } = stage;
    node.addEventListener('pointerdown', (event) => this.begin(event));
    node.addEventListener('pointermove', (event) => this.drag(event));
    for (const name of ['pointerup', 'pointercancel']) node.addEventListener(name, () => { this.from = null; });
    node.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
  }

  measure() {
    const box = this.stage.node.getBoundingClientRect();
    this.size = [box.width || 320, box.height || 480];
  }

  // The viewport's own size; of a view without a side the content is shown all the same.
  frame(viewport) {
    this.viewport = viewport;
    const [wide, high] = [viewport[2] || viewport[3] || 320, viewport[3] || viewport[2] || 320];
    // A little of what is before and after the viewport is shown, and room for the marks at its edges.
    const [dx, dy] = this.stage.run.vertical ? [8, 28] : [28, 26];
    this.fit = Math.max(0.01, Math.min((this.size[0] - 2 * dx) / wide, (this.size[1] - 2 * dy) / high));
    this.fitWidth = Math.max(0.01, (this.size[0] - 2 * dx) / wide);
    this.apply(wide, high);
  }

  apply(wide, high) {
    this.scale = Math.round(this.fit * this.zoom * 10000) / 10000;
    // Some of the viewport stays in sight.
    const most = [wide, high].map((each, axis) => Math.max(0, (each * this.scale + this.size[axis]) / 2 - 60));
    this.pan = this.pan.map((each, axis) => Math.min(most[axis], Math.max(-most[axis], each)));
    const [left, top] = [wide, high].map((each, axis) => (this.size[axis] - each * this.scale) / 2 + this.pan[axis]);
    const round = (value) => Math.round(value * 100) / 100;
    set(this.stage.lens, { transform: `translate(${round(left)} ${round(top)}) scale(${this.scale})` });
    const [, , width, height] = this.viewport;
    set(this.stage.viewport, { width, height });
    const far = 4 * (this.size[0] + this.size[1]) / this.scale + wide + high;
    set(this.stage.veil, { d: `M${-far} ${-far}H${far}V${far}H${-far}ZM0 0V${height}H${width}V0Z` });
  }

  // MARK: The reader's

  zoomBy(factor, [x, y] = [this.size[0] / 2, this.size[1] / 2]) {
    const before = this.zoom;
    this.zoom = Math.min(12, Math.max(0.25, this.zoom * factor));
    // The content at the point stays there.
    const ratio = this.zoom / before;
    this.pan = [x, y].map((at, axis) => (at - this.size[axis] / 2) * (1 - ratio) + this.pan[axis] * ratio);
    this.stage.redraw();
  }

  showAll() {
    [this.zoom, this.pan] = [1, [0, 0]];
    this.stage.redraw();
  }

  // As wide as the stage, from the viewport's top.
  showWidth() {
    this.zoom = this.fitWidth / this.fit;
    const high = (this.viewport[3] || this.viewport[2]) * this.fitWidth;
    this.pan = [0, Math.max(0, (high - this.size[1]) / 2 + 20)];
    this.stage.redraw();
  }

  begin(event) {
    if (event.button !== 0) return;
    this.from = { x: event.clientX, y: event.clientY, pan: this.pan, id: event.pointerId };
    this.wasDragged = false;
  }

  // A finger scrolls the page unless the reader zoomed.
  drag(event) {
    if (!this.from || event.buttons === 0) return;
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.wasDragged && Math.abs(dx) + Math.abs(dy) < 5) return;
    if (!this.wasDragged && this.stage.node.hasPointerCapture && event.isTrusted) {
      this.stage.node.setPointerCapture(this.from.id);
    }
    this.wasDragged = true;
    this.pan = [this.from.pan[0] + dx, this.from.pan[1] + dy];
    this.apply(this.viewport[2] || this.viewport[3] || 320, this.viewport[3] || this.viewport[2] || 320);
  }

  wheel(event) {
    if (event.ctrlKey || event.metaKey) {
      const box = this.stage.node.getBoundingClientRect();
      this.zoomBy(Math.exp(-event.deltaY / 300), [event.clientX - box.left, event.clientY - box.top]);
    } else if (this.zoom > 1.01) {
      this.pan = [this.pan[0] - event.deltaX, this.pan[1] - event.deltaY];
      this.apply(this.viewport[2] || this.viewport[3] || 320, this.viewport[3] || this.viewport[2] || 320);
    } else {
      return;
    }
    event.preventDefault();
  }
}
