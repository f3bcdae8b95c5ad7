import type { EditorText, SayInEditor } from '../editor-texts.ts';

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
  readonly say: SayInEditor;
}

/** The texts that the script of the page shows. */
const SCRIPT_TEXTS = [
  'preview.planning',
  'preview.noRoute',
  'preview.oneOption',
  'preview.options',
  'remedy.retry',
  'remedy.setKey',
  'remedy.openSettings',
] as const satisfies readonly EditorText[];

/** The texts that the page’s script reads from the attribute `data-texts` of the body. */
export type PageTexts = Readonly<Record<(typeof SCRIPT_TEXTS)[number], string>>;

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
  const say = (key: EditorText): string => escapeHtml(parts.say(key));
  // The script fills the values of its texts.
  const own = Object.fromEntries(
    SCRIPT_TEXTS.map((key) => [key, parts.say(key, { route: '{route}', count: '{count}' })]),
  );
  return `<!DOCTYPE html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${parts.style}">
<title>${say('preview.title')}</title>
</head>
<body data-texts="${escapeHtml(JSON.stringify(own))}">
<main>
<header>
<div>
<h1 id="city">${say('preview.title')}</h1>
<p class="source" id="source"></p>
</div>
<form id="request" hidden>
<label>${say('preview.from')} <select id="from"></select></label>
<button type="button" class="quiet" id="swap" aria-label="${say('preview.swap')}">⇄</button>
<label>${say('preview.to')} <select id="to"></select></label>
<button type="submit">${say('preview.plan')}</button>
</form>
</header>
<section class="map" aria-label="${say('preview.map')}">
<div id="picture" tabindex="0" role="group" aria-label="${say('preview.drawing')}"></div>
<div class="zoom">
<button type="button" class="quiet" id="zoom-in" aria-label="${say('preview.zoomIn')}">+</button>
<button type="button" class="quiet" id="zoom-out" aria-label="${say('preview.zoomOut')}">−</button>
<button type="button" class="quiet" id="zoom-fit" aria-label="${say('preview.zoomFit')}">⤢</button>
</div>
</section>
<section class="text" aria-label="${say('preview.trips')}">
<p id="status" role="status">${say('preview.loading')}</p>
<div id="remedies"></div>
<ul id="trips"></ul>
</section>
</main>
<script nonce="${parts.nonce}" src="${parts.script}"></script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
