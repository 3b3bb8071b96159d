'use strict';
// Runs in a copy of a page, drives it by pointer and keyboard, and writes a line a check.
(() => {
  const said = document.getElementById('checked'), name = location.pathname.split('/').pop().replace('.html', '');
  const one = (query, inside = document) => inside.querySelector(query);
  const all = (query, inside = document) => [...inside.querySelectorAll(query)];
  const texts = (query) => all(query).map((node) => node.textContent);
  const press = (key, options = {}) => (document.activeElement || document.body)
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  const click = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const { page } = flowsimPage, position = () => one('#position').textContent;
  const isPhone = innerWidth < 600, isNarrow = innerWidth <= 1000;

  function check(words, test) {
    let outcome;
    try { outcome = test(); } catch (error) { outcome = `it threw ${error.stack}`; }
    said.append(outcome === true ? `ok ${words}\n` : `FAILED ${words}${typeof outcome === 'string' ? `: ${outcome.replace(/\n/g, ' ')}` : ''}\n`);
  }

  const equal = (found, expected) => JSON.stringify(found) === JSON.stringify(expected)
    || `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
  const isSeen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 && node.checkVisibility() && getComputedStyle(node).visibility !== 'hidden'; };

  // MARK: Looks

  function looks() {
    check('nothing makes the page scroll sideways', () => equal(document.documentElement.scrollWidth <= innerWidth, true));
    check('the controls are in sight', () => {
      const box = one('.transport').getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight + 1 && box.height > 40 || `${box.top} to ${box.bottom} of ${innerHeight}`;
    });
    check('the picture is as large as the window lets it be', () => {
      const box = one('.stage').getBoundingClientRect(), least = isPhone ? 0.37 : 0.75;
      return box.height >= innerHeight * least && box.top < innerHeight / 4 || `${Math.round(box.height)} points from ${Math.round(box.top)}`;
    });
    check('a portrait view uses the height or the width of its picture', () => {
      const [stage, view] = ['.stage', '.stage .viewport'].map((query) => one(query).getBoundingClientRect());
      if (view.height <= view.width) return true;
      return view.height >= stage.height - 60 || view.width >= stage.width - 24 || `${Math.round(view.height)} of ${Math.round(stage.height)}`;
    });
    check('all of the page is in the window, and no button lies over the picture', () => {
      const stages = all('.stage').map((node) => node.getBoundingClientRect());
      const over = all('button, input').filter((node) => isSeen(node) && !node.closest('#sheet')).filter((node) => {
        const box = node.getBoundingClientRect();
        return stages.some((stage) => box.left < stage.right && stage.left < box.right && box.top < stage.bottom && stage.top < box.bottom);
      });
      return equal([over.map((node) => node.id || node.className), document.documentElement.scrollHeight <= innerHeight], [[], true]);
    });
    check('a path is in one line', () => equal(all('.path').filter(isSeen)
      .filter((node) => node.getClientRects().length > 1).map((node) => node.textContent), []));
    check('on narrow windows buttons are forty points large', () => {
      if (!isNarrow) return true;
      const small = all('.buttons button, .zoom button, .problems li button, .next, #step-list > summary').filter(isSeen)
        .filter((node) => { const box = node.getBoundingClientRect(); return box.height < 39.5 || box.width < 39.5; });
      return equal(small.map((node) => node.id || node.className), []);
    });
    check('no text is smaller than can be read', () => {
      const scale = page.views[0].stage.camera.scale;
      const small = all('.stage text').filter((node) => node.textContent && Number(node.getAttribute('font-size')) * page.views[all('.stage').indexOf(node.closest('.stage'))].stage.camera.scale < 9.4);
      const html = all('body *').filter((node) => !node.closest('svg') && [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
        .filter((node) => isSeen(node) && parseFloat(getComputedStyle(node).fontSize) < 10.9);
      return equal([...small, ...html].map((node) => `${node.textContent} ${scale}`).slice(0, 3), []);
    });
    check('some of the elements on screen say what they are', () => {
      if (name === 'tags' && isPhone) return true;
      return texts('.stage .element text').filter(Boolean).length > 0 || 'none does';
    });
    check('numbers have at most three decimal places', () =>
      equal((document.body.innerText.match(/\d\.\d{4,}/g) || []).slice(0, 3), []));
    check('charts say their units', () => equal(texts('.chart header > span:first-child').every((words) => /, (pt|items)$/.test(words)), true));
  }

  // MARK: What single pages do

  const element = (label) => all('.stage .element').find((node) => one('title', node).textContent.split(',')[0] === label);

  const own = {
    list() {
      check('the address names a step, or the page opens where there is something to see', () =>
        equal(position(), location.hash.startsWith('#3') || position().startsWith('step 3') ? position() : 'step 1 of 4, moment 3 of 81'));
      check('a step touches few nodes', () => {
        const touched = new Set();
        const note = (records) => records.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach((node) => touched.add(node)));
        const observer = new MutationObserver(note);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        let most = '';
        press('Home');
        note(observer.takeRecords());
        for (let at = 0; at < 60; at++) {
          touched.clear();
          press('ArrowRight');
          note(observer.takeRecords());
          const visible = all('.stage .element, .stage .element *').length;
          if (touched.size > visible + 200) most = `${touched.size} nodes, ${visible} visible`;
        }
        observer.disconnect();
        return most || true;
      });
      check('a click opens the panel, with frame, state, sizes and the chain of causes', () => {
        press('End');
        click(one('.frame', element('0-985')));
        const panel = one('#panel');
        if (panel.hidden) return 'it is hidden';
        const found = [one('h2', panel).textContent, one('[data-fact="frame"]').textContent, one('[data-fact="state"]').textContent];
        const sizes = texts('.sizes tbody .size'), chain = texts('.chain li');
        if (!/was laid out again because its cell answered 320×70 instead of 320×50/.test(one('.why .reason').textContent)) return one('.why').textContent;
        if (!chain[0].startsWith('#') || !chain.some((line) => line.includes('measured 0-985'))) return chain.join();
        return equal([found, sizes], [['Item 0-985', '320 × 70 at 0, 49,350 pt', 'measured'], ['320 × 50', '320 × 70']]);
      });
      check('previous and next change go to the moments', () => {
        press('[');
        const last = page.clock.slot;
        press('[');
        const before = page.clock.slot;
        press(']');
        return last < 80 && before < last && page.clock.slot === last || `${last}, ${before}, ${page.clock.slot}`;
      });
      check('Escape closes the panel', () => { press('Escape'); return equal(one('#panel').hidden, true); });
      check('a search goes to the moment at which something is near the screen', () => {
        press('Home');
        press('/');
        if (document.activeElement.id !== 'find') return 'the field has no focus';
        document.activeElement.value = '0-985';
        one('#search').requestSubmit();
        const found = [one('#panel h2').textContent, Boolean(element('0-985')), one('#found').textContent.startsWith('0-985 is at step ')];
        document.activeElement.blur();
        press('Escape');
        return equal(found, ['Item 0-985', true, true]);
      });
      check('a search for what never comes near the screen says so', () => {
        one('#find').value = '0-400';
        one('#search').requestSubmit();
        return equal(one('#found').textContent, '“0-400” is near the screen at no moment');
      });
      check('the keyboard alone goes from element to element and opens one', () => {
        press('End');
        const start = one('.stage .element[tabindex="0"]');
        if (all('.stage .element[tabindex="0"]').length !== 1) return 'not one is in the order of tabs';
        start.focus();
        const first = document.activeElement.getAttribute('aria-label'), slot = page.clock.slot;
        press('ArrowDown');
        const second = document.activeElement.getAttribute('aria-label');
        if (first === second || page.clock.slot !== slot) return `${first}, ${second}`;
        press('Enter');
        if (one('#panel').hidden || document.activeElement !== one('#panel h2')) return 'the panel has no focus';
        press('Escape');
        return equal([one('#panel').hidden, document.activeElement.getAttribute('aria-label')], [true, second]);
      });
      check('moments, steps and ends are reached by keys', () => {
        document.activeElement.blur();
        const seen = [];
        for (const [key, options] of [['Home'], ['.'], [','], ['ArrowRight', { shiftKey: true }], ['End']]) {
          press(key, options);
          seen.push(page.clock.slot);
        }
        return equal(seen, [0, 1, 0, 1, 80]);
      });
      check('zoom is kept over moments, and 0 shows all again', () => {
        const { camera } = page.views[0].stage, before = camera.scale;
        press('+');
        press('ArrowLeft');
        const larger = camera.scale;
        press('0');
        return larger > before * 1.3 && camera.scale === before || `${before}, ${larger}, ${camera.scale}`;
      });
      check('dragging moves the picture and chooses nothing', () => {
        press('+');
        const { camera, node } = page.views[0].stage, before = camera.pan[1];
        const pointer = (type, x, y) => node.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, buttons: 1, button: 0, bubbles: true }));
        pointer('pointerdown', 100, 300);
        pointer('pointermove', 110, 340);
        pointer('pointerup', 110, 340);
        click(one('.frame', element('0-985')));
        const moved = camera.pan[1] - before;
        press('0');
        return equal([moved, one('#panel').hidden], [40, true]);
      });
      check('Z makes the slider finer around the moment, another moment takes the window with it, and Shift Z is all', () => {
        const slider = one('#slider'), range = () => [slider.min, slider.max, one('#whole').hidden];
        page.show(40);
        press('z');
        const half = range();
        page.show(70);
        const moved = range();
        press('Z', { shiftKey: true });
        return equal([half, moved, range()], [['20', '60', false], ['30', '70', false], ['0', '80', true]]);
      });
      check('a stretch of the overview that is dragged over is the window, and a click goes to a moment', () => {
        const box = one('#overview').getBoundingClientRect();
        const pointer = (type, share) => one('#overview').dispatchEvent(
          new PointerEvent(type, { clientX: box.left + box.width * share, clientY: box.top + 5, buttons: 1, button: 0, bubbles: true }));
        pointer('pointerdown', 0.5); pointer('pointermove', 0.75); pointer('pointerup', 0.75);
        const found = [one('#slider').min, one('#slider').max];
        click(one('#whole'));
        pointer('pointerdown', 0.25); pointer('pointerup', 0.25);
        return equal([found, page.clock.slot, one('#slider').max], [['40', '60'], 20, '80']);
      });
      check('a cause of an element leads to its moment', () => {
        press('End');
        one('#find').value = '0-985';
        one('#search').requestSubmit();
        const links = all('.chain .link'), before = page.clock.slot;
        click(links[links.length - 1]);
        const after = page.clock.slot;
        press('Escape');
        return links.length > 3 && after < before || `${links.length}: ${before} to ${after}`;
      });
      check('the numbers of measured items agree', () => {
        press('End');
        click(one('.frame', element('0-985')));
        const found = [one('[data-number="measured"]').textContent, texts('.chart b')[3]];
        press('Escape');
        return equal(found, ['20 of 1,000 items', '20']);
      });
    },

    jump() {
      check('what jumps on screen has an arrow with the distance, and the legend says beyond what', () => {
        page.show(page.clock.lastSlot(3));
        return equal([texts('.jump .distance'), all('.arrows .jump').map((node) => node.dataset.jump), one('.legend [data-count="jump"]').textContent],
          [['↑ 40 pt · 10 elements'], ['40'], '10 jumped on screen, up to 40 pt, beyond the 10 pt scrolled']);
      });
      check('the arrow is as long as the jump', () => {
        const [from, to] = one('.jump .shaft').getAttribute('d').slice(1).split('L').map((pair) => pair.split(',').map(Number));
        return equal([Math.round(to[0] - from[0]), Math.round(to[1] - from[1])], [0, -40]);
      });
      check('the largest drift is a problem, and N goes there', () => {
        press('Home');
        press('n');
        return equal([texts('.problems .kind'), position()], [['drift'], 'step 3 of 4, moment 9 of 10']);
      });
    },

    failing() {
      check('the page opens at the first problem, a failed expectation by name', () =>
        equal([one('.problems [aria-current] b').textContent, position().startsWith('step 0 of 8')], ['contentSize', true]));
      check('the card of a problem leads to the expectation that found it', () => {
        page.problems.go(0);
        click(one('.found-by button'));
        return equal([position().startsWith('step 1 of 8'), all('.problems.elsewhere').length], [true, 1]);
      });
      check('an expectation says what it expects, what holds and what was found', () => {
        page.show(page.clock.lastSlot(1));
        const rows = all('.checks tr').map((row) => [row.className, row.dataset.check]);
        if (!one('.checks .fails').textContent.includes('[320, 3000]found [320, ')) return one('.checks .fails').textContent;
        if (one('.checks .fails .link').textContent !== 'caused in step 0, moment 2') return one('.checks .fails').textContent;
        return equal(rows, [['fails', 'contentSize'], ['holds', 'measured'], ['fails', 'frames.0-0'], ['fails', 'frames.0-1']]);
      });
      check('N goes on, P back, and round', () => {
        const seen = [], note = () => seen.push(page.problems.at);
        press('n'); note(); press('p'); note(); press('p'); note(); press('N', { shiftKey: true }); note();
        const last = page.problems.list.length - 1;
        page.problems.go(0);
        return equal(seen, [1, 0, last, last - 1]);
      });
      check('all kinds are listed, failures first, and one about an element chooses it', () => {
        const kinds = [...new Set(texts('.problems .kind'))];
        page.problems.go(page.problems.list.findIndex((problem) => problem.element === '0-1'));
        const chosen = one('#panel h2').textContent;
        press('Escape');
        return equal([kinds, chosen], [['failed', 'refused', 'conflict', 'warning', 'drift'], 'Item 0-1']);
      });
      check('steps have marks for what failed, what it led to, what was refused, and jumps', () => {
        const marks = all('#steps-shown > li').map((row) => all('.mark', row).map((mark) => mark.textContent.slice(2)));
        return equal(marks, [['led to 3 failures', '1 issue'], ['3 failed'], [], ['refused'], [], ['jumped 32 pt'],
          ['led to 1 failure', '1 issue', 'measured 68'], ['2 issues'], ['1 failed']]);
      });
      check('the overview has a mark for each moment with a problem', () => equal(all('#overview .problem-at').length >= 4, true));
      check('the filter keeps the steps with its words', () => {
        const field = one('#step-filter');
        field.value = 'failed';
        field.dispatchEvent(new Event('input'));
        const found = texts('#steps-shown > li .own');
        field.value = '';
        field.dispatchEvent(new Event('input'));
        return equal([found, all('#steps-shown > li').length], [['1', '8'], 9]);
      });
      check('a part of a cell is told by name, frame and content', () => {
        page.problems.go(0);
        click(one('.part.image, .part.box', element('0-1')));
        const row = one('.part-row[aria-pressed="true"]');
        if (!row) return 'no part is chosen';
        const words = [row.dataset.partRow, all('.part-row').some((each) => each.textContent.includes('“as wide as 63'))];
        press('Escape');
        return equal(words, ['photo', true]);
      });
      check('a pinned header says so, and does not jump', () => {
        page.show(page.clock.lastSlot(2));
        one('#find').value = 'header 0';
        one('#search').requestSubmit();
        const found = [one('#panel h2').textContent, texts('.states .state')];
        press('Escape');
        return equal(found, ['Header 0 “Friends”', ['header', 'pinned']]);
      });
    },

    feed() {
      check('every size of an item is told with its moment and its reason, and its button goes there', () => {
        one('#find').value = '0-13';
        page.show(page.clock.lastSlot(3));
        one('#search').requestSubmit();
        const sizes = texts('.sizes tbody .size');
        if (!sizes.join().endsWith('320 × 130,320 × 70')) return sizes.join();
        if (!one('.sizes .now .cause').textContent.includes('its cell answered 320×70')) return one('.sizes .now').textContent;
        const buttons = all('.sizes tbody button');
        click(buttons[buttons.length - 2]);
        const there = position().startsWith('step 2 of 5');
        press('Escape');
        return there || position();
      });
      check('headers are found by their sections', () => {
        one('#find').value = 'header 2';
        one('#search').requestSubmit();
        const found = [one('#panel h2').textContent, texts('.states .state')[0], one('[data-fact="on screen"]')?.textContent.startsWith('at ')];
        press('Escape');
        return equal(found, ['Header 2', 'header', true]);
      });
      check('without problems it says so', () => equal(one('.problems').textContent, '✓No problems; 2 expectations hold'));
    },

    budget() {
      check('next problem is at the moment with the jump, with arrows to where things went', () => {
        page.problems.go(0);
        return equal([one('.problems [aria-current] b').textContent, position().split(',')[0],
          all('.arrows .jump').map((node) => node.dataset.jump || node.dataset.exit), texts('.exit .distance')],
        ['metrics.maximumDrift', 'step 3 of 8', ['110', 'bottom'], ['↓ 2 left below, by 110 pt']]);
      });
      check('the card of a metric lists the surplus by cause, in runs of paths, and a click selects it', () => {
        page.problems.go(1);
        const button = one('.work button'), words = button.textContent;
        click(button);
        const picked = all('.stage .picked').map((node) => node.getAttribute('aria-label').split(',')[0]);
        const said = [button.getAttribute('aria-pressed'), one('.work [role=status]').textContent];
        click(button);
        return equal([words, picked, said, all('.stage .picked').length], ['9 came on screen 0-46 … 0-54',
          Array.from({ length: 9 }, (_, index) => `0-${46 + index}`), ['true', '9 of 9 elements near the screen'], 0]);
      });
      check('all that is gone has an arrow over the edge, and its names are told', () => {
        page.problems.go(page.problems.list.findIndex(({ kind }) => kind === 'lost'));
        return equal([texts('.exit .distance'), texts('[data-number="off screen"]')],
          [['↓ 8 left below, by 2,502 pt'], ['0-46 … 0-53 left below, by 2,502 pt: all that was read']]);
      });
      check('the first layout is quiet', () => {
        page.show(page.clock.lastSlot(0));
        return equal([all('.stage .moved, .stage .asked, .stage .named, .broken-row, .ghost, .arrows .jump').length,
          all('#steps-shown > li')[0].querySelectorAll('.mark').length], [0, 0]);
      });
    },

    cells() {
      check('the address names an element', () => equal(one('#panel h2').textContent, 'Item 0-1'));
    },

    shelf() {
      check('a horizontal run has its strip below, and arrows between its elements by place', () => {
        page.show(page.clock.lastSlot(0));
        const strip = one('.strip').getBoundingClientRect(), stage = one('.stage').getBoundingClientRect();
        element('0-0').focus();
        press('ArrowRight');
        const next = document.activeElement.getAttribute('aria-label').split(',')[0];
        document.activeElement.blur();
        return strip.top >= stage.bottom - 1 && next === '0-2' || `${strip.top}, ${stage.bottom}, ${next}`;
      });
    },

    two() {
      check('two runs are told apart: each has its story, and the totals differ where they do', () => {
        page.show(page.clock.lastSlot(3));
        return equal([all('.stage').length, texts('.story h2'), all('.totals .differs').map((row) => row.dataset.total), texts('.problems .kind')],
          [2, ['3. scroll by 0, -10', '3. scroll by 0, -10'], ['largest drift'], ['drift']]);
      });
    },

    table() {
      check('rows of a table tell why they are as high as they are', () => {
        press('End');
        const node = all('.stage .element.measured')[3];
        click(one('.frame', node));
        const why = one('.why .reason').textContent;
        press('Escape');
        return /was laid out .*because its cell answered/.test(why) || why;
      });
    },

    tags() {
      check('texts are left out rather than written too small', () => {
        const { scale } = page.views[0].stage.camera;
        return texts('.stage .element text').filter(Boolean).length + all('.stage .bar').length >= 50 && scale > 0 || 'neither text nor bar';
      });
    },
  };

  const run = () => {
    looks();
    accessChecks({ check, equal, one, all, isSeen, press, page });
    own[name]?.();
    said.dataset.done = 'yes';
  };
  setTimeout(run, 30);
})();
