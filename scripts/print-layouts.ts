// Keeps the tables of columns in every layout.md equal to the schemas that declare them.
// usage: npm run -s node -- scripts/print-layouts.ts          writes the tables into the pages
//        npm run -s node -- scripts/print-layouts.ts --check  exits 1 when a page is not current

import {
  AREA_COLUMNS,
  FEED_FARE_COLUMNS,
  JOIN_RULE_COLUMNS,
  LEG_RULE_COLUMNS,
  PRODUCT_COLUMNS,
  REDUCED_PRODUCT_COLUMNS,
  TIMEFRAME_COLUMNS,
  TRANSFER_RULE_COLUMNS,
  ZONE_FARE_COLUMNS,
} from '../packages/core/src/fares/fare-columns.ts';
import { NAME_COLUMNS } from '../packages/core/src/places/columns/name-columns.ts';
import type { ColumnRow, Schema } from '../packages/core/src/storage/index.ts';
import { FILLED_AREA_COLUMNS } from '../packages/core/src/street/columns/area-columns.ts';
import { PARKING_COLUMNS } from '../packages/core/src/street/columns/parking-columns.ts';
import { STOP_STREET_COLUMNS } from '../packages/core/src/street/columns/stop-street-columns.ts';
import { STREET_COLUMNS } from '../packages/core/src/street/columns/street-columns.ts';
import { TURN_COLUMNS } from '../packages/core/src/street/columns/turn-columns.ts';
import { LINK_COLUMNS, STOP_RULE_COLUMNS } from '../packages/core/src/timetable/columns/link-columns.ts';
import { DOOR_COLUMNS, PLACE_COLUMNS } from '../packages/core/src/timetable/columns/place-columns.ts';
import { SHAPE_COLUMNS } from '../packages/core/src/timetable/columns/shape-columns.ts';
import { TIMETABLE_COLUMNS } from '../packages/core/src/timetable/columns/timetable-columns.ts';
import { printParts } from './printed-parts.ts';

/** Pages, and the schemas whose tables they hold between marks of these names. */
const PAGES: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'packages/core/src/fares/layout.md': {
    feeds: FEED_FARE_COLUMNS,
    'version 1': ZONE_FARE_COLUMNS,
    'version 2': {
      ...LEG_RULE_COLUMNS,
      ...PRODUCT_COLUMNS,
      ...REDUCED_PRODUCT_COLUMNS,
      ...JOIN_RULE_COLUMNS,
      ...TRANSFER_RULE_COLUMNS,
      ...TIMEFRAME_COLUMNS,
      ...AREA_COLUMNS,
    },
  },
  'packages/core/src/timetable/layout.md': {
    'timetable.bin': TIMETABLE_COLUMNS,
    links: { ...LINK_COLUMNS, ...STOP_RULE_COLUMNS },
    'places.bin': PLACE_COLUMNS,
    doors: DOOR_COLUMNS,
    'shapes.bin': SHAPE_COLUMNS,
  },
  'packages/core/src/places/layout.md': {
    'names.bin': NAME_COLUMNS,
  },
  'packages/core/src/street/layout.md': {
    'street.bin': STREET_COLUMNS,
    'turn graphs': TURN_COLUMNS,
    'stops on the streets': STOP_STREET_COLUMNS,
    'areas.bin': FILLED_AREA_COLUMNS,
  },
  'packages/core/src/street/parking/layout.md': {
    'parking.bin': PARKING_COLUMNS,
  },
};

/** One line per column; neighbours that are alike share one. Padded as the formatter pads tables. */
function columnTable(schema: Schema): string {
  const lines: string[][] = [['section', 'type', 'of each', 'holds']];
  for (const [name, row] of Object.entries(schema)) {
    const rest = [row.type, addressedBy(row), meaning(row)];
    const last = lines.at(-1)!;
    if (last.slice(1).join('|') === rest.join('|')) last[0] += ` \`${name}\``;
    else lines.push([`\`${name}\``, ...rest]);
  }
  const widths = lines[0]!.map((_, cell) => Math.max(...lines.map((line) => line[cell]!.length)));
  const printed = lines.map((line) => `| ${line.map((text, cell) => text.padEnd(widths[cell]!)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [printed[0], rule, ...printed.slice(1)].join('\n');
}

function addressedBy({ of, ranges, entries }: ColumnRow): string {
  if (typeof entries === 'number') return `${entries === 1 ? 'one entry' : `${entries} entries`}`;
  return `${inWords(of)}${ranges === undefined ? '' : ' + 1'}${entries === 'all or none' ? ', or empty' : ''}`;
}

function meaning({ to, ranges, values, missing, holds, optional }: ColumnRow): string {
  const target = ranges === undefined ? to : `its range of ${plural(ranges)}`;
  const what = [target === undefined ? undefined : inWords(target), holds].filter((part) => part !== undefined);
  const among = values === undefined ? '' : ` (${values[0]} ${values.length === 2 ? 'or' : 'to'} ${values.at(-1)})`;
  const parts = [
    `${what.join(', ')}${among}`.trim(),
    missing === undefined ? undefined : `${String(missing).replace('-', '−')} = none`,
    optional === true ? 'may be absent' : undefined,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('; ');
}

function plural(table: string): string {
  return table.endsWith('y') ? `${table.slice(0, -1)}ies` : `${table}s`;
}

/** `stepFreeLink` → `step free link`. */
function inWords(table: string): string {
  return table.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const printed = Object.entries(PAGES).map(([path, tables]) => {
  const parts = Object.entries(tables).map(([name, schema]) => [`columns of ${name}`, columnTable(schema)]);
  return [path, Object.fromEntries(parts)];
});
printParts('print-layouts.ts', Object.fromEntries(printed));
