import type { End } from '@tripwright/map-view/map';
import { placeLabel } from '../../model/place.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import { icon } from '../icon.ts';
import type { SearchFormActions, SearchFormState } from './form-state.ts';

/** The fields for start and destination, with a message for unknown places. */
export interface PlaceFields {
  readonly elements: readonly HTMLElement[];
  update(state: Pick<SearchFormState, 'query' | 'places' | 'active'>): void;
  focus(end: End): void;
}

const ENDS = ['from', 'to'] as const;

export function placeFields(
  say: Say,
  actions: Pick<SearchFormActions, 'typed' | 'focused' | 'useMapCentre' | 'swap'>,
): PlaceFields {
  const datalist = h('datalist', { id: 'places' });
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
      list: 'places',
      placeholder: say('placeHint'),
      autocomplete: 'off',
      spellcheck: 'false',
      enterkeyhint: 'search',
      onchange: () => {
        const isPlace = actions.typed(end, input.value.trim());
        problem.hidden = isPlace;
        input.toggleAttribute('aria-invalid', !isPlace);
      },
      onfocus: () => actions.focused(end),
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
    return { element: h('div', { class: `field field-${end}` }, label, input, centre), input };
  }

  return {
    elements: [
      datalist,
      h('div', { class: 'ends' }, h('div', { class: 'fields' }, fields.from.element, fields.to.element), swap),
      problem,
    ],
    focus: (end) => fields[end].input.focus(),
    update({ query, places, active }) {
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
      if (datalist.children.length !== places.length)
        datalist.replaceChildren(...places.map((name) => h('option', { value: name })));
    },
  };
}
