/** Metres per second in one unit. */
const UNITS: Readonly<Record<string, number>> = {
  kph: 1 / 3.6,
  kmh: 1 / 3.6,
  'km/h': 1 / 3.6,
  mps: 1,
  'm/s': 1,
  mph: 0.44704,
};

const SPEED = /^(\d+(?:\.\d+)?|\.\d+)\s*(kph|kmh|km\/h|mps|m\/s|mph)$/i;

/** Speeds in km/h of the steps -1 (impaired), 0 (slow), 1 (medium) and 2 (fast); wire-format.md section 6. */
export interface SpeedScale {
  readonly '-1': number;
  readonly '0': number;
  readonly '1': number;
  readonly '2': number;
}

/** Walking speeds. Sources name step -1 without a speed; here it is about half of step 0. */
export const WALKING_SPEEDS: SpeedScale = { '-1': 1.5, '0': 2.5, '1': 4, '2': 4.5 };
/** Cycling speeds. */
export const CYCLING_SPEEDS: SpeedScale = { '-1': 8, '0': 12, '1': 18, '2': 25 };

/**
 * Parses a step of a scale or a speed with its unit, such as `5kph` or `1.4mps`.
 * @returns metres per second; undefined for any other text
 */
export function parseSpeed(text: string, scale: SpeedScale): number | undefined {
  const trimmed = text.trim();
  if (Object.hasOwn(scale, trimmed)) return scale[trimmed as keyof SpeedScale] / 3.6;
  const match = SPEED.exec(trimmed);
  if (match === null) return undefined;
  return Number(match[1]) * (UNITS[(match[2] as string).toLowerCase()] as number);
}
