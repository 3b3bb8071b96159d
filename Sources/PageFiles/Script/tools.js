'use strict';

const svgSpace = 'http://www.w3.org/2000/svg';
const shapes = new Set(['svg', 'g', 'rect', 'text', 'tspan', 'path', 'line', 'title']);

function make(name, attributes = {}, ...children) {
  const node = shapes.has(name) ? document.createElementNS(svgSpace, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

// Only what is different touches the document.
function set(node, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    const text = value === null ? null : String(value);
    if (node.getAttribute(key) === text) continue;
    if (text === null) node.removeAttribute(key); else node.setAttribute(key, text);
  }
}

function say(node, text) { if (node.textContent !== text) node.textContent = text; }

const byId = (id) => document.getElementById(id);

// At most three places, with commas between thousands.
function number(value) {
  const rounded = Math.round(value * 1000) / 1000;
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 1e21) return String(rounded);
  const [whole, rest] = String(Math.abs(rounded)).split('.');
  return (rounded < 0 ? '-' : '') + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest ? '.' + rest : '');
}

const points = (value) => `${number(value)} pt`;
const counted = (count, one, many = one + 's') => `${number(count)} ${count === 1 ? one : many}`;
const sizeText = ([, , width, height]) => `${number(width)} × ${number(height)}`;
const frameText = (rect) => `${sizeText(rect)} at ${number(rect[0])}, ${number(rect[1])}`;

// Texts of the simulator's with numbers of any length.
const short = (text) => text.replace(/-?\d+\.\d{4,}(e[-+]?\d+)?/g, (digits) => number(Number(digits)));

// The frame of a row: x, y, width, height in points.
const rectOf = (row) => [row[1] / 1000, row[2] / 1000, row[3] / 1000, row[4] / 1000];

const meets = ([x, y, width, height], [left, top, wide, high]) =>
  x < left + wide && left < x + width && y < top + high && top < y + height;
