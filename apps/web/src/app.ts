import type { TripClient } from '@tripwright/client';
import type { LatLng } from '@tripwright/core/geo';
import { type Locale, negotiateLocale } from '@tripwright/core/text';
import type { End } from '@tripwright/map-view/map';
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
import { keySettings } from './model/key-service.ts';
import { alertsBeside, alertsByHash, liveAge } from './model/live-view.ts';
import { type BoardStop, type Place, parseCoordinates, placeLabel } from './model/place.ts';
import { placeOnMap } from './model/place-on-map.ts';
import { nameAt, suggestPlaces } from './model/place-search.ts';
import { type Query, queryFromHash, queryToHash } from './model/query.ts';
import type { RegionView } from './model/regions.ts';
import { tripLines } from './model/trip-lines.ts';
import { localTimeOf } from './model/zoned-time.ts';
import { EnteredRegion } from './state/entered-region.ts';
import { failureText, nowSeconds, type PageScope } from './state/page-scope.ts';
import { ShownTrips } from './state/shown-trips.ts';
import { StopDepartures } from './state/stop-departures.ts';
import { loadTexts, type Texts } from './strings.ts';
import { type AnswerContext, answerView } from './view/answer-view.ts';
import { h } from './view/element.ts';
import type { SearchFormActions } from './view/form/form-state.ts';
import { header } from './view/header.ts';
import { keepFocus } from './view/keep-focus.ts';
import { mapPane } from './view/map-pane.ts';
import { type SearchForm, searchForm } from './view/search-form.ts';
import { BOARD_HEAD, stopBoard } from './view/stop-board.ts';

/** Milliseconds after which trips with realtime data are asked for again, as long as the page is seen. */
const REFRESH_MILLISECONDS = 20_000;

/**
 * The page: the query, and the parts of its state that follow from it, drawn again after each change. The address contains the query, so
 * that a reload, a bookmark or a link restores it.
 */
export async function startApp(root: HTMLElement, client: TripClient): Promise<void> {
  let query: Query = queryFromHash(location.hash);
  let texts: Texts = await loadTexts(localeOf(query));
  let isWhyOpen = false;
  let active: End = query.from === undefined || query.to !== undefined ? 'from' : 'to';

  const scope: PageScope = {
    client,
    get query() {
      return query;
    },
    get texts() {
      return texts;
    },
    get region() {
      return here.region;
    },
    draw,
  };
  const here = new EnteredRegion(scope);
  const departures = new StopDepartures(scope);
  const trips = new ShownTrips(scope, { drawTrip, retry: () => changed(false) });

  const map = mapPane({
    clicked: (place, stop) => {
      setPoint(active, placeOnMap(place, stop));
      if (stop?.code !== undefined) showBoard({ code: stop.code, name: stop.name });
    },
    moved: (end, place) => setPoint(end, placeOnMap(place)),
  });
  const panel = h('main', { class: 'panel' });
  const boardBox = h('div', { class: 'board-box' });
  const answerBox = h('div', { class: 'answer' });
  /** Screen readers announce its changes, so the element stays in place. */
  const announcer = h('p', { class: 'unseen', role: 'status' });
  root.append(map.element, panel);
  let form: SearchForm = buildPanel();

  addEventListener('hashchange', () => {
    if (location.hash.slice(1) === queryToHash(query)) return;
    const before = query;
    query = queryFromHash(location.hash);
    if (localeOf(query) !== texts.locale) void changeLanguage();
    else if (query.region !== before.region && query.region !== undefined) enterRegion();
    changed(true);
  });
  void load();
  setInterval(refresh, REFRESH_MILLISECONDS);
  // A traveller who takes the phone out again sees the present, not what was shown before.
  document.addEventListener('visibilitychange', refresh);

  /** The parts with texts, built again when the language or the region changes. */
  function buildPanel(): SearchForm {
    const { locale, say } = texts;
    document.documentElement.lang = locale;
    const made = searchForm(say, formActions());
    const head = header(say, locale, {
      regions: here.regions.map(({ code, title }) => ({ code, title })),
      region: here.region?.code,
      chooseRegion: (code) => {
        query = inRegion(query, code);
        active = 'from';
        enterRegion();
        changed(true);
      },
      chooseLanguage: (tag) => {
        query = { ...query, locale: tag };
        void changeLanguage();
        changed(true);
      },
      themeChanged: (theme) => map.setTheme(theme),
    });
    keepFocus(panel, () =>
      panel.replaceChildren(head, made.element, boardBox, answerBox, announcer, ...keysLink(texts)),
    );
    return made;
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
        const centre = map.center() ?? (here.region === undefined ? undefined : middleOf(here.region));
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
    form = buildPanel();
    map.speak(texts);
    void load();
  }

  async function load(): Promise<void> {
    const failure = await here.list();
    if (failure !== undefined) {
      trips.answer = { kind: 'error', text: failureText(failure, texts.say), retry: () => void load() };
      draw();
      return;
    }
    if (here.regions.length === 0)
      trips.answer = { kind: 'error', text: texts.say('noRegions'), retry: () => void load() };
    else if (trips.answer.kind === 'error') trips.answer = { kind: 'none' };
    enterRegion();
    changed(false);
  }

  function enterRegion(): void {
    const isNew = here.enter();
    if (isNew) departures.close();
    else departures.refresh();
    form = buildPanel();
    if (here.region === undefined) return;
    map.show(here.region, texts);
    draw();
    if (isNew) void here.loadStations();
  }

  /** Places for a text; those near the other end, or in the middle of the map, come first. */
  async function suggested(text: string, signal?: AbortSignal): ReturnType<typeof suggestPlaces> {
    const { region } = here;
    if (region === undefined || parseCoordinates(text) !== undefined) return [];
    const near = (active === 'from' ? query.to : query.from) ?? map.center();
    const options = { region: region.code, locale: texts.locale, near, ...(signal !== undefined && { signal }) };
    return suggestPlaces(client, text, options);
  }

  /** The place for a text that was typed without choosing a suggestion. Without an answer the stations that the page knows serve. */
  async function understood(text: string): Promise<Place | undefined> {
    const coordinates = parseCoordinates(text);
    if (coordinates !== undefined) return coordinates;
    const found = await suggested(text);
    if (found === undefined) return findPlace(text, here.stations);
    const [first] = found;
    return first && { lat: first.lat, lng: first.lng, name: first.name };
  }

  /** Sets an end to a point of the map, and names it as soon as its name is known. */
  function setPoint(end: End, place: Place): void {
    setEnd(end, place);
    if (place.name === undefined) void nameEnd(end, place);
  }

  async function nameEnd(end: End, place: Place): Promise<void> {
    const name = await nameAt(client, place, texts.locale);
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
  function showBoard(stop: BoardStop): void {
    departures.show(stop, query.from === undefined || query.to === undefined);
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
    const { from, to } = query;
    const { region } = here;
    if (from !== undefined && to !== undefined && region !== undefined) {
      const modes = here.modeChoices().filter((mode) => mode.chosen);
      void trips.search({ from, to, region, modes: modes.map((mode) => mode.id) });
    } else {
      const isWithoutPlanner = trips.answer.kind === 'error' && here.regions.length === 0;
      trips.clear(isWithoutPlanner ? trips.answer : { kind: 'none' });
      draw();
    }
  }

  /** Asks again for what changes by itself, while the page is seen. */
  function refresh(): void {
    if (document.visibilityState !== 'visible') return;
    departures.refresh();
    void trips.refresh();
  }

  function draw(): void {
    const timeZone = here.region?.timeZone ?? 'UTC';
    form.update({ query, modes: here.modeChoices(), active, localNow: localTimeOf(Date.now() / 1000, timeZone) });
    keepFocus(answerBox, () => answerBox.replaceChildren(answerView(trips.answer, answerContext(timeZone))));
    const { board } = departures;
    const boardContext = { ...texts, timeZone, toggled: (open: boolean) => departures.toggle(open) };
    keepFocus(boardBox, () =>
      boardBox.replaceChildren(...(board === undefined ? [] : [stopBoard(board, boardContext)])),
    );
    announce();
    map.setEnds(query.from, query.to);
    if (trips.answer.kind !== 'groups') map.showTrip([], []);
  }

  /** What became of the chosen trip is more than how many there are. */
  function announce(): void {
    const lapsed = answerBox.querySelector('.card.chosen.lapsed .card-times');
    const parts = lapsed === null ? [answerBox.querySelector('.status, .message')] : [...lapsed.children];
    const news = parts.map((part) => part?.textContent ?? '').join(' ');
    if (announcer.textContent !== news) announcer.textContent = news;
  }

  function answerContext(timeZone: string): AnswerContext {
    const { answer, response, groups, selection } = trips;
    return {
      ...texts,
      timeZone,
      destination: query.to === undefined ? '' : placeLabel(query.to),
      hasFrom: query.from !== undefined,
      groups,
      selection,
      alerts: response === undefined ? [] : alertsBeside(response, alertsByHash(response)),
      age: response === undefined ? undefined : liveAge(response, nowSeconds(), texts.phrases),
      avoided: query.avoidStops?.length ?? 0,
      avoid: (codes) => change(avoidingAlso(query, codes)),
      avoidNone: () => change(avoidingNone(query)),
      openBoard: (stop) => {
        departures.show(stop, true);
        const head = document.getElementById(BOARD_HEAD);
        head?.scrollIntoView({ block: 'nearest' });
        head?.focus();
      },
      why: whyView(),
      examples: answer.kind === 'none' && query.from === undefined ? here.examples : [],
      tryExample: ({ from, to }) => {
        active = 'to';
        change({ ...query, from, to });
      },
      tryAt: (local) => change(withTime(query, query.when.kind === 'arrive' ? 'arrive' : 'depart', local)),
      clear: () => {
        active = 'from';
        departures.close();
        change(withoutEnds(query));
      },
      select: (next) => {
        const isSame = next.group === selection.group && next.trip === selection.trip;
        trips.selection = next;
        draw();
        if (!isSame) drawTrip(true);
      },
    };
  }

  function whyView(): AnswerContext['why'] {
    const { answer, response, selection, followed } = trips;
    const { explain } = response ?? {};
    if (explain?.searches === undefined) return undefined;
    const isFound = answer.kind === 'groups' && selection.group >= followed;
    return {
      explanation: explain,
      chosen: isFound ? { group: selection.group - followed, trip: selection.trip } : undefined,
      isOpen: isWhyOpen,
      toggled: (isOpen) => {
        isWhyOpen = isOpen;
      },
    };
  }

  /** @param fit whether the map moves to show all of the trip */
  function drawTrip(fit: boolean): void {
    const { chosen } = trips;
    if (chosen === undefined || query.from === undefined || query.to === undefined) return;
    const { lines, points } = tripLines(chosen.segments, { from: query.from, to: query.to });
    map.showTrip(lines, points);
    if (fit) map.fit([query.from, query.to, ...lines.flatMap((line) => line.points)]);
  }
}

/** A link to the page of keys where travellers can register for one. */
function keysLink({ locale, say }: Texts): readonly HTMLElement[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="tripwright-keys"]')?.content ?? '';
  if (keySettings(content).registration !== 'open') return [];
  return [h('p', {}, h('a', { class: 'link', href: `keys#locale=${locale}` }, say('keysTitle')))];
}

function localeOf(query: Query): Locale {
  return negotiateLocale(query.locale, navigator.languages.join(','));
}

function middleOf({ bounds }: RegionView): LatLng {
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
}
