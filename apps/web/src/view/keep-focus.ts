/** Redraws the content of an element and restores the focus by id. */
export function keepFocus(element: HTMLElement, draw: () => void): void {
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? activeElement?.id : undefined;
  draw();
  if (focused !== undefined && focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
}
