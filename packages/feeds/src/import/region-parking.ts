import type { StreetEngine } from '@tripwright/core/engine/street';
import { linkParking } from '@tripwright/core/engine/street/build';
import { type Sections, writeColumns } from '@tripwright/core/storage';
import { PARKING_COLUMNS } from '@tripwright/core/street';
import { type ParkingRows, readSideParking, type StreetRows } from '@tripwright/core/street/build';
import type { ReportSection } from '../report/index.ts';

const PROFILES = { car: 'car', bicycle: 'bicycle', motorcycle: 'motorbike' } as const;

/** Joins parking places to the streets, and adds the parking along streets. */
export function linkRegionParking(
  rows: StreetRows,
  parking: ParkingRows,
  engine: StreetEngine,
): { readonly sections: Sections; readonly report: ReportSection } {
  const linked = linkParking(parking, (kind) => engine.metric(PROFILES[kind]), engine.metric('walk'));
  const along = readSideParking(rows, engine.graph.wayOsm);
  return {
    sections: writeColumns(PARKING_COLUMNS, { ...linked.columns, wayParking: along }, { edge: engine.graph.edgeCount }),
    report: {
      title: 'Parking',
      text: 'Parking places without a mapped entrance are joined to the nearest street that their vehicles can enter and leave.',
      figures: [
        { label: 'parking places', value: String(parking.count) },
        { label: 'joined to the nearest street', value: String(linked.artificial) },
        { label: 'too far from any street', value: String(linked.unlinked) },
        {
          label: 'streets with parking along them',
          value: String(along.reduce((sum, sides) => sum + (sides === 0 ? 0 : 1), 0)),
        },
      ],
    },
  };
}
