/** Seconds as an ISO 8601 duration of hours, minutes and seconds: `PT1H4M30S`, `PT0S`, `-PT2M`. */
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
