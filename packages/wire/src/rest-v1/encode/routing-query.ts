import { type PlanRequest, REQUEST_DEFAULTS, type RequestedPlace } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';

/** A family that walks: barred, it says that cars are driven to the door (wire-format.md section 6). */
const ON_FOOT = 'wa_wal';

/**
 * The query string of `/v1/routing.json` that stands for a request: parsed again it is the same request. Parts that have their default are left out, so
 * equal requests are equal texts. The format has one or all kinds of cycle routes; for two of them all are asked for.
 */
export function routingQueryOf(request: PlanRequest): URLSearchParams {
  const { when, weights, rides, cycling, waitSeconds, emissions } = request;
  const query = new URLSearchParams({ from: endText(request.from), to: endText(request.to) });
  const set = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) query.set(name, String(value));
  };
  const list = (name: string, values: readonly string[] = []): void => {
    for (const value of values) query.append(name, value);
  };
  list('modes', request.modes);
  set('departAfter', when.departAfter);
  set('arriveBefore', when.arriveBefore);
  set('fromStreetName', request.from.streetName === '' ? undefined : request.from.streetName);
  set('toStreetName', request.to.streetName === '' ? undefined : request.to.streetName);
  if (request.allModes) set('allModes', 'true');
  if (request.bestOnly) set('bestOnly', 'true');
  if (request.includeStops) set('includeStops', 'true');
  if (request.includeConnections === true) set('includeConnections', 'true');
  if (request.wheelchair) set('wheelchair', 'true');
  if (request.concession === true) set('conc', 'true');
  if (request.vehiclesAboard === false) set('amopt', 'false');
  set('realtime', request.realtime);
  if (cycling !== undefined) set('cyclingAlt', cycling.length > 1 ? 'all' : cycling[0]);
  list('avoidStops', request.avoidStops);
  list(
    'avoidModes',
    request.avoidModes.filter((mode) => findModeFamily(mode)?.travel.connector !== true),
  );
  if (request.driveToTheDoor === true) list('neverAllowModes', [ON_FOOT]);
  list('neverAllowOperators', rides?.neverOperators);
  list('onlyAllowOperators', rides?.onlyOperators);
  list('neverAllowAuthorities', rides?.neverAuthorities);
  list('onlyAllowAuthorities', rides?.onlyAuthorities);
  list('neverAllowFeeds', rides?.neverFeeds);
  list('onlyAllowFeeds', rides?.onlyFeeds);
  list('alwaysAllowLines', rides?.alwaysLines);
  const usual = REQUEST_DEFAULTS;
  if (request.walkMetresPerSecond !== usual.walkMetresPerSecond) set('ws', `${request.walkMetresPerSecond}mps`);
  if (request.cycleMetresPerSecond !== usual.cycleMetresPerSecond) set('cs', `${request.cycleMetresPerSecond}mps`);
  if (request.minTransferSeconds !== usual.minTransferSeconds) set('tt', request.minTransferSeconds / 60);
  set('wm', request.maxWalkSeconds === undefined ? undefined : request.maxWalkSeconds / 60);
  const { price, environment, duration, convenience } = weights;
  const numbers = [price, environment, duration, convenience];
  if (numbers.some((weight) => weight !== 1)) set('wp', `(${numbers.join(',')})`);
  for (const [mode, seconds] of waitSeconds ?? []) set(`etwt[${mode}]`, seconds / 60);
  for (const [mode, kilograms] of emissions ?? []) set(`co2[${mode}]`, kilograms * 1000);
  return query;
}

function endText({ lat, lng, address }: RequestedPlace): string {
  return `(${lat},${lng})${address === '' ? '' : `"${address}"`}`;
}
