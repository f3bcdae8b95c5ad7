// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Van deur tot deur, met open data", // tagline
  "Geen kaart: deze browser ondersteunt geen WebGL. Zoeken op halte of coördinaten werkt wel.", // noMap
  "Deze reisplanner heeft nog geen regio’s.", // noRegions
  "Regio", // region
  "Taal", // language
  "Wissel tussen licht en donker", // theme
  "Kaart", // map
  "Van", // from
  "Naar", // to
  "Meer opties", // moreChoices
  "Minder opties", // fewerChoices
  "Halte, adres of locatie", // placeHint
  "Onbekende locatie. Vul een halte, een adres of coördinaten in, bijvoorbeeld 41.15, -8.61.", // unknownPlace
  "Vertrekpunt en bestemming omwisselen", // swap
  "Midden van de kaart gebruiken", // mapCentre
  "Opnieuw beginnen", // clear
  "Klik op de kaart op je vertrekpunt en daarna op je bestemming.", // clickFrom
  "Klik nu op je bestemming.", // clickTo
  "Wanneer", // when
  "Nu vertrekken", // now
  "Vertrek om", // depart
  "Aankomst uiterlijk", // arrive
  "Datum en tijd (lokaal)", // localTime
  "Vervoermiddelen", // modes
  "Rolstoel", // wheelchair
  "Voorkeur", // priority
  "Gebalanceerd", // balanced
  "Snel", // fast
  "Comfortabel", // easy
  "Duurzaam", // green
  "Goedkoop", // cheap
  "Onbeperkt lopen", // anyWalking
  ["Maximaal ",["n","number"]," min lopen"], // mostWalking
  "Maximale looptijd", // walkingLimit
  "Met korting", // concession
  "Of probeer een van deze voorbeelden", // examples
  "Reisadviezen zoeken…", // searching
  [["n","number"]," ",["n","plural",{"one":"reisadvies","other":"reisadviezen"}]], // results
  "rechtstreeks", // direct
  [["n","number"]," ",["n","plural",{"one":"overstap","other":"overstappen"}]], // changes
  [["distance","distance"]," lopen"], // onFoot
  [["distance","distance"]," met de rolstoel"], // inWheelchair
  ["interval: ",["duration","duration"]], // every
  "Andere tijden", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"tussenhalte","other":"tussenhaltes"}]], // stopsOnTheWay
  "Routebeschrijving", // directions
  "Aankomst", // arriveStep
  "realtime", // live
  [["load","select",{"empty":"Leeg","many":"Veel zitplaatsen vrij","few":"Weinig zitplaatsen vrij","standing":"Alleen staanplaatsen","full":"Vol","closed":"Neemt geen reizigers mee","other":""}]], // occupancy
  "Rijdt niet", // cancelled
  "Te laat om te reserveren", // tooLateToBook
  "Al vertrokken", // left
  "Alle reisadviezen", // back
  "Geen reisadviezen gevonden", // nothing
  ["Plan voor ",["date","day"]], // tryDate
  "Probeer een andere tijd, meer vervoermiddelen of andere locaties.", // nothingHint
  "De reisplanner reageert niet. Draait de server nog?", // unreachable
  "Deze reis kan niet worden gepland", // refused
  "Probeer opnieuw", // retry
  "Waarom deze reisadviezen?", // why
  "Waarom geen reisadviezen?", // whyNothing
  [["n","number"]," ",["n","plural",{"one":"reisadvies","other":"reisadviezen"}]," bekeken, ",["shown","number"]," getoond"], // considered
  [["n","number"]," ",["n","plural",{"one":"halte","other":"haltes"}]," in de buurt van het vertrekpunt"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"halte","other":"haltes"}]," in de buurt van de bestemming"], // stopsTo
  "De zoekopdracht is voortijdig gestopt.", // endedEarly
  "Score van het gekozen reisadvies (lager is beter)", // chosenScore
  "Tijd", // scoreTime
  "Prijs", // scorePrice
  "Uitstoot", // scoreCarbon
  "Inspanning", // scoreHassle
  "Ontbrekende gegevens", // notKnown
  ["Beter: ",["time"]], // betterTrip
  "Meldingen", // alerts
  "Storing", // alertSevere
  "Waarschuwing", // alertWarning
  "Informatie", // alertInfo
  "Meer informatie", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"halte","other":"haltes"}]," uitgesloten"], // avoidedStops
  "Alle haltes weer gebruiken", // useAllStops
  ["Dienstregeling: ",["clock"]], // plannedTime
  "Vertrektijden", // departures
  ["Vertrektijden ",["stop"]], // departuresFrom
  "Geen vertrekken in de komende 24 uur.", // noDepartures
  "Stopt hier niet", // skipsStop
  "API-sleutels", // keysTitle
  "Programma’s die deze reisplanner gebruiken, sturen met elke aanvraag een sleutel mee. Registreer je hier voor een sleutel.", // keysIntro
  "Naam van de persoon, app of school", // keyHolder
  "Registreren", // keyRegister
  ["Een nieuwe sleutel werkt na ",["delay","duration"],", omdat eerst alle servers hem moeten kennen."], // keyDelay
  [["n","number"]," gratis ",["n","plural",{"one":"aanvraag","other":"aanvragen"}]," per maand"], // keyFree
  "Je sleutel", // yourKey
  "Bewaar hem goed: hij wordt niet nog eens getoond.", // keyOnce
  ["Stuur hem in deze header en nooit in een adres: ",["header"]], // keyHeader
  ["De sleutel werkt vanaf ",["start","time"]," uur op ",["start","date"],"."], // keyStart
  "Kopiëren", // keyCopy
  "Gekopieerd", // keyCopied
  "Gebruik van een sleutel", // keyUse
  "Gebruik tonen", // keyShowUse
  [["n","number"]," van ",["free","number"]," gratis aanvragen gebruikt deze maand",["n","plural",{"one":"","other":""}]], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"aanvraag","other":"aanvragen"}]," deze maand"], // keyCalls
  ["De telling begint opnieuw op ",["day","date"],"."], // keyRenews
  "Vul een naam van 1 tot 80 tekens in.", // keyWrongName
  "Deze reisplanner antwoordt zonder sleutel.", // noKeysNeeded
  "Reis plannen", // planTrip
];
