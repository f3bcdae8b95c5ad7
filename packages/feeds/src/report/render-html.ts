import { createHash } from 'node:crypto';
import { parseDay } from '@tripwright/core/base';
import { serviceFacts } from './feed-facts.ts';
import type { FeedCount } from './feed-figures.ts';
import type { Report, ReportedFeed, ReportedNotice, ReportSection } from './report.ts';
import { serviceStrip } from './service-strip.ts';
import { styleSheet } from './style-sheet.ts';

/** The page loads nothing and runs nothing; only its own style sheet applies. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** The report as one self-contained HTML page: no script, no font, no network. All data is escaped. */
export function renderHtml(report: Report): string {
  const { region, totals, alarms } = report;
  const title = region.title === '' ? region.code : region.title;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data report: ${escapeHtml(title)}</title>
<style>${styleSheet}</style>
</head>
<body>
<header>
<h1>Data report: ${escapeHtml(title)}</h1>
<p class="totals">
<span class="error">${amount(totals.error, 'error')}</span>
<span class="warning">${amount(totals.warning, 'warning')}</span>
<span class="info">${amount(totals.info, 'remark')}</span>
<span>${amount(totals.droppedTrips, 'trip')} dropped</span>
</p>
${alarms.map((alarm) => `<p class="alarm" role="alert">${escapeHtml(alarm)}</p>`).join('\n')}
</header>
<main>
${report.feeds.map(renderFeed).join('\n')}
${report.sections.map(renderSection).join('\n')}
${renderNotices(report.notices)}
</main>
</body>
</html>
`;
}

const countLabels: Readonly<Record<FeedCount, string>> = {
  stops: 'stops',
  stations: 'stations',
  routes: 'routes',
  services: 'services',
  trips: 'trips',
  stopTimes: 'stop times',
  frequencies: 'frequency windows',
  transfers: 'transfer rules',
  pathways: 'pathways',
  shapes: 'shapes',
};

function renderFeed(feed: ReportedFeed): string {
  const figures = (Object.keys(countLabels) as FeedCount[])
    .filter((name) => feed.counts[name] > 0)
    .map((name) => figure(countLabels[name], count(feed.counts[name])));
  figures.unshift(figure('agencies', count(feed.agencies.length)));
  const facts = [
    ['agencies', feed.agencies.join(', ')],
    ['time zone', feed.timezones.join(', ')],
    ['publisher', feed.publisher],
    ['version', feed.version],
    ['service', serviceFacts(feed)],
    ['departures', count(feed.departures)],
  ].filter(([, value]) => value !== '');
  const rows = facts.map(([name, value]) => `<dt>${escapeHtml(name!)}</dt><dd>${escapeHtml(value!)}</dd>`);
  return `<section>
<h2>Feed ${escapeHtml(feed.name)}</h2>
<dl class="figures">${figures.join('')}</dl>
<dl class="facts">${rows.join('')}</dl>
${feed.firstDay === '' ? '' : serviceStrip(parseDay(feed.firstDay) ?? 0, feed.departuresPerDay)}
</section>`;
}

function renderSection({ title, text, figures }: ReportSection): string {
  const list = figures.map(({ label, value }) => figure(label, typeof value === 'number' ? count(value) : value));
  return `<section>
<h2>${escapeHtml(title)}</h2>
${text === undefined ? '' : `<p>${escapeHtml(text)}</p>`}
<dl class="figures">${list.join('')}</dl>
</section>`;
}

function renderNotices(notices: readonly ReportedNotice[]): string {
  if (notices.length === 0) return '<section><h2>Notices</h2><p>No notices.</p></section>';
  const most = Math.max(1, ...notices.map((notice) => notice.departures));
  return `<section>
<h2>Notices</h2>
<p>Notices that concern the most departures come first. A departure is one run of a trip on one day.</p>
${notices.map((notice) => renderNotice(notice, most)).join('\n')}
</section>`;
}

function renderNotice(notice: ReportedNotice, most: number): string {
  const share = (100 * notice.departures) / most;
  const reach =
    notice.departures === 0
      ? 'no departures concerned'
      : `${amount(notice.departures, 'departure')} of ${amount(notice.trips, 'trip')}`;
  const examples = notice.examples.map(({ file, row, field, value }) => {
    const place = row === 0 ? file : `${file}:${row}`;
    return `<li><code>${escapeHtml(place)}</code> ${escapeHtml(field)} <q>${escapeHtml(value)}</q></li>`;
  });
  const dropped =
    notice.droppedTripCount === 0
      ? ''
      : `<details><summary>${amount(notice.droppedTripCount, 'trip')} dropped</summary><p class="ids">${listIds(notice)}</p></details>`;
  return `<article class="${notice.severity}">
<h3><span class="severity">${notice.severity}</span> ${escapeHtml(notice.code)} <small>${escapeHtml(notice.source)}, ${amount(notice.count, 'time')}</small></h3>
<svg class="bar" role="img"><title>${reach}</title><rect width="${share.toFixed(1)}%" height="100%"/></svg>
<p>${escapeHtml(notice.meaning)} <strong>${escapeHtml(notice.remedy)}</strong> <small>${reach}</small></p>
<ul>${examples.join('')}</ul>
${dropped}
</article>`;
}

/** Limit on listed ids; report.json lists more. */
const SHOWN_IDS = 200;

function listIds({ droppedTrips, droppedTripCount }: ReportedNotice): string {
  const shown = droppedTrips.slice(0, SHOWN_IDS).map(escapeHtml).join(', ');
  return droppedTripCount > SHOWN_IDS ? `${shown} … (all in report.json)` : shown;
}

function figure(label: string, value: string): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

const grouped = new Intl.NumberFormat('en');

function count(value: number): string {
  return grouped.format(value);
}

function amount(value: number, thing: string): string {
  return `${count(value)} ${thing}${value === 1 ? '' : 's'}`;
}

/** Text for HTML, in element content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
