/** UTF-8 of a string; a lone surrogate becomes U+FFFD. Core does not use TextEncoder, whose type needs the DOM or Node. */
export function encodeUtf8(text: string): Uint8Array {
  const out = new Uint8Array(text.length * 3);
  return out.slice(0, writeUtf8(text, out));
}

/** Writes the UTF-8 of a string to the beginning of `out`, which must hold three bytes per UTF-16 unit. @returns the number of bytes */
export function writeUtf8(text: string, out: Uint8Array): number {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      out[at++] = code;
      continue;
    }
    code = text.codePointAt(i) as number;
    if (code > 0xffff) i++;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x800) {
      out[at++] = 0xc0 | (code >> 6);
      out[at++] = 0x80 | (code & 63);
    } else if (code < 0x10000) {
      out[at++] = 0xe0 | (code >> 12);
      out[at++] = 0x80 | ((code >> 6) & 63);
      out[at++] = 0x80 | (code & 63);
    } else {
      out[at++] = 0xf0 | (code >> 18);
      out[at++] = 0x80 | ((code >> 12) & 63);
      out[at++] = 0x80 | ((code >> 6) & 63);
      out[at++] = 0x80 | (code & 63);
    }
  }
  return at;
}

/**
 * Decodes well-formed UTF-8 (as {@link encodeUtf8} writes it) between two byte offsets. Other bytes give some text and never throw: the
 * names in a damaged file are read before its checksum is checked.
 */
export function decodeUtf8(bytes: Uint8Array, from = 0, to: number = bytes.length): string {
  let text = '';
  let at = from;
  while (at < to) {
    const lead = bytes[at++] as number;
    if (lead < 0x80) text += String.fromCharCode(lead);
    else if (lead < 0xe0) text += String.fromCharCode(((lead & 31) << 6) | ((bytes[at++] as number) & 63));
    else if (lead < 0xf0) {
      const second = (bytes[at++] as number) & 63;
      text += String.fromCharCode(((lead & 15) << 12) | (second << 6) | ((bytes[at++] as number) & 63));
    } else {
      const second = (bytes[at++] as number) & 63;
      const third = (bytes[at++] as number) & 63;
      const code = ((lead & 7) << 18) | (second << 12) | (third << 6) | ((bytes[at++] as number) & 63);
      text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    }
  }
  return text;
}
