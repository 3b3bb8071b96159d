extension TimelineScript {
    /// Puts the page together, and listens to the slider, the buttons and the keyboard.
    static let page = #"""
        class Page {
          constructor(runs) {
            this.isPlaying = false;
            this.byId = (id) => document.getElementById(id);
            this.lay(runs);
            this.listen();
            const wanted = Number.parseInt(location.hash.slice(1), 10);
            // Nothing glides to where the page opens.
            this.clock.slot = this.clock.clamp(Number.isNaN(wanted) ? this.clock.firstShown : wanted);
            this.show(this.clock.slot);
          }

          lay(runs) {
            this.runs = runs;
            this.clock = new Clock(runs);
            this.views = runs.map((run) => ({
              run, stage: new Stage(run), strip: new Strip(run), story: new Story(run, runs.length < 2), legend: make('ul', { class: 'legend' }),
            }));
            const list = this.byId('runs');
            list.className = `runs marks ${this.runs.length > 1 ? 'two' : 'one'}`;
            for (const view of this.views) {
              const way = view.run.vertical ? 'vertical' : 'horizontal';
              const screen = make('div', { class: `screen ${way}` }, view.stage.node, view.strip.node);
              const article = make('article', { class: 'run' }, make('div', {}, screen, view.legend), view.story.node);
              if (this.runs.length > 1) article.prepend(make('div', { class: 'name' }, view.run.name));
              list.append(article);
            }
            const range = this.byId('slider');
            range.max = this.clock.last;
            this.ticks();
            const seek = (slot) => this.show(slot);
            this.charts = [
              new Chart('content length', this.clock, (run, moment) => run.length(moment), seek, false),
              new Chart('offset', this.clock, (run, moment) => run.offset(moment), seek),
              new Chart('drift', this.clock, (run, moment) => moment.drift || 0, seek),
              new Chart('cells measured so far', this.clock, (run, moment) => moment.measuredSoFar, seek),
            ];
            const charts = this.byId('charts');
            charts.append(...this.charts.map((chart) => chart.node));
            if (this.runs.length < 2) return;
            // What two runs differ in is to be seen before what they look like.
            charts.append(totals(this.runs));
            list.before(charts);
          }

          // Where steps begin; in another colour where something is wrong.
          ticks() {
            const svg = this.byId('ticks'), last = Math.max(1, this.clock.last);
            this.clock.firstSlots.forEach((slot, index) => {
              const steps = this.runs.map((run) => run.steps[index]).filter(Boolean);
              const isFailed = steps.some((step) => step.differences.length);
              const isRemarked = steps.some((step) => step.issues.length || step.refusal);
              const kind = isFailed ? 'failed' : isRemarked ? 'remarked' : '', x = slot / last * 1000;
              svg.append(make('line', { class: kind, x1: x, x2: x, y1: 0, y2: kind ? 8 : 5 }));
            });
          }

          listen() {
            this.byId('slider').addEventListener('input', (event) => this.show(Number(event.target.value)));
            const actions = {
              first: () => this.show(0),
              'step-back': () => this.show(this.clock.stepFrom(this.clock.slot, -1)),
              back: () => this.show(this.clock.slot - 1),
              play: () => this.play(!this.isPlaying),
              forward: () => this.show(this.clock.slot + 1),
              'step-forward': () => this.show(this.clock.stepFrom(this.clock.slot, 1)),
              last: () => this.show(this.clock.last),
              marks: () =>
                this.byId('marks').setAttribute('aria-pressed', this.byId('runs').classList.toggle('marks')),
            };
            for (const [id, action] of Object.entries(actions)) this.byId(id).addEventListener('click', action);
            document.addEventListener('keydown', (event) => {
              if (event.altKey || event.ctrlKey || event.metaKey) return;
              const step = event.shiftKey ? 'step-' : '';
              const keys = {
                ArrowLeft: `${step}back`, ArrowRight: `${step}forward`, Home: 'first', End: 'last', ' ': 'play', c: 'marks',
              };
              const action = keys[event.key];
              // There the space bar has a meaning already.
              const isTaken = event.key === ' ' && ['BUTTON', 'SUMMARY'].includes(document.activeElement?.tagName);
              if (!action || isTaken) return;
              event.preventDefault();
              actions[action]();
            });
            window.addEventListener('hashchange', () => {
              const slot = Number.parseInt(location.hash.slice(1), 10);
              if (!Number.isNaN(slot) && slot !== this.clock.slot) this.show(slot);
            });
          }

          play(isPlaying) {
            this.isPlaying = isPlaying;
            const button = this.byId('play'), name = isPlaying ? 'Pause' : 'Play';
            button.textContent = isPlaying ? '❚❚' : '▶';
            button.setAttribute('aria-label', name);
            button.title = `${name} (Space)`;
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
            document.body.classList.toggle('still', distance !== 1);
            for (const view of this.views) {
              const index = this.clock.moment(view.run, slot), moment = view.run.moments[index];
              const before = index > 0 ? new Map(view.run.stateAt(index - 1)) : null;
              const state = view.run.stateAt(index);
              view.legend.replaceChildren(...legend(view.stage.show(moment, state, before), moment.viewport));
              view.strip.show(moment, state);
              view.story.show(index);
            }
            this.charts.forEach((chart) => chart.show(slot));
            const { step } = this.clock.slots[slot], range = this.byId('slider');
            range.value = slot;
            const steps = this.clock.firstSlots.length - 1;
            const words = `step ${step} of ${steps}, moment ${slot + 1} of ${this.clock.slots.length}`;
            this.byId('position').textContent = words;
            range.setAttribute('aria-valuetext', words);
            history.replaceState(null, '', `#${slot}`);
          }
        }

        // Runs come from the page's own data, or from a script that is loaded again and again.
        const flowsimPage = {
          page: null,

          load(runs) {
            if (!this.page) { this.page = new Page(runs.map((data) => new Run(data))); return; }
            const { step, layout, place } = this.page.clock.slots[this.page.clock.slot];
            for (const id of ['runs', 'charts', 'ticks']) document.getElementById(id).replaceChildren();
            this.page.lay(runs.map((data) => new Run(data)));
            const { clock } = this.page;
            const same = clock.slots.findIndex((slot) =>
              slot.step > step || slot.step === step && (slot.layout > layout || slot.layout === layout && slot.place >= place));
            this.page.show(same < 0 ? clock.last : same);
          },

          update({ version, title, subtitle, runs, problem }) {
            if (version === this.version) return;
            this.version = version;
            document.getElementById('notice').textContent = problem || '';
            if (!runs) return;
            document.title = title;
            document.getElementById('title').textContent = title;
            document.getElementById('subtitle').textContent = subtitle;
            this.load(runs);
          },

          // A large script takes longer to load than to wait for.
          watch(address, version) {
            this.version = version;
            const load = () => {
              const script = document.createElement('script'), start = Date.now();
              const again = () => { script.remove(); setTimeout(load, Math.max(1000, 10 * (Date.now() - start))); };
              Object.assign(script, { src: `${address}?${start}`, onload: again, onerror: again });
              document.head.append(script);
            };
            load();
          },
        };
        """#
}
