const flowsimPage = {
  page: null,

  load(data, opening = '') {
    const runs = data.map((each) => new Run(each));
    if (!this.page) {
      this.page = new Page(runs, opening);
      return;
    }
    const { page } = this, place = page.clock.placeOf(page.clock.slot), { selection } = page;
    const cameras = page.views.map(({ stage }) => stage.camera);
    const name = selection && this.nameOf(selection), at = selection && page.runs.indexOf(selection.run);
    page.close();
    page.lay(runs);
    page.views.forEach(({ stage }, index) => {
      if (cameras[index]) Object.assign(stage.camera, { zoom: cameras[index].zoom, pan: cameras[index].pan });
    });
    page.clock.slot = -2;
    page.show(page.clock.slotAt(place));
    const run = runs[at], moment = run && page.clock.moment(run, page.clock.slot);
    const found = run && find(run, name, moment);
    if (found && found.moment === moment) page.select(run, found.element, selection.part);
  },

  nameOf({ run, element }) {
    const last = [...historyOf(run, element)].reverse().find((each) => each.row);
    return last ? run.name(last.row) : '';
  },

  // The script of a part of a large page calls this.
  part(address, content) { this.page.loading.take(address, content); },

  update({ version, title, subtitle, runs, problem }) {
    if (version === this.version) return;
    this.version = version;
    say(byId('notice'), problem || '');
    if (!runs) return;
    document.title = title;
    say(byId('title'), title);
    say(byId('subtitle'), subtitle);
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
