import { type Failure, isOver, type MergedTrip, type TripClient, type TripQuery } from '@tripwright/client';
import type { LatLng } from '@tripwright/core/geo';
import { type Locale, negotiateLocale } from '@tripwright/core/text';
import type { End } from '@tripwright/map-view/map';
import type { RegionsResponse, RoutingResponse } from '@tripwright/wire/rest-v1';
import { type Answer, answerOf } from './model/answer.ts';
import { boardRows } from './model/board-view.ts';
import {
  avoidingAlso,
  avoidingNone,
  inRegion,
  swapped,
  withEnd,
  withoutEnds,
  withPreferences,
  withTime,
} from './model/edit-query.ts';
import { findPlace } from './model/find-place.ts';
import { firstToTravel, groupToTravel } from './model/first-to-travel.ts';
import { keySettings } from './model/key-service.ts';
import { alertsBeside, alertsByHash, liveAge } from './model/live-view.ts';
import { type BoardStop, type Place, parseCoordinates, placeLabel } from './model/place.ts';
import { placeOnMap } from './model/place-on-map.ts';
import { nameAt, suggestPlaces } from './model/place-search.ts';
import { preferenceParameters } from './model/preferences.ts';
import { type Query, queryFromHash, queryToHash } from './model/query.ts';
import {
  chooseRegion,
  type Example,
  examplesOf,
  modeChoices,
  type RegionView,
  type Station,
  stationsOf,
  viewRegion,
} from './model/regions.ts';
import { tripLines } from './model/trip-lines.ts';
import { type GroupView, type TripView, viewGroups, viewTrip } from './model/trip-view.ts';
import { epochOf, localTimeOf } from './model/zoned-time.ts';
import { loadTexts, type Texts } from './strings.ts';
import { type AnswerContext, answerView } from './view/answer-view.ts';
import { h } from './view/element.ts';
import type { SearchFormActions } from './view/form/form-state.ts';
import { header } from './view/header.ts';
import { keepFocus } from './view/keep-focus.ts';
import { mapPane } from './view/map-pane.ts';
import { type SearchForm, searchForm } from './view/search-form.ts';
import { BOARD_HEAD, type BoardState, stopBoard } from './view/stop-board.ts';
import type { Selection } from './view/trip-cards.ts';

/** Milliseconds after which trips with realtime data are asked for again, as long as the page is seen. */
const REFRESH_MILLISECONDS = 20_000;
/** A cancelled trip that was chosen stays on the page for so long after its arrival by the timetable. */
const CANCELLED_KEPT_SECONDS = 3600;
/** Departures on the board of a stop, and seconds before the ride of a trip from which its board begins. */
const BOARD_ROWS = 12;
const BOARD_BEFORE = 600;
/** Number of example trips on the empty page. */
const EXAMPLES = 4;

/**
 * The page: one small state, drawn again after each change. The address contains the query, so that a reload, a bookmark or a link
 * restores it.
 */
export async function startApp(root: HTMLElement, client: TripClient): Promise<void> {
  let query: Query = queryFromHash(location.hash);
  let texts: Texts = await loadTexts(localeOf(query));
  let { locale, say, phrases } = texts;
  let wire: RegionsResponse | undefined;
  let regions: readonly RegionView[] = [];
  let region: RegionView | undefined;
  let stations: readonly Station[] = [];
  let examples: readonly Example[] = [];
  let answer: Answer = { kind: 'none' };
  let groups: readonly GroupView[] = [];
  /** How many of the first groups are trips that the traveller follows although newer answers leave them out, such as a cancelled one. */
  let followed = 0;
  let response: RoutingResponse | undefined;
  /** The request of the answer. */
  let asked: TripQuery | undefined;
  let selection: Selection = { group: 0, trip: 0, isOpen: false };
  let isWhyOpen = false;
  let active: End = query.from === undefined || query.to !== undefined ? 'from' : 'to';
  let searching: AbortController | undefined;
  /** The stop whose departures are shown, and what the planner said of them. */
  let board:
    | (Pick<BoardState, 'isOpen'> & Partial<Pick<BoardState, 'rows' | 'age'>> & { readonly stop: BoardStop })
    | undefined;
  let boardProblem: string | undefined;

  const map = mapPane({
    clicked: (place, stop) => {
      setPoint(active, placeOnMap(place, stop));
      if (stop?.code !== undefined) showBoard({ code: stop.code, name: stop.name });
    },
    moved: (end, place) => setPoint(end, placeOnMap(place)),
  });
  const panel = h('main', { class: 'panel' });
  /** Screen readers announce its changes, so the element stays in place. */
  const announcer = h('p', { class: 'unseen', role: 'status' });
  root.append(map.element, panel);
  let form: SearchForm = buildPanel();
  let answerBox = panel.querySelector<HTMLElement>('.answer')!;

  addEventListener('hashchange', () => {
    if (location.hash.slice(1) === queryToHash(query)) return;
    const before = query;
    query = queryFromHash(location.hash);
    if (localeOf(query) !== locale) void changeLanguage();
    else if (query.region !== before.region && query.region !== undefined) void enterRegion();
    changed(true);
  });
  void load();
  setInterval(() => void refresh(), REFRESH_MILLISECONDS);
  // A traveller who takes the phone out again sees the present, not what was shown before.
  document.addEventListener('visibilitychange', () => void refresh());

  /** The parts with texts, built again when the language changes. */
  function buildPanel(): SearchForm {
    document.documentElement.lang = locale;
    const made = searchForm(say, formActions());
    keepFocus(panel, () =>
      panel.replaceChildren(
        header(say, locale, {
          regions: regions.map(({ code, title }) => ({ code, title })),
          region: region?.code,
          chooseRegion: (code) => {
            query = inRegion(query, code);
            active = 'from';
            void enterRegion();
            changed(true);
          },
          chooseLanguage: (tag) => {
            query = { ...query, locale: tag };
            void changeLanguage();
            changed(true);
          },
          themeChanged: (theme) => map.setTheme(theme),
        }),
        made.element,
        h('div', { class: 'board-box' }),
        h('div', { class: 'answer' }),
        announcer,
        ...keysLink(),
      ),
    );
    return made;
  }

  /** Leads to the page of keys, where it can register for one. */
  function keysLink(): readonly HTMLElement[] {
    const content = document.querySelector<HTMLMetaElement>('meta[name="tripwright-keys"]')?.content ?? '';
    if (keySettings(content).registration !== 'open') return [];
    return [h('p', {}, h('a', { class: 'link', href: `keys#locale=${locale}` }, say('keysTitle')))];
  }

  function formActions(): SearchFormActions {
    return {
      typed: async (end, text) => {
        const place = text === '' ? undefined : await understood(text);
        const isUnderstood = text === '' || place !== undefined;
        if (isUnderstood) setEnd(end, place);
        return isUnderstood;
      },
      suggest: suggested,
      chosen: (end, { lat, lng, name, code }) => {
        setEnd(end, { lat, lng, name });
        if (code !== undefined) showBoard({ code, name });
      },
      useMapCentre: (end) => {
        const centre = map.center() ?? (region === undefined ? undefined : middleOf(region));
        if (centre !== undefined) setPoint(end, placeOnMap(centre));
      },
      focused: (end) => {
        active = end;
        draw();
      },
      swap: () => change(swapped(query)),
      when: (kind, local) => change(withTime(query, kind, local)),
      modes: (modes) => change({ ...query, modes }),
      preferences: (preferences) => change(withPreferences(query, preferences)),
      wheelchair: (wheelchair) => change({ ...query, wheelchair }),
    };
  }

  async function changeLanguage(): Promise<void> {
    const loaded = await loadTexts(localeOf(query));
    // Another language was chosen meanwhile.
    if (loaded.locale !== localeOf(query)) return;
    texts = loaded;
    ({ locale, say, phrases } = texts);
    form = buildPanel();
    answerBox = panel.querySelector<HTMLElement>('.answer')!;
    map.speak(texts);
    void load();
  }

  async function load(): Promise<void> {
    const listed = await client.regions({ locale });
    if (!listed.ok) {
      answer = { kind: 'error', text: wordsOf(listed.failure), retry: () => void load() };
      draw();
      return;
    }
    wire = listed.value.answer;
    regions = wire.regions.map(viewRegion);
    if (regions.length === 0) answer = { kind: 'error', text: say('noRegions'), retry: () => void load() };
    else if (answer.kind === 'error') answer = { kind: 'none' };
    await enterRegion();
    changed(false);
  }

  async function enterRegion(): Promise<void> {
    const entered = chooseRegion(regions, query.region, query.from);
    const isNew = entered?.code !== region?.code;
    if (isNew) board = undefined;
    else if (board?.isOpen === true) void loadBoard();
    region = entered;
    form = buildPanel();
    answerBox = panel.querySelector<HTMLElement>('.answer')!;
    if (region === undefined) return;
    map.show(region, texts);
    draw();
    if (!isNew) return;
    const { code } = region;
    const found = await client.cells({ region: code }, { locale });
    if (region?.code !== code) return;
    // Stop names are optional: the map and coordinates work without them.
    stations = found.ok ? stationsOf(found.value.groups) : [];
    examples = examplesOf(stations, region, EXAMPLES);
    draw();
  }

  /** Places for a text; those near the other end, or in the middle of the map, come first. */
  async function suggested(text: string, signal?: AbortSignal): ReturnType<typeof suggestPlaces> {
    if (region === undefined || parseCoordinates(text) !== undefined) return [];
    const near = (active === 'from' ? query.to : query.from) ?? map.center();
    return suggestPlaces(client, text, { region: region.code, locale, near, ...(signal !== undefined && { signal }) });
  }

  /** The place for a text that was typed without choosing a suggestion. Without an answer the stations that the page knows serve. */
  async function understood(text: string): Promise<Place | undefined> {
    const coordinates = parseCoordinates(text);
    if (coordinates !== undefined) return coordinates;
    const found = await suggested(text);
    if (found === undefined) return findPlace(text, stations);
    const [first] = found;
    return first && { lat: first.lat, lng: first.lng, name: first.name };
  }

  /** Sets an end to a point of the map, and names it as soon as its name is known. */
  function setPoint(end: End, place: Place): void {
    setEnd(end, place);
    if (place.name === undefined) void nameEnd(end, place);
  }

  async function nameEnd(end: End, place: Place): Promise<void> {
    const name = await nameAt(client, place, locale);
    // Another place was chosen meanwhile.
    if (name === undefined || query[end] !== place) return;
    query = withEnd(query, end, { ...place, name });
    history.replaceState(null, '', `#${queryToHash(query)}`);
    draw();
  }

  function setEnd(end: End, place: Place | undefined): void {
    const next = withEnd(query, end, place);
    active = next.from === undefined ? 'from' : 'to';
    change(next);
  }

  /** The departures of a stop; folded to one line where trips are asked for, since these are what the traveller looks at. */
  function showBoard(stop: BoardStop, isOpen: boolean = query.from === undefined || query.to === undefined): void {
    board = { stop, isOpen };
    boardProblem = undefined;
    draw();
    if (isOpen) void loadBoard();
  }

  async function loadBoard(): Promise<void> {
    if (board === undefined || region === undefined) return;
    const { stop } = board;
    const { code } = region;
    const now = Math.floor(Date.now() / 1000);
    const at = stop.at === undefined ? {} : { timeStamp: stop.at - BOARD_BEFORE };
    const body = { region: code, embarkationStops: [stop.code], limit: BOARD_ROWS, ...at };
    const found = await client.departures(body, { locale });
    // Another stop was chosen meanwhile.
    if (board?.stop !== stop || region?.code !== code) return;
    if (found.ok)
      board = {
        ...board,
        rows: boardRows(found.value, at.timeStamp ?? now, texts),
        age: liveAge(found.value, now, phrases),
      };
    // Departures that are shown stay until the next answer.
    boardProblem = found.ok || board.rows !== undefined ? undefined : wordsOf(found.failure);
    draw();
  }

  function change(next: Query): void {
    query = next;
    changed(true);
  }

  /** Called after every change of the query: stores it in the address and plans when both ends are set. */
  function changed(remember: boolean): void {
    if (remember) {
      const hash = queryToHash(query);
      if (location.hash.slice(1) !== hash) history.pushState(null, '', `#${hash}`);
    }
    if (query.from !== undefined && query.to !== undefined && region !== undefined)
      void search(query.from, query.to, region);
    else {
      searching?.abort();
      response = undefined;
      if (answer.kind !== 'error' || regions.length > 0) answer = { kind: 'none' };
      draw();
    }
  }

  /** Asks for the shown trips again where they have realtime data: vehicles move, delays grow. A failure leaves what is shown. */
  async function refresh(): Promise<void> {
    if (board?.isOpen === true && document.visibilityState === 'visible') void loadBoard();
    const before = response;
    if (before?.live === undefined || answer.kind !== 'groups' || asked === undefined || region === undefined) return;
    if (document.visibilityState !== 'visible') return;
    const chosen = (): TripView | undefined => groups[selection.group]?.trips[selection.trip];
    const shown = chosen();
    const { timeZone } = region;
    const found = await client.routing(asked);
    if (response !== before) return;
    // The next refresh may succeed; meanwhile the age of the data grows.
    if (!found.ok) return draw();
    const isListed = found.value.groups.some(({ trips }) => trips.some(({ id }) => id === shown?.id));
    // A trip that is cancelled is in no new answer. Its traveller has to see that it is, and does not look for it in a list.
    const own = isListed || shown === undefined ? undefined : await followTrip(shown.merged);
    if (response !== before || chosen() !== shown) return;
    if (found.value.groups.length === 0 && own === undefined) return;
    show(found.value, timeZone, own);
    const group = groups.findIndex(({ trips }) => trips.some(({ id }) => id === shown?.id));
    const trip = groups[group]?.trips.findIndex(({ id }) => id === shown?.id) ?? -1;
    selection = trip >= 0 ? { ...selection, group, trip } : { ...selection, group: 0, trip: 0 };
    draw();
    showTrip(false);
  }

  /** A trip with the realtime data of now, without planning it again; undefined once it is over. */
  async function followTrip(trip: MergedTrip): Promise<MergedTrip | undefined> {
    const found = await client.refresh(trip, { locale, timesApart: true });
    const now = found.ok ? found.value.trip : trip;
    // The times of a cancelled trip are those of the timetable, which may have passed for a vehicle that was late.
    const kept = now.lapse === 'cancelled' ? CANCELLED_KEPT_SECONDS : 0;
    return isOver({ arrive: now.arrive + kept }, Date.now() / 1000) ? undefined : { ...now, id: trip.id };
  }

  /** @param own a trip that the answer leaves out and that stays on the page */
  function show(found: RoutingResponse, timeZone: string, own?: MergedTrip): void {
    response = found;
    const context = { phrases, timeZone, now: Math.floor(Date.now() / 1000) };
    const kept = own === undefined ? [] : [{ trips: [viewTrip(own, context)], everyMinutes: undefined }];
    followed = kept.length;
    groups = [...kept, ...viewGroups(found, context)];
  }

  async function search(from: Place, to: Place, { timeZone }: RegionView): Promise<void> {
    searching?.abort();
    const controller = new AbortController();
    searching = controller;
    answer = { kind: 'searching' };
    draw();
    const { when } = query;
    const time = (when.kind === 'now' ? undefined : epochOf(when.local, timeZone)) ?? Math.floor(Date.now() / 1000);
    const modes = choices()
      .filter((mode) => mode.chosen)
      .map((mode) => mode.id);
    asked = {
      from,
      to,
      ...(when.kind === 'arrive' ? { arriveBefore: time } : { departAfter: time }),
      modes,
      wheelchair: query.wheelchair,
      ...(query.avoidStops !== undefined && { avoidStops: query.avoidStops }),
      includeStops: true,
      explain: true,
      locale,
      parameters: { ...preferenceParameters(query.preferences ?? {}), includeConnections: 'true' },
    };
    let found: Awaited<ReturnType<TripClient['routing']>>;
    try {
      found = await client.routing(asked, { signal: controller.signal });
    } catch {
      return; // a later search took its place
    }
    if (searching !== controller) return;
    if (found.ok) {
      show(found.value, timeZone);
      const group = groupToTravel(groups);
      const shown = groups[group];
      selection = { group, trip: shown === undefined ? 0 : firstToTravel(shown), isOpen: groups.length === 1 };
      answer = answerOf(found.value, localTimeOf(time, timeZone), phrases);
    } else {
      response = undefined;
      const { kind, remedy, message } = found.failure;
      answer =
        kind === 'refused' || remedy === 'fix-request'
          ? { kind: 'refused', text: message }
          : { kind: 'error', text: wordsOf(found.failure), retry: () => changed(false) };
    }
    draw();
    showTrip(true);
  }

  function choices(): ReturnType<typeof modeChoices> {
    return region === undefined || wire === undefined ? [] : modeChoices(region, wire.modes, query.modes);
  }

  function draw(): void {
    form.update({
      query,
      modes: choices(),
      active,
      localNow: localTimeOf(Date.now() / 1000, region?.timeZone ?? 'UTC'),
    });
    keepFocus(answerBox, () => answerBox.replaceChildren(answerView(answer, answerContext())));
    drawBoard();
    // What became of the chosen trip is more than how many there are.
    const lapsed = answerBox.querySelector('.card.chosen.lapsed .card-times');
    const parts = lapsed === null ? [answerBox.querySelector('.status, .message')] : [...lapsed.children];
    const news = parts.map((part) => part?.textContent ?? '').join(' ');
    if (announcer.textContent !== news) announcer.textContent = news;
    map.setEnds(query.from, query.to);
    if (answer.kind !== 'groups') map.showTrip([], []);
  }

  function drawBoard(): void {
    const box = panel.querySelector<HTMLElement>('.board-box')!;
    if (board === undefined) {
      box.replaceChildren();
      return;
    }
    const { stop, isOpen, rows, age } = board;
    const view = stopBoard(
      { name: stop.name, isOpen, rows, age, problem: boardProblem },
      {
        ...texts,
        timeZone: region?.timeZone ?? 'UTC',
        toggled: (open) => {
          if (board === undefined || board.isOpen === open) return;
          board = { ...board, isOpen: open };
          if (open) void loadBoard();
        },
      },
    );
    keepFocus(box, () => box.replaceChildren(view));
  }

  function answerContext(): AnswerContext {
    return {
      ...texts,
      timeZone: region?.timeZone ?? 'UTC',
      destination: query.to === undefined ? '' : placeLabel(query.to),
      hasFrom: query.from !== undefined,
      groups,
      selection,
      alerts: response === undefined ? [] : alertsBeside(response, alertsByHash(response)),
      age: response === undefined ? undefined : liveAge(response, Math.floor(Date.now() / 1000), phrases),
      avoided: query.avoidStops?.length ?? 0,
      avoid: (codes) => change(avoidingAlso(query, codes)),
      avoidNone: () => change(avoidingNone(query)),
      openBoard: (stop) => {
        showBoard(stop, true);
        const head = document.getElementById(BOARD_HEAD);
        head?.scrollIntoView({ block: 'nearest' });
        head?.focus();
      },
      why:
        response?.explain?.searches === undefined
          ? undefined
          : {
              explanation: response.explain,
              chosen:
                answer.kind === 'groups' && selection.group >= followed
                  ? { group: selection.group - followed, trip: selection.trip }
                  : undefined,
              isOpen: isWhyOpen,
              toggled: (isOpen) => {
                isWhyOpen = isOpen;
              },
            },
      examples: answer.kind === 'none' && query.from === undefined ? examples : [],
      tryExample: ({ from, to }) => {
        active = 'to';
        change({ ...query, from, to });
      },
      tryAt: (local) => change(withTime(query, query.when.kind === 'arrive' ? 'arrive' : 'depart', local)),
      clear: () => {
        active = 'from';
        board = undefined;
        change(withoutEnds(query));
      },
      select: (next) => {
        const isSame = next.group === selection.group && next.trip === selection.trip;
        selection = next;
        draw();
        if (!isSame) showTrip(true);
      },
    };
  }

  function showTrip(fit: boolean): void {
    const trip = answer.kind === 'groups' ? groups[selection.group]?.trips[selection.trip] : undefined;
    if (trip === undefined || response === undefined || query.from === undefined || query.to === undefined) return;
    const { lines, points } = tripLines(trip.segments, { from: query.from, to: query.to });
    map.showTrip(lines, points);
    if (fit) map.fit([query.from, query.to, ...lines.flatMap((line) => line.points)]);
  }

  function wordsOf({ text }: Failure): string {
    return text ?? say('unreachable');
  }
}

function localeOf(query: Query): Locale {
  return negotiateLocale(query.locale, navigator.languages.join(','));
}

function middleOf({ bounds }: RegionView): LatLng {
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
}
