import type { Known } from '@tripwright/core/timetable';
import type { FeedRows } from '@tripwright/core/timetable/build';
import type { WalkingLink } from '../journeys/journey.ts';
import { type StopKey, stopKey } from '../journeys/stop-key.ts';
import { dayNumber } from '../rules/service-day-start.ts';
import { parseClock, parseDuration } from './clock-text.ts';
import { type DrawnCall, FeedBuilder } from './feed-builder.ts';

/** The world drawn by a scene's text. */
export interface ParsedScene {
  readonly feeds: readonly FeedRows[];
  readonly links: readonly WalkingLink[];
  /** `YYYY-MM-DD`: the day of the times in queries. */
  readonly date: string;
  /** Zone of the first feed; answers are printed in it. */
  readonly zone: string;
  /** Finds a stop by its name in the text. */
  key(name: string): StopKey;
}

/** The day of scenes without a date: a Wednesday on which no clock changes anywhere. */
export const SCENE_DATE = '2024-05-15';
const METRES_PER_DEGREE = 111_195;

interface Feed {
  readonly builder: FeedBuilder;
  zone: string;
  agency: string;
  days: readonly number[];
}

/** Pickup and drop-off types by the word after a call's time. */
const CALL_WORDS: Readonly<Record<string, readonly [pickup: number, dropOff: number]>> = {
  pick: [0, 1],
  drop: [1, 0],
  pass: [1, 1],
  phone: [2, 2],
  driver: [3, 3],
};

const TRANSFER_WORDS: Readonly<Record<string, 0 | 1 | 2 | 3 | 4 | 5>> = {
  recommended: 0,
  guaranteed: 1,
  minimum: 2,
  forbidden: 3,
  stay: 4,
  leave: 5,
};

/**
 * Reads a text timetable, one thing per line; `#` begins a comment. Lines that begin with a lower-case word are commands, all others are trips:
 *
 *     date 2024-03-31                  the day of the queries; trips run on it by default
 *     feed rail Europe/London          the following lines are in another feed; zone optional
 *     zone Europe/Berlin               zone of the following lines of this feed (a further agency if there is one)
 *     days 2024-03-30..2024-03-31      service days of the trips that follow; dates or ranges
 *     stops A B C                      stops without a trip, or the order of stops
 *     station S: A B                   A and B are platforms of S
 *     steps C D                        wheelchairs cannot board there
 *     clocks Europe/London C D         zone of the clocks at C and D; does not affect when trips run
 *     near B A 150m                    B stands 150 m north of A; `at B 41.15 -8.61` sets a position, `at B nowhere` removes it
 *     walk A>B 3m     walk A<>B 90s    walking links
 *     R1  A 10:00  B 10:05/10:06  C 25:10 drop     trip R1/1 of route R1 (the next one is R1/2); `R1/x …` names it.
 *                                      Words after a time: pick, drop, pass, phone, driver (boarding, alighting allowed)
 *     R1  A 0:00  B 0:05 | every 10m 08:00-09:00 exact | block b1 | wheelchair no | bikes yes
 *     transfer at A>B 5m               type 2; also guaranteed, forbidden, recommended, minimum (2 without a time)
 *     transfer R1>R2/1 at B guaranteed a route or a trip on either side, * for any
 *     transfer R1/1>R2/1 stay          type 4; `leave` is type 5
 *
 * Naming a stop or a route creates it. A stop of another feed is `feed:stop` where the name alone is ambiguous.
 * @throws an error that names the line
 */
export function parseScene(text: string): ParsedScene {
  const state = new SceneReader();
  for (const [number, raw] of text.split('\n').entries()) {
    const line = raw.replace(/#.*/, '').trim();
    if (line === '') continue;
    try {
      state.read(line);
    } catch (error) {
      throw new Error(`scene line ${number + 1}, "${line}": ${(error as Error).message}`);
    }
  }
  return state.finish();
}

class SceneReader {
  readonly #feeds: Feed[] = [];
  readonly #later: (() => void)[] = [];
  readonly #links: WalkingLink[] = [];
  #date = SCENE_DATE;

  read(line: string): void {
    const words = line.split(/\s+/);
    const [command = '', ...rest] = words;
    switch (command) {
      case 'date':
        this.#date = dateWord(rest[0]);
        for (const feed of this.#feeds) feed.days = [];
        break;
      case 'feed':
        this.#addFeed(need(rest[0], 'a name'), rest[1] ?? 'UTC');
        break;
      case 'zone':
        this.#changeZone(need(rest[0], 'a zone'));
        break;
      case 'days':
        this.#feed.days = rest.flatMap(daysWord);
        break;
      case 'stops':
        for (const stop of rest) this.#feed.builder.stop(stop);
        break;
      case 'station':
        this.#feed.builder.station(need(rest[0], 'a name').replace(/:$/, ''), rest.slice(1));
        break;
      case 'near':
        this.#placeNear(rest);
        break;
      case 'steps':
        for (const stop of rest) this.#feed.builder.accessible(stop, 2);
        break;
      case 'clocks':
        for (const stop of rest.slice(1)) this.#feed.builder.clocks(stop, need(rest[0], 'a zone'));
        break;
      case 'at':
        this.#feed.builder.place(need(rest[0], 'a stop'), degrees(rest[1]), degrees(rest[2] ?? rest[1]));
        break;
      case 'walk':
        this.#addWalk(rest);
        break;
      case 'transfer':
        this.#addTransfer(rest);
        break;
      default:
        this.#addTrip(line);
    }
  }

  finish(): ParsedScene {
    for (const act of this.#later) act();
    const feeds = this.#feeds.map(({ builder, zone }) => {
      builder.agency('1', zone);
      return builder.build();
    });
    const first = this.#feeds[0];
    return {
      feeds,
      links: this.#links,
      date: this.#date,
      zone: feeds[0]?.agencies[0]?.timezone ?? 'UTC',
      key: (name) => this.#keyOf(name, first),
    };
  }

  get #feed(): Feed {
    return this.#feeds.at(-1) ?? this.#addFeed('x', 'UTC');
  }

  #addFeed(name: string, zone: string): Feed {
    const feed = { builder: new FeedBuilder(name, this.#feeds.length), zone, agency: '1', days: [] };
    this.#feeds.push(feed);
    return feed;
  }

  #changeZone(zone: string): void {
    const feed = this.#feed;
    feed.zone = zone;
    if (feed.builder.tripCount > 0) feed.agency = String(Number(feed.agency) + 1);
  }

  #placeNear([stop, other, metres]: readonly string[]): void {
    const { builder } = this.#feed;
    const { lat, lng } = builder.placeOf(need(other, 'two stops'));
    const distance = Number.parseFloat(need(metres, 'a distance such as 150m'));
    builder.place(need(stop, 'two stops'), lat + distance / METRES_PER_DEGREE, lng);
  }

  #addWalk([pair, length]: readonly string[]): void {
    const feed = this.#feed;
    const seconds = parseDuration(need(length, 'a duration'));
    if (seconds === undefined) throw new Error(`"${length}" is no duration`);
    const [from, to] = need(pair, 'two stops').split(/<?>/);
    const isBothWays = pair!.includes('<>');
    this.#later.push(() => {
      const [a, b] = [this.#keyOf(need(from, 'two stops'), feed), this.#keyOf(need(to, 'two stops'), feed)];
      this.#links.push({ from: a, to: b, seconds });
      if (isBothWays) this.#links.push({ from: b, to: a, seconds });
    });
  }

  #addTransfer(words: readonly string[]): void {
    const { builder } = this.#feed;
    const at = words.indexOf('at');
    const [fromWho, toWho] = at === 0 ? [] : words[0]!.split('>');
    const [fromStop, toStop = fromStop] = at < 0 ? [] : need(words[at + 1], 'a stop').split('>');
    const what = need(words.at(-1), 'what it says');
    const minTransferTime = parseDuration(what);
    const type = minTransferTime === undefined ? TRANSFER_WORDS[what] : 2;
    if (type === undefined) throw new Error(`a transfer is not "${what}"`);
    this.#later.push(() => {
      const [from, to] = [vehicle(builder, fromWho), vehicle(builder, toWho)];
      builder.transfer({
        fromStop: fromStop === undefined ? -1 : builder.stop(fromStop),
        toStop: toStop === undefined ? -1 : builder.stop(toStop),
        fromRoute: from.route,
        toRoute: to.route,
        fromTrip: from.trip,
        toTrip: to.trip,
        type,
        minTransferTime: minTransferTime ?? -1,
      });
    });
  }

  #addTrip(line: string): void {
    const feed = this.#feed;
    const { builder } = feed;
    const [drawn = '', ...remarks] = line.split('|').map((part) => part.trim());
    const words = drawn.split(/\s+/);
    const [routeName = '', suffix] = need(words.shift(), 'a route').split('/');
    const route = builder.route(routeName, builder.agency(feed.agency, feed.zone));
    const calls = readCalls(words, builder);
    const days = feed.days.length > 0 ? feed.days : [dayNumber(this.#date)];
    const remark = (word: string): string =>
      remarks.find((text) => text.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
    const facts = {
      blockId: remark('block'),
      wheelchair: known(remark('wheelchair')),
      bikes: known(remark('bikes')),
    };
    const id = `${routeName}/${suffix ?? builder.tripsOfRoute(route) + 1}`;
    const trip = builder.trip(id, route, builder.service(days), calls, facts);
    for (const remark of remarks) {
      if (/^(block|wheelchair|bikes) /.test(remark)) continue;
      const match = /^every (\S+) (\S+)-(\S+?)( exact)?$/.exec(remark);
      const headway = parseDuration(match?.[1] ?? '');
      const start = parseClock(match?.[2] ?? '');
      const end = parseClock(match?.[3] ?? '');
      if (headway === undefined || start === undefined || end === undefined)
        throw new Error(`"${remark}" says nothing`);
      builder.frequency({ trip, start, end, headway, exact: match?.[4] !== undefined });
    }
  }

  #keyOf(name: string, home: Feed | undefined): StopKey {
    const colon = name.indexOf(':');
    if (colon > 0) return stopKey(name.slice(0, colon), name.slice(colon + 1));
    const bearers = this.#feeds.filter(({ builder }) => builder.hasStop(name));
    const feed = home !== undefined && bearers.includes(home) ? home : bearers[0];
    if (feed !== undefined) return stopKey(feed.builder.name, name);
    if (home === undefined) throw new Error(`there is no stop ${name}`);
    home.builder.stop(name);
    return stopKey(home.builder.name, name);
  }
}

function readCalls(words: readonly string[], builder: FeedBuilder): DrawnCall[] {
  const calls: DrawnCall[] = [];
  for (let at = 0; at < words.length; ) {
    const name = words[at++]!;
    const times = need(words[at++], `a time at ${name}`).split('/').map(parseClock);
    const [arrival, departure = arrival] = times;
    if (arrival === undefined || departure === undefined || times.includes(undefined)) {
      throw new Error(`"${words[at - 1]}" is no time`);
    }
    const types = CALL_WORDS[words[at] ?? ''];
    // A stop may have the name of a word when a time follows.
    const isWord = types !== undefined && parseClock((words[at + 1] ?? '').split('/')[0]!) === undefined;
    if (isWord) at++;
    const [pickup, dropOff] = isWord ? types : [0, 0];
    calls.push({ stop: builder.stop(name), arrival, departure, pickup, dropOff });
  }
  if (calls.length < 2) throw new Error('a trip has at least two calls');
  return calls;
}

function vehicle(builder: FeedBuilder, name: string | undefined): { readonly route: number; readonly trip: number } {
  if (name === undefined || name === '*') return { route: -1, trip: -1 };
  const trip = builder.findTrip(name);
  if (trip !== undefined) return { route: -1, trip };
  const route = builder.findRoute(name);
  if (route === undefined) throw new Error(`no route or trip is called ${name}`);
  return { route, trip: -1 };
}

/** Not a number for `nowhere`. */
function degrees(word: string | undefined): number {
  const value = Number(word);
  if (word !== 'nowhere' && Number.isNaN(value)) throw new Error(`"${word}" is no position`);
  return value;
}

/** `yes`, `no`, or unknown. */
function known(word: string): Known {
  return word === 'yes' ? 1 : word === 'no' ? 2 : 0;
}

function daysWord(word: string): number[] {
  const [from, to = from] = word.split('..');
  const [first, last] = [dayNumber(dateWord(from)), dayNumber(dateWord(to))];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function dateWord(word: string | undefined): string {
  if (word === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(word)) throw new Error(`"${word}" is no date`);
  return word;
}

function need(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new Error(`${what} is missing`);
  return word;
}
