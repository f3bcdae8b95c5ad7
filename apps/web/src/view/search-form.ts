import type { End } from '@tripwright/map-view/map';
import { placeLabel } from '../model/place.ts';
import type { Query, When } from '../model/query.ts';
import { isPriority, PRIORITIES, type Priority, WALKS, type Wishes } from '../model/wishes.ts';
import type { Say } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';

/** A way to travel that can be switched on and off. */
export interface ModeChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly chosen: boolean;
}

export interface SearchFormActions {
  /** What was typed into a field; the answer says whether it is a place. */
  readonly typed: (end: End, text: string) => boolean;
  readonly useMapCentre: (end: End) => void;
  readonly focused: (end: End) => void;
  readonly swap: () => void;
  readonly when: (when: When['kind'], local: string) => void;
  readonly modes: (chosen: readonly string[]) => void;
  readonly wheelchair: (on: boolean) => void;
  readonly wishes: (wishes: Wishes) => void;
}

export interface SearchFormState {
  readonly query: Query;
  readonly modes: readonly ModeChoice[];
  /** Names offered while typing. */
  readonly places: readonly string[];
  /** Which end the next click on the map sets. */
  readonly active: End;
  /** Shown in the time field when there is none yet. */
  readonly localNow: string;
}

export interface SearchForm {
  readonly element: HTMLElement;
  update(state: SearchFormState): void;
  focus(end: End): void;
}

/** Offered at once; other modes when they are chosen, or when somebody wants more. */
const USUAL_MODES: ReadonlySet<string> = new Set(['wa_wal', 'pt_pub', 'me_mic_bic', 'me_car', 'ps_tax']);

/** The form: built once, so that what has the keyboard keeps it; `update` writes the state into it. */
export function searchForm(say: Say, actions: SearchFormActions): SearchForm {
  const datalist = h('datalist', { id: 'places' });
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true }, say('unknownPlace'));
  const fields = { from: placeField('from'), to: placeField('to') };
  const localInput = h('input', {
    type: 'datetime-local',
    class: 'local-time',
    'aria-label': say('localTime'),
    onchange: () => changedTime(),
  });
  const kindSelect = h(
    'select',
    { 'aria-label': say('when'), onchange: () => changedTime() },
    ...(['now', 'depart', 'arrive'] as const).map((kind) => h('option', { value: kind }, say(kind))),
  );
  const modeList = h('div', { class: 'chips', role: 'group', 'aria-label': say('modes') });
  const wheelchair = chip('wheelchair', say('wheelchair'), undefined, () =>
    actions.wheelchair(wheelchair.input.checked),
  );
  const wishSelect = (label: string, options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement =>
    h(
      'select',
      { 'aria-label': label, onchange: () => changedWishes() },
      ...options.map(([value, text]) => h('option', { value }, text)),
    );
  const prioritySelect = wishSelect(say('priority'), [
    ['', say('balanced')],
    ...Object.keys(PRIORITIES).map((priority) => [priority, say(priority as Priority)] as const),
  ]);
  const walkSelect = wishSelect(say('mostWalking', { n: '…' }), [
    ['', say('anyWalking')],
    ...WALKS.map((n) => [String(n), say('mostWalking', { n })] as const),
  ]);
  const concession = chip('ticket', say('concession'), undefined, () => changedWishes());
  concession.element.classList.add('unusual');
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
  let shownModes = '';

  const wishes = h('div', { class: 'times wishes unusual' }, prioritySelect, walkSelect);
  const element = h(
    'form',
    { class: 'search', onsubmit: (event: SubmitEvent) => event.preventDefault() },
    datalist,
    h(
      'div',
      { class: 'ends' },
      h('div', { class: 'fields' }, fields.from.element, fields.to.element),
      h(
        'button',
        { type: 'button', class: 'round', title: say('swap'), 'aria-label': say('swap'), onclick: actions.swap },
        icon('swap'),
      ),
    ),
    problem,
    h('div', { class: 'times' }, kindSelect, localInput),
    h('div', { class: 'ways' }, modeList, wheelchair.element, concession.element, more),
    wishes,
  );

  function placeField(end: End): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
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
    const element = h(
      'div',
      { class: `field field-${end}` },
      h('label', { for: `field-${end}` }, say(end)),
      input,
      centre,
    );
    return { element, input };
  }

  function showAll(all: boolean): void {
    element.toggleAttribute('data-all', all);
    more.setAttribute('aria-expanded', String(all));
    more.textContent = say(all ? 'fewerChoices' : 'moreChoices');
  }

  function changedTime(): void {
    const kind = kindSelect.value as When['kind'];
    actions.when(kind, localInput.value);
  }

  function changedWishes(): void {
    const [priority, walk] = [prioritySelect.value, Number(walkSelect.value)];
    actions.wishes({
      ...(isPriority(priority) && { priority }),
      ...(walk > 0 && { walk }),
      ...(concession.input.checked && { concession: true }),
    });
  }

  return {
    element,
    focus: (end) => fields[end].input.focus(),
    update: ({ query, modes, places, active, localNow }) => {
      for (const end of ['from', 'to'] as const) {
        const { input, element: field } = fields[end];
        const place = query[end];
        const text = place === undefined ? '' : placeLabel(place);
        // What is being typed stays; it becomes a place when it is done.
        if (document.activeElement !== input || place !== undefined) input.value = text;
        field.classList.toggle('active', active === end);
        if (place !== undefined) input.removeAttribute('aria-invalid');
      }
      if (!Object.values(fields).some(({ input }) => input.hasAttribute('aria-invalid'))) problem.hidden = true;
      if (datalist.children.length !== places.length)
        datalist.replaceChildren(...places.map((name) => h('option', { value: name })));

      kindSelect.value = query.when.kind;
      localInput.hidden = query.when.kind === 'now';
      localInput.value = query.when.kind === 'now' ? localNow : query.when.local;

      const offered = JSON.stringify(modes.map(({ id, title }) => [id, title]));
      if (offered !== shownModes) {
        shownModes = offered;
        modeList.replaceChildren(
          ...modes.map(({ id, title, icon: name, color }) => {
            const made = chip(name, title, color, () =>
              actions.modes(
                [...modeList.querySelectorAll('input')].filter((input) => input.checked).map((input) => input.value),
              ),
            );
            made.input.value = id;
            made.element.classList.toggle('unusual', !USUAL_MODES.has(id));
            return made.element;
          }),
        );
      }
      for (const input of modeList.querySelectorAll('input')) {
        input.checked = modes.some(({ id, chosen }) => id === input.value && chosen);
      }
      wheelchair.input.checked = query.wheelchair;
      prioritySelect.value = query.wishes?.priority ?? '';
      walkSelect.value = query.wishes?.walk?.toString() ?? '';
      concession.input.checked = query.wishes?.concession === true;
      wishes.classList.toggle('unusual', prioritySelect.value === '' && walkSelect.value === '');
    },
  };
}

function chip(
  name: string,
  title: string,
  color: string | undefined,
  changed: () => void,
): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
  const input = h('input', { type: 'checkbox', onchange: changed });
  const element = h(
    'label',
    { class: 'chip', style: color === undefined ? undefined : `--mode: ${color}` },
    input,
    icon(name),
    title,
  );
  return { element, input };
}
