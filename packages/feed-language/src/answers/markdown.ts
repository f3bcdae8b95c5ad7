/** Text of a feed as Markdown shows it, letter by letter. */
export function markdownText(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>&~^$:@/]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
}

/** A value in a code span. */
export function markdownCode(text: string): string {
  const one = text.replace(/\s+/g, ' ');
  const fence = one.includes('`') ? '``' : '`';
  return `${fence}${fence.length > 1 ? ` ${one} ` : one}${fence}`;
}

/** The longest address of a picture; editors refuse those of more than 262,144 characters. */
const LONGEST_ADDRESS = 60_000;

/** A picture in Markdown; '' for one that is too large. */
export function markdownPicture(svg: string, title: string): string {
  const address = `data:image/svg+xml;utf8,${encodeURIComponent(svg).replace(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
  return address.length > LONGEST_ADDRESS ? '' : `![${markdownText(title)}](${address})`;
}

/** Whether there is a text that is not empty. */
export function isText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
