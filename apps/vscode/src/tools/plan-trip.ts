import { readTripFile } from '@tripwright/trip-file';
import type * as vscode from 'vscode';
import type { PreviewDeparture, PreviewRoute } from '../../shared/preview-model.ts';
import { isPreviewFailure } from '../preview/route-source.ts';
import type { TripSources } from '../sources/trip-sources.ts';

/** Trips in an answer: a model needs few, and more cost it its memory. */
const MOST_TRIPS = 5;

/**
 * Plans a trip for a model: the request is a trip file (`docs/trip-files.md`), the answer one paragraph per trip.
 * @param input as the model gives it
 */
export async function planTrip(
  input: unknown,
  sources: TripSources,
  token: Pick<vscode.CancellationToken, 'onCancellationRequested'>,
): Promise<string> {
  const { file, problems } = readTripFile(JSON.stringify(input) ?? '');
  if (file === undefined)
    return `The request cannot be read: ${problems.map(({ message }) => message).join(' ')} Give "from" and "to" as names or "latitude,longitude", and "when" such as "tomorrow 08:15".`;
  const abort = new AbortController();
  const subscription = token.onCancellationRequested(() => abort.abort());
  try {
    const source = await sources.open();
    return describeRoute(await source.planTrip(file.request, { signal: abort.signal }));
  } catch (error) {
    // The message says what the user can do about it: it is the answer.
    if (isPreviewFailure(error)) return error.message;
    throw error;
  } finally {
    subscription.dispose();
  }
}

/** An answer in lines of text. */
export function describeRoute({ title, source, timeZone, trips, reason }: PreviewRoute): string {
  if (trips.length === 0) return `${title} (${source}): ${reason ?? 'no trip was found'}`;
  const shown = trips.slice(0, MOST_TRIPS).map((trip, i) => describeTrip(trip, i + 1));
  const more = trips.length > MOST_TRIPS ? [`${trips.length - MOST_TRIPS} more trips were found.`] : [];
  return [`${title} (${source}, times in ${timeZone})`, ...shown, ...more].join('\n\n');
}

function describeTrip({ title, legs, lapse, alerts }: PreviewDeparture, number: number): string {
  return [
    `${number}. ${title}${lapse === undefined ? '' : ` [${lapse}]`}`,
    ...legs.map(({ times, action }) => `   ${times} ${action}`),
    ...alerts.map((alert) => `   ! ${alert.title}`),
  ].join('\n');
}
