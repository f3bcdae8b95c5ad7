import { h } from '../element.ts';
import { icon } from '../icon.ts';

/** A checkbox that looks like a label. */
export interface Chip {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
}

/** Creates a chip. @param color colour of the icon as `#rrggbb`; undefined: the colour of the text */
export function chip(name: string, title: string, color: string | undefined, changed: () => void): Chip {
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
