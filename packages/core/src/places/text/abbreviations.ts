/**
 * Abbreviations in names of streets and stops, folded, and the words that they stand for. A row serves every language that uses it, because a map
 * mixes languages and a traveller types those of home: `st` is street in English, saint in French, Sankt in German. Rows come from what OpenStreetMap's
 * wiki lists as name finder abbreviations and from the names in published feeds. A word that begins with its abbreviation needs a row too: "Av. Sá" in a
 * feed must be found by "avenida sá".
 */
export const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  // Streets and squares: English
  st: ['street', 'saint', 'sankt', 'station'],
  sta: ['santa', 'station'],
  stn: ['station'],
  rd: ['road'],
  ave: ['avenue'],
  blvd: ['boulevard', 'bulevar'],
  dr: ['drive', 'doctor', 'doutor', 'doktor', 'docteur'],
  ln: ['lane'],
  ct: ['court'],
  pl: ['place', 'plaza', 'platz', 'plac'],
  sq: ['square'],
  hwy: ['highway'],
  pkwy: ['parkway'],
  cres: ['crescent'],
  ter: ['terrace'],
  bldg: ['building'],
  ctr: ['center', 'centre'],
  cntr: ['center', 'centre'],
  hts: ['heights'],
  mt: ['mount'],
  ft: ['fort'],
  intl: ['international'],
  univ: ['university', 'universidade', 'universidad', 'universite', 'universitat'],
  hosp: ['hospital'],
  n: ['north', 'norte', 'nord'],
  e: ['east', 'este', 'est'],
  w: ['west'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
  // Portuguese and Spanish
  r: ['rua', 'rue'],
  av: ['avenida', 'avenue', 'avinguda'],
  avda: ['avenida'],
  al: ['alameda'],
  bd: ['boulevard'],
  bul: ['boulevard', 'bulvar'],
  c: ['calle', 'carrer'],
  cl: ['calle'],
  cc: ['calcada'],
  calc: ['calcada'],
  cta: ['carretera'],
  ctra: ['carretera'],
  est: ['estrada', 'estacao', 'estacion'],
  estr: ['estrada'],
  lg: ['largo'],
  lgo: ['largo'],
  pc: ['praca'],
  pca: ['praca'],
  pr: ['praca'],
  pct: ['praceta'],
  pta: ['praceta', 'porta'],
  pq: ['parque'],
  pte: ['ponte', 'puente'],
  qta: ['quinta'],
  rod: ['rodovia'],
  rot: ['rotunda'],
  tv: ['travessa'],
  trav: ['travessa'],
  tr: ['travessa'],
  urb: ['urbanizacao', 'urbanizacion'],
  vl: ['viela', 'vila'],
  s: ['sao', 'santo', 'santa', 'san', 'saint', 'south', 'sul', 'sur', 'sud'],
  sto: ['santo'],
  ss: ['santos', 'saints'],
  nsa: ['nossa'],
  sra: ['senhora', 'senora'],
  sr: ['senhor', 'senor'],
  d: ['dom', 'dona', 'don'],
  dra: ['doutora', 'doctora'],
  eng: ['engenheiro'],
  prof: ['professor', 'professora', 'profesor'],
  gen: ['general'],
  gal: ['general'],
  mal: ['marechal'],
  alm: ['almirante'],
  cap: ['capitao', 'capitan'],
  cel: ['coronel'],
  cor: ['coronel'],
  com: ['comendador'],
  des: ['desembargador'],
  pe: ['padre'],
  pres: ['presidente', 'president'],
  ten: ['tenente'],
  visc: ['visconde'],
  esc: ['escola', 'escuela'],
  fac: ['faculdade', 'facultad', 'faculte'],
  bo: ['bairro', 'barrio'],
  term: ['terminal'],
  // French
  fg: ['faubourg'],
  fbg: ['faubourg'],
  ch: ['chemin'],
  imp: ['impasse'],
  rte: ['route'],
  ste: ['sainte'],
  bvd: ['boulevard'],
  boul: ['boulevard'],
  qu: ['quai'],
  // Italian
  v: ['via'],
  vle: ['viale'],
  pza: ['piazza', 'plaza'],
  pzza: ['piazza'],
  cso: ['corso'],
  staz: ['stazione'],
  // German, Dutch, Danish, Norwegian, Swedish, Finnish
  str: ['strasse', 'straat', 'strada'],
  hbf: ['hauptbahnhof'],
  bhf: ['bahnhof'],
  bf: ['bahnhof'],
  skt: ['sankt'],
  pk: ['park', 'parque'],
  gt: ['gata', 'gate'],
  vn: ['vagen', 'veien'],
  k: ['katu'],
  // Russian, Ukrainian, Polish, as they are written in Latin letters
  ul: ['ulitsa', 'ulica', 'vulytsya'],
  prosp: ['prospekt'],
  nab: ['naberezhnaya'],
  per: ['pereulok'],
  os: ['osiedle'],
  // Numbers in English
  '1st': ['first'],
  '2nd': ['second'],
  '3rd': ['third'],
  '4th': ['fourth'],
  '5th': ['fifth'],
  '6th': ['sixth'],
  '7th': ['seventh'],
  '8th': ['eighth'],
  '9th': ['ninth'],
  '10th': ['tenth'],
};

/** Endings of compound words and what they stand for: Hauptstr., Bahnhofpl., Kerkstr. */
export const ABBREVIATED_ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['str', ['strasse', 'straat']],
  ['pl', ['platz']],
  ['gt', ['gata', 'gate']],
  ['pk', ['park']],
];

/** Words that people leave out or mix up ("casa de música"), so that no search depends on them. Not in the index. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'de da do das dos d', // Portuguese, French
    'del la las los el', // Spanish
    'du des le les l aux au', // French
    'di della dei degli delle dello al alla', // Italian
    'der die dem den des am an im in zum zur von vom und', // German
    'van het ten ter op', // Dutch
    'the of at and', // English
    'og af', // Danish
    'et', // French
  ].flatMap((words) => words.split(' ')),
);

/** The beginnings of function words: what is typed on the way to one must not empty the list. */
export const FUNCTION_WORD_BEGINNINGS: ReadonlySet<string> = new Set(
  [...FUNCTION_WORDS].flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1))),
);
