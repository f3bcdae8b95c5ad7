// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Bus ","coach":"Bus ","tram":"Straßenbahn ","metro":"U-Bahn ","train":"Zug ","ferry":"Fähre ","gondola":"Seilbahn ","funicular":"Standseilbahn ","cablecar":"Kabelstraßenbahn ","monorail":"Einschienenbahn ","car":"Linientaxi ","other":""}],"<NUMBER> nehmen"], // action.ride
  [["vehicle","select",{"bus":"Bus nehmen","coach":"Bus nehmen","tram":"Straßenbahn nehmen","metro":"U-Bahn nehmen","train":"Zug nehmen","ferry":"Fähre nehmen","gondola":"Seilbahn nehmen","funicular":"Standseilbahn nehmen","cablecar":"Kabelstraßenbahn nehmen","monorail":"Einschienenbahn nehmen","car":"Linientaxi nehmen","other":"Einsteigen"}]], // action.board
  ["Sitzen bleiben, Weiterfahrt als ",["vehicle","select",{"bus":"Bus ","coach":"Bus ","tram":"Straßenbahn ","metro":"U-Bahn ","train":"Zug ","other":""}],"<NUMBER>"], // action.stay
  "Sitzen bleiben", // action.stay-on
  "Flug <NUMBER>", // action.fly
  "Flug", // action.fly-unnumbered
  "Fußweg", // action.walk
  ["Fußweg bis ",["place"]], // action.walk-to
  "Fußweg zum Ziel", // action.walk-end
  "Mit dem Rollstuhl", // action.roll
  ["Mit dem Rollstuhl bis ",["place"]], // action.roll-to
  "Mit dem Rollstuhl zum Ziel", // action.roll-end
  "Mit dem Fahrrad fahren", // action.cycle
  "Mit dem E-Scooter fahren", // action.scooter
  "Mit dem Auto fahren", // action.drive-car
  "Mit dem Motorrad fahren", // action.ride-motorbike
  "Mitfahrgelegenheit nutzen", // action.carpool
  "Taxi nehmen", // action.taxi
  "Fahrt per App", // action.ride-hailing
  ["Fahrt mit ",["provider"]], // action.ride-hailing-with
  "Rufbus nehmen", // action.on-demand
  ["Rufbus ",["provider"]," nehmen"], // action.on-demand-with
  "Warten", // action.wait
  "Auf Abholung warten", // action.wait-pickup
  "Umsteigezeit", // action.transfer
  [["vehicle","select",{"bicycle":"Fahrrad abschließen","scooter":"E-Scooter abstellen","other":"Am Straßenrand parken"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Fahrrad abschließen","scooter":"E-Scooter abstellen","other":"Auf dem Parkplatz parken"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Auto abholen","bicycle":"Fahrrad ausleihen","scooter":"E-Scooter ausleihen","other":"Fahrzeug abholen"}]], // action.collect
  [["vehicle","select",{"car":"Auto","bicycle":"Fahrrad","scooter":"E-Scooter","other":"Fahrzeug"}]," zurückgeben"], // action.return
  "Check-in am Flughafen", // action.airport-checkin
  "Gepäckausgabe und Ausgang", // action.airport-checkout
  "Umstieg zum Anschlussflug", // action.airport-transfer
  [["count","plural",{"one":"Jede Minute","other":["Alle ",["count","number"]," Minuten"]}]], // note.every-minutes
  "Ungefähre Zeitangaben", // note.approximate-times
  ["Einstieg nur nach telefonischer Anmeldung bei ",["agency"]], // note.book-to-board
  ["Einstieg nur nach telefonischer Anmeldung bei ",["agency"],": ",["phone"]], // note.book-to-board-phone
  ["Ausstieg nur nach telefonischer Anmeldung bei ",["agency"]], // note.book-to-alight
  ["Ausstieg nur nach telefonischer Anmeldung bei ",["agency"],": ",["phone"]], // note.book-to-alight-phone
  "Bedarfshalt: dem Fahrpersonal ein deutliches Zeichen geben", // note.signal-driver
  "Bedarfshalt: Haltewunsch beim Fahrpersonal anmelden", // note.tell-driver
  ["Buchbar bis ",["deadline","date"],", ",["deadline","time"]," Uhr"], // note.book-until
  "Diese Fahrt kann nicht mehr gebucht werden", // note.too-late-to-book
  "Fällt aus", // note.cancelled
  ["Stellplätze insgesamt: ",["places","number"]], // note.parking-spaces
  ["Behindertenstellplätze: ",["bays","number"]], // note.parking-disabled-bays
  "Kostenlos parken", // note.parking-free
  "Gebührenpflichtig, Preis unbekannt", // note.parking-paid
  "Fahrradabstellplatz", // place.bicycle-parking
  "Motorradparkplatz", // place.motorcycle-parking
  ["Vor dem Start buchen: Wartezeit meist ",["wait","duration"]], // note.usual-wait
  "Weiter geht es am nächsten Tag", // note.next-day
  ["Fahrrad ",["distance","distance"]," schieben"], // note.push-bicycle
  [["distance","distance"]," auf fahrradfreundlichen Wegen"], // note.cycle-friendly
  ["Rollstuhlgerecht: ",["distance","distance"]], // note.section-accessible
  ["Nicht rollstuhlgerecht: ",["distance","distance"]], // note.section-inaccessible
  ["Keine Angaben zur Barrierefreiheit: ",["distance","distance"]], // note.section-unknown
  "Rollstuhlgerechtes Fahrzeug", // note.service-accessible
  "Fahrzeug nicht rollstuhlgerecht", // note.service-inaccessible
  "Keine Angaben zur Barrierefreiheit des Fahrzeugs", // note.service-unknown
  [["stop"],": rollstuhlgerecht"], // note.stop-accessible
  [["stop"],": nicht rollstuhlgerecht"], // note.stop-inaccessible
  [["stop"],": keine Angaben zur Barrierefreiheit"], // note.stop-unknown
  "Fahrradmitnahme möglich", // note.bicycles-allowed
  "Keine Fahrradmitnahme", // note.bicycles-forbidden
  "Luftlinie, da hier Straßendaten fehlen", // note.straight-line
  "Mit Fährüberfahrt", // note.ferry
  ["Mit Fährüberfahrt: ",["name"]], // note.ferry-named
  "Führt über Privat- oder Anliegerwege: bitte prüfen, ob Sie diese nutzen dürfen", // note.no-through
  "Beginnt oder endet an einer Straße mit Halteverbot", // note.no-stopping
  ["Maut: ",["price","money"]], // note.toll
  ["Treppe → ",["level"]], // note.take-stairs
  ["Treppe: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Rolltreppe → ",["level"]], // note.take-escalator
  ["Rolltreppe: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Aufzug → ",["level"]], // note.take-lift
  ["Aufzug: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"Haltestelle","other":"Haltestellen"}]], // label.stops
  ["Richtung ",["direction"]], // label.direction
  ["Nach ",["place"]], // label.flight-to
  [["duration","duration"]," ohne Verkehr"], // label.without-traffic
  [["kind","select",{"stand":"Steig","track":"Gleis","pier":"Anleger","gate":"Gate","other":"Bahnsteig"}]," ",["platform"]], // label.platform
  "Weg ohne Namen", // label.unnamed-way
  "Ticket", // label.ticket
  "Leihrad", // label.shared-bicycle
  "Leih-E-Scooter", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Buchen bei ",["operator"]], // label.book-with
  "Pünktlich", // live.on-time
  [["delay","duration"]," Verspätung"], // live.late
  [["delay","duration"]," früher"], // live.early
  ["Geändert: ",["platform"]," statt ",["planned"]], // live.platform-changed
  ["Echtzeitdaten vor ",["age","duration"]," aktualisiert"], // live.updated
  "Echtzeitdaten gerade eben aktualisiert", // live.updated-now
  ["Seit ",["age","duration"]," keine Echtzeitdaten: Zeiten können abweichen"], // live.stale
  [["source","select",{"predicted":"Prognose in Echtzeit","observed":"Tatsächliche Zeit","carried":"Aus einer früheren Verspätung geschätzt","stale":"Letzte bekannte Verspätung","none":"Keine Echtzeitdaten","other":"Fahrplan"}]], // live.source
  [["slack","duration"]," Puffer beim Umstieg"], // live.slack
  "Dieser Anschluss wird voraussichtlich nicht erreicht", // live.missed
  ["Bei verpasstem Anschluss: +",["delay","duration"]], // live.if-missed
  "Bei verpasstem Anschluss: Ankunft nicht später", // live.if-missed-no-later
  "Bei verpasstem Anschluss: keine weitere Verbindung", // live.if-missed-nothing
  ["Verfügbare ",["vehicle","select",{"car":"Autos:","bicycle":"Fahrräder:","scooter":"E-Scooter:","other":"Fahrzeuge:"}]," ",["count","number"]," (vor ",["age","duration"],")"], // live.stock-vehicles
  ["Freie Plätze: ",["count","number"]," (vor ",["age","duration"],")"], // live.stock-docks
  ["Zuletzt gemeldet vor ",["age","duration"]], // live.stock-seen
  ["Ohne diese ",["stops","plural",{"one":"Haltestelle","other":"Haltestellen"}]," neu planen"], // alert.avoid-stops
  [["effect","select",{"closed":"Kein Betrieb","reduced":"Eingeschränkter Betrieb","delays":"Verspätungen","detour":"Umleitung","additional":"Zusätzliche Fahrten","modified":"Fahrplanänderung","moved":"Haltestelle verlegt","access":"Stufenfreier Zugang eingeschränkt","lift":"Aufzug außer Betrieb","escalator":"Rolltreppe außer Betrieb","other":"Hinweis zum Betrieb"}]], // alert.effect
  "Starten", // turn.HEAD_TOWARDS
  ["Auf ",["street"]," starten"], // turn.HEAD_TOWARDS.street
  "Geradeaus weiter", // turn.CONTINUE_STRAIGHT
  ["Geradeaus weiter: ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Halb links abbiegen", // turn.TURN_SLIGHTLY_LEFT
  ["Halb links abbiegen: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Links abbiegen", // turn.TURN_LEFT
  ["Links abbiegen: ",["street"]], // turn.TURN_LEFT.street
  "Scharf links abbiegen", // turn.TURN_SHARPLY_LEFT
  ["Scharf links abbiegen: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Halb rechts abbiegen", // turn.TURN_SLIGHTLY_RIGHT
  ["Halb rechts abbiegen: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Rechts abbiegen", // turn.TURN_RIGHT
  ["Rechts abbiegen: ",["street"]], // turn.TURN_RIGHT.street
  "Scharf rechts abbiegen", // turn.TURN_SHARPLY_RIGHT
  ["Scharf rechts abbiegen: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Umkehren", // turn.U_TURN
  ["Auf ",["street"]," umkehren"], // turn.U_TURN.street
  "Der Startpunkt liegt außerhalb unseres Auskunftsgebiets.", // empty.outside-from
  "Das Ziel liegt außerhalb unseres Auskunftsgebiets.", // empty.outside-to
  "Start und Ziel liegen in verschiedenen Regionen. Keine Region umfasst beide.", // empty.different-regions
  "Start und Ziel liegen so nah beieinander, dass keine Fahrt nötig ist.", // empty.too-close
  "In der Nähe des Startpunkts gibt es keine nutzbaren Straßen oder Wege.", // empty.off-network-from
  "In der Nähe des Ziels gibt es keine nutzbaren Straßen oder Wege.", // empty.off-network-to
  "Keines der gewählten Verkehrsmittel ist hier verfügbar.", // empty.no-modes
  "Mit den gewählten Ausschlüssen wurde keine Verbindung gefunden.", // empty.ruled-out
  ["Für diesen Tag liegt kein Fahrplan vor. Der Fahrplan gilt vom ",["from","day"]," bis zum ",["to","day"],"."], // empty.no-service-date
  "Zu dieser Zeit gibt es keine passende Fahrt.", // empty.no-service-in-window
  "In Reichweite des Startpunkts gibt es keine Haltestelle der gewählten Verkehrsmittel.", // empty.no-stop-from
  "In Reichweite des Ziels gibt es keine Haltestelle der gewählten Verkehrsmittel.", // empty.no-stop-to
  "Mit den gewählten Verkehrsmitteln wurde keine Verbindung gefunden.", // empty.no-connection
  "Ohne die ausgeschlossenen Haltestellen gibt es keine Verbindung.", // empty.avoided-stops
  "Keine Verbindung zu dieser Abfahrtszeit kommt rechtzeitig an.", // empty.arrives-too-late
  "Es wurde keine rollstuhlgerechte Verbindung gefunden.", // empty.inaccessible
  "Bei allen Verbindungen ist insgesamt mehr zu gehen als gewünscht.", // empty.walk-too-long
  "Zu Fuß, mit dem Rad oder dem Auto ist es zu weit.", // empty.too-far
  "Leihfahrzeuge in der Nähe des Startpunkts müssen dort zurückgegeben werden und eignen sich nicht für eine einfache Fahrt.", // empty.round-trip-only
  [["mode"],": In der Nähe des Startpunkts ist kein Fahrzeug verfügbar."], // empty.no-vehicle-from
  [["mode"],": Fahrzeuge in der Nähe des Startpunkts können nicht am Ziel zurückgegeben werden."], // empty.no-vehicle-to
  [["mode"],": Der Startpunkt liegt außerhalb des Bediengebiets."], // empty.outside-zone-from
  [["mode"],": Das Ziel liegt außerhalb des Bediengebiets."], // empty.outside-zone-to
  [["mode"],": zu dieser Zeit nicht verfügbar."], // empty.closed
  [["mode"],": Diesen Anbieter gibt es hier nicht."], // empty.unknown-provider
  "Keine Verbindung mit den gewählten Verkehrsmitteln ist besser als der ganze Weg zu Fuß.", // empty.walking-is-better
  "Keine Kombination der gewählten Verkehrsmittel ist besser als eines davon allein oder ein Fußweg. Eine Suche mit jeweils nur einem Verkehrsmittel zeigt diese Verbindungen.", // empty.not-better
  "Die Suche dauerte zu lange und wurde abgebrochen, bevor eine Verbindung gefunden wurde.", // empty.stopped-early
  [["mode"],": In der Nähe des Startpunkts gibt es keine nutzbare Straße."], // off-network.from
  [["mode"],": In der Nähe des Ziels gibt es keine nutzbare Straße."], // off-network.to
  ["Die Kennung „",["mode"],"“ ist veraltet. Bitte „",["replacement"],"“ verwenden."], // advisory.deprecated-mode
  ["Das Verkehrsmittel „",["mode"],"“ ist unbekannt und wurde nicht berücksichtigt."], // advisory.unknown-mode
  ["Das Verkehrsmittel „",["mode"],"“ ist unbekannt und wurde nicht berücksichtigt. War „",["nearest"],"“ gemeint?"], // advisory.unknown-mode-nearest
  [["mode"],": hier nicht verfügbar und daher nicht berücksichtigt."], // advisory.unavailable-mode
  ["Die Haltestelle „",["stop"],"“ ist unbekannt und wurde nicht berücksichtigt."], // advisory.unknown-stop
  ["„",["name"],"“ ist nicht als Betreiber, Verkehrsverbund, Datenquelle oder Linie bekannt."], // advisory.unknown-limit
  ["Die Sprache „",["language"],"“ ist hier nicht verfügbar."], // advisory.unknown-language
  "Die Suche wurde vorzeitig beendet: Möglicherweise gibt es bessere Verbindungen.", // advisory.stopped-early
  "Es liegen keine Straßendaten vor: Fußwege sind nach Luftlinie geschätzt.", // advisory.straight-line-walks
  ["Zu dieser Zeit nicht in Betrieb: ",["names"]], // advisory.closed-by-alert
  "In den drei Stunden nach dieser Zeit gibt es keine planmäßige Abfahrt. Angezeigt werden die nächsten Abfahrten.", // advisory.leaves-much-later
  "In den drei Stunden vor dieser Zeit gibt es keine planmäßige Ankunft. Angezeigt werden die letzten Ankünfte davor.", // advisory.arrives-much-earlier
  "Fällt aus", // board.cancelled
  "Hält hier nicht", // board.skipped
  "Keine Abfahrten zu dieser Zeit.", // board.no-departures
  "Keine Ankünfte zu dieser Zeit.", // board.no-arrivals
  "Die Zeiten dieser Verbindung haben sich geändert, seit sie gespeichert wurde.", // advisory.trip-times-changed
  [["line"]," fährt nicht mehr wie gespeichert. Stattdessen: ",["other"]], // advisory.trip-line-replaced
  "Diese Verbindung ist so nicht mehr möglich und wurde neu geplant.", // advisory.trip-replanned
  [["line"]," fällt aus."], // advisory.trip-cancelled
  "Diese Verbindung ist nicht mehr möglich, und es wurde keine andere gefunden.", // advisory.trip-gone
  ["Fußweg zum ",["goal","select",{"car":"Auto","bicycle":"Fahrrad","scooter":"E-Scooter","motorbike":"Motorrad","pickup":"Abholort","other":"Fahrzeug"}]], // action.walk-goal
  ["Mit dem Rollstuhl zum ",["goal","select",{"car":"Auto","pickup":"Abholort","other":"Fahrzeug"}]], // action.roll-goal
  ["Fußweg zu ",["kind","select",{"stand":"Steig","track":"Gleis","pier":"Anleger","gate":"Gate","other":"Bahnsteig"}]," ",["platform"]], // action.walk-platform
  ["Mit dem Rollstuhl zu ",["kind","select",{"stand":"Steig","track":"Gleis","pier":"Anleger","gate":"Gate","other":"Bahnsteig"}]," ",["platform"]], // action.roll-platform
  ["Umstieg zu Fuß: ",["place"]], // action.walk-change
  ["Umstieg mit dem Rollstuhl: ",["place"]], // action.roll-change
  "Warten bis zum Check-in", // action.wait-checkin
  "Eine andere Verbindung ist bei Abfahrt, Ankunft und Zahl der Umstiege mindestens so gut.", // removed.dominated
  "Der ganze Weg zu Fuß dauert nicht länger und ist nicht beschwerlicher.", // removed.walking-is-better
  "Ein Verkehrsmittel allein ist in jeder Hinsicht mindestens so gut.", // removed.single-mode-is-better
  "Eine andere Verbindung ist in jeder Hinsicht ebenso gut und in mindestens einer besser.", // removed.worse-than-another
  "Nutzt nur eines der Verkehrsmittel, die kombiniert werden sollten.", // removed.one-mode-only
  "Mit einem anderen Ort zum Parken, Abholen oder Zurückgeben geht es schneller.", // removed.slower-alike
  "Ein ebenso naher und schnell erreichbarer Parkplatz ist verlässlicher als ein Stellplatz am Straßenrand.", // removed.car-park-alike
  "Passt nicht besser zu Ihrer Priorität als die anderen Verbindungen.", // removed.fits-no-better
  "Für den Vergleich mit den einzelnen Verkehrsmitteln blieb keine Zeit.", // removed.out-of-time
  "Nutzt dieselben Fahrzeuge wie eine bessere Verbindung.", // removed.same-vehicles
  "Es wurde nur die beste Verbindung angefragt.", // removed.not-the-best
  "Kommt nach der gewünschten Zeit an.", // removed.arrives-too-late
  "Insgesamt ist mehr zu gehen als gewünscht.", // removed.walk-too-long
  "Dauert ohne öffentlichen Verkehr zu lange.", // removed.takes-too-long
  "Ein Abschnitt ist nicht rollstuhlgerecht.", // removed.inaccessible
  "Nutzt eine ausgeschlossene Haltestelle.", // removed.avoided-stop
  "Nutzt eine ausgeschlossene Linie oder ein ausgeschlossenes Verkehrsmittel.", // removed.ruled-out
  "Ein Abschnitt ist zu dieser Zeit geschlossen oder nicht in Betrieb.", // removed.not-running
  "Linien ausgeschlossener Verkehrsmittel", // ruled-out.avoided-mode
  "Linien ausgeschlossener Betreiber oder Datenquellen", // ruled-out.operator-limit
  "Linien, die nur bei ausdrücklicher Auswahl vorgeschlagen werden", // ruled-out.only-when-named
  "Linien mit nicht rollstuhlgerechten Fahrzeugen", // ruled-out.inaccessible-vehicle
  "Linien, für die keine Fahrradmitnahme bekannt ist", // ruled-out.no-bicycles
  "Nicht rollstuhlgerechte Haltestellen", // ruled-out.inaccessible-stop
  "Ausgeschlossene Haltestellen", // ruled-out.avoided-stop
  "Wegen einer Störung gesperrte Linien und Haltestellen", // ruled-out.closed-by-alert
  "Keine Angaben zum Preis.", // unknown.price
  "Keine Angaben zur Barrierefreiheit des Fahrzeugs.", // unknown.vehicle-access
  "Keine Angaben zur Barrierefreiheit der Haltestelle.", // unknown.stop-access
  "Keine vollständigen Angaben zur Barrierefreiheit des Weges.", // unknown.path-access
  "Keine Angaben zur Fahrradmitnahme.", // unknown.bicycles-aboard
  "Hier fehlen Straßendaten: Der Weg ist als Luftlinie dargestellt.", // unknown.streets
  "Die Zeiten sind nur ungefähr bekannt.", // unknown.times
  "Fährt im Takt; genaue Abfahrtszeiten sind nicht veröffentlicht.", // unknown.departure
  "Keine Angaben, ob noch gebucht werden kann.", // unknown.booking
  "Übliche Wartezeit, kann abweichen.", // unknown.wait
  "Keine Angaben zu freien Parkplätzen.", // unknown.parking
  "Keine Angaben zur Restreichweite.", // unknown.range
  "Es wurde kein Startpunkt angegeben.", // refusal.no-origin
  "Es wurde kein Ziel angegeben.", // refusal.no-destination
  "Die Anfrage ist ungültig.", // refusal.bad-request
  ["Die Region „",["region"],"“ ist unbekannt."], // refusal.unknown-region
  "Diese Verbindung ist unbekannt.", // refusal.unknown-trip
  "Für diesen Abschnitt gibt es keine anderen Abfahrten.", // refusal.not-a-ride
  "Für diese Fahrt wurde keine andere Abfahrt gefunden.", // refusal.no-other-vehicle
  "Die frühere Abfahrt erreichen Sie nicht mehr rechtzeitig.", // refusal.leaves-too-early
  "Dieser Dienst gibt selbst keine Schlüssel aus. Bitte fragen Sie den Betreiber.", // refusal.no-registration
  "Ein anderer Schlüssel hat schon diesen Namen. Bitte wählen Sie einen anderen.", // refusal.label-taken
  "Das kann nur der Betreiber dieses Dienstes.", // refusal.not-operator
  "Die Anfrage enthält keinen API-Schlüssel.", // refusal.no-key
  "Der API-Schlüssel ist unbekannt oder nicht aktiv.", // refusal.unknown-key
  "Das Kontingent dieses API-Schlüssels ist aufgebraucht. Bitte versuchen Sie es später erneut.", // refusal.over-quota
  "Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.", // refusal.too-fast
  "Der Dienst ist ausgelastet. Bitte versuchen Sie es in Kürze erneut.", // refusal.overloaded
  "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.", // refusal.internal
 ],
 modes: [
  "Öffentlicher Verkehr", // pt_pub
  "Bus", // pt_pub_bus
  "Kabelstraßenbahn", // pt_pub_cablecar
  "Linientaxi", // pt_pub_car
  "Fähre", // pt_pub_ferry
  "Überlandbus", // pt_pub_coach
  "Schnellbus", // pt_pub_expressbus
  "Standseilbahn", // pt_pub_funicular
  "Seilbahn", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Einschienenbahn", // pt_pub_monorail
  "Regionalzug", // pt_pub_regionaltrain
  "U-Bahn", // pt_pub_subway
  "Zug", // pt_pub_train
  "Straßenbahn", // pt_pub_tram
  "Schulbus", // pt_ltd_SCHOOLBUS
  "Rufbus", // ps_drt
  "Taxi", // ps_tax
  "Fahrt per App", // ps_tnc
  "Auto", // me_car
  "Carsharing", // me_car-s
  "Mietwagen", // me_car-r
  "Mitfahrgelegenheit", // me_car-p
  "Motorrad", // me_mot
  "Fahrrad oder E-Scooter", // me_mic
  "Fahrrad", // me_mic_bic
  "Faltrad", // me_mic_fold-bic
  "E-Scooter", // me_mic_e-sco
  "Schneller E-Scooter", // me_mic_fast-e-sco
  "Leihrad oder Leih-E-Scooter", // me_mic-s
  "Fahrrad (alte Kennung)", // cy_bic
  "Leihrad (alte Kennung)", // cy_bic-s
  "Fußweg", // wa_wal
  "Rollstuhl", // wa_whe
  "Flug", // in_air
  "Fernzug", // in_rail
  "Fernbus", // in_coach
  "Seefähre", // in_ferry
  "Parken am Straßenrand", // stationary_parking-onstreet
  "Parkplatz", // stationary_parking-offstreet
  "Warten", // stationary_wait
  "Umstieg", // stationary_transfer
  "Fahrzeugabholung", // stationary_vehicle-collect
  "Fahrzeugrückgabe", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Ankunft am Flughafen", // stationary_airport-checkout
  "Anschlussflug", // stationary_airport-transfer
 ],
};
