type Child = Node | string | undefined | false;

/** What an element may be given: attributes, `on…` listeners, `class`, and properties such as `value` by name. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | ((event: never) => void);
}

/**
 * Makes an element. Text is always text, never markup, so names from feeds need no escaping. A framework would bring more than this
 * page needs: its parts are drawn anew from a small state, and nothing in them animates or keeps its own.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
