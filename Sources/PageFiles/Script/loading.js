// The parts of a large page are scripts in a folder next to it, and are loaded as they are seen.
class Loading {
  constructor() { this.waiting = new Map(); }

  // Loads parts of a run, then calls `done`; a part that cannot be loaded is named in the notice.
  load(run, parts, done) {
    const [part, ...rest] = parts.filter(({ keys }) => !keys);
    if (!part) { done(); return; }
    const next = () => this.load(run, rest, done);
    const calls = this.waiting.get(part.address);
    if (calls) { calls.push(next); return; }
    this.waiting.set(part.address, [next]);
    const number = run.parts.indexOf(part), script = document.createElement('script');
    this.taking = { ...this.taking, [part.address]: (content) => run.take(number, content) };
    const end = () => {
      script.remove();
      const waiting = this.waiting.get(part.address);
      this.waiting.delete(part.address);
      if (part.keys) waiting.forEach((call) => call());
      else say(byId('notice'), `${part.address} cannot be loaded: it has to lie next to the page`);
    };
    Object.assign(script, { src: part.address, onload: end, onerror: end });
    document.head.append(script);
  }

  // Called by the script of a part, with its address.
  take(address, content) { this.taking?.[address]?.(content); }
}
