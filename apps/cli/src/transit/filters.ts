import { PlannerError } from '@tripwright/core/base';
import { allowedPatterns, closedStops, type TransitQuery } from '@tripwright/core/engine/transit';
import { findModeFamily, findModeRow, isModeId, nearestModes } from '@tripwright/core/modes';
import type { Column } from '@tripwright/core/storage';
import type { AgencyIndex, RouteIndex, StringIndex, Timetable } from '@tripwright/core/timetable';
import { unknownName, unknownStop } from './unknown-name.ts';

/** The options of `tripwright transit` that exclude stops or trips. */
export interface FilterOptions {
  readonly modes?: readonly string[];
  readonly avoidModes?: readonly string[];
  readonly routes?: readonly string[];
  readonly operators?: readonly string[];
  readonly avoidStops: readonly string[];
  readonly wheelchair: boolean;
  readonly bikes?: string | boolean;
}

/**
 * The closed stops and allowed patterns that the options stand for.
 * @param note receives a sentence for each mode that has no effect
 * @throws PlannerError for stops, routes and operators that the region does not have; `bad-usage` for texts that are not mode identifiers
 */
export function filtersOf(
  timetable: Timetable,
  options: FilterOptions,
  note: (text: string) => void,
): Pick<TransitQuery, 'closedStops' | 'allowedPatterns'> {
  const { strings } = timetable;
  const { wheelchair } = options;
  // A stop id may hold a comma itself.
  const avoid = options.avoidStops.flatMap((value) =>
    timetable.listStopsCovered(value).length > 0 ? [value] : value.split(',').filter((name) => name !== ''),
  );
  const { closedStops: closed, unknown } = closedStops(timetable, { avoid, wheelchair });
  // An unknown stop is an error: ignoring it would look like an answer that avoids it.
  if (unknown[0] !== undefined) throw unknownStop(timetable, unknown[0], '--avoid-stops');
  const named = <I extends RouteIndex | AgencyIndex>(
    option: string,
    values: readonly string[],
    ...columns: readonly Column<I, StringIndex>[]
  ): Set<I> => {
    const found = new Set<I>();
    for (const value of values.flatMap((text) => text.split(','))) {
      const matches = columns.flatMap((column) =>
        [...column].flatMap((text, i) => (strings.get(text) === value ? [i as I] : [])),
      );
      if (matches.length === 0)
        throw unknownName(
          option,
          value,
          columns.flatMap((column) => Array.from(column, (text) => strings.get(text))),
        );
      for (const index of matches) found.add(index);
    }
    return found;
  };
  const allowed = allowedPatterns(timetable, {
    wheelchair,
    ...(options.bikes === undefined ? {} : { bikes: bikesOf(options.bikes) }),
    ...(options.modes === undefined ? {} : { modes: modesOf('--modes', options.modes, note) }),
    ...(options.avoidModes === undefined ? {} : { avoidModes: modesOf('--avoid-modes', options.avoidModes, note) }),
    ...(options.routes === undefined
      ? {}
      : { routes: named('--routes', options.routes, timetable.routeId, timetable.routeShortName) }),
    ...(options.operators === undefined
      ? {}
      : { operators: named('--operators', options.operators, timetable.agencyId, timetable.agencyName) }),
  });
  return {
    ...(closed === undefined ? {} : { closedStops: closed }),
    ...(allowed === undefined ? {} : { allowedPatterns: allowed }),
  };
}

function modesOf(option: string, values: readonly string[], note: (text: string) => void): string[] {
  const modes = values.flatMap((text) => text.split(',')).filter((mode) => mode !== '');
  for (const mode of modes) {
    if (isModeId(mode)) {
      // Identifiers that are well formed but unknown are noted, not rejected (spec 2.2).
      const near = findModeRow(mode) === undefined ? nearestModes(mode) : [];
      if (findModeFamily(mode)?.travel.by !== 'timetable')
        note(`${option} ${mode}: no scheduled service has this mode.`);
      else if (near.length > 0) note(`${option} ${mode} is not a known mode. Did you mean ${near.join(', ')}?`);
      continue;
    }
    const near = nearestModes(mode);
    throw new PlannerError(
      'bad-usage',
      `${option} ${mode} is not a mode identifier.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ' Try "tripwright modes" on it.'}`,
    );
  }
  return modes;
}

function bikesOf(value: string | boolean): 'unless-refused' | 'known' {
  if (value === 'known') return value;
  if (value === true) return 'unless-refused';
  throw new PlannerError(
    'bad-usage',
    `--bikes ${value}: write --bikes (all trips except those known to refuse bicycles) or --bikes known (only trips known to carry them).`,
  );
}
