import type { SegmentWords } from '@tripwright/core/template';
import { loadLanguage, negotiateLocale, phrasesOf, segmentWordsOf } from '@tripwright/core/text';

/** The words of the nearest language that there is. A bundler that splits makes each language a file of its own. */
export async function loadWords(tag: string): Promise<SegmentWords> {
  const locale = negotiateLocale(tag);
  return segmentWordsOf(phrasesOf(await loadLanguage(locale), locale));
}
