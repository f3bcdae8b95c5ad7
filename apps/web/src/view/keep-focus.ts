/** Draws the inside of an element anew; what had the focus there has it again afterwards, known by its id. */
export function keepFocus(element: HTMLElement, draw: () => void): void {
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? activeElement?.id : undefined;
  draw();
  if (focused !== undefined && focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
}
