import { boardRows } from '../model/board-view.ts';
import { liveAge } from '../model/live-view.ts';
import type { BoardStop } from '../model/place.ts';
import type { BoardState } from '../view/stop-board.ts';
import { failureText, nowSeconds, type PageScope } from './page-scope.ts';

/** Departures on the board of a stop. */
const ROWS = 12;
/** Seconds before the ride of a trip from which the board of its stop begins. */
const SECONDS_BEFORE = 600;

type Shown = Pick<BoardState, 'isOpen' | 'rows' | 'age' | 'problem'> & { readonly stop: BoardStop };

/** The departures of the stop that the traveller chose last: open, or folded to one line and not asked for. */
export class StopDepartures {
  readonly #scope: PageScope;
  #shown: Shown | undefined;
  /** Numbers of the last question and of the last one answered: answers may come in another order. */
  #asked = 0;
  #answered = 0;

  constructor(scope: PageScope) {
    this.#scope = scope;
  }

  /** What to draw; undefined without a stop. */
  get board(): BoardState | undefined {
    return this.#shown && { ...this.#shown, name: this.#shown.stop.name };
  }

  show(stop: BoardStop, isOpen: boolean): void {
    this.#shown = { stop, isOpen, rows: undefined, age: undefined, problem: undefined };
    this.#scope.draw();
    this.refresh();
  }

  toggle(isOpen: boolean): void {
    if (this.#shown === undefined || this.#shown.isOpen === isOpen) return;
    this.#shown = { ...this.#shown, isOpen };
    this.refresh();
  }

  close(): void {
    this.#shown = undefined;
  }

  /** Asks for the departures again where they are to be seen. */
  refresh(): void {
    if (this.#shown?.isOpen === true) void this.#load(this.#shown.stop);
  }

  async #load(stop: BoardStop): Promise<void> {
    const { client, region, texts } = this.#scope;
    if (region === undefined) return;
    const now = nowSeconds();
    const at = stop.at === undefined ? {} : { timeStamp: stop.at - SECONDS_BEFORE };
    const body = { region: region.code, embarkationStops: [stop.code], limit: ROWS, ...at };
    const turn = ++this.#asked;
    const found = await client.departures(body, { locale: texts.locale });
    // Another stop was chosen meanwhile, or a later answer came first.
    if (this.#shown?.stop !== stop || this.#scope.region?.code !== region.code || turn < this.#answered) return;
    this.#answered = turn;
    const { phrases, say } = this.#scope.texts;
    if (found.ok) {
      const rows = boardRows(found.value, at.timeStamp ?? now, this.#scope.texts);
      this.#shown = { ...this.#shown, rows, age: liveAge(found.value, now, phrases), problem: undefined };
    } else {
      // Departures that are shown stay until the next answer.
      const problem = this.#shown.rows === undefined ? failureText(found.failure, say) : undefined;
      this.#shown = { ...this.#shown, problem };
    }
    this.#scope.draw();
  }
}
