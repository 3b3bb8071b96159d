// Lists of paths, and texts with paths in them.
const path = String.raw`(?<![\d-])\d+-\d+(?![\d-])`;
const pathList = new RegExp(String.raw`${path}(?:(?:, | and )${path}){2,}`, 'g'), onePath = new RegExp(path, 'g');

// Neighbours in one section as a run: 0-0 … 0-9.
function runsOf(names) {
  const runs = [];
  for (const name of names) {
    const [, section, item] = name.match(/^(\d+)-(\d+)$/) || [], last = runs[runs.length - 1];
    const isNext = last && item !== undefined && last.section === section && Number(item) === last.item + 1;
    if (isNext) Object.assign(last, { end: name, item: last.item + 1, count: last.count + 1 });
    else runs.push({ start: name, end: name, section, item: Number(item), count: 1 });
  }
  return runs.flatMap(({ start, end, count }) =>
    count > 2 ? [`${start} … ${end}`] : count === 2 ? [start, end] : [start]);
}

const collapsed = (text) => text.replace(pathList, (list) => runsOf(list.match(onePath)).join(', '));

// A text as nodes: numbers of any length are cut, runs of paths collapsed, and no path is broken at the end of a line.
function rich(text) {
  const whole = collapsed(short(String(text))), nodes = [];
  let from = 0;
  for (const { 0: name, index } of whole.matchAll(onePath)) {
    if (index > from) nodes.push(whole.slice(from, index));
    nodes.push(make('span', { class: 'path' }, name));
    from = index + name.length;
  }
  if (from < whole.length) nodes.push(whole.slice(from));
  return nodes;
}
