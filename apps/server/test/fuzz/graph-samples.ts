import type { ScalarSamples } from './graph-operations.ts';

interface Identified {
  readonly id: string;
}

/** Identifiers and values of the server under test. */
export async function samplesOf(url: string, key: string): Promise<ScalarSamples> {
  const query =
    '{ regions { nodes { id code modes { id identifier } routes(first: 10) { nodes { id feed code agency { id } patterns { nodes { id } } } } stops(first: 30) { nodes { id code point { lat lng } cell { key } departures(from: "2026-05-04T08:00:00Z", first: 1) { nodes { service { id code serviceDate } } } } } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': key },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: {
      regions: {
        nodes: {
          id: string;
          code: string;
          modes: { id: string; identifier: string }[];
          routes: {
            nodes: { id: string; feed: string; code: string; agency: Identified; patterns: { nodes: Identified[] } }[];
          };
          stops: {
            nodes: {
              id: string;
              code: string;
              point: { lat: number; lng: number };
              cell: { key: string };
              departures: { nodes: { service: { id: string; code: string; serviceDate: string } }[] };
            }[];
          };
        }[];
      };
    };
  };
  const regions = data.regions.nodes;
  const stops = regions.flatMap((region) => region.stops.nodes);
  const modes = regions.flatMap((region) => region.modes);
  const codes = regions.map(({ code }) => code);
  const routes = regions.flatMap((region) => region.routes.nodes);
  const services = stops.flatMap(({ departures }) => departures.nodes.map(({ service }) => service));
  const lines = routes.flatMap((route) => [route, route.agency, ...route.patterns.nodes]);
  const nodes = [...regions, ...stops, ...modes, ...lines, ...services];
  const cells = [...new Set(stops.map(({ cell }) => cell.key))];
  return {
    RegionCode: [...codes, ...codes, ...codes, 'nowhere'],
    StopCode: [...stops.map(({ code }) => code), 'x'],
    ModeId: [...modes.map(({ identifier }) => identifier), 'pt_pub', 'wa_wal', 'x'],
    ID: nodes.map(({ id }) => id),
    '[ids]': [nodes.map(({ id }) => id).slice(-100), stops.slice(0, 3).map(({ id }) => id)],
    CellId: [...codes, ...cells],
    lat: stops.map(({ point }) => point.lat),
    lng: stops.map(({ point }) => point.lng),
    radius: [100, 1000, 10_000],
    feed: [...routes.map(({ feed }) => feed), 'x'],
    route: [...routes.map(({ code }) => code), 'x'],
    serviceDate: [...services.map(({ serviceDate }) => serviceDate), 'soon'],
    south: [43.4],
    north: [43.45, 43.6],
    west: [-28.5],
    east: [-28.35, -28.45],
    Locale: ['en', 'de', 'xx', 'zh-TW'],
    DateTime: ['2026-05-04T08:00:00Z', '2026-05-04T08:00:00+01:00', '1970-01-01T00:00:00Z'],
    Duration: ['PT5M', 'PT1H', 'PT0S', 'P1D'],
    after: ['', 'x'],
    before: ['', 'x'],
  };
}
