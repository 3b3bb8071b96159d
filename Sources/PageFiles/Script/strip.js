// The whole content, as long as it ever gets, and where the viewport is in it.
class Strip {
  constructor(run) {
    this.run = run;
    const along = run.axis, across = 1 - along;
    let [longest, widest] = [1, 1];
    for (const moment of run.moments) {
      longest = Math.max(longest, run.length(moment), run.offset(moment) + moment.viewport[2 + along]);
      widest = Math.max(widest, moment.content[across], moment.viewport[2 + across]);
    }
    [this.along, this.across] = [1000, 64];
    this.scale = [this.along / longest, this.across / widest];
    this.whole = make('rect', { class: 'whole' });
    this.known = make('path', { class: 'known' });
    this.window = make('rect', { class: 'window' });
    const [width, height] = run.vertical ? [this.across, this.along] : [this.along, this.across];
    this.node = make('svg', {
      class: 'strip', viewBox: `-2 -2 ${width + 4} ${height + 4}`, preserveAspectRatio: 'none', 'aria-hidden': 'true',
    }, make('title', {}, 'The whole content and the viewport'), this.whole, this.known, this.window);
  }

  show(moment, state) {
    this.put(this.whole, [0, 0, ...moment.content], 0);
    this.put(this.window, moment.viewport, 4);
    const path = [];
    for (const row of state.values()) {
      if (path.length >= 400) break;
      const [x, y, width, height] = this.scaled(rectOf(row), 0.5).map((each) => Math.round(each * 100) / 100);
      path.push(`M${x} ${y}h${width}v${height}h${-width}Z`);
    }
    set(this.known, { d: path.join('') });
  }

  scaled([x, y, width, height], least) {
    const [along, across] = this.scale;
    return this.run.vertical
      ? [x * across, y * along, width * across, Math.max(least, height * along)]
      : [x * along, y * across, Math.max(least, width * along), height * across];
  }

  put(node, rect, least) {
    const [x, y, width, height] = this.scaled(rect, least);
    set(node, { x, y, width: Math.max(0, width), height: Math.max(0, height) });
  }
}
