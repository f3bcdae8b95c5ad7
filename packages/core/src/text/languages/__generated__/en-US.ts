// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './en.ts';

export const language: Language = overlaid(base, {
 phrases: {
  0: [["vehicle","select",{"bus":"Take bus <NUMBER>","coach":"Take bus <NUMBER>","tram":"Take light rail <NUMBER>","metro":"Take subway <NUMBER>","train":"Take train <NUMBER>","ferry":"Take ferry <NUMBER>","gondola":"Take gondola <NUMBER>","funicular":"Take funicular <NUMBER>","cablecar":"Take cable car <NUMBER>","monorail":"Take monorail <NUMBER>","other":"Take <NUMBER>"}]], // action.ride
  1: [["vehicle","select",{"bus":"Take the bus","coach":"Take the bus","tram":"Take the light rail","metro":"Take the subway","train":"Take the train","ferry":"Take the ferry","gondola":"Take the gondola","funicular":"Take the funicular","cablecar":"Take the cable car","monorail":"Take the monorail","other":"Get on board"}]], // action.board
  2: [["vehicle","select",{"bus":"Stay on board: continues as bus <NUMBER>","coach":"Stay on board: continues as bus <NUMBER>","tram":"Stay on board: continues as light rail <NUMBER>","metro":"Stay on board: continues as subway <NUMBER>","train":"Stay on board: continues as train <NUMBER>","other":"Stay on board: continues as <NUMBER>"}]], // action.stay
  15: "Ride the motorcycle", // action.ride-motorbike
  26: [["vehicle","select",{"bicycle":"Lock your bike","scooter":"Park your e-scooter","other":"Park in the parking lot"}]], // action.park-offstreet
  44: ["Accessible spaces: ",["bays","number"]], // note.parking-disabled-bays
  71: ["Elevator → ",["level"]], // note.take-lift
  72: ["Elevator: ",["from"]," → ",["level"]], // note.take-lift-between
  77: [["kind","select",{"stand":["Bay ",["platform"]],"track":["Track ",["platform"]],"pier":["Pier ",["platform"]],"gate":["Gate ",["platform"]],"other":["Platform ",["platform"]]}]], // label.platform
  111: ["There is no schedule for this date. The schedule covers ",["from","day"]," to ",["to","day"],"."], // empty.no-service-date
  121: "Rental vehicles near the starting point must be returned there, so they cannot be used for a one-way trip.", // empty.round-trip-only
  120: "It is too far to walk, bike or drive all the way.", // empty.too-far
  12: "Bike", // action.cycle
  49: [["distance","distance"]," on bike-friendly streets"], // note.cycle-friendly
  138: ["“",["name"],"” is not a known operator, agency, feed or line."], // advisory.unknown-limit
  148: "A parking lot that is just as near and quick is more certain than a space on the street.", // removed.car-park-alike
  155: "Takes too long without public transit.", // removed.takes-too-long
  142: "Another trip is at least as good in departure, arrival and number of transfers.", // removed.dominated
 },
 modes: {
  0: ["Public transit","Scheduled transportation open to everyone"], // pt_pub
  5: ["Intercity bus","Long-distance bus"], // pt_pub_coach
  8: ["Aerial tram","Cabins hanging from a cable"], // pt_pub_gondola
  9: ["Rapid transit","Urban railway below and above ground"], // pt_pub_metro
  12: ["Subway","Underground urban railway"], // pt_pub_subway
  13: ["Commuter train","Local or commuter train"], // pt_pub_train
  14: ["Light rail","Streetcar or light rail"], // pt_pub_tram
  16: ["On-demand transit","Shared rides that run when booked"], // ps_drt
  21: ["Rental car","Car rented for the trip"], // me_car-r
  23: ["Motorcycle","Your own motorcycle"], // me_mot
  36: ["Long-distance bus","Bus between cities"], // in_coach
  38: ["Street parking","Parking the vehicle on the street"], // stationary_parking-onstreet
  39: ["Parking lot","Parking the vehicle in a lot or garage"], // stationary_parking-offstreet
  41: ["Transfer","Changing from one service to another"], // stationary_transfer
  42: ["Vehicle pickup","Picking up a shared or rented vehicle"], // stationary_vehicle-collect
  43: ["Vehicle return","Returning a shared or rented vehicle"], // stationary_vehicle-return
 },
});
