const V1 =
  /^\/v1\/(?:(?:regions|routing|locations|departures|service|services|latest|live|vehicles|waypoint|geocode|locationInfo|regionInfo|key)\.json$|reach(?=\/)|trip(?=\/)|info(?=\/)|alerts(?=\/))/;
const ALONE: ReadonlySet<string> = new Set([
  '/graphql',
  '/',
  '/metrics',
  '/health/live',
  '/health/ready',
  '/operator/live',
  '/operator/data',
]);

/** The route of a path, for metrics, logs and traces: one of a small set, whatever paths clients send. Ids of trips, which hold places, are no part of it. */
export function routeLabel(path: string): string {
  if (path.startsWith('/v1/')) return V1.exec(path)?.[0] ?? '/v1/other';
  if (path.startsWith('/tiles/')) return '/tiles';
  if (path.startsWith('/vehicles/')) return '/vehicles';
  return ALONE.has(path) ? path : 'other';
}
