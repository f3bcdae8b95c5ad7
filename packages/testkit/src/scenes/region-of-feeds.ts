import { TransitEngine } from '@tripwright/core/engine/transit';
import { encodePolyline } from '@tripwright/core/geo';
import type { Region } from '@tripwright/core/region';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StopDirectory, Timetable, TripShapes } from '@tripwright/core/timetable';
import {
  buildShapes,
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  stopPlaces,
} from '@tripwright/core/timetable/build';

/** A region of feed rows alone: without streets and without walks between stops, for tests of what reads a timetable. */
export function regionOfFeeds(feeds: readonly FeedRows[], code = 'scene'): Region {
  const strings = new StringPoolBuilder();
  const built = buildTimetable(feeds, strings);
  const none = new Int32Array(0);
  const links = layOutWalkingLinks(built.sections, { from: none, to: none, seconds: none, metres: none });
  const { bytes, offsets } = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...links]), new StringPool(bytes, offsets));
  const outline = [
    { lat: -89, lng: -179 },
    { lat: -89, lng: 179 },
    { lat: 89, lng: 179 },
    { lat: 89, lng: -179 },
    { lat: -89, lng: -179 },
  ];
  return {
    manifest: {
      formatVersion: 0,
      code,
      title: code,
      timezone: timetable.zoneNames[0] ?? 'UTC',
      outline: encodePolyline(outline),
      boundingBox: [-89, -179, 89, 179],
      modes: ['pt_pub'],
      datasetVersion: code,
      sources: [],
      counts: {},
      serviceDates: undefined,
      cities: [],
      files: {},
      walking: 'straight-lines',
    },
    outline,
    transit: {
      timetable,
      engine: new TransitEngine(timetable),
      stops: new StopDirectory(timetable, stopPlaces(built.sections)),
      shapes: new TripShapes(timetable, buildShapes(feeds, built, timetable.tripCount)),
    },
    streets: undefined,
    stopLinks: undefined,
    fares: undefined,
    sharedVehicles: undefined,
    flex: undefined,
    providers: undefined,
    parking: undefined,
    areas: undefined,
    places: undefined,
  };
}
