// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Von Tür zu Tür mit offenen Daten", // tagline
  "Keine Karte: Dieser Browser unterstützt kein WebGL. Die Suche nach Haltestellen und Koordinaten funktioniert trotzdem.", // noMap
  "Dieser Reiseplaner hat noch keine Regionen.", // noRegions
  "Region", // region
  "Sprache", // language
  "Zwischen hellem und dunklem Design wechseln", // theme
  "Karte", // map
  "Von", // from
  "Nach", // to
  "Mehr Optionen", // moreChoices
  "Weniger Optionen", // fewerChoices
  "Haltestelle, Adresse oder Ort", // placeHint
  "Unbekannter Ort. Geben Sie eine Haltestelle, eine Adresse oder Koordinaten wie 41.15, -8.61 ein.", // unknownPlace
  "Start und Ziel tauschen", // swap
  "Kartenmitte verwenden", // mapCentre
  "Neue Suche", // clear
  "Klicken Sie auf der Karte auf den Start, dann auf das Ziel.", // clickFrom
  "Klicken Sie jetzt auf das Ziel.", // clickTo
  "Wann", // when
  "Jetzt abfahren", // now
  "Abfahrt um", // depart
  "Ankunft bis", // arrive
  "Datum und Uhrzeit (Ortszeit)", // localTime
  "Verkehrsmittel", // modes
  "Rollstuhl", // wheelchair
  "Priorität", // priority
  "Ausgewogen", // balanced
  "Schnell", // fast
  "Bequem", // easy
  "Umweltfreundlich", // green
  "Günstig", // cheap
  "Fußweg unbegrenzt", // anyWalking
  ["Fußweg max. ",["n","number"]," Min."], // mostWalking
  "Maximaler Fußweg", // walkingLimit
  "Ermäßigte Tarife", // concession
  "Oder probieren Sie eines dieser Beispiele", // examples
  "Verbindungen werden gesucht …", // searching
  [["n","number"]," ",["n","plural",{"one":"Verbindung","other":"Verbindungen"}]], // results
  "direkt", // direct
  [["n","number"]," ",["n","plural",{"one":"Umstieg","other":"Umstiege"}]], // changes
  [["distance","distance"]," zu Fuß"], // onFoot
  [["distance","distance"]," im Rollstuhl"], // inWheelchair
  ["Takt: ",["duration","duration"]], // every
  "Andere Zeiten", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"Zwischenhalt","other":"Zwischenhalte"}]], // stopsOnTheWay
  "Wegbeschreibung", // directions
  "Ankunft", // arriveStep
  "Echtzeit", // live
  [["load","select",{"empty":"Leer","many":"Viele Sitzplätze frei","few":"Wenige Sitzplätze frei","standing":"Nur Stehplätze","full":"Voll","closed":"Nimmt keine Fahrgäste auf","other":""}]], // occupancy
  "Fällt aus", // cancelled
  "Zu spät zum Buchen", // tooLateToBook
  "Bereits abgefahren", // left
  "Alle Verbindungen", // back
  "Keine Verbindungen gefunden", // nothing
  ["Für den ",["date","day"]," planen"], // tryDate
  "Versuchen Sie eine andere Zeit, mehr Verkehrsmittel oder andere Orte.", // nothingHint
  "Der Reiseplaner antwortet nicht. Läuft der Server noch?", // unreachable
  "Diese Reise kann nicht geplant werden", // refused
  "Erneut versuchen", // retry
  "Warum diese Verbindungen?", // why
  "Warum keine Verbindungen?", // whyNothing
  [["n","number"]," ",["n","plural",{"one":"Verbindung","other":"Verbindungen"}]," geprüft, ",["shown","number"]," angezeigt"], // considered
  [["n","number"]," ",["n","plural",{"one":"Haltestelle","other":"Haltestellen"}]," in Reichweite des Startpunkts"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"Haltestelle","other":"Haltestellen"}]," in Reichweite des Ziels"], // stopsTo
  "Die Suche wurde vorzeitig beendet.", // endedEarly
  "Bewertung der gewählten Verbindung (niedriger ist besser)", // chosenScore
  "Zeit", // scoreTime
  "Preis", // scorePrice
  "Emissionen", // scoreCarbon
  "Aufwand", // scoreHassle
  "Fehlende Angaben", // notKnown
  ["Besser: ",["time"]], // betterTrip
  "Meldungen", // alerts
  "Störung", // alertSevere
  "Warnung", // alertWarning
  "Hinweis", // alertInfo
  "Weitere Informationen", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"Haltestelle","other":"Haltestellen"}]," ausgeschlossen"], // avoidedStops
  "Alle Haltestellen wieder zulassen", // useAllStops
  ["Fahrplan: ",["clock"]], // plannedTime
  "Abfahrten", // departures
  ["Abfahrten: ",["stop"]], // departuresFrom
  "Keine Abfahrten in den nächsten 24 Stunden.", // noDepartures
  "Hält hier nicht", // skipsStop
  "API-Schlüssel", // keysTitle
  "Programme, die diesen Reiseplaner nutzen, senden mit jeder Anfrage einen Schlüssel. Hier erhalten Sie einen, wenn Sie sich registrieren.", // keysIntro
  "Name der Person, App oder Schule", // keyHolder
  "Registrieren", // keyRegister
  ["Ein neuer Schlüssel funktioniert nach ",["delay","duration"],", weil ihn erst alle Server kennen müssen."], // keyDelay
  [["n","number"]," kostenlose ",["n","plural",{"one":"Anfrage","other":"Anfragen"}]," pro Monat"], // keyFree
  "Ihr Schlüssel", // yourKey
  "Bewahren Sie ihn sicher auf: Er wird nicht noch einmal angezeigt.", // keyOnce
  ["Senden Sie ihn in diesem Header und nie in einer Adresse: ",["header"]], // keyHeader
  ["Der Schlüssel funktioniert ab ",["start","date"],", ",["start","time"]," Uhr."], // keyStart
  "Kopieren", // keyCopy
  "Kopiert", // keyCopied
  "Nutzung eines Schlüssels", // keyUse
  "Nutzung anzeigen", // keyShowUse
  [["n","number"]," von ",["free","number"]," kostenlosen Anfragen in diesem Monat verbraucht",["n","plural",{"one":"","other":""}]], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"Anfrage","other":"Anfragen"}]," in diesem Monat"], // keyCalls
  ["Neue Zählung ab ",["day","date"]], // keyRenews
  "Geben Sie einen Namen mit 1 bis 80 Zeichen ein.", // keyWrongName
  "Dieser Reiseplaner antwortet ohne Schlüssel.", // noKeysNeeded
  "Verbindung suchen", // planTrip
];
