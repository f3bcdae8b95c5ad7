/** Kinds of day; each is one GTFS service. */
export type DayKind = 'weekday' | 'saturday' | 'sunday' | 'school';

/** Departures from `from` until before `to` (minutes after midnight of the service day), at a headway in minutes. */
export type Band = readonly [from: number, to: number, everyMinutes: number];

/** Headways of a line, by kind of day. */
export interface ServicePlan {
  readonly days: Readonly<Partial<Record<DayKind, readonly Band[]>>>;
  /** Written to frequencies.txt instead of single trips; `loose` runs have no exact times. */
  readonly frequency?: 'exact' | 'loose';
}

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const servicePlans: Readonly<Record<string, ServicePlan>> = {
  metro: {
    days: {
      weekday: [
        [at(5), at(7), 10],
        [at(7), at(9), 5],
        [at(9), at(15), 7.5],
        [at(15), at(18, 30), 5],
        [at(18, 30), at(21), 7.5],
        [at(21), at(29), 12],
      ],
      saturday: [
        [at(5, 30), at(9), 12],
        [at(9), at(20), 7.5],
        [at(20), at(30), 15],
      ],
      sunday: [
        [at(6), at(10), 15],
        [at(10), at(20), 10],
        [at(20), at(29), 12],
      ],
    },
  },
  tram: {
    days: {
      weekday: [
        [at(4, 50), at(6, 30), 15],
        [at(6, 30), at(9), 7.5],
        [at(9), at(15), 10],
        [at(15), at(18, 30), 7.5],
        [at(18, 30), at(21), 12],
        [at(21), at(24, 45), 20],
      ],
      saturday: [
        [at(5, 30), at(9), 20],
        [at(9), at(19), 10],
        [at(19), at(25), 20],
      ],
      sunday: [
        [at(6), at(10), 30],
        [at(10), at(19), 15],
        [at(19), at(24), 20],
      ],
    },
  },
  bus: {
    days: {
      weekday: [
        [at(5), at(6, 30), 20],
        [at(6, 30), at(9), 10],
        [at(9), at(15), 15],
        [at(15), at(18, 30), 10],
        [at(18, 30), at(21), 20],
        [at(21), at(24, 15), 30],
      ],
      saturday: [
        [at(6), at(9), 30],
        [at(9), at(19), 15],
        [at(19), at(24), 30],
      ],
      sunday: [
        [at(7), at(21), 30],
        [at(21), at(23, 30), 60],
      ],
    },
  },
  express: {
    days: {
      weekday: [
        [at(4, 30), at(6, 30), 30],
        [at(6, 30), at(9, 30), 12],
        [at(9, 30), at(15), 20],
        [at(15), at(19), 12],
        [at(19), at(23), 30],
      ],
      saturday: [[at(5), at(23), 30]],
      sunday: [[at(5), at(23), 30]],
    },
  },
  night: {
    days: {
      weekday: [[at(24, 20), at(28, 40), 40]],
      saturday: [[at(24, 10), at(29), 20]],
      sunday: [[at(24, 20), at(28, 40), 40]],
    },
  },
  school: {
    days: {
      school: [
        [at(7, 20), at(7, 40), 10],
        [at(13, 15), at(15, 20), 60],
      ],
    },
  },
  coach: {
    days: {
      weekday: [
        [at(6, 5), at(21), 60],
        [at(21), at(23, 30), 120],
      ],
      saturday: [[at(7, 5), at(21), 120]],
      sunday: [[at(8, 5), at(22), 120]],
    },
  },
  'line-taxi': {
    days: {
      weekday: [[at(6, 10), at(21), 20]],
      saturday: [[at(7, 10), at(21), 30]],
      sunday: [[at(8, 10), at(20), 30]],
    },
  },
  cablecar: {
    days: {
      weekday: [[at(6, 30), at(21), 12]],
      saturday: [[at(8), at(23), 12]],
      sunday: [[at(9), at(20), 15]],
    },
  },
  train: {
    days: {
      weekday: [
        [at(4, 45), at(6), 30],
        [at(6), at(20), 15],
        [at(20), at(24, 30), 30],
      ],
      saturday: [
        [at(5, 15), at(9), 30],
        [at(9), at(19), 15],
        [at(19), at(25), 30],
      ],
      sunday: [[at(5, 45), at(24), 30]],
    },
  },
  regional: {
    days: {
      weekday: [
        [at(5, 40), at(9), 30],
        [at(9), at(15), 60],
        [at(15), at(19), 30],
        [at(19), at(23, 45), 60],
      ],
      saturday: [[at(6, 40), at(23, 45), 60]],
      sunday: [[at(7, 40), at(23, 45), 60]],
    },
  },
  intercity: {
    days: {
      weekday: [[at(5, 50), at(22), 60]],
      saturday: [[at(6, 50), at(22), 60]],
      sunday: [[at(7, 50), at(22), 120]],
    },
  },
  monorail: {
    frequency: 'exact',
    days: {
      weekday: [[at(4, 30), at(24, 30), 6]],
      saturday: [[at(4, 30), at(24, 30), 8]],
      sunday: [[at(4, 30), at(24, 30), 8]],
    },
  },
  funicular: {
    days: {
      weekday: [[at(6), at(22), 10]],
      saturday: [[at(7), at(24, 30), 10]],
      sunday: [[at(8), at(22), 12]],
    },
  },
  gondola: {
    frequency: 'loose',
    days: {
      weekday: [[at(9), at(19), 3]],
      saturday: [[at(9), at(21), 2]],
      sunday: [[at(9), at(21), 2]],
    },
  },
  ferry: {
    days: {
      weekday: [
        [at(5, 50), at(9), 30],
        [at(9), at(15), 60],
        [at(15), at(19), 30],
        [at(19), at(23, 55), 60],
      ],
      saturday: [
        [at(7), at(20), 30],
        [at(20), at(24, 30), 60],
      ],
      sunday: [
        [at(8), at(20), 30],
        [at(20), at(23), 60],
      ],
    },
  },
};

/** The timetable of a service plan. @throws RangeError for an unknown plan */
export function getServicePlan(plan: string): ServicePlan {
  const found = servicePlans[plan];
  if (found === undefined) throw new RangeError(`there is no service plan ${plan}`);
  return found;
}
