import { intlTag, type Locale } from './locales.ts';
import { perLocale } from './per-locale.ts';

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

function inSteps(amount: number, step: number): number {
  return amount < step / 2 ? Math.round(amount) : Math.round(amount / step) * step;
}
