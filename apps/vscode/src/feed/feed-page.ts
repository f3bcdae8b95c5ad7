import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { EditorText } from '../editor-texts.ts';

/** Addresses that the page may load, and the values of its content security policy. */
export interface FeedPageParts {
  readonly script: string;
  readonly style: string;
  /** The webview's `cspSource`. */
  readonly source: string;
  /** New for every page. */
  readonly nonce: string;
  readonly language: string;
}

/** The page of a feed: map above, timetable below. It may load one script, allowed by its nonce, and one style sheet; all data are messages. */
export function feedPage({ script, style, source, nonce, language }: FeedPageParts): string {
  const policy = `default-src 'none'; style-src ${source}; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  const say = (key: EditorText): string => escapeHtml(sayInEditor(key));
  const texts = {
    map: sayInEditor('workbench.map'),
    noTrips: sayInEditor('workbench.noTrips'),
    more: sayInEditor('workbench.moreTrips', { count: '{count}' }),
  };
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>${say('workbench.feedTitle')}</title>
</head>
<body data-texts="${escapeHtml(JSON.stringify(texts))}">
<main>
<p id="label" role="status"></p>
<section class="map" aria-label="${say('workbench.map')}">
<canvas id="canvas" tabindex="0" role="img" aria-label="${say('workbench.map')}"></canvas>
<div class="zoom">
<button type="button" id="zoom-in" aria-label="${say('preview.zoomIn')}">+</button>
<button type="button" id="zoom-out" aria-label="${say('preview.zoomOut')}">−</button>
<button type="button" id="zoom-fit" aria-label="${say('preview.zoomFit')}">⤢</button>
</div>
</section>
<form>
<label>${say('workbench.line')} <select id="route"></select></label>
<label>${say('workbench.direction')} <select id="direction"></select></label>
<label>${say('workbench.day')} <input id="day" type="date"></label>
</form>
<section id="grid" aria-label="${say('workbench.timetable')}"></section>
</main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
