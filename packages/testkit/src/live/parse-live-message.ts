import type {
  BoardingRule,
  CallEvent,
  CallRelationship,
  CallUpdate,
  RealtimeEntity,
  RealtimeMessage,
  TripDescriptor,
  TripRelationship,
  TripUpdate,
} from '@tripwright/core/live';
import { parseDuration } from '../scenes/clock-text.ts';
import type { Scene } from '../scenes/scene.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A message of a source, read from text. */
export interface DrawnMessage {
  /** Name of the source: `live` unless the text names another. */
  readonly source: string;
  /** Unix seconds of the header, and of the reading. */
  readonly at: number;
  readonly message: RealtimeMessage;
}

const TRIP_WORDS: Readonly<Record<string, TripRelationship>> = {
  cancelled: 'CANCELED',
  deleted: 'DELETED',
  new: 'NEW',
  added: 'ADDED',
  replaced: 'REPLACEMENT',
  duplicated: 'DUPLICATED',
  unscheduled: 'UNSCHEDULED',
  scheduled: 'SCHEDULED',
  future: 'UNKNOWN_42',
};
const CALL_WORDS: Readonly<Record<string, CallRelationship>> = {
  skipped: 'SKIPPED',
  'no-data': 'NO_DATA',
  unscheduled: 'UNSCHEDULED',
};

/**
 * Reads messages from text, in the order of their reading; times are those of the scene:
 *
 *     at 10:02 [source NAME] [differential]         a message; the lines up to the next one are its entities
 *     trip R1/1 cancelled                           a trip update; `new`, `added`, `replaced`, `duplicated`, `deleted`, `unscheduled` likewise
 *     trip R1/1 date 2024-05-16 start 06:20 delay +2m route R1 direction 0 vehicle v1 headsign Museum entity 7 time 10:01
 *     trip R1/1 duplicated copy X1 copydate 2024-05-16 copystart 11:00      `date -` gives no start date
 *       - B arr +2m dep 10:15                       a stop time update: delays have a sign, times do not; `#3` or `B#3` names the number
 *       - C skipped                                 also no-data, unscheduled
 *       - D to D2 sched 10:30 pickup none dropoff none headsign Harbour
 *     vehicle v1 R1/1 at 40.0 8.01 stopped B time 10:02                     `next B`, `#3`, no trip: `vehicle v1 - at …`
 *     gone 7                                        the entity of that id is withdrawn
 *
 * @throws an error that names the line
 */
export function parseLiveMessages(scene: Scene, text: string): DrawnMessage[] {
  const reader = new MessageReader(scene);
  for (const raw of text.split('\n')) {
    const line = raw.replace(/(^|\s)\/\/.*/, '').trim();
    if (line === '') continue;
    try {
      reader.read(line.split(/\s+/));
    } catch (error) {
      throw new Error(`message line "${line}": ${(error as Error).message}`);
    }
  }
  return reader.messages;
}

class MessageReader {
  readonly messages: (DrawnMessage & { readonly message: { entities: RealtimeEntity[] } })[] = [];
  readonly #scene: Scene;
  #calls: CallUpdate[] = [];
  #entity = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  read([command = '', ...words]: readonly string[]): void {
    if (command === 'at') this.#begin(words);
    else if (command === 'trip') this.#trip(words);
    else if (command === '-') this.#calls.push(this.#call(words));
    else if (command === 'vehicle') this.#vehicle(words);
    else if (command === 'gone') this.#add({ id: words[0] ?? '', isDeleted: true, others: [] });
    else throw new Error(`"${command}" begins no line`);
  }

  #begin([clock = '', ...words]: readonly string[]): void {
    const at = this.#scene.at(clock);
    const source = words[0] === 'source' ? (words[1] ?? '') : 'live';
    const incrementality = words.includes('differential') ? ('DIFFERENTIAL' as const) : ('FULL_DATASET' as const);
    this.messages.push({
      source,
      at,
      message: { header: { version: '2.0', timestamp: at, incrementality }, entities: [] },
    });
  }

  #add(entity: RealtimeEntity): void {
    const message = this.messages.at(-1);
    if (message === undefined) throw new Error('stands before the first "at"');
    (message.message.entities as RealtimeEntity[]).push(entity);
  }

  #trip([name = '', ...words]: readonly string[]): void {
    const trip: Mutable<TripDescriptor> = {
      ...(name === '-' ? {} : { tripId: name }),
      startDate: this.#scene.date.replaceAll('-', ''),
    };
    const properties: Mutable<NonNullable<TripUpdate['properties']>> = {};
    this.#calls = [];
    const update: Mutable<TripUpdate> = { trip, calls: this.#calls };
    let id = `${name} ${this.#entity++}`;
    const set: Readonly<Record<string, (value: string) => void>> = {
      date: (value) => {
        if (value === '-') delete trip.startDate;
        else trip.startDate = value.replaceAll('-', '');
      },
      start: (value) => {
        trip.startTime = clockOf(value);
      },
      route: (value) => {
        trip.routeId = value;
      },
      direction: (value) => {
        trip.directionId = Number(value);
      },
      delay: (value) => {
        update.delay = signedSeconds(value);
      },
      vehicle: (value) => {
        update.vehicle = { id: value };
      },
      time: (value) => {
        update.timestamp = this.#scene.at(value);
      },
      entity: (value) => {
        id = value;
      },
      headsign: (value) => {
        properties.headsign = value;
      },
      copy: (value) => {
        properties.tripId = value;
      },
      copydate: (value) => {
        properties.startDate = value.replaceAll('-', '');
      },
      copystart: (value) => {
        properties.startTime = clockOf(value);
      },
    };
    for (let i = 0; i < words.length; i++) {
      const relationship = TRIP_WORDS[words[i]!];
      if (relationship !== undefined) trip.relationship = relationship;
      else setterOf(set, words[i]!)(words[++i] ?? '');
    }
    if (Object.keys(properties).length > 0) update.properties = properties;
    this.#add({ id, others: [], tripUpdate: update });
  }

  #call([place = '', ...words]: readonly string[]): CallUpdate {
    const [stopId = '', sequence] = place.split('#');
    const arrival: Mutable<CallEvent> = {};
    const departure: Mutable<CallEvent> = {};
    const properties: Mutable<NonNullable<CallUpdate['properties']>> = {};
    let relationship: CallRelationship | undefined;
    const give = (event: Mutable<CallEvent>, value: string): void => {
      if (/^[+-]/.test(value)) event.delay = signedSeconds(value);
      else event.time = this.#scene.at(value);
    };
    const set: Readonly<Record<string, (value: string) => void>> = {
      arr: (value) => give(arrival, value),
      dep: (value) => give(departure, value),
      sched: (value) => {
        arrival.scheduledTime = this.#scene.at(value);
        departure.scheduledTime = this.#scene.at(value);
      },
      to: (value) => {
        properties.assignedStopId = value;
      },
      headsign: (value) => {
        properties.headsign = value;
      },
      pickup: (value) => {
        properties.pickup = value.toUpperCase() as BoardingRule;
      },
      dropoff: (value) => {
        properties.dropOff = value.toUpperCase() as BoardingRule;
      },
    };
    for (let i = 0; i < words.length; i++) {
      const known = CALL_WORDS[words[i]!];
      if (known !== undefined) relationship = known;
      else setterOf(set, words[i]!)(words[++i] ?? '');
    }
    return {
      ...(stopId === '' ? {} : { stopId }),
      ...(sequence === undefined ? {} : { stopSequence: Number(sequence) }),
      ...(Object.keys(arrival).length === 0 ? {} : { arrival }),
      ...(Object.keys(departure).length === 0 ? {} : { departure }),
      ...(relationship === undefined ? {} : { relationship }),
      ...(Object.keys(properties).length === 0 ? {} : { properties }),
    };
  }

  #vehicle([vehicle = '', name = '', ...words]: readonly string[]): void {
    const startDate = this.#scene.date.replaceAll('-', '');
    const facts: Mutable<NonNullable<RealtimeEntity['vehicle']>> = {
      vehicle: { id: vehicle },
      carriages: [],
      ...(name === '-' ? {} : { trip: { tripId: name, startDate } }),
    };
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if (word === 'at') facts.position = { lat: Number(words[++i]), lng: Number(words[++i]) };
      else if (word === 'time') facts.timestamp = this.#scene.at(words[++i] ?? '');
      else if (word.startsWith('#')) facts.stopSequence = Number(word.slice(1));
      else if (word === 'stopped' || word === 'next') {
        facts.status = word === 'stopped' ? 'STOPPED_AT' : 'IN_TRANSIT_TO';
        facts.stopId = words[++i] ?? '';
      } else throw new Error(`"${word}" is no word of a vehicle`);
    }
    this.#add({ id: `vehicle ${this.#entity++}`, others: [], vehicle: facts });
  }
}

function setterOf(set: Readonly<Record<string, (value: string) => void>>, word: string): (value: string) => void {
  const found = set[word];
  if (found === undefined) throw new Error(`"${word}" is no word of this line`);
  return found;
}

/** `+2m`, `-90s`, `+0`. */
function signedSeconds(text: string): number {
  const seconds = text.slice(1) === '0' ? 0 : parseDuration(text.slice(1));
  if (seconds === undefined || !/^[+-]/.test(text)) throw new Error(`"${text}" is no delay`);
  return text.startsWith('-') ? -seconds : seconds;
}

function clockOf(text: string): string {
  return /^\d+:\d\d$/.test(text) ? `${text}:00` : text;
}
