/**
 * The columns of `names.bin`: places with their names, the words of these names, and where everything lies. Places are sorted by importance, so a lower
 * index is a more important place, and so are names and postings.
 */
export const NAME_COLUMNS = {
  placeKind: { type: 'u8', of: 'namedPlace', values: [0, 1, 2, 3, 4], holds: '`PLACE_KIND`' },
  placeCategory: { type: 'u8', of: 'namedPlace', missing: 255, holds: 'position in `CATEGORIES`' },
  placeImportance: { type: 'u8', of: 'namedPlace', holds: '0 to 255, falling' },
  placeLat: { type: 'i32', of: 'namedPlace', holds: '1e-7 degrees' },
  placeLng: { type: 'i32', of: 'namedPlace', holds: '1e-7 degrees' },
  placeContext: {
    type: 'i32',
    of: 'namedPlace',
    to: 'namedPlace',
    missing: -1,
    holds: 'the settlement around it, else the station nearby: what tells places of one name apart',
  },
  namePlace: {
    type: 'i32',
    of: 'name',
    to: 'namedPlace',
    holds: 'rising: the names of a place follow each other, its own name first',
  },
  nameText: { type: 'i32', of: 'name', to: 'nameString' },
  nameLanguage: { type: 'u8', of: 'name', to: 'language', holds: 'language 0: not stated' },
  nameWords: { type: 'u8', of: 'name', holds: 'its different words, function words left out' },
  languageTag: { type: 'i32', of: 'language', to: 'nameString', holds: 'as in `name:xx` or translations.txt' },
  tokenFirstLetter: { type: 'i32', of: 'token', ranges: 'letter' },
  letter: { type: 'u16', of: 'letter', holds: 'UTF-16 of the folded words, sorted by unit' },
  tokenFirstPosting: { type: 'i32', of: 'token', ranges: 'posting' },
  postingName: { type: 'i32', of: 'posting', to: 'name', holds: 'rising within a token' },
  streetPlace: { type: 'i32', of: 'namedStreet', to: 'namedPlace', holds: 'rising' },
  streetFirstPoint: { type: 'i32', of: 'namedStreet', ranges: 'streetPoint' },
  pointLat: { type: 'i32', of: 'streetPoint', holds: '1e-7 degrees' },
  pointLng: { type: 'i32', of: 'streetPoint', holds: '1e-7 degrees' },
  pointNumber: {
    type: 'i32',
    of: 'streetPoint',
    to: 'nameString',
    holds:
      'house number, by its figures and then its letters; string 0: a point of the street itself, some 30 m from the next',
  },
  servedPlace: { type: 'i32', of: 'servedPlace', to: 'namedPlace', holds: 'rising' },
  servedStop: { type: 'i32', of: 'servedPlace', holds: 'the stop of the timetable that stands for the place' },
  cellKey: {
    type: 'u32',
    of: 'nameCell',
    holds: 'rising: row · 72000 + column of squares of 1/200 degree, from -90, -180',
  },
  cellFirstSpot: { type: 'i32', of: 'nameCell', ranges: 'spot' },
  spot: { type: 'i32', of: 'spot', holds: 'a place, or −1 − a street point' },
  nameBytes: { type: 'u8', of: 'nameByte', entries: 'any', holds: 'UTF-8 of all strings' },
  nameOffsets: { type: 'u32', of: 'nameString', ranges: 'nameByte', holds: 'string 0 is empty' },
} as const;
