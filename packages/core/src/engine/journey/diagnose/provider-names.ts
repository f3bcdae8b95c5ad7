import { findModeFamily } from '../../../modes/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';

/** The parts of a region that name providers. */
export type NamingWorld = Pick<JourneyWorld, 'providers' | 'sharedVehicles' | 'flex'>;

/**
 * The names of the companies whose vehicles have a mode, as their data write them. An identifier has the name only as a slug: `ps_tax_red-cab` is of
 * "Red Cab". A mode of a whole family has several companies, or none.
 */
export function companyNames({ providers, sharedVehicles, flex }: NamingWorld, mode: string): ReadonlySet<string> {
  const names = [
    ...(sharedVehicles?.systems ?? [])
      .filter(({ modes }) => modes.some((own) => own === mode))
      .map(({ system }) => system.name[0]?.text ?? ''),
    ...(providers === undefined ? [] : [...providers.rows.hailed, ...providers.rows.hire])
      .filter((provider) => provider.mode === mode)
      .map(({ name }) => name),
    ...(flex?.rows.trips ?? []).filter((trip) => trip.mode === mode).map(({ agencyName }) => agencyName),
  ];
  return new Set(names.filter((name) => name !== ''));
}

/** The name of the company of each mode that belongs to one. Modes of a whole family are absent, even where one company alone serves them. */
export function providerNames(world: NamingWorld): ReadonlyMap<string, string> {
  const { providers, sharedVehicles, flex } = world;
  const modes = new Set<string>([
    ...(sharedVehicles?.systems ?? []).flatMap((system) => system.modes),
    ...(providers === undefined ? [] : [...providers.rows.hailed, ...providers.rows.hire]).map(({ mode }) => mode),
    ...(flex?.rows.trips ?? []).map(({ mode }) => mode),
  ]);
  const names = new Map<string, string>();
  for (const mode of modes) {
    const [name, another] = companyNames(world, mode);
    if (findModeFamily(mode)?.id !== mode && name !== undefined && another === undefined) names.set(mode, name);
  }
  return names;
}
