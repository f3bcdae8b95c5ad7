import { printable } from './printable.ts';
import { idOf } from './request-id.ts';
import { routeLabel } from './route-label.ts';
import type { FailurePlace } from './server-log.ts';

/** A request as the place of a failure. */
export function placeOf(request: Request): FailurePlace {
  const { pathname } = new URL(request.url);
  const requestId = idOf(request);
  return { text: `[${requestId}] ${request.method} ${printable(pathname)}`, requestId, route: routeLabel(pathname) };
}
