/** Formats seconds as an ISO 8601 duration of hours, minutes and seconds: `PT1H4M30S`, `PT0S`, `-PT2M`. */
export function formatIsoDuration(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ] as const;
  const text = parts.map(([value, unit]) => (value === 0 ? '' : `${value}${unit}`)).join('');
  return `${seconds < 0 && whole > 0 ? '-' : ''}PT${text === '' ? '0S' : text}`;
}

/** Parses an ISO 8601 duration of hours, minutes and seconds (fractions allowed); undefined for other texts. @returns seconds */
export function parseIsoDuration(text: string): number | undefined {
  const match = /^PT(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?$/.exec(text);
  if (match === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => (part === undefined ? 0 : Number(part)));
  return hours * 3600 + minutes * 60 + seconds;
}
