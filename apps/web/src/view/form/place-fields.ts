import type { End } from '@tripwright/map-view/map';
import { placeLabel } from '../../model/place.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import { icon } from '../icon.ts';
import type { SearchFormActions, SearchFormState } from './form-state.ts';
import { suggestPlacesIn } from './place-combobox.ts';

/** The fields for start and destination, with a message for unknown places. */
export interface PlaceFields {
  readonly elements: readonly HTMLElement[];
  update(state: Pick<SearchFormState, 'query' | 'active'>): void;
  focus(end: End): void;
}

const ENDS = ['from', 'to'] as const;

export function placeFields(
  say: Say,
  actions: Pick<SearchFormActions, 'typed' | 'suggest' | 'chosen' | 'focused' | 'useMapCentre' | 'swap'>,
): PlaceFields {
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true }, say('unknownPlace'));
  const fields = { from: field('from'), to: field('to') };
  const swap = h(
    'button',
    { type: 'button', class: 'round', title: say('swap'), 'aria-label': say('swap'), onclick: actions.swap },
    icon('swap'),
  );

  function field(end: End): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
    const input = h('input', {
      id: `field-${end}`,
      placeholder: say('placeHint'),
      autocomplete: 'off',
      spellcheck: 'false',
      enterkeyhint: 'search',
      onchange: () => void understand(),
      onfocus: () => actions.focused(end),
    });
    let isChosen = false;
    const understand = async (): Promise<void> => {
      // The text of a chosen suggestion is not searched again.
      if (isChosen) {
        isChosen = false;
        return;
      }
      const text = input.value.trim();
      const isPlace = await actions.typed(end, text);
      if (input.value.trim() !== text && !isPlace) return;
      problem.hidden = isPlace;
      input.toggleAttribute('aria-invalid', !isPlace);
    };
    const suggestions = suggestPlacesIn(input, say(end), {
      suggest: actions.suggest,
      chosen: (place) => {
        isChosen = true;
        problem.hidden = true;
        input.removeAttribute('aria-invalid');
        actions.chosen(end, place);
      },
    });
    input.addEventListener('input', () => {
      isChosen = false;
    });
    const centre = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        title: say('mapCentre'),
        'aria-label': `${say(end)}: ${say('mapCentre')}`,
        onclick: () => actions.useMapCentre(end),
      },
      icon('locate'),
    );
    const label = h('label', { for: `field-${end}` }, say(end));
    return { element: h('div', { class: `field field-${end}` }, label, input, centre, suggestions), input };
  }

  return {
    elements: [
      h('div', { class: 'ends' }, h('div', { class: 'fields' }, fields.from.element, fields.to.element), swap),
      problem,
    ],
    focus: (end) => fields[end].input.focus(),
    update({ query, active }) {
      for (const end of ENDS) {
        const { input, element } = fields[end];
        const place = query[end];
        // A text that is being typed stays until typing is done.
        if (document.activeElement !== input || place !== undefined)
          input.value = place === undefined ? '' : placeLabel(place);
        element.classList.toggle('active', active === end);
        if (place !== undefined) input.removeAttribute('aria-invalid');
      }
      if (!ENDS.some((end) => fields[end].input.hasAttribute('aria-invalid'))) problem.hidden = true;
    },
  };
}
