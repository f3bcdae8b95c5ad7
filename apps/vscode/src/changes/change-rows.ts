import type {
  AccessChange,
  AccessNeed,
  JourneyChange,
  JourneyFacts,
  JourneyVerdict,
  LineChange,
  LineRef,
  RegionDiff,
  RunFacts,
  StopChange,
  UncoveredDays,
} from '@tripwright/region-diff';
import type { EditorText, SayInEditor } from '../editor-texts.ts';

/** A row of the view: what it is about, and what became of it. */
export interface ChangeRow {
  readonly label: string;
  readonly description?: string;
  /** Name of one of the editor's own pictures. */
  readonly icon?: string;
  readonly children?: readonly ChangeRow[];
  /** Whether its children are shown from the start. */
  readonly isOpen?: boolean;
}

/** Rows below one heading: more would not be read. */
const MOST_ROWS = 200;

const VERDICTS: Readonly<Record<JourneyVerdict, readonly [text: EditorText, icon: string]>> = {
  lost: ['changes.lost', 'error'],
  later: ['changes.later', 'warning'],
  harder: ['changes.harder', 'warning'],
  same: ['changes.same', 'pass'],
  easier: ['changes.easier', 'arrow-up'],
  earlier: ['changes.earlier', 'arrow-up'],
  found: ['changes.found', 'add'],
};

/** Texts of what is closed and of what is open now. */
const RUNS_FOR: Readonly<Record<AccessNeed, readonly [lost: EditorText, gained: EditorText]>> = {
  wheelchair: ['changes.runsNoWheelchair', 'changes.runsWheelchair'],
  bicycle: ['changes.runsNoBicycle', 'changes.runsBicycle'],
};
const DEPARTURES_FOR_WHEELCHAIRS = ['changes.departuresNoWheelchair', 'changes.departuresWheelchair'] as const;

/** A longer list of journeys, stops or changes of access is closed at first, so that the lines stay in sight. */
const FEW_ROWS = 6;

/** A comparison as rows: days after the end of the new timetable, journeys, access for wheelchairs and bicycles, lines with their runs, stops; the losses first. */
export function changeRows(diff: RegionDiff, say: SayInEditor, locale: string): readonly ChangeRow[] {
  const words: Words = { say, clock: clockOf(locale), number: (value) => value.toLocaleString(locale) };
  const { journeys, access, lines, stops, uncovered } = diff;
  const sections = [
    uncovered.filter(({ isAfterEnd }) => isAfterEnd).map((days) => uncoveredRow(days, words)),
    section(
      say('changes.journeys'),
      journeys.map((journey) => journeyRow(journey, words, locale)),
      journeys.length <= FEW_ROWS,
    ),
    section(
      say('changes.access'),
      access.map((change) => accessRow(change, words)),
      access.length <= FEW_ROWS,
    ),
    section(
      say('changes.lines'),
      lines.map((line) => lineRow(line, words)),
      true,
    ),
    section(
      say('changes.stops'),
      stops.map((stop) => stopRow(stop, words)),
      stops.length <= FEW_ROWS,
    ),
  ].flat();
  return sections.length === 0 ? [{ label: say('changes.none'), icon: 'pass' }] : sections;
}

interface Words {
  readonly say: SayInEditor;
  /** Seconds of a service day as a time of the clock. */
  readonly clock: (seconds: number) => string;
  readonly number: (value: number) => string;
}

function section(label: string, rows: readonly ChangeRow[], isOpen: boolean): readonly ChangeRow[] {
  if (rows.length === 0) return [];
  return [{ label, description: String(rows.length), children: cut(rows), isOpen }];
}

function cut(rows: readonly ChangeRow[]): readonly ChangeRow[] {
  if (rows.length <= MOST_ROWS) return rows;
  return [...rows.slice(0, MOST_ROWS), { label: `… +${rows.length - MOST_ROWS}` }];
}

function uncoveredRow({ firstDate, lastDate, runs }: UncoveredDays, { say, number }: Words): ChangeRow {
  return {
    label: `${firstDate} – ${lastDate}`,
    description: say('changes.runs', { old: number(runs), new: number(0) }),
    icon: 'error',
  };
}

/** A narrow side bar shows the beginning: the verdict, or the name of a saved trip. */
function journeyRow(
  { probe, asked, timezone, verdict, lostSeconds, old, new: fresh }: JourneyChange,
  { say }: Words,
  locale: string,
): ChangeRow {
  const [text, icon] = VERDICTS[verdict];
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: timezone });
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });
  const of = (journey: JourneyFacts | undefined): string =>
    journey === undefined
      ? '–'
      : `${clock.format(1000 * journey.departure)}–${clock.format(1000 * journey.arrival)} ${journey.lines.join(', ')}`.trimEnd();
  const what = say(text, { minutes: Math.round(Math.abs(lostSeconds) / 60) });
  const when = moment.format(1000 * asked);
  const ways = verdict === 'same' ? '' : ` (${of(old)} → ${of(fresh)})`;
  return probe.cause === 'saved'
    ? { label: probe.name, description: `${what} · ${when}${ways}`, icon }
    : { label: what, description: `${probe.name} · ${when}${ways}`, icon };
}

function accessRow({ need, line, stop, lost, gained }: AccessChange, { say, number }: Words): ChangeRow {
  const [lostText, gainedText] = stop === undefined ? RUNS_FOR[need] : DEPARTURES_FOR_WHEELCHAIRS;
  const parts = [
    ...(lost > 0 ? [say(lostText, { count: number(lost) })] : []),
    ...(gained > 0 ? [say(gainedText, { count: number(gained) })] : []),
  ];
  return {
    label: stop !== undefined ? nameOfStop(stop) : line === undefined ? '' : nameOfLine(line),
    description: parts.join(' · '),
    icon: lost > gained ? 'error' : lost > 0 ? 'warning' : 'add',
  };
}

function lineRow({ line, kind, runs, lost, added, retimed, rerouted }: LineChange, words: Words): ChangeRow {
  const { say, clock, number } = words;
  const run = (facts: RunFacts, text: string, icon: string): ChangeRow => ({
    label: `${clock(facts.departure)} ${facts.from} → ${facts.to} ${clock(facts.arrival)}`,
    description: `${text} · ${say('changes.days', { count: facts.dayCount })}`,
    icon,
  });
  const rows = [
    ...lost.map((facts) => run(facts, say('changes.runLost'), 'error')),
    ...rerouted.map((facts) => run(facts, say('changes.runStops'), 'git-compare')),
    ...retimed.map((facts) => run(facts, say('changes.runMoved', { time: clock(facts.newDeparture) }), 'clock')),
    ...added.map((facts) => run(facts, say('changes.runNew'), 'add')),
  ];
  const state = { lost: say('changes.lineLost'), new: say('changes.lineNew'), changed: '' }[kind];
  const counts = say('changes.runs', { old: number(runs.old), new: number(runs.new) });
  return {
    label: nameOfLine(line),
    description: [state, counts, line.operator].filter((part) => part !== '').join(' · '),
    icon: kind === 'lost' ? 'error' : kind === 'new' ? 'add' : lost.length > added.length ? 'warning' : 'git-compare',
    children: cut(rows),
  };
}

function stopRow(stop: StopChange, { say, number }: Words): ChangeRow {
  const { kind, departures, newName } = stop;
  const counts = say('changes.departures', { old: number(departures.old), new: number(departures.new) });
  const icons = { lost: 'error', fewer: 'warning', new: 'add', more: 'arrow-up', moved: 'location', renamed: 'edit' };
  return {
    label: nameOfStop(stop),
    description: newName === undefined ? counts : `→ ${newName} · ${counts}`,
    icon: icons[kind],
  };
}

function nameOfLine({ name, id }: LineRef): string {
  return name === '' ? id : name;
}

function nameOfStop({ name, code }: { readonly name: string; readonly code: string }): string {
  return code === '' ? name : `${name} [${code}]`;
}

/** Seconds of a service day as a clock time in a language; those of the day after are marked by `+1`. */
function clockOf(locale: string): (seconds: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (seconds) => {
    const days = Math.floor(seconds / 86_400);
    return `${format.format(1000 * (seconds - days * 86_400))}${days > 0 ? `+${days}` : ''}`;
  };
}
