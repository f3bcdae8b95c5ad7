import type { ThemeName } from '@tripwright/map-view/style';

const KEY = 'tripwright-theme';

export function currentTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Chosen by hand, and remembered. */
export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Pages without storage of their own forget the choice.
  }
}

/** To be called once, before anything is drawn: what was chosen here before, else what the device prefers. */
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
