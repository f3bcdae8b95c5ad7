/** Addresses that the webview may load, and the values of its content security policy. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
  /** The webview's `cspSource`. */
  readonly source: string;
  /** New for every page. */
  readonly nonce: string;
  /** Language of the texts in the page. */
  readonly language: string;
}

/**
 * The page of the preview panel. It may load only one script, allowed by its nonce, and one style sheet: no images, fonts, connections or
 * inline styles. All data arrive as messages.
 */
export function previewHtml(parts: PageParts): string {
  const policy = [
    "default-src 'none'",
    `style-src ${parts.source}`,
    `script-src 'nonce-${parts.nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${parts.style}">
<title>Route preview</title>
</head>
<body>
<main>
<header>
<div>
<h1 id="city">Route preview</h1>
<p class="source" id="source"></p>
</div>
<form id="request" hidden>
<label>From <select id="from"></select></label>
<button type="button" class="quiet" id="swap" aria-label="Swap start and destination">⇄</button>
<label>To <select id="to"></select></label>
<button type="submit">Plan</button>
</form>
</header>
<section class="map" aria-label="Map">
<div id="picture" tabindex="0" role="group" aria-label="Drawing of the route. Arrow keys move it, plus and minus zoom, 0 shows the whole route."></div>
<div class="zoom">
<button type="button" class="quiet" id="zoom-in" aria-label="Zoom in">+</button>
<button type="button" class="quiet" id="zoom-out" aria-label="Zoom out">−</button>
<button type="button" class="quiet" id="zoom-fit" aria-label="Show the whole route">⤢</button>
</div>
</section>
<section class="text" aria-label="Trips">
<p id="status" role="status">Loading…</p>
<div id="remedies"></div>
<ul id="trips"></ul>
</section>
</main>
<script nonce="${parts.nonce}" src="${parts.script}"></script>
</body>
</html>
`;
}
