import type { PlaceDraft } from '@tripwright/core/places/build';
import { buildNames, servedPlaces } from '@tripwright/core/places/build';
import { ARTEFACT_FILES } from '@tripwright/core/region';
import { writeFlatFile } from '@tripwright/core/storage';
import type { StopDirectory } from '@tripwright/core/timetable';
import type { BuildProgress } from './build-step.ts';
import type { RegionPart } from './region-part.ts';

/**
 * Builds the index of names: what travellers type to say where from and where to.
 * @param named what has a name on the map
 * @param stops the stops of the timetable, if there is one
 */
export function importNames(
  named: readonly PlaceDraft[],
  stops: StopDirectory | undefined,
  step: BuildProgress,
): RegionPart {
  step({ kind: 'names', file: '' }, 0);
  const { sections, counts } = buildNames([...named, ...(stops === undefined ? [] : servedPlaces(stops))]);
  step({ kind: 'names', file: '' }, 1);
  return {
    buffers: new Map([[ARTEFACT_FILES.names, writeFlatFile('names', sections)]]),
    texts: new Map(),
    sources: [],
    counts: { namedPlaces: counts.places, houseNumbers: counts.houseNumbers },
    sections: [
      {
        title: 'Names',
        text: 'Stops, streets, settlements, points of interest and house numbers that travellers can search for.',
        figures: [
          { label: 'places with a name', value: String(counts.places) },
          { label: 'names, those in other languages included', value: String(counts.names) },
          { label: 'house numbers', value: String(counts.houseNumbers) },
        ],
      },
    ],
  };
}
