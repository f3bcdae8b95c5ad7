/** The columns of `fares.bin` with one entry per feed. `to: 'string'` is a text of the timetable's pool, where 0 is '' = none. */
export const FEED_FARE_COLUMNS = {
  feedVersion: {
    type: 'i32',
    of: 'feed',
    values: [0, 1, 2],
    holds: 'no fares, zone fares, leg rules; 2 for a feed with both (FA-1)',
  },
} as const;

/** Version 1: fares of fare_attributes.txt, and their scopes from fare_rules.txt. */
export const ZONE_FARE_COLUMNS = {
  fareFeed: { type: 'i32', of: 'fare', to: 'feed' },
  fareId: { type: 'i32', of: 'fare', to: 'string' },
  fareMinor: { type: 'f64', of: 'fare', holds: 'price in whole minor units' },
  fareCurrency: { type: 'i32', of: 'fare', to: 'string' },
  fareAgency: { type: 'i32', of: 'fare', to: 'agency', missing: -1, holds: 'none: any agency of the feed' },
  fareTransfers: { type: 'i32', of: 'fare', holds: 'transfers allowed; −1 = no limit' },
  fareSeconds: { type: 'i32', of: 'fare', holds: 'seconds from the first boarding to the last; −1 = no limit' },
  fareScoped: { type: 'i32', of: 'fare', values: [0, 1], holds: 'valid everywhere, only within its scopes' },
  scopeFare: { type: 'i32', of: 'scope', to: 'fare' },
  scopeOrigin: { type: 'i32', of: 'scope', to: 'string', holds: 'zone; 0 = any' },
  scopeDestination: { type: 'i32', of: 'scope', to: 'string', holds: 'zone; 0 = any' },
  scopeZoneFirst: { type: 'i32', of: 'scope', ranges: 'scopeZone' },
  scopeZone: { type: 'i32', of: 'scopeZone', to: 'string', holds: 'the zones passed, exactly these; none = any' },
  scopeRouteFirst: { type: 'i32', of: 'scope', ranges: 'scopeRoute' },
  scopeRoute: { type: 'i32', of: 'scopeRoute', to: 'route', holds: 'none = any route' },
} as const;

/** Version 2: fare_leg_rules.txt. */
export const LEG_RULE_COLUMNS = {
  legRuleFeed: { type: 'i32', of: 'legRule', to: 'feed' },
  legRuleGroup: { type: 'i32', of: 'legRule', to: 'string' },
  legRuleNetwork: { type: 'i32', of: 'legRule', to: 'string' },
  legRuleFrom: { type: 'i32', of: 'legRule', to: 'string', holds: 'area' },
  legRuleTo: { type: 'i32', of: 'legRule', to: 'string', holds: 'area' },
  legRuleFromTimeframe: { type: 'i32', of: 'legRule', to: 'string', holds: 'timeframe group' },
  legRuleToTimeframe: { type: 'i32', of: 'legRule', to: 'string', holds: 'timeframe group' },
  legRuleProduct: { type: 'i32', of: 'legRule', to: 'string' },
  legRulePriority: { type: 'i32', of: 'legRule', holds: '`rule_priority`; −1 = the feed has no such column' },
} as const;

/** Version 2: fare_products.txt, prices for the default rider category and for anyone. */
export const PRODUCT_COLUMNS = {
  productFeed: { type: 'i32', of: 'product', to: 'feed' },
  productId: { type: 'i32', of: 'product', to: 'string' },
  productName: { type: 'i32', of: 'product', to: 'string' },
  productMedium: { type: 'i32', of: 'product', to: 'string', holds: '`fare_media_id`; 0 = any' },
  productRider: { type: 'i32', of: 'product', to: 'string', holds: '`rider_category_id`' },
  productMediumName: { type: 'i32', of: 'product', to: 'string' },
  productMinor: { type: 'f64', of: 'product', holds: 'price in whole minor units, may be negative' },
  productCurrency: { type: 'i32', of: 'product', to: 'string' },
} as const;

/** Version 2: fare_products.txt, prices for the other rider categories. Absent in artefacts from before there were reduced fares. */
export const REDUCED_PRODUCT_COLUMNS = {
  reducedFeed: { type: 'i32', of: 'reduced', to: 'feed' },
  reducedId: { type: 'i32', of: 'reduced', to: 'string' },
  reducedName: { type: 'i32', of: 'reduced', to: 'string' },
  reducedMedium: { type: 'i32', of: 'reduced', to: 'string', holds: '`fare_media_id`; 0 = any' },
  reducedRider: { type: 'i32', of: 'reduced', to: 'string', holds: '`rider_category_id`' },
  reducedMediumName: { type: 'i32', of: 'reduced', to: 'string' },
  reducedRiderName: { type: 'i32', of: 'reduced', to: 'string', holds: 'name of the rider category' },
  reducedMinor: { type: 'f64', of: 'reduced', holds: 'price in whole minor units, may be negative' },
  reducedCurrency: { type: 'i32', of: 'reduced', to: 'string' },
} as const;

/** Version 2: fare_leg_join_rules.txt. */
export const JOIN_RULE_COLUMNS = {
  joinFeed: { type: 'i32', of: 'join', to: 'feed' },
  joinFromNetwork: { type: 'i32', of: 'join', to: 'string' },
  joinToNetwork: { type: 'i32', of: 'join', to: 'string' },
  joinFromStop: { type: 'i32', of: 'join', to: 'stop', missing: -1 },
  joinToStop: { type: 'i32', of: 'join', to: 'stop', missing: -1 },
} as const;

/** Version 2: fare_transfer_rules.txt. */
export const TRANSFER_RULE_COLUMNS = {
  transferFeed: { type: 'i32', of: 'transfer', to: 'feed' },
  transferFrom: { type: 'i32', of: 'transfer', to: 'string', holds: 'leg group' },
  transferTo: { type: 'i32', of: 'transfer', to: 'string', holds: 'leg group' },
  transferProduct: { type: 'i32', of: 'transfer', to: 'string' },
  transferCount: { type: 'i32', of: 'transfer', holds: '`transfer_count`; −1 = no limit' },
  transferSeconds: { type: 'i32', of: 'transfer', holds: '`duration_limit`; −1 = no limit' },
  transferSecondsType: { type: 'i32', of: 'transfer', holds: '`duration_limit_type`' },
  transferType: { type: 'i32', of: 'transfer', values: [0, 1, 2], holds: '`fare_transfer_type`' },
} as const;

/** Version 2: timeframes.txt. */
export const TIMEFRAME_COLUMNS = {
  timeframeFeed: { type: 'i32', of: 'timeframe', to: 'feed' },
  timeframeGroup: { type: 'i32', of: 'timeframe', to: 'string' },
  timeframeStart: { type: 'i32', of: 'timeframe', holds: 'seconds of the local day' },
  timeframeEnd: { type: 'i32', of: 'timeframe', holds: 'seconds of the local day, exclusive' },
  timeframeDaySet: { type: 'i32', of: 'timeframe', to: 'daySet', holds: 'of `timetable.bin`' },
} as const;

/** Version 2: stop_areas.txt and route_networks.txt, by the stops and routes of the timetable. */
export const AREA_COLUMNS = {
  stopAreaFirst: { type: 'i32', of: 'stop', ranges: 'stopArea' },
  stopArea: {
    type: 'i32',
    of: 'stopArea',
    to: 'string',
    holds: 'area; those of the station where a platform has none (FA-10)',
  },
  routeNetwork: { type: 'i32', of: 'route', to: 'string', holds: 'network' },
} as const;
