import { isPriority, PRIORITIES, type Priority, WALKS, type Wishes } from '../../model/wishes.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import { chip } from './chip.ts';
import type { SearchFormActions } from './form-state.ts';

/** What matters and how far one likes to walk; and, by itself, whether one pays less. */
export interface WishFields {
  readonly element: HTMLElement;
  readonly concession: HTMLElement;
  update(wishes: Wishes | undefined): void;
}

export function wishFields(say: Say, actions: Pick<SearchFormActions, 'wishes'>): WishFields {
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
  const walk = select(say('mostWalking', { n: '…' }), [
    ['', say('anyWalking')],
    ...WALKS.map((n) => [String(n), say('mostWalking', { n })] as const),
  ]);
  const concession = chip('ticket', say('concession'), undefined, changed);
  concession.element.classList.add('unusual');
  const element = h('div', { class: 'times wishes unusual' }, priority, walk);

  function changed(): void {
    const [chosen, minutes] = [priority.value, Number(walk.value)];
    actions.wishes({
      ...(isPriority(chosen) && { priority: chosen }),
      ...(minutes > 0 && { walk: minutes }),
      ...(concession.input.checked && { concession: true }),
    });
  }

  return {
    element,
    concession: concession.element,
    update(wishes) {
      priority.value = wishes?.priority ?? '';
      walk.value = wishes?.walk?.toString() ?? '';
      concession.input.checked = wishes?.concession === true;
      element.classList.toggle('unusual', priority.value === '' && walk.value === '');
    },
  };
}
