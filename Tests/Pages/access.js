'use strict';
// Checks of a page for readers with a keyboard, a screen reader or low vision: names, roles, the order of focus, contrast.
// `checks.js` calls it with its own tools.
const accessChecks = ({ check, equal, one, all, isSeen, press, page }) => {
  const interactive = 'a[href], button, input, select, textarea, summary, [tabindex], [role=button]';

  // MARK: Colours

  const numbers = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
  const over = ([red, green, blue, alpha = 1], below) => [red, green, blue].map((part, index) => part * alpha + below[index] * (1 - alpha));

  // The colour behind a node: all backgrounds that lie over each other.
  function ground(node) {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if (colour.length && colour[3] !== 0) layers.push(colour);
      if (colour.length === 3 || colour[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  }

  function luminance(colour) {
    const part = (value) => { const share = value / 255; return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
  }

  function ratio(one, other) {
    const [least, most] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (most + 0.05) / (least + 0.05);
  }

  const variable = (name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const colour = numbers(getComputedStyle(probe).color);
    probe.remove();
    return colour;
  };

  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());

  check('texts have a contrast of at least 4.5', () => {
    const bad = all('body *').filter((node) => !node.closest('svg, script, style, pre[hidden], .unseen') && hasText(node) && isSeen(node)).flatMap((node) => {
      const below = ground(node), found = ratio(over(numbers(getComputedStyle(node).color), below), below);
      return found < 4.5 ? [`${node.textContent.trim().slice(0, 20)} (${node.className}) ${found.toFixed(2)}`] : [];
    });
    return equal(bad.slice(0, 4), []);
  });

  check('placeholders have a contrast of at least 4.5', () => equal(all('input[placeholder]').filter(isSeen)
    .filter((node) => ratio(numbers(getComputedStyle(node, '::placeholder').color), ground(node)) < 4.5).map((node) => node.id), []));

  // Under the veil outside the viewport, too.
  check('texts in the picture have a contrast of at least 4.5', () => {
    const veil = [...variable('panel').slice(0, 3), Number(getComputedStyle(one('.veil')).fillOpacity)];
    const bad = all('.stage text').filter((node) => node.textContent).flatMap((node) => {
      const element = node.closest('.element'), jump = node.closest('.distance');
      const shape = jump ? one('rect', jump) : one('.frame', element), fill = getComputedStyle(shape).fill;
      const grounds = fill.startsWith('url') ? ['estimated', 'estimated-hatch'].map(variable) : [numbers(fill)];
      const ink = numbers(getComputedStyle(node).fill);
      const halo = element?.matches('.estimated') ? [variable('estimated')] : grounds;
      const pairs = jump ? grounds.map((below) => [ink, below])
        : halo.flatMap((below) => [[ink, below], [over(veil, ink).map((_, index) => ink[index] * (1 - veil[3]) + veil[index] * veil[3]), over(veil, below)]]);
      const least = Math.min(...pairs.map(([text, below]) => ratio(text, below)));
      return least < 4.5 ? [`${node.textContent.slice(0, 12)} ${least.toFixed(2)}`] : [];
    });
    return equal(bad.slice(0, 4), []);
  });

  check('marks of all kinds have a contrast of at least 3', () => {
    const grounds = ['ground', 'panel', 'content'].map(variable);
    const keys = [...legendWords.map(([key]) => key), 'viewport'].filter((key) => !['background', 'decoration'].includes(key));
    const drawn = keys.map((key) => [key, swatch(key)]);
    const box = make('div', {}, ...drawn.map(([, node]) => node));
    one('#legends').append(box);
    const bad = drawn.flatMap(([key, node]) => {
      const style = getComputedStyle(one('rect', node)), found = Math.min(...grounds.map((below) => ratio(numbers(style.stroke), below)));
      return found < 3 ? [`${key} ${found.toFixed(2)}`] : [];
    });
    box.remove();
    for (const name of ['jump', 'failure', 'warning', 'accent', 'second', 'measured-line', 'edge']) {
      const found = Math.min(...grounds.map((below) => ratio(variable(name), below)));
      if (found < 3) bad.push(`${name} ${found.toFixed(2)}`);
    }
    return equal(bad, []);
  });

  // MARK: Names and roles

  // As far as the page uses them: what a screen reader reads of a node.
  function nameOf(node) {
    const labels = (node.getAttribute('aria-labelledby') || '').split(' ').filter(Boolean).map((id) => document.getElementById(id)?.textContent || '');
    return (labels.join(' ') || node.getAttribute('aria-label') || [...(node.labels || [])].map((label) => label.textContent).join(' ')
      || node.textContent.trim() || one(':scope > title', node)?.textContent || '').trim();
  }

  check('what can be used has a name with a letter in it', () => equal(all(`${interactive}, nav, aside, main section, [role=img], [role=group], [role=search]`)
    .filter((node) => !node.closest('[hidden]') && node.tagName !== 'FORM' && !node.matches('.picture') && !/\p{L}|\d/u.test(nameOf(node)))
    .map((node) => node.outerHTML.slice(0, 80)), []));
  check('what can be used is a control, or has a role', () => equal(all('[tabindex]')
    .filter((node) => !node.matches('button, input, summary, h2, [role=button]') && !node.matches('pre, .picture, .scrolls, ol'))
    .map((node) => node.outerHTML.slice(0, 80)), []));
  check('no control is in another', () => equal(all('button button, button a, button input, summary button, summary input, [role=button] button').length, 0));
  check('identifiers are unique, and those that are referred to exist', () => {
    const ids = all('[id]').map((node) => node.id), twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const gone = all('[aria-labelledby], [aria-controls], label[for]').flatMap((node) =>
      ['aria-labelledby', 'aria-controls', 'for'].flatMap((name) => (node.getAttribute(name) || '').split(' ').filter(Boolean)))
      .filter((id) => !document.getElementById(id) && id !== 'panel-title');
    return equal([twice, gone], [[], []]);
  });
  check('the page has a language, one main part, one first heading, and parts that are told apart', () => {
    const parts = all('nav, aside, main section, header.top').filter(isSeen).map((node) => `${node.tagName} ${nameOf(node).slice(0, 40)}`);
    return equal([document.documentElement.lang, all('main').length, all('h1').length,
      page.runs.length > 1 || new Set(parts).size === parts.length], ['en', 1, 1, true]);
  });
  check('what an element of the picture is, its state and its place are its name', () => equal(all('.stage .element')
    .filter((node) => !/, (measured|estimated|given|header|footer|background|supplementary|decoration)\b.*, [\d,.]+ × [\d,.]+ at /.test(nameOf(node)))
    .map(nameOf).slice(0, 3), []));
  check('the list of steps says which step is shown, and marks are words', () => {
    const current = all('#steps-shown [aria-current=step]');
    const marks = all('.mark').map((node) => [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent.trim()).join(''));
    return equal([current.length, marks.filter((words) => !/^\p{L}|^\d+ \p{L}/u.test(words)), all('.mark:not([title])').length], [1, [], 0]);
  });

  // MARK: Keyboard

  const isHidden = (node) => !isSeen(node) || node.closest('[hidden]') || node.matches(':disabled');

  // Lists and pictures with one place in the order, in which arrows go on.
  check('the key Tab reaches every control, or the list or picture that it is in', () => {
    const groups = ['#steps-shown', '#elements-shown', '.stage'];
    const away = all(interactive).filter((node) => !isHidden(node) && node.tabIndex < 0)
      .filter((node) => !groups.some((group) => node.closest(group)) && !node.matches('h2, .picture'));
    const starts = all(groups.join()).filter(isSeen).filter((group) => all('[tabindex="0"]', group).length !== 1);
    return equal([away.map((node) => node.id || node.className), starts.map((node) => node.id || node.className)], [[], []]);
  });
  check('arrows go through the list of steps, and show them', () => {
    const details = one('#step-list'), wasOpen = details.open, slot = page.clock.slot;
    details.open = true;
    page.show(0);
    one('#steps-shown [tabindex="0"]').focus();
    const seen = [page.clock.slots[page.clock.slot].step];
    press('End');
    seen.push(page.clock.slots[page.clock.slot].step, document.activeElement.closest('#steps-shown') !== null);
    press('Home');
    seen.push(page.clock.slots[page.clock.slot].step);
    const rows = all('#steps-shown > li:first-child button').length;
    for (let row = 0; row < rows; row++) press('ArrowDown');
    seen.push(page.clock.slots[page.clock.slot].step);
    document.activeElement.blur();
    details.open = wasOpen;
    page.show(slot);
    return equal(seen, [0, page.clock.firstSlots.length - 1, true, 0, 1]);
  });
  check('the elements of the picture are a list, too, through which arrows go, and in which one is chosen', () => {
    const details = one('#element-list'), before = page.selection;
    details.open = true;
    page.elements.fill();
    const rows = all('#elements-shown button'), views = page.views.reduce((sum, { stage }) => sum + stage.state.size, 0);
    if (rows.length < Math.min(views, 300)) return `${rows.length} of ${views}`;
    if (rows.length < 2) return true;
    one('#elements-shown [tabindex="0"]').focus();
    press('End');
    const isLast = document.activeElement === rows[rows.length - 1];
    press('Home');
    const name = document.activeElement.firstChild.textContent.split(' “')[0];
    document.activeElement.click();
    const found = [isLast, one('#panel h2').textContent.toLowerCase().includes(name.toLowerCase()), all('#elements-shown [aria-current]').length];
    page.close();
    details.open = false;
    if (before) page.select(before.run, before.element, before.part);
    return equal(found, [true, true, 1]);
  });
  check('what has the focus is outlined, with a contrast of at least 3', () => {
    const bad = all('button, input, summary, pre[tabindex]').filter((node) => !isHidden(node) && node.tabIndex >= 0).slice(0, 60).filter((node) => {
      node.focus({ focusVisible: true, preventScroll: true });
      const style = getComputedStyle(node), below = ground(node.parentElement);
      const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && ratio(numbers(style.outlineColor), below) >= 3;
      node.blur();
      return !isOutlined;
    });
    return equal(bad.map((node) => node.id || node.className || node.textContent).slice(0, 4), []);
  });
  check('an element of the picture with the focus has a frame of its own', () => {
    const node = one('.stage .element[tabindex="0"]');
    if (!node) return true;
    const line = () => [getComputedStyle(one('.frame', node)).strokeWidth, getComputedStyle(one('.frame', node)).stroke];
    const before = line();
    node.focus({ focusVisible: true, preventScroll: true });
    const after = line();
    node.blur();
    return parseFloat(after[0]) >= 4 && String(after) !== String(before) || `${before}, ${after}`;
  });
  check('nothing glides for readers who asked for less motion', () => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return 'the browser was started without it';
    return equal(all('.layer, .element').filter((node) => parseFloat(getComputedStyle(node).transitionDuration) > 0).length, 0);
  });
};
