/** The names or numbers in a tag, which separates them by semicolons. */
export function namesOf(value: string): string[] {
  return value.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

/** The name of a street as answers show it: several names stand one by one. */
export function shownName(value = ''): string {
  return namesOf(value).join(' / ');
}
