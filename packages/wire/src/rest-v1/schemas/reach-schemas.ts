import { z } from 'zod';
import { live } from './live-schemas.ts';
import { count, seconds } from './number-schemas.ts';
import { advisory } from './response-schemas.ts';

// The answers of reach/stops.json, reach/areas.json and reach/times.json.

const common = {
  region: z.string().optional().meta({ description: 'Code of the region that answers; absent outside all regions.' }),
  at: seconds.meta({ description: 'Unix seconds at the place: of leaving, or of arriving.' }),
  advisories: z.array(advisory).optional().meta({ description: 'The reason comes first where nothing is reached.' }),
};

/** Body of `/v1/reach/stops.json`. */
export const reachStopsResponseSchema = z
  .object({
    ...common,
    stops: z
      .array(
        z
          .object({
            stopCode: z.string(),
            time: seconds.meta({
              description:
                'Unix seconds: the earliest arrival there; with arriveBefore, the latest departure from there.',
            }),
            boardings: count.meta({
              description: 'The fewest vehicles of public transport for that time; 0: over streets alone.',
            }),
          })
          .meta({ id: 'ReachedStop' }),
      )
      .meta({ description: 'Nearest in time first.' }),
    snapshot: live.shape.snapshot.optional(),
  })
  .meta({ id: 'ReachStopsResponse' });

const corner = z.array(z.number()).min(2).max(2).meta({ description: 'Longitude and latitude in degrees.' });

/** Body of `/v1/reach/areas.json`. */
export const reachAreasResponseSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    ...common,
    features: z
      .array(
        z
          .object({
            type: z.literal('Feature'),
            properties: z.object({
              within: z.int().meta({ description: 'Seconds.' }),
              precision: z
                .number()
                .meta({ description: 'Metres by which the outline can lie beyond what is reached.' }),
            }),
            geometry: z.object({
              type: z.literal('MultiPolygon'),
              coordinates: z
                .array(z.array(z.array(corner)))
                .meta({ description: 'Without polygons where nothing is reached.' }),
            }),
          })
          .meta({ id: 'ReachedArea' }),
      )
      .meta({ description: 'In the order of limits.' }),
  })
  .meta({ id: 'ReachAreasResponse', description: 'A GeoJSON document (RFC 7946) with further members.' });

/** Body of `/v1/reach/times.json`. */
export const reachTimesResponseSchema = z
  .object({
    ...common,
    times: z
      .array(
        z
          .object({
            duration: count.optional().meta({ description: 'Seconds, waiting included.' }),
            boardings: count.optional().meta({ description: 'Vehicles boarded; 0: over streets alone.' }),
          })
          .meta({ id: 'TravelTime' }),
      )
      .meta({ description: 'In the order of to; without members where a place takes longer, or no way leads there.' }),
  })
  .meta({ id: 'ReachTimesResponse' });
