// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Van deur tot deur, met open data", // tagline
  "Geen kaart: deze browser biedt geen WebGL. Haltes en coördinaten werken wel.", // noMap
  "Deze planner heeft nog geen regio.", // noRegions
  "Regio", // region
  "Taal", // language
  "Wisselen tussen licht en donker", // theme
  "Kaart", // map
  "Van", // from
  "Naar", // to
  "Meer keuzes", // moreChoices
  "Minder keuzes", // fewerChoices
  "Halte of coördinaten", // placeHint
  "Onbekende plaats. Voer een halte of coördinaten in, zoals 41.15, -8.61.", // unknownPlace
  "Vertrek en bestemming omwisselen", // swap
  "Midden van de kaart gebruiken", // mapCentre
  "Opnieuw beginnen", // clear
  "Klik op de kaart op het vertrekpunt en daarna op de bestemming.", // clickFrom
  "Klik nu op de bestemming.", // clickTo
  "Wanneer", // when
  "Nu vertrekken", // now
  "Vertrek om", // depart
  "Aankomst voor", // arrive
  "Datum en tijd ter plaatse", // localTime
  "Vervoermiddelen", // modes
  "Rolstoel", // wheelchair
  "Prioriteit", // priority
  "Evenwichtig", // balanced
  "Snel", // fast
  "Gemakkelijk", // easy
  "Milieuvriendelijk", // green
  "Goedkoop", // cheap
  "Onbeperkt lopen", // anyWalking
  ["Hooguit ",["n","number"]," min lopen"], // mostWalking
  "Maximaal lopen", // walkingLimit
  "Kortingstarief", // concession
  "Of probeer een van deze", // examples
  "Reizen zoeken…", // searching
  [["n","plural",{"one":[["n","number"]," mogelijkheid"],"other":[["n","number"]," mogelijkheden"]}]], // results
  "rechtstreeks", // direct
  [["n","plural",{"one":[["n","number"]," overstap"],"other":[["n","number"]," overstappen"]}]], // changes
  [["distance","distance"]," lopen"], // onFoot
  [["distance","distance"]," per rolstoel"], // inWheelchair
  ["elke ",["duration","duration"]], // every
  "Andere tijden", // otherTimes
  [["n","plural",{"one":[["n","number"]," tussenhalte"],"other":[["n","number"]," tussenhaltes"]}]], // stopsOnTheWay
  "Routebeschrijving", // directions
  "Aankomst", // arriveStep
  "actueel", // live
  "Vervallen", // cancelled
  "Te laat om te boeken", // tooLateToBook
  "Al vertrokken", // left
  "Alle reizen", // back
  "Geen reizen gevonden", // nothing
  ["Plannen voor ",["date","day"]], // tryDate
  "Probeer een andere tijd, meer vervoermiddelen of andere plaatsen.", // nothingHint
  "De planner antwoordt niet. Draait hij nog?", // unreachable
  "Dit kan niet gepland worden", // refused
  "Opnieuw proberen", // retry
  "Waarom deze reizen?", // why
  "Waarom geen reizen?", // whyNothing
  [["n","plural",{"one":[["n","number"]," reis bekeken, ",["shown","number"]," getoond"],"other":[["n","number"]," reizen bekeken, ",["shown","number"]," getoond"]}]], // considered
  [["n","plural",{"one":[["n","number"]," halte bereikbaar vanaf het vertrekpunt"],"other":[["n","number"]," haltes bereikbaar vanaf het vertrekpunt"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," halte bij de bestemming"],"other":[["n","number"]," haltes bij de bestemming"]}]], // stopsTo
  "Het zoeken is vroegtijdig gestopt.", // endedEarly
  "Score van de gekozen reis (lager is beter)", // chosenScore
  "Tijd", // scoreTime
  "Prijs", // scorePrice
  "Uitstoot", // scoreCarbon
  "Moeite", // scoreHassle
  "Ontbrekende gegevens", // notKnown
  ["Beter: ",["time"]], // betterTrip
];
