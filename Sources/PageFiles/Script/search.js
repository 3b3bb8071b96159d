class Search {
  constructor(found) {
    const form = byId('search'), field = byId('find');
    this.said = byId('found');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      found(field.value);
    });
    field.addEventListener('input', () => this.say(''));
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      field.value = '';
      this.say('');
      field.blur();
    });
  }

  say(words, isMissing = false) {
    say(this.said, words);
    this.said.classList.toggle('missing', isMissing);
  }

  focus() {
    byId('find').focus();
    byId('find').select();
  }
}
