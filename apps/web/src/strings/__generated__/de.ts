// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Von Tür zu Tür, aus offenen Daten", // tagline
  "Keine Karte: Dieser Browser bietet kein WebGL. Haltestellen und Koordinaten gehen trotzdem.", // noMap
  "Dieser Planer hat noch keine Region.", // noRegions
  "Region", // region
  "Sprache", // language
  "Zwischen hell und dunkel wechseln", // theme
  "Karte", // map
  "Von", // from
  "Nach", // to
  "Mehr Auswahl", // moreChoices
  "Weniger Auswahl", // fewerChoices
  "Haltestelle oder Koordinaten", // placeHint
  "Unbekannter Ort. Geben Sie eine Haltestelle oder Koordinaten wie 41.15, -8.61 ein.", // unknownPlace
  "Start und Ziel tauschen", // swap
  "Kartenmitte verwenden", // mapCentre
  "Neu beginnen", // clear
  "Klicken Sie auf der Karte auf den Start, dann auf das Ziel.", // clickFrom
  "Klicken Sie jetzt auf das Ziel.", // clickTo
  "Wann", // when
  "Jetzt los", // now
  "Abfahrt um", // depart
  "Ankunft bis", // arrive
  "Datum und Uhrzeit vor Ort", // localTime
  "Verkehrsmittel", // modes
  "Rollstuhl", // wheelchair
  "Priorität", // priority
  "Ausgewogen", // balanced
  "Schnell", // fast
  "Bequem", // easy
  "Umweltfreundlich", // green
  "Günstig", // cheap
  "Beliebig viel zu Fuß", // anyWalking
  ["Höchstens ",["n","number"]," Min. zu Fuß"], // mostWalking
  "Fußweg höchstens", // walkingLimit
  "Ermäßigt", // concession
  "Oder probieren Sie eine davon", // examples
  "Suche Verbindungen…", // searching
  [["n","plural",{"one":[["n","number"]," Möglichkeit"],"other":[["n","number"]," Möglichkeiten"]}]], // results
  "direkt", // direct
  [["n","plural",{"one":[["n","number"]," Umstieg"],"other":[["n","number"]," Umstiege"]}]], // changes
  [["distance","distance"]," zu Fuß"], // onFoot
  [["distance","distance"]," im Rollstuhl"], // inWheelchair
  ["alle ",["duration","duration"]], // every
  "Andere Zeiten", // otherTimes
  [["n","plural",{"one":[["n","number"]," Zwischenhalt"],"other":[["n","number"]," Zwischenhalte"]}]], // stopsOnTheWay
  "Wegbeschreibung", // directions
  "Ankunft", // arriveStep
  "Echtzeit", // live
  "Fällt aus", // cancelled
  "Zu spät zum Buchen", // tooLateToBook
  "Schon abgefahren", // left
  "Alle Verbindungen", // back
  "Keine Verbindung gefunden", // nothing
  ["Für ",["date","day"]," planen"], // tryDate
  "Versuchen Sie eine andere Zeit, mehr Verkehrsmittel oder andere Orte.", // nothingHint
  "Der Planer antwortet nicht. Läuft er noch?", // unreachable
  "Das lässt sich nicht planen", // refused
  "Erneut versuchen", // retry
  "Warum diese Verbindungen?", // why
  "Warum keine Verbindung?", // whyNothing
  [["n","plural",{"one":[["n","number"]," Verbindung betrachtet, ",["shown","number"]," gezeigt"],"other":[["n","number"]," Verbindungen betrachtet, ",["shown","number"]," gezeigt"]}]], // considered
  [["n","plural",{"one":[["n","number"]," Haltestelle vom Start erreichbar"],"other":[["n","number"]," Haltestellen vom Start erreichbar"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," Haltestelle am Ziel"],"other":[["n","number"]," Haltestellen am Ziel"]}]], // stopsTo
  "Die Suche endete vorzeitig.", // endedEarly
  "Bewertung der gewählten Verbindung (niedriger ist besser)", // chosenScore
  "Zeit", // scoreTime
  "Preis", // scorePrice
  "Emissionen", // scoreCarbon
  "Mühe", // scoreHassle
  "Fehlende Angaben", // notKnown
  ["Besser: ",["time"]], // betterTrip
];
