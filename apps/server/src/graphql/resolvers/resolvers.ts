import type { Resolvers } from '../__generated__/resolver-types.ts';
import { scalars } from '../scalars.ts';
import { explanationResolvers } from './explanation.ts';
import { liveResolvers } from './live.ts';
import { modeResolvers } from './mode.ts';
import { nodeResolvers } from './node.ts';
import { placeSearchResolvers } from './place-search.ts';
import { planResolvers } from './plan.ts';
import { regionResolvers } from './region.ts';
import { segmentResolvers } from './segment.ts';
import { stopResolvers } from './stop.ts';
import { tripResolvers } from './trip.ts';

/** Resolvers of all fields that are not plain properties of their source. */
export const resolvers: Resolvers = {
  ...scalars,
  ...explanationResolvers,
  ...liveResolvers,
  ...modeResolvers,
  ...nodeResolvers,
  ...placeSearchResolvers,
  ...planResolvers,
  ...regionResolvers,
  ...segmentResolvers,
  ...stopResolvers,
  ...tripResolvers,
  Query: {
    ...modeResolvers.Query,
    ...nodeResolvers.Query,
    ...placeSearchResolvers.Query,
    ...planResolvers.Query,
    ...regionResolvers.Query,
    ...stopResolvers.Query,
    ...tripResolvers.Query,
  },
};
