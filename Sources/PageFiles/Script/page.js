class Page {
  constructor(runs, opening) {
    this.isPlaying = false;
    this.selection = null;
    this.panel = new Panel({
      goTo: (run, moment) => this.show(this.clock.slotOf(run, moment)), close: () => this.close(),
      choosePart: (part) => this.select(this.selection.run, this.selection.element, part),
      loadAll: (run) => this.loading.load(run, run.parts, () => this.show(this.clock.slot)),
    });
    this.loading = new Loading();
    this.steps = new StepList((slot) => this.show(slot));
    this.elements = new ElementList((run, element) => this.select(run, element));
    this.search = new Search((words) => this.find(words));
    this.lay(runs);
    new Keyboard(this);
    this.listen();
    this.open(opening);
  }

  lay(runs) {
    this.runs = runs;
    this.clock = new Clock(runs);
    const isTwo = runs.length > 1;
    document.body.classList.toggle('two', isTwo);
    this.layViews(isTwo);
    const seek = (slot) => this.show(slot);
    this.problems = new Problems(runs, this.clock, {
      open: (problem, slot) => this.openProblem(problem, slot), goTo: seek,
      pick: (problem, names) => this.pick(problem, names),
    });
    this.steps.lay(runs, this.clock);
    this.elements.key = null;
    this.overview = new Overview(runs, this.clock, seek, () => this.show(this.clock.slot));
    byId('overview').replaceWith(this.overview.node);
    this.charts = [
      new Chart('content length', 'pt', this.clock, (run, moment) => run.length(moment), seek, false),
      new Chart('offset', 'pt', this.clock, (run, moment) => run.offset(moment), seek),
      new Chart('drift', 'pt', this.clock, (run, moment) => moment.drift, seek),
      new Chart('measured', 'items', this.clock, (run, moment) => moment.measured, seek),
    ];
    byId('charts').replaceChildren(...(isTwo ? [totals(runs)] : []), ...this.charts.map((chart) => chart.node));
    this.views.forEach((view) => view.stage.camera.measure());
  }

  // The picture, the legend and the story of each run; with two runs each has its name above.
  layViews(isTwo) {
    this.views = this.runs.map((run) => ({
      run, stage: new Stage(run, (element, part, isByKey) => this.select(run, element, part, { isByKey })),
      strip: new Strip(run), legend: new Legend(),
      story: new Story(run, !isTwo, (moment) => this.show(this.clock.slotOf(run, moment))),
    }));
    byId('runs').replaceChildren(...this.views.map((view) => {
      const way = view.run.vertical ? 'vertical' : 'horizontal';
      const picture = make('div', { class: 'picture', tabindex: -1 }, view.stage.node);
      const rail = make('div', { class: 'rail' }, view.strip.node, this.zoomButtons(view.stage));
      const screen = make('div', { class: `screen ${way}` }, picture, rail);
      const name = make('h2', { class: 'name' }, view.run.title || 'unnamed');
      return make('article', { class: 'run' }, ...(isTwo ? [name, screen] : [screen]));
    }));
    const named = (node, { title }) => isTwo
      ? make('div', { class: 'named' }, make('p', { class: 'name' }, title || 'unnamed'), node) : node;
    byId('story').replaceChildren(...this.views.map(({ run, story }) => named(story.node, run)));
    byId('legends').replaceChildren(...this.views.map(({ run, legend }) => named(legend.node, run)));
  }

  zoomButtons(stage) {
    const { camera } = stage, buttons = [
      ['−', 'Smaller', '−', () => camera.zoomBy(1 / 1.4)], ['+', 'Larger', '+', () => camera.zoomBy(1.4)],
      ['↔', 'Fit the width', 'W', () => camera.showWidth()],
      ['⤢', 'Show all of the viewport', '0', () => camera.showAll()],
    ];
    const attributes = { class: 'zoom', role: 'group', 'aria-label': 'Zoom' };
    return make('div', attributes, ...buttons.map(([sign, name, key, action]) => {
      const button = make('button', { title: `${name} (${key})`, 'aria-label': name }, sign);
      button.addEventListener('click', action);
      return button;
    }));
  }

  listen() {
    const actions = this.actions = {
      first: () => this.show(0), last: () => this.show(this.clock.last),
      'step-back': () => this.show(this.clock.stepFrom(this.clock.slot, -1)),
      'step-forward': () => this.show(this.clock.stepFrom(this.clock.slot, 1)),
      back: () => this.show(this.clock.slot - 1), forward: () => this.show(this.clock.slot + 1),
      play: () => this.play(!this.isPlaying), problem: () => this.problems.next(1),
      marks: () => set(byId('marks'), { 'aria-pressed': byId('runs').classList.toggle('marks') }),
      whole: () => this.overview.showAll(),
      keys: () => {
        byId('help').hidden = !byId('help').hidden;
        set(byId('keys'), { 'aria-expanded': !byId('help').hidden });
      },
    };
    byId('runs').classList.add('marks');
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
    byId('slider').addEventListener('input', (event) => this.show(Number(event.target.value)));
    window.addEventListener('hashchange', () => { if (location.hash !== this.hash) this.openHash(); });
    window.addEventListener('resize', () => this.measure());
    if (window.ResizeObserver) new ResizeObserver(() => this.measure()).observe(byId('runs'));
  }

  measure() {
    for (const { stage } of this.views) {
      const before = String(stage.camera.size);
      stage.camera.measure();
      if (before !== String(stage.camera.size)) stage.redraw();
    }
  }

  // MARK: Opening

  open(opening) {
    // Nothing glides to where the page opens.
    this.clock.slot = -2;
    if (this.openHash() || this.openHash(opening)) return;
    if (this.problems.list.length) this.problems.go(0);
    else this.show(this.runs.reduce((most, run) => Math.max(most, this.clock.slotOf(run, run.firstShown)), 0));
  }

  openHash(address = location.hash) {
    const { slot, element } = placeIn(address, this.clock);
    if (slot === undefined) return false;
    this.show(slot);
    if (element) {
      this.find(element);
      this.search.say('');
    }
    return true;
  }

  openProblem(problem, slot) {
    this.show(slot);
    this.loading.load(problem.run, problem.run.missing(problem.moment), () => {
      // Of many elements none is chosen: the problem's card lists them.
      const found = problem.element && !problem.work && find(problem.run, problem.element, problem.moment);
      if (found?.moment === problem.moment) this.select(problem.run, found.element, null, { isShown: false });
      else if (this.selection) this.close();
      byId('side').scrollTop = 0;
    });
  }

  find(words) {
    const run = this.runs.find(({ isWhole }) => !isWhole);
    if (run && words.trim()) {
      this.search.say('loading all parts of the page …');
      this.loading.load(run, run.parts, () => this.find(words));
      return;
    }
    const index = this.clock.slot < 0 ? 0 : this.clock.slot;
    for (const run of this.runs) {
      const found = find(run, words, this.clock.moment(run, index));
      if (!found) continue;
      if (found.moment !== this.clock.moment(run, index)) this.show(this.clock.slotOf(run, found.moment));
      this.select(run, found.element);
      this.search.say(`${words.trim()} is at ${momentWords(run, found.moment)}`);
      return;
    }
    this.search.say(words.trim() ? `“${words.trim()}” is near the screen at no moment` : '', true);
  }

  // MARK: Time

  play(isPlaying) {
    this.isPlaying = isPlaying;
    const name = isPlaying ? 'Pause' : 'Play';
    say(byId('play'), isPlaying ? '❚❚' : '▶');
    set(byId('play'), { 'aria-label': name, title: `${name} (Space)` });
    clearInterval(this.timer);
    if (!isPlaying) return;
    if (this.clock.slot === this.clock.last) this.show(0);
    this.timer = setInterval(() => {
      this.show(this.clock.slot + 1);
      if (this.clock.slot === this.clock.last) this.play(false);
    }, 600);
  }

  show(wanted) {
    const slot = this.clock.clamp(wanted), distance = Math.abs(slot - this.clock.slot);
    this.clock.slot = slot;
    // Over more than one moment nothing glides: it would show ways that nothing went.
    if (document.body.classList.contains('still') !== (distance !== 1)) document.body.classList.toggle('still');
    const isHere = this.views.map((view) => this.draw(view, slot)).every(Boolean);
    document.body.classList.toggle('loading', !isHere);
    this.charts.forEach((chart) => chart.show(slot));
    this.overview.show(slot);
    this.steps.show(slot);
    this.problems.note(slot);
    if (isHere) this.elements.show(this.views);
    if (isHere) this.showPanel();
    const { step } = this.clock.slots[slot], slider = byId('slider');
    const words = `step ${number(step)} of ${number(this.clock.firstSlots.length - 1)}, `
      + `moment ${number(slot + 1)} of ${number(this.clock.slots.length)}${isHere ? '' : ', loading'}`;
    const [min, max] = this.overview.window;
    set(slider, { min, max });
    slider.value = slot;
    set(slider, { 'aria-valuetext': words });
    say(byId('position'), words);
    this.address();
  }

  // Draws a run, if the parts of the page are there; otherwise loads them first. Returns whether it is drawn.
  draw({ run, stage, strip, story, legend }, slot) {
    const index = this.clock.moment(run, slot), moment = run.moments[index], missing = run.missing(index);
    if (missing.length) {
      this.loading.load(run, missing, () => { if (this.clock.slot === slot) this.show(slot); });
      return false;
    }
    if (stage.index !== index) stage.picked = new Set();
    const counts = stage.show(index);
    legend.show(counts, moment.viewport, stage.jumps, run.isQuiet(index) ? 0 : run.cost(moment, 'rowsReplaced'));
    strip.show(moment, stage.state);
    story.show(index, stage.jumps);
    return true;
  }

  // Some browsers let a page write its address only so often.
  address() {
    const { step } = this.clock.slots[this.clock.slot], isEnd = this.clock.slot === this.clock.lastSlot(step);
    const moment = isEnd ? '' : `.${this.clock.slot - this.clock.firstSlot(step) + 1}`, chosen = this.selection;
    const row = chosen && this.views.find((view) => view.run === chosen.run).stage.state.get(chosen.element);
    const name = row ? `/${chosen.run.name(row).replace(' ', '-')}` : '';
    this.hash = `#${step}${moment}${name}`;
    clearTimeout(this.addressing);
    this.addressing = setTimeout(() => history.replaceState(null, '', this.hash), 250);
  }
}

// `#7` is the end of step 7, `#7.2` its second moment, `#0-3` and `#7/0-3` an element. Returns the slot, and the
// element's name as a search has it, each if there is one.
function placeIn(address, clock) {
  let hash = address.slice(1);
  try { hash = decodeURIComponent(hash); } catch { /* an address that was cut off */ }
  const [, step, moment, name] = hash.match(/^(?:(\d+)(?:\.(\d+))?)?(?:(?:^|\/)([^/]*\D[^/]*))?$/) || [];
  const element = name?.replace(/^([A-Za-z][\w.-]*?)-(\d+(?:-\d+)?)$/, '$1 $2');
  if (step === undefined) return element ? { slot: clock.last, element } : {};
  const number = Math.min(Number(step), clock.firstSlots.length - 1), last = clock.lastSlot(number);
  return { slot: moment ? Math.min(clock.firstSlot(number) + Math.max(1, Number(moment)) - 1, last) : last, element };
}
