import {
  type IdMatchCounts,
  isForOtherVersion,
  type PathwayTableReport,
  type Sampled,
  type TripMatchCounts,
} from '@tripwright/core/live';
import { counted } from '../counted.ts';
import type { CheckedCounts, CheckedMessage, CheckedSource } from './checked-source.ts';

/** The lines printed about a source. */
export function describeSource({
  name,
  from,
  feed,
  system,
  verdict,
  reason,
  pathways,
  message,
  counts,
}: CheckedSource): string[] {
  const target = system === undefined ? `the feed ${feed}` : `the system ${system}`;
  const head = `${verdict === 'good' ? '✓' : '✗'} ${name}: ${from}, held against ${target}`;
  return [
    head,
    ...(reason === undefined ? [] : [row(verdict, reason)]),
    ...(pathways === undefined ? [] : describeTable(pathways)),
    ...(message === undefined ? [] : describeMessage(message)),
    ...(counts === undefined ? [] : describeSystem(counts)),
  ];
}

function describeTable({ rows, unknown }: PathwayTableReport): string[] {
  return [
    row('lifts', `${rows - unknown.length} of ${counted(rows, 'row')} name pathways of the feed`),
    ...unknown.map(({ named, nearest }) =>
      row('', `no such pathway: ${named}${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`),
    ),
  ];
}

function describeSystem({
  bytes,
  version,
  timestamp,
  ageSeconds = 0,
  stations,
  vehicles,
  faults,
}: CheckedCounts): string[] {
  const size = bytes === 0 ? '' : `, ${bytes} bytes`;
  const all = stations === undefined ? '' : `${stations.known} of ${stations.all} have counts`;
  return [
    row('counts', `${timeAndAge(timestamp, ageSeconds)}, version ${version}${size}`),
    ...(stations === undefined
      ? []
      : [row('stations', `${all}: ${counted(stations.vehicles, 'vehicle')}, ${counted(stations.docks, 'free dock')}`)]),
    ...(vehicles === undefined ? [] : [row('vehicles', String(vehicles))]),
    ...Object.entries(faults).map(([code, sampled]) => row('left out', describeSampled(code, sampled))),
  ];
}

function timeAndAge(timestamp: number | undefined, ageSeconds: number): string {
  if (timestamp === undefined) return 'no time';
  return `${new Date(timestamp * 1000).toISOString().slice(0, 19)}Z, ${ageSeconds} s old`;
}

function describeMessage(message: CheckedMessage): string[] {
  const { bytes, version, incrementality, timestamp, ageSeconds = 0, facts, feedVersion, match, faults } = message;
  const time = timeAndAge(timestamp, ageSeconds);
  const kinds = [
    counted(facts.tripUpdates, 'trip update'),
    counted(facts.vehicles, 'vehicle'),
    counted(facts.alerts, 'alert'),
    ...Object.entries({ deleted: facts.deleted, ...facts.others }).flatMap(([kind, count]) =>
      count === 0 ? [] : [`${count} ${kind}`],
    ),
  ];
  const free = facts.vehiclesWithoutTrip;
  return [
    row('header', `${time}, version ${version || 'unknown'}, ${incrementality}, ${bytes} bytes`),
    ...(isForOtherVersion(facts, feedVersion)
      ? [
          row(
            'version',
            `made for ${facts.feedVersion} of the feed, the region has ${feedVersion}: ids may mean other trips`,
          ),
        ]
      : []),
    row('entities', `${facts.entities}: ${kinds.join(', ')}`),
    ...describeCounts('trips', facts.trips),
    ...describeCounts('calls', facts.calls),
    ...describeTrips('trip updates', match.tripUpdates),
    ...describeTrips('vehicles', match.vehicles),
    ...(free === 0 ? [] : [row('vehicles', `${free} name no trip`)]),
    ...describeTrips('alerts', match.alerts),
    ...describeIds('stops', match.stops),
    ...describeIds('pathways', match.pathways),
    ...describeIds('routes', match.routes),
    ...describeIds('agencies', match.agencies),
    ...Object.entries(faults).map(([code, sampled]) => row('left out', describeSampled(code, sampled))),
  ];
}

function describeCounts(label: string, counts: Readonly<Record<string, number>>): string[] {
  const names = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return names.length === 0 ? [] : [row(label, names.join(', '))];
}

function describeTrips(
  label: string,
  { named, added, matched, rate, by, missed, repeated }: TripMatchCounts,
): string[] {
  if (named === 0) return [];
  const steps = Object.entries(by).flatMap(([step, count]) => (count === 0 ? [] : [`${count} by ${step}`]));
  const share =
    rate === undefined
      ? 'no trips of the timetable'
      : `${matched} of ${named - added} match (${(rate * 100).toFixed(1)} %)`;
  const parts = [share, ...steps, ...(added === 0 ? [] : [`${added} added`])];
  return [
    row(label, parts.join(', ')),
    ...Object.entries(missed).map(([reason, sampled]) => row('', describeSampled(reason, sampled))),
    ...(repeated.count === 0 ? [] : [row('', describeSampled('same run again', repeated))]),
  ];
}

function describeIds(label: string, { named, unknown }: IdMatchCounts): string[] {
  if (named === 0) return [];
  const missing = unknown.count === 0 ? [] : [row('', describeSampled('unknown', unknown))];
  return [row(label, `${named - unknown.count} of ${named} known`), ...missing];
}

function describeSampled(what: string, { count, samples }: Sampled): string {
  return `${what} ×${count}: ${samples.join(', ')}${count > samples.length ? ' …' : ''}`;
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(13)} ${text}`;
}
