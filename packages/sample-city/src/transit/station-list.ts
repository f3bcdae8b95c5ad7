import type { Point } from '../geometry/point.ts';
import { getLandmark, type Landmark } from '../landmarks.ts';
import { inFour, type LocalName } from '../names/local-name.ts';

export type StationId =
  | 'west-shore'
  | 'belt-road'
  | 'lantern-hill'
  | 'opera'
  | 'market'
  | 'harbour'
  | 'central'
  | 'university'
  | 'eastfields'
  | 'ring-east'
  | 'birch-lake'
  | 'birchfield'
  | 'north-avenue'
  | 'botanic-garden'
  | 'docks'
  | 'eastbank'
  | 'fairground'
  | 'airport'
  | 'eastfields-east'
  | 'garden-city-east'
  | 'north-heath'
  | 'ardenfield'
  | 'saltmarsh'
  | 'highmoor'
  | 'expo'
  | 'long-stay'
  | 'funicular-foot'
  | 'funicular-top'
  | 'gondola-foot'
  | 'gondola-top'
  | 'old-town-pier'
  | 'island-pier'
  | 'lighthouse-pier'
  | 'west-pier'
  | 'docks-pier';

/**
 * The way from the street to the platforms.
 * `lifts`: stairs, escalators and lifts · `stairs`: stairs only, known not to be accessible · `one-lift`: only the first
 * direction's platform has a lift · `unknown`: a ramp of unknown slope · `level`: level access · `plain`: a halt of which the
 * feed knows no inside · `pier`: no building at all
 */
export type StationStyle = 'lifts' | 'stairs' | 'one-lift' | 'unknown' | 'level' | 'plain' | 'pier';

export interface Station {
  readonly id: StationId;
  readonly name: LocalName;
  readonly point: Point;
  readonly style: StationStyle;
  /** Level of the platforms: 0 the street, negative below. */
  readonly depth: number;
  readonly entrances: number;
}

const stations: readonly Station[] = [
  station('west-shore', -3700, 150, getLandmark('west-shore'), 'level', 0, 2),
  station(
    'belt-road',
    -2860,
    215,
    inFour('Belt Road', 'Gürtelstraße', 'Vyötie', 'Estrada da Cintura'),
    'unknown',
    0,
    2,
  ),
  station('lantern-hill', -1990, 560, getLandmark('hill-quarter'), 'lifts', -3, 2),
  station('opera', -1020, 530, getLandmark('opera'), 'lifts', -1, 3),
  station('market', -480, -170, getLandmark('market-square'), 'lifts', -2, 4),
  station('harbour', -560, -620, inFour('Harbour', 'Hafen', 'Satama', 'Porto'), 'stairs', -1, 2),
  station('central', 640, -290, getLandmark('central-station'), 'lifts', 0, 4),
  station('university', 850, 760, getLandmark('university'), 'one-lift', -1, 2),
  station('eastfields', 2030, 880, getLandmark('eastfields-centre'), 'lifts', 1, 2),
  station('ring-east', 2790, 1420, inFour('Ring East', 'Ring Ost', 'Itäkehä', 'Circular Leste'), 'level', 0, 1),
  station('birch-lake', -1060, 2470, getLandmark('birch-lake'), 'lifts', -1, 2),
  station('birchfield', -740, 2250, inFour('Birchfield', 'Birkenfeld', 'Koivupelto', 'Birchfield'), 'stairs', -1, 2),
  station(
    'north-avenue',
    -640,
    1600,
    inFour('Northern Avenue', 'Nordallee', 'Pohjoinen puistokatu', 'Avenida do Norte'),
    'lifts',
    -1,
    3,
  ),
  station('botanic-garden', -440, 740, getLandmark('botanic-garden'), 'unknown', -1, 2),
  station('docks', 1300, -700, getLandmark('docks'), 'lifts', -1, 2),
  station('eastbank', 1420, -270, inFour('Eastbank', 'Ostufer', 'Itäranta', 'Margem Leste'), 'level', 0, 2),
  station('fairground', 2330, -120, inFour('Fairground', 'Festwiese', 'Markkinakenttä', 'Feira'), 'stairs', 1, 2),
  station('airport', 3780, -130, getLandmark('airport'), 'lifts', -1, 2),
  station(
    'eastfields-east',
    2670,
    1000,
    inFour('Eastfields East', 'Ostfeld Ost', 'Itäpellot itä', 'Campos Leste'),
    'unknown',
    0,
    1,
  ),
  station(
    'garden-city-east',
    2480,
    2420,
    inFour('Garden City East', 'Gartenstadt Ost', 'Puutarhakaupunki itä', 'Cidade Jardim Leste'),
    'level',
    0,
    1,
  ),
  station(
    'north-heath',
    1960,
    3560,
    inFour('North Heath', 'Nordheide', 'Pohjoisnummi', 'Charneca Norte'),
    'level',
    0,
    1,
  ),
  station('ardenfield', 5000, 8900, getLandmark('ardenfield'), 'plain', 0, 0),
  station('saltmarsh', 11050, 780, getLandmark('saltmarsh'), 'plain', 0, 0),
  station('highmoor', 24_260, 46_840, getLandmark('highmoor'), 'level', 0, 2),
  station('expo', 3080, 800, getLandmark('expo'), 'lifts', 1, 1),
  station(
    'long-stay',
    3450,
    270,
    inFour('Long Stay Parking', 'Langzeitparken', 'Pitkäaikaispysäköinti', 'Estacionamento de Longa Duração'),
    'lifts',
    1,
    1,
  ),
  station(
    'funicular-foot',
    -1010,
    20,
    inFour('Rampart West', 'Wall West', 'Länsivalli', 'Muralha Poente'),
    'level',
    0,
    1,
  ),
  station('funicular-top', -1770, 190, getLandmark('viewpoint'), 'level', 0, 1),
  station(
    'gondola-foot',
    -1660,
    -660,
    inFour('Harbour West', 'Hafen West', 'Länsisatama', 'Porto Poente'),
    'lifts',
    1,
    1,
  ),
  station(
    'gondola-top',
    -1960,
    85,
    inFour('Lantern Park', 'Laternenpark', 'Lyhtypuisto', 'Parque da Lanterna'),
    'level',
    0,
    1,
  ),
  station('old-town-pier', -500, -800, getLandmark('old-town-pier'), 'pier', 0, 0),
  station(
    'island-pier',
    -650,
    -2235,
    inFour('Gull Island', 'Möweninsel', 'Lokkisaari', 'Ilha das Gaivotas'),
    'pier',
    0,
    0,
  ),
  station('lighthouse-pier', -1790, -2720, getLandmark('lighthouse'), 'pier', 0, 0),
  station('west-pier', -3600, -1090, getLandmark('west-beach'), 'pier', 0, 0),
  station(
    'docks-pier',
    345,
    -890,
    inFour('Docks Pier', 'Dockanleger', 'Telakan laituri', 'Cais das Docas'),
    'pier',
    0,
    0,
  ),
];

/** The station with this id. @throws RangeError for an unknown id */
export function getStation(id: StationId): Station {
  const found = stations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`Port Merrow has no station ${id}`);
  return found;
}

function station(
  id: StationId,
  x: number,
  y: number,
  name: LocalName | Landmark,
  style: StationStyle,
  depth: number,
  entrances: number,
): Station {
  return { id, name: 'names' in name ? name.names : name, point: { x, y }, style, depth, entrances };
}
