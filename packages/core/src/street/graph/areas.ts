import { type ColumnReader, columnReader, type Sections } from '../../storage/index.ts';
import { FILLED_AREA_COLUMNS } from '../columns/area-columns.ts';

const AreaColumns: ColumnReader<typeof FILLED_AREA_COLUMNS> = columnReader(FILLED_AREA_COLUMNS);

/** Filled areas of a region's map, for drawing: columns of `areas.bin`. Rings do not repeat their first point. */
export class Areas extends AreaColumns {
  readonly count: number;

  /** @throws PlannerError `artefact-corrupt` when a section is missing or columns do not fit together */
  constructor(sections: Sections) {
    super(sections);
    this.count = this.areaKind.length;
  }
}
