// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
/** The English texts about trip files. */
export const tripTexts = {
  "trips.syntax": "Not valid JSON: {problem}.",
  "trips.type": "Wrong type for {member}; expected: {expected}.",
  "trips.unknown": "A trip file has no member {member}.",
  "trips.missing": "{member} is missing.",
  "trips.didYouMean": "Did you mean {text}?",
  "trips.value": "{member} has to be one of {values}.",
  "trips.range": "The value of {member} is out of range.",
  "trips.place": "{member} is not a place. Write a name, an address or “latitude,longitude”.",
  "trips.placeRange": "The coordinates of {member} do not exist on earth.",
  "trips.placeSwapped": "Latitude comes first. Are the coordinates of {member} swapped?",
  "trips.time": "“{time}” is not a time. Write “{weekday}”, “{tomorrow}” or “{date}”, for example.",
  "trips.timeWithoutClock": "“{time}” has no time of day. Add one, such as {clock}.",
  "trips.timeMilliseconds": "{time} looks like milliseconds. Unix times are in seconds.",
  "trips.duration": "“{length}” is not a length of time. Write “45 min” or “PT45M”, for example.",
  "trips.foundNone": "{member} {wanted}: no trips were found. {reason}",
  "trips.foundOther": "{member} {wanted}: found {found} ({trip}).",
  "trips.foundCount": "{member} {wanted}: the answer has {found}.",
  "trips.foundSome": "No trips were expected, but there are {count}, such as {trip}.",
  "trips.foundReason": "Expected the reason {wanted}, found: {reason}",
  "trips.newName": "My trip"
} as const;
