import { randomNumbers } from '@tripwright/testkit/random';
import { type Description, type RestRequest, restRequests, type Samples } from './openapi-requests.ts';
import { brokenRestLaw } from './rest-laws.ts';
import { RawClient } from './send.ts';

/** How many requests are sent, and which. */
export interface FuzzOptions {
  readonly count: number;
  readonly seed: number;
  /** Unix seconds of a moment with service in the regions of the server; one of the sample city unless given. */
  readonly at?: number;
  /** Called after each tenth of the requests. */
  readonly onProgress?: (sent: number) => void;
}

/** Requests sent, and what was wrong with their answers. */
export interface FuzzReport {
  readonly sent: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestMs: number;
  readonly violations: readonly string[];
}

/** Unix seconds of a Monday noon in the service dates of the sample city. */
const SAMPLE_NOON = 1_777_896_000;
const AT_ONCE = 6;
const MOST_VIOLATIONS = 20;

/** Sends random requests drawn from `/openapi.json` of a server, and checks each answer. */
export async function fuzzRest(url: string, key: string, options: FuzzOptions): Promise<FuzzReport> {
  const client = new RawClient(url);
  const random = randomNumbers(options.seed);
  const description = (await (await fetch(`${url}/openapi.json`)).json()) as Description;
  const draw = restRequests(description, await samplesOf(url, key, options.at ?? SAMPLE_NOON), random);
  const statuses: Record<number, number> = {};
  const violations: string[] = [];
  let [sent, slowestMs] = [0, 0];
  const sendOne = async (request: RestRequest): Promise<void> => {
    const shown = `${request.method} ${request.path.slice(0, 400)} ${String(request.body ?? '').slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)}`;
    try {
      const headers = { ...request.headers, ...(key !== '' && { 'x-service-key': key }) };
      const received = await client.send({ ...request, headers });
      statuses[received.status] = (statuses[received.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, received.milliseconds);
      const broken = brokenRestLaw(request, received);
      if (broken !== undefined) violations.push(`${broken}\n    ${shown}`);
    } catch (error) {
      violations.push(`${String(error)}\n    ${shown}`);
    }
  };
  const worker = async (): Promise<void> => {
    while (sent < options.count && violations.length < MOST_VIOLATIONS) {
      sent++;
      if (sent % Math.ceil(options.count / 10) === 0) options.onProgress?.(sent);
      await sendOne(draw());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  client.close();
  return { sent, statuses, slowestMs, violations };
}

/** Valid values that no schema states: places, modes, regions and cells of the server. */
async function samplesOf(url: string, key: string, noon: number): Promise<Samples> {
  const headers = { 'content-type': 'application/json', 'x-service-key': key };
  const response = await fetch(`${url}/v1/regions.json`, { method: 'POST', headers, body: '{"v":2}' });
  const { regions } = (await response.json()) as {
    readonly regions: readonly { readonly name: string; readonly modes: readonly string[] }[];
  };
  const modes = regions.flatMap((region) => region.modes);
  const codes = regions.map(({ name }) => name);
  const cells = JSON.stringify({ region: codes[0], level: 1, cellIDs: codes.slice(0, 1) });
  const listed = await fetch(`${url}/v1/locations.json`, { method: 'POST', headers, body: cells });
  const { groups } = (await listed.json()) as {
    readonly groups: readonly {
      readonly stops: readonly { readonly lat: number; readonly lng: number; readonly code: string }[];
    }[];
  };
  const stops = groups.flatMap((group) => group.stops).slice(0, 20);
  const stopCodes = stops.map(({ code }) => code);
  const asked = JSON.stringify({ region: codes[0], embarkationStops: stopCodes, timeStamp: noon, limit: 20 });
  const board = await fetch(`${url}/v1/departures.json`, { method: 'POST', headers, body: asked });
  const { embarkationStops = [] } = (await board.json()) as {
    readonly embarkationStops?: readonly {
      readonly services: readonly {
        readonly serviceTripID: string;
        readonly operatorID?: string;
        readonly routeID: string;
      }[];
    }[];
  };
  const services = embarkationStops.flatMap((each) => each.services);
  const places = stops.map(({ lat, lng }, i) => `(${lat},${lng})${i % 4 === 0 ? '"Home"' : ''}`);
  const ends = new URLSearchParams({
    from: places[0] ?? '',
    to: places.at(-1) ?? '',
    departAfter: String(noon),
    modes: 'pt_pub',
  });
  const planned = await fetch(`${url}/v1/routing.json?${ends}`, { headers });
  const answer = (await planned.json()) as {
    readonly groups: readonly { readonly trips: readonly { readonly id: string; readonly updateURL?: string }[] }[];
  };
  const trips = answer.groups.flatMap((group) => group.trips);
  // Where the region is live, an address says which state of its trip the client has.
  const states = trips.flatMap(({ updateURL = '' }) => new URLSearchParams(updateURL.split('?')[1]).getAll('hash'));
  const samples: Samples = {
    id: ['x', ...trips.map(({ id }) => id)],
    hash: ['0', '-1234567', '99', ...states],
    from: places,
    to: places,
    modes,
    avoid: modes,
    avoidModes: modes,
    neverAllowModes: modes,
    onlyAllowModes: modes,
    lat: stops.map(({ lat }) => String(lat)),
    lng: stops.map(({ lng }) => String(lng)),
    radius: ['1', '1000', '4999', '100000'],
    limit: ['1', '100'],
    departAfter: ['0', String(noon - 8000)],
    arriveBefore: ['0'],
    v: ['11', '13', '2'],
    wp: ['(1,1,1,1)', '(0.1,2,2,0.1)'],
    locale: ['en', 'de', 'zh-Hant'],
    region: codes,
    regions: codes,
    cellIDs: [...codes, '3262#-2130', '3263#-2129', '0#0'],
    cellIDHashCodes: [...codes, '3262#-2130'],
    avoidStops: ['station-central', 'x'],
    embarkationStops: stopCodes,
    disembarkationStops: stopCodes,
    disembarkationRegion: codes,
    startStopCode: stopCodes,
    endStopCode: stopCodes,
    serviceTripID: services.map(({ serviceTripID }) => serviceTripID),
    operatorID: services.map(({ operatorID = '' }) => operatorID),
    routeID: services.map(({ routeID }) => routeID),
    routesIDs: services.map(({ routeID }) => routeID),
    serviceTripIDs: services.map(({ serviceTripID }) => serviceTripID),
    operatorIDs: services.map(({ operatorID = '' }) => operatorID),
    timeStamp: [String(noon), '0'],
    startTime: [String(noon)],
    embarkationDate: [String(noon), '0'],
    fromStreetName: ['Station Street'],
    toStreetName: ['Station Street'],
    q: ['central', 'Harbour St 3', 'Station Street & Harbour Street', 'centrl staton', '43.4975,-28.3927', 'q'],
    near: places,
    identifier: stopCodes.map((code) => `pt_pub|${codes[0]}|${code}`),
    start: [...places, ...stopCodes],
    end: [...places, ...stopCodes],
    mode: ['wa_wal', 'pt_pub', 'cy_bic'],
    leaveAt: [String(noon)],
    within: ['60', '1800', '7200'],
    limits: ['600', '300,900', '7200'],
    serviceDate: [new Date(noon * 1000).toISOString().slice(0, 10)],
    directionID: ['0', '1'],
    after: ['x 0'],
  };
  // A region may have none of a kind; any text stands for it then.
  return Object.fromEntries(Object.entries(samples).filter(([, values]) => values.length > 0));
}
