import { readableOn } from '@tripwright/map-view/style';
import type { FeedRow } from '../table/feed-row.ts';
import { isText, markdownPicture } from './markdown.ts';
import { escapeXml } from './service-days.ts';

/** The ground of lines without a colour. */
const GREY = '#5b6570';

/** The short name of a line in its colours, as a picture. */
export function routeBadge(row: FeedRow): string {
  const name = lineName(row);
  const ground = colorIn(row, 'route_color') ?? GREY;
  const ink = colorIn(row, 'route_text_color') ?? readableOn(ground);
  const shown = name.length > 24 ? `${name.slice(0, 23)}…` : name;
  const width = Math.max(22, 10 + [...shown].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 13 : 8), 0));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="${width}" height="20" rx="4" fill="${ground}"/><text x="${width / 2}" y="14.5" text-anchor="middle" font-family="sans-serif" font-size="13" font-weight="bold" fill="${ink}">${escapeXml(shown)}</text></svg>`;
  return markdownPicture(svg, shown);
}

/** The name of a line as riders know it. */
export function lineName(row: FeedRow): string {
  return [row.value('route_short_name'), row.value('route_long_name'), row.value('route_id')].find(isText) ?? '';
}

/** The colour of a line as `#rrggbb`; '' without one. */
export function colorOf(route: FeedRow): string {
  return colorIn(route, 'route_color') ?? '';
}

function colorIn(row: FeedRow, column: string): string | undefined {
  const match = /^#?([0-9a-f]{6})$/i.exec(row.value(column));
  return match === null ? undefined : `#${match[1]}`;
}
