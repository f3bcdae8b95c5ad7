import { isOver, type MergedTrip, type TripClient, type TripQuery } from '@tripwright/client';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { type Answer, answerOf } from '../model/answer.ts';
import { firstToTravel, groupToTravel } from '../model/first-to-travel.ts';
import type { Place } from '../model/place.ts';
import { preferenceParameters } from '../model/preferences.ts';
import type { RegionView } from '../model/regions.ts';
import { type GroupView, type TripView, viewGroups, viewTrip } from '../model/trip-view.ts';
import { epochOf, localTimeOf } from '../model/zoned-time.ts';
import type { Selection } from '../view/trip-cards.ts';
import { failureText, nowSeconds, type PageScope } from './page-scope.ts';

/** A cancelled trip that was chosen stays on the page for so long after its arrival by the timetable. */
const CANCELLED_KEPT_SECONDS = 3600;

/** A search of trips: from where to where, and by which modes. */
export interface TripSearch {
  readonly from: Place;
  readonly to: Place;
  readonly region: RegionView;
  readonly modes: readonly string[];
}

/** The trips of the page: searched for, chosen from, and followed with realtime data. */
export class ShownTrips {
  readonly #scope: PageScope;
  /** Draws the chosen trip on the map. */
  readonly #drawTrip: (fit: boolean) => void;
  /** Searches again after a failure. */
  readonly #retry: () => void;
  answer: Answer = { kind: 'none' };
  groups: readonly GroupView[] = [];
  /** How many of the first groups are trips that the traveller follows although newer answers leave them out, such as a cancelled one. */
  followed = 0;
  response: RoutingResponse | undefined;
  selection: Selection = { group: 0, trip: 0, isOpen: false };
  /** The request of the answer. */
  #asked: TripQuery | undefined;
  #searching: AbortController | undefined;

  constructor(scope: PageScope, actions: { drawTrip: (fit: boolean) => void; retry: () => void }) {
    this.#scope = scope;
    this.#drawTrip = actions.drawTrip;
    this.#retry = actions.retry;
  }

  /** The chosen trip; undefined while none are shown. */
  get chosen(): TripView | undefined {
    return this.answer.kind === 'groups' ? this.groups[this.selection.group]?.trips[this.selection.trip] : undefined;
  }

  /** Forgets trips and a search under way; `answer` takes their place. */
  clear(answer: Answer): void {
    this.#searching?.abort();
    this.response = undefined;
    this.answer = answer;
  }

  /** Replaces the trips by those of a search. A later search takes the place of an earlier one. */
  async search(search: TripSearch): Promise<void> {
    const { client, query, draw } = this.#scope;
    const { timeZone } = search.region;
    this.#searching?.abort();
    const controller = new AbortController();
    this.#searching = controller;
    this.answer = { kind: 'searching' };
    draw();
    const { when } = query;
    const time = (when.kind === 'now' ? undefined : epochOf(when.local, timeZone)) ?? nowSeconds();
    const asked = this.#request(search, time);
    this.#asked = asked;
    let found: Awaited<ReturnType<TripClient['routing']>>;
    try {
      found = await client.routing(asked, { signal: controller.signal });
    } catch {
      return; // a later search took its place
    }
    if (this.#searching !== controller) return;
    if (found.ok) {
      this.#take(found.value, timeZone);
      const group = groupToTravel(this.groups);
      const first = this.groups[group];
      this.selection = {
        group,
        trip: first === undefined ? 0 : firstToTravel(first),
        isOpen: this.groups.length === 1,
      };
      this.answer = answerOf(found.value, localTimeOf(time, timeZone), this.#scope.texts.phrases);
    } else {
      this.response = undefined;
      const { kind, remedy, message } = found.failure;
      this.answer =
        kind === 'refused' || remedy === 'fix-request'
          ? { kind: 'refused', text: message }
          : { kind: 'error', text: failureText(found.failure, this.#scope.texts.say), retry: this.#retry };
    }
    draw();
    this.#drawTrip(true);
  }

  /** Asks for the shown trips again where they have realtime data: vehicles move, delays grow. A failure leaves what is shown. */
  async refresh(): Promise<void> {
    const { client, region, draw } = this.#scope;
    const before = this.response;
    const asked = this.#asked;
    if (before?.live === undefined || this.answer.kind !== 'groups' || asked === undefined || region === undefined)
      return;
    const shown = this.chosen;
    const found = await client.routing(asked);
    if (this.response !== before) return;
    // The next refresh may succeed; meanwhile the age of the data grows.
    if (!found.ok) return draw();
    const isListed = found.value.groups.some(({ trips }) => trips.some(({ id }) => id === shown?.id));
    // A trip that is cancelled is in no new answer. Its traveller has to see that it is, and does not look for it in a list.
    const own = isListed || shown === undefined ? undefined : await this.#follow(shown.merged);
    if (this.response !== before || this.chosen !== shown) return;
    if (found.value.groups.length === 0 && own === undefined) return;
    this.#take(found.value, region.timeZone, own);
    const group = this.groups.findIndex(({ trips }) => trips.some(({ id }) => id === shown?.id));
    const trip = this.groups[group]?.trips.findIndex(({ id }) => id === shown?.id) ?? -1;
    this.selection = trip >= 0 ? { ...this.selection, group, trip } : { ...this.selection, group: 0, trip: 0 };
    draw();
    this.#drawTrip(false);
  }

  #request({ from, to, modes }: TripSearch, time: number): TripQuery {
    const { query, texts } = this.#scope;
    return {
      from,
      to,
      ...(query.when.kind === 'arrive' ? { arriveBefore: time } : { departAfter: time }),
      modes,
      wheelchair: query.wheelchair,
      ...(query.avoidStops !== undefined && { avoidStops: query.avoidStops }),
      includeStops: true,
      explain: true,
      locale: texts.locale,
      parameters: { ...preferenceParameters(query.preferences ?? {}), includeConnections: 'true' },
    };
  }

  /** A trip with the realtime data of now, without planning it again; undefined once it is over. */
  async #follow(trip: MergedTrip): Promise<MergedTrip | undefined> {
    const { client, texts } = this.#scope;
    const found = await client.refresh(trip, { locale: texts.locale, timesApart: true });
    const now = found.ok ? found.value.trip : trip;
    // The times of a cancelled trip are those of the timetable, which may have passed for a vehicle that was late.
    const kept = now.lapse === 'cancelled' ? CANCELLED_KEPT_SECONDS : 0;
    return isOver({ arrive: now.arrive + kept }, Date.now() / 1000) ? undefined : { ...now, id: trip.id };
  }

  /** @param own a trip that the answer leaves out and that stays on the page */
  #take(found: RoutingResponse, timeZone: string, own?: MergedTrip): void {
    this.response = found;
    const context = { phrases: this.#scope.texts.phrases, timeZone, now: nowSeconds() };
    const kept = own === undefined ? [] : [{ trips: [viewTrip(own, context)], everyMinutes: undefined }];
    this.followed = kept.length;
    this.groups = [...kept, ...viewGroups(found, context)];
  }
}
