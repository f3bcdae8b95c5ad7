import { formatDay } from '@tripwright/core/base';

const WIDTH = 960;
const HEIGHT = 90;
const BASE = 70;
/** With more days than this, several days share a bar. */
const MAX_BARS = 370;

/**
 * A bar chart of departures per day, as inline SVG: one bar per day, or per few days with their mean. Days without service are gaps.
 */
export function serviceStrip(firstDay: number, perDay: readonly number[]): string {
  const daysPerBar = Math.ceil(perDay.length / MAX_BARS);
  const bars: { day: number; days: number; mean: number }[] = [];
  for (let at = 0; at < perDay.length; at += daysPerBar) {
    const slice = perDay.slice(at, at + daysPerBar);
    bars.push({
      day: firstDay + at,
      days: slice.length,
      mean: slice.reduce((sum, count) => sum + count, 0) / slice.length,
    });
  }
  const most = Math.max(1, ...bars.map((bar) => bar.mean));
  const step = WIDTH / bars.length;
  const drawn = bars.map(({ day, days, mean }, index) => {
    const height = (mean / most) * (BASE - 8);
    const when = days === 1 ? formatDay(day) : `${formatDay(day)} to ${formatDay(day + days - 1)}, per day`;
    const shade = (0.35 + (0.65 * mean) / most).toFixed(2);
    return `<rect x="${(index * step).toFixed(2)}" y="${(BASE - height).toFixed(1)}" width="${Math.max(0.6, step * 0.86).toFixed(2)}" height="${height.toFixed(1)}" fill-opacity="${shade}"><title>${when}: ${Math.round(mean)} departures</title></rect>`;
  });
  const last = firstDay + perDay.length - 1;
  return `<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Departures per day from ${formatDay(firstDay)} to ${formatDay(last)}, at most ${Math.round(most)}">
<line x1="0" y1="${BASE}" x2="${WIDTH}" y2="${BASE}"/>
${drawn.join('')}
<text x="0" y="${HEIGHT - 4}">${formatDay(firstDay)}</text><text x="${WIDTH}" y="${HEIGHT - 4}" text-anchor="end">${formatDay(last)}</text><text x="${WIDTH / 2}" y="${HEIGHT - 4}" text-anchor="middle">departures per day, at most ${Math.round(most)}</text>
</svg>`;
}
