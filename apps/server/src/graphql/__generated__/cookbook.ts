/** The operations of docs/cookbook with variables for the sample city. */
export const cookbook: readonly { readonly name: string; readonly document: string; readonly variables: string }[] = [
  {
    "name": "01-regions",
    "document": "# The regions of this server.\nquery Regions {\n  about {\n    version\n    schemaHash\n  }\n  regions(first: 10) {\n    nodes {\n      code\n      name\n      timeZone\n      firstServiceDate\n      lastServiceDate\n      modes {\n        identifier\n        name\n      }\n      credits {\n        attribution\n        licence\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n",
    "variables": "{}"
  },
  {
    "name": "02-plan",
    "document": "# A trip screen: groups, the trips of each, and the instructions.\nquery Plan($request: PlanRequest!, $locale: Locale) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 5) {\n        nodes {\n          frequency\n          trips(first: 5) {\n            edges {\n              isBest\n              isPast\n              weightedScore\n              node {\n                id\n                departure\n                arrival\n                duration\n                segments {\n                  ...SegmentLine\n                }\n                changeovers {\n                  afterSegment\n                  slack\n                  state\n                }\n              }\n            }\n          }\n        }\n      }\n      empty {\n        reason\n        message(locale: $locale)\n      }\n      advisories {\n        code\n        message(locale: $locale)\n      }\n    }\n    ... on PlanRefused {\n      fields {\n        field\n        message\n        suggestions\n      }\n    }\n  }\n}\n\nfragment SegmentLine on Segment {\n  index\n  mode {\n    identifier\n    name(locale: $locale)\n  }\n  from {\n    name\n    point {\n      lat\n      lng\n    }\n  }\n  to {\n    name\n    point {\n      lat\n      lng\n    }\n  }\n  departure {\n    scheduled\n    source\n  }\n  arrival {\n    scheduled\n    source\n  }\n  geometry\n  action {\n    text(locale: $locale)\n  }\n  notes {\n    parts(locale: $locale) {\n      text\n      placeholder\n      realtime\n    }\n  }\n  ... on ScheduledSegment {\n    platform\n    stopCount\n    accessible\n    service {\n      number\n      direction\n      route {\n        shortName\n        longName\n        color\n      }\n    }\n    calls {\n      stop {\n        code\n        name\n      }\n      arrival {\n        scheduled\n      }\n      departure {\n        scheduled\n      }\n    }\n  }\n  ... on StreetSegment {\n    distance\n    streets {\n      instruction(locale: $locale)\n      distance\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": { \"point\": { \"lat\": 43.49748, \"lng\": -28.39269 } },\n    \"to\": { \"point\": { \"lat\": 43.50764, \"lng\": -28.38698 } },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "03-later-and-earlier",
    "document": "# More trips of a group. Use a cursor of the first answer as $after for later trips; `last` and `before` give earlier ones.\nquery LaterTrips($request: PlanRequest!, $after: String) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 1) {\n        nodes {\n          trips(first: 2, after: $after) {\n            edges {\n              cursor\n              node {\n                departure\n                arrival\n              }\n            }\n            pageInfo {\n              hasNextPage\n              endCursor\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  }\n}"
  },
  {
    "name": "04-reroute",
    "document": "# A plan, and the same plan without the stops of an alert. Stops that the request already avoids stay avoided.\nquery Reroute($request: PlanRequest!, $avoidStops: [StopCode!]!) {\n  plan(request: $request) {\n    ... on Plan {\n      groups {\n        nodes {\n          best {\n            arrival\n          }\n        }\n      }\n      reroute(avoidStops: $avoidStops) {\n        ... on Plan {\n          request {\n            avoidStops\n          }\n          groups {\n            nodes {\n              best {\n                arrival\n              }\n            }\n          }\n          empty {\n            reason\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"avoidStops\": [\"station-university\"]\n}"
  },
  {
    "name": "05-why-nothing",
    "document": "# `empty` is the reason why a valid request has no trips; `PlanRefused` lists all problems of an invalid request.\nquery WhyNothing($nothing: PlanRequest!, $wrong: PlanRequest!, $locale: Locale) {\n  nothing: plan(request: $nothing) {\n    ... on Plan {\n      groups {\n        nodes {\n          frequency\n        }\n      }\n      empty {\n        reason\n        message(locale: $locale)\n        input\n      }\n      outcomes {\n        modes {\n          identifier\n        }\n        groupCount\n        empty {\n          reason\n        }\n      }\n    }\n  }\n  wrong: plan(request: $wrong) {\n    ... on PlanRefused {\n      code\n      message(locale: $locale)\n      fields {\n        field\n        value\n        message\n        suggestions\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"nothing\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"wrong\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"stop\": {\n        \"region\": \"xx_portmerrow\",\n        \"code\": \"nowhere\"\n      }\n    },\n    \"modes\": [\"pt-pub\"]\n  },\n  \"locale\": \"de\"\n}"
  },
  {
    "name": "06-stops-nearby",
    "document": "# Stops around a point, nearest first.\nquery StopsNearby($region: RegionCode!, $near: NearInput!) {\n  region(code: $region) {\n    stops(near: $near, modes: [\"pt_pub\"], first: 10) {\n      nodes {\n        id\n        code\n        name\n        platform\n        point {\n          lat\n          lng\n        }\n        accessible\n        modes {\n          identifier\n        }\n        lines\n        station {\n          code\n          name\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"near\": {\n    \"lat\": 43.49748,\n    \"lng\": -28.39269,\n    \"radius\": 800\n  }\n}"
  },
  {
    "name": "07-stop-cells",
    "document": "# Send the hash codes of cached cells: only cells with changed content are returned.\nquery StopCells($region: RegionCode!, $all: CellId!, $cells: [CellInput!]!) {\n  major: stopCells(region: $region, cells: [{ key: $all }]) {\n    ...Cell\n  }\n  minor: stopCells(region: $region, level: MINOR, cells: $cells) {\n    ...Cell\n  }\n}\n\nfragment Cell on StopCell {\n  key\n  hashCode\n  stops {\n    code\n    name\n    point {\n      lat\n      lng\n    }\n    popularity\n    children {\n      code\n      platform\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"all\": \"xx_portmerrow\",\n  \"cells\": [\n    {\n      \"key\": \"3262#-2130\"\n    },\n    {\n      \"key\": \"3262#-2129\",\n      \"hashCode\": 0\n    }\n  ]\n}"
  },
  {
    "name": "08-modes",
    "document": "# Facts about identifiers: known, deprecated, of a provider, and mistyped.\nquery Modes($locale: Locale) {\n  tram: mode(id: \"pt_pub_tram\") {\n    ...ModeFacts\n    parent {\n      identifier\n    }\n  }\n  bicycle: mode(id: \"cy_bic\") {\n    ...ModeFacts\n    deprecation {\n      replacement {\n        identifier\n      }\n      note(locale: $locale)\n    }\n  }\n  provider: mode(id: \"ps_tnc_swift\") {\n    ...ModeFacts\n    parts {\n      group\n      mode\n      details\n    }\n  }\n  mistyped: mode(id: \"pt_pub_tran\") {\n    ...ModeFacts\n    suggestions\n  }\n}\n\nfragment ModeFacts on Mode {\n  identifier\n  kind\n  known\n  name(locale: $locale)\n  meaning(locale: $locale)\n}\n",
    "variables": "{\n  \"locale\": \"fi\"\n}"
  },
  {
    "name": "09-again",
    "document": "# Fetches objects by their global identifier; null for objects that do not exist (any more).\nquery Again($ids: [ID!]!) {\n  nodes(ids: $ids) {\n    id\n    __typename\n    ... on Region {\n      name\n    }\n    ... on Mode {\n      identifier\n    }\n    ... on Stop {\n      name\n    }\n  }\n}\n",
    "variables": "{\n  \"ids\": [\n    \"djE6UmVnaW9uOjp4eF9wb3J0bWVycm93\",\n    \"djE6TW9kZTo6cHRfcHViX3RyYW0\",\n    \"djE6U3RvcDp4eF9wb3J0bWVycm93OnN0YXRpb24tY2VudHJhbA\"\n  ]\n}"
  },
  {
    "name": "10-taxi-and-train",
    "document": "# A taxi to or from the train: operator, booking, and the price of each part. Cars, parking and hired bicycles have the same fields.\nquery TaxiAndTrain($request: PlanRequest!, $locale: Locale) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 3) {\n        nodes {\n          modes {\n            identifier\n          }\n          best {\n            departure\n            arrival\n            price {\n              text(locale: $locale)\n            }\n            segments {\n              ...VehicleLine\n            }\n          }\n        }\n      }\n      empty {\n        message(locale: $locale)\n      }\n    }\n    ... on PlanRefused {\n      fields {\n        field\n        message\n      }\n    }\n  }\n}\n\nfragment VehicleLine on Segment {\n  mode {\n    identifier\n    name(locale: $locale)\n  }\n  action {\n    text(locale: $locale)\n  }\n  operator {\n    name\n    phone\n    bookingUrl\n  }\n  payments {\n    kind\n    name\n    price {\n      amount\n      currency\n      text(locale: $locale)\n    }\n  }\n  ... on ScheduledSegment {\n    service {\n      direction\n      route {\n        shortName\n      }\n    }\n  }\n  ... on StationarySegment {\n    purpose\n    from {\n      name\n    }\n    vehicleMode {\n      identifier\n    }\n    vehicle {\n      formFactor\n      range\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": { \"point\": { \"lat\": 43.49748, \"lng\": -28.39269 } },\n    \"to\": { \"point\": { \"lat\": 43.50764, \"lng\": -28.38698 } },\n    \"modes\": [\"pt_pub\", \"ps_tax\"],\n    \"combine\": \"COMBINED_AND_SINGLE\"\n  },\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "11-why-these-trips",
    "document": "# How an answer came about: every candidate, why it was removed, and unknown facts. Computed only because it is selected.\nquery WhyTheseTrips($request: PlanRequest!, $locale: Locale) {\n  plan(request: $request) {\n    ... on Plan {\n      explanation {\n        advice\n        searches {\n          modes {\n            identifier\n          }\n          isAsked\n          isComplete\n          reach {\n            isOrigin\n            mode {\n              identifier\n            }\n            stopCount\n          }\n          ruledOut {\n            message(locale: $locale)\n            names\n          }\n          candidates {\n            number\n            fate\n            group\n            trip\n            departure\n            arrival\n            weightedScore\n            score {\n              duration\n              price\n              environment\n              convenience\n            }\n            removal {\n              reason\n              message(locale: $locale)\n              by\n            }\n            legs {\n              mode {\n                identifier\n              }\n              name\n              price {\n                text(locale: $locale)\n              }\n              carbon\n            }\n            reliedOn {\n              leg\n              message(locale: $locale)\n            }\n          }\n        }\n      }\n    }\n    ... on PlanRefused {\n      fields {\n        field\n        message\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": { \"point\": { \"lat\": 43.49748, \"lng\": -28.39269 } },\n    \"to\": { \"point\": { \"lat\": 43.50764, \"lng\": -28.38698 } },\n    \"modes\": [\"pt_pub\", \"ps_tax\"],\n    \"combine\": \"COMBINED_AND_SINGLE\"\n  },\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "12-next-page",
    "document": "# Earlier and later trips, by another search. Send `window.later` or `window.earlier` as $page with the same request: no trip comes twice.\nquery NextPage($request: PlanRequest!, $page: String) {\n  plan(request: $request, page: $page) {\n    ... on Plan {\n      window {\n        from\n        to\n        earlier\n        later\n      }\n      groups {\n        nodes {\n          trips {\n            nodes {\n              id\n              departure\n              arrival\n            }\n          }\n        }\n      }\n      empty {\n        reason\n      }\n    }\n    ... on PlanRefused {\n      fields {\n        field\n        message\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"page\": null\n}"
  },
  {
    "name": "13-trip-again",
    "document": "# A trip by its id, as its vehicles run now: after hours, over a newer timetable, on another server. The remarks say what changed.\nquery TripAgain($id: ID!, $locale: Locale) {\n  trip(id: $id, locale: $locale) {\n    ... on TripNow {\n      isSameTrip\n      remarks {\n        code\n        message(locale: $locale)\n      }\n      trip {\n        id\n        departure\n        arrival\n        segments {\n          index\n          action {\n            text(locale: $locale)\n          }\n        }\n      }\n    }\n    ... on TripGone {\n      code\n      message(locale: $locale)\n      replan {\n        from {\n          point {\n            lat\n            lng\n          }\n        }\n        to {\n          point {\n            lat\n            lng\n          }\n        }\n        modes {\n          identifier\n        }\n        wheelchair\n        avoidStops\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"id\": \"WzIsWyJ4eF9wb3J0bWVycm93Il0sIjY4Njg1OWQ5NGI2YTNjNDMiLFs0My40OTc1LC0yOC4zOTI3XSxbNDMuNDk5MSwtMjguMzUzMV0sMCxbInMiLCJ3YV93YWwiLCJ3YWxrIiw3MSxbNDMuNDk3NDkxLC0yOC4zOTIxNTJdXSxbInIiLCJndGZzOlMxLTAtd2Vla2RheS0wMTUiLCIyMDI2LTA1LTA0IiwwLDMsMCxudWxsLCJjZW50cmFsLTUiLCJhaXJwb3J0LTEiLDE3Nzc4ODU1MDAsIlMxIiwwXSxbInMiLCJ3YV93YWwiLCJ3YWxrIiw0NixbNDMuNDk5MSwtMjguMzUzMV1dXQ?modes=pt_pub\",\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "14-swap-a-ride",
    "document": "# The next or the previous vehicle in the place of one ride, and what that does to the arrival. Nothing is stored: the answer is another trip.\nquery SwapARide($id: ID!, $segment: Int!, $to: SwapDirection!, $locale: Locale) {\n  trip(id: $id) {\n    ... on TripNow {\n      trip {\n        arrival\n        swap(segment: $segment, to: $to) {\n          ... on TripSwapped {\n            departureChange\n            arrivalChange\n            replaced\n            trip {\n              id\n              departure\n              arrival\n              changeovers {\n                beforeSegment\n                slack\n                state\n              }\n            }\n          }\n          ... on SwapRefused {\n            reason\n            message(locale: $locale)\n          }\n        }\n      }\n    }\n    ... on TripGone {\n      code\n    }\n  }\n}\n",
    "variables": "{\n  \"id\": \"WzIsWyJ4eF9wb3J0bWVycm93Il0sIjY4Njg1OWQ5NGI2YTNjNDMiLFs0My40OTc1LC0yOC4zOTI3XSxbNDMuNDk5MSwtMjguMzUzMV0sMCxbInMiLCJ3YV93YWwiLCJ3YWxrIiw3MSxbNDMuNDk3NDkxLC0yOC4zOTIxNTJdXSxbInIiLCJndGZzOlMxLTAtd2Vla2RheS0wMTUiLCIyMDI2LTA1LTA0IiwwLDMsMCxudWxsLCJjZW50cmFsLTUiLCJhaXJwb3J0LTEiLDE3Nzc4ODU1MDAsIlMxIiwwXSxbInMiLCJ3YV93YWwiLCJ3YWxrIiw0NixbNDMuNDk5MSwtMjguMzUzMV1dXQ?modes=pt_pub\",\n  \"segment\": 1,\n  \"to\": \"NEXT\",\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "15-missed-changes",
    "document": "# Every change: the time to spare, how safe that is, and what follows for a traveller who misses it.\nquery MissedChanges($request: PlanRequest!) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 3) {\n        nodes {\n          best {\n            arrival\n            changeovers {\n              afterSegment\n              beforeSegment\n              slack\n              state\n              ifMissed {\n                departure\n                line\n                arrival\n                delay\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.4991,\n        \"lng\": -28.3531\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  }\n}"
  },
  {
    "name": "16-alert-to-reroute",
    "document": "# Disturbances of a trip, and the way around their stops. Send the `avoidStops` of the alerts as $avoidStops; they add to those of the request.\nquery AlertToReroute($request: PlanRequest!, $avoidStops: [StopCode!]!, $locale: Locale) {\n  plan(request: $request) {\n    ... on Plan {\n      alerts {\n        id\n        severity\n        title(locale: $locale)\n        isAvoided\n        avoidStops\n      }\n      reroute(avoidStops: $avoidStops) {\n        ... on Plan {\n          request {\n            avoidStops\n          }\n          groups(first: 3) {\n            nodes {\n              best {\n                id\n                arrival\n              }\n            }\n          }\n          empty {\n            message(locale: $locale)\n          }\n          advisories {\n            code\n            message(locale: $locale)\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"avoidStops\": [\"station-university\"],\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "17-live-trip",
    "document": "# What live data say: the times of now beside those of the timetable, platforms, vehicles, and how old the data are.\nquery LiveTrip($id: ID!) {\n  trip(id: $id) {\n    ... on TripNow {\n      live {\n        snapshot\n        at\n        sources {\n          name\n          health\n          updated\n        }\n      }\n      alerts {\n        id\n        title\n      }\n      trip {\n        segments {\n          index\n          departure {\n            scheduled\n            expected\n            live\n          }\n          arrival {\n            scheduled\n            expected\n            live\n          }\n          ... on ScheduledSegment {\n            platform\n            live {\n              kind\n              source\n              updated\n              scheduledPlatform\n              vehicle {\n                point {\n                  lat\n                  lng\n                }\n                bearing\n                occupancy\n              }\n            }\n          }\n        }\n      }\n    }\n    ... on TripGone {\n      code\n    }\n  }\n}\n",
    "variables": "{\n  \"id\": \"WzIsWyJ4eF9wb3J0bWVycm93Il0sIjY4Njg1OWQ5NGI2YTNjNDMiLFs0My40OTc1LC0yOC4zOTI3XSxbNDMuNDk5MSwtMjguMzUzMV0sMCxbInMiLCJ3YV93YWwiLCJ3YWxrIiw3MSxbNDMuNDk3NDkxLC0yOC4zOTIxNTJdXSxbInIiLCJndGZzOlMxLTAtd2Vla2RheS0wMTUiLCIyMDI2LTA1LTA0IiwwLDMsMCxudWxsLCJjZW50cmFsLTUiLCJhaXJwb3J0LTEiLDE3Nzc4ODU1MDAsIlMxIiwwXSxbInMiLCJ3YV93YWwiLCJ3YWxrIiw0NixbNDMuNDk5MSwtMjguMzUzMV1dXQ?modes=pt_pub\"\n}"
  },
  {
    "name": "18-places",
    "document": "# Stops, streets, addresses and points of interest by name, mistyped ones too. Nearer places come first among equals.\nquery Places($query: String!, $near: PointInput) {\n  places(query: $query, near: $near, first: 5) {\n    kind\n    name\n    area\n    address\n    point {\n      lat\n      lng\n    }\n    stop {\n      id\n      code\n    }\n    metres\n  }\n}\n",
    "variables": "{\n  \"query\": \"centrl station\",\n  \"near\": {\n    \"lat\": 43.49748,\n    \"lng\": -28.39269\n  }\n}"
  },
  {
    "name": "19-what-is-here",
    "document": "# What has a name at a point, the best description first.\nquery WhatIsHere($point: PointInput!) {\n  placesAt(point: $point, first: 3) {\n    kind\n    name\n    address\n    metres\n  }\n}\n",
    "variables": "{\n  \"point\": {\n    \"lat\": 43.49748,\n    \"lng\": -28.39269\n  }\n}"
  },
  {
    "name": "20-register-a-key",
    "document": "# A key for an app, a person or a school. This document needs no key. A server whose operator issues keys answers REGISTRATION_CLOSED.\nmutation RegisterAKey($label: String!, $locale: Locale) {\n  registerKey(input: { label: $label }) {\n    ... on RegisteredKey {\n      key\n      activeFrom\n      freeCalls\n    }\n    ... on KeyRefused {\n      reason\n      message(locale: $locale)\n      retryAfter\n    }\n  }\n}\n",
    "variables": "{\n  \"label\": \"School of Example\",\n  \"locale\": \"en\"\n}"
  },
  {
    "name": "21-use-of-my-key",
    "document": "# Requests of this month by the key that is sent; null on a server that answers without keys.\nquery UseOfMyKey {\n  about {\n    version\n    schemaHash\n  }\n  keyUse {\n    label\n    month\n    calls\n    freeCalls\n    activeFrom\n  }\n}\n",
    "variables": "{}"
  },
  {
    "name": "22-texts-in-parts",
    "document": "# Texts with their parts. A client that shows a trip for long refreshes the parts that live data can change, and no others.\nquery TextsInParts($request: PlanRequest!, $locale: Locale, $timeZone: String) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 1) {\n        nodes {\n          best {\n            segments {\n              action {\n                template(locale: $locale)\n                text(locale: $locale, timeZone: $timeZone)\n                parts(locale: $locale, timeZone: $timeZone) {\n                  text\n                  placeholder\n                  realtime\n                }\n              }\n              notes {\n                text(locale: $locale)\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  },\n  \"locale\": \"fr\",\n  \"timeZone\": \"Europe/Paris\"\n}"
  },
  {
    "name": "23-two-languages",
    "document": "# One plan in two languages: texts take a language each, so a cache keeps both.\nquery TwoLanguages($request: PlanRequest!) {\n  plan(request: $request) {\n    ... on Plan {\n      groups(first: 1) {\n        nodes {\n          modes {\n            german: name(locale: \"de\")\n            korean: name(locale: \"ko\")\n          }\n          best {\n            segments {\n              action {\n                german: text(locale: \"de\")\n                korean: text(locale: \"ko\")\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"]\n  }\n}"
  },
  {
    "name": "24-wishes-and-limits",
    "document": "# A traveller with wishes: no buses, slow on foot, ten minutes to change, cheap before fast.\nquery WishesAndLimits($request: PlanRequest!) {\n  plan(request: $request) {\n    ... on Plan {\n      request {\n        modes {\n          identifier\n        }\n        departAfter\n      }\n      groups(first: 3) {\n        nodes {\n          modes {\n            identifier\n          }\n          trips(first: 2) {\n            edges {\n              weightedScore\n              isBest\n              node {\n                departure\n                arrival\n                price {\n                  text\n                }\n                changeovers {\n                  slack\n                }\n              }\n            }\n          }\n        }\n      }\n      advisories {\n        code\n        message\n      }\n      empty {\n        message\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.4991,\n        \"lng\": -28.3531\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"],\n    \"limits\": {\n      \"modes\": {\n        \"never\": [\"pt_pub_bus\"]\n      }\n    },\n    \"wishes\": {\n      \"walkingSpeed\": 3.2,\n      \"changeTime\": \"PT10M\",\n      \"weights\": {\n        \"price\": 2,\n        \"duration\": 0.5\n      }\n    }\n  }\n}"
  },
  {
    "name": "25-stops-of-a-region",
    "document": "# All stops of a region, page by page: send `endCursor` as $after.\nquery StopsOfARegion($region: RegionCode!, $after: String) {\n  region(code: $region) {\n    stops(first: 50, after: $after) {\n      nodes {\n        id\n        code\n        name\n        modes {\n          identifier\n        }\n        children {\n          code\n          platform\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"after\": null\n}"
  },
  {
    "name": "26-by-arrival",
    "document": "# Trips that arrive in time for the school bell. Trips of the page before arrive earlier still.\nquery ByArrival($request: PlanRequest!, $page: String) {\n  plan(request: $request, page: $page) {\n    ... on Plan {\n      window {\n        from\n        to\n        earlier\n      }\n      groups(first: 2) {\n        nodes {\n          trips(last: 3) {\n            nodes {\n              departure\n              arrival\n            }\n            pageInfo {\n              hasPreviousPage\n              startCursor\n            }\n          }\n        }\n      }\n      empty {\n        reason\n        message\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"request\": {\n    \"from\": {\n      \"point\": {\n        \"lat\": 43.49748,\n        \"lng\": -28.39269\n      }\n    },\n    \"to\": {\n      \"point\": {\n        \"lat\": 43.50764,\n        \"lng\": -28.38698\n      }\n    },\n    \"modes\": [\"pt_pub\", \"wa_wal\"],\n    \"when\": {\n      \"arriveBefore\": \"2026-05-04T09:00:00-01:00\"\n    }\n  },\n  \"page\": null\n}"
  },
  {
    "name": "27-departures",
    "document": "# The board of a stop: times of now beside those of the timetable, cancelled runs among them. `window.later` is the next page in time, as $page.\nquery Departures($region: RegionCode!, $stop: StopCode!, $page: String) {\n  stop(region: $region, code: $stop) {\n    name\n    departures(first: 5, page: $page) {\n      nodes {\n        time {\n          scheduled\n          expected\n        }\n        state\n        platform\n        headsign\n        service {\n          id\n          route {\n            shortName\n            color\n            mode {\n              identifier\n            }\n          }\n        }\n        alerts {\n          id\n          title\n        }\n      }\n      window {\n        earlier\n        later\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"stop\": \"station-central\",\n  \"page\": null\n}"
  },
  {
    "name": "28-stop-to-disturbance",
    "document": "# From a stop to what disturbs it: departures, the calls of their services, the alerts of their routes, and the stops to avoid.\nquery StopToDisturbance($region: RegionCode!, $stop: StopCode!) {\n  stop(region: $region, code: $stop) {\n    departures(first: 2) {\n      nodes {\n        service {\n          code\n          serviceDate\n          calls(first: 30) {\n            nodes {\n              stop {\n                code\n                name\n              }\n              departure {\n                scheduled\n                expected\n              }\n            }\n          }\n          route {\n            alerts(first: 3) {\n              nodes {\n                id\n                severity\n                title\n                avoidStops\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"stop\": \"station-central\"\n}"
  },
  {
    "name": "29-routes",
    "document": "# The lines of a region with their patterns and stops.\nquery Routes($region: RegionCode!, $after: String) {\n  region(code: $region) {\n    routes(modes: [\"pt_pub_tram\"], first: 3, after: $after) {\n      nodes {\n        id\n        shortName\n        longName\n        color\n        agency {\n          name\n        }\n        patterns(first: 2) {\n          nodes {\n            headsign\n            runCount\n            geometry\n            stops(first: 50) {\n              nodes {\n                code\n                name\n              }\n            }\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"after\": null\n}"
  },
  {
    "name": "30-live-map",
    "document": "# What moves in a box of the map, and whether the data are new.\nquery LiveMap($region: RegionCode!, $box: BoxInput!) {\n  region(code: $region) {\n    vehicles(in: $box, first: 50) {\n      nodes {\n        id\n        point {\n          lat\n          lng\n        }\n        bearing\n        age\n        occupancy\n        delay\n        route {\n          shortName\n        }\n      }\n    }\n    alerts(first: 10) {\n      nodes {\n        id\n        severity\n        title\n        avoidStops\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"box\": {\n    \"south\": 43.48,\n    \"west\": -28.46,\n    \"north\": 43.52,\n    \"east\": -28.35\n  }\n}"
  },
  {
    "name": "31-docks-and-car-parks",
    "document": "# Docks, free vehicles and car parks around a point, with their counts of now.\nquery DocksAndCarParks($region: RegionCode!, $near: NearInput!) {\n  region(code: $region) {\n    facilities(within: { near: $near }, first: 10) {\n      nodes {\n        __typename\n        id\n        name\n        point {\n          lat\n          lng\n        }\n        mode {\n          identifier\n        }\n        ... on VehicleStation {\n          operator {\n            name\n          }\n          isOpen\n          vehicles\n          docks\n          age\n        }\n        ... on CarPark {\n          capacity\n          isParkAndRide\n        }\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"near\": {\n    \"lat\": 43.49748,\n    \"lng\": -28.39269,\n    \"radius\": 1000\n  }\n}"
  },
  {
    "name": "32-live-board",
    "document": "# A board that stays right: everything at first, then rows that have changed and the keys of those that are gone. Over server-sent events.\nsubscription LiveBoard($region: RegionCode!, $stop: StopCode!) {\n  departures(region: $region, stop: $stop, first: 5) {\n    ... on DeparturesChange {\n      snapshot\n      dataset\n      isWhole\n      departures {\n        key\n        event {\n          headsign\n          platform\n          state\n          time {\n            scheduled\n            expected\n          }\n          service {\n            route {\n              shortName\n            }\n          }\n        }\n      }\n      gone\n    }\n    ... on StreamEnd {\n      reason\n      retryWithin\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\",\n  \"stop\": \"station-central\"\n}"
  },
  {
    "name": "33-live-alerts",
    "document": "# The disturbances of a region as they come and go, over server-sent events.\nsubscription LiveAlerts($region: RegionCode!) {\n  alerts(region: $region) {\n    ... on AlertsChange {\n      isWhole\n      alerts {\n        id\n        severity\n        title\n        from\n        until\n      }\n      gone\n    }\n    ... on StreamEnd {\n      reason\n      retryWithin\n    }\n  }\n}\n",
    "variables": "{\n  \"region\": \"xx_portmerrow\"\n}"
  },
  {
    "name": "34-moving-vehicles",
    "document": "# The vehicles in a box of the map as they move, over server-sent events.\nsubscription MovingVehicles($box: BoxInput!) {\n  vehicles(box: $box) {\n    ... on VehiclesChange {\n      isWhole\n      vehicles {\n        id\n        point {\n          lat\n          lng\n        }\n        bearing\n        occupancy\n        route {\n          shortName\n        }\n      }\n      gone\n    }\n    ... on StreamEnd {\n      reason\n      retryWithin\n    }\n  }\n}\n",
    "variables": "{\n  \"box\": {\n    \"south\": 43.48,\n    \"west\": -28.46,\n    \"north\": 43.52,\n    \"east\": -28.35\n  }\n}"
  },
  {
    "name": "35-follow-a-trip",
    "document": "# A trip as its vehicles run, until an hour after its arrival: an event for each change of the fields below. Over server-sent events.\n# The trip of these variables is over, so its stream ends at once: put the id of a trip that Plan finds in its place.\nsubscription FollowTrip($id: ID!) {\n  tripUpdates(id: $id) {\n    ... on TripChange {\n      at\n      result {\n        ... on TripNow {\n          isSameTrip\n          trip {\n            departure\n            arrival\n            segments {\n              action {\n                text\n              }\n              departure {\n                scheduled\n                expected\n              }\n            }\n          }\n        }\n        ... on TripGone {\n          code\n        }\n      }\n    }\n    ... on StreamEnd {\n      reason\n    }\n  }\n}\n",
    "variables": "{\n  \"id\": \"WzIsWyJ4eF9wb3J0bWVycm93Il0sIjY4Njg1OWQ5NGI2YTNjNDMiLFs0My40OTc1LC0yOC4zOTI3XSxbNDMuNDk5MSwtMjguMzUzMV0sMCxbInMiLCJ3YV93YWwiLCJ3YWxrIiw3MSxbNDMuNDk3NDkxLC0yOC4zOTIxNTJdXSxbInIiLCJndGZzOlMxLTAtd2Vla2RheS0wMTUiLCIyMDI2LTA1LTA0IiwwLDMsMCxudWxsLCJjZW50cmFsLTUiLCJhaXJwb3J0LTEiLDE3Nzc4ODU1MDAsIlMxIiwwXSxbInMiLCJ3YV93YWwiLCJ3YWxrIiw0NixbNDMuNDk5MSwtMjguMzUzMV1dXQ?modes=pt_pub\"\n}"
  },
  {
    "name": "36-areas-in-reach",
    "document": "# How far one gets in 10, 20 and 30 minutes, on foot and by public transport: an area for each time, to lay over a map, and the nearest stops. Each geometry is GeoJSON and\n# goes into a map as it is. Add \"me_mic_bic\" to the modes for a bicycle, or say arriveBefore in place of departAfter: the areas from which one gets here in time.\nquery AreasInReach($from: PlaceInput!, $when: WhenInput) {\n  isochrone(from: $from, when: $when, within: \"PT30M\", modes: [\"pt_pub\", \"wa_wal\"]) {\n    at\n    areas(limits: [\"PT10M\", \"PT20M\", \"PT30M\"]) {\n      within\n      geometry\n      precision\n    }\n    empty\n    stops(first: 5) {\n      nodes {\n        stop {\n          code\n          name\n        }\n        duration\n        boardings\n      }\n    }\n  }\n}\n",
    "variables": "{\n  \"from\": {\n    \"point\": {\n      \"lat\": 43.49748,\n      \"lng\": -28.39269\n    }\n  },\n  \"when\": {\n    \"departAfter\": \"2026-05-04T08:00:00Z\"\n  }\n}"
  }
];
