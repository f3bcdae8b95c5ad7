import type { Point } from './geometry/point.ts';
import { inFour, type LocalName } from './names/local-name.ts';
import { toLatLng } from './place.ts';

/** A destination that does not depend on the seed, for examples, documentation and tests. */
export interface Landmark {
  readonly id: LandmarkId;
  readonly lat: number;
  readonly lng: number;
  readonly names: LocalName;
  /** OSM tags of the point on the map. */
  readonly tags: Readonly<Record<string, string>>;
  /** On the city's plan, in metres. */
  readonly point: Point;
}

export type LandmarkId =
  | 'central-station'
  | 'market-square'
  | 'town-hall'
  | 'university'
  | 'harbour-market'
  | 'old-town-pier'
  | 'hill-quarter'
  | 'viewpoint'
  | 'opera'
  | 'botanic-garden'
  | 'hospital'
  | 'birch-lake'
  | 'garden-city'
  | 'eastfields-centre'
  | 'ring-east'
  | 'expo'
  | 'airport'
  | 'docks'
  | 'west-shore'
  | 'west-beach'
  | 'island-village'
  | 'lighthouse'
  | 'school'
  | 'ardenfield'
  | 'saltmarsh'
  | 'highmoor';

export const landmarks: readonly Landmark[] = [
  mark('central-station', 590, -280, inFour('Central Station', 'Hauptbahnhof', 'Päärautatieasema', 'Estação Central'), {
    public_transport: 'station',
  }),
  mark('market-square', -500, -190, inFour('Market Square', 'Marktplatz', 'Kauppatori', 'Praça do Mercado'), {
    place: 'square',
  }),
  mark('town-hall', -455, -150, inFour('Town Hall', 'Rathaus', 'Kaupungintalo', 'Câmara Municipal'), {
    amenity: 'townhall',
    wheelchair: 'yes',
  }),
  mark('university', 1050, 850, inFour('University', 'Universität', 'Yliopisto', 'Universidade'), {
    amenity: 'university',
  }),
  mark('harbour-market', -905, -665, inFour('Harbour Market', 'Hafenmarkt', 'Satamatori', 'Mercado do Porto'), {
    amenity: 'marketplace',
  }),
  mark(
    'old-town-pier',
    -500,
    -780,
    inFour('Old Town Pier', 'Altstadtanleger', 'Vanhankaupungin laituri', 'Cais da Cidade Velha'),
    { amenity: 'ferry_terminal' },
  ),
  mark('hill-quarter', -1950, 560, inFour('Lantern Hill', 'Laternenberg', 'Lyhtymäki', 'Monte da Lanterna'), {
    place: 'suburb',
  }),
  mark(
    'viewpoint',
    -1950,
    250,
    inFour('Lantern Viewpoint', 'Laternenblick', 'Lyhtymäen näköala', 'Miradouro da Lanterna'),
    { tourism: 'viewpoint' },
  ),
  mark('opera', -1000, 540, inFour('Opera', 'Oper', 'Ooppera', 'Ópera'), { amenity: 'theatre', wheelchair: 'yes' }),
  mark(
    'botanic-garden',
    -300,
    890,
    inFour('Botanic Garden', 'Botanischer Garten', 'Kasvitieteellinen puutarha', 'Jardim Botânico'),
    { leisure: 'garden' },
  ),
  mark('hospital', -300, 1750, inFour('General Hospital', 'Klinikum', 'Keskussairaala', 'Hospital Geral'), {
    amenity: 'hospital',
    wheelchair: 'yes',
  }),
  mark('birch-lake', -1100, 2560, inFour('Birch Lake', 'Birkensee', 'Koivujärvi', 'Lago das Bétulas'), {
    leisure: 'park',
  }),
  mark('garden-city', 1560, 2420, inFour('Garden City', 'Gartenstadt', 'Puutarhakaupunki', 'Cidade Jardim'), {
    place: 'suburb',
  }),
  mark(
    'eastfields-centre',
    2030,
    880,
    inFour('Eastfields Centre', 'Ostfeldzentrum', 'Itäpeltojen keskus', 'Centro dos Campos Leste'),
    { shop: 'mall', wheelchair: 'yes' },
  ),
  mark(
    'ring-east',
    2820,
    1400,
    inFour('Ring East Park and Ride', 'P+R Ring Ost', 'Itäkehän liityntäpysäköinti', 'Estacionamento Circular Leste'),
    { amenity: 'parking', park_ride: 'yes' },
  ),
  mark('expo', 3080, 800, inFour('Expo', 'Messe', 'Messukeskus', 'Parque de Exposições'), {
    amenity: 'exhibition_centre',
  }),
  mark('airport', 3780, -100, inFour('Airport', 'Flughafen', 'Lentoasema', 'Aeroporto'), {
    aeroway: 'terminal',
    iata: 'XPM',
    wheelchair: 'yes',
  }),
  mark('docks', 1300, -700, inFour('Docks', 'Docks', 'Telakka', 'Docas'), { place: 'quarter' }),
  mark('west-shore', -3700, 150, inFour('West Shore', 'Westufer', 'Länsiranta', 'Costa Poente'), { place: 'suburb' }),
  mark('west-beach', -3600, -940, inFour('West Beach', 'Weststrand', 'Länsihiekka', 'Praia Poente'), {
    natural: 'beach',
  }),
  mark(
    'island-village',
    -690,
    -2560,
    inFour('Gull Island Village', 'Möweninseldorf', 'Lokkisaaren kylä', 'Aldeia das Gaivotas'),
    { place: 'village' },
  ),
  mark('lighthouse', -1640, -2730, inFour('Lighthouse', 'Leuchtturm', 'Majakka', 'Farol'), {
    man_made: 'lighthouse',
    tourism: 'attraction',
  }),
  mark(
    'school',
    -120,
    1180,
    inFour('Navigators School', 'Seefahrerschule', 'Merenkulkijain koulu', 'Escola dos Navegadores'),
    { amenity: 'school' },
  ),
  mark('ardenfield', 5200, 9000, inFour('Ardenfield', 'Ardenfeld', 'Ardenpelto', 'Campo de Arden'), { place: 'town' }),
  mark('saltmarsh', 11200, 900, inFour('Saltmarsh', 'Salzmarsch', 'Suolaniitty', 'Sapal'), { place: 'town' }),
  mark('highmoor', 24_000, 47_000, inFour('Highmoor', 'Hochmoor', 'Ylänummi', 'Charneca Alta'), { place: 'town' }),
];

/** The landmark with this id. @throws RangeError for an unknown id */
export function getLandmark(id: LandmarkId): Landmark {
  const found = landmarks.find((landmark) => landmark.id === id);
  if (found === undefined) throw new RangeError(`Port Merrow has no landmark ${id}`);
  return found;
}

function mark(
  id: LandmarkId,
  x: number,
  y: number,
  names: LocalName,
  tags: Readonly<Record<string, string>>,
): Landmark {
  const point = { x, y };
  return { id, ...toLatLng(point), names, tags, point };
}
