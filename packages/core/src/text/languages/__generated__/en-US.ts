// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './en.ts';

export const language: Language = overlaid(base, {
 phrases: {
  48: "Motorcycle parking", // place.motorcycle-parking
  105: [["effect","select",{"closed":"No service","reduced":"Reduced service","delays":"Delays","detour":"Detour","additional":"Additional service","modified":"Modified service","moved":"Stop moved","access":"Step-free access disrupted","lift":"Elevator out of order","escalator":"Escalator out of order","other":"Service information"}]], // alert.effect
  96: [["slack","duration"]," to spare for the transfer"], // live.slack
  95: [["source","select",{"predicted":"Live prediction","observed":"Actual time","carried":"Estimated from an earlier delay","stale":"Last known delay","none":"No live data","other":"Schedule"}]], // live.source
  0: ["Take ",["vehicle","select",{"bus":"the <NUMBER> bus","coach":"the <NUMBER> bus","tram":"the <NUMBER> light rail","metro":"the <NUMBER> subway","train":"the <NUMBER> train","ferry":"the <NUMBER> ferry","gondola":"the <NUMBER> gondola","funicular":"the <NUMBER> funicular","cablecar":"the <NUMBER> cable car","monorail":"the <NUMBER> monorail","car":"the <NUMBER> shared taxi","other":"<NUMBER>"}]], // action.ride
  166: "Canceled", // board.cancelled
  173: [["line"]," is canceled."], // advisory.trip-cancelled
  1: [["vehicle","select",{"bus":"Take the bus","coach":"Take the bus","tram":"Take the light rail","metro":"Take the subway","train":"Take the train","ferry":"Take the ferry","gondola":"Take the gondola","funicular":"Take the funicular","cablecar":"Take the cable car","monorail":"Take the monorail","car":"Take the shared taxi","other":"Get on board"}]], // action.board
  2: ["Stay on board: continues as ",["vehicle","select",{"bus":"the <NUMBER> bus","coach":"the <NUMBER> bus","tram":"the <NUMBER> light rail","metro":"the <NUMBER> subway","train":"the <NUMBER> train","car":"the <NUMBER> shared taxi","other":"<NUMBER>"}]], // action.stay
  18: "Take a rideshare", // action.ride-hailing
  27: ["Pick up the ",["vehicle","select",{"car":"car","bicycle":"bike","scooter":"e-scooter","other":"vehicle"}]], // action.collect
  35: ["To be picked up here, call ",["agency"]," in advance at ",["phone"]], // note.book-to-board-phone
  37: ["To be dropped off here, call ",["agency"]," in advance at ",["phone"]], // note.book-to-alight-phone
  42: "Canceled", // note.cancelled
  106: "Start out", // turn.HEAD_TOWARDS
  107: ["Start out on ",["street"]], // turn.HEAD_TOWARDS.street
  110: "Turn slightly left", // turn.TURN_SLIGHTLY_LEFT
  111: ["Turn slightly left onto ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  114: "Make a sharp left", // turn.TURN_SHARPLY_LEFT
  115: ["Make a sharp left onto ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  116: "Turn slightly right", // turn.TURN_SLIGHTLY_RIGHT
  117: ["Turn slightly right onto ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  120: "Make a sharp right", // turn.TURN_SHARPLY_RIGHT
  121: ["Make a sharp right onto ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  122: "Turn around", // turn.U_TURN
  123: ["Turn around on ",["street"]], // turn.U_TURN.street
  126: "The starting point and the destination are in different regions, and no region covers both.", // empty.different-regions
  130: "None of the chosen modes of transportation is available here.", // empty.no-modes
  136: "No connection was found with the chosen modes of transportation.", // empty.no-connection
  15: "Ride the motorcycle", // action.ride-motorbike
  26: [["vehicle","select",{"bicycle":"Lock your bike","scooter":"Park your e-scooter","other":"Park in the parking lot"}]], // action.park-offstreet
  44: ["Accessible spaces: ",["bays","number"]], // note.parking-disabled-bays
  74: ["Elevator → ",["level"]], // note.take-lift
  75: ["Elevator: ",["from"]," → ",["level"]], // note.take-lift-between
  80: [["kind","select",{"stand":"Bay","track":"Track","pier":"Pier","gate":"Gate","other":"Platform"}]," ",["platform"]], // label.platform
  132: ["There is no schedule for this date. The schedule covers ",["from","day"]," to ",["to","day"],"."], // empty.no-service-date
  142: "Rental vehicles near the starting point must be returned there, so they cannot be used for a one-way trip.", // empty.round-trip-only
  141: "It is too far to walk, bike or drive all the way.", // empty.too-far
  12: "Bike", // action.cycle
  49: ["Book before you leave: usual wait ",["wait","duration"]], // note.usual-wait
  38: "Flag stop: signal clearly to the driver", // note.signal-driver
  39: "Stop on request: tell the driver that you want to get off", // note.tell-driver
  30: "Baggage claim and airport exit", // action.airport-checkout
  52: [["distance","distance"]," on bike-friendly streets"], // note.cycle-friendly
  159: ["“",["name"],"” is not a known operator, agency, data source or line."], // advisory.unknown-limit
  175: ["Walk to the ",["goal","select",{"car":"car","bicycle":"bike","scooter":"e-scooter","motorbike":"motorcycle","pickup":"pickup spot","other":"vehicle"}]], // action.walk-goal
  176: ["Travel by wheelchair to the ",["goal","select",{"car":"car","pickup":"pickup spot","other":"vehicle"}]], // action.roll-goal
  177: ["Walk to ",["kind","select",{"stand":"bay","track":"track","pier":"pier","gate":"gate","other":"platform"}]," ",["platform"]], // action.walk-platform
  178: ["Travel by wheelchair to ",["kind","select",{"stand":"bay","track":"track","pier":"pier","gate":"gate","other":"platform"}]," ",["platform"]], // action.roll-platform
  179: ["Transfer at ",["place"]], // action.walk-change
  180: ["Transfer by wheelchair at ",["place"]], // action.roll-change
  188: "A parking lot just as near and fast is more likely to have a space than the street.", // removed.car-park-alike
  187: "Another place to park, pick up or return the vehicle is faster.", // removed.slower-alike
  184: "A single mode of transportation is at least as good in every respect.", // removed.single-mode-is-better
  195: "Takes too long without public transit.", // removed.takes-too-long
  182: "Another connection is at least as good in departure, arrival and number of transfers.", // removed.dominated
 },
 modes: {
  0: "Public transit", // pt_pub
  2: "Cable car", // pt_pub_cablecar
  3: "Shared taxi", // pt_pub_car
  4: "Ferry", // pt_pub_ferry
  5: "Intercity bus", // pt_pub_coach
  7: "Funicular", // pt_pub_funicular
  8: "Gondola", // pt_pub_gondola
  9: "Metro", // pt_pub_metro
  10: "Monorail", // pt_pub_monorail
  11: "Regional train", // pt_pub_regionaltrain
  12: "Subway", // pt_pub_subway
  13: "Commuter train", // pt_pub_train
  14: "Light rail", // pt_pub_tram
  15: "School bus", // pt_ltd_SCHOOLBUS
  16: "On-demand transit", // ps_drt
  18: "Rideshare", // ps_tnc
  20: "Car sharing", // me_car-s
  21: "Rental car", // me_car-r
  22: "Carpool", // me_car-p
  23: "Motorcycle", // me_mot
  27: "E-scooter", // me_mic_e-sco
  28: "Fast e-scooter", // me_mic_fast-e-sco
  29: "Shared bike or scooter", // me_mic-s
  31: "Bike sharing (old identifier)", // cy_bic-s
  36: "Long-distance bus", // in_coach
  38: "Street parking", // stationary_parking-onstreet
  39: "Parking lot", // stationary_parking-offstreet
  41: "Transfer", // stationary_transfer
  42: "Vehicle pickup", // stationary_vehicle-collect
  43: "Vehicle return", // stationary_vehicle-return
  45: "Airport arrival", // stationary_airport-checkout
 },
});
