import type { PreviewRoute } from '../shared/preview-model.ts';

/** Seconds by which the buttons move the request. */
export const STEP = 1800;
/** Seconds before and after the request that the slider covers. */
const SPAN = 3 * 3600;

/** The time of the request: a slider between the buttons for earlier and later. */
export class TimeSlider {
  readonly #box: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #when: HTMLElement;
  #shown: PreviewRoute | undefined;

  /** @param element finds an element of the page by its id @param move asks for another time, Unix seconds */
  constructor(element: <Kind extends HTMLElement>(id: string) => Kind, move: (at: number) => void) {
    this.#box = element('time');
    this.#slider = element('slider');
    this.#when = element('when');
    this.#slider.addEventListener('input', () => this.#showWhen(Number(this.#slider.value)));
    this.#slider.addEventListener('change', () => move(Number(this.#slider.value)));
    for (const [id, seconds] of [
      ['earlier', -STEP],
      ['later', STEP],
    ] as const) {
      element(id).addEventListener('click', () => {
        if (this.#shown !== undefined) move(Math.max(0, this.#shown.requestedTime + seconds));
      });
    }
  }

  /** Shows the time of an answer. */
  show(route: PreviewRoute): void {
    this.#shown = route;
    this.#box.hidden = false;
    const { requestedTime } = route;
    const slider = this.#slider;
    // The slider keeps its ends while the time stays between them, so that it does not slip away under the pointer.
    if (slider.min === '' || requestedTime < Number(slider.min) || requestedTime > Number(slider.max)) {
      slider.min = String(requestedTime - SPAN);
      slider.max = String(requestedTime + SPAN);
    }
    slider.value = String(requestedTime);
    this.#showWhen(requestedTime);
  }

  /** Hides the time: there is no answer yet. */
  forget(): void {
    this.#shown = undefined;
    this.#slider.min = '';
    this.#box.hidden = true;
  }

  #showWhen(seconds: number): void {
    const text = new Intl.DateTimeFormat(document.documentElement.lang, {
      timeZone: this.#shown?.timeZone ?? 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(seconds * 1000);
    this.#when.textContent = text;
    this.#slider.setAttribute('aria-valuetext', text);
  }
}
