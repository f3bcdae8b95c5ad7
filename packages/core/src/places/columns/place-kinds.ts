/** The kinds of places, in the order of `placeKind`. */
export const PLACE_KIND = { station: 0, stop: 1, locality: 2, poi: 3, street: 4 } as const;

/** A kind of point of interest or of settlement: the tag that makes it one, and how important it is, 0 to 255. */
export interface CategoryRow {
  /** As answers name it. */
  readonly id: string;
  readonly key: string;
  /** Undefined: any value. */
  readonly values?: readonly string[];
  readonly importance: number;
  /** Of settlements: how far they reach at most, in metres, where the map has no outline. */
  readonly reachMetres?: number;
}

/**
 * Points of interest and settlements in the order of `placeCategory`. The first row that fits an element counts, so what travellers look for
 * stands first. Tags as OpenStreetMap's wiki describes them (Map features). New rows go to the end, and so does nothing else.
 */
export const CATEGORIES: readonly CategoryRow[] = [
  { id: 'city', key: 'place', values: ['city'], importance: 240, reachMetres: 9000 },
  { id: 'town', key: 'place', values: ['town'], importance: 215, reachMetres: 4500 },
  { id: 'borough', key: 'place', values: ['borough', 'municipality'], importance: 195, reachMetres: 4000 },
  { id: 'suburb', key: 'place', values: ['suburb'], importance: 190, reachMetres: 2500 },
  { id: 'village', key: 'place', values: ['village'], importance: 180, reachMetres: 2500 },
  { id: 'quarter', key: 'place', values: ['quarter'], importance: 170, reachMetres: 1800 },
  { id: 'neighbourhood', key: 'place', values: ['neighbourhood', 'city_block'], importance: 150, reachMetres: 1200 },
  { id: 'hamlet', key: 'place', values: ['hamlet', 'isolated_dwelling', 'farm'], importance: 130, reachMetres: 1200 },
  { id: 'island', key: 'place', values: ['island', 'islet'], importance: 140 },
  { id: 'locality', key: 'place', values: ['locality'], importance: 90 },
  { id: 'square', key: 'place', values: ['square'], importance: 140 },
  { id: 'airport', key: 'aeroway', values: ['aerodrome', 'terminal'], importance: 225 },
  { id: 'railway_station', key: 'railway', values: ['station', 'halt'], importance: 200 },
  { id: 'bus_station', key: 'amenity', values: ['bus_station'], importance: 180 },
  { id: 'ferry_terminal', key: 'amenity', values: ['ferry_terminal'], importance: 170 },
  { id: 'station', key: 'public_transport', values: ['station'], importance: 170 },
  { id: 'hospital', key: 'amenity', values: ['hospital'], importance: 185 },
  { id: 'university', key: 'amenity', values: ['university', 'college'], importance: 175 },
  { id: 'stadium', key: 'leisure', values: ['stadium'], importance: 175 },
  { id: 'mall', key: 'shop', values: ['mall', 'department_store'], importance: 170 },
  { id: 'museum', key: 'tourism', values: ['museum', 'gallery', 'aquarium', 'zoo', 'theme_park'], importance: 165 },
  { id: 'attraction', key: 'tourism', values: ['attraction', 'viewpoint'], importance: 160 },
  {
    id: 'culture',
    key: 'amenity',
    values: ['theatre', 'arts_centre', 'concert_hall', 'conference_centre', 'events_venue'],
    importance: 155,
  },
  { id: 'culture', key: 'tourism', values: ['artwork'], importance: 90 },
  { id: 'town_hall', key: 'amenity', values: ['townhall', 'courthouse', 'embassy'], importance: 150 },
  {
    id: 'park',
    key: 'leisure',
    values: ['park', 'nature_reserve', 'garden', 'water_park', 'beach_resort'],
    importance: 145,
  },
  { id: 'beach', key: 'natural', values: ['beach'], importance: 145 },
  {
    id: 'castle',
    key: 'historic',
    values: ['castle', 'fort', 'palace', 'ruins', 'archaeological_site', 'monument'],
    importance: 140,
  },
  { id: 'library', key: 'amenity', values: ['library'], importance: 130 },
  { id: 'market', key: 'amenity', values: ['marketplace'], importance: 130 },
  { id: 'cinema', key: 'amenity', values: ['cinema', 'nightclub', 'casino'], importance: 125 },
  {
    id: 'school',
    key: 'amenity',
    values: ['school', 'kindergarten', 'music_school', 'language_school'],
    importance: 115,
  },
  { id: 'worship', key: 'amenity', values: ['place_of_worship', 'monastery'], importance: 115 },
  { id: 'clinic', key: 'amenity', values: ['clinic', 'doctors', 'dentist', 'pharmacy', 'veterinary'], importance: 110 },
  { id: 'health', key: 'healthcare', importance: 100 },
  {
    id: 'public_office',
    key: 'amenity',
    values: ['police', 'fire_station', 'post_office', 'community_centre', 'social_facility', 'prison'],
    importance: 110,
  },
  {
    id: 'hotel',
    key: 'tourism',
    values: ['hotel', 'hostel', 'guest_house', 'motel', 'apartment', 'camp_site', 'caravan_site'],
    importance: 110,
  },
  {
    id: 'sport',
    key: 'leisure',
    values: [
      'sports_centre',
      'swimming_pool',
      'golf_course',
      'ice_rink',
      'pitch',
      'track',
      'marina',
      'playground',
      'fitness_centre',
    ],
    importance: 105,
  },
  { id: 'cemetery', key: 'landuse', values: ['cemetery'], importance: 105 },
  { id: 'cemetery', key: 'amenity', values: ['grave_yard', 'crematorium'], importance: 100 },
  { id: 'supermarket', key: 'shop', values: ['supermarket'], importance: 110 },
  { id: 'memorial', key: 'historic', importance: 85 },
  {
    id: 'fuel',
    key: 'amenity',
    values: ['fuel', 'charging_station', 'car_rental', 'bicycle_rental', 'car_wash'],
    importance: 75,
  },
  {
    id: 'food',
    key: 'amenity',
    values: ['restaurant', 'cafe', 'bar', 'pub', 'fast_food', 'ice_cream', 'biergarten', 'food_court'],
    importance: 85,
  },
  { id: 'bank', key: 'amenity', values: ['bank', 'bureau_de_change'], importance: 80 },
  { id: 'parking', key: 'amenity', values: ['parking'], importance: 75 },
  { id: 'shop', key: 'shop', importance: 80 },
  { id: 'office', key: 'office', importance: 75 },
  { id: 'craft', key: 'craft', importance: 65 },
  {
    id: 'tower',
    key: 'man_made',
    values: ['tower', 'lighthouse', 'pier', 'bridge', 'observatory', 'works', 'water_tower'],
    importance: 100,
  },
  { id: 'peak', key: 'natural', values: ['peak', 'bay', 'cape', 'spring', 'volcano', 'water', 'wood'], importance: 90 },
  { id: 'industrial', key: 'landuse', values: ['industrial', 'commercial', 'retail', 'military'], importance: 100 },
  { id: 'residential', key: 'landuse', values: ['residential', 'allotments'], importance: 100 },
  { id: 'tourism', key: 'tourism', importance: 80 },
  { id: 'leisure', key: 'leisure', importance: 80 },
  { id: 'building', key: 'building', importance: 70 },
  { id: 'district', key: 'boundary', values: ['administrative'], importance: 175 },
];

/** No category: stops and streets. */
export const NO_CATEGORY = 255;

/** The categories that are settlements or parts of one, by the tag `place`, and administrative areas. */
export function isLocality(category: number): boolean {
  const row = CATEGORIES[category];
  return row !== undefined && (row.reachMetres !== undefined || row.id === 'district');
}
