/** A city of the development data with days on which all its services run. */
export interface RealWorld {
  readonly name: string;
  readonly feeds: readonly { readonly name: string; readonly path: string }[];
  /** `YYYY-MM-DD`, the best first. */
  readonly dates: readonly [string, ...string[]];
}

/** Feeds under the data folder; dates as its source notes suggest. */
export const realWorlds: readonly RealWorld[] = [
  {
    name: 'porto',
    feeds: [
      { name: 'stcp', path: 'porto/gtfs-stcp.zip' },
      { name: 'metro', path: 'porto/derived/gtfs-metro-minus728d.zip' },
      { name: 'cp', path: 'porto/derived/gtfs-cp-minus728d.zip' },
    ],
    dates: ['2024-03-13', '2024-03-16', '2024-03-31'],
  },
  {
    name: 'trois-rivieres',
    feeds: [{ name: 'sttr', path: 'trois-rivieres/gtfs.zip' }],
    dates: ['2017-10-25', '2017-10-28'],
  },
  {
    name: 'porto-alegre',
    feeds: [
      { name: 'eptc', path: 'porto-alegre/gtfs-eptc.zip' },
      { name: 'trensurb', path: 'porto-alegre/gtfs-trensurb.zip' },
    ],
    dates: ['2019-05-14', '2019-05-15'],
  },
  {
    name: 'zheleznogorsk',
    feeds: [{ name: 'zhel', path: 'zheleznogorsk/gtfs.zip' }],
    dates: ['2024-05-15', '2024-05-19'],
  },
  { name: 'beatty', feeds: [{ name: 'dta', path: 'beatty/gtfs.zip' }], dates: ['2007-06-06', '2007-06-09'] },
  {
    name: 'sao-paulo',
    feeds: [
      { name: 'rail', path: 'sao-paulo/gtfs.zip' },
      { name: 'bus', path: 'sao-paulo/gtfs-buses.zip' },
    ],
    dates: ['2019-05-14'],
  },
  {
    name: 'portland',
    feeds: [{ name: 'trimet', path: 'portland/gtfs-trimet-2routes.zip' }],
    dates: ['2021-11-10', '2021-11-07'],
  },
];
