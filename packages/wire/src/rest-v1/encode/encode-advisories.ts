import type { Advisory, Empty } from '@tripwright/core/model';
import { type Locale, phrases } from '@tripwright/core/text';
import { valuesField } from './field-values.ts';
import type { AdvisoryBody } from './routing-response.ts';

/** The remarks about an answer. An empty one begins with its reason, since clients ask for no explanation. */
export function encodeAdvisories(
  empty: Empty | undefined,
  advisories: readonly Advisory[],
  locale: Locale,
): readonly AdvisoryBody[] {
  const words = phrases(locale);
  const reason =
    empty === undefined ? [] : [{ code: empty.reason, text: words.sayEmpty(empty), ...valuesField(empty.values) }];
  const remarks = advisories
    .filter(({ code }) => code !== empty?.reason)
    .map((advisory) => ({
      code: advisory.code,
      text: words.sayAdvisory(advisory),
      ...valuesField(advisory.values),
    }));
  return [...reason, ...remarks];
}
