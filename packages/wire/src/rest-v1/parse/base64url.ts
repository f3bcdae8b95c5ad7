// base64url without padding (RFC 4648 section 5). Own code, since not every runtime has it.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** Encodes bytes. */
export function toBase64url(bytes: Uint8Array): string {
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter <= Math.min(left, 3); letter++) {
      encoded += LETTERS.charAt((word >> (18 - 6 * letter)) & 63);
    }
  }
  return encoded;
}

/** Decodes text. @returns undefined for any other text */
export function fromBase64url(encoded: string): Uint8Array | undefined {
  if (encoded.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((encoded.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of encoded) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 255;
    }
  }
  return bytes;
}
