'use strict';
// Opens every page in frames of three sizes, one after the other, and writes down what its checks say.
const pages = {
  list: ['#3', ''], jump: ['#3'], tags: ['#0'], cells: ['#0/0-1'], failing: [''], feed: [''], table: [''], shelf: ['#2'], two: ['#3'],
  budget: [''], groups: [''], loop: [''],
  sample: [''],
};
const windows = [[1280, 800], [390, 844], [820, 1180]];
const report = document.getElementById('report'), scheme = location.search === '?0' ? 'dark' : 'light';
const write = (line) => { report.append(line + '\n'); };
const pause = (time) => new Promise((done) => { setTimeout(done, time); });

async function open(page, hash, [width, height]) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width, height, src: `${page}.html${hash}`, style: 'border: 0; position: absolute; left: 0; top: 0' });
  document.body.append(frame);
  const name = `${page}${hash} at ${width} × ${height}, ${scheme}`;
  let checked = null;
  for (let turn = 0; turn < 200 && !(checked = frame.contentDocument?.getElementById('checked'))?.dataset.done; turn++) await pause(20);
  if (!checked?.dataset.done) write(`FAILED ${name}: its checks came to no end: ${checked ? checked.textContent : 'no page'}`);
  else for (const line of checked.textContent.trim().split('\n')) write(line.replace(/^(ok|FAILED) /, `$1 ${name}: `));
  frame.remove();
}

(async () => {
  for (const [page, hashes] of Object.entries(pages)) {
    for (const hash of hashes) for (const size of windows) await open(page, hash, size);
  }
  write('done');
})();
