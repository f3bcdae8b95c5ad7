import { z } from 'zod';
import { alert, live, referenceLiveFields } from './live-schemas.ts';
import { count, int32, seconds } from './number-schemas.ts';
import { booking, colour, company, localCost, prebooking, sharedVehicle, stock } from './vehicle-schemas.ts';

// The answers of `/v1` as schemas. `openapi.json` is printed from them, and tests check every encoded answer against them. Unknown keys
// are allowed, as every client must allow them.

export const polyline = z.string().min(1).meta({ description: 'Encoded polyline, 5 decimals, latitude first.' });
export const fact = z.boolean().optional().meta({ description: 'Absent: unknown.' });

export const modeInfo = z
  .object({
    identifier: z.string().optional(),
    alt: z.string(),
    localIcon: z.string().optional(),
    description: z.string().optional().meta({ description: 'Name of the operator or product.' }),
    color: colour.optional(),
  })
  .meta({ id: 'ModeInfo', description: 'How to show a mode. alt is the text in place of the icon.' });

/** A place or a stop. */
export const location = z
  .object({
    lat: z.number(),
    lng: z.number(),
    name: z.string().optional(),
    address: z.string().optional(),
    timezone: z.string().optional(),
    timeZone: z.string().optional(),
    region: z.string().optional(),
    class: z.string().optional(),
    id: z.string().optional(),
    code: z.string().optional(),
    stopCode: z.string().optional(),
    popularity: int32.optional(),
    services: z.string().optional(),
    modeInfo: modeInfo.optional(),
    modes: z
      .array(z.string())
      .optional()
      .meta({ description: 'Of a stop with several modes: all of them, busiest first.' }),
    stopType: z.enum(['bus', 'train', 'ferry', 'monorail', 'subway', 'taxi', 'parking', 'tram', 'cablecar']).optional(),
    shortName: z.string().optional(),
    platformCode: z.string().optional(),
    wheelchairAccessible: fact,
    availableRoutes: z.int().optional(),
    get children() {
      return z.array(location).optional();
    },
  })
  .meta({ id: 'Location', description: 'A place. A stop has the class StopLocation, a station ParentStopLocation.' });

const availability = z.enum(['AVAILABLE', 'MISSED_PREBOOKING_WINDOW', 'CANCELLED', 'OUTSIDE_SERVICED_AREA']);

const segmentReference = z
  .object({
    segmentTemplateHashCode: int32,
    id: z.string().optional(),
    startTime: seconds,
    endTime: seconds,
    availability: availability.optional(),
    booking: booking.optional(),
    prebooking: prebooking.optional(),
    sharedVehicle: sharedVehicle.optional(),
    stock: stock.optional(),
    serviceTripID: z.string().optional(),
    serviceNumber: z.string().optional(),
    serviceName: z.string().optional(),
    serviceDirection: z.string().optional(),
    serviceColor: colour.optional(),
    serviceTextColor: colour.optional(),
    stops: count.optional(),
    platform: z.string().optional(),
    startPlatform: z.string().optional(),
    endPlatform: z.string().optional(),
    frequency: z.int().optional(),
    wheelchairAccessible: fact,
    bicycleAccessible: fact,
    ticket: z
      .object({
        name: z.string(),
        fareID: z.string().optional(),
        cost: z.number().optional().meta({ description: 'Absent: covered by the ticket of an earlier segment.' }),
        exchange: z.number().optional(),
      })
      .optional(),
    routeId: z.string().optional(),
    feed: z
      .string()
      .optional()
      .meta({ description: 'Name of the feed that the route is of: two feeds may share a routeId.' }),
    routeDirection: z.int().optional(),
    runNumber: z.string().optional().meta({ description: 'Number of the run, such as that of a train.' }),
    ...referenceLiveFields,
  })
  .meta({ id: 'SegmentReference', description: 'The fields of a segment that vary between trips.' });

export const shapeStop = z
  .object({
    lat: z.number(),
    lng: z.number(),
    code: z.string(),
    name: z.string(),
    shortName: z.string().optional(),
    platformCode: z.string().optional(),
    relativeArrival: z.int().optional(),
    relativeDeparture: z.int().optional(),
    wheelchairAccessible: fact,
    pickUpOnly: z.boolean().optional(),
    dropOffOnly: z.boolean().optional(),
    boardingRules: z
      .enum(['REQUEST_REQUIRED', 'HAND_SIGNAL', 'PHONE_CALL', 'SMS', 'STOP_BUTTON', 'TURN_ON_LIGHT', 'MOBILE_APP'])
      .optional(),
  })
  .meta({ id: 'ShapeStop', description: "Times are seconds after the segment's start." });

const street = z
  .object({
    encodedWaypoints: polyline,
    name: z.string().optional(),
    metres: z.int().optional(),
    instruction: z
      .enum([
        'HEAD_TOWARDS',
        'CONTINUE_STRAIGHT',
        'TURN_SLIGHTLY_LEFT',
        'TURN_LEFT',
        'TURN_SHARPLY_LEFT',
        'TURN_SLIGHTLY_RIGHT',
        'TURN_RIGHT',
        'TURN_SHARPLY_RIGHT',
        'U_TURN',
      ])
      .optional(),
    safe: fact,
    dismount: z.boolean().optional(),
    hop: z.boolean().optional(),
    roadTags: z.array(z.string()).optional(),
  })
  .meta({ id: 'Street' });

const segmentTemplate = z
  .object({
    hashCode: int32,
    type: z.enum(['scheduled', 'unscheduled', 'stationary']),
    visibility: z.enum(['in summary', 'on map', 'in details', 'hidden']),
    modeIdentifier: z.string().optional(),
    modeInfo: modeInfo.optional(),
    action: z
      .string()
      .optional()
      .meta({ description: 'One line with placeholders such as <TIME>, filled in from the reference.' }),
    notes: z
      .string()
      .optional()
      .meta({ description: 'Lines with placeholders such as <STOPS>, filled in from the reference.' }),
    mini: z
      .object({ instruction: z.string(), mainValue: z.string().optional(), description: z.string().optional() })
      .optional(),
    from: location.optional(),
    to: location.optional(),
    location: location.optional(),
    travelDirection: z.int().optional(),
    stopCode: z.string().optional(),
    endStopCode: z.string().optional(),
    operator: z.string().optional(),
    serviceOperator: z.string().optional(),
    operatorID: z.string().optional(),
    operatorInfo: company.optional(),
    localCost: localCost.optional(),
    isContinuation: z.boolean().optional(),
    shapes: z
      .array(z.object({ encodedWaypoints: polyline, travelled: z.boolean(), stops: z.array(shapeStop).optional() }))
      .optional(),
    metres: z.int().optional(),
    metresSafe: z.int().optional(),
    metresUnsafe: z.int().optional(),
    metresDismount: z.int().optional(),
    durationWithoutTraffic: z.int().optional(),
    'turn-by-turn': z.enum(['CYCLING', 'DRIVING', 'WALKING']).optional(),
    streets: z.array(street).optional(),
    isParking: z.boolean().optional(),
  })
  .meta({ id: 'SegmentTemplate', description: 'The fields that similar segments share.' });

const trip = z
  .object({
    id: z.string(),
    depart: seconds,
    arrive: seconds,
    segments: z.array(segmentReference).min(1),
    mainSegmentHashCode: int32,
    weightedScore: z.number().meta({ description: 'Lower is better.' }),
    caloriesCost: z.number(),
    carbonCost: z.number().meta({ description: 'Kilograms of CO₂.' }),
    hassleCost: z.number(),
    moneyCost: z.number().optional().meta({ description: 'Absent: unknown, not free.' }),
    moneyUSDCost: z.number().optional(),
    moneyCostUSD: z.number().optional(),
    currency: z.string().optional(),
    currencySymbol: z.string().optional(),
    availability,
    hasMissedConnection: z.boolean().optional(),
    queryIsLeaveAfter: z.boolean(),
    queryTime: seconds,
    queryMinimumTransferSeconds: z.int(),
    temporaryURL: z.string().min(1).optional().meta({ description: 'Opens the trip again.' }),
    saveURL: z.string().min(1).optional().meta({ description: 'Answers with the lasting address of the trip.' }),
    updateURL: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'The trip with its live times, where live data exist.' }),
  })
  .meta({ id: 'Trip' });

const values = z.record(z.string(), z.union([z.string(), z.number()])).optional();

export const advisory = z.object({ code: z.string(), text: z.string(), values });
const empty = z.object({ reason: z.string(), text: z.string(), values }).meta({ id: 'Empty' });
const explainedEmpty = empty
  .extend({ advice: z.string().min(1).meta({ description: 'Advice for the operator of the server, in English.' }) })
  .meta({ id: 'ExplainedEmpty' });
const money = { money: z.number().optional(), currency: z.string().optional() };
const explainedLeg = z
  .object({
    mode: z.string(),
    name: z.string().optional().meta({ description: 'Name of the line or of the operator.' }),
    from: z.string().optional(),
    to: z.string().optional(),
    depart: seconds,
    arrive: seconds,
    metres: z.int().optional(),
    ...money,
    coveredBy: int32.optional().meta({ description: 'Position of the earlier leg whose ticket also covers this one.' }),
    calories: z.number(),
    carbon: z.number(),
    hassle: z.number(),
  })
  .meta({ id: 'ExplainedLeg' });
const candidate = z
  .object({
    id: int32.min(1),
    fate: z.enum(['answer', 'removed', 'compared']),
    group: int32.optional().meta({ description: 'Position of the group in the answer.' }),
    trip: int32.optional(),
    removed: z
      .object({ reason: z.string(), text: z.string(), by: int32.optional() })
      .optional()
      .meta({ description: '`by`: the candidate that dominates this one.' }),
    modes: z.array(z.string()),
    depart: seconds,
    arrive: seconds,
    ridesOnly: z.boolean().optional(),
    ...money,
    calories: z.number(),
    carbon: z.number(),
    hassle: z.number(),
    weightedScore: z.number(),
    score: z
      .object({ duration: z.number(), price: z.number(), environment: z.number(), convenience: z.number() })
      .meta({ description: 'The terms that add up to the weighted score.' }),
    legs: z.array(explainedLeg),
    reliedOn: z
      .array(z.object({ leg: int32, fact: z.string(), text: z.string() }))
      .optional()
      .meta({ description: 'Facts that are missing from the data and were assumed.' }),
  })
  .meta({
    id: 'Candidate',
    description: 'An itinerary the search found: part of the answer, removed, or found only for comparison.',
  });
const search = z
  .object({
    modes: z.array(z.string()),
    asked: z
      .boolean()
      .meta({ description: 'False: a search that the request did not ask for, made only for comparison.' }),
    complete: z.boolean(),
    reach: z.array(
      z.object({
        end: z.enum(['from', 'to']),
        mode: z.string(),
        stops: count,
        limitSeconds: z.number().optional(),
        nearest: z.object({ code: z.string(), name: z.string(), metres: z.int() }).optional(),
      }),
    ),
    ruledOut: z.array(
      z.object({
        reason: z.string(),
        text: z.string(),
        kind: z.enum(['lines', 'stops']),
        count,
        names: z.array(z.string()),
      }),
    ),
    candidates: z.array(candidate),
  })
  .meta({ id: 'Search', description: 'One search, with one set of modes.' });
const explain = z
  .object({
    empty: explainedEmpty.optional(),
    outcomes: z.array(z.object({ modes: z.array(z.string()), groups: count, empty: explainedEmpty.optional() })),
    serviceDates: z.object({ first: z.string(), last: z.string() }).optional(),
    searches: z.array(search),
    regions: z
      .array(z.object({ code: z.string(), modeSets: z.int(), weightedScore: z.number().optional() }))
      .optional()
      .meta({
        description:
          'The regions that were searched, where several cover both ends: most sets of modes win, then the lowest score.',
      }),
  })
  .meta({ id: 'Explanation', description: 'Present only with explain=true.' });

/** Body of `/v1/routing.json` with trips. */
export const routingResponseSchema = z
  .object({
    groups: z.array(
      z.object({
        trips: z.array(trip).min(1).meta({ description: 'Best first.' }),
        frequency: z.int().min(1).optional().meta({ description: 'Average interval in whole minutes.' }),
        sources: z.array(
          z.object({
            provider: z.object({ name: z.string(), website: z.string().optional() }),
            disclaimer: z.string().optional(),
          }),
        ),
      }),
    ),
    segmentTemplates: z.array(segmentTemplate),
    alerts: z.array(alert).optional().meta({ description: 'Each alert once; segments refer to it by its hash code.' }),
    realTimeStamp: seconds.optional().meta({ description: 'When realtime data was last read.' }),
    live: live.optional(),
    query: z.object({
      from: location,
      to: location,
      depart: seconds.optional(),
      arrive: seconds.optional(),
      modes: z.array(z.string()),
      allModes: z.boolean().optional(),
      wheelchair: z.boolean().optional(),
      avoidStops: z.array(z.string()).optional(),
      realtime: z.literal('scheduled').optional(),
    }),
    regions: z.array(z.string()).optional(),
    region: z.string().optional(),
    advisories: z.array(advisory).optional(),
    explain: explain.optional(),
  })
  .meta({ id: 'RoutingResponse', description: 'When no trip is found, groups is empty.' });

/** Body of every error and of every routing refusal. */
export const errorBodySchema = z
  .object({
    error: z.string().min(1),
    errorCode: z.int(),
    usererror: z.boolean().meta({ description: 'True when the text is meant for the end user.' }),
    missing: z.array(z.string()).optional(),
    invalid: z.array(z.object({ name: z.string(), reason: z.string() })).optional(),
    explain: explain.optional(),
  })
  .meta({ id: 'ErrorBody' });

/** How a list of modes shows one. */
export const modeDetails = z
  .object({
    title: z.string(),
    subtitle: z.string().optional(),
    color: colour,
    implies: z.array(z.string()).optional(),
    required: z.boolean().optional(),
  })
  .meta({ id: 'ModeDetails' });

/** Body of `/v1/regions.json`. */
export const regionsResponseSchema = z
  .object({
    hashCode: int32,
    regions: z.array(
      z.object({
        name: z.string().meta({ description: "The region's code." }),
        title: z.string(),
        polygon: polyline,
        timezone: z.string(),
        modes: z.array(z.string()),
        cities: z.array(
          z.object({
            identifier: z.string(),
            title: z.string(),
            lat: z.number(),
            lng: z.number(),
            timezone: z.string(),
            region: z.string(),
            polygon: polyline
              .optional()
              .meta({ description: 'With cityPolygons, for a city with a region of its own.' }),
          }),
        ),
        urls: z.array(z.string()),
      }),
    ),
    modes: z.record(z.string(), modeDetails),
  })
  .meta({ id: 'RegionsResponse' });

/** Body of the health check. */
export const healthResponseSchema = z.object({ healthCheckPassed: z.boolean() }).meta({ id: 'HealthResponse' });

/** Body of `/v1/trip/swap/<id>`. */
export const swappedTripSchema = routingResponseSchema
  .extend({
    swap: z
      .object({
        departureChange: z
          .int()
          .meta({ description: 'Seconds by which the trip now leaves later; negative = earlier.' }),
        arrivalChange: z.int().meta({ description: 'Seconds by which it arrives later.' }),
        replaced: z.array(int32).meta({
          description:
            'Positions among the rides of those that are other vehicles now: the swapped one, and later ones that it would miss.',
        }),
      })
      .optional()
      .meta({ description: 'Absent where there is no such trip.' }),
  })
  .meta({ id: 'SwappedTrip' });

/** Body of `/v1/trip/save/<id>`. */
export const savedTripSchema = z
  .object({ token: z.string(), url: z.string().min(1), updateUrl: z.string().min(1).optional() })
  .meta({ id: 'SavedTrip' });
