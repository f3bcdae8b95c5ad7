import type { Point } from '../geometry/point.ts';
import { inFour, type LocalName } from '../names/local-name.ts';
import { type DistrictId, districts } from '../terrain/districts.ts';
import { nameTags, type OsmSheet } from './osm-sheet.ts';

/** The settlements on the map: value of `place`, and name. The airport is no settlement. */
const SETTLEMENTS: Readonly<Partial<Record<DistrictId, readonly [place: string, name: LocalName]>>> = {
  'old-town': ['suburb', inFour('Old Town', 'Altstadt', 'Vanhakaupunki', 'Cidade Velha')],
  'new-town': ['suburb', inFour('New Town', 'Neustadt', 'Uusikaupunki', 'Cidade Nova')],
  'lantern-hill': ['suburb', inFour('Lantern Hill', 'Laternenberg', 'Lyhtymäki', 'Monte da Lanterna')],
  'west-shore': ['suburb', inFour('West Shore', 'Westufer', 'Länsiranta', 'Costa Poente')],
  birchfield: ['suburb', inFour('Birchfield', 'Birkenfeld', 'Koivupelto', 'Birchfield')],
  eastbank: ['suburb', inFour('East Bank', 'Ostufer', 'Itäranta', 'Margem Nascente')],
  university: [
    'quarter',
    inFour('University Quarter', 'Universitätsviertel', 'Yliopistokortteli', 'Bairro da Universidade'),
  ],
  docks: ['quarter', inFour('The Docks', 'Docks', 'Telakat', 'Docas')],
  'garden-city': ['suburb', inFour('Garden City', 'Gartenstadt', 'Puutarhakaupunki', 'Cidade-Jardim')],
  eastfields: ['suburb', inFour('Eastfields', 'Ostfelde', 'Itäpelto', 'Campos Leste')],
  island: ['village', inFour('Island Village', 'Inseldorf', 'Saarikylä', 'Aldeia da Ilha')],
  ardenfield: ['town', inFour('Ardenfield', 'Ardenfeld', 'Ardenpelto', 'Ardenfield')],
  saltmarsh: ['village', inFour('Saltmarsh', 'Salzmarsch', 'Suolaniitty', 'Sapal')],
  highmoor: ['village', inFour('Highmoor', 'Hochmoor', 'Ylänummi', 'Charneca Alta')],
};

/** Draws the city, its suburbs and the villages around as points with names. */
export function drawPlaces(sheet: OsmSheet): void {
  sheet.node({ x: -500, y: -190 }, { place: 'city', name: 'Port Merrow' });
  for (const [id, [place, name]] of Object.entries(SETTLEMENTS) as [DistrictId, readonly [string, LocalName]][])
    sheet.node(middleOf(districts[id]), { place, ...nameTags(name) });
}

function middleOf(ring: readonly Point[]): Point {
  const sum = ring.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}
