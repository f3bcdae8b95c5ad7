// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './en.ts';

export const language: Language = overlaid(base, {
 phrases: {
  "action.ride": [["vehicle","select",{"bus":"Take bus <NUMBER>","coach":"Take bus <NUMBER>","tram":"Take light rail <NUMBER>","metro":"Take subway <NUMBER>","train":"Take train <NUMBER>","ferry":"Take ferry <NUMBER>","gondola":"Take gondola <NUMBER>","funicular":"Take funicular <NUMBER>","cablecar":"Take cable car <NUMBER>","monorail":"Take monorail <NUMBER>","other":"Take <NUMBER>"}]],
  "action.board": [["vehicle","select",{"bus":"Take the bus","coach":"Take the bus","tram":"Take the light rail","metro":"Take the subway","train":"Take the train","ferry":"Take the ferry","gondola":"Take the gondola","funicular":"Take the funicular","cablecar":"Take the cable car","monorail":"Take the monorail","other":"Get on board"}]],
  "action.stay": [["vehicle","select",{"bus":"Stay on board: continues as bus <NUMBER>","coach":"Stay on board: continues as bus <NUMBER>","tram":"Stay on board: continues as light rail <NUMBER>","metro":"Stay on board: continues as subway <NUMBER>","train":"Stay on board: continues as train <NUMBER>","other":"Stay on board: continues as <NUMBER>"}]],
  "action.ride-motorbike": "Ride the motorcycle",
  "action.park-offstreet": [["vehicle","select",{"bicycle":"Lock your bike","scooter":"Park your e-scooter","other":"Park in the parking lot"}]],
  "note.parking-disabled-bays": ["Accessible spaces: ",["bays","number"]],
  "note.take-lift": ["Elevator → ",["level"]],
  "note.take-lift-between": ["Elevator: ",["from"]," → ",["level"]],
  "label.platform": [["kind","select",{"stand":["Bay ",["platform"]],"track":["Track ",["platform"]],"pier":["Pier ",["platform"]],"gate":["Gate ",["platform"]],"other":["Platform ",["platform"]]}]],
  "empty.no-service-date": ["There is no schedule for this date. The schedule covers ",["from","day"]," to ",["to","day"],"."],
  "empty.round-trip-only": "Rental vehicles near the starting point must be returned there, so they cannot be used for a one-way trip.",
  "empty.too-far": "It is too far to walk, bike or drive all the way.",
  "action.cycle": "Bike",
  "note.cycle-friendly": [["distance","distance"]," on bike-friendly streets"],
  "advisory.unknown-limit": ["“",["name"],"” is not a known operator, agency, feed or line."],
  "removed.car-park-alike": "A parking lot that is just as near and quick is more certain than a space on the street.",
  "removed.takes-too-long": "Takes too long without public transit.",
  "removed.dominated": "Another trip is at least as good in departure, arrival and number of transfers.",
 },
 modes: {
  "pt_pub": "Public transit",
  "pt_pub_coach": "Intercity bus",
  "pt_pub_gondola": "Aerial tram",
  "pt_pub_metro": "Rapid transit",
  "pt_pub_subway": "Subway",
  "pt_pub_train": "Commuter train",
  "pt_pub_tram": "Light rail",
  "ps_drt": "On-demand transit",
  "me_car-r": "Rental car",
  "me_mot": "Motorcycle",
  "in_coach": "Long-distance bus",
  "stationary_parking-onstreet": "Street parking",
  "stationary_parking-offstreet": "Parking lot",
  "stationary_transfer": "Transfer",
  "stationary_vehicle-collect": "Vehicle pickup",
  "stationary_vehicle-return": "Vehicle return",
 },
});
