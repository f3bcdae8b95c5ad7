// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Fra dør til dør med åbne data", // tagline
  "Intet kort: denne browser understøtter ikke WebGL. Du kan stadig søge på stoppesteder og koordinater.", // noMap
  "Denne rejseplanlægger har endnu ingen regioner.", // noRegions
  "Region", // region
  "Sprog", // language
  "Skift mellem lyst og mørkt tema", // theme
  "Kort", // map
  "Fra", // from
  "Til", // to
  "Flere valgmuligheder", // moreChoices
  "Færre valgmuligheder", // fewerChoices
  "Stoppested, adresse eller sted", // placeHint
  "Ukendt sted. Skriv et stoppested, en adresse eller koordinater som 41.15, -8.61.", // unknownPlace
  "Byt om på startsted og destination", // swap
  "Brug midten af kortet", // mapCentre
  "Start forfra", // clear
  "Klik på dit startsted på kortet og derefter på din destination.", // clickFrom
  "Klik nu på din destination.", // clickTo
  "Hvornår", // when
  "Afgang nu", // now
  "Afgang kl.", // depart
  "Ankomst senest kl.", // arrive
  "Dato og tid (lokal)", // localTime
  "Transportmidler", // modes
  "Kørestol", // wheelchair
  "Prioritet", // priority
  "Balanceret", // balanced
  "Hurtigt", // fast
  "Nemt", // easy
  "Miljøvenligt", // green
  "Billigt", // cheap
  "Ubegrænset gåtid", // anyWalking
  ["Højst ",["n","number"]," min. til fods"], // mostWalking
  "Maks. gåtid", // walkingLimit
  "Nedsat pris", // concession
  "Eller prøv et af disse eksempler", // examples
  "Søger efter rejser…", // searching
  [["n","number"]," ",["n","plural",{"one":"rejse","other":"rejser"}]], // results
  "direkte", // direct
  [["n","number"]," skift",["n","plural",{"one":"","other":""}]], // changes
  [["distance","distance"]," til fods"], // onFoot
  [["distance","distance"]," i kørestol"], // inWheelchair
  [["duration","duration"]," mellem afgange"], // every
  "Andre tidspunkter", // otherTimes
  [["n","number"]," stop undervejs",["n","plural",{"one":"","other":""}]], // stopsOnTheWay
  "Rutevejledning", // directions
  "Ankomst", // arriveStep
  "realtid", // live
  [["load","select",{"empty":"Tom","many":"Mange ledige siddepladser","few":"Få ledige siddepladser","standing":"Kun ståpladser","full":"Fuldt optaget","closed":"Tager ingen passagerer med","other":""}]], // occupancy
  "Aflyst", // cancelled
  "For sent at bestille", // tooLateToBook
  "Allerede afgået", // left
  "Alle rejser", // back
  "Ingen rejser fundet", // nothing
  ["Planlæg til den ",["date","day"]], // tryDate
  "Prøv et andet tidspunkt, flere transportmidler eller andre steder.", // nothingHint
  "Rejseplanlæggeren svarer ikke. Kører serveren stadig?", // unreachable
  "Rejsen kan ikke planlægges", // refused
  "Prøv igen", // retry
  "Hvorfor disse rejser?", // why
  "Hvorfor ingen rejser?", // whyNothing
  [["n","number"]," ",["n","plural",{"one":"rejse","other":"rejser"}]," undersøgt, ",["shown","number"]," vist"], // considered
  [["n","number"]," ",["n","plural",{"one":"stoppested","other":"stoppesteder"}]," i nærheden af startstedet"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"stoppested","other":"stoppesteder"}]," i nærheden af destinationen"], // stopsTo
  "Søgningen blev afbrudt før tid.", // endedEarly
  "Vurdering af den valgte rejse (lavere er bedre)", // chosenScore
  "Tid", // scoreTime
  "Pris", // scorePrice
  "Udledning", // scoreCarbon
  "Besvær", // scoreHassle
  "Manglende oplysninger", // notKnown
  ["Bedre: ",["time"]], // betterTrip
  "Driftsmeldinger", // alerts
  "Driftsforstyrrelse", // alertSevere
  "Advarsel", // alertWarning
  "Information", // alertInfo
  "Flere oplysninger", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"stoppested","other":"stoppesteder"}]," fravalgt"], // avoidedStops
  "Brug alle stoppesteder igen", // useAllStops
  ["Køreplan: ",["clock"]], // plannedTime
  "Afgange", // departures
  ["Afgange fra ",["stop"]], // departuresFrom
  "Ingen afgange de næste 24 timer.", // noDepartures
  "Standser ikke her", // skipsStop
  "API-nøgler", // keysTitle
  "Programmer, der bruger denne rejseplanlægger, sender en nøgle med hver forespørgsel. Registrér dig her for at få en.", // keysIntro
  "Navn på personen, appen eller skolen", // keyHolder
  "Registrér dig", // keyRegister
  ["En ny nøgle virker efter ",["delay","duration"],", når alle servere kender den."], // keyDelay
  [["n","number"]," gratis ",["n","plural",{"one":"forespørgsel","other":"forespørgsler"}]," om måneden"], // keyFree
  "Din nøgle", // yourKey
  "Gem den et sikkert sted: den vises ikke igen.", // keyOnce
  ["Send den i denne header og aldrig i en adresse: ",["header"]], // keyHeader
  ["Nøglen virker fra ",["start","date"]," kl. ",["start","time"],"."], // keyStart
  "Kopiér", // keyCopy
  "Kopieret", // keyCopied
  "Brug af en nøgle", // keyUse
  "Vis brug", // keyShowUse
  [["n","number"]," af ",["free","number"]," gratis forespørgsler brugt denne måned",["n","plural",{"one":"","other":""}]], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"forespørgsel","other":"forespørgsler"}]," denne måned"], // keyCalls
  ["Fra ",["day","date"]," begynder tællingen forfra."], // keyRenews
  "Skriv et navn på 1 til 80 tegn.", // keyWrongName
  "Denne rejseplanlægger svarer uden nøgle.", // noKeysNeeded
  "Planlæg en rejse", // planTrip
];
