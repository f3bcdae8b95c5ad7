import { decodePolyline, encodePolyline, type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, StreetLeg, StreetSection } from '../../../model/index.ts';
import { factOf, PATHWAY_MODE, type StationStep, type StopIndex, type Timetable } from '../../../timetable/index.ts';

/** Mode identifier and street profile of a walk. */
export interface Walker {
  readonly mode: string;
  readonly profile: string;
}

/**
 * The walk inside a station from one of its places to another, starting at `departure`. Each section is named by its sign or by the level that
 * it leads to (PW-8, PW-9).
 * @returns undefined where no pathways connect the two places
 */
export function stationLeg(
  timetable: Timetable,
  walker: Walker,
  fromStop: StopIndex,
  toStop: StopIndex,
  places: { readonly from: Place; readonly to: Place },
  departure: number,
  seconds: number,
): StreetLeg | undefined {
  const steps = timetable.stations.way(fromStop, toStop, walker.profile === 'wheelchair');
  if (steps === undefined) return undefined;
  const at = (stop: StopIndex): LatLng => ({
    lat: timetable.stopLatDegrees(stop),
    lng: timetable.stopLngDegrees(stop),
  });
  const sections: StreetSection[] = [];
  for (const step of steps) {
    const name = nameOf(timetable, step);
    const [start, end] = [at(step.from), at(step.to)];
    const line = encodePolyline([start, end]);
    // The length is that of the line: feeds give the traversal time of a passage, not its shape.
    const metres = nearbyDistanceMetres(start.lat, start.lng, end.lat, end.lng);
    const last = sections.at(-1);
    const safe = factOf(step.stepFree);
    const climb = climbOf(timetable, step);
    if (last !== undefined && last.name === name && last.safe === safe && isSameClimb(last.climb, climb)) {
      const geometry = joinLines([last.geometry, line]);
      sections[sections.length - 1] = { ...last, metres: last.metres + metres, geometry };
      continue;
    }
    const instruction = sections.length === 0 ? 'HEAD_TOWARDS' : 'CONTINUE_STRAIGHT';
    const section = {
      name,
      metres,
      geometry: line,
      instruction,
      safe,
      dismount: false,
      roadTags: [],
    } as const;
    sections.push(climb === undefined ? section : { ...section, climb });
  }
  const rounded = sections.map((section) => ({ ...section, metres: Math.round(section.metres) }));
  const total = (safe: string): number =>
    rounded.reduce((sum, section) => (section.safe === safe ? sum + section.metres : sum), 0);
  const onWheels = walker.profile === 'wheelchair';
  return {
    kind: 'street',
    mode: walker.mode,
    profile: walker.profile,
    departure,
    arrival: departure + seconds,
    from: places.from,
    to: places.to,
    metres: rounded.reduce((sum, section) => sum + section.metres, 0),
    geometry: encodePolyline(
      [places.from, ...steps.map((step) => at(step.from)), ...lastOf(steps, at), places.to].filter(differs),
    ),
    sections: rounded,
    metresSafe: onWheels ? total('yes') : undefined,
    metresUnsafe: onWheels ? total('no') : undefined,
    metresDismount: undefined,
    straightLine: false,
  };
}

/** Merges walks without a pause between them into one leg (IT-14). Times run from `departure` on, for `seconds`. */
export function joinLegs(
  parts: readonly StreetLeg[],
  places: { readonly from: Place; readonly to: Place },
  departure: number,
  seconds: number,
): StreetLeg {
  const first = parts[0] as StreetLeg;
  const sum = (value: (leg: StreetLeg) => number | undefined): number | undefined =>
    parts.reduce<number | undefined>((total, leg) => {
      const more = value(leg);
      return total === undefined || more === undefined ? undefined : total + more;
    }, 0);
  return {
    ...first,
    departure,
    arrival: departure + seconds,
    from: places.from,
    to: places.to,
    metres: parts.reduce((total, leg) => total + leg.metres, 0),
    geometry: joinLines(parts.map((leg) => leg.geometry)),
    sections: parts.flatMap((leg, i) =>
      leg.sections.map((section, k) =>
        i > 0 && k === 0 ? { ...section, instruction: 'CONTINUE_STRAIGHT' as const } : section,
      ),
    ),
    metresSafe: sum((leg) => leg.metresSafe),
    metresUnsafe: sum((leg) => leg.metresUnsafe),
    metresDismount: sum((leg) => leg.metresDismount),
    straightLine: parts.some((leg) => leg.straightLine),
  };
}

/** The name of a section: the sign in this direction or, where there is none, the level that a lift, stairs or an escalator leads to. */
function nameOf(timetable: Timetable, step: StationStep): string {
  if (step.pathway < 0) return '';
  const { strings, pathwaySign, pathwayReversedSign } = timetable;
  const sign = strings.get((step.backward ? pathwayReversedSign : pathwaySign)[step.pathway]!);
  return sign !== '' ? sign : (climbOf(timetable, step)?.level ?? '');
}

const CLIMBS: ReadonlyMap<number, NonNullable<StreetSection['climb']>['by']> = new Map([
  [PATHWAY_MODE.stairs, 'stairs'],
  [PATHWAY_MODE.escalator, 'escalator'],
  [PATHWAY_MODE.lift, 'lift'],
]);

/** The kind of climb and the level it leads to, where the feed names the level. */
function climbOf(timetable: Timetable, step: StationStep): StreetSection['climb'] {
  if (step.pathway < 0) return undefined;
  const { strings, pathwayMode, stopLevel, levelName } = timetable;
  const by = CLIMBS.get(pathwayMode[step.pathway]!);
  const [from, to] = [stopLevel[step.from]!, stopLevel[step.to]!];
  const level = by === undefined || to < 0 || to === from ? '' : strings.get(levelName[to]!);
  if (by === undefined || level === '') return undefined;
  const left = from < 0 ? '' : strings.get(levelName[from]!);
  return left === '' ? { by, level } : { by, level, from: left };
}

function isSameClimb(a: StreetSection['climb'], b: StreetSection['climb']): boolean {
  return a?.by === b?.by && a?.level === b?.level;
}

function lastOf(steps: readonly StationStep[], at: (stop: StopIndex) => LatLng): LatLng[] {
  const last = steps.at(-1);
  return last === undefined ? [] : [at(last.to)];
}

function joinLines(lines: readonly string[]): string {
  return encodePolyline(lines.flatMap((line) => [...decodePolyline(line)]).filter(differs));
}

/** Whether a point differs from the point before it. */
function differs(point: LatLng, i: number, line: readonly LatLng[]): boolean {
  const before = line[i - 1];
  return before === undefined || before.lat !== point.lat || before.lng !== point.lng;
}
