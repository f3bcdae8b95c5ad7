// The items of the correctness checklist: a title for each id, and why an id has no test. Read by print-correctness.ts.

/** A group of items: the n-th title (from 1) belongs to the id `<name>-<n>`. */
export interface CorrectnessGroup {
  readonly name: string;
  readonly subject: string;
  /** Why items without a test have none, unless {@link reasons} says something else. Absent where every item needs its own word. */
  readonly otherwise?: string;
  /** Separated by `;`, in the order of their numbers. */
  readonly titles: string;
}

export const groups: readonly CorrectnessGroup[] = [
  {
    name: 'CAL',
    subject: 'calendars and time',
    titles:
      'Both ends of a period run; Exceptions win; Only one calendar file; A week of zeros; Unknown service; Noon rule; Times past midnight; Overlapping service days; Service date of a leg; Stop zones are for display; Several agency zones; Several feed zones; Odd zones do not throw; Doubtful wall times; Feed out of date; Declared validity; Window over midnight; Leap days and year ends; Weekday from the date',
  },
  {
    name: 'ST',
    subject: 'stop times and trips',
    titles:
      'Order of calls; Interpolated times; One time for both; Ends without time; Long runs of blanks; Approximate times; No boarding or alighting; On request; Trips without passengers; Same stop twice; No needless loops; Overtaking; Zero durations; Backward times; Headsign per stop; Too few stops; Calls at stations; Continuous stopping; Direction is no key; Impossible speeds; What makes a pattern; Unknown is neither yes nor no; Extended route types; Names and colours of lines',
  },
  {
    name: 'FQ',
    subject: 'frequencies',
    titles:
      'Written times are intervals; End is exclusive; Exact or headway; Several windows; Windows over midnight; Mixed with plain trips; Rides end after the window; Live headway trips; Interval of a group; Impossible headways',
  },
  {
    name: 'BL',
    subject: 'blocks and linked trips',
    titles:
      'Staying seated; One boarding; Junction ignores boarding rules; Types 4 and 5; Several and next-day links; Different stops at the junction; Overlap in a block; Chains; Avoided junction; Live changes at the junction; A segment per trip',
  },
  {
    name: 'TR',
    subject: 'transfers',
    titles:
      'Specificity; Stations cover platforms; Forbidden changes; Minimum times; Timed changes; Recommendations; Change at one stop; Directed, not transitive; The arriving trip matters; Implausible rows; Between feeds; Slack and walking; Walks are closed; Choice among equals',
  },
  {
    name: 'PW',
    subject: 'stations',
    otherwise: 'not yet: journeys through station pathways',
    titles:
      'Kinds of places; Inherited place and name; Pathways are the only ways; Boarding areas; One-way pathways; Traversal time; Step-free ways; Signs in reverse; Levels; Fare gates; Shared entrances; Inherited wheelchair access; What riders read; Locked platforms; Link to the street',
  },
  {
    name: 'SH',
    subject: 'shapes',
    otherwise: 'not yet: live data',
    titles:
      'Order of points; Distances in both files; Matching in order; Misleading distances; Absent or far shapes; Sane places; Cuts meet; Live shapes',
  },
  {
    name: 'FA',
    subject: 'fares',
    otherwise: 'not yet: fares',
    titles:
      'One version per feed; Money; Transfers of a fare; Passed zones; Zone of a platform; Rule priority; Timeframes; Transfer rules; Joined legs; Areas and products; Unknown is not free; In-seat changes',
  },
  {
    name: 'TL',
    subject: 'languages',
    otherwise: 'not yet: translated names in answers',
    titles:
      'Two ways to address; Sub ids; Language fallback; Many original languages; What is translated; Missing locale; Caches by locale; Placeholders; Attributions; Formats and plurals',
  },
  {
    name: 'FM',
    subject: 'several feeds',
    titles:
      'Ids per feed; The only agency; Duplicate lines; Same stop in two feeds; Reloading one feed; Stable places and hashes; Indices are no ids',
  },
  {
    name: 'IM',
    subject: 'bad input',
    titles:
      'Marks and line ends; Quotes; Columns; Missing files; Archives; Broken references; Duplicate keys; Bad coordinates; Odd numbers and times; Odd dates and zones; Odd ids; Encodings; Huge files; Damaged archives; Coverage of dates; Determinism; Damaged live data',
  },
  {
    name: 'RT',
    subject: 'live data',
    otherwise: 'not yet: live data',
    titles:
      'Delay carries on; No data; Skipped stops; Time beats delay; Delay of a trip; Early running; Matching by stop; Unsorted updates; Cancelled and deleted; New trips; Replaced and copied trips; Absent start date; Wrong start date; Without trip id; Unresolvable; Full messages replace; Older messages; Stale data; Passed stops; Changed platforms; Live rules of a stop; Delay beyond headway; Delayed blocks; Negative waits; Searching delayed times; Whom alerts inform; When alerts apply; Alert texts; Effects; Unknown values; Occupancy; Odd time stamps; Detours; Feed version; One snapshot; Vehicle positions',
  },
  {
    name: 'OS',
    subject: 'streets',
    otherwise: 'not yet: street routing of this case',
    titles:
      'Special keys win; Defaults by kind; Values; Destination only; Per direction; One-way; Contraflow; Feet and one-way; Motor roads; Pushing a bicycle; Pavements; Scooters; Barriers; Barriers at junctions; Walls; Locked gates; Turn bans at nodes; Turn bans over ways; Exceptions; Broken bans; Bans on split ends; Bans in reverse; U-turns; Conditions; Opening hours; Speed limits; Ferries; Stairs; Signals; Roundabouts; Hills; Wheelchairs; Lifts; Storeys; Plazas; Rings; Islands; Odd topology; Ids; Parking; Crossings without node; Layers; Snapping by mode; Snapping by component; Both on one edge; True distance; Street names; Too far',
  },
  {
    name: 'SV',
    subject: 'shared vehicles and on-demand',
    titles:
      'Empty and full; Counts are of now; Per vehicle type; Versions; Not available; No types; Return rules; Range; Zones; Zone borders; Out of reach; Collecting and returning; Age of data; Closed systems; Prices; On-demand zones; Booking rules; Windows over midnight; Taxis; Own vehicles; Bicycles on board',
  },
  {
    name: 'IT',
    subject: 'answers',
    titles:
      'Pareto; Range sets are filtered; Equal answers; Counting changes; Same line, same vehicle; No early departure; Arrive-by mirrors; Independent of the window; Waiting adds up; Earlier trips; Groups; Combined modes; Walking wins; Very short; At a stop; Unreachable; Coordinates; Midnight; Odd times; Wheelchair; Avoided stops; Codes and ids; First mile by vehicle; Templates; Placeholders; Cells; Mode identifiers; Same twice; Rounding; Limits; Zones; Long distance; Cancelled; Alerts',
  },
];

const live = 'not yet: live data';

/** Why an id has no test that quotes it. An id with a test must not stand here. */
export const reasons: Readonly<Record<string, string>> = {
  'FQ-8': live,
  'BL-10': live,
  'IM-17': live,
  'IT-33': live,
  'IT-34': live,
};
