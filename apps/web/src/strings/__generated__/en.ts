// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Door to door with open data", // tagline
  "No map: this browser does not support WebGL. Stop names and coordinates still work.", // noMap
  "This planner has no regions yet.", // noRegions
  "Region", // region
  "Language", // language
  "Switch between light and dark", // theme
  "Map", // map
  "From", // from
  "To", // to
  "More choices", // moreChoices
  "Fewer choices", // fewerChoices
  "Stop name or coordinates", // placeHint
  "Unknown place. Enter a stop name or coordinates such as 41.15, -8.61.", // unknownPlace
  "Swap start and destination", // swap
  "Use the centre of the map", // mapCentre
  "Start over", // clear
  "Click your start on the map, then your destination.", // clickFrom
  "Now click your destination.", // clickTo
  "When", // when
  "Leave now", // now
  "Depart at", // depart
  "Arrive by", // arrive
  "Local date and time", // localTime
  "Modes of transport", // modes
  "Wheelchair", // wheelchair
  "Priority", // priority
  "Balanced", // balanced
  "Fast", // fast
  "Easy", // easy
  "Green", // green
  "Cheap", // cheap
  "No walking limit", // anyWalking
  [["n","plural",{"one":["Up to ",["n","number"]," min on foot"],"other":["Up to ",["n","number"]," mins on foot"]}]], // mostWalking
  "Walking limit", // walkingLimit
  "Reduced fares", // concession
  "Or try one of these", // examples
  "Looking for trips…", // searching
  [["n","plural",{"one":[["n","number"]," option"],"other":[["n","number"]," options"]}]], // results
  "direct", // direct
  [["n","plural",{"one":[["n","number"]," change"],"other":[["n","number"]," changes"]}]], // changes
  [["distance","distance"]," on foot"], // onFoot
  [["distance","distance"]," in a wheelchair"], // inWheelchair
  ["every ",["duration","duration"]], // every
  "Other times", // otherTimes
  [["n","plural",{"one":[["n","number"]," stop on the way"],"other":[["n","number"]," stops on the way"]}]], // stopsOnTheWay
  "Directions", // directions
  "Arrive", // arriveStep
  "live", // live
  "Cancelled", // cancelled
  "Too late to book", // tooLateToBook
  "Already left", // left
  "All trips", // back
  "No trips found", // nothing
  ["Plan for ",["date","day"]], // tryDate
  "Try another time, more modes of transport or other places.", // nothingHint
  "The planner is not responding. Is the server still running?", // unreachable
  "This trip cannot be planned", // refused
  "Try again", // retry
  "Why these trips?", // why
  "Why no trips?", // whyNothing
  [["n","plural",{"one":[["n","number"]," trip considered, ",["shown","number"]," shown"],"other":[["n","number"]," trips considered, ",["shown","number"]," shown"]}]], // considered
  [["n","plural",{"one":[["n","number"]," stop within reach of the start"],"other":[["n","number"]," stops within reach of the start"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," stop within reach of the destination"],"other":[["n","number"]," stops within reach of the destination"]}]], // stopsTo
  "The search stopped early.", // endedEarly
  "Score of the chosen trip (lower is better)", // chosenScore
  "Time", // scoreTime
  "Price", // scorePrice
  "Emissions", // scoreCarbon
  "Effort", // scoreHassle
  "Missing information", // notKnown
  ["Better: ",["time"]], // betterTrip
];
