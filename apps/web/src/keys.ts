import { findLocale, negotiateLocale } from '@tripwright/core/text';
import { keyService, keySettings } from './model/key-service.ts';
import { loadTexts } from './strings.ts';
import { restoreTheme } from './theme.ts';
import { keysPage } from './view/keys-page.ts';

restoreTheme();
const settings = keySettings(document.querySelector<HTMLMetaElement>('meta[name="tripwright-keys"]')?.content ?? '');
const ask = keyService(location.origin, settings.header);
await draw(
  negotiateLocale(new URLSearchParams(location.hash.slice(1)).get('locale') ?? '', navigator.languages.join(',')),
);

/** Draws the page in a language. What was typed and issued is gone then, as it is with the page itself. */
async function draw(tag: string): Promise<void> {
  const texts = await loadTexts(findLocale(tag) ?? 'en');
  document.documentElement.lang = texts.locale;
  document.title = `${texts.say('keysTitle')} · Tripwright`;
  const chooseLanguage = (next: string): void => {
    location.hash = `locale=${next}`;
    void draw(next);
  };
  document.body.replaceChildren(keysPage(texts, settings, ask, chooseLanguage));
}
