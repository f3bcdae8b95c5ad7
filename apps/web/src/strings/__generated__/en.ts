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
  "Stop, address or place", // placeHint
  "Unknown place. Enter a stop, an address or coordinates such as 41.15, -8.61.", // unknownPlace
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
  ["Up to ",["n","number"]," ",["n","plural",{"one":"min","other":"mins"}]," on foot"], // mostWalking
  "Walking limit", // walkingLimit
  "Reduced fares", // concession
  "Or try one of these", // examples
  "Looking for trips…", // searching
  [["n","number"]," ",["n","plural",{"one":"option","other":"options"}]], // results
  "direct", // direct
  [["n","number"]," ",["n","plural",{"one":"change","other":"changes"}]], // changes
  [["distance","distance"]," on foot"], // onFoot
  [["distance","distance"]," in a wheelchair"], // inWheelchair
  ["every ",["duration","duration"]], // every
  "Other times", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"stop","other":"stops"}]," on the way"], // stopsOnTheWay
  "Directions", // directions
  "Arrive", // arriveStep
  "live", // live
  [["load","select",{"empty":"Empty","many":"Many seats free","few":"Few seats free","standing":"Standing room only","full":"Full","closed":"Not taking passengers","other":""}]], // occupancy
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
  [["n","number"]," ",["n","plural",{"one":"trip","other":"trips"}]," considered, ",["shown","number"]," shown"], // considered
  [["n","number"]," ",["n","plural",{"one":"stop","other":"stops"}]," within reach of the start"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"stop","other":"stops"}]," within reach of the destination"], // stopsTo
  "The search stopped early.", // endedEarly
  "Score of the chosen trip (lower is better)", // chosenScore
  "Time", // scoreTime
  "Price", // scorePrice
  "Emissions", // scoreCarbon
  "Effort", // scoreHassle
  "Missing information", // notKnown
  ["Better: ",["time"]], // betterTrip
  "Alerts", // alerts
  "Disruption", // alertSevere
  "Warning", // alertWarning
  "Information", // alertInfo
  "More information", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"stop","other":"stops"}]," avoided"], // avoidedStops
  "Use all stops again", // useAllStops
  ["Timetable: ",["clock"]], // plannedTime
  "Departures", // departures
  ["Departures from ",["stop"]], // departuresFrom
  "No departures in the next 24 hours.", // noDepartures
  "Does not stop here", // skipsStop
  "API keys", // keysTitle
  "Programs that use this planner send a key with each request. Register for one here.", // keysIntro
  "Name of the person, app or school", // keyHolder
  "Register", // keyRegister
  ["A new key works after ",["delay","duration"],", since every server has to learn of it first."], // keyDelay
  [["n","number"]," free ",["n","plural",{"one":"request","other":"requests"}]," a month"], // keyFree
  "Your key", // yourKey
  "Keep the key in a safe place: it is not shown again.", // keyOnce
  ["Send the key in this header, and never in an address: ",["header"]], // keyHeader
  ["The key works from ",["start","time"]," on ",["start","date"],"."], // keyStart
  "Copy", // keyCopy
  "Copied", // keyCopied
  "Use of a key", // keyUse
  "Show use", // keyShowUse
  [["n","number"]," of ",["free","number"]," free requests used this month",["n","plural",{"one":"","other":""}]], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"request","other":"requests"}]," this month"], // keyCalls
  ["The count starts again on ",["day","date"],"."], // keyRenews
  "Enter a name of 1 to 80 characters.", // keyWrongName
  "This planner answers without a key.", // noKeysNeeded
  "Plan a trip", // planTrip
];
