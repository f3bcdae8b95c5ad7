// Keeps the tables of docs/journey-semantics.md equal to the chain of itinerary filters.
// usage: npm run -s node -- scripts/print-filters.ts          writes the tables into the page
//        npm run -s node -- scripts/print-filters.ts --check  exits 1 when the page is not current
import {
  CAR_PARK,
  type DominanceTolerance,
  FEWER_VEHICLES,
  SINGLE_MODE,
  sameModes,
  WALKING_ALL_THE_WAY,
  WITHOUT_HAILED_CAR,
} from '../packages/core/src/engine/journey/filters/dominance-tolerance.ts';
import type { ItineraryFilter } from '../packages/core/src/engine/journey/filters/itinerary-filter.ts';
import {
  FILTER_STAGES,
  type FilterChain,
  ITINERARY_FILTERS,
} from '../packages/core/src/engine/journey/filters/itinerary-filter-chain.ts';
import { markdownTable, printParts } from './printed-parts.ts';

/** A row for each filter, in the order of the chain. */
function chainTable(): string {
  const rows = Object.entries(FILTER_STAGES).flatMap(([stage, candidates]) => {
    const filters: readonly Pick<ItineraryFilter<never, never>, 'reason' | 'removes'>[] =
      ITINERARY_FILTERS[stage as keyof FilterChain];
    return filters.map(({ reason, removes }, i) => [i === 0 ? candidates : '', removes, `\`${reason}\``]);
  });
  return markdownTable(['candidates', 'removed', 'reason'], rows);
}

/** A column for each relation. */
function toleranceTable(): string {
  const relations: readonly (readonly [string, DominanceTolerance])[] = [
    ['walking all the way', WALKING_ALL_THE_WAY],
    ['a car park', CAR_PARK],
    ['a single mode', SINGLE_MODE],
    ['fewer vehicles', FEWER_VEHICLES],
    ['no hailed car', WITHOUT_HAILED_CAR],
    ['the same modes', sameModes({ departAfter: 0, arriveBefore: undefined })],
  ];
  const row = (title: string, value: (tolerance: DominanceTolerance) => string | number | undefined): string[] => [
    title,
    ...relations.map(([, tolerance]) => String(value(tolerance) || '')),
  ];
  return markdownTable(
    ['the rival is', ...relations.map(([name]) => name)],
    [
      row('no worse in', ({ criteria }) => criteria.join(', ')),
      row('better in one of', ({ betterIn }) => betterIn.join(', ')),
      row('vehicles counted', ({ counts }) => counts),
      row('vehicles more', ({ extraVehicles }) => extraVehicles),
      row('walking, s', ({ walkSeconds }) => walkSeconds),
      row('walking per vehicle saved, s', ({ walkSecondsPerVehicle }) => walkSecondsPerVehicle),
      row('duration without a timetable, s', ({ durationSeconds }) => durationSeconds),
      row('duration if it arrives no later, s', ({ durationSecondsIfNoLater }) => durationSecondsIfNoLater),
      row('one end per vehicle saved, up to 2, s', ({ endSecondsPerVehicle }) => endSecondsPerVehicle),
      row(
        'free end, if so much better at the other, s',
        ({ freeEnd }) => freeEnd && `${freeEnd.worse} (${freeEnd.better})`,
      ),
      row('CO₂, kg', ({ kilograms }) => kilograms),
      row('CO₂ per vehicle saved, kg', ({ kilogramsPerVehicle }) => kilogramsPerVehicle),
      row('CO₂, share', ({ carbonShare }) => carbonShare),
      row('a saved vehicle outweighs carbon and little money', ({ vehiclesOutweighMoney }) =>
        vehiclesOutweighMoney ? 'yes' : undefined,
      ),
    ],
  );
}

printParts('print-filters.ts', {
  'docs/journey-semantics.md': { chain: chainTable(), tolerances: toleranceTable() },
});
