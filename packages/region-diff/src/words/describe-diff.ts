import { zoneOffset } from '@tripwright/core/base';
import type {
  AccessChange,
  JourneyChange,
  JourneyFacts,
  LeftOutDays,
  LineChange,
  RegionDiff,
  ReroutedFacts,
  RetimedFacts,
  RunFacts,
  StopChange,
  UncoveredDays,
} from '../region-diff.ts';

/** How much of a comparison to print; every list has a sentence for what it leaves out. */
export interface DescribeOptions {
  /** Rows of each list; 20 unless given. */
  readonly rows?: number;
}

/** A comparison in English lines, the losses first, for terminals and logs. */
export function describeDiff(diff: RegionDiff, { rows = 20 }: DescribeOptions = {}): string {
  const { old, new: fresh } = diff;
  const runsLost = sumOf(diff.lines, ({ lost }) => lost);
  const runsAdded = sumOf(diff.lines, ({ added }) => added);
  const runsMoved = sumOf(diff.lines, ({ retimed, rerouted }) => [...retimed, ...rerouted]);
  const lines = [
    `Old: ${old.title}, ${old.firstDate} to ${old.lastDate}. New: ${fresh.title}, ${fresh.firstDate} to ${fresh.lastDate}.`,
    diff.areSameDays
      ? `${plural(diff.dayCount, 'day')} of both compared.`
      : 'They share no week: the busiest week of each is compared.',
    ...diff.uncovered.map(uncoveredText),
    ...(diff.leftOut === undefined ? [] : [leftOutText(diff.leftOut)]),
    isSame(diff)
      ? diff.uncovered.length === 0 && diff.leftOut === undefined
        ? 'Nothing changes for riders. Fares, on-demand services and ways inside stations are not compared.'
        : 'Nothing changes for riders on the days compared.'
      : `Of ${plural(old.runs, 'run')}: ${runsLost} lost, ${runsMoved} at other times or with other stops; ${runsAdded} new. ${stopsInWords(diff.stops)}`,
  ];
  const stopText = (stop: StopChange): string => stopLine(stop, diff.dayCount);
  const lists: readonly (readonly [title: string, of: readonly string[]])[] = [
    ['Journeys', diff.journeys.map(journeyLine)],
    ['Wheelchairs and bicycles', diff.access.map((change) => accessLine(change, diff.dayCount))],
    ['Lines', diff.lines.flatMap((change) => lineLines(change, rows, diff.dayCount))],
    ['Stops', diff.stops.filter(({ kind }) => kind !== 'more' && kind !== 'new').map(stopText)],
    [
      'New stops, and stops with more departures',
      diff.stops.filter(({ kind }) => kind === 'more' || kind === 'new').map(stopText),
    ],
  ];
  for (const [title, of] of lists) {
    if (of.length === 0) continue;
    const most = title === 'Lines' ? 4 * rows : rows;
    lines.push('', title, ...of.slice(0, most).map((line) => `  ${line}`));
    if (of.length > most) lines.push(`  … and ${of.length - most} more`);
  }
  return `${[...lines, '', ...sampleLines(diff)].join('\n')}\n`;
}

function uncoveredText({ isAfterEnd, firstDate, lastDate, dayCount, runs }: UncoveredDays): string {
  const what = `${plural(dayCount, 'day')} of the old timetable, ${firstDate} to ${lastDate}, with ${plural(runs, 'run')}`;
  return isAfterEnd
    ? `The new timetable has ended by then: ${what}.`
    : `Not compared, before the new timetable begins: ${what}.`;
}

function leftOutText({ dayCount, firstDate, lastDate }: LeftOutDays): string {
  return `Not compared, since three years of days are: ${plural(dayCount, 'day')}, ${firstDate} to ${lastDate}. Choose the days with a first and a last one.`;
}

/** Whether riders notice nothing: neither in timetable nor in journeys. */
function isSame({ lines, stops, access, journeys }: RegionDiff): boolean {
  return (
    lines.length === 0 &&
    stops.length === 0 &&
    access.length === 0 &&
    journeys.every(({ verdict }) => verdict === 'same')
  );
}

function sumOf(lines: readonly LineChange[], of: (line: LineChange) => readonly RunFacts[]): number {
  return lines.flatMap(of).reduce((sum, { dayCount }) => sum + dayCount, 0);
}

function stopsInWords(stops: readonly StopChange[]): string {
  const count = (kind: StopChange['kind']): number => stops.filter((stop) => stop.kind === kind).length;
  return `Stops: ${count('lost')} without departures now, ${count('fewer')} with fewer, ${count('new')} new.`;
}

function journeyLine({ probe, asked, timezone, verdict, lostSeconds, old, new: fresh }: JourneyChange): string {
  const minutes = Math.round(Math.abs(lostSeconds) / 60);
  const change = {
    lost: 'no journey any more',
    later: `${minutes} min later`,
    harder: 'more changes',
    same: 'the same',
    easier: 'fewer changes',
    earlier: `${minutes} min earlier`,
    found: 'a journey now',
  }[verdict];
  const of = (journey: JourneyFacts | undefined): string =>
    journey === undefined
      ? 'nothing'
      : `${clock(journey.departure, timezone)}–${clock(journey.arrival, timezone)} ${journey.lines.length === 0 ? 'on foot' : `by ${journey.lines.join(', ')}`}`;
  return `${probe.name}, ${dayAndClock(asked, timezone)}: ${change} (${of(old)} → ${of(fresh)})`;
}

function accessLine({ need, line, stop, lost, gained }: AccessChange, days: number): string {
  const name = stop === undefined ? (line?.name ?? '') : `${stop.name}${stop.code === '' ? '' : ` [${stop.code}]`}`;
  const of = stop === undefined ? 'runs' : 'departures';
  const parts = [
    ...(lost > 0 ? [`${perDay(lost, days)} ${of} a day no longer for ${need}s`] : []),
    ...(gained > 0 ? [`${perDay(gained, days)} ${of} a day now for ${need}s`] : []),
  ];
  return `${name}: ${parts.join('; ')}`;
}

function lineLines(change: LineChange, rows: number, days: number): readonly string[] {
  const { line, kind, runs } = change;
  const name = `${line.name === '' ? line.id : line.name}${line.operator === '' ? '' : ` (${line.operator})`}`;
  const state = { lost: 'no longer runs', new: 'is new', changed: 'changes' }[kind];
  const details = [
    ...change.lost.map((run) => `lost: ${runText(run)}`),
    ...change.rerouted.map((run) => `other stops: ${reroutedText(run)}`),
    ...change.retimed.map((run) => `other times: ${retimedText(run)}`),
    ...change.added.map((run) => `new: ${runText(run)}`),
  ];
  const shown = details.slice(0, Math.max(3, Math.floor(rows / 4)));
  return [
    `${name} ${state}: ${perDay(runs.old, days)} → ${perDay(runs.new, days)} runs a day`,
    ...shown.map((detail) => `  ${detail}`),
    ...(details.length > shown.length ? [`  … and ${details.length - shown.length} more`] : []),
  ];
}

function runText({ departure, from, to, arrival, days, headsign }: RunFacts): string {
  const towards = headsign === '' || headsign === to ? '' : ` “${headsign}”`;
  return `${serviceClock(departure)} ${from} → ${to} ${serviceClock(arrival)}${towards}, ${days}`;
}

function retimedText(run: RetimedFacts): string {
  const shift = Math.round((run.newDeparture - run.departure) / 60);
  const moved = shift === 0 ? 'on the way' : `${shift > 0 ? '+' : '−'}${Math.abs(shift)} min`;
  return `${runText(run)}: ${moved}, arrives ${serviceClock(run.newArrival)}`;
}

function reroutedText(run: ReroutedFacts): string {
  const parts = [
    ...(run.lostStops.length > 0 ? [`no longer ${run.lostStops.join(', ')}`] : []),
    ...(run.newStops.length > 0 ? [`now ${run.newStops.join(', ')}`] : []),
    ...(run.fewerCalls.length > 0 ? [`fewer calls at ${run.fewerCalls.join(', ')}`] : []),
    ...(run.moreCalls.length > 0 ? [`more calls at ${run.moreCalls.join(', ')}`] : []),
  ];
  if (run.otherRules.length > 0) parts.push(`other rules of boarding or alighting at ${run.otherRules.join(', ')}`);
  return `${runText(run)}: ${parts.length === 0 ? 'another order of stops' : parts.join('; ')}`;
}

function stopLine(
  { name, code, departures, kind, lostLines, newLines, movedMetres, newName }: StopChange,
  days: number,
): string {
  const facts = [
    kind === 'lost'
      ? `no departures any more (was ${perDay(departures.old, days)} a day)`
      : `${perDay(departures.old, days)} → ${perDay(departures.new, days)} departures a day`,
    ...(lostLines.length > 0 ? [`no longer ${lostLines.join(', ')}`] : []),
    ...(newLines.length > 0 ? [`now ${newLines.join(', ')}`] : []),
    ...(movedMetres > 0 ? [`moved by ${movedMetres} m`] : []),
    ...(newName === undefined ? [] : [`now called ${newName}`]),
  ];
  return `${name}${code === '' ? '' : ` [${code}]`}: ${facts.join('; ')}`;
}

function sampleLines({ sample }: RegionDiff): readonly string[] {
  if (sample.asked === 0) return [];
  const { lost, later, harder, same, easier, earlier, found } = sample.counts;
  const worse = `${lost} lost, ${later} later, ${harder} with more changes`;
  const better = `${earlier} earlier, ${easier} with fewer changes, ${found} new`;
  return [
    `Of ${sample.asked} random journeys of today's riders: ${worse}; ${better}; ${same} the same.`,
    ...sample.worst.map((journey) => `  ${journeyLine(journey)}`),
  ];
}

/** A mean with as many digits as say something. */
function perDay(count: number, days: number): string {
  const mean = count / days;
  return mean >= 10 || Number.isInteger(mean) ? String(Math.round(mean)) : mean >= 0.1 ? mean.toFixed(1) : 'under 0.1';
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** `06:10`, or `00:40+1` on the day after. */
function serviceClock(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  return `${clockText(seconds - days * 86_400)}${days > 0 ? `+${days}` : ''}`;
}

function clock(instant: number, zone: string): string {
  return clockText((((instant + zoneOffset(instant, zone)) % 86_400) + 86_400) % 86_400);
}

const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

function dayAndClock(instant: number, zone: string): string {
  const day = Math.floor((instant + zoneOffset(instant, zone)) / 86_400);
  return `${WEEKDAYS[((day % 7) + 7) % 7]} ${clock(instant, zone)}`;
}

function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
