import { isPriority, PRIORITIES, type Preferences, type Priority, WALK_MINUTES } from '../../model/preferences.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import { chip } from './chip.ts';
import type { SearchFormActions } from './form-state.ts';

/** The fields for priority and walking limit, and a separate one for concession fares. */
export interface PreferenceFields {
  readonly element: HTMLElement;
  readonly concession: HTMLElement;
  update(preferences: Preferences | undefined): void;
}

export function preferenceFields(say: Say, actions: Pick<SearchFormActions, 'preferences'>): PreferenceFields {
  const select = (label: string, options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement =>
    h(
      'select',
      { 'aria-label': label, onchange: changed },
      ...options.map(([value, text]) => h('option', { value }, text)),
    );
  const priority = select(say('priority'), [
    ['', say('balanced')],
    ...Object.keys(PRIORITIES).map((value) => [value, say(value as Priority)] as const),
  ]);
  const walk = select(say('walkingLimit'), [
    ['', say('anyWalking')],
    ...WALK_MINUTES.map((n) => [String(n), say('mostWalking', { n })] as const),
  ]);
  const concession = chip('ticket', say('concession'), undefined, changed);
  concession.element.classList.add('unusual');
  const element = h('div', { class: 'times preferences unusual' }, priority, walk);

  function changed(): void {
    const [chosen, minutes] = [priority.value, Number(walk.value)];
    actions.preferences({
      ...(isPriority(chosen) && { priority: chosen }),
      ...(minutes > 0 && { walk: minutes }),
      ...(concession.input.checked && { concession: true }),
    });
  }

  return {
    element,
    concession: concession.element,
    update(preferences) {
      priority.value = preferences?.priority ?? '';
      walk.value = preferences?.walk?.toString() ?? '';
      concession.input.checked = preferences?.concession === true;
      element.classList.toggle('unusual', priority.value === '' && walk.value === '');
    },
  };
}
