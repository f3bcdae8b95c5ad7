import type { Connection, RideLeg } from '@tripwright/core/model';
import type { ConnectionBody, SegmentReferenceFields } from '@tripwright/core/template';
import type { Phrases } from '@tripwright/core/text';

/** The change to a ride: the time to spare, and what follows if the vehicle is missed; absent unless the request asked for it. */
export function connectionField(
  { connection }: RideLeg,
  words: Phrases,
): Pick<SegmentReferenceFields, 'connection'> | undefined {
  return connection === undefined ? undefined : { connection: encodeConnection(connection, words) };
}

function encodeConnection({ slackSeconds, next, laterSeconds }: Connection, { say }: Phrases): ConnectionBody {
  const slack = slackSeconds < 0 ? say('live.missed') : say('live.slack', { slack: slackSeconds });
  const missed =
    next === undefined || laterSeconds === undefined
      ? say('live.if-missed-nothing')
      : laterSeconds < 60
        ? say('live.if-missed-no-later')
        : say('live.if-missed', { delay: laterSeconds });
  return {
    slack: slackSeconds,
    slackText: slack,
    ...(next !== undefined && { nextDeparture: next.departure, nextArrival: next.arrival }),
    ...(next !== undefined && next.lineName !== '' && { nextServiceNumber: next.lineName }),
    missedText: missed,
  };
}
