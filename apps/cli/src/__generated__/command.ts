// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

/** Every message, in the order of the list of messages. */
export const commandKeys: readonly (keyof CommandArguments)[] = ["title","dates","groups","groups-empty","advice","search","search-rival","ended-early","reach-from","reach-to","ruled-out","ruled-out-more","facts","score","leg","unknown","price-unknown","free","ticket-of"];

export const commandMessages: readonly Message[] = [
  "Why these trips?", // title
  ["The timetable covers ",["first"]," to ",["last"],"."], // dates
  [["modes"],": ",["count","number"]," ",["count","plural",{"one":"group","other":"groups"}]], // groups
  [["modes"],": ",["count","number"]," ",["count","plural",{"one":"group","other":"groups"}]," (",["code"],": ",["reason"],")"], // groups-empty
  ["What to do: ",["advice"]], // advice
  [["modes"],": ",["considered","number"]," considered, ",["kept","number"]," in the answer"], // search
  [["modes"],": ",["considered","number"]," considered, ",["kept","number"]," in the answer, to compare with"], // search-rival
  "This search ended early.", // ended-early
  [["stops","number"]," ",["stops","plural",{"one":"stop","other":"stops"}]," from the origin by ",["mode"],["minutes","plural",{"=0":"","other":[" within ",["limit","duration"]]}],["near","plural",{"=0":"","other":["; the nearest is ",["stop"]," (",["code"],"), ",["metres"]," m"]}]], // reach-from
  [["stops","number"]," ",["stops","plural",{"one":"stop","other":"stops"}]," to the destination by ",["mode"],["minutes","plural",{"=0":"","other":[" within ",["limit","duration"]]}],["near","plural",{"=0":"","other":["; the nearest is ",["stop"]," (",["code"],"), ",["metres"]," m"]}]], // reach-to
  [["reason"],": ",["names","list"]], // ruled-out
  [["reason"],": ",["names","list"]," … (",["count","number"],")"], // ruled-out-more
  [["time","duration"],", ",["price"],", ",["carbon"]," kg CO₂, ",["calories"]," kcal, score ",["score"]], // facts
  ["score: time ",["time"]," + price ",["price"]," + carbon ",["carbon"]," + hassle ",["hassle"]], // score
  [["number"],". ",["mode"],": ",["time","duration"],", ",["price"],", ",["carbon"]," kg CO₂, hassle ",["hassle"]], // leg
  [["fact"]," (",["count","plural",{"one":"leg","other":"legs"}]," ",["legs","list"],")"], // unknown
  "price unknown", // price-unknown
  "free", // free
  ["ticket of leg ",["number"]], // ticket-of
];

/** The values that each message needs. */
export interface CommandArguments {
  "title": {};
  "dates": { readonly first: string; readonly last: string };
  "groups": { readonly modes: string; readonly count: number };
  "groups-empty": { readonly modes: string; readonly count: number; readonly code: string; readonly reason: string };
  "advice": { readonly advice: string };
  "search": { readonly modes: string; readonly considered: number; readonly kept: number };
  "search-rival": { readonly modes: string; readonly considered: number; readonly kept: number };
  "ended-early": {};
  "reach-from": { readonly stops: number; readonly mode: string; readonly minutes: number; readonly limit: number; readonly near: number; readonly stop: string; readonly code: string; readonly metres: string };
  "reach-to": { readonly stops: number; readonly mode: string; readonly minutes: number; readonly limit: number; readonly near: number; readonly stop: string; readonly code: string; readonly metres: string };
  "ruled-out": { readonly reason: string; readonly names: readonly string[] };
  "ruled-out-more": { readonly reason: string; readonly names: readonly string[]; readonly count: number };
  "facts": { readonly time: number; readonly price: string; readonly carbon: string; readonly calories: string; readonly score: string };
  "score": { readonly time: string; readonly price: string; readonly carbon: string; readonly hassle: string };
  "leg": { readonly number: string; readonly mode: string; readonly time: number; readonly price: string; readonly carbon: string; readonly hassle: string };
  "unknown": { readonly fact: string; readonly count: number; readonly legs: readonly string[] };
  "price-unknown": {};
  "free": {};
  "ticket-of": { readonly number: string };
}
