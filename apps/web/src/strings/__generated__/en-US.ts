// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './en.ts';

export const messages: readonly Message[] = Object.assign([...base], {
  39: [["n","plural",{"one":[["n","number"]," transfer"],"other":[["n","number"]," transfers"]}]], // changes
  14: "Use the center of the map", // mapCentre
});
