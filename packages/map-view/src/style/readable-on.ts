/** A dark or a white text colour, whichever has more contrast on a colour `#rrggbb` (WCAG 2.2, relative luminance). */
export function readableOn(color: string): '#ffffff' | '#101418' {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (match === null) return '#ffffff';
  const [red, green, blue] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.36 ? '#101418' : '#ffffff';
}
