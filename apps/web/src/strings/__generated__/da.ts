// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Fra dør til dør, med åbne data", // tagline
  "Intet kort: denne browser har ikke WebGL. Stoppesteder og koordinater virker alligevel.", // noMap
  "Denne planlægger har endnu ingen region.", // noRegions
  "Region", // region
  "Sprog", // language
  "Skift mellem lys og mørk", // theme
  "Kort", // map
  "Fra", // from
  "Til", // to
  "Flere valg", // moreChoices
  "Færre valg", // fewerChoices
  "Stoppested eller koordinater", // placeHint
  "Ukendt sted. Skriv et stoppested eller koordinater som 41.15, -8.61.", // unknownPlace
  "Byt start og mål", // swap
  "Brug kortets midte", // mapCentre
  "Start forfra", // clear
  "Klik på kortet, hvor du vil starte, og derefter hvor du vil hen.", // clickFrom
  "Klik nu, hvor du vil hen.", // clickTo
  "Hvornår", // when
  "Afgang nu", // now
  "Afgang kl.", // depart
  "Ankomst senest", // arrive
  "Dato og tid på stedet", // localTime
  "Transportmidler", // modes
  "Kørestol", // wheelchair
  "Prioritet", // priority
  "Afbalanceret", // balanced
  "Hurtigt", // fast
  "Bekvemt", // easy
  "Miljøvenligt", // green
  "Billigt", // cheap
  "Ubegrænset gang", // anyWalking
  ["Højst ",["n","number"]," min. til fods"], // mostWalking
  "Højst til fods", // walkingLimit
  "Nedsat pris", // concession
  "Eller prøv en af disse", // examples
  "Søger rejser…", // searching
  [["n","plural",{"one":[["n","number"]," mulighed"],"other":[["n","number"]," muligheder"]}]], // results
  "direkte", // direct
  [["n","plural",{"one":[["n","number"]," skift"],"other":[["n","number"]," skift"]}]], // changes
  [["distance","distance"]," til fods"], // onFoot
  [["distance","distance"]," i kørestol"], // inWheelchair
  ["hver ",["duration","duration"]], // every
  "Andre tider", // otherTimes
  [["n","plural",{"one":[["n","number"]," stop undervejs"],"other":[["n","number"]," stop undervejs"]}]], // stopsOnTheWay
  "Rutevejledning", // directions
  "Ankomst", // arriveStep
  "live", // live
  "Aflyst", // cancelled
  "For sent at bestille", // tooLateToBook
  "Allerede afgået", // left
  "Alle rejser", // back
  "Ingen rejser fundet", // nothing
  ["Planlæg for ",["date","day"]], // tryDate
  "Prøv et andet tidspunkt, flere transportmidler eller andre steder.", // nothingHint
  "Planlæggeren svarer ikke. Kører den stadig?", // unreachable
  "Det kan ikke planlægges", // refused
  "Prøv igen", // retry
  "Hvorfor disse rejser?", // why
  "Hvorfor ingen rejser?", // whyNothing
  [["n","plural",{"one":[["n","number"]," rejse undersøgt, ",["shown","number"]," vist"],"other":[["n","number"]," rejser undersøgt, ",["shown","number"]," vist"]}]], // considered
  [["n","plural",{"one":[["n","number"]," stoppested inden for rækkevidde af start"],"other":[["n","number"]," stoppesteder inden for rækkevidde af start"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," stoppested ved målet"],"other":[["n","number"]," stoppesteder ved målet"]}]], // stopsTo
  "Søgningen sluttede før tid.", // endedEarly
  "Score for den valgte rejse (lavere er bedre)", // chosenScore
  "Tid", // scoreTime
  "Pris", // scorePrice
  "Udledning", // scoreCarbon
  "Besvær", // scoreHassle
  "Manglende oplysninger", // notKnown
  ["Bedre: ",["time"]], // betterTrip
];
