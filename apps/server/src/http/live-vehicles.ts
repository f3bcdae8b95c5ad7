import type { BoundingBox } from '@tripwright/core/geo';
import { type Planner, type VehicleOnMap, vehiclesIn } from '@tripwright/planner';

/** The most vehicles in an answer; a whole metropolis has some ten thousand, and a map shows fewer. */
const MOST_VEHICLES = 3000;

/**
 * The vehicles of a region within a box as GeoJSON, for the map of the page: its ETag is the snapshot, so a map that asks again learns in a few bytes that nothing
 * has moved. `live` is the id of the snapshot, null without live data.
 * @param boundsText `south,west,north,east` in degrees
 * @returns undefined for an unknown region
 */
export function vehiclesResponse(
  planner: Pick<Planner, 'region'>,
  code: string,
  boundsText: string,
  ifNoneMatch: string | undefined,
): Response | undefined {
  const region = planner.region(code);
  if (region === undefined) return undefined;
  const bounds = parseBounds(boundsText);
  if (bounds === undefined) {
    const error = 'bounds must be south,west,north,east in degrees, such as 43.4,-28.5,43.6,-28.3.';
    return Response.json({ error, errorCode: 400, usererror: false }, { status: 400, headers: HEADERS });
  }
  const etag = `W/"${region.live?.id ?? 'none'}"`;
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers: { ...HEADERS, etag } });
  const features = vehiclesIn(region, bounds, MOST_VEHICLES).map(featureOf);
  const body = { type: 'FeatureCollection', live: region.live?.id ?? null, features };
  return new Response(JSON.stringify(body), { headers: { ...HEADERS, etag, 'content-type': 'application/geo+json' } });
}

const HEADERS = { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' };

function parseBounds(text: string): BoundingBox | undefined {
  const numbers = text.split(',').map((part) => (/^-?\d{1,3}(?:\.\d{1,12})?$/.test(part) ? Number(part) : Number.NaN));
  const [south, west, north, east] = numbers;
  if (numbers.length !== 4 || south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  const isPlace = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isPlace && south <= north ? { south, west, north, east } : undefined;
}

function featureOf({ vehicle, run }: VehicleOnMap): object {
  const { id, label, lat, lng, bearing, time, occupancy } = vehicle;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [round(lng), round(lat)] },
    properties: {
      id,
      label,
      time,
      ...(bearing !== undefined && { bearing: Math.round(bearing) }),
      ...(occupancy !== undefined && { occupancy }),
      ...(run !== undefined && {
        line: run.line,
        mode: run.mode,
        color: run.color,
        headsign: run.headsign,
        ...(run.delaySeconds !== undefined && { delay: run.delaySeconds }),
      }),
    },
  };
}

/** To a decimetre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
