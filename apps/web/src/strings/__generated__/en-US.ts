// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './en.ts';

const own: Readonly<Record<number, Message>> = {
  79: ["Schedule: ",["clock"]], // plannedTime
  39: [["n","number"]," ",["n","plural",{"one":"transfer","other":"transfers"}]], // changes
  23: "Modes of transportation", // modes
  49: "Canceled", // cancelled
  32: ["Up to ",["n","number"]," min on foot"], // mostWalking
  55: "Try another time, more modes of transportation or other places.", // nothingHint
  14: "Use the center of the map", // mapCentre
};

export const messages: readonly Message[] = base.map((message, at) => own[at] ?? message);
