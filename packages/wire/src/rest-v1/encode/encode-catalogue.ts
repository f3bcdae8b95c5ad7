import type {
  AlertFact,
  CataloguedOperator,
  CataloguedRoute,
  CataloguedService,
  Credit,
  RegionFacts,
  RegionInfo,
  RouteDirection,
} from '@tripwright/core/model';
import type { Colour, ModeInfo } from '@tripwright/core/template';
import type { AlertBody } from './alert-body.ts';
import { encodeAlert } from './encode-alert.ts';
import type { EncodeContext } from './encode-context.ts';
import { detailsOfMode, type ModeDetails } from './encode-regions.ts';
import { colourOf } from './field-values.ts';
import { modeInfoOf } from './mode-info.ts';

/** An operator of a catalogue. */
export interface OperatorBody {
  readonly id: string;
  readonly name: string;
  readonly website?: string;
  readonly phone?: string;
  readonly modes: readonly ModeInfo[];
  readonly numberOfRoutes: number;
}

/** Body of `/v1/regionInfo.json`. */
export interface RegionInfoResponse {
  readonly regions: readonly {
    readonly code: string;
    readonly streetBicyclePaths: boolean;
    readonly streetWheelchairAccessibility: boolean;
    readonly transitBicycleAccessibility: boolean;
    readonly transitConcessionPricing: boolean;
    readonly transitWheelchairAccessibility: boolean;
    readonly transitModes: readonly ModeInfo[];
    readonly operators: readonly OperatorBody[];
    readonly modes: Readonly<Record<string, ModeDetails>>;
    /** Changes whenever the data change. This and what follows are of this server. */
    readonly datasetVersion: string;
    /** First and last day of the timetable, `YYYY-MM-DD`; absent without one. */
    readonly serviceDates?: { readonly first: string; readonly last: string };
    /** Names of the companies of modes that belong to one, by the mode. */
    readonly providers: Readonly<Record<string, string>>;
    readonly credits: readonly Credit[];
  }[];
}

/** Encodes what a region knows (wire-format.md section 14). */
export function encodeRegionInfo(
  facts: RegionFacts,
  infos: readonly RegionInfo[],
  context: EncodeContext,
): RegionInfoResponse {
  const { transitModes, operators, modes, ...flags } = facts;
  const own = infos.find(({ code }) => code === facts.code);
  return {
    regions: [
      {
        ...flags,
        transitModes: transitModes.map((mode) => modeInfoOf(mode, context.locale)),
        operators: operators.map((operator) => encodeOperator(operator, context)),
        modes: Object.fromEntries(modes.map((mode) => [mode, detailsOfMode(mode, infos, context.locale)])),
        datasetVersion: own?.datasetVersion ?? '',
        ...(own?.serviceDates !== undefined && { serviceDates: own.serviceDates }),
        providers: Object.fromEntries(own?.providerNames ?? []),
        credits: own?.credits ?? [],
      },
    ],
  };
}

/** An operator with its modes. */
export function encodeOperator(operator: CataloguedOperator, { locale }: EncodeContext): OperatorBody {
  const { id, name, website, phone, modes, routeCount } = operator;
  return {
    id,
    name,
    ...(/^https?:\/\/\S+$/.test(website) && { website }),
    ...(phone !== '' && { phone }),
    modes: modes.map((mode) => modeInfoOf(mode, locale)),
    numberOfRoutes: routeCount,
  };
}

/** A route of a catalogue. The operator's id has two spellings: that of departures, and that of deployed kits. */
export interface RouteBody {
  readonly region: string;
  readonly id: string;
  readonly shortName: string;
  readonly routeName: string;
  readonly mode: string;
  readonly modeInfo: ModeInfo;
  readonly operatorID: string;
  readonly operatorId: string;
  readonly operatorName: string;
  /** Name of its feed: two feeds may share an id. Of this server. */
  readonly feed: string;
  readonly numberOfServices: number;
  readonly routeColor?: Colour;
  readonly routeTextColor?: Colour;
}

/** A route with its operator. */
export function encodeRoute(
  route: CataloguedRoute,
  region: string,
  { locale }: Pick<EncodeContext, 'locale'>,
): RouteBody {
  const color = colourOf(route.color);
  const textColor = colourOf(route.textColor);
  return {
    region,
    id: route.id,
    shortName: route.shortName,
    routeName: route.longName,
    mode: route.mode,
    modeInfo: modeInfoOf(route.mode, locale),
    operatorID: route.operatorId,
    operatorId: route.operatorId,
    operatorName: route.operatorName,
    feed: route.feed,
    numberOfServices: route.serviceCount,
    ...(color !== undefined && { routeColor: color }),
    ...(textColor !== undefined && { routeTextColor: textColor }),
  };
}

/** Body of `/v1/info/routeInfo.json`. */
export interface RouteInfoResponse extends RouteBody {
  readonly directions: readonly {
    readonly id: string;
    readonly name: string;
    readonly encodedShape: string;
    readonly stops: readonly {
      readonly stopCode: string;
      readonly name: string;
      readonly lat: number;
      readonly lng: number;
    }[];
  }[];
  /** Services with the same stops in the same order. Of this server. */
  readonly patterns: readonly {
    readonly id: string;
    readonly directionID?: 0 | 1;
    readonly name: string;
    readonly stopCodes: readonly string[];
    readonly encodedShape: string;
    readonly numberOfServices: number;
  }[];
}

/** Services of a route that call at the same stops in the same order. */
export interface RoutePattern {
  readonly code: string;
  readonly direction: 0 | 1 | undefined;
  readonly headsign: string;
  readonly stops: readonly { readonly code: string }[];
  /** Encoded polyline. */
  readonly line: string;
  readonly tripCount: number;
}

/** A route with the stops of each direction, and its patterns. */
export function encodeRouteInfo(
  route: CataloguedRoute,
  directions: readonly RouteDirection[],
  patterns: readonly RoutePattern[],
  region: string,
  context: EncodeContext,
): RouteInfoResponse {
  return {
    ...encodeRoute(route, region, context),
    directions: directions.map(({ id, name, line, stops }) => ({
      id,
      name,
      encodedShape: line,
      stops: stops.map(({ code, ...stop }) => ({ stopCode: code, ...stop })),
    })),
    patterns: patterns.map(({ code, direction, headsign, stops, line, tripCount }) => ({
      id: code,
      ...(direction !== undefined && { directionID: direction }),
      name: headsign,
      stopCodes: stops.map((stop) => stop.code),
      encodedShape: line,
      numberOfServices: tripCount,
    })),
  };
}

/** A service of a catalogue. */
export interface ServiceBody {
  readonly id: string;
  readonly serviceDirection: string;
  readonly routeDirection?: 0 | 1;
  /** Codes, in the order of the calls. */
  readonly stops: readonly string[];
}

/** A service with its stops. */
export function encodeCataloguedService({ id, headsign, direction, stops }: CataloguedService): ServiceBody {
  return { id, serviceDirection: headsign, ...(direction !== undefined && { routeDirection: direction }), stops };
}

/** Body of `/v1/alerts/transit.json`. */
export interface TransitAlertsResponse {
  readonly alerts: readonly {
    readonly alert: AlertBody;
    readonly operators?: readonly string[];
    readonly serviceTripIDs?: readonly string[];
    readonly stopCodes?: readonly string[];
    readonly routeIDs?: readonly string[];
    readonly modeInfo?: ModeInfo;
  }[];
}

/** An alert with everything that it concerns, by ids. */
export interface CataloguedAlert {
  readonly alert: AlertFact;
  readonly operators: readonly string[];
  readonly routes: readonly string[];
  readonly services: readonly string[];
  readonly modes: readonly string[];
}

/** Encodes the alerts of a region. */
export function encodeTransitAlerts(
  alerts: readonly CataloguedAlert[],
  region: string,
  context: EncodeContext,
): TransitAlertsResponse {
  const some = <K extends string>(key: K, values: readonly string[]): { readonly [Name in K]?: readonly string[] } =>
    (values.length === 0 ? {} : { [key]: values }) as { readonly [Name in K]?: readonly string[] };
  return {
    alerts: alerts.map(({ alert, operators, routes, services, modes: [mode, ...others] }) => ({
      alert: encodeAlert(alert, context, region),
      ...some('operators', operators),
      ...some('serviceTripIDs', services),
      ...some('stopCodes', alert.stopCodes),
      ...some('routeIDs', routes),
      ...(mode !== undefined && others.length === 0 && { modeInfo: modeInfoOf(mode, context.locale) }),
    })),
  };
}
