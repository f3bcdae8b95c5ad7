import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST_COLOURS = 256;
/** The number of most common colours that are kept exactly: backgrounds and their soft shadows. */
const EXACT_COLOURS = 112;

/**
 * Reduces a picture of a page to at most 256 colours, a third of its size: maps and text are flat colours with soft edges.
 * @param png of 8 bits a channel, colour type 2 or 6 and not interlaced, as browsers write it; opacity is dropped
 */
export function palettePng(png) {
  const { width, height, pixels } = decode(png);
  const palette = paletteOf(pixels);
  const nearest = new Map();
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x];
      let index = nearest.get(colour);
      if (index === undefined) {
        index = nearestIn(palette, colour);
        nearest.set(colour, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns pixels as 0xRRGGBB, row by row */
function decode(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('That is no PNG.');
  const data = [];
  let width = 0;
  let height = 0;
  let channels = 0;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = { 2: 3, 6: 4 }[body[9]] ?? 0;
      if (body[8] !== 8 || channels === 0 || body[12] !== 0) throw new Error('Not a PNG as browsers write it.');
    } else if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  let above = new Uint8Array(stride);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = unfilter(raw[start], raw.subarray(start + 1, start + 1 + stride), above, channels);
    for (let x = 0; x < width; x++) {
      const at = x * channels;
      pixels[y * width + x] = (row[at] << 16) | (row[at + 1] << 8) | row[at + 2];
    }
    above = row;
  }
  return { width, height, pixels };
}

/** Undoes a row's filter (PNG specification, section 9). */
function unfilter(filter, bytes, above, channels) {
  const row = new Uint8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const left = i < channels ? 0 : row[i - channels];
    const corner = i < channels ? 0 : above[i - channels];
    const guess = [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)][filter];
    row[i] = bytes[i] + guess;
  }
  return row;
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The most common colours; after the exact ones, neighbouring colours count as one, so that soft edges of letters do not displace small details. */
function paletteOf(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  for (const apart of [12, 18, 26, 40, 80]) {
    const palette = common.slice(0, EXACT_COLOURS);
    for (const colour of common.slice(EXACT_COLOURS)) {
      if (palette.length > MOST_COLOURS) break;
      if (palette.every((other) => distance(other, colour) >= apart * apart)) palette.push(colour);
    }
    if (palette.length <= MOST_COLOURS) return palette;
  }
  return common.slice(0, MOST_COLOURS);
}

function nearestIn(palette, colour) {
  let best = 0;
  for (let i = 1; i < palette.length; i++) {
    if (distance(palette[i], colour) < distance(palette[best], colour)) best = i;
  }
  return best;
}

function distance(a, b) {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
