import type { When } from '../../model/query.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import type { SearchFormActions, SearchFormState } from './form-state.ts';

/** The fields for the time of departure or arrival. */
export interface TimeFields {
  readonly element: HTMLElement;
  update(state: Pick<SearchFormState, 'query' | 'localNow'>): void;
}

export function timeFields(say: Say, { when }: Pick<SearchFormActions, 'when'>): TimeFields {
  const changed = (): void => when(kind.value as When['kind'], local.value);
  const local = h('input', {
    type: 'datetime-local',
    class: 'local-time',
    'aria-label': say('localTime'),
    onchange: changed,
  });
  const kind = h(
    'select',
    { 'aria-label': say('when'), onchange: changed },
    ...(['now', 'depart', 'arrive'] as const).map((value) => h('option', { value }, say(value))),
  );
  return {
    element: h('div', { class: 'times' }, kind, local),
    update({ query, localNow }) {
      kind.value = query.when.kind;
      local.hidden = query.when.kind === 'now';
      local.value = query.when.kind === 'now' ? localNow : query.when.local;
    },
  };
}
