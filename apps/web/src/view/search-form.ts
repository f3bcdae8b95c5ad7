import type { End } from '@tripwright/map-view/map';
import type { Say } from '../strings.ts';
import { h } from './element.ts';
import { chip } from './form/chip.ts';
import type { SearchFormActions, SearchFormState } from './form/form-state.ts';
import { modeChips } from './form/mode-chips.ts';
import { placeFields } from './form/place-fields.ts';
import { preferenceFields } from './form/preference-fields.ts';
import { timeFields } from './form/time-fields.ts';

export interface SearchForm {
  readonly element: HTMLElement;
  update(state: SearchFormState): void;
  focus(end: End): void;
}

/** The form. It is built once so that the focus stays in place; `update` writes the state into it. */
export function searchForm(say: Say, actions: SearchFormActions): SearchForm {
  const places = placeFields(say, actions);
  const times = timeFields(say, actions);
  const modes = modeChips(say, actions);
  const preferences = preferenceFields(say, actions);
  const wheelchair = chip('wheelchair', say('wheelchair'), undefined, () =>
    actions.wheelchair(wheelchair.input.checked),
  );
  const more = h(
    'button',
    {
      type: 'button',
      class: 'link more',
      'aria-expanded': 'false',
      onclick: () => showAll(!element.hasAttribute('data-all')),
    },
    say('moreChoices'),
  );
  const element = h(
    'form',
    { class: 'search', onsubmit: (event: SubmitEvent) => event.preventDefault() },
    ...places.elements,
    times.element,
    h('div', { class: 'ways' }, modes.element, wheelchair.element, preferences.concession, more),
    preferences.element,
  );

  function showAll(all: boolean): void {
    element.toggleAttribute('data-all', all);
    more.setAttribute('aria-expanded', String(all));
    more.textContent = say(all ? 'fewerChoices' : 'moreChoices');
  }

  return {
    element,
    focus: places.focus,
    update: (state) => {
      places.update(state);
      times.update(state);
      modes.update(state.modes);
      wheelchair.input.checked = state.query.wheelchair;
      preferences.update(state.query.preferences);
    },
  };
}
