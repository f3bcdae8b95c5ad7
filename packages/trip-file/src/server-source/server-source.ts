import type { Failure, Result, TripClient } from '@tripwright/client';
import type { RoutingBody } from '../expect/index.ts';
import type { ResolvedPlace } from '../request/index.ts';
import { SourceProblem, type TripSource } from '../source/index.ts';

/** A source that asks servers with the `/v1` interface. */
export function serverSource(client: TripClient): TripSource {
  return {
    async find(place, signal) {
      const { pointOf, query } =
        place.kind === 'stop'
          ? stopQuery(place.code, place.region ?? (await onlyRegion(client, signal)))
          : nameQuery(place.text);
      const result = await client.ask(query, { ...(signal !== undefined && { signal }) });
      if (!result.ok && place.kind === 'stop' && ['refused', 'bad-request'].includes(result.failure.kind))
        throw new SourceProblem('no-stop', `There is no stop ${place.code}.`, place.code);
      return pointOf(expectValue(result));
    },
    async zoneAt(place, signal) {
      const regions = expectValue(await client.regionsAt(place, { ...(signal !== undefined && { signal }) }));
      return regions[0]?.timezone ?? 'UTC';
    },
    async route(query, signal) {
      const result = await client.ask({ path: 'routing.json', query }, { ...(signal !== undefined && { signal }) });
      if (result.ok) return result.value as RoutingBody;
      const { kind, message, code } = result.failure;
      if (kind === 'refused') return { error: message, errorCode: code };
      throw problemOf(result.failure);
    },
  };
}

interface PlaceQuery {
  readonly query: { readonly path: string; readonly query: URLSearchParams };
  /** @throws SourceProblem where the answer has no place */
  readonly pointOf: (body: unknown) => ResolvedPlace;
}

function stopQuery(code: string, region: string): PlaceQuery {
  const unknown = new SourceProblem('no-stop', `There is no stop ${code}.`, code);
  return {
    query: { path: 'locationInfo.json', query: new URLSearchParams({ identifier: code, region }) },
    pointOf: (body) => pointIn(body, unknown),
  };
}

function nameQuery(text: string): PlaceQuery {
  return {
    query: { path: 'geocode.json', query: new URLSearchParams({ q: text, limit: '10' }) },
    pointOf: (body) => {
      const { choices } = body as { readonly choices?: readonly { name?: string; isTyped?: boolean }[] };
      const best = (choices ?? []).find(({ isTyped }) => isTyped !== false);
      const near = [...new Set((choices ?? []).flatMap(({ name }) => name ?? []))].slice(0, 3);
      return pointIn(best, new SourceProblem('no-place', `There is no place "${text}".`, text, near));
    },
  };
}

function pointIn(body: unknown, problem: SourceProblem): ResolvedPlace {
  const { lat, lng, name } = (body ?? {}) as {
    readonly lat?: unknown;
    readonly lng?: unknown;
    readonly name?: unknown;
  };
  if (typeof lat !== 'number' || typeof lng !== 'number') throw problem;
  return { lat, lng, name: typeof name === 'string' ? name : '', streetName: '' };
}

/** The region of a stop that names none. */
async function onlyRegion(client: TripClient, signal: AbortSignal | undefined): Promise<string> {
  const { regions } = expectValue(await client.regions({ ...(signal !== undefined && { signal }) }));
  return regions[0]?.name ?? '';
}

function expectValue<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw problemOf(result.failure);
}

function problemOf({ kind, message }: Failure): SourceProblem {
  const codes: Partial<Record<Failure['kind'], SourceProblem['code']>> = {
    'no-key': 'no-key',
    'bad-request': 'bad-request',
    refused: 'bad-request',
  };
  return new SourceProblem(codes[kind] ?? 'unreachable', message);
}
