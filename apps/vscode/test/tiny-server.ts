import { encodePolyline } from '@tripwright/core/geo';

/** The key that the tiny server accepts. */
export const TINY_KEY = 'tiny-key';

const quay = { lat: 41.14, lng: -8.62 };
const market = { lat: 41.148, lng: -8.611 };
const bridge = { lat: 41.152, lng: -8.604 };
const hill = { lat: 41.161, lng: -8.59 };

const line = (...points: { lat: number; lng: number }[]) => encodePolyline(points);
const morning = 1_790_000_000;

const walk = {
  hashCode: 11,
  type: 'unscheduled',
  visibility: 'in summary',
  modeIdentifier: 'wa_wal',
  modeInfo: { identifier: 'wa_wal', alt: 'Walk', color: { red: 77, green: 77, blue: 77 } },
  action: 'Walk to Market <Hall>',
  notes: '<DURATION>',
  'turn-by-turn': 'WALKING',
  from: quay,
  to: market,
  streets: [{ encodedWaypoints: line(quay, { lat: 41.145, lng: -8.619 }, market), name: 'Quay Street' }],
};

const tram = {
  hashCode: -12,
  type: 'scheduled',
  visibility: 'in summary',
  modeIdentifier: 'pt_pub',
  modeInfo: { identifier: 'pt_pub_tram', alt: 'Tram' },
  action: 'Take tram <NUMBER>',
  notes: '<DIRECTION>\n<STOPS>',
  from: market,
  to: hill,
  shapes: [
    { encodedWaypoints: line(quay, market), travelled: false },
    { encodedWaypoints: line(market, bridge, hill), travelled: true },
  ],
};

const routing = {
  groups: [
    {
      trips: [
        {
          depart: morning,
          arrive: morning + 3000,
          weightedScore: 9,
          segments: [{ segmentTemplateHashCode: 11, startTime: morning, endTime: morning + 3000 }],
        },
      ],
    },
    {
      trips: [
        { depart: morning, arrive: morning + 9000, weightedScore: 70, segments: [] },
        {
          depart: morning,
          arrive: morning + 1500,
          weightedScore: 4,
          segments: [
            { segmentTemplateHashCode: 11, startTime: morning, endTime: morning + 600 },
            {
              segmentTemplateHashCode: -12,
              startTime: morning + 660,
              endTime: morning + 1500,
              serviceNumber: '4',
              serviceName: 'Riverside',
              serviceDirection: 'Hill',
              serviceColor: { red: 204, green: 0, blue: 68 },
              stops: 3,
              alertHashCodes: [77],
            },
          ],
        },
      ],
    },
  ],
  segmentTemplates: [walk, tram],
  alerts: [
    {
      hashCode: 77,
      severity: 'warning',
      title: 'Market stop is closed',
      text: 'Works on the tracks until Friday.',
      action: { text: 'Reroute', type: 'rerouteExcludingStops', excludedStopCodes: ['m'] },
    },
  ],
};

/** Without the stop at the market there is only the walk. */
const rerouted = { groups: routing.groups.slice(0, 1), segmentTemplates: [walk] };

const stop = (code: string, name: string, at: { lat: number; lng: number }) => ({ code, name, popularity: 1, ...at });

const bodies: Record<string, unknown> = {
  'regions.json': {
    hashCode: 1,
    modes: {},
    regions: [
      {
        name: 'tiny_town',
        timezone: 'Europe/Lisbon',
        modes: ['pt_pub', 'wa_wal'],
        cities: [{ title: 'Tiny Town', ...market, timezone: 'Europe/Lisbon' }],
        polygon: line(
          { lat: 41.13, lng: -8.63 },
          { lat: 41.13, lng: -8.58 },
          { lat: 41.17, lng: -8.58 },
          { lat: 41.17, lng: -8.63 },
        ),
      },
    ],
  },
  'locations.json': {
    groups: [
      {
        key: 'tiny_town',
        hashCode: 5,
        stops: [
          stop('q', 'Quay', quay),
          stop('m', 'Market', market),
          stop('b', 'Bridge', bridge),
          stop('h', 'Hill', hill),
        ],
      },
    ],
  },
  'routing.json': routing,
};

/** The response of a server for one tiny town. Like a real server, it requires the key everywhere. */
export function tinyAnswer(path: string, key: string | undefined): { status: number; body: unknown } {
  if (key !== TINY_KEY) return { status: 401, body: { error: 'The key is missing or unknown.', usererror: false } };
  const endpoint = /^\/v1\/([a-z]+\.json)(?:\?|$)/.exec(path)?.[1];
  const isRerouted = endpoint === 'routing.json' && /[?&]avoidStops=m(?:&|$)/.test(path);
  const body = isRerouted ? rerouted : endpoint === undefined ? undefined : bodies[endpoint];
  return body === undefined
    ? { status: 404, body: { error: 'no such path', usererror: false } }
    : { status: 200, body };
}
