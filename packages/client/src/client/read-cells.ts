import { type BoundingBox, cellKey, cellsOfBox, countCellsOfBox } from '@tripwright/core/geo';
import type { CellCache, CellGroup, Cells } from '../cells/index.ts';
import { failureOf, type Result } from '../failure/index.ts';
import { until } from '../transport/index.ts';
import { CELLS_SHAPE, lacking } from './answer-shapes.ts';
import type { CallOptions, CellsRequest } from './calls.ts';
import type { Session } from './session.ts';

/** A box of more cells is that of a continent, whose keys alone would fill the memory of a page. */
const MOST_CELLS = 100_000;

/** The stops of cells, kept ones where they still hold (spec 4.3). */
export async function readCells(
  session: Session,
  cache: CellCache,
  request: CellsRequest,
  options: CallOptions,
): Promise<Result<Cells>> {
  const { region, cells, modes, includeChildren = false } = request;
  const { signal, locale = session.locale } = options;
  const level = request.level ?? (cells === undefined ? 1 : 2);
  if (cells !== undefined && 'south' in cells && !(countCellsOfBox(cells) <= MOST_CELLS)) {
    const message = `The box has more than ${MOST_CELLS} cells, or corners that are no numbers.`;
    return { ok: false, failure: failureOf('bad-request', message) };
  }
  const keys = level === 1 ? [region] : cellKeys(cells ?? []);
  const servers = await session.serversOf(region, options);
  const scope = { service: session.servers[0] ?? '', region, level, locale, modes, includeChildren };
  const ask: Parameters<CellCache['get']>[2] = async ({ cellIDs, cellIDHashCodes }) => {
    const body = {
      region,
      level,
      ...(cellIDs.length > 0 && { cellIDs }),
      ...(Object.keys(cellIDHashCodes).length > 0 && { cellIDHashCodes }),
      ...(modes !== undefined && { modes }),
      ...(includeChildren && { includeChildren }),
    };
    const sent = { path: 'locations.json', body, lacks: lacking('groups', CELLS_SHAPE) };
    const result = await session.send(servers, sent, options);
    return result.ok ? { ok: true, value: (result.value as { groups: readonly CellGroup[] }).groups } : result;
  };
  return until(cache.get(scope, keys, ask), signal);
}

function cellKeys(cells: readonly string[] | BoundingBox): readonly string[] {
  return 'south' in cells ? cellsOfBox(cells).map(cellKey) : cells;
}
