import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

export type DistanceUnit = 'metric' | 'imperial';

const METRES_PER_FOOT = 0.3048;
const METRES_PER_MILE = 1609.344;
/** Below this many feet, feet say more than miles. */
const FEET_BEFORE_MILES = 1000;

const unitFormats = perLocale((locale) => {
  const of = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  return {
    metre: of('meter', 0),
    kilometre: of('kilometer', 1),
    farKilometre: of('kilometer', 0),
    foot: of('foot', 0),
    mile: of('mile', 1),
    farMile: of('mile', 0),
  };
});

/**
 * "450 m", "1.3 km", "250 km"; or "500 ft", "1.3 mi". No finer than a walker can tell: steps of 10 m or 50 ft, tenths up to a
 * hundred, then whole ones; what is nearer than half a step is given in single metres or feet.
 * @param metres not negative
 */
export function formatDistance(metres: number, locale: Locale, unit: DistanceUnit = 'metric'): string {
  const formats = unitFormats(locale);
  if (unit === 'metric') {
    const rounded = inSteps(metres, 10);
    if (rounded < 1000) return formats.metre.format(rounded);
    const kilometres = metres / 1000;
    return (kilometres < 99.95 ? formats.kilometre : formats.farKilometre).format(kilometres);
  }
  const feet = inSteps(metres / METRES_PER_FOOT, 50);
  if (feet < FEET_BEFORE_MILES) return formats.foot.format(feet);
  const miles = metres / METRES_PER_MILE;
  return (miles < 99.95 ? formats.mile : formats.farMile).format(miles);
}

/**
 * The parts of a length, so that what {@link formatDistance} says of them adds up to what it says of the whole: the longest part takes
 * what rounding the others has left over.
 * @param parts metres, together the whole
 */
export function shareDistance(parts: readonly number[], unit: DistanceUnit = 'metric'): readonly number[] {
  const shown = parts.map((metres) => shownMetres(metres, unit));
  const sum = (of: readonly number[]): number => of.reduce((total, metres) => total + metres, 0);
  const whole = shownMetres(sum(parts), unit);
  const longest = parts.indexOf(Math.max(...parts));
  const rest = whole - sum(shown.filter((_, at) => at !== longest));
  // Adds up already, or is so short that nothing would be left of the longest.
  if (shownMetres(sum(shown), unit) === whole || rest <= 0) return parts;
  return parts.map((metres, at) => (at === longest ? rest : metres));
}

/** As long as {@link formatDistance} says that something is, in metres. */
function shownMetres(metres: number, unit: DistanceUnit): number {
  const [small, big, inSmall] = unit === 'metric' ? [10, 1000, 1] : [50, METRES_PER_MILE, METRES_PER_FOOT];
  const rounded = inSteps(metres / inSmall, small);
  if (rounded < (unit === 'metric' ? 1000 : FEET_BEFORE_MILES)) return rounded * inSmall;
  const count = metres / big;
  return (count < 99.95 ? Math.round(count * 10) / 10 : Math.round(count)) * big;
}

function inSteps(amount: number, step: number): number {
  return amount < step / 2 ? Math.round(amount) : Math.round(amount / step) * step;
}
