const SVG = 'http://www.w3.org/2000/svg';

/** Paths in a square of 24 units with strokes two units wide, in the colour of the text. Filled paths begin with "!". */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  walk: ['!M13 2.6a2 2 0 1 1-.1 0Z', 'M10 21l2-6-2.5-3 1.5-5 3 3 3 1', 'M12 15l3 2.5 1 3.5', 'M8.5 12.5L8 10l3-3'],
  wheelchair: ['!M10 2.6a1.8 1.8 0 1 1-.1 0Z', 'M10 7v6h6l2.5 6', 'M10 10h5', 'M7.5 12a5 5 0 1 0 7 6'],
  ticket: ['M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4Z', 'M9.5 14.5l5-5', 'M10 10h.1M14 14h.1'],
  bus: ['M5 4h14v13H5Z', 'M5 11h14', 'M7.5 17v3M16.5 17v3', 'M8 14h.1M16 14h.1'],
  train: ['M7 3h10v14H7Z', 'M7 10h10', 'M9 13.5h.1M15 13.5h.1', 'M8 17l-3 4M16 17l3 4'],
  tram: ['M7 6h10v12H7Z', 'M12 6V3M9 3h6', 'M7 12h10', 'M9.5 15h.1M14.5 15h.1', 'M8 18l-2 3M16 18l2 3'],
  subway: ['M12 3a9 9 0 1 0 .1 0Z', 'M8 16V8l4 5 4-5v8'],
  monorail: ['M6 4h12v9H6Z', 'M6 9h12', 'M3 16h18', 'M12 16v5'],
  ferry: ['M4 14h16l-3 5H7Z', 'M7 14V9h10v5', 'M12 9V5', 'M3 21.5c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0'],
  funicular: ['M3 20L21 12', 'M7 4l10-1v8.5L7 15Z', 'M7 9l10-2'],
  gondola: ['M3 5l18-2', 'M12 4v4', 'M6 8h12v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2Z', 'M6 13h12'],
  bicycle: [
    'M6 13a4 4 0 1 0 .1 0Z',
    'M18 13a4 4 0 1 0 .1 0Z',
    'M6 17l4-8h5l3 8',
    'M8.5 12.5h7L12 17',
    'M15 9l-.5-3H17M8.5 7h3',
  ],
  kickscooter: ['M6 17a2 2 0 1 0 .1 0Z', 'M18 17a2 2 0 1 0 .1 0Z', 'M8 18.5h7c0-2-.5-4-3-6', 'M14 4h-3l3 12'],
  car: ['M4 17v-5l2-5h12l2 5v5Z', 'M4 12h16', 'M7 17v2.5M17 17v2.5', 'M7.5 14.5h.1M16.5 14.5h.1'],
  taxi: ['M4 18v-5l2-5h12l2 5v5Z', 'M4 13h16', 'M9.5 8V4.5h5V8', 'M7 18v2M17 18v2'],
  motorbike: [
    'M5.5 14a3.5 3.5 0 1 0 .1 0Z',
    'M18.5 14a3.5 3.5 0 1 0 .1 0Z',
    'M5.5 17.5l4-5h5l2-4H14',
    'M14.5 12.5l4 5',
  ],
  plane: [
    '!M12 2c1 0 1.5 1 1.5 2.5V9l7 4.5V16l-7-2v4l2 1.5V21L12 20l-3.5 1v-1.5l2-1.5v-4l-7 2v-2.5l7-4.5V4.5C10.5 3 11 2 12 2Z',
  ],
  parking: ['M5 3h14v18H5Z', 'M10 17V7h3a3 3 0 0 1 0 6h-3'],
  key: ['M7.5 12a4 4 0 1 0 .1 0Z', 'M10.5 13.5L20 4', 'M16 8l3 3'],
  transfer: ['M12 4a8 8 0 1 0 .1 0Z', 'M12 8v4.5l3 2'],
  swap: ['M8 4v15M4.5 15.5L8 19l3.5-3.5', 'M16 20V5M12.5 8.5L16 5l3.5 3.5'],
  locate: ['M12 7a5 5 0 1 0 .1 0Z', 'M12 2v4M12 18v4M2 12h4M18 12h4'],
  back: ['M15 5l-7 7 7 7'],
  next: ['M9 5l7 7-7 7'],
  moon: ['!M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'],
  live: ['M5 19a14 14 0 0 1 14-14', 'M5 13a8 8 0 0 1 8-8', '!M5.5 17a2 2 0 1 1-.1 0Z'],
  warning: ['M12 3.5L22 20H2Z', 'M12 10v5M12 17.5v.1'],
  info: ['M12 3a9 9 0 1 0 .1 0Z', 'M12 11v6M12 7.5v.1'],
  dot: ['M12 8a4 4 0 1 0 .1 0Z'],
};

/** Icon names of the wire that share the drawing of another icon. */
const ALIASES: Readonly<Record<string, string>> = {
  'public-transport': 'bus',
  coach: 'bus',
  shuttlebus: 'bus',
  cablecar: 'gondola',
  'bicycle-folding': 'bicycle',
  'bicycle-share': 'bicycle',
  'kickscooter-share': 'kickscooter',
  'car-share': 'car',
  'car-rental': 'car',
  'car-pool': 'car',
  'car-ride-share': 'taxi',
  aeroplane: 'plane',
  airport: 'plane',
  wait: 'transfer',
  collect: 'key',
  return: 'key',
};

/** An icon hidden from screen readers: its meaning stands beside it as text. */
export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  for (const path of PATHS[ALIASES[name] ?? name] ?? PATHS['dot']!) {
    const shape = document.createElementNS(SVG, 'path');
    const filled = path.startsWith('!');
    shape.setAttribute('d', filled ? path.slice(1) : path);
    if (filled) shape.setAttribute('class', 'filled');
    svg.append(shape);
  }
  return svg;
}
