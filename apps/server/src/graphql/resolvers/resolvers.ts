import type { Resolvers } from '../__generated__/resolver-types.ts';
import { scalars } from '../scalars.ts';
import { alertResolvers } from './alert.ts';
import { boardResolvers } from './board.ts';
import { explanationResolvers } from './explanation.ts';
import { facilityResolvers } from './facility.ts';
import { keyResolvers } from './key.ts';
import { liveResolvers } from './live.ts';
import { modeResolvers } from './mode.ts';
import { nodeResolvers } from './node.ts';
import { placeSearchResolvers } from './place-search.ts';
import { planResolvers } from './plan.ts';
import { reachResolvers } from './reach.ts';
import { regionResolvers } from './region.ts';
import { routeResolvers } from './route.ts';
import { segmentResolvers } from './segment.ts';
import { serviceResolvers } from './service.ts';
import { stopResolvers } from './stop.ts';
import { subscriptionResolvers } from './subscription.ts';
import { tripResolvers } from './trip.ts';
import { vehicleResolvers } from './vehicle.ts';

/** Resolvers of all fields that are not plain properties of their source. Types that several files extend are put together. */
export const resolvers: Resolvers = {
  ...scalars,
  ...alertResolvers,
  ...boardResolvers,
  ...explanationResolvers,
  ...facilityResolvers,
  ...keyResolvers,
  ...liveResolvers,
  ...modeResolvers,
  ...nodeResolvers,
  ...placeSearchResolvers,
  ...planResolvers,
  ...reachResolvers,
  ...regionResolvers,
  ...routeResolvers,
  ...segmentResolvers,
  ...serviceResolvers,
  ...stopResolvers,
  ...subscriptionResolvers,
  ...tripResolvers,
  ...vehicleResolvers,
  Query: {
    ...keyResolvers.Query,
    ...modeResolvers.Query,
    ...nodeResolvers.Query,
    ...placeSearchResolvers.Query,
    ...planResolvers.Query,
    ...reachResolvers.Query,
    ...regionResolvers.Query,
    ...routeResolvers.Query,
    ...serviceResolvers.Query,
    ...stopResolvers.Query,
    ...tripResolvers.Query,
  },
  Region: {
    ...regionResolvers.Region,
    ...alertResolvers.Region,
    ...facilityResolvers.Region,
    ...routeResolvers.Region,
    ...vehicleResolvers.Region,
  },
  Stop: {
    ...stopResolvers.Stop,
    ...alertResolvers.Stop,
    ...boardResolvers.Stop,
    ...routeResolvers.Stop,
  },
};
