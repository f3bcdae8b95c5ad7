import { addProtocol, removeProtocol } from 'maplibre-gl';

/** Loads a tile; undefined for an empty one. */
export type LoadTile = (
  zoom: number,
  column: number,
  row: number,
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;

const PROTOCOL = 'tripwright';

/**
 * Makes maps take their tiles from a function in place of the network, for pages that may open no connection.
 * @returns the address of the tiles for {@link MapRegion.tilesUrl}. A later call takes the place of an earlier one
 */
export function serveTiles(load: LoadTile): string {
  removeProtocol(PROTOCOL);
  addProtocol(PROTOCOL, async ({ url }, { signal }) => {
    const [zoom = 0, column = 0, row = 0] = url.split('/').slice(-3).map(Number);
    const tile = await load(zoom, column, row, signal);
    return { data: tile === undefined ? new ArrayBuffer(0) : new Uint8Array(tile).buffer };
  });
  return `${PROTOCOL}://tiles/{z}/{x}/{y}`;
}
