/** The operations of docs/cookbook with variables for the sample city. */
export const cookbook: readonly { readonly name: string; readonly document: string; readonly variables: string }[] = [
  {
    "name": "01-regions",
    "document": "# What this server covers.\nquery Regions {\n  about {\n    version\n    schemaHash\n  }\n  regions(first: 10) {\n    nodes {\n      code\n      name\n      timeZone\n      firstServiceDate\n      lastServiceDate\n      modes {\n        identifier\n        name\n      }\n      credits {\n        attribution\n        licence\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n",
    "variables": "{}"
  },
  {
    "name": "02-plan",
    "document": "# A trip screen: the ways to get there, the trips of each, and what to do on the way.\nquery Plan($request: PlanRequest!, $locale: Locale) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 5) {\n        nodes {\n          frequency\n          trips(first: 5) {\n            edges {\n              isBest\n              isPast\n              weightedScore\n              node {\n                id\n                departure\n                arrival\n                duration\n                segments {\n                  ...SegmentLine\n                }\n                changeovers {\n                  afterSegment\n                  slack\n                  state\n                }\n              }\n            }\n          }\n        }\n      }\n      empty {\n        reason\n        message(locale: $locale)\n      }\n      advisories {\n        code\n        message(locale: $locale)\n      }\n    }\n    ... on PlanRefused {\n      fields {\n        field\n        message\n        suggestions\n      }\n    }\n  }\n}\n\nfragment SegmentLine on Segment {\n  index\n  mode {\n    identifier\n    name(locale: $locale)\n  }\n  from {\n    name\n    point {\n      lat\n      lng\n    }\n  }\n  to {\n    name\n    point {\n      lat\n      lng\n    }\n  }\n  departure {\n    scheduled\n    source\n  }\n  arrival {\n    scheduled\n    source\n  }\n  geometry\n  action {\n    text(locale: $locale)\n  }\n  notes {\n    parts(locale: $locale) {\n      text\n      placeholder\n      realtime\n    }\n  }\n  ... on ScheduledSegment {\n    platform\n    stopCount\n    accessible\n    service {\n      number\n      direction\n      route {\n        shortName\n        longName\n        color\n      }\n    }\n    calls {\n      stop {\n        code\n        name\n      }\n      arrival {\n        scheduled\n      }\n      departure {\n        scheduled\n      }\n    }\n  }\n  ... on StreetSegment {\n    distance\n    streets {\n      instruction(locale: $locale)\n      distance\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": { \"point\": { \"lat\": 43.49748, \"lng\": -28.39269 } },\n    \"to\": { \"point\": { \"lat\": 43.50764, \"lng\": -28.38698 } },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "03-later-and-earlier",
    "document": "# More trips of every group. Give back a cursor of the first answer as $after for later trips; `last` and `before` give earlier ones.\nquery LaterTrips($request: PlanRequest!, $after: String) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 1) {\n        nodes {\n          trips(first: 2, after: $after) {\n            edges {\n              cursor\n              node {\n                departure\n                arrival\n              }\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  }\n}"
  },
  {
    "name": "04-reroute",
    "document": "# The plan, and the same one without the stops that an alert names. The stops that the request avoids already stay avoided.\nquery Reroute($request: PlanRequest!, $avoidStops: [StopCode!]!) {\n  plan(request: $request) {\n    ... on Plan {\n      groups {\n        nodes {\n          best {\n            arrival\n          }\n        }\n      }\n      reroute(avoidStops: $avoidStops) {\n        ... on Plan {\n          request {\n            avoidStops\n          }\n          groups {\n            nodes {\n              best {\n                arrival\n              }\n            }\n          }\n          empty {\n            reason\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"avoidStops\": [\"station-university\"]\n}"
  },
  {
    "name": "05-why-nothing",
    "document": "# `empty` says why a good request has no answer; `PlanRefused` says what is wrong with a bad one, all at once.\nquery WhyNothing($nothing: PlanRequest!, $wrong: PlanRequest!, $locale: Locale) {\n  nothing: plan(request: $nothing) {\n    ... on Plan {\n      groups {\n        nodes {\n          frequency\n        }\n      }\n      empty {\n        reason\n        message(locale: $locale)\n        input\n      }\n      outcomes {\n        modes {\n          identifier\n        }\n        groupCount\n        empty {\n          reason\n        }\n      }\n    }\n  }\n  wrong: plan(request: $wrong) {\n    ... on PlanRefused {\n      code\n      message(locale: $locale)\n      fields {\n        field\n        value\n        message\n        suggestions\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"nothing\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"wrong\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"stop\": {\n        \"region\": \"xx_portmerrow\",\n        \"code\": \"nowhere\"\n      }\n    },\n    \"modes\": [\"pt-pub\"]\n  },\n  \"locale\": \"de\"\n}"
  },
  {
    "name": "06-stops-nearby",
    "document": "# Stops around a point, the nearest first.\nquery StopsNearby($region: RegionCode!, $near: NearInput!) {\n  region(code: $region) {\n    stops(near: $near, modes: [\"pt_pub\"], first: 10) {\n      nodes {\n        id\n        code\n        name\n        platform\n        point {\n          lat\n          lng\n        }\n        accessible\n        modes {\n          identifier\n        }\n        lines\n        station {\n          code\n          name\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"near\": {\n    \"lat\": 43.49748,\n    \"lng\": -28.39269,\n    \"radius\": 800\n  }\n}"
  },
  {
    "name": "07-stop-cells",
    "document": "# Send the hash codes of cells that you have: only cells whose content has changed are answered.\nquery StopCells($region: RegionCode!, $all: CellId!, $cells: [CellInput!]!) {\n  major: stopCells(region: $region, cells: [{ key: $all }]) {\n    ...Cell\n  }\n  minor: stopCells(region: $region, level: MINOR, cells: $cells) {\n    ...Cell\n  }\n}\n\nfragment Cell on StopCell {\n  key\n  hashCode\n  stops {\n    code\n    name\n    point {\n      lat\n      lng\n    }\n    popularity\n    children {\n      code\n      platform\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"all\": \"xx_portmerrow\",\n  \"cells\": [\n    {\n      \"key\": \"3262#-2130\"\n    },\n    {\n      \"key\": \"3262#-2129\",\n      \"hashCode\": 0\n    }\n  ]\n}"
  },
  {
    "name": "08-modes",
    "document": "# Everything about identifiers: known, deprecated, of a provider, unknown, and mistyped.\nquery Modes($locale: Locale) {\n  tram: mode(id: \"pt_pub_tram\") {\n    ...ModeFacts\n    parent {\n      identifier\n    }\n  }\n  bicycle: mode(id: \"cy_bic\") {\n    ...ModeFacts\n    deprecation {\n      replacement {\n        identifier\n      }\n      note(locale: $locale)\n    }\n  }\n  provider: mode(id: \"ps_tnc_swift\") {\n    ...ModeFacts\n    parts {\n      group\n      mode\n      details\n    }\n  }\n  mistyped: mode(id: \"pt_pub_tran\") {\n    ...ModeFacts\n    suggestions\n  }\n}\n\nfragment ModeFacts on Mode {\n  identifier\n  kind\n  known\n  name(locale: $locale)\n  meaning(locale: $locale)\n}\n",
    "variables": "{\n  \"locale\": \"fi\"\n}"
  },
  {
    "name": "09-again",
    "document": "# Fetches things again by their global identifier; null for what is not there (any more).\nquery Again($ids: [ID!]!) {\n  nodes(ids: $ids) {\n    id\n    __typename\n    ... on Region {\n      name\n    }\n    ... on Mode {\n      identifier\n    }\n    ... on Stop {\n      name\n    }\n  }\n}\n",
    "variables": "{\n  \"ids\": [\n    \"djE6UmVnaW9uOjp4eF9wb3J0bWVycm93\",\n    \"djE6TW9kZTo6cHRfcHViX3RyYW0\",\n    \"djE6U3RvcDp4eF9wb3J0bWVycm93OnN0YXRpb24tY2VudHJhbA\"\n  ]\n}"
  }
];
