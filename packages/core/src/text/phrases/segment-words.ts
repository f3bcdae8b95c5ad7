import type { SegmentWords } from '../../template/index.ts';
import { formatDuration } from '../format/format-duration.ts';
import { formatTime } from '../format/format-time.ts';
import type { Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';
import { phrases } from './phrases.ts';

/** The words that placeholders are filled with, in each of the twelve languages. */
export const segmentWords: (locale: Locale) => SegmentWords = perLocale((locale): SegmentWords => {
  const { say } = phrases(locale);
  return {
    locale,
    time: (epochSeconds, timeZone) => formatTime(epochSeconds, timeZone, locale),
    duration: (seconds) => formatDuration(seconds, locale),
    stops: (count) => say('label.stops', { count }),
    direction: (headsign) => say('label.direction', { direction: headsign }),
    withoutTraffic: (seconds) => say('label.without-traffic', { duration: formatDuration(seconds, locale) }),
    fromTo: (from, to) => say('label.from-to', { from, to }),
  };
});
