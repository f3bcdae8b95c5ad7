import { encodeMessage } from '@tripwright/feeds/realtime';
import { expect, test } from 'vitest';
import { indexOf, smallFeed } from '../../test/feed-files.ts';
import { sayFeedInEnglish } from '../feed-texts.ts';
import { messageText } from './message-text.ts';

const message = encodeMessage({
  header: { version: '2.0', timestamp: 1_770_000_000 },
  entities: [
    { id: '1', others: [], tripUpdate: { trip: { tripId: 'T1', routeId: 'R7' }, calls: [] } as never },
    { id: '2', others: [], tripUpdate: { trip: { tripId: 'T99' }, calls: [] } as never },
  ],
});

test('a message is JSON below a report of the ids that the fitting feed has and lacks', async () => {
  const feeds = [
    { name: 'other', index: await indexOf({ 'trips.txt': 'route_id,service_id,trip_id\n' }) },
    { name: 'town', index: await indexOf(smallFeed) },
  ];
  const text = await messageText(message, feeds, sayFeedInEnglish);
  expect(text).toContain(
    '// entity: 2, trip_update: 2, vehicle: 0, alert: 0\n// trip_id: 1 of 2 found in town\n// Not found: T99 (trip_id)\n// route_id: 1 of 1 found in town\n',
  );
  const json = text.split('\n').filter((line) => !line.startsWith('//'));
  expect(JSON.parse(json.join('\n')).entities).toHaveLength(2);
  // A list of unknown fields without any says nothing.
  expect(text).not.toContain('others');
});

test('what is no message says so', async () => {
  expect(await messageText(new TextEncoder().encode('<html>'), [], sayFeedInEnglish)).toMatch(
    /^\/\/ This is no GTFS-Realtime message/,
  );
});
