import type { StreetMap, StreetTags } from './street-map.ts';

/** A time on the wall clock; Sunday is 0. */
export interface WallTime {
  readonly weekday: number;
  readonly minutes: number;
}

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = 1440;

/**
 * The map at a moment: its conditional tags become plain tags, for a checker that reads no others. Reads weekdays and hours, independently of
 * the engine; other conditions (dates, weights, holidays) count as not holding.
 */
export function streetMapAt(map: StreetMap, time: WallTime): StreetMap {
  const at = <Element extends { readonly tags: StreetTags }>(elements: ReadonlyMap<number, Element>) =>
    new Map(Array.from(elements, ([id, element]) => [id, { ...element, tags: tagsAt(element.tags, time) }] as const));
  return { nodes: at(map.nodes), ways: at(map.ways), relations: at(map.relations) };
}

export function tagsAt(tags: StreetTags, time: WallTime): StreetTags {
  const plain = Object.entries(tags).filter(([key]) => !key.endsWith(':conditional'));
  const out: Record<string, string> = Object.fromEntries(plain);
  for (const [key, text] of Object.entries(tags)) {
    if (!key.endsWith(':conditional')) continue;
    // The last clause that holds counts.
    for (const [, value = '', condition = ''] of text.matchAll(/([^@;]+)@\s*\(([^)]*)\)/g))
      if (holdsAt(condition, time)) out[key.slice(0, -':conditional'.length)] = value.trim();
  }
  const hours = tags['opening_hours'];
  if (hours === undefined || (tags['barrier'] ?? tags['highway']) === undefined) return out;
  if (!holdsAt(hours, time)) return tags['highway'] === undefined ? { barrier: 'wall' } : { highway: 'construction' };
  delete out['locked'];
  return out;
}

interface Rule {
  readonly days: Set<number>;
  readonly hours: [from: number, until: number][];
}

/** Whether one of the rules of `Mo-Fr 07:00-09:00,15:00-17:00; Su` holds; with words that are neither days nor hours it never holds. */
export function holdsAt(condition: string, { weekday, minutes }: WallTime): boolean {
  const rules: Rule[] = [{ days: new Set(), hours: [] }];
  for (const token of condition.split(/(;)|[,\s]+/)) {
    if (token === undefined || token === '' || token === 'PH') continue;
    let rule = rules.at(-1) as Rule;
    const [, first, last = first] = /^([A-Z][a-z])(?:-([A-Z][a-z]))?$/.exec(token) ?? [];
    const clock = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(token)?.slice(1).map(Number);
    if (token === ';' || (first !== undefined && rule.hours.length > 0)) {
      rule = { days: new Set(), hours: [] };
      rules.push(rule);
    }
    if (token === ';') continue;
    if (first !== undefined && last !== undefined && WEEKDAYS.includes(first) && WEEKDAYS.includes(last)) {
      for (let day = WEEKDAYS.indexOf(first); ; day = (day + 1) % 7) {
        rule.days.add(day);
        if (day === WEEKDAYS.indexOf(last)) break;
      }
    } else if (clock !== undefined) {
      const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = clock;
      const [from, until] = [60 * h1 + m1, 60 * h2 + m2];
      rule.hours.push([from, until > from ? until : until + DAY]);
    } else return false;
  }
  const isDay = (rule: Rule, day: number): boolean => rule.days.size === 0 || rule.days.has(day);
  return rules.some((rule) => {
    if (rule.hours.length === 0) return rule.days.has(weekday);
    return rule.hours.some(
      ([from, until]) =>
        (isDay(rule, weekday) && minutes >= from && minutes < until) ||
        (isDay(rule, (weekday + 6) % 7) && minutes + DAY < until),
    );
  });
}
