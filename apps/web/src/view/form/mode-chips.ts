import type { ModeChoice } from '../../model/mode-choice.ts';
import type { Say } from '../../strings.ts';
import { h } from '../element.ts';
import { chip } from './chip.ts';
import type { SearchFormActions } from './form-state.ts';

/** The modes as chips. */
export interface ModeChips {
  readonly element: HTMLElement;
  update(modes: readonly ModeChoice[]): void;
}

/** Modes shown at once. Other modes are shown when they are chosen or all choices are open. */
const USUAL_MODES: ReadonlySet<string> = new Set(['wa_wal', 'pt_pub', 'me_mic_bic', 'me_car', 'ps_tax']);

export function modeChips(say: Say, actions: Pick<SearchFormActions, 'modes'>): ModeChips {
  const element = h('div', { class: 'chips', role: 'group', 'aria-label': say('modes') });
  const inputs = (): HTMLInputElement[] => [...element.querySelectorAll('input')];
  const changed = (): void =>
    actions.modes(
      inputs()
        .filter((input) => input.checked)
        .map((input) => input.value),
    );
  let shown = '';
  return {
    element,
    update(modes) {
      // Built again only when the modes change, so that the focused chip keeps the focus.
      const offered = JSON.stringify(modes.map(({ id, title }) => [id, title]));
      if (offered !== shown) element.replaceChildren(...modes.map(made));
      shown = offered;
      for (const input of inputs()) input.checked = modes.some(({ id, chosen }) => id === input.value && chosen);
    },
  };

  function made({ id, title, icon, color }: ModeChoice): HTMLElement {
    const { element: label, input } = chip(icon, title, color, changed);
    input.value = id;
    label.classList.toggle('unusual', !USUAL_MODES.has(id));
    return label;
  }
}
