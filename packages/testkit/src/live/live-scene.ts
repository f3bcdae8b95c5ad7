import { createLiveState, type LiveSnapshot, type LiveSourceRules, type LiveState } from '@tripwright/core/live';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type FeedIndex, Timetable } from '@tripwright/core/timetable';
import { buildTimetable, layOutWalkingLinks } from '@tripwright/core/timetable/build';
import type { Scene } from '../scenes/scene.ts';
import { parseLiveMessages } from './parse-live-message.ts';

/** The timetable of a scene, without its walking links. */
export function timetableOfScene({ feeds }: Scene): Timetable {
  const strings = new StringPoolBuilder();
  const { sections } = buildTimetable(feeds, strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  return new Timetable(new Map([...sections, ...links]), new StringPool(bytes, offsets));
}

/** A source with the defaults of `live.json`. */
export function liveSource(name: string, rules: Partial<LiveSourceRules> = {}): LiveSourceRules {
  return {
    name,
    feed: 0 as FeedIndex,
    idRules: [],
    matchByCalls: false,
    alertPolicy: 'inform',
    carryToNextTripOfBlock: false,
    timesFromPositions: true,
    longestAgeSeconds: 600,
    ...rules,
  };
}

/** A scene after its messages. */
export interface LiveScene {
  readonly timetable: Timetable;
  readonly state: LiveState;
  /** At the time of the last message. */
  readonly snapshot: LiveSnapshot;
}

/**
 * Reads messages into the state of a scene, one after the other.
 * @param text see {@link parseLiveMessages}
 * @param sources `live` unless given
 */
export function playMessages(
  scene: Scene,
  text: string,
  sources: readonly LiveSourceRules[] = [liveSource('live')],
): LiveScene {
  const timetable = timetableOfScene(scene);
  const state = createLiveState({ timetable, datasetVersion: 'scene', sources });
  const messages = parseLiveMessages(scene, text);
  for (const { source, message, at } of messages) state.take(source, message, at);
  return { timetable, state, snapshot: state.snapshot(messages.at(-1)?.at ?? scene.at('0:00')) };
}
