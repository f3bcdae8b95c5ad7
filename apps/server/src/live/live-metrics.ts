import { Gauge, type Registry } from 'prom-client';
import type { RegionStatus, SourceStatus } from './live-status.ts';

/** A number of a source, by what it says. */
interface SourceMetric {
  readonly name: string;
  readonly help: string;
  /** undefined = the source has no such number. */
  readonly value: (source: SourceStatus, now: number) => number | undefined;
}

const SOURCE_METRICS: readonly SourceMetric[] = [
  { name: 'polls_total', help: 'Polls of a source', value: ({ polls }) => polls.polls },
  {
    name: 'poll_failures_total',
    help: 'Polls that failed, messages refused as a whole among them',
    value: ({ polls }) => polls.failures,
  },
  { name: 'polls_unchanged_total', help: 'Polls that brought nothing new', value: ({ polls }) => polls.unchanged },
  {
    name: 'polls_skipped_total',
    help: 'Polls left out because one was under way',
    value: ({ polls }) => polls.skipped,
  },
  { name: 'messages_older_total', help: 'Messages older than the one before', value: ({ older }) => older },
  {
    name: 'messages_held_total',
    help: 'Messages held for a cycle because half of their entities were gone',
    value: ({ held }) => held,
  },
  { name: 'message_bytes', help: 'Bytes of the newest message', value: ({ bytes }) => bytes },
  {
    name: 'message_age_seconds',
    help: 'Age of the newest message',
    value: ({ messageTime }, now) => (messageTime === 0 ? undefined : now - messageTime),
  },
  {
    name: 'match_rate',
    help: 'Share of the trips of a message that are in the timetable, 0 to 1',
    value: ({ match }) => match?.tripUpdates.rate,
  },
  {
    name: 'vehicle_match_rate',
    help: 'Share of the vehicles of a message whose trip is in the timetable, 0 to 1',
    value: ({ match }) => match?.vehicles.rate,
  },
  {
    name: 'station_match_rate',
    help: 'Share of the stations of a system of shared vehicles that have counts, 0 to 1',
    value: ({ counts }) =>
      counts === undefined || counts.ofStations === 0 ? undefined : counts.stations / counts.ofStations,
  },
];

const REGION_METRICS = [
  { name: 'snapshots_total', help: 'Snapshots published', value: (region: RegionStatus) => region.generation },
  { name: 'snapshot_bytes', help: 'Bytes of the newest snapshot', value: (region: RegionStatus) => region.bytes },
  {
    name: 'snapshot_making_seconds',
    help: 'Time that the newest snapshot took',
    value: (region: RegionStatus) => region.makingMs / 1000,
  },
  { name: 'runs', help: 'Runs that differ from the timetable', value: (region: RegionStatus) => region.runs },
  { name: 'alerts', help: 'Alerts', value: (region: RegionStatus) => region.alerts },
  { name: 'vehicles', help: 'Vehicles with a position', value: (region: RegionStatus) => region.vehicles },
] as const;

const PREFIX = 'tripwright_live_';

/** Adds the numbers of all sources of live data to the metrics of a server. */
export function addLiveMetrics(registry: Registry, status: () => readonly RegionStatus[], now: () => number): void {
  const registers = [registry];
  for (const { name, help, value } of REGION_METRICS)
    new Gauge({
      ...{ name: PREFIX + name, help, registers, labelNames: ['region'] as const },
      collect() {
        this.reset();
        for (const region of status()) this.set({ region: region.region }, value(region));
      },
    });
  for (const { name, help, value } of SOURCE_METRICS)
    new Gauge({
      ...{ name: PREFIX + name, help, registers, labelNames: ['region', 'source'] as const },
      collect() {
        this.reset();
        for (const { region, sources } of status())
          for (const source of sources) {
            const number = value(source, now());
            if (number !== undefined) this.set({ region, source: source.name }, number);
          }
      },
    });
  new Gauge({
    name: `${PREFIX}snapshot_info`,
    help: 'The newest snapshot by its id; always 1',
    labelNames: ['region', 'snapshot'] as const,
    registers,
    collect() {
      this.reset();
      for (const { region, snapshot } of status()) if (snapshot !== '') this.set({ region, snapshot }, 1);
    },
  });
  new Gauge({
    name: `${PREFIX}source_health`,
    help: 'The state of a source; 1 for the state that it is in',
    labelNames: ['region', 'source', 'health'] as const,
    registers,
    collect() {
      this.reset();
      for (const { region, sources } of status())
        for (const { name, health } of sources) this.set({ region, source: name, health }, 1);
    },
  });
  new Gauge({
    name: `${PREFIX}unmatched`,
    help: 'Trips of the newest message that are not matched, by the reason',
    labelNames: ['region', 'source', 'reason'] as const,
    registers,
    collect() {
      this.reset();
      for (const { region, sources } of status())
        for (const { name, match } of sources)
          for (const [reason, { count }] of Object.entries(match?.tripUpdates.missed ?? {}))
            this.set({ region, source: name, reason }, count);
    },
  });
}
