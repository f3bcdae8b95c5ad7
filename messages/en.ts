// English, in British words: the source of all other languages. How to write messages: docs/languages/README.md.

/** Texts of trips and answers. */
export const answer = {
  // ---- action: the one line of a segment ----
  /** Boarding a scheduled service. */
  'action.ride': `{vehicle, select,
    bus {Take bus <NUMBER>}
    coach {Take coach <NUMBER>}
    tram {Take tram <NUMBER>}
    metro {Take metro <NUMBER>}
    train {Take train <NUMBER>}
    ferry {Take ferry <NUMBER>}
    gondola {Take gondola lift <NUMBER>}
    funicular {Take funicular <NUMBER>}
    cablecar {Take cable car <NUMBER>}
    monorail {Take monorail <NUMBER>}
    car {Take shared taxi <NUMBER>}
    other {Take <NUMBER>}
  }`,
  /** The same for a service without a number. */
  'action.board': `{vehicle, select,
      bus {Take the bus}
      coach {Take the coach}
      tram {Take the tram}
      metro {Take the metro}
      train {Take the train}
      ferry {Take the ferry}
      gondola {Take the gondola lift}
      funicular {Take the funicular}
      cablecar {Take the cable car}
      monorail {Take the monorail}
      car {Take the shared taxi}
      other {Get on board}
    }`,
  /** Staying seated while the vehicle changes its line. */
  'action.stay': `{vehicle, select,
      bus {Stay on board: continues as bus <NUMBER>}
      coach {Stay on board: continues as coach <NUMBER>}
      tram {Stay on board: continues as tram <NUMBER>}
      metro {Stay on board: continues as metro <NUMBER>}
      train {Stay on board: continues as train <NUMBER>}
      car {Stay on board: continues as shared taxi <NUMBER>}
      other {Stay on board: continues as <NUMBER>}
    }`,
  /** The same for a service without a number. */
  'action.stay-on': 'Stay on board',
  /** A flight (`in_air`); the number is that of the flight. */
  'action.fly': 'Take flight <NUMBER>',
  'action.fly-unnumbered': 'Take the flight',
  'action.walk': 'Walk',
  /** The same, where the walk leads to a place with a name: a stop, a station, a vehicle. */
  'action.walk-to': 'Walk to {place}',
  /** The same at the end of a trip, where the destination has no name. */
  'action.walk-end': 'Walk to your destination',
  /** Moving by wheelchair. */
  'action.roll': 'Travel by wheelchair',
  'action.roll-to': 'Travel by wheelchair to {place}',
  'action.roll-end': 'Travel by wheelchair to your destination',
  'action.cycle': 'Cycle',
  /** Riding an e-scooter, slow or fast. */
  'action.scooter': 'Ride the e-scooter',
  /** Own, shared or hired car. */
  'action.drive-car': 'Drive',
  'action.ride-motorbike': 'Ride the motorbike',
  /** Passenger in a pooled car. */
  'action.carpool': 'Carpool',
  'action.taxi': 'Take a taxi',
  /** Ride-hailing with an unknown provider. */
  'action.ride-hailing': 'Take a ride-hailing car',
  /** Ride-hailing with a known provider. */
  'action.ride-hailing-with': 'Take a ride with {provider}',
  /** Demand-responsive transport. */
  'action.on-demand': 'Take the on-demand service',
  /** Demand-responsive transport with a known provider. */
  'action.on-demand-with': 'Take an on-demand ride with {provider}',
  'action.wait': 'Wait',
  /** Waiting for a taxi, ride-hailing or on-demand vehicle. */
  'action.wait-pickup': 'Wait to be picked up',
  /** A transfer between scheduled services. */
  'action.transfer': 'Wait for your connection',
  /** Parking the traveller’s own vehicle. */
  'action.park-onstreet': `{vehicle, select,
      bicycle {Lock your bike}
      scooter {Park your e-scooter}
      other {Park on the street}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Lock your bike}
      scooter {Park your e-scooter}
      other {Park in the car park}
    }`,
  /** Collecting a shared or hired vehicle, and returning it. */
  'action.collect': `{vehicle, select,
      car {Collect the car}
      bicycle {Collect the bike}
      scooter {Collect the e-scooter}
      other {Collect the vehicle}
    }`,
  'action.return': `{vehicle, select,
      car {Return the car}
      bicycle {Return the bike}
      scooter {Return the e-scooter}
      other {Return the vehicle}
    }`,
  'action.airport-checkin': 'Check in at the airport',
  'action.airport-checkout': 'Reclaim your baggage and leave the airport',
  'action.airport-transfer': 'Change planes',

  // ---- notes: further lines ----
  /** A service with an interval in place of fixed times. */
  'note.every-minutes': '{count, plural, one {Every minute} other {Every # minutes}}',
  /** Times of a stop that the feed marks as approximate. */
  'note.approximate-times': 'Times are approximate',
  /** `pickup_type` 2 without a telephone number, then with one. */
  'note.book-to-board': 'To be picked up here, call {agency} in advance',
  'note.book-to-board-phone': 'To be picked up here, call {agency} in advance on {phone}',
  /** `drop_off_type` 2 without a telephone number, then with one. */
  'note.book-to-alight': 'To be dropped off here, call {agency} in advance',
  'note.book-to-alight-phone': 'To be dropped off here, call {agency} in advance on {phone}',
  /** `pickup_type` 3. */
  'note.signal-driver': 'Request stop: signal clearly to the driver',
  /** `drop_off_type` 3. */
  'note.tell-driver': 'Request stop: tell the driver that you want to get off',
  /** The booking deadline of a ride. */
  'note.book-until': 'Book by {deadline, time} on {deadline, date}',
  /** A ride whose booking deadline has passed. */
  'note.too-late-to-book': 'It is too late to book this ride',
  'note.cancelled': 'Cancelled',
  /** A car park: its number of spaces, and its bays for disabled drivers. */
  'note.parking-spaces': '{places, plural, one {Capacity: # space} other {Capacity: # spaces}}',
  'note.parking-disabled-bays': 'Disabled bays: {bays, number}',
  'note.parking-free': 'Free parking',
  /** Parking is charged at an unknown price. */
  'note.parking-paid': 'Paid parking, price unknown',
  /** A place on the map for own vehicles that has no name. */
  'place.bicycle-parking': 'Bicycle parking',
  'place.motorcycle-parking': 'Motorbike parking',
  /** `duration` is the usual wait for a hailed vehicle. */
  'note.usual-wait': 'Book before you set off: usual wait {wait, duration}',
  /** A wait at a stop over night. */
  'note.next-day': 'You continue the next day',
  /** The part of a cycling segment where the bicycle must be pushed. */
  'note.push-bicycle': 'Push your bike for {distance, distance}',
  /** The part of a cycling segment on cycle-friendly streets. */
  'note.cycle-friendly': '{distance, distance} on cycle-friendly streets',
  /** Parts of a path for a wheelchair: accessible, inaccessible, unknown. */
  'note.section-accessible': 'Wheelchair accessible: {distance, distance}',
  'note.section-inaccessible': 'Not wheelchair accessible: {distance, distance}',
  'note.section-unknown': 'Wheelchair access unknown: {distance, distance}',
  /** A vehicle for a wheelchair. */
  'note.service-accessible': 'Wheelchair accessible vehicle',
  'note.service-inaccessible': 'Vehicle not wheelchair accessible',
  'note.service-unknown': 'Wheelchair access to the vehicle unknown',
  /** A stop for a wheelchair. */
  'note.stop-accessible': '{stop}: wheelchair accessible',
  'note.stop-inaccessible': '{stop}: not wheelchair accessible',
  'note.stop-unknown': '{stop}: wheelchair access unknown',
  'note.bicycles-allowed': 'Bikes may be taken on board',
  'note.bicycles-forbidden': 'Bikes may not be taken on board',
  /** A leg without street data. */
  'note.straight-line': 'Straight line: no street data here',
  /** A street leg that uses a ferry without a timetable, unnamed, then named. */
  'note.ferry': 'Ferry crossing on the way',
  'note.ferry-named': 'Ferry crossing on the way: {name}',
  /** A street leg whose only path crosses private, customers' or destination-only ways, and one that meets a street where vehicles may not stop. */
  'note.no-through': 'Uses private or access-only ways: check whether you may pass',
  'note.no-stopping': 'Begins or ends on a road where stopping is not allowed',
  'note.toll': 'Toll: {price, money}',
  /** A change of level inside a station (PW-9). Names of levels come from the feed, so they follow a colon. */
  'note.take-stairs': 'Stairs → {level}',
  /** The same, where the level it starts at is known, too. */
  'note.take-stairs-between': 'Stairs: {from} → {level}',
  'note.take-escalator': 'Escalator → {level}',
  /** The same, where the level it starts at is known, too. */
  'note.take-escalator-between': 'Escalator: {from} → {level}',
  'note.take-lift': 'Lift → {level}',
  /** The same, where the level it starts at is known, too. */
  'note.take-lift-between': 'Lift: {from} → {level}',

  // ---- labels: values of placeholders, and names ----
  /** `<STOPS>`. */
  'label.stops': '{count, plural, one {# stop} other {# stops}}',
  /** `<DIRECTION>`. */
  'label.direction': 'Direction: {direction}',
  /** A line of the notes of a flight, in place of `<DIRECTION>`. */
  'label.flight-to': 'To: {place}',
  /** `<TRAFFIC>`. */
  'label.without-traffic': '{duration, duration} without traffic',
  /** `startPlatform`, by what the place is: the stand of a bus, the track of a train, the platform of a metro or tram. */
  'label.platform': `{kind, select,
      stand {Stand {platform}}
      track {Platform {platform}}
      pier {Pier {platform}}
      gate {Gate {platform}}
      other {Platform {platform}}
    }`,
  /** A path without a name. */
  'label.unnamed-way': 'unnamed path',
  /** A ticket without a name. */
  'label.ticket': 'Ticket',
  'label.shared-bicycle': 'Shared bike',
  'label.shared-scooter': 'Shared e-scooter',
  /** A mode with its provider or line. */
  'label.mode-detail': '{mode} ({detail})',
  /** Why a set of modes has no trips, beside trips of other sets. */
  'label.set-reason': '{modes}: {reason}',
  /** The title of a button that leads to the provider of a vehicle. */
  'label.book-with': 'Book with {operator}',

  // ---- live: realtime data of a ride ----
  'live.on-time': 'On time',
  'live.late': '{delay, duration} late',
  'live.early': '{delay, duration} early',
  /** The platform of today; both values are labels such as “Platform 5”. */
  'live.platform-changed': 'Changed: {platform} instead of {planned}',
  /** The age of the data of a source; the second for less than a minute. */
  'live.updated': 'Live data updated {age, duration} ago',
  'live.updated-now': 'Live data updated just now',
  'live.stale': 'No live data for {age, duration}: times may have changed',
  /** Where the times of a ride come from. */
  'live.source': `{source, select,
    predicted {Live prediction}
    observed {Actual time}
    carried {Estimated from an earlier delay}
    stale {Last known delay}
    none {No live data}
    other {Timetable}
  }`,
  /** The time that is left when changing to a ride, and what follows if the vehicle is missed. */
  'live.slack': '{slack, duration} to spare for the change',
  'live.missed': 'You will probably miss this connection',
  'live.if-missed': 'If you miss it: +{delay, duration}',
  'live.if-missed-no-later': 'If you miss it: you arrive no later',
  'live.if-missed-nothing': 'If you miss it: no other connection',
  /** What was last reported of the place where a vehicle is hired, or returned, or of a single vehicle. */
  'live.stock-vehicles': `{vehicle, select,
      car {Cars available: {count, number} ({age, duration} ago)}
      bicycle {Bikes available: {count, number} ({age, duration} ago)}
      scooter {E-scooters available: {count, number} ({age, duration} ago)}
      other {Vehicles available: {count, number} ({age, duration} ago)}
    }`,
  'live.stock-docks': 'Free spaces: {count, number} ({age, duration} ago)',
  'live.stock-seen': 'Last reported {age, duration} ago',

  // ---- alert: disturbances ----
  /** A button: the trip is planned again without the stops of the alert. */
  'alert.avoid-stops': '{stops, plural, one {Avoid this stop and plan again} other {Avoid these stops and plan again}}',
  /** The title of an alert without one. */
  'alert.effect': `{effect, select,
    closed {No service}
    reduced {Reduced service}
    delays {Delays}
    detour {Diversion}
    additional {Additional service}
    modified {Changed service}
    moved {Stop moved}
    access {Step-free access disrupted}
    lift {Lift out of order}
    escalator {Escalator out of order}
    other {Service information}
  }`,

  // ---- turns: onto a street without a name, then onto a named street ----
  'turn.HEAD_TOWARDS': 'Set off',
  'turn.HEAD_TOWARDS.street': 'Set off along {street}',
  'turn.CONTINUE_STRAIGHT': 'Continue straight ahead',
  'turn.CONTINUE_STRAIGHT.street': 'Continue straight onto {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Bear left',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Bear left onto {street}',
  'turn.TURN_LEFT': 'Turn left',
  'turn.TURN_LEFT.street': 'Turn left onto {street}',
  'turn.TURN_SHARPLY_LEFT': 'Turn sharp left',
  'turn.TURN_SHARPLY_LEFT.street': 'Turn sharp left onto {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Bear right',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Bear right onto {street}',
  'turn.TURN_RIGHT': 'Turn right',
  'turn.TURN_RIGHT.street': 'Turn right onto {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Turn sharp right',
  'turn.TURN_SHARPLY_RIGHT.street': 'Turn sharp right onto {street}',
  'turn.U_TURN': 'Turn round',
  'turn.U_TURN.street': 'Turn round on {street}',

  // ---- empty: one per `EmptyReason` of the model ----
  'empty.outside-from': 'The starting point is outside the area we cover.',
  'empty.outside-to': 'The destination is outside the area we cover.',
  'empty.different-regions':
    'The starting point and the destination lie in different regions, and no region covers both.',
  'empty.too-close': 'The starting point and the destination are so close that no trip is needed.',
  'empty.off-network-from': 'There is no usable street or path near the starting point.',
  'empty.off-network-to': 'There is no usable street or path near the destination.',
  'empty.no-modes': 'None of the chosen modes of transport is available here.',
  'empty.ruled-out': 'No connection was found with your exclusions.',
  /** `from` and `to` are the first and last day of the timetable. */
  'empty.no-service-date': 'There is no timetable for this date. The timetable covers {from, day} to {to, day}.',
  'empty.no-service-in-window': 'No suitable service runs at this time.',
  'empty.no-stop-from': 'No stop of the chosen modes is within reach of the starting point.',
  'empty.no-stop-to': 'No stop of the chosen modes is within reach of the destination.',
  'empty.no-connection': 'No connection was found with the chosen modes of transport.',
  'empty.avoided-stops': 'There is no connection that avoids the stops you excluded.',
  'empty.arrives-too-late': 'Every connection at that time arrives too late.',
  'empty.inaccessible': 'No wheelchair accessible connection was found.',
  'empty.walk-too-long': 'Every connection involves more walking than you allow.',
  'empty.too-far': 'It is too far to walk, cycle or drive all the way.',
  'empty.round-trip-only':
    'Vehicles for hire near the starting point must be returned there, so they cannot be used for a one-way trip.',
  /** `mode` is the name of the requested mode. */
  'empty.no-vehicle-from': '{mode}: no vehicle is available near the starting point.',
  'empty.no-vehicle-to': '{mode}: vehicles near the starting point cannot be returned at the destination.',
  'empty.outside-zone-from': '{mode}: the starting point is outside the service area.',
  'empty.outside-zone-to': '{mode}: the destination is outside the service area.',
  'empty.closed': '{mode}: not in service at this time.',
  'empty.unknown-provider': '{mode}: this provider does not operate here.',
  'empty.walking-is-better': 'The chosen modes offer nothing better than walking all the way.',
  'empty.not-better':
    'The chosen modes combined offer nothing better than one of them alone, or walking. Search with one mode at a time to see those trips.',
  'empty.stopped-early': 'The search took too long and was stopped before a connection was found.',
  /** `empty.off-network-from` and `-to` where a single mode finds no street. */
  'off-network.from': '{mode}: there is no usable street near the starting point.',
  'off-network.to': '{mode}: there is no usable street near the destination.',

  // ---- advisory: one per `Advisory` code of the model ----
  'advisory.deprecated-mode': 'The mode “{mode}” is deprecated. Use “{replacement}” instead.',
  'advisory.unknown-mode': 'The mode “{mode}” is not known and was ignored.',
  /** The same, where a known identifier is similar. */
  'advisory.unknown-mode-nearest': 'The mode “{mode}” is not known and was ignored. Did you mean “{nearest}”?',
  /** `mode` is the name of the mode. */
  'advisory.unavailable-mode': '{mode} is not available here and was left out.',
  'advisory.unknown-stop': 'The stop “{stop}” is not known and was ignored.',
  /** `name` as in the request. */
  'advisory.unknown-limit': '“{name}” is not a known operator, authority, data source or line.',
  /** `language` as in the request. */
  'advisory.unknown-language': 'The language “{language}” is not available here.',
  'advisory.stopped-early': 'The search was stopped early: there may be better connections.',
  'advisory.straight-line-walks': 'There is no street data: walks are estimated as straight lines.',
  /** `names` are lines and stops. */
  'advisory.closed-by-alert': 'Not in service at that time: {names}',
  'advisory.leaves-much-later':
    'No scheduled service leaves within three hours of that time. The next departures are shown.',
  'advisory.arrives-much-earlier':
    'No scheduled service arrives in the three hours before that time. The last arrivals before it are shown.',
  /** Boards of stops: in place of a live time; the second for a service that passes this stop. */
  'board.cancelled': 'Cancelled',
  'board.skipped': 'Does not stop here',
  /** An empty board. */
  'board.no-departures': 'No departures at this time.',
  'board.no-arrivals': 'No arrivals at this time.',
  /** A trip that was saved and is opened again; `line` and `other` are names of lines. */
  'advisory.trip-times-changed': 'The times of this trip have changed since it was saved.',
  'advisory.trip-line-replaced': '{line} no longer runs as saved. Take instead: {other}',
  'advisory.trip-replanned': 'This trip is no longer possible as saved, so it was planned again.',
  'advisory.trip-cancelled': '{line} is cancelled.',
  'advisory.trip-gone': 'This trip is no longer possible, and no other was found.',

  // ---- where a walk leads ----
  /** Where a walk ends at no named place: the vehicle to take there, the rider’s own or shared, or the place to be picked up; `other` is a vehicle. */
  'action.walk-goal':
    '{goal, select, car {Walk to the car} bicycle {Walk to the bike} scooter {Walk to the e-scooter} motorbike {Walk to the motorbike} pickup {Walk to the pick-up point} other {Walk to the vehicle}}',
  'action.roll-goal':
    '{goal, select, car {Travel by wheelchair to the car} pickup {Travel by wheelchair to the pick-up point} other {Travel by wheelchair to the vehicle}}',
  /** A walk within a station to a platform whose sign is known. */
  'action.walk-platform':
    '{kind, select, stand {Walk to stand {platform}} pier {Walk to pier {platform}} gate {Walk to gate {platform}} other {Walk to platform {platform}}}',
  'action.roll-platform':
    '{kind, select, stand {Travel by wheelchair to stand {platform}} pier {Travel by wheelchair to pier {platform}} gate {Travel by wheelchair to gate {platform}} other {Travel by wheelchair to platform {platform}}}',
  /** The same where it is not, and to another stop of the same name. */
  'action.walk-change': 'Change at {place}',
  'action.roll-change': 'Change by wheelchair at {place}',
  /** Before check-in at an airport. */
  'action.wait-checkin': 'Wait until check-in',
} as const;

/** Texts that explain an answer. */
export const explanation = {
  // ---- removed: one per `RemovalReason`, why a candidate is not in the answer ----
  'removed.dominated': 'Another connection is at least as good in departure, arrival and number of changes.',
  'removed.walking-is-better': 'Walking the whole way takes no longer and is no harder.',
  'removed.single-mode-is-better': 'A single mode of transport is at least as good in every respect.',
  'removed.worse-than-another': 'Another option is as good in every respect and better in at least one.',
  'removed.one-mode-only': 'Uses only one of the modes to be combined.',
  'removed.slower-alike': 'Another place to park, collect or return the vehicle is quicker.',
  'removed.car-park-alike': 'A car park just as near and quick is more likely to have a space than the street.',
  'removed.fits-no-better': 'Fits your priorities no better than the other options.',
  'removed.out-of-time': 'There was no time left for a comparison with each mode alone.',
  'removed.same-vehicles': 'Uses the same vehicles as a better option.',
  'removed.not-the-best': 'Only the best option was requested.',
  'removed.arrives-too-late': 'Arrives after the requested time.',
  'removed.walk-too-long': 'Involves more walking than allowed.',
  'removed.takes-too-long': 'Takes too long without public transport.',
  'removed.inaccessible': 'Part of the trip is not wheelchair accessible.',
  'removed.avoided-stop': 'Uses a stop that you excluded.',
  'removed.ruled-out': 'Uses a line or mode that you excluded.',
  'removed.not-running': 'Part of the trip is closed or not running at that time.',

  // ---- ruled-out: one per `RuledOutReason`; the lines or stops follow after a colon ----
  'ruled-out.avoided-mode': 'Lines of modes that you excluded',
  'ruled-out.operator-limit': 'Lines of operators or data sources that you excluded',
  'ruled-out.only-when-named': 'Lines offered only when requested by name',
  'ruled-out.inaccessible-vehicle': 'Lines with vehicles that are not wheelchair accessible',
  'ruled-out.no-bicycles': 'Lines not known to take bicycles on board',
  'ruled-out.inaccessible-stop': 'Stops that are not wheelchair accessible',
  'ruled-out.avoided-stop': 'Stops that you excluded',
  'ruled-out.closed-by-alert': 'Lines and stops closed by a disruption',

  // ---- unknown: one per `UnknownFact`, an unknown fact that a leg relies on ----
  'unknown.price': 'No information on the price.',
  'unknown.vehicle-access': 'No information on wheelchair access to this vehicle.',
  'unknown.stop-access': 'No information on wheelchair access to this stop.',
  'unknown.path-access': 'Wheelchair access is unknown for at least part of the way.',
  'unknown.bicycles-aboard': 'No information on taking bikes on board.',
  'unknown.streets': 'There is no street data here: the path is a straight line.',
  'unknown.times': 'These times are approximate.',
  'unknown.departure': 'Runs at regular intervals; exact departure times are not published.',
  'unknown.booking': 'No information on whether booking is still possible.',
  'unknown.wait': 'Typical wait; the actual wait may differ.',
  'unknown.parking': 'No information on available parking spaces.',
  'unknown.range': 'The remaining range of the vehicle is unknown.',
} as const;

/** Texts of requests that get no answer. */
export const refusal = {
  'refusal.no-origin': 'No starting point was given.',
  'refusal.no-destination': 'No destination was given.',
  'refusal.bad-request': 'The request could not be understood.',
  'refusal.unknown-region': 'The region “{region}” is not known.',
  'refusal.unknown-trip': 'This trip is not known.',
  'refusal.not-a-ride': 'This part of the trip has no other departures.',
  'refusal.no-other-vehicle': 'No other departure was found for this ride.',
  'refusal.leaves-too-early': 'The earlier departure leaves before you get there.',
  'refusal.no-registration': 'This service does not issue keys itself. Please ask its operator.',
  'refusal.label-taken': 'Another key already has this name. Please choose another.',
  'refusal.not-operator': 'Only the operator of this service can do this.',
  'refusal.no-key': 'The request has no API key.',
  'refusal.unknown-key': 'The API key is unknown or not active.',
  'refusal.over-quota': 'The quota of this API key is used up. Please try again later.',
  'refusal.too-fast': 'Too many requests came at once. Please try again in a moment.',
  'refusal.overloaded': 'The service is busy. Please try again shortly.',
  'refusal.internal': 'Something went wrong on our side. Please try again later.',
} as const;

/** Texts of the page. */
export const page = {
  tagline: 'Door to door with open data',
  noMap: 'No map: this browser does not support WebGL. Stop names and coordinates still work.',
  noRegions: 'This planner has no regions yet.',
  region: 'Region',
  language: 'Language',
  theme: 'Switch between light and dark',
  map: 'Map',
  from: 'From',
  to: 'To',
  moreChoices: 'More choices',
  fewerChoices: 'Fewer choices',
  placeHint: 'Stop, address or place',
  unknownPlace: 'Unknown place. Enter a stop, an address or coordinates such as 41.15, -8.61.',
  swap: 'Swap start and destination',
  mapCentre: 'Use the centre of the map',
  clear: 'Start over',
  clickFrom: 'Click your start on the map, then your destination.',
  clickTo: 'Now click your destination.',
  when: 'When',
  now: 'Leave now',
  depart: 'Depart at',
  arrive: 'Arrive by',
  localTime: 'Local date and time',
  modes: 'Modes of transport',
  wheelchair: 'Wheelchair',
  priority: 'Priority',
  balanced: 'Balanced',
  fast: 'Fast',
  easy: 'Easy',
  green: 'Green',
  cheap: 'Cheap',
  anyWalking: 'No walking limit',
  mostWalking: '{n, plural, one {Up to # min on foot} other {Up to # mins on foot}}',
  /** The name of the list of limits. */
  walkingLimit: 'Walking limit',
  concession: 'Reduced fares',
  examples: 'Or try one of these',
  searching: 'Looking for trips…',
  results: '{n, plural, one {# option} other {# options}}',
  direct: 'direct',
  changes: '{n, plural, one {# change} other {# changes}}',
  onFoot: '{distance, distance} on foot',
  inWheelchair: '{distance, distance} in a wheelchair',
  every: 'every {duration, duration}',
  otherTimes: 'Other times',
  stopsOnTheWay: '{n, plural, one {# stop on the way} other {# stops on the way}}',
  directions: 'Directions',
  arriveStep: 'Arrive',
  live: 'live',
  /** How full a vehicle on the map is. */
  occupancy: `{load, select,
      empty {Empty}
      many {Many seats free}
      few {Few seats free}
      standing {Standing room only}
      full {Full}
      closed {Not taking passengers}
      other {}
    }`,
  cancelled: 'Cancelled',
  tooLateToBook: 'Too late to book',
  left: 'Already left',
  back: 'All trips',
  nothing: 'No trips found',
  tryDate: 'Plan for {date, day}',
  nothingHint: 'Try another time, more modes of transport or other places.',
  unreachable: 'The planner is not responding. Is the server still running?',
  refused: 'This trip cannot be planned',
  retry: 'Try again',
  why: 'Why these trips?',
  whyNothing: 'Why no trips?',
  considered: `{n, plural,
      one {# trip considered, {shown, number} shown}
      other {# trips considered, {shown, number} shown}
    }`,
  stopsFrom: `{n, plural,
      one {# stop within reach of the start}
      other {# stops within reach of the start}
    }`,
  stopsTo: `{n, plural,
      one {# stop within reach of the destination}
      other {# stops within reach of the destination}
    }`,
  endedEarly: 'The search stopped early.',
  chosenScore: 'Score of the chosen trip (lower is better)',
  scoreTime: 'Time',
  scorePrice: 'Price',
  scoreCarbon: 'Emissions',
  scoreHassle: 'Effort',
  notKnown: 'Missing information',
  betterTrip: 'Better: {time}',
  alerts: 'Alerts',
  alertSevere: 'Disruption',
  alertWarning: 'Warning',
  alertInfo: 'Information',
  moreInformation: 'More information',
  avoidedStops: '{n, plural, one {# stop avoided} other {# stops avoided}}',
  useAllStops: 'Use all stops again',
  /** The time of the timetable beside a live one, for screen readers. */
  plannedTime: 'Timetable: {clock}',
  departures: 'Departures',
  departuresFrom: 'Departures from {stop}',
  noDepartures: 'No departures in the next 24 hours.',
  /** Of a vehicle that runs and passes the stop today. */
  skipsStop: 'Does not stop here',
  // ---- the page of API keys ----
  keysTitle: 'API keys',
  keysIntro: 'Programs that use this planner send a key with each request. Register for one here.',
  keyHolder: 'Name of the person, app or school',
  keyRegister: 'Register',
  keyDelay: 'A new key works after {delay, duration}, since every server has to learn of it first.',
  keyFree: '{n, plural, one {# free request a month} other {# free requests a month}}',
  yourKey: 'Your key',
  keyOnce: 'Keep the key in a safe place: it is not shown again.',
  keyHeader: 'Send the key in this header, and never in an address: {header}',
  keyStart: 'The key works from {start, time} on {start, date}.',
  keyCopy: 'Copy',
  keyCopied: 'Copied',
  keyUse: 'Use of a key',
  keyShowUse: 'Show use',
  keyCallsOf:
    '{n, plural, one {# of {free, number} free requests used this month} other {# of {free, number} free requests used this month}}',
  keyCalls: '{n, plural, one {# request this month} other {# requests this month}}',
  keyRenews: 'The count starts again on {day, date}.',
  keyWrongName: 'Enter a name of 1 to 80 characters.',
  noKeysNeeded: 'This planner answers without a key.',
  planTrip: 'Plan a trip',
} as const;

/** The names of the modes, and a line that explains each. */
export const modes = {
  pt_pub: ['Public transport', 'Scheduled transport open to everyone'],
  pt_pub_bus: ['Bus', 'Local bus'],
  pt_pub_cablecar: ['Cable car', 'Tram hauled by a cable'],
  pt_pub_car: ['Shared taxi', 'Public transport by car'],
  pt_pub_ferry: ['Ferry', 'Ferry or water bus'],
  pt_pub_coach: ['Coach', 'Long-distance bus'],
  pt_pub_expressbus: ['Express bus', 'Bus with few stops'],
  pt_pub_funicular: ['Funicular', 'Cable railway on a steep slope'],
  pt_pub_gondola: ['Gondola lift', 'Cabins hanging from a cable'],
  pt_pub_metro: ['Metro', 'Urban railway below and above ground'],
  pt_pub_monorail: ['Monorail', 'Railway on a single beam'],
  pt_pub_regionaltrain: ['Regional train', 'Regional and inter-city trains'],
  pt_pub_subway: ['Underground', 'Underground urban railway'],
  pt_pub_train: ['Train', 'Local or commuter train'],
  pt_pub_tram: ['Tram', 'Tram or light rail'],
  pt_ltd_SCHOOLBUS: ['School bus', 'Bus for pupils only'],
  ps_drt: ['On-demand transport', 'Shared rides that run when booked'],
  ps_tax: ['Taxi', 'Ride in a taxi'],
  ps_tnc: ['Ride-hailing', 'Car with driver, booked through an app'],
  me_car: ['Car', 'Your own car'],
  'me_car-s': ['Car sharing', 'Car of a sharing scheme'],
  'me_car-r': ['Rental car', 'Car hired for the trip'],
  'me_car-p': ['Carpooling', 'A ride in another traveller’s car'],
  me_mot: ['Motorbike', 'Your own motorbike'],
  me_mic: ['Bike or scooter', 'Your own bicycle, scooter or similar'],
  me_mic_bic: ['Bicycle', 'Your own bicycle'],
  'me_mic_fold-bic': ['Folding bike', 'Folding bicycle that travels with you all the way'],
  'me_mic_e-sco': ['E-scooter', 'E-scooter up to 25 km/h that travels with you'],
  'me_mic_fast-e-sco': ['Fast e-scooter', 'E-scooter up to 45 km/h that travels with you'],
  'me_mic-s': ['Shared bike or scooter', 'Bike or scooter of a public sharing scheme'],
  cy_bic: ['Bicycle (old identifier)', 'Your own bicycle; please use “me_mic_bic”'],
  'cy_bic-s': ['Bike sharing (old identifier)', 'Bike of a sharing scheme; please use “me_mic-s”'],
  wa_wal: ['Walk', 'On foot'],
  wa_whe: ['Wheelchair', 'Moving by wheelchair'],
  in_air: ['Flight', 'Scheduled flight'],
  in_rail: ['Long-distance train', 'Train between cities'],
  in_coach: ['Long-distance coach', 'Coach between cities'],
  in_ferry: ['Long-distance ferry', 'Ferry between ports far apart'],
  'stationary_parking-onstreet': ['On-street parking', 'Parking the vehicle on the street'],
  'stationary_parking-offstreet': ['Car park', 'Parking the vehicle in a car park'],
  stationary_wait: ['Wait', 'Waiting for the next vehicle'],
  stationary_transfer: ['Change', 'Changing from one service to another'],
  'stationary_vehicle-collect': ['Vehicle pick-up', 'Collecting a shared or hired vehicle'],
  'stationary_vehicle-return': ['Vehicle return', 'Returning a shared or hired vehicle'],
  'stationary_airport-checkin': ['Check-in', 'Check-in and security at the airport'],
  'stationary_airport-checkout': ['Airport arrival', 'Immigration and baggage reclaim at the airport'],
  'stationary_airport-transfer': ['Flight connection', 'Changing between flights at an airport'],
} as const;

/** Texts of the editor extension at work; `{…}` are values without a format, as VS Code fills them. */
export const editor = {
  'preview.title': 'Route preview',
  'preview.sample': 'Sample data, planned in the editor',
  'preview.plannedBy': 'Planned by {address}',
  'preview.from': 'From',
  'preview.to': 'To',
  'preview.swap': 'Swap start and destination',
  'preview.plan': 'Plan',
  'preview.map': 'Map',
  'preview.drawing': 'Drawing of the route. Arrow keys move it, plus and minus zoom, 0 shows the whole route.',
  'preview.zoomIn': 'Zoom in',
  'preview.zoomOut': 'Zoom out',
  'preview.zoomFit': 'Show the whole route',
  'preview.trips': 'Trips',
  'preview.loading': 'Loading…',
  'preview.planning': 'Planning…',
  'preview.noRoute': 'No route between these two places.',
  /** After the two places; one trip, then several. */
  'preview.oneOption': '{route}: 1 option',
  'preview.options': '{route}: {count} options',
  'remedy.retry': 'Try again',
  'remedy.setKey': 'Set the server key',
  'remedy.openSettings': 'Change the server address',
  'failure.load': 'The preview could not be loaded. See the output channel “Tripwright” for details.',
  'failure.samplePlace': 'One of the two places is no longer in the sample city.',
  'failure.sampleData':
    'The sample data cannot be read ({detail}). Reinstall the extension or set the address of a server.',
  'failure.noRegions': 'The server at {address} has no regions yet.',
  'failure.fewStations': 'The region {region} has fewer than two stations to plan between.',
  'failure.serverPlace': 'The server no longer knows one of the two places.',
  'failure.noServer':
    'No server responds at {address}. Start one with “npm start” in the Tripwright repository or change the address.',
  'failure.needsKey': 'The server at {address} requires a key. It prints a demo key when it starts.',
  'failure.status': 'The server at {address} answered {status}.',
  'failure.statusWithDetail': 'The server at {address} answered {status}: {detail}',
  'failure.format': 'The {endpoint} answer of {address} is not in the /v1 format. Is it a Tripwright server?',
  'key.title': 'Key of {address}',
  'key.prompt': 'The key is kept in the editor’s secret storage and sent only to this address.',
  'key.noServer':
    'The preview uses its own sample data, which needs no key. To set a key, set the address of a server first.',
  'key.openSetting': 'Open the setting',
  'fix.accept': 'Accept {identifier} in this workspace',
  'fix.all': 'Fix all mode identifiers',
  /** Problems of an identifier in a file, then its fixes. Identifiers and paths come with their own marks. */
  'modes.malformed': '{identifier} is not a mode identifier.',
  'modes.unknown': '{identifier} is not a known mode.',
  'modes.didYouMean': 'Did you mean {identifier}?',
  'modes.deprecated': '{identifier} is deprecated. Use {replacement}.',
  'modes.repeated': '{identifier} is already in this list.',
  'modes.covered': '{identifier} is already covered by {wider}.',
  'modes.notInRegion': '{identifier} is not offered in {region}.',
  'modes.notInRegions': '{identifier} is offered in none of the {count} regions.',
  'modes.useInstead': 'Deprecated: use {replacement}.',
  'modes.unknownTitle': 'Unknown mode.',
  'modes.unknownNote': 'Servers may add new identifiers at any time, so this is not an error.',
  'modes.beginsWith': 'It begins with {path}.',
  'modes.similar': 'Similar identifiers: {identifiers}.',
  'modes.inRegions': 'Offered in: {regions}.',
  'modes.inNoRegion': 'Not offered in any known region.',
  'modes.remove': 'Remove {identifier}',
  'modes.replace': 'Replace with {replacement}',
  'trips.syntax': 'Not valid JSON: {problem}.',
  'trips.type': 'Wrong type for {member}; expected: {expected}.',
  'trips.unknown': 'A trip file has no member {member}.',
  'trips.missing': '{member} is missing.',
  'trips.didYouMean': 'Did you mean {text}?',
  'trips.value': '{member} has to be one of {values}.',
  'trips.range': 'The value of {member} is out of range.',
  'trips.place': '{member} is not a place. Write a name, an address or “latitude,longitude”.',
  'trips.placeRange': 'The coordinates of {member} do not exist on earth.',
  'trips.placeSwapped': 'Latitude comes first. Are the coordinates of {member} swapped?',
  'trips.time': '“{time}” is not a time. Write “{weekday}”, “{tomorrow}” or “{date}”, for example.',
  'trips.timeWithoutClock': '“{time}” has no time of day. Add one, such as {clock}.',
  'trips.timeMilliseconds': '{time} looks like milliseconds. Unix times are in seconds.',
  'trips.duration': '“{length}” is not a length of time. Write “45 min” or “PT45M”, for example.',
  'trips.foundNone': '{member} {wanted}: no trips were found. {reason}',
  'trips.foundOther': '{member} {wanted}: found {found} ({trip}).',
  'trips.foundCount': '{member} {wanted}: the answer has {found}.',
  'trips.foundSome': 'No trips were expected, but there are {count}, such as {trip}.',
  'trips.foundReason': 'Expected the reason {wanted}, found: {reason}',
  'lens.preview': 'Preview',
  'lens.compare': 'Compare…',
  'lens.graphql': 'Copy as GraphQL',
  'lens.curl': 'curl',
  'lens.explain': 'Explain',
  'lens.copied': 'Copied to the clipboard.',
  'lens.copiedWithout': 'Copied to the clipboard. GraphQL has no field for {names}.',
  'lens.none': 'No request for a trip was found here.',
  'lens.compareTitle': 'Compare with which request or source?',
  'lens.sameRequest': 'The same request, planned by {source}',
  'source.sample': 'Sample city',
  'source.choose': 'Which source plans trips?',
  'source.otherFolder': 'Choose the folder of a region…',
  'source.otherServer': 'Enter the address of a server…',
  'source.server': 'The address of a server, such as http://localhost:4000',
  'tests.title': 'Trip files',
  'tests.run': 'Plan and compare',
  'failure.noPlace': '{source} knows no place “{name}”.',
  'failure.nearPlaces': '{source} knows no place “{name}”. Similar: {names}.',
  'failure.noStop': '{source} has no stop {code}.',
  'failure.regionFolder': 'The folder {folder} holds no built region ({detail}).',
  'failure.badRequest': 'The request is not valid: {detail}',
  'preview.earlier': 'Earlier',
  'preview.later': 'Later',
  'preview.time': 'Time of the request',
  'preview.typing': 'The request cannot be read as it is written now. This is the last answer.',
  'preview.why': 'Why these trips?',
  'preview.try': 'What to try',
  'preview.tryModes': 'With public transport and walking',
  'preview.tryTomorrow': 'Tomorrow at 08:00',
  'preview.reroute': 'Reroute avoiding these stops',
  'preview.changed': 'Differs from the file: {text}',
  'preview.avoided': 'avoided stops: {count}',
  'preview.restore': 'Back to the file',
  'preview.alternatives': 'More departures',
  'preview.differences': 'Differences',
  'preview.departure': 'Departure',
  'preview.arrival': 'Arrival',
  'preview.duration': 'Duration',
  'preview.changes': 'Changes',
  'preview.walking': 'Walking',
  'preview.count': 'Options',
  'preview.step': 'Step-free: {text}',
  'preview.yes': 'yes',
  'preview.no': 'no',
  'preview.unknown': 'unknown',
  'preview.cancelled': 'Cancelled',
  'preview.past': 'Already left',
  'preview.live': 'Live',
  'preview.mapLabel': 'Map of the trips',
  'feed.unknownId': '{id} is not defined in this feed.',
  'feed.tripTo': 'Line {line} to {headsign}, {from}–{to}, {days}',
  'feed.trip': 'Line {line}, {from}–{to}, {days}',
  'feed.everyDay': 'every day',
  'feed.weekdays': 'weekdays',
  'feed.weekends': 'weekends',
  'feed.someDays': 'days of service: {count}',
  'feed.noDays': 'never',
  'feed.period': '{from} – {to}, days of service: {count}',
  'feed.exceptions': 'Exceptions: {added} added, {removed} removed',
  'feed.platform': 'Platform {code}',
  'feed.partOf': 'Part of {name}',
  'feed.nextDay': '{time} on the following day',
  'feed.daysLater': '{time}, days later: {count}',
  'feed.required': 'required',
  'feed.conditional': 'required in some cases',
  'feed.lost': '{count} departures a day are lost.',
  'feed.lostOne': '1 departure a day is lost.',
  'feed.concerned': '{count} departures a day are affected.',
  'feed.concernedOne': '1 departure a day is affected.',
  'feed.more': 'More of these in this file: {count}.',
  'feed.fix.write': 'Write {value}',
  'feed.fix.useId': 'Use {id} ({name})',
  'feed.fix.station': 'Use {id} ({name}), {metres} m away',
  'feed.fix.trim': 'Remove the spaces',
  'feed.fix.removeValue': 'Remove the value',
  'feed.fix.removeRow': 'Remove the row',
  'feed.fix.swap': 'Swap latitude and longitude',
  'feed.fix.swapDates': 'Swap the two dates',
  'feed.fix.midnight': 'Continue after midnight: {time}',
  'feed.fix.contrast': 'Make the text readable: {value} (contrast now {ratio})',
  'feed.renameTaken': '{name} is already in use.',
  'feed.renameBlank': 'An id cannot be blank.',
  'feed.renameNone': 'There is no id here.',
  'workbench.checking': 'Checking the feed…',
  'workbench.checked': 'Notices of the feed: {count}',
  'workbench.checkFailed': 'The feed could not be checked: {detail}',
  'workbench.archiveFailed': 'The archive cannot be opened: {detail}',
  'workbench.archiveNames': 'Files whose names lead out of the archive are not shown: {count}',
  'workbench.feedTitle': 'Feed: map and timetable',
  'workbench.map': 'Map of the feed',
  'workbench.timetable': 'Timetable',
  'workbench.line': 'Line',
  'workbench.direction': 'Direction',
  'workbench.day': 'Day',
  'workbench.noTrips': 'No runs on this day.',
  'workbench.moreTrips': 'Further runs that are not shown: {count}',
  'workbench.noFeed': 'Open a file of a GTFS feed first.',
  'feed.noMessage': 'This is no GTFS-Realtime message: {reason}',
  'feed.found': '{column}: {known} of {count} found in {feed}',
  'feed.notFound': 'Not found: {ids} ({column})',
  // ---- views, tools, comparisons of feeds ----
  'status.source': 'Trips are planned by: {source}. Click to choose another source.',
  'tools.planning': 'Planning a trip by: {source}',
  'tools.confirmTitle': 'Plan a trip?',
  'tools.confirm': 'The places and times of the trip are sent to {source}.',
  'trips.newName': 'My trip',
  'changes.baseline': 'What should {feed} be compared with?',
  'changes.asItIs': 'The feed as it is now: each save shows its effects',
  'changes.otherArchive': 'Another feed (.zip)…',
  'changes.otherFolder': 'The folder of another feed or of a built region…',
  'changes.needsDesktop':
    'Feeds are built by the desktop editor or by an editor with a server, not in the browser alone.',
  'changes.failed': 'The feed could not be compared: {detail}',
  'changes.none': 'No change for riders.',
  'changes.journeys': 'Journeys',
  'changes.lines': 'Lines',
  'changes.stops': 'Stops',
  'changes.lost': 'no journey any more',
  'changes.later': '{minutes} min later',
  'changes.harder': 'more changes',
  'changes.same': 'as before',
  'changes.easier': 'fewer changes',
  'changes.earlier': '{minutes} min earlier',
  'changes.found': 'a journey now',
  'changes.lineLost': 'no longer runs',
  'changes.lineNew': 'new line',
  'changes.runs': 'runs: {old} → {new}',
  'changes.runLost': 'lost',
  'changes.runStops': 'other stops',
  'changes.runMoved': 'now {time}',
  'changes.runNew': 'new run',
  'changes.days': 'days: {count}',
  'changes.departures': 'departures: {old} → {new}',
  'changes.access': 'Wheelchairs and bicycles',
  'changes.runsNoWheelchair': 'runs no longer for wheelchairs: {count}',
  'changes.runsWheelchair': 'runs now for wheelchairs: {count}',
  'changes.runsNoBicycle': 'runs no longer for bicycles: {count}',
  'changes.runsBicycle': 'runs now for bicycles: {count}',
  'changes.departuresNoWheelchair': 'departures no longer for wheelchairs: {count}',
  'changes.departuresWheelchair': 'departures now for wheelchairs: {count}',
  'build.title': 'Building {name}',
  'build.pickFiles': 'GTFS feeds, and an OpenStreetMap file for the streets',
  'build.code': 'Code of the region, such as pt_porto',
  'build.badCode': 'Letters, digits, dots, hyphens and underscores.',
  'build.pickFolder': 'Folder for built regions',
  'build.done': '{name} is built. Problems in the data: {count}.',
  'build.use': 'Plan trips in it',
  'build.report': 'Open the report',
  'build.failed': 'The region could not be built: {detail}',
} as const;

/** Texts of the extension’s manifest. */
export const manifest = {
  description:
    'Check, explain and complete transport mode identifiers in JSON, YAML, TOML, HTTP, GraphQL and code, and preview routes of a sample city. No telemetry.',
  untrusted: 'In untrusted folders, the server address in the folder’s settings is ignored.',
  'command.previewRoute': 'Preview a route of the sample city',
  'command.setServerKey': 'Set the server key',
  'command.clearServerKey': 'Remove the server key',
  'command.acceptMode': 'Accept a mode identifier in this workspace',
  'setting.check':
    'Check mode identifiers such as `pt_pub_bus` in open files. Hover and completion work regardless of this setting.',
  'setting.inlayHints': 'Show the meaning of each known mode identifier after it.',
  'setting.acceptedModes': 'Unknown mode identifiers that are not reported, for example those of a private provider.',
  'setting.server':
    'Address of a Tripwright server that plans the previewed routes, such as `http://localhost:4000`. When empty, the extension plans routes of the sample city offline. To store the key of the server, run the command *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Enter an address such as http://localhost:4000, or leave it empty.',
  'command.checkFeed': 'Check the feed again',
  'setting.checkFeeds':
    'Check open GTFS feeds with the importer and show its notices at their cells. Hover, navigation and completion work regardless of this setting.',
  'command.openFeedArchive': 'Open the GTFS archive as a folder',
  'command.previewRequest': 'Preview the request at the cursor',
  'command.compareRequest': 'Compare the request at the cursor',
  'command.copyGraphql': 'Copy the request at the cursor as GraphQL',
  'command.copyCurl': 'Copy the request at the cursor as curl',
  'command.explainRequest': 'Explain the answer to the request at the cursor',
  'command.chooseSource': 'Choose the source of trips',
  'setting.codeLens': 'Show actions above requests for trips.',
  'setting.source':
    'Source of trips: the server if one is set, else the folder, else the sample city (`auto`); or always one of them.',
  'setting.regionFolder':
    'Folder of a built region, with its `manifest.json`, in which the editor plans trips itself. Not in the browser.',
  'command.showFeed': 'Show the map and timetable of the feed',
  'command.openMessage': 'Open the GTFS-Realtime message as text',
  'command.buildRegion': 'Build a region',
  'command.compareFeed': 'Show the effects on riders',
  'command.refreshSources': 'Ask the sources again',
  'command.newTrip': 'New trip file',
  'view.container': 'Tripwright',
  'view.sources': 'Sources',
  'view.trips': 'Saved trips',
  'view.changes': 'Effects on riders',
  'view.tripsEmpty': 'A trip file holds a request and what you expect of its answer.\n[New trip file]({newTrip})',
  'view.changesEmpty':
    'Edit a GTFS feed and see after each save which runs, stops and journeys riders lose or gain.\n[Show the effects on riders]({compareFeed})',
  'walk.title': 'Get started with Tripwright',
  'walk.about':
    'Preview trips, check mode identifiers, test saved trips, and edit feeds with their consequences in view.',
  'walk.preview': 'Preview a trip',
  'walk.previewAbout':
    'The sample city is planned in the editor, without a server or a network.\n[Preview a trip]({previewRoute})',
  'walk.modes': 'Break a mode identifier, and mend it',
  'walk.modesAbout':
    'In JSON, YAML, queries and code, identifiers are checked, explained and completed. Type pt_pub_buss and take the quick fix.',
  'walk.trips': 'Save a trip with what you expect of it',
  'walk.tripsAbout': 'The Test Explorer runs it, and so does your CI.\n[New trip file]({newTrip})',
  'walk.feed': 'See what an edit of a feed means for riders',
  'walk.feedAbout': 'Open a GTFS archive as a folder, edit it, save it.\n[Show the effects on riders]({compareFeed})',
  'tool.plan': 'Plan a trip',
  'tool.planAbout': 'Plans a trip with the chosen source of trips',
  'tool.check': 'Check mode identifiers',
  'tool.checkAbout': 'Finds malformed, unknown, deprecated and redundant mode identifiers',
  'tool.explain': 'Explain a mode identifier',
  'tool.explainAbout': 'Says what a mode identifier means',
} as const;

/** Advice to the operator of a server on an empty answer. It is in English alone, as logs and documentation are. */
export const advice = {
  'outside-from':
    'No region of this server covers the origin. Latitude comes before longitude; /v1/regions.json has the outlines of the regions.',
  'outside-to':
    'No region of this server covers the destination. Latitude comes before longitude; /v1/regions.json has the outlines of the regions.',
  'different-regions':
    'Origin and destination are in different regions, and trips are planned within one region. Build one region from the feeds of both.',
  'too-close': 'Origin and destination are less than 15 metres apart, so no trip is needed.',
  'off-network-from':
    'There is no street for {mode} near the origin. Move the point, or check that the OpenStreetMap extract covers it; the report of the region lists what was left out.',
  'off-network-to':
    'There is no street for {mode} near the destination. Move the point, or check that the OpenStreetMap extract covers it; the report of the region lists what was left out.',
  'no-modes':
    'This region does not offer {modes}. /v1/regions.json lists the modes of each region; build the region with data for the mode.',
  'ruled-out':
    'The filters of the request (avoidModes, neverAllow…, onlyAllow…) exclude all lines{count, plural, =0 {} other { (# {what} ruled out: {names, list})}}. Relax them.',
  'no-service-date':
    'The timetable covers {from} to {to}; the requested date is {date}. Import a newer feed, or request a date within this period.',
  'no-service-in-window':
    'No requested line serves the stops in reach ({origins, plural, one {# stop} other {# stops}} in reach of the origin; {destinations, plural, one {# stop} other {# stops}} in reach of the destination) around that time, but lines do at other times{feeds, plural, =0 {} other { (the timetable covers {dates})}}. Request another time; if a line should run, check the calendar files of the feed.',
  'no-stop-from':
    'No stop{searches, plural, =0 {} other { where {modes} calls}} is in reach of the origin{minutes, plural, =0 {} one { within # minute by {mode}} other { within # minutes by {mode}}}.{nearest, plural, =0 {} other { The nearest is {stop} ({code}), {metres} metres away in a straight line.}} Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is linked to the streets.',
  'no-stop-to':
    'No stop{searches, plural, =0 {} other { where {modes} calls}} is in reach of the destination{minutes, plural, =0 {} one { within # minute by {mode}} other { within # minutes by {mode}}}.{nearest, plural, =0 {} other { The nearest is {stop} ({code}), {metres} metres away in a straight line.}} Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is linked to the streets.',
  'no-connection':
    'The search was complete: {origins, plural, one {# stop} other {# stops}} in reach of the origin, {destinations, plural, one {# stop} other {# stops}} in reach of the destination, and no connection between them{feeds, plural, =0 {} other { (the timetable covers {dates})}}. If there should be one, check with “tripwright transit” between two of those stops, and read in the report of the region what was left out.',
  'no-street-route':
    'No street route leads from the origin to the destination by {modes, list}: one end is on streets without a connection to the network, or the streets between may not be used. Check both ends in OpenStreetMap, and routes between nearby points with “tripwright street”.',
  'avoided-stops': 'Connections exist, but each uses an avoided stop ({avoided}). Shorten the list.',
  'arrives-too-late':
    'Every departure at that time arrives too late{late, plural, =0 {} other {: the first at {first}}}. Widen the window between departAfter and arriveBefore.',
  inaccessible:
    'Connections exist, but each has a part known to be inaccessible by wheelchair{count, plural, =0 {} other { (# {what} ruled out: {names, list})}}. If that is wrong, correct wheelchair_boarding and wheelchair_accessible in the feed, or the wheelchair tags in OpenStreetMap.',
  'walk-too-long':
    'Connections exist with a longer walk than allowed{minutes, plural, =0 {} one {: the shortest has # minute of walking} other {: the shortest has # minutes of walking}}. Raise the limit (wm), or request a mode that stops nearer.',
  'too-far': 'The trip over streets alone exceeds the limit of five hours. Request modes with a timetable.',
  'round-trip-only':
    'All vehicles for hire near the origin must be returned there, so they are not offered for a one-way trip. If that is wrong, set oneWay in the file of providers, or return_constraint in the GBFS feed.',
  'no-vehicle-from':
    'No vehicle of {mode} is available near the origin at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.',
  'no-vehicle-to':
    'Vehicles of {mode} near the origin cannot be returned near the destination: there is no place of return, a zone forbids the ride or its end, or the range is too short. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.',
  'outside-zone-from':
    'No provider of {mode} picks up at the origin at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.',
  'outside-zone-to':
    'No provider of {mode} that picks up at the origin serves the destination at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.',
  closed:
    'The {mode} service for this trip is closed at that time, but runs at other times. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed.',
  'unknown-provider':
    'This region has no provider {modes}. /v1/regions.json lists its providers; add the provider to the file of providers, or import its feed.',
  'walking-is-better':
    'Trips exist{compared, plural, =0 {} one { (# was compared)} other { (# were compared)}}, but walking the whole way takes no longer and is no harder. Request walking (wa_wal) to see it.',
  'not-better':
    'Trips exist{compared, plural, =0 {} one { (# was compared)} other { (# were compared)}}, but walking or a single mode is at least as good. Request the modes one by one, or with allModes=true.',
  /** In place of names that the evidence lacks. */
  'this-mode': 'this mode',
  'this-provider': 'provider',
  'requested-modes': 'the requested modes',
  'unknown-name': 'of that name',
  'stopped-early':
    'The search exceeded its work budget or its time limit before it found a connection. Raise planSeconds in the configuration, request fewer modes, or check the load of the server.',
} as const;

/** What `tripwright plan --explain` prints about a search, in English alone. The reasons in it are those of travellers. */
export const command = {
  title: 'Why these trips?',
  dates: 'The timetable covers {first} to {last}.',
  groups: '{modes}: {count, plural, one {# group} other {# groups}}',
  'groups-empty': '{modes}: {count, plural, one {# group} other {# groups}} ({code}: {reason})',
  advice: 'What to do: {advice}',
  search: '{modes}: {considered, number} considered, {kept, number} in the answer',
  'search-rival': '{modes}: {considered, number} considered, {kept, number} in the answer, to compare with',
  'ended-early': 'This search ended early.',
  'reach-from':
    '{stops, plural, one {# stop} other {# stops}} from the origin by {mode}{minutes, plural, =0 {} other { within {limit, duration}}}{near, plural, =0 {} other {; the nearest is {stop} ({code}), {metres} m}}',
  'reach-to':
    '{stops, plural, one {# stop} other {# stops}} to the destination by {mode}{minutes, plural, =0 {} other { within {limit, duration}}}{near, plural, =0 {} other {; the nearest is {stop} ({code}), {metres} m}}',
  'ruled-out': '{reason}: {names, list}',
  'ruled-out-more': '{reason}: {names, list} … ({count, number})',
  facts: '{time, duration}, {price}, {carbon} kg CO₂, {calories} kcal, score {score}',
  score: 'score: time {time} + price {price} + carbon {carbon} + hassle {hassle}',
  leg: '{number}. {mode}: {time, duration}, {price}, {carbon} kg CO₂, hassle {hassle}',
  unknown: '{fact} ({count, plural, one {leg} other {legs}} {legs, list})',
  'price-unknown': 'price unknown',
  free: 'free',
  'ticket-of': 'ticket of leg {number}',
} as const;
