// Draws media/icon.png, 256 x 256: a route with a transfer on a rounded square. Run it after changing the drawing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 256;
const ground = [16, 68, 92];
const street = [38, 96, 121];
const line = [255, 196, 61];
const walk = [235, 244, 247];

/** Distance from a point to a line segment. */
function toSegment(x, y, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

const toPath = (x, y, points) =>
  Math.min(...points.slice(1).map((point, index) => toSegment(x, y, points[index], point)));

/** Distance to a rounded square, negative inside. */
function toCard(x, y) {
  const radius = 52;
  const [dx, dy] = [Math.abs(x - SIZE / 2) - (SIZE / 2 - radius), Math.abs(y - SIZE / 2) - (SIZE / 2 - radius)];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

const route = [
  [56, 196],
  [56, 128],
  [108, 76],
  [150, 76],
];
const dots = [0.3, 0.5, 0.7].map((share) => [150 + 50 * share, 76 + 120 * share]);
const layers = [
  [ground, (x, y) => toCard(x, y)],
  [
    street,
    (x, y) =>
      Math.max(toCard(x, y), Math.min(toSegment(x, y, [0, 160], [256, 96]), toSegment(x, y, [96, 256], [200, 0])) - 4),
  ],
  [line, (x, y) => toPath(x, y, route) - 12],
  [walk, (x, y) => Math.min(...dots.map(([cx, cy]) => Math.hypot(x - cx, y - cy))) - 7],
  ...[
    [56, 196],
    [150, 76],
    [200, 196],
  ].flatMap(([cx, cy]) => [
    [walk, (x, y) => Math.hypot(x - cx, y - cy) - 23],
    [ground, (x, y) => Math.hypot(x - cx, y - cy) - 12],
  ]),
];

const rows = Buffer.alloc((SIZE * 4 + 1) * SIZE); // each row starts with its filter type, 0
for (let y = 0; y < SIZE; y++) {
  for (let x = 0; x < SIZE; x++) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (const [color, distance] of layers) {
      const cover = Math.max(0, Math.min(1, 0.5 - distance(x + 0.5, y + 0.5)));
      if (cover === 0) continue;
      const total = cover + alpha * (1 - cover);
      const mix = (below, above) => (above * cover + below * alpha * (1 - cover)) / total;
      [red, green, blue, alpha] = [mix(red, color[0]), mix(green, color[1]), mix(blue, color[2]), total];
    }
    rows.set([red, green, blue, alpha * 255].map(Math.round), y * (SIZE * 4 + 1) + 1 + x * 4);
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}

const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE, 0);
header.writeUInt32BE(SIZE, 4);
header.set([8, 6, 0, 0, 0], 8); // 8 bits per channel, red green blue alpha

const folder = fileURLToPath(new URL('../media/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}icon.png`,
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]),
);
