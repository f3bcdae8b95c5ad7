import { type Locale, phrases } from '@tripwright/core/text';
import { rowOfMode } from './mode-info.ts';

/** What stops of these icons have: stands, where rails and piers have platforms. */
const STANDS: ReadonlySet<string> = new Set(['bus', 'coach']);

/**
 * A platform ready for display: "Platform 5". A feed that writes words of its own ("Quay North") is quoted as it is. Undefined for a
 * stop without one.
 */
export function platformLabel(platform: string, mode: string, locale: Locale): string | undefined {
  const written = platform.trim();
  if (written === '') return undefined;
  if (!/^\p{L}{0,2}[-.]?\d{0,4}\p{L}{0,2}$/u.test(written)) return written;
  const { say } = phrases(locale);
  const values = { platform: written };
  return STANDS.has(rowOfMode(mode).icon) ? say('label.stand', values) : say('label.platform', values);
}
