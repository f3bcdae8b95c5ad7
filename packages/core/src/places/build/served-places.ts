import { type LatLng, PointGrid } from '../../geo/index.ts';
import type { StopRef } from '../../model/index.ts';
import { type StopDirectory, type StopIndex, Translations } from '../../timetable/index.ts';
import { NO_CATEGORY, PLACE_KIND } from '../columns/place-kinds.ts';
import { cleanName } from '../text/clean-name.ts';
import { foldText } from '../text/fold-tokens.ts';
import { type DraftName, distinctNames, type PlaceDraft } from './place-draft.ts';

/** Stops of one name that lie so close are one place to a traveller: both sides of a street, a station and its bus stops. */
const ONE_PLACE_METRES = 200;
const STATION_IMPORTANCE = 170;
const STOP_IMPORTANCE = 100;
/** How much the busiest stop adds to the importance, out of a popularity of 1000. */
const BUSY = 0.075;
const STOP = 0;
const STATION = 1;

interface ServedStop extends LatLng {
  readonly stop: StopIndex;
  readonly ref: StopRef;
  readonly name: string;
  readonly folded: string;
  readonly isMajor: boolean;
}

/** The stations and stops where anything calls, with their names in all languages of the feeds and the codes on their signs. */
export function servedPlaces(stops: StopDirectory): PlaceDraft[] {
  const served = servedStops(stops);
  const names = namesOfStops(stops);
  return groupsOf(served).map((group) => {
    // A station stands for its stops, the busiest stop for the others.
    const [first] = [...group].sort(
      (a, b) =>
        Number(b.isMajor) - Number(a.isMajor) || b.ref.popularity - a.ref.popularity || (a.stop < b.stop ? -1 : 1),
    ) as [ServedStop];
    const popularity = Math.max(...group.map(({ ref }) => ref.popularity));
    return {
      kind: first.isMajor ? PLACE_KIND.station : PLACE_KIND.stop,
      category: NO_CATEGORY,
      importance: Math.round((first.isMajor ? STATION_IMPORTANCE : STOP_IMPORTANCE) + popularity * BUSY),
      lat: first.lat,
      lng: first.lng,
      names: distinctNames([
        { text: first.name, language: '' },
        ...group.flatMap((stop) => names(stop)),
        ...group.flatMap(({ ref }) =>
          cleanName(ref.publicCode) === '' ? [] : [{ text: cleanName(ref.publicCode), language: '' }],
        ),
      ]),
      stop: first.stop,
    };
  });
}

/** Stations, and stops that belong to none. */
function servedStops(stops: StopDirectory): ServedStop[] {
  const { timetable } = stops;
  const served: ServedStop[] = [];
  for (let stop = 0 as StopIndex; stop < timetable.stopCount; stop++) {
    const kind = timetable.stopKind[stop]!;
    if ((kind !== STOP && kind !== STATION) || timetable.stopParent[stop]! >= 0) continue;
    if (stops.linesOf(stop).length === 0) continue;
    const ref = stops.get(stop);
    const name = cleanName(ref.name);
    if (name === '' || !(ref.lat >= -90 && ref.lat <= 90)) continue;
    served.push({ stop, ref, name, folded: foldText(name), lat: ref.lat, lng: ref.lng, isMajor: stops.isMajor(stop) });
  }
  return served;
}

/** Stops of one name, as far as each lies near another. */
function groupsOf(served: readonly ServedStop[]): ServedStop[][] {
  const byName = new Map<string, ServedStop[]>();
  for (const stop of served) {
    const alike = byName.get(stop.folded);
    if (alike === undefined) byName.set(stop.folded, [stop]);
    else alike.push(stop);
  }
  return [...byName.values()].flatMap((alike) => {
    const grid = new PointGrid(alike);
    const left = new Set(alike);
    const groups: ServedStop[][] = [];
    for (const stop of alike) {
      if (!left.delete(stop)) continue;
      const group = [stop];
      for (const member of group) {
        for (const { point } of grid.near(member, ONE_PLACE_METRES)) if (left.delete(point)) group.push(point);
      }
      groups.push(group);
    }
    return groups;
  });
}

function namesOfStops({ timetable }: StopDirectory): (stop: ServedStop) => DraftName[] {
  const translations = new Translations(timetable);
  if (translations.isEmpty) return () => [];
  const { strings, translationLanguage, stopFeed, stopSourceId } = timetable;
  const languages = [...new Set(Array.from(translationLanguage, (tag) => strings.get(tag)))].sort();
  return ({ stop, ref }) =>
    languages.flatMap((language) => {
      const record = strings.get(stopSourceId[stop]!);
      const said = translations.say(
        { feed: stopFeed[stop]!, field: 'stops.stop_name', record, text: ref.name },
        language,
      );
      const text = said === ref.name ? '' : cleanName(said);
      return text === '' ? [] : [{ text, language }];
    });
}
