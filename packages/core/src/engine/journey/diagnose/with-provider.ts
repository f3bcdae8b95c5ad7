import type { Empty } from '../../../model/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';

/**
 * A reason about the vehicles of one provider with the provider's name and the kind of its vehicles: an identifier has the name only as a slug,
 * and the mode of a family of vehicles says "bike or scooter" of a provider of scooters.
 */
export function withProvider(empty: Empty, { providers, sharedVehicles, flex }: JourneyWorld): Empty {
  const { mode } = empty.values;
  if (mode === undefined) return empty;
  const systems = sharedVehicles?.systems.filter(({ modes }) => modes.some((own) => own === mode)) ?? [];
  const profiles = new Set(systems.flatMap((system) => system.profilesOf(String(mode))));
  const names = [
    ...systems.map(({ system }) => system.name[0]?.text ?? ''),
    ...(providers === undefined ? [] : [...providers.rows.hailed, ...providers.rows.hire])
      .filter((provider) => provider.mode === mode)
      .map(({ name }) => name),
    ...(flex?.rows.trips ?? []).filter((trip) => trip.mode === mode).map(({ agencyName }) => agencyName),
  ];
  const [profile, operator] = [only(profiles), only(new Set(names))];
  return {
    ...empty,
    values: {
      ...empty.values,
      ...(operator !== undefined && operator !== '' && { operator }),
      ...(profile !== undefined && { profile }),
    },
  };
}

/** The only member of a set; undefined where it has none or several. */
function only<T>(members: ReadonlySet<T>): T | undefined {
  const [first] = members;
  return members.size === 1 ? first : undefined;
}
