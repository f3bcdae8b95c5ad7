import type { ThemeName } from '@tripwright/map-view/style';

const KEY = 'tripwright-theme';

export function currentTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Sets the theme and remembers it. */
export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A page without storage forgets the choice.
  }
}

/** The first theme: the remembered one, else the preference of the device. Called once, before the page is drawn. */
export function restoreTheme(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['theme'] =
    (stored ?? (prefersDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
}
