import type { Call, StopEvent } from '@tripwright/core/model';
import type { EventTime, Resolvers, StopEventState } from '../__generated__/resolver-types.ts';
import { writeBoardPage } from '../board-page.ts';
import { RULES, scheduledPlatform } from '../boarding.ts';
import { eventTime, liveTime } from '../event-time.ts';
import { namedAlerts } from '../lookups/alerts.ts';
import { readBoard } from '../lookups/boards.ts';
import { serviceOf } from '../lookups/services.ts';
import type { StopEventSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

export const boardResolvers = {
  Stop: {
    departures: (stop, { to, ...asked }, context) =>
      readBoard(stop, { ...asked, show: 'departures', others: to }, context),
    arrivals: (stop, { origins, ...asked }, context) =>
      readBoard(stop, { ...asked, show: 'arrivals', others: origins }, context),
  },
  StopEventConnection: {
    window: ({ window }) => window,
    live: ({ region, facts }) => (facts === undefined ? null : { region, live: facts }),
  },
  BoardWindow: {
    from: ({ region, from }) => ({ at: from, zone: region.timezone }),
    to: ({ region, to }) => ({ at: to, zone: region.timezone }),
    earlier: ({ from, to }) => writeBoardPage({ from: from - (to - from), to: from }),
    later: ({ from, to }) => writeBoardPage({ from: to, to: to + (to - from) }),
  },
  StopEvent: {
    time: (source) => timeOf(source),
    state: ({ event }) => STATES[event.state],
    stop: ({ region, stop }) => ({ region, stop }),
    platform: ({ stop }) => (stop.platform === '' ? null : stop.platform),
    scheduledPlatform: (source) => scheduledPlatform(callOf(source)),
    headsign: ({ event }) => (event.ride.headsign === '' ? null : event.ride.headsign),
    rule: ({ event }) => RULES[event.rule],
    service: ({ region, event, realtime }) => serviceOf(region, event.ride, realtime, event.state === 'cancelled'),
    other: ({ region, event: { ride, otherEnd } }) => {
      const call = otherEnd === undefined ? undefined : ride.calls[otherEnd];
      return call === undefined ? null : { region, ride, call };
    },
    alerts: ({ region, event, alerts }, _, { locale }) => namedAlerts(region, { alerts }, event.ride.alerts, locale),
  },
} satisfies Resolvers;

const STATES: Readonly<Record<StopEvent['state'], StopEventState>> = {
  runs: 'RUNS',
  cancelled: 'CANCELLED',
  skipped: 'SKIPPED',
};

function callOf({ event: { ride }, show }: StopEventSource): Call | undefined {
  return show === 'arrivals' ? ride.calls.at(-1) : ride.calls[0];
}

function timeOf(source: StopEventSource): EventTime {
  const { region, stop, event, show } = source;
  const call = callOf(source);
  const zone = stop.timezone === '' ? region.timezone : stop.timezone;
  const zoned = (at: number): ZonedTime => ({ at, zone });
  const isExact = event.ride.headway === undefined && call?.approximate !== true;
  // What does not come has no time of now.
  const live = event.state === 'runs' ? liveTime(call?.live, show === 'arrivals' ? 'arrival' : 'departure') : undefined;
  const written = { ...live, scheduled: event.scheduled };
  return eventTime(
    event.time,
    live === undefined ? undefined : { ...written, kind: live.kind },
    event.ride.live?.updated,
    isExact,
    zoned,
  );
}
