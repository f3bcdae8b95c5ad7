import { isForOtherVersion, type Sampled, type TripMatchCounts } from '@tripwright/core/live';
import type { RegionStatus, SourceStatus } from './live-status.ts';

/**
 * The page of an operator about live data: each source with its age, its polls, how its trips match and why the others do not, with ten ids each. Plain
 * HTML, without scripts and without anything from elsewhere; it loads itself again every ten seconds.
 * @param now Unix seconds
 */
export function operatorPage(regions: readonly RegionStatus[], now: number): string {
  const body =
    regions.length === 0
      ? '<p>No region has sources of live data. Write them to REGION.live.json beside the region (docs/live.md).</p>'
      : regions.map((region) => regionPart(region, now)).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="10"><meta name="viewport" content="width=device-width">
<title>Live data</title><style>${STYLE}</style></head><body><h1>Live data</h1>${body}</body></html>
`;
}

const STYLE = `
body{font:15px/1.45 system-ui,sans-serif;margin:1.5rem;color:#1a1d21;background:#fff;max-width:80rem}
h1{font-size:1.4rem}h2{font-size:1.15rem;margin:1.6rem 0 .2rem}h3{font-size:1rem;margin:1.2rem 0 .2rem}
table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.15rem .8rem .15rem 0;border-bottom:1px solid #dde1e6}
th{font-weight:600;white-space:nowrap}code{font:13px ui-monospace,monospace}.fresh{color:#0a6b2d}.stale,.held,.silent{color:#8a5a00}.failing{color:#b3261e}
@media (prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171a}th,td{border-color:#333a42}.fresh{color:#6fd08c}.stale,.held,.silent{color:#f0b95b}.failing{color:#ff9d93}}`;

/** A cell of HTML that is safe already. */
type Row = readonly [label: string, html: string];

function regionPart(region: RegionStatus, now: number): string {
  const { snapshot, at, generation, makingMs, bytes, runs, alerts, vehicles, sources } = region;
  const facts: Row[] = [
    [
      'snapshot',
      snapshot === '' ? 'none yet' : `<code>${escaped(snapshot)}</code>, number ${generation}, ${ageOf(at, now)}`,
    ],
    ['holds', `${runs} runs, ${alerts} alerts, ${vehicles} vehicles`],
    ['size', `${(bytes / 1e6).toFixed(2)} MB, made in ${makingMs.toFixed(1)} ms`],
  ];
  return `<h2>${escaped(region.region)}</h2>${table(facts)}${sources.map((source) => sourcePart(source, now)).join('')}`;
}

function sourcePart(source: SourceStatus, now: number): string {
  const {
    name,
    kind,
    from,
    target,
    health,
    messageTime,
    readAt,
    polls,
    older,
    held,
    bytes,
    reason,
    facts,
    feedVersion,
    match,
    counts,
    faults,
    runs,
    unapplied,
  } = source;
  const rows: Row[] = [
    ['from', `<code>${escaped(from)}</code> (${kind}), held against ${escaped(target)}`],
    ['message', messageTime === 0 ? 'none yet' : `${ageOf(messageTime, now)}, ${bytes} bytes`],
    ['last read', readAt === 0 ? 'never' : ageOf(readAt, now)],
    [
      'polls',
      `${polls.polls}: ${polls.failures} failed, ${polls.unchanged} unchanged, ${polls.skipped} skipped; ${older} messages older, ${held} held`,
    ],
    ...(reason === undefined ? [] : [['failed', escaped(reason)] as const]),
    ...(facts === undefined || !isForOtherVersion(facts, feedVersion)
      ? []
      : [
          [
            'version',
            `made for <code>${escaped(facts.feedVersion)}</code> of the feed, the region has <code>${escaped(feedVersion)}</code>: ids may mean other trips`,
          ] as const,
        ]),
    ...(counts === undefined
      ? []
      : [['counts', `${counts.stations} of ${counts.ofStations} stations, ${counts.vehicles} vehicles`] as const]),
    ...(match === undefined
      ? []
      : [
          ...tripRows('trip updates', match.tripUpdates),
          ...tripRows('vehicles', match.vehicles),
          ...tripRows('alerts', match.alerts),
          ...unknownRow('stops', match.stops.unknown),
          ...unknownRow('routes', match.routes.unknown),
          ...unknownRow('agencies', match.agencies.unknown),
        ]),
    ...(Object.keys(runs).length === 0
      ? []
      : [
          [
            'changes',
            Object.entries(runs)
              .map(([kind, count]) => `${count} ${kind}`)
              .join(', '),
          ] as const,
        ]),
    ...Object.entries(unapplied).map(([code, sampled]): Row => ['not applied', sampledText(code, sampled)]),
    ...Object.entries(faults).map(([code, sampled]): Row => ['left out', sampledText(code, sampled)]),
  ];
  return `<h3>${escaped(name)}: <span class="${health}">${health}</span></h3>${table(rows)}`;
}

function tripRows(label: string, { named, added, matched, rate, by, missed, repeated }: TripMatchCounts): Row[] {
  if (named === 0) return [];
  const steps = Object.entries(by).flatMap(([step, count]) => (count === 0 ? [] : [`${count} by ${step}`]));
  const share = rate === undefined ? '' : `${matched} of ${named - added} match (${(rate * 100).toFixed(1)} %)`;
  const parts = [share, ...steps, ...(added === 0 ? [] : [`${added} added`])].filter((part) => part !== '');
  return [
    [label, parts.join(', ')],
    ...Object.entries(missed).map(([why, sampled]): Row => ['', sampledText(why, sampled)]),
    ...(repeated.count === 0 ? [] : [['', sampledText('same run again', repeated)] as const]),
  ];
}

function unknownRow(label: string, unknown: Sampled): Row[] {
  return unknown.count === 0 ? [] : [[label, sampledText('unknown', unknown)]];
}

function sampledText(what: string, { count, samples }: Sampled): string {
  const ids = samples.map((id) => `<code>${escaped(id)}</code>`).join(', ');
  return `${escaped(what)} × ${count}: ${ids}${count > samples.length ? ' …' : ''}`;
}

function table(rows: readonly Row[]): string {
  return `<table>${rows.map(([label, html]) => `<tr><th scope="row">${label}</th><td>${html}</td></tr>`).join('')}</table>`;
}

function ageOf(time: number, now: number): string {
  return `${Math.max(0, now - time)} s ago`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
