/** What the head of a page of the extension needs. */
export interface PageHead {
  /** Title, in the language of the page. */
  readonly title: string;
  /** Language of the texts. */
  readonly language: string;
  /** Address of the style sheet. */
  readonly style: string;
  /** The webview's `cspSource`. */
  readonly source: string;
  /** New for every page. */
  readonly nonce: string;
}

/**
 * The beginning of a page, up to its body. The page may load scripts with the nonce and one style sheet: no fonts, no connections, no inline styles, no
 * forms. All data arrive as messages.
 * @param allowed further rules of the content security policy, for what a page draws itself
 */
export function pageHead({ title, language, style, source, nonce }: PageHead, allowed: readonly string[] = []): string {
  const policy = [
    "default-src 'none'",
    `style-src ${source}`,
    `script-src 'nonce-${nonce}'`,
    ...allowed,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>${escapeHtml(title)}</title>
</head>`;
}

/** A text as the content of an element or an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
