// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '../message.ts';

/** Every message, in the order of the list of messages. */
export const adviceKeys: readonly (keyof AdviceArguments)[] = ["outside-from","outside-to","different-regions","too-close","off-network-from","off-network-to","no-modes","ruled-out","no-service-date","no-service-in-window","no-stop-from","no-stop-to","no-connection","no-street-route","avoided-stops","arrives-too-late","inaccessible","walk-too-long","too-far","round-trip-only","no-vehicle-from","no-vehicle-to","outside-zone-from","outside-zone-to","closed","unknown-provider","walking-is-better","not-better","this-mode","this-provider","requested-modes","unknown-name","stopped-early"];

export const adviceMessages: readonly Message[] = [
  "No region of this server covers the origin. Latitude comes before longitude; /v1/regions.json has the outlines of the regions.", // outside-from
  "No region of this server covers the destination. Latitude comes before longitude; /v1/regions.json has the outlines of the regions.", // outside-to
  "Origin and destination are in different regions, and trips are planned within one region. Build one region from the feeds of both.", // different-regions
  "Origin and destination are less than 15 metres apart, so no trip is needed.", // too-close
  ["There is no street for ",["mode"]," near the origin. Move the point, or check that the OpenStreetMap extract covers it; the report of the region lists what was left out."], // off-network-from
  ["There is no street for ",["mode"]," near the destination. Move the point, or check that the OpenStreetMap extract covers it; the report of the region lists what was left out."], // off-network-to
  ["This region does not offer ",["modes"],". /v1/regions.json lists the modes of each region; build the region with data for the mode."], // no-modes
  ["The filters of the request (avoidModes, neverAllow…, onlyAllow…) exclude all lines",["count","plural",{"=0":"","other":[" (",["count","number"]," ",["what"]," ruled out: ",["names","list"],")"]}],". Relax them."], // ruled-out
  ["The timetable covers ",["from"]," to ",["to"],"; the requested date is ",["date"],". Import a newer feed, or request a date within this period."], // no-service-date
  ["No requested line serves the stops in reach (",["origins","number"]," ",["origins","plural",{"one":"stop","other":"stops"}]," in reach of the origin; ",["destinations","number"]," ",["destinations","plural",{"one":"stop","other":"stops"}]," in reach of the destination) around that time, but lines do at other times",["feeds","plural",{"=0":"","other":[" (the timetable covers ",["dates"],")"]}],". Request another time; if a line should run, check the calendar files of the feed."], // no-service-in-window
  ["No stop",["searches","plural",{"=0":"","other":[" where ",["modes"]," calls"]}]," is in reach of the origin",["minutes","plural",{"=0":"","one":[" within ",["minutes","number"]," minute by ",["mode"]],"other":[" within ",["minutes","number"]," minutes by ",["mode"]]}],".",["nearest","plural",{"=0":"","other":[" The nearest is ",["stop"]," (",["code"],"), ",["metres"]," metres away in a straight line."]}]," Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is linked to the streets."], // no-stop-from
  ["No stop",["searches","plural",{"=0":"","other":[" where ",["modes"]," calls"]}]," is in reach of the destination",["minutes","plural",{"=0":"","one":[" within ",["minutes","number"]," minute by ",["mode"]],"other":[" within ",["minutes","number"]," minutes by ",["mode"]]}],".",["nearest","plural",{"=0":"","other":[" The nearest is ",["stop"]," (",["code"],"), ",["metres"]," metres away in a straight line."]}]," Allow longer walks (wm), add a mode that goes farther (a bicycle, a taxi), or check that the stop is linked to the streets."], // no-stop-to
  ["The search was complete: ",["origins","number"]," ",["origins","plural",{"one":"stop","other":"stops"}]," in reach of the origin, ",["destinations","number"]," ",["destinations","plural",{"one":"stop","other":"stops"}]," in reach of the destination, and no connection between them",["feeds","plural",{"=0":"","other":[" (the timetable covers ",["dates"],")"]}],". If there should be one, check with “tripwright transit” between two of those stops, and read in the report of the region what was left out."], // no-connection
  ["No street route leads from the origin to the destination by ",["modes","list"],": one end is on streets without a connection to the network, or the streets between may not be used. Check both ends in OpenStreetMap, and routes between nearby points with “tripwright street”."], // no-street-route
  ["Connections exist, but each uses an avoided stop (",["avoided"],"). Shorten the list."], // avoided-stops
  ["Every departure at that time arrives too late",["late","plural",{"=0":"","other":[": the first at ",["first"]]}],". Widen the window between departAfter and arriveBefore."], // arrives-too-late
  ["Connections exist, but each has a part known to be inaccessible by wheelchair",["count","plural",{"=0":"","other":[" (",["count","number"]," ",["what"]," ruled out: ",["names","list"],")"]}],". If that is wrong, correct wheelchair_boarding and wheelchair_accessible in the feed, or the wheelchair tags in OpenStreetMap."], // inaccessible
  ["Connections exist with a longer walk than allowed",["minutes","plural",{"=0":"","one":[": the shortest has ",["minutes","number"]," minute of walking"],"other":[": the shortest has ",["minutes","number"]," minutes of walking"]}],". Raise the limit (wm), or request a mode that stops nearer."], // walk-too-long
  "The trip over streets alone exceeds the limit of five hours. Request modes with a timetable.", // too-far
  "All vehicles for hire near the origin must be returned there, so they are not offered for a one-way trip. If that is wrong, set oneWay in the file of providers, or return_constraint in the GBFS feed.", // round-trip-only
  ["No vehicle of ",["mode"]," is available near the origin at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed."], // no-vehicle-from
  ["Vehicles of ",["mode"]," near the origin cannot be returned near the destination: there is no place of return, a zone forbids the ride or its end, or the range is too short. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed."], // no-vehicle-to
  ["No provider of ",["mode"]," picks up at the origin at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed."], // outside-zone-from
  ["No provider of ",["mode"]," that picks up at the origin serves the destination at any time. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed."], // outside-zone-to
  ["The ",["mode"]," service for this trip is closed at that time, but runs at other times. Check the places, areas and hours in the file of providers, the GBFS system or the GTFS-Flex feed."], // closed
  ["This region has no provider ",["modes"],". /v1/regions.json lists its providers; add the provider to the file of providers, or import its feed."], // unknown-provider
  ["Trips exist",["compared","plural",{"=0":"","one":[" (",["compared","number"]," was compared)"],"other":[" (",["compared","number"]," were compared)"]}],", but walking the whole way takes no longer and is no harder. Request walking (wa_wal) to see it."], // walking-is-better
  ["Trips exist",["compared","plural",{"=0":"","one":[" (",["compared","number"]," was compared)"],"other":[" (",["compared","number"]," were compared)"]}],", but walking or a single mode is at least as good. Request the modes one by one, or with allModes=true."], // not-better
  "this mode", // this-mode
  "provider", // this-provider
  "the requested modes", // requested-modes
  "of that name", // unknown-name
  "The search exceeded its work budget or its time limit before it found a connection. Raise planSeconds in the configuration, request fewer modes, or check the load of the server.", // stopped-early
];

/** The values that each message needs. */
export interface AdviceArguments {
  "outside-from": {};
  "outside-to": {};
  "different-regions": {};
  "too-close": {};
  "off-network-from": { readonly mode: string };
  "off-network-to": { readonly mode: string };
  "no-modes": { readonly modes: string };
  "ruled-out": { readonly count: number; readonly what: string; readonly names: readonly string[] };
  "no-service-date": { readonly from: string; readonly to: string; readonly date: string };
  "no-service-in-window": { readonly origins: number; readonly destinations: number; readonly feeds: number; readonly dates: string };
  "no-stop-from": { readonly searches: number; readonly modes: string; readonly minutes: number; readonly mode: string; readonly nearest: number; readonly stop: string; readonly code: string; readonly metres: string };
  "no-stop-to": { readonly searches: number; readonly modes: string; readonly minutes: number; readonly mode: string; readonly nearest: number; readonly stop: string; readonly code: string; readonly metres: string };
  "no-connection": { readonly origins: number; readonly destinations: number; readonly feeds: number; readonly dates: string };
  "no-street-route": { readonly modes: readonly string[] };
  "avoided-stops": { readonly avoided: string };
  "arrives-too-late": { readonly late: number; readonly first: string };
  "inaccessible": { readonly count: number; readonly what: string; readonly names: readonly string[] };
  "walk-too-long": { readonly minutes: number };
  "too-far": {};
  "round-trip-only": {};
  "no-vehicle-from": { readonly mode: string };
  "no-vehicle-to": { readonly mode: string };
  "outside-zone-from": { readonly mode: string };
  "outside-zone-to": { readonly mode: string };
  "closed": { readonly mode: string };
  "unknown-provider": { readonly modes: string };
  "walking-is-better": { readonly compared: number };
  "not-better": { readonly compared: number };
  "this-mode": {};
  "this-provider": {};
  "requested-modes": {};
  "unknown-name": {};
  "stopped-early": {};
}
