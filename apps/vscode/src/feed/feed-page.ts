import { sayInEditor } from '../adapters/say-in-editor.ts';
import { escapeHtml, type PageHead, pageHead } from '../adapters/web-page.ts';
import type { EditorText } from '../editor-texts.ts';

/** Addresses that the page may load, and the values of its head. */
export interface FeedPageParts extends Omit<PageHead, 'title'> {
  readonly script: string;
}

/** The page of a feed: map above, timetable below. */
export function feedPage({ script, ...head }: FeedPageParts): string {
  const say = (key: EditorText): string => escapeHtml(sayInEditor(key));
  const texts = {
    map: sayInEditor('workbench.map'),
    noTrips: sayInEditor('workbench.noTrips'),
    more: sayInEditor('workbench.moreTrips', { count: '{count}' }),
  };
  return `${pageHead({ ...head, title: sayInEditor('workbench.feedTitle') })}
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
<script nonce="${head.nonce}" src="${script}"></script>
</body>
</html>
`;
}
