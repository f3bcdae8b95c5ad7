import type { Failure, TripClient } from '@tripwright/client';
import type { Query } from '../model/query.ts';
import type { RegionView } from '../model/regions.ts';
import type { Say, Texts } from '../strings.ts';

/** What the parts of the page's state share. The values change while a part waits for an answer, so each is read when it is needed. */
export interface PageScope {
  readonly client: TripClient;
  readonly query: Query;
  readonly texts: Texts;
  readonly region: RegionView | undefined;
  /** Draws the page as it is now. */
  readonly draw: () => void;
}

/** What a traveller reads of a failure. */
export function failureText({ text }: Failure, say: Say): string {
  return text ?? say('unreachable');
}

/** The present moment in Unix seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
