// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Distance, Instant, LoadKind } from '@tripwright/core/text';

/** Every message, in the order of the catalogues. */
export const stringKeys = [
  "tagline",
  "noMap",
  "noRegions",
  "region",
  "language",
  "theme",
  "map",
  "from",
  "to",
  "moreChoices",
  "fewerChoices",
  "placeHint",
  "unknownPlace",
  "swap",
  "mapCentre",
  "clear",
  "clickFrom",
  "clickTo",
  "when",
  "now",
  "depart",
  "arrive",
  "localTime",
  "modes",
  "wheelchair",
  "priority",
  "balanced",
  "fast",
  "easy",
  "green",
  "cheap",
  "anyWalking",
  "mostWalking",
  "walkingLimit",
  "concession",
  "examples",
  "searching",
  "results",
  "direct",
  "changes",
  "onFoot",
  "inWheelchair",
  "every",
  "otherTimes",
  "stopsOnTheWay",
  "directions",
  "arriveStep",
  "live",
  "occupancy",
  "cancelled",
  "tooLateToBook",
  "left",
  "back",
  "nothing",
  "tryDate",
  "nothingHint",
  "unreachable",
  "refused",
  "retry",
  "why",
  "whyNothing",
  "considered",
  "stopsFrom",
  "stopsTo",
  "endedEarly",
  "chosenScore",
  "scoreTime",
  "scorePrice",
  "scoreCarbon",
  "scoreHassle",
  "notKnown",
  "betterTrip",
  "alerts",
  "alertSevere",
  "alertWarning",
  "alertInfo",
  "moreInformation",
  "avoidedStops",
  "useAllStops",
  "plannedTime",
  "departures",
  "departuresFrom",
  "noDepartures",
  "skipsStop",
  "keysTitle",
  "keysIntro",
  "keyHolder",
  "keyRegister",
  "keyDelay",
  "keyFree",
  "yourKey",
  "keyOnce",
  "keyHeader",
  "keyStart",
  "keyCopy",
  "keyCopied",
  "keyUse",
  "keyShowUse",
  "keyCallsOf",
  "keyCalls",
  "keyRenews",
  "keyWrongName",
  "noKeysNeeded",
  "planTrip",
] as const;

/** The values that each message needs. */
export interface StringArguments {
  "tagline": {};
  "noMap": {};
  "noRegions": {};
  "region": {};
  "language": {};
  "theme": {};
  "map": {};
  "from": {};
  "to": {};
  "moreChoices": {};
  "fewerChoices": {};
  "placeHint": {};
  "unknownPlace": {};
  "swap": {};
  "mapCentre": {};
  "clear": {};
  "clickFrom": {};
  "clickTo": {};
  "when": {};
  "now": {};
  "depart": {};
  "arrive": {};
  "localTime": {};
  "modes": {};
  "wheelchair": {};
  "priority": {};
  "balanced": {};
  "fast": {};
  "easy": {};
  "green": {};
  "cheap": {};
  "anyWalking": {};
  "mostWalking": { readonly n: number };
  "walkingLimit": {};
  "concession": {};
  "examples": {};
  "searching": {};
  "results": { readonly n: number };
  "direct": {};
  "changes": { readonly n: number };
  "onFoot": { readonly distance: Distance };
  "inWheelchair": { readonly distance: Distance };
  "every": { readonly duration: number };
  "otherTimes": {};
  "stopsOnTheWay": { readonly n: number };
  "directions": {};
  "arriveStep": {};
  "live": {};
  "occupancy": { readonly load: LoadKind };
  "cancelled": {};
  "tooLateToBook": {};
  "left": {};
  "back": {};
  "nothing": {};
  "tryDate": { readonly date: string };
  "nothingHint": {};
  "unreachable": {};
  "refused": {};
  "retry": {};
  "why": {};
  "whyNothing": {};
  "considered": { readonly n: number; readonly shown: number };
  "stopsFrom": { readonly n: number };
  "stopsTo": { readonly n: number };
  "endedEarly": {};
  "chosenScore": {};
  "scoreTime": {};
  "scorePrice": {};
  "scoreCarbon": {};
  "scoreHassle": {};
  "notKnown": {};
  "betterTrip": { readonly time: string };
  "alerts": {};
  "alertSevere": {};
  "alertWarning": {};
  "alertInfo": {};
  "moreInformation": {};
  "avoidedStops": { readonly n: number };
  "useAllStops": {};
  "plannedTime": { readonly clock: string };
  "departures": {};
  "departuresFrom": { readonly stop: string };
  "noDepartures": {};
  "skipsStop": {};
  "keysTitle": {};
  "keysIntro": {};
  "keyHolder": {};
  "keyRegister": {};
  "keyDelay": { readonly delay: number };
  "keyFree": { readonly n: number };
  "yourKey": {};
  "keyOnce": {};
  "keyHeader": { readonly header: string };
  "keyStart": { readonly start: Instant };
  "keyCopy": {};
  "keyCopied": {};
  "keyUse": {};
  "keyShowUse": {};
  "keyCallsOf": { readonly n: number; readonly free: number };
  "keyCalls": { readonly n: number };
  "keyRenews": { readonly day: Instant };
  "keyWrongName": {};
  "noKeysNeeded": {};
  "planTrip": {};
}
