import { escapeHtml, type PageHead, pageHead } from '../adapters/web-page.ts';
import type { EditorText, SayInEditor } from '../editor-texts.ts';

/** Addresses that the webview may load, and the values of its head. */
export interface PageParts extends Omit<PageHead, 'title'> {
  readonly script: string;
  /** The script of the map, which the page loads when it first draws one. */
  readonly map: string;
  readonly say: SayInEditor;
}

/** The texts that the script of the page shows. */
const SCRIPT_TEXTS = [
  'preview.planning',
  'preview.typing',
  'preview.noRoute',
  'preview.oneOption',
  'preview.options',
  'remedy.retry',
  'remedy.setKey',
  'remedy.openSettings',
  'preview.from',
  'preview.to',
  'preview.map',
  'preview.alternatives',
  'preview.reroute',
  'preview.changed',
  'preview.restore',
  'preview.try',
  'preview.tryModes',
  'preview.tryTomorrow',
  'preview.earlier',
  'preview.later',
  'preview.why',
  'lens.explain',
  'preview.differences',
  'preview.departure',
  'preview.arrival',
  'preview.duration',
  'preview.changes',
  'preview.walking',
  'preview.count',
  'preview.step',
  'preview.yes',
  'preview.no',
  'preview.unknown',
  'preview.cancelled',
  'preview.past',
  'preview.live',
] as const satisfies readonly EditorText[];

/** The texts that the page’s script reads from the attribute `data-texts` of the body. */
export type PageTexts = Readonly<Record<(typeof SCRIPT_TEXTS)[number], string>>;

/** The page of the preview panel. Images and the worker of the map come from the page itself; the tiles arrive as messages. */
export function previewHtml(parts: PageParts): string {
  const say = (key: EditorText): string => escapeHtml(parts.say(key));
  // The script fills the values of its texts.
  const own = Object.fromEntries(
    SCRIPT_TEXTS.map((key) => [key, parts.say(key, { route: '{route}', count: '{count}', text: '{text}' })]),
  );
  return `${pageHead({ ...parts, title: parts.say('preview.title') }, ['worker-src blob:', 'img-src data: blob:'])}
<body data-texts="${escapeHtml(JSON.stringify(own))}" data-map="${escapeHtml(parts.map)}">
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
<div id="time" hidden>
<button type="button" class="quiet" id="earlier">${say('preview.earlier')}</button>
<input type="range" id="slider" step="300" aria-label="${say('preview.time')}">
<output id="when" for="slider"></output>
<button type="button" class="quiet" id="later">${say('preview.later')}</button>
</div>
<p id="changed" role="status" hidden></p>
</header>
<section class="map" aria-label="${say('preview.map')}">
<div id="map" hidden></div>
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
<table id="differences" hidden></table>
<div id="sides">
<div><h2 id="side" hidden></h2><ul id="trips"></ul></div>
<div id="beside" hidden><h2 id="other-side"></h2><ul id="other-trips"></ul></div>
</div>
<details id="why" hidden><summary>${say('preview.why')}</summary><ul id="reasons"></ul></details>
</section>
</main>
<script nonce="${parts.nonce}" src="${parts.script}"></script>
</body>
</html>
`;
}
