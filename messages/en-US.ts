// English in the words of the USA. Style and words: docs/languages/en.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {
  answer: {
    'place.motorcycle-parking': 'Motorcycle parking',
    'alert.effect': `{effect, select,
      closed {No service}
      reduced {Reduced service}
      delays {Delays}
      detour {Detour}
      additional {Additional service}
      modified {Modified service}
      moved {Stop moved}
      access {Step-free access disrupted}
      lift {Elevator out of order}
      escalator {Escalator out of order}
      other {Service information}
    }`,
    'live.slack': '{slack, duration} to spare for the transfer',
    'live.source': `{source, select,
      predicted {Live prediction}
      observed {Actual time}
      carried {Estimated from an earlier delay}
      stale {Last known delay}
      none {No live data}
      other {Schedule}
    }`,
    'action.ride': `{vehicle, select,
    bus {Take the <NUMBER> bus}
    coach {Take the <NUMBER> bus}
    tram {Take the <NUMBER> light rail}
    metro {Take the <NUMBER> subway}
    train {Take the <NUMBER> train}
    ferry {Take the <NUMBER> ferry}
    gondola {Take the <NUMBER> gondola}
    funicular {Take the <NUMBER> funicular}
    cablecar {Take the <NUMBER> cable car}
    monorail {Take the <NUMBER> monorail}
    car {Take the <NUMBER> shared taxi}
    other {Take <NUMBER>}
  }`,
    'board.cancelled': 'Canceled',
    'advisory.trip-cancelled': '{line} is canceled.',
    'action.board': `{vehicle, select,
    bus {Take the bus}
    coach {Take the bus}
    tram {Take the light rail}
    metro {Take the subway}
    train {Take the train}
    ferry {Take the ferry}
    gondola {Take the gondola}
    funicular {Take the funicular}
    cablecar {Take the cable car}
    monorail {Take the monorail}
    car {Take the shared taxi}
    other {Get on board}
  }`,
    'action.stay': `{vehicle, select,
    bus {Stay on board: continues as the <NUMBER> bus}
    coach {Stay on board: continues as the <NUMBER> bus}
    tram {Stay on board: continues as the <NUMBER> light rail}
    metro {Stay on board: continues as the <NUMBER> subway}
    train {Stay on board: continues as the <NUMBER> train}
    car {Stay on board: continues as the <NUMBER> shared taxi}
    other {Stay on board: continues as <NUMBER>}
  }`,
    'action.ride-hailing': 'Take a rideshare',
    'action.collect': `{vehicle, select,
    car {Pick up the car}
    bicycle {Pick up the bike}
    scooter {Pick up the e-scooter}
    other {Pick up the vehicle}
  }`,
    'note.book-to-board-phone': 'To be picked up here, call {agency} in advance at {phone}',
    'note.book-to-alight-phone': 'To be dropped off here, call {agency} in advance at {phone}',
    'note.cancelled': 'Canceled',
    'turn.HEAD_TOWARDS': 'Start out',
    'turn.HEAD_TOWARDS.street': 'Start out on {street}',
    'turn.TURN_SLIGHTLY_LEFT': 'Turn slightly left',
    'turn.TURN_SLIGHTLY_LEFT.street': 'Turn slightly left onto {street}',
    'turn.TURN_SHARPLY_LEFT': 'Make a sharp left',
    'turn.TURN_SHARPLY_LEFT.street': 'Make a sharp left onto {street}',
    'turn.TURN_SLIGHTLY_RIGHT': 'Turn slightly right',
    'turn.TURN_SLIGHTLY_RIGHT.street': 'Turn slightly right onto {street}',
    'turn.TURN_SHARPLY_RIGHT': 'Make a sharp right',
    'turn.TURN_SHARPLY_RIGHT.street': 'Make a sharp right onto {street}',
    'turn.U_TURN': 'Turn around',
    'turn.U_TURN.street': 'Turn around on {street}',
    'empty.different-regions':
      'The starting point and the destination are in different regions, and no region covers both.',
    'empty.no-modes': 'None of the chosen modes of transportation is available here.',
    'empty.no-connection': 'No connection was found with the chosen modes of transportation.',
    'action.ride-motorbike': 'Ride the motorcycle',
    'action.park-offstreet': `{vehicle, select,
    bicycle {Lock your bike}
    scooter {Park your e-scooter}
    other {Park in the parking lot}
  }`,
    'note.parking-disabled-bays': 'Accessible spaces: {bays, number}',
    'note.take-lift': 'Elevator → {level}',
    'note.take-lift-between': 'Elevator: {from} → {level}',
    'label.platform': `{kind, select,
    stand {Bay {platform}}
    track {Track {platform}}
    pier {Pier {platform}}
    gate {Gate {platform}}
    other {Platform {platform}}
  }`,
    'empty.no-service-date': 'There is no schedule for this date. The schedule covers {from, day} to {to, day}.',
    'empty.round-trip-only':
      'Rental vehicles near the starting point must be returned there, so they cannot be used for a one-way trip.',
    'empty.too-far': 'It is too far to walk, bike or drive all the way.',
    'action.cycle': 'Bike',
    'note.usual-wait': 'Book before you leave: usual wait {wait, duration}',
    'note.signal-driver': 'Flag stop: signal clearly to the driver',
    'note.tell-driver': 'Stop on request: tell the driver that you want to get off',
    'action.airport-checkout': 'Baggage claim and airport exit',
    'note.cycle-friendly': '{distance, distance} on bike-friendly streets',
    'advisory.unknown-limit': '“{name}” is not a known operator, agency, data source or line.',
    'action.walk-goal':
      '{goal, select, car {Walk to the car} bicycle {Walk to the bike} scooter {Walk to the e-scooter} motorbike {Walk to the motorcycle} pickup {Walk to the pickup spot} other {Walk to the vehicle}}',
    'action.roll-goal':
      '{goal, select, car {Travel by wheelchair to the car} pickup {Travel by wheelchair to the pickup spot} other {Travel by wheelchair to the vehicle}}',
    'action.walk-platform':
      '{kind, select, stand {Walk to bay {platform}} track {Walk to track {platform}} pier {Walk to pier {platform}} gate {Walk to gate {platform}} other {Walk to platform {platform}}}',
    'action.roll-platform':
      '{kind, select, stand {Travel by wheelchair to bay {platform}} track {Travel by wheelchair to track {platform}} pier {Travel by wheelchair to pier {platform}} gate {Travel by wheelchair to gate {platform}} other {Travel by wheelchair to platform {platform}}}',
    'action.walk-change': 'Transfer at {place}',
    'action.roll-change': 'Transfer by wheelchair at {place}',
  },
  explanation: {
    'removed.car-park-alike': 'A parking lot just as near and fast is more likely to have a space than the street.',
    'removed.slower-alike': 'Another place to park, pick up or return the vehicle is faster.',
    'removed.single-mode-is-better': 'A single mode of transportation is at least as good in every respect.',
    'removed.takes-too-long': 'Takes too long without public transit.',
    'removed.dominated': 'Another connection is at least as good in departure, arrival and number of transfers.',
  },
  page: {
    plannedTime: 'Schedule: {clock}',
    changes: '{n, plural, one {# transfer} other {# transfers}}',
    modes: 'Modes of transportation',
    cancelled: 'Canceled',
    mostWalking: 'Up to {n, number} min on foot',
    nothingHint: 'Try another time, more modes of transportation or other places.',
    mapCentre: 'Use the center of the map',
  },
  modes: {
    pt_pub: ['Public transit', 'Scheduled transportation open to everyone'],
    pt_pub_coach: ['Intercity bus', 'Long-distance bus'],
    pt_pub_funicular: ['Funicular', 'Cable-drawn rail cars on a steep slope'],
    pt_pub_gondola: ['Gondola', 'Cabins hanging from a cable'],
    pt_pub_metro: ['Metro', 'Urban rail below and above ground'],
    pt_pub_subway: ['Subway', 'Underground urban rail'],
    pt_pub_train: ['Commuter train', 'Local or commuter train'],
    pt_pub_tram: ['Light rail', 'Streetcar or light rail'],
    ps_drt: ['On-demand transit', 'Shared rides that run when booked'],
    'me_car-r': ['Rental car', 'Car rented for the trip'],
    me_mot: ['Motorcycle', 'Your own motorcycle'],
    in_coach: ['Long-distance bus', 'Bus between cities'],
    'stationary_parking-onstreet': ['Street parking', 'Parking the vehicle on the street'],
    'stationary_parking-offstreet': ['Parking lot', 'Parking the vehicle in a lot or garage'],
    stationary_transfer: ['Transfer', 'Changing from one service to another'],
    'stationary_vehicle-collect': ['Vehicle pickup', 'Picking up a shared or rented vehicle'],
    'stationary_airport-checkout': ['Airport arrival', 'Immigration and baggage claim at the airport'],
    'stationary_vehicle-return': ['Vehicle return', 'Returning a shared or rented vehicle'],
    pt_pub_cablecar: ['Cable car', 'Streetcar pulled by a cable'],
    pt_pub_car: ['Shared taxi', 'Public transit by car'],
    pt_pub_ferry: ['Ferry', 'Ferry or water taxi'],
    pt_pub_monorail: ['Monorail', 'Rail on a single beam'],
    pt_pub_regionaltrain: ['Regional train', 'Regional and intercity trains'],
    pt_ltd_SCHOOLBUS: ['School bus', 'Bus for students only'],
    ps_tnc: ['Rideshare', 'Car with driver, booked through an app'],
    'me_car-s': ['Car sharing', 'Car of a sharing program'],
    'me_mic-s': ['Shared bike or scooter', 'Bike or scooter of a public sharing program'],
    'cy_bic-s': ['Bike sharing (old identifier)', 'Bike of a sharing program; please use “me_mic-s”'],
    'me_mic_e-sco': ['E-scooter', 'E-scooter up to about 15 mph that travels with you'],
    'me_mic_fast-e-sco': ['Fast e-scooter', 'E-scooter up to about 28 mph that travels with you'],
    'me_car-p': ['Carpool', 'A ride in another traveler’s car'],
  },
};
