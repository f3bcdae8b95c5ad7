import { PlannerError } from '@tripwright/core/base';

/** The options of `transit` that choose the search. */
export interface SearchOptions {
  readonly date?: string;
  readonly time?: string;
  readonly from?: string;
  readonly to?: string;
  readonly arriveBy: boolean;
  readonly window?: number;
  readonly next?: number;
  readonly before?: string;
  readonly after?: string;
  readonly toAll: boolean;
  readonly cost: boolean;
  readonly weights?: string;
  readonly comfort?: string;
  readonly arrivalSlack?: number;
  readonly boardingSlack?: number;
  readonly batch?: string;
}

/** @throws PlannerError `bad-usage` when options are missing, contradict each other or would have no effect */
export function checkCombination(options: SearchOptions): void {
  const { toAll, arriveBy, date, time, from, to } = options;
  const searches = given({
    '--window': options.window,
    '--next': options.next,
    '--to-all': toAll || undefined,
    '--cost': options.cost || undefined,
  });
  if (searches.length > 1) bad(`${searches.join(' and ')} are different searches: choose one.`);
  if (!options.cost) {
    const { weights, comfort, arrivalSlack, boardingSlack } = options;
    const ofCost = given({
      '--weights': weights,
      '--comfort': comfort,
      '--arrival-slack': arrivalSlack,
      '--boarding-slack': boardingSlack,
    });
    if (ofCost.length > 0) bad(`${ofCost.join(' and ')} need --cost: add it, or leave them out.`);
  }
  const cursors = [options.after, options.before].filter((cursor) => cursor !== undefined);
  if (cursors.length > 0 && options.next === undefined) bad('--after and --before need --next N: how many journeys?');
  if (cursors.length > 1) bad('--after and --before lead to different pages: choose one.');
  if (options.batch !== undefined) {
    if (cursors.length > 0)
      bad('--after and --before cannot be given with --batch: a cursor belongs to one pair of stops.');
    if (toAll) bad('--to-all cannot be given with --batch: run the command once for each stop.');
    const ofOne = given({ '--date': date, '--time': time, '--from': from, '--to': to });
    if (ofOne.length > 0)
      bad(`${ofOne.join(' and ')} cannot be given with --batch. Write {"from", "to", "time"} on each line instead.`);
    return;
  }
  // A cursor holds the time at which its page begins.
  if (cursors.length === 0 && (date === undefined || time === undefined))
    bad('transit needs --date and --time (or --batch FILE).');
  if (!toAll) {
    if (from === undefined || to === undefined) bad('transit needs --from and --to (or --batch FILE).');
    return;
  }
  if ((arriveBy ? to : from) === undefined) bad('--to-all needs --from, or --to with --arrive-by.');
  if (arriveBy && from !== undefined) bad('--to-all with --arrive-by searches from every stop: leave out --from.');
  if (!arriveBy && to !== undefined) bad('--to-all searches to every stop: leave out --to, or leave out --to-all.');
}

/** Names of the options that are set. */
function given(options: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(options).filter((name) => options[name] !== undefined);
}

function bad(text: string): never {
  throw new PlannerError('bad-usage', text);
}
