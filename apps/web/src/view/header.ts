import { LOCALES, type Locale, wordsOf } from '@tripwright/core/text';
import type { ThemeName } from '@tripwright/map-view/style';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Say } from '../strings.ts';
import { currentTheme, setTheme } from '../theme.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';

export interface HeaderState {
  readonly regions: readonly { readonly code: string; readonly title: string }[];
  readonly region: string | undefined;
  readonly chooseRegion: (code: string) => void;
  readonly chooseLanguage: (locale: Locale) => void;
  readonly themeChanged: (theme: ThemeName) => void;
}

export function header(say: Say, locale: Locale, state: HeaderState): HTMLElement {
  const regionSelect = h(
    'select',
    {
      'aria-label': say('region'),
      id: 'region',
      class: 'region',
      onchange: () => state.chooseRegion(regionSelect.value),
    },
    ...state.regions.map(({ code, title }) => h('option', { value: code, selected: code === state.region }, title)),
  );
  const languageSelect = h(
    'select',
    {
      'aria-label': say('language'),
      id: 'language',
      class: 'language',
      onchange: () => state.chooseLanguage(languageSelect.value as Locale),
    },
    ...[...LOCALES]
      .sort((a, b) => (LANGUAGE_NAMES[a] < LANGUAGE_NAMES[b] ? -1 : 1))
      .map((tag) => h('option', { value: tag, lang: tag, selected: tag === wordsOf(locale) }, LANGUAGE_NAMES[tag])),
  );
  return h(
    'header',
    { class: 'head' },
    h('img', { src: 'icon.svg', alt: '', width: '40', height: '40' }),
    h('div', { class: 'brand' }, h('h1', {}, 'Tripwright'), h('p', {}, say('tagline'))),
    h(
      'button',
      {
        type: 'button',
        class: 'quiet theme',
        title: say('theme'),
        'aria-label': say('theme'),
        onclick: () => {
          const next = currentTheme() === 'dark' ? 'light' : 'dark';
          setTheme(next);
          state.themeChanged(next);
        },
      },
      icon('moon'),
    ),
    h('div', { class: 'choices' }, state.regions.length > 0 && regionSelect, languageSelect),
  );
}
