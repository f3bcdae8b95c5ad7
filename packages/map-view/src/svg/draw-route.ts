import { getPattern, patternOfMode, readableOn, THEMES, type Theme, type ThemeName } from '../style/index.ts';
import { createFrame, type Frame } from './frame.ts';
import type { RouteDrawing, RouteLine, RoutePoint } from './route-drawing.ts';
import { attribute, escapeXml, number } from './xml.ts';

/** Size, theme and texts of a drawing. */
export interface DrawingOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme: ThemeName;
  /** Description of the picture for screen readers. */
  readonly title?: string;
  /** Shown in a corner, such as "© OpenStreetMap contributors". */
  readonly attribution?: string;
}

/**
 * Draws a route as an SVG document in text form, without DOM, fonts or addresses. Equal input gives equal text. Places without a finite
 * position are left out. An empty drawing shows only the ground.
 */
export function drawRoute(drawing: RouteDrawing, options: DrawingOptions): string {
  const { width, height } = options;
  const theme = THEMES[options.theme];
  const frame = createFrame(drawing, width, height);
  const parts: string[] = [`<rect width="100%" height="100%" fill="${theme.background}"/>`];

  for (const main of [false, true]) {
    const path = (drawing.streets ?? [])
      .filter((street) => (street.main === true) === main)
      .map((street) => frame.path(street.points))
      .join('');
    if (path === '') continue;
    const stroke = main ? theme.main : theme.street;
    const casing = main ? theme.mainCasing : theme.casing;
    const wide = main ? 3 : 1.8;
    parts.push(
      `<path d="${path}" fill="none" stroke="${casing}" stroke-width="${number(wide + 1.2)}" stroke-linejoin="round" stroke-linecap="round"/>`,
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${number(wide)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  }

  for (const line of drawing.lines) parts.push(...drawLine(line, frame, theme));
  const taken: Box[] = [];
  for (const line of drawing.lines) parts.push(drawPlate(line, frame, theme.faint, taken));
  for (const point of drawing.points ?? []) {
    parts.push(drawPoint(point, frame, theme.stop, theme.halo));
  }
  for (const point of drawing.points ?? []) {
    parts.push(drawName(point, frame, width, theme.stopLabel, theme.halo, taken));
  }
  if (options.attribution !== undefined) {
    parts.push(
      `<text x="${width - 5}" y="${height - 5}" text-anchor="end" font-size="9" fill="${theme.label}"${halo(theme.halo)}>${escapeXml(options.attribution)}</text>`,
    );
  }

  const title = options.title ?? '';
  const spoken = title === '' ? 'aria-hidden="true"' : `role="img" aria-label="${attribute(title)}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${spoken} font-family="system-ui, sans-serif">`;
  return `${head}${title === '' ? '' : `<title>${escapeXml(title)}</title>`}${parts.join('')}</svg>`;
}

/** A rectangle in the picture that is already used. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function drawLine(line: RouteLine, frame: Frame, theme: Theme): string[] {
  const path = frame.path(line.points);
  if (path === '') return [];
  const { dash } = line;
  const pattern =
    dash === undefined || Array.isArray(dash)
      ? undefined
      : typeof dash === 'string'
        ? getPattern(dash)
        : patternOfMode((dash as { readonly mode: string }).mode);
  const lengths = pattern?.dash ?? (Array.isArray(dash) ? (dash as readonly number[]) : []);
  const width = (pattern?.width ?? 5.5) * 0.8;
  const cap = pattern?.cap ?? 'round';
  const cased = pattern?.cased !== false;
  const broken = lengths.length > 0; // the casing shows in the gaps, so it takes the colour of the ground
  const chosen = line.color ?? theme.faint;
  // On dark ground, unbroken lines lie on a bright casing. Broken lines have none and are lightened instead.
  const color = attribute(cased && !broken ? chosen : lightened(chosen, theme.lighten));
  const stroke = (paint: string, wide: number, dashes: readonly number[], ends: string): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${number(wide)}" stroke-linejoin="round" stroke-linecap="${ends}"${dashes.length === 0 ? '' : ` stroke-dasharray="${dashes.map(number).join(' ')}"`}/>`;
  const strokes: string[] = [];
  if (cased) strokes.push(stroke(broken ? theme.halo : theme.bright, width + 3, [], 'round'));
  strokes.push(
    stroke(
      color,
      width,
      lengths.map((length) => length * width),
      cap,
    ),
  );
  if (pattern?.inner !== undefined) {
    strokes.push(
      stroke(
        '#ffffff',
        width * 0.3,
        pattern.inner.map((length) => length * width),
        'butt',
      ),
    );
  }
  return strokes;
}

/** A plate with the line's label; left out when it would overlap another label. */
function drawPlate(line: RouteLine, frame: Frame, faint: string, taken: Box[]): string {
  const middle = frame.middle(line.points);
  if (line.label === undefined || line.label === '' || middle === undefined) return '';
  const [x, y] = middle;
  const width = line.label.length * 6.8 + 10;
  const box: Box = { left: x - width / 2, top: y - 9, right: x + width / 2, bottom: y + 9 };
  if (!take(box, taken)) return '';
  const color = attribute(line.color ?? faint);
  return `<g><rect x="${number(box.left)}" y="${number(box.top)}" width="${number(width)}" height="18" rx="5" fill="${color}" stroke="#ffffff" stroke-width="1.5"/><text x="${number(x)}" y="${number(y + 4)}" text-anchor="middle" font-size="11.5" font-weight="700" fill="${readableOn(color)}">${escapeXml(line.label)}</text></g>`;
}

function drawPoint(point: RoutePoint, frame: Frame, stop: string, ground: string): string {
  const at = frame.place(point);
  if (at === undefined) return '';
  const [x, y] = at.map(number) as [string, string];
  const color = attribute(point.color ?? (point.kind === 'from' ? '#0f766e' : point.kind === 'to' ? '#c2185b' : stop));
  if (point.kind === 'from') {
    return `<circle cx="${x}" cy="${y}" r="7" fill="#ffffff" stroke="${color}" stroke-width="3.5"/>`;
  }
  if (point.kind === 'to') {
    return `<path transform="translate(${x} ${y})" d="M0 0C0 0-8-9.5-8-15.5a8 8 0 0 1 16 0C8-9.5 0 0 0 0Z" fill="${color}" stroke="${ground}" stroke-width="1.5"/><circle cx="${x}" cy="${number(at[1] - 15.5)}" r="3" fill="#ffffff"/>`;
  }
  return `<circle cx="${x}" cy="${y}" r="3.6" fill="#ffffff" stroke="${color}" stroke-width="2.2"/>`;
}

/** The name of a point, on the side with room; left out when it would overlap another label. */
function drawName(point: RoutePoint, frame: Frame, width: number, color: string, ground: string, taken: Box[]): string {
  const at = frame.place(point);
  if (at === undefined || point.label === undefined || point.label === '') return '';
  const [x, y] = at;
  const long = point.label.length * 6.3;
  const atRight = x + 12 + long <= width - 4;
  const left = atRight ? x + 12 : x - 12 - long;
  const base = point.kind === 'to' ? y - 12 : y + 4;
  if (left < 0 || !take({ left, top: base - 11, right: left + long, bottom: base + 3 }, taken)) return '';
  const [anchor, start] = atRight ? ['start', x + 12] : ['end', x - 12];
  return `<text x="${number(start)}" y="${number(base)}" text-anchor="${anchor}" font-size="12" font-weight="600" fill="${color}"${halo(ground)}>${escapeXml(point.label)}</text>`;
}

function halo(color: string): string {
  return ` stroke="${color}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`;
}

function take(box: Box, taken: Box[]): boolean {
  const isFree = taken.every(
    (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
  if (isFree) taken.push(box);
  return isFree;
}

/** A colour `#rrggbb` mixed with white; any other text is returned unchanged. @param share share of white, 0 to 1 */
function lightened(color: string, share: number): string {
  if (share === 0 || !/^#[0-9a-f]{6}$/i.test(color)) return color;
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
