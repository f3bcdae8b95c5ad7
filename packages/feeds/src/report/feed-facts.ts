/** The period in which a feed runs, and on how many of its days: `2026-01-01 to 2026-12-31, 365 days, 52 of them without service`. */
export function serviceFacts(feed: {
  /** `YYYY-MM-DD`, '' without departures. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly departuresPerDay: readonly number[];
}): string {
  if (feed.firstDay === '') return 'none';
  const days = feed.departuresPerDay.length;
  const idle = feed.departuresPerDay.filter((departures) => departures === 0).length;
  const length = days === 1 ? '1 day' : `${days.toLocaleString('en')} days`;
  return `${feed.firstDay} to ${feed.lastDay}, ${length}${idle === 0 ? '' : `, ${idle.toLocaleString('en')} of them without service`}`;
}
