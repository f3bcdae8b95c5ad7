/**
 * Words that people and maps spell differently (OS-47); the first of each group represents the others. Some are ambiguous ("St" is Street or Saint),
 * which does no harm in a search near a place.
 */
const sameWords: readonly string[] = [
  'st street saint sint sankt',
  'str strasse straat',
  'rd road',
  'av ave avenue avenida avda avinguda',
  'blvd boulevard bd bvd bulevar',
  'dr drive doctor doutor',
  'ln lane',
  'ct court',
  'pl place plaza platz plein placa',
  'sq square',
  'hwy highway',
  'pkwy parkway',
  'ter terrace terr',
  'cres crescent',
  'cl close',
  'gdns gardens',
  'mt mount mont',
  'n north',
  's south',
  'e east',
  'w west',
  'ne northeast',
  'nw northwest',
  'se southeast',
  'sw southwest',
  'r rua rue',
  'pc praca pca',
  'lg largo lgo',
  'tv travessa trav',
  'estr estrada',
  'prof professor professora',
  'eng engenheiro',
  'gen general',
  'dom d dona',
  'c calle carrer',
  'ctra carretera',
  'po paseo',
  'ch chemin',
  'imp impasse',
  'all allee',
  'via v',
  'corso cso',
  'ul ulitsa ulica улица',
  'pr prospekt проспект',
  'sta santa',
  'sto santo',
  '1st first',
  '2nd second',
  '3rd third',
  '4th fourth',
  '5th fifth',
  '6th sixth',
  '7th seventh',
  '8th eighth',
  '9th ninth',
  '10th tenth',
];

const standsFor: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap((group) => {
    const words = group.split(' ');
    return words.map((word) => [word, words[0] as string] as const);
  }),
);

/** Words inside names that people leave out: "Rua da Boavista", "Rua Boavista". */
const fillers: ReadonlySet<string> = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'del',
  'der',
  'du',
  'des',
  'la',
  'le',
  'les',
  'el',
  'the',
  'of',
  'di',
  'van',
  'den',
]);

/** The form in which names are compared: no case, accents or punctuation, one spelling for words that have several, no filler words. */
export function comparableName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const short = words
    .filter((word, i) => i === 0 || words.length < 3 || !fillers.has(word))
    // Germanic street names are compounds: Hauptstraße, Hauptstr.
    .map((word) => standsFor.get(word) ?? word.replace(/(?<=.{2})(strasse|straat|str)$/, 'str'));
  return short.join(' ');
}
