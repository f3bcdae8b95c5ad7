import { z } from 'zod';
import { live, realtimeVehicle } from './live-schemas.ts';
import { count, seconds } from './number-schemas.ts';
import { colour } from './vehicle-schemas.ts';

// The answers of live.json and vehicles.json.

const match = z
  .object({
    named: count.meta({ description: 'Runs that it names, without those that it adds.' }),
    matched: count.meta({ description: 'Of these, the ones that the timetable has.' }),
    added: count.meta({ description: 'Runs that it adds to the timetable.' }),
  })
  .meta({ id: 'LiveMatch', description: 'How the runs that a source names fit the timetable.' });

const source = live.shape.sources.element
  .extend({
    kind: z.string().optional().meta({ description: 'Such as gtfs-rt or gbfs.' }),
    tripUpdates: match.optional(),
    vehicles: match.optional(),
    alerts: match.optional(),
    counts: z
      .object({ stations: count, vehicles: count })
      .optional()
      .meta({ description: 'Of a shared system: stations with counts, and single vehicles.' }),
  })
  .meta({ id: 'LiveFeed' });

/** Body of `/v1/live.json`. */
export const liveStateResponseSchema = z
  .object({
    regions: z.array(
      z.object({
        region: z.string(),
        snapshot: live.shape.snapshot.optional(),
        at: seconds.optional().meta({ description: 'Unix seconds for which the live data hold.' }),
        sources: z.array(source),
      }),
    ),
  })
  .meta({ id: 'LiveStateResponse' });

/** Body of `/v1/vehicles.json`. */
export const vehiclesResponseSchema = z
  .object({
    snapshot: live.shape.snapshot.optional(),
    vehicles: z.array(
      realtimeVehicle
        .extend({
          run: z
            .object({
              serviceTripID: z.string().optional().meta({ description: 'As in segments and departures.' }),
              serviceDate: z.string().meta({ description: 'Service day of the run, YYYY-MM-DD.' }),
              runShift: z
                .int()
                .optional()
                .meta({ description: 'Seconds by which a run by frequency is later than the times of its trip.' }),
              feed: z.string(),
              routeID: z.string(),
              serviceNumber: z.string(),
              mode: z.string().meta({ description: 'Mode identifier.' }),
              serviceColor: colour.optional(),
              serviceDirection: z.string(),
              delay: z.int().optional().meta({ description: 'Seconds late at the next call; negative = early.' }),
            })
            .optional()
            .meta({ description: 'The run that it serves; absent where its source names none that is known.' }),
        })
        .meta({ id: 'VehicleOnMap' }),
    ),
    hasMore: z.boolean().optional().meta({ description: 'True where limit left out vehicles.' }),
  })
  .meta({ id: 'VehiclesResponse' });
