/** Words that people and maps shorten in different ways, by their short form (OS-47). */
const longForms: ReadonlyMap<string, string> = new Map([
  ['st', 'street'],
  ['str', 'strasse'],
  ['rd', 'road'],
  ['ave', 'avenue'],
  ['av', 'avenida'],
  ['avda', 'avenida'],
  ['blvd', 'boulevard'],
  ['bd', 'boulevard'],
  ['dr', 'drive'],
  ['ln', 'lane'],
  ['ct', 'court'],
  ['pl', 'place'],
  ['sq', 'square'],
  ['hwy', 'highway'],
  ['r', 'rua'],
  ['pca', 'praca'],
  ['lgo', 'largo'],
  ['ul', 'ulitsa'],
  ['ch', 'chemin'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

/** A name as it is compared: no case, no accents, no punctuation, long forms. */
export function comparableName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => (word.endsWith('str') && word.length > 4 ? `${word}asse` : (longForms.get(word) ?? word)))
    .join(' ');
}
