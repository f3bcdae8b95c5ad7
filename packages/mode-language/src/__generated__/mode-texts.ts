// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
/** The English texts about mode identifiers. */
export const modeTexts = {
  "modes.malformed": "{identifier} is not a mode identifier.",
  "modes.unknown": "{identifier} is not a known mode.",
  "modes.didYouMean": "Did you mean {identifier}?",
  "modes.deprecated": "{identifier} is deprecated. Use {replacement}.",
  "modes.repeated": "{identifier} is already in this list.",
  "modes.covered": "{identifier} is already covered by {wider}.",
  "modes.notInRegion": "{identifier} is not offered in {region}.",
  "modes.notInRegions": "{identifier} is offered in none of the {count} regions.",
  "modes.useInstead": "Deprecated: use {replacement}.",
  "modes.unknownTitle": "Unknown mode.",
  "modes.unknownNote": "Servers may add new identifiers at any time, so this is not an error.",
  "modes.beginsWith": "It begins with {path}.",
  "modes.similar": "Similar identifiers: {identifiers}.",
  "modes.inRegions": "Offered in: {regions}.",
  "modes.inNoRegion": "Not offered in any known region.",
  "modes.remove": "Remove {identifier}",
  "modes.replace": "Replace with {replacement}"
} as const;
