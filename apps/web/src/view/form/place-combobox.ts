import type { Suggestion } from '../../model/place-search.ts';
import { h } from '../element.ts';
import { icon } from '../icon.ts';

/** The actions of a field that suggests places. */
export interface ComboboxActions {
  /** Places for a text; undefined where the planner does not answer. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | undefined>;
  readonly chosen: (place: Suggestion) => void;
}

/** Milliseconds without a key before places are searched. */
const PAUSE_MS = 120;

/**
 * Makes a text field suggest places, as the combobox pattern of the ARIA Authoring Practices has it (editable, list autocomplete, manual selection): arrow
 * keys move through the list, Enter chooses, Escape closes it, and the focus stays in the field.
 * @param name accessible name of the list
 * @returns the list, to be placed behind the field
 */
export function suggestPlacesIn(input: HTMLInputElement, name: string, actions: ComboboxActions): HTMLElement {
  const list = h('ul', {
    id: `${input.id}-places`,
    class: 'suggestions',
    role: 'listbox',
    'aria-label': name,
    hidden: true,
  });
  let shown: readonly Suggestion[] = [];
  let active = -1;
  let searching: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', list.id);

  const close = (): void => {
    clearTimeout(pause);
    searching?.abort();
    shown = [];
    show();
  };
  const choose = (at: number): void => {
    const place = shown[at];
    if (place === undefined) return;
    input.value = place.name;
    close();
    actions.chosen(place);
  };
  const activate = (at: number): void => {
    active = at;
    list.querySelectorAll('[role="option"]').forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === at));
      if (i === at) option.scrollIntoView({ block: 'nearest' });
    });
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${at}`);
  };
  const show = (): void => {
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(shown.length > 0));
    list.replaceChildren(...shown.map((place, at) => optionOf(place, `${list.id}-${at}`, () => choose(at))));
    activate(-1);
  };
  const search = async (): Promise<void> => {
    searching?.abort();
    const controller = new AbortController();
    searching = controller;
    const text = input.value.trim();
    try {
      const found = text === '' ? [] : await actions.suggest(text, controller.signal);
      if (searching !== controller || document.activeElement !== input) return;
      shown = found ?? [];
      show();
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void search(), PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => {
    const last = shown.length - 1;
    if (event.key === 'Escape' && last >= 0) close();
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'ArrowDown' && last >= 0) activate(active === last ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && last >= 0) activate(active < 0 ? last : active - 1);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  // The press on an option must not take the focus from the field, which would close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  return list;
}

function optionOf({ name, detail, icon: drawing }: Suggestion, id: string, onclick: () => void): HTMLElement {
  return h(
    'li',
    { id, role: 'option', 'aria-selected': 'false', onclick },
    icon(drawing),
    h('span', { class: 'place-name' }, name),
    detail !== '' && h('span', { class: 'place-detail' }, detail),
  );
}
