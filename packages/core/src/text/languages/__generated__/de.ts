// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Bus <NUMBER> nehmen","coach":"Fernbus <NUMBER> nehmen","tram":"Straßenbahn <NUMBER> nehmen","metro":"U-Bahn <NUMBER> nehmen","train":"Zug <NUMBER> nehmen","ferry":"Fähre <NUMBER> nehmen","other":"Einsteigen in <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Bus nehmen","coach":"Fernbus nehmen","tram":"Straßenbahn nehmen","metro":"U-Bahn nehmen","train":"Zug nehmen","ferry":"Fähre nehmen","gondola":"Seilbahn nehmen","funicular":"Standseilbahn nehmen","cablecar":"Kabelstraßenbahn nehmen","monorail":"Einschienenbahn nehmen","other":"Einsteigen"}]], // action.board
  "Sitzen bleiben, weiter als <NUMBER>", // action.stay
  "Sitzen bleiben", // action.stay-on
  "Abflug mit <NUMBER>", // action.fly
  "Abflug", // action.fly-unnumbered
  "Fußweg", // action.walk
  ["Fußweg bis ",["place"]], // action.walk-to
  "Fußweg zum Ziel", // action.walk-end
  "Weg mit dem Rollstuhl", // action.roll
  ["Mit dem Rollstuhl bis ",["place"]], // action.roll-to
  "Mit dem Rollstuhl zum Ziel", // action.roll-end
  "Mit dem Fahrrad fahren", // action.cycle
  "Mit dem E-Scooter fahren", // action.scooter
  "Mit dem Auto fahren", // action.drive-car
  "Mit dem Motorrad fahren", // action.ride-motorbike
  "In der Fahrgemeinschaft mitfahren", // action.carpool
  "Mit dem Taxi fahren", // action.taxi
  "Mit dem Fahrdienst fahren", // action.ride-hailing
  ["Mit ",["provider"]," fahren"], // action.ride-hailing-with
  "Mit dem Rufbus fahren", // action.on-demand
  ["Rufbus ",["provider"]," nehmen"], // action.on-demand-with
  "Warten", // action.wait
  "Auf die Abholung warten", // action.wait-pickup
  "Auf den Anschluss warten", // action.transfer
  [["vehicle","select",{"bicycle":"Fahrrad abschließen","scooter":"E-Scooter abstellen","other":"Am Straßenrand parken"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Fahrrad abschließen","scooter":"E-Scooter abstellen","other":"Auf dem Parkplatz parken"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Auto abholen","bicycle":"Fahrrad abholen","scooter":"E-Scooter abholen","other":"Fahrzeug abholen"}]], // action.collect
  [["vehicle","select",{"car":"Auto zurückgeben","bicycle":"Fahrrad zurückgeben","scooter":"E-Scooter zurückgeben","other":"Fahrzeug zurückgeben"}]], // action.return
  "Check-in am Flughafen", // action.airport-checkin
  "Gepäckausgabe und Ausgang am Flughafen", // action.airport-checkout
  "Flugzeug wechseln", // action.airport-transfer
  [["count","plural",{"one":"Jede Minute","other":["Alle ",["count","number"]," Minuten"]}]], // note.every-minutes
  "Ungefähre Zeiten", // note.approximate-times
  ["Einstieg hier nur nach Anruf bei ",["agency"]], // note.book-to-board
  ["Einstieg hier nur nach Anruf bei ",["agency"]," unter ",["phone"]], // note.book-to-board-phone
  ["Ausstieg hier nur nach Anruf bei ",["agency"]], // note.book-to-alight
  ["Ausstieg hier nur nach Anruf bei ",["agency"]," unter ",["phone"]], // note.book-to-alight-phone
  "Bedarfshalt: dem Fahrpersonal deutlich Zeichen geben", // note.signal-driver
  "Bedarfshalt: Ausstiegswunsch beim Fahrpersonal anmelden", // note.tell-driver
  ["Zu buchen bis ",["deadline","date"],", ",["deadline","time"]," Uhr"], // note.book-until
  "Diese Fahrt kann nicht mehr gebucht werden", // note.too-late-to-book
  "Fällt aus", // note.cancelled
  ["Stellplätze insgesamt: ",["places","number"]], // note.parking-spaces
  ["Behindertenstellplätze: ",["bays","number"]], // note.parking-disabled-bays
  "Parken ist kostenlos", // note.parking-free
  "Gebührenpflichtig, Preis unbekannt", // note.parking-paid
  ["Übliche Wartezeit: ",["wait","duration"]], // note.usual-wait
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
  "Luftlinie: hier liegen keine Straßendaten vor", // note.straight-line
  "Mit Fährfahrt", // note.ferry
  ["Mit Fährfahrt: ",["name"]], // note.ferry-named
  "Über private oder nur für Anlieger freie Wege: Durchfahrt prüfen", // note.no-through
  "Beginnt oder endet auf einer Straße mit Halteverbot", // note.no-stopping
  ["Maut: ",["price","money"]], // note.toll
  ["Treppe → ",["level"]], // note.take-stairs
  ["Treppe: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Rolltreppe → ",["level"]], // note.take-escalator
  ["Rolltreppe: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Aufzug → ",["level"]], // note.take-lift
  ["Aufzug: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," Halt"],"other":[["count","number"]," Halte"]}]], // label.stops
  ["Richtung: ",["direction"]], // label.direction
  ["Nach: ",["place"]], // label.flight-to
  [["duration","duration"]," ohne Verkehr"], // label.without-traffic
  [["kind","select",{"stand":["Steig ",["platform"]],"track":["Gleis ",["platform"]],"pier":["Anleger ",["platform"]],"gate":["Gate ",["platform"]],"other":["Bahnsteig ",["platform"]]}]], // label.platform
  "Weg ohne Namen", // label.unnamed-way
  "Fahrschein", // label.ticket
  "Leihrad", // label.shared-bicycle
  "Leih-E-Scooter", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Buchen bei ",["operator"]], // label.book-with
  "Losgehen oder losfahren", // turn.HEAD_TOWARDS
  ["Start auf ",["street"]], // turn.HEAD_TOWARDS.street
  "Geradeaus weiter", // turn.CONTINUE_STRAIGHT
  ["Geradeaus weiter: ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Halb links halten", // turn.TURN_SLIGHTLY_LEFT
  ["Halb links halten: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Links abbiegen", // turn.TURN_LEFT
  ["Links abbiegen: ",["street"]], // turn.TURN_LEFT.street
  "Scharf links abbiegen", // turn.TURN_SHARPLY_LEFT
  ["Scharf links abbiegen: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Halb rechts halten", // turn.TURN_SLIGHTLY_RIGHT
  ["Halb rechts halten: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Rechts abbiegen", // turn.TURN_RIGHT
  ["Rechts abbiegen: ",["street"]], // turn.TURN_RIGHT.street
  "Scharf rechts abbiegen", // turn.TURN_SHARPLY_RIGHT
  ["Scharf rechts abbiegen: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Wenden", // turn.U_TURN
  ["Wenden: ",["street"]], // turn.U_TURN.street
  "Der Startpunkt liegt außerhalb des Gebiets, das wir abdecken.", // empty.outside-from
  "Das Ziel liegt außerhalb des Gebiets, das wir abdecken.", // empty.outside-to
  "Start und Ziel liegen in verschiedenen Regionen; keine Region umfasst beide.", // empty.different-regions
  "Start und Ziel liegen so nah beieinander, dass keine Fahrt nötig ist.", // empty.too-close
  "In der Nähe des Startpunkts gibt es keine nutzbare Straße und keinen Weg.", // empty.off-network-from
  "In der Nähe des Ziels gibt es keine nutzbare Straße und keinen Weg.", // empty.off-network-to
  "Keines der gewählten Verkehrsmittel ist hier verfügbar.", // empty.no-modes
  "Mit diesen Ausschlüssen bleibt keine Verbindung übrig.", // empty.ruled-out
  ["Für dieses Datum liegt kein Fahrplan vor. Der Fahrplan gilt vom ",["from","day"]," bis zum ",["to","day"],"."], // empty.no-service-date
  "Zu dieser Zeit fährt nichts Passendes.", // empty.no-service-in-window
  "In Reichweite des Startpunkts gibt es keine Haltestelle der gewählten Verkehrsmittel.", // empty.no-stop-from
  "In Reichweite des Ziels gibt es keine Haltestelle der gewählten Verkehrsmittel.", // empty.no-stop-to
  "Mit den gewählten Verkehrsmitteln wurde keine Verbindung gefunden.", // empty.no-connection
  "Es gibt keine Verbindung, die die ausgeschlossenen Haltestellen meidet.", // empty.avoided-stops
  "Keine Verbindung zu dieser Abfahrtszeit kommt rechtzeitig an.", // empty.arrives-too-late
  "Jede Verbindung enthält einen Abschnitt, der nicht barrierefrei ist.", // empty.inaccessible
  "Jede Verbindung enthält einen längeren Fußweg als erlaubt.", // empty.walk-too-long
  "Zu Fuß, mit dem Rad oder dem Auto ist es zu weit.", // empty.too-far
  "Mietfahrzeuge in der Nähe des Startpunkts müssen dort zurückgegeben werden und eignen sich nicht für eine einfache Fahrt.", // empty.round-trip-only
  [["mode"],": In der Nähe des Startpunkts ist kein Fahrzeug verfügbar."], // empty.no-vehicle-from
  [["mode"],": Fahrzeuge am Start können am Ziel nicht zurückgegeben werden."], // empty.no-vehicle-to
  [["mode"],": Der Startpunkt liegt außerhalb des Bediengebiets."], // empty.outside-zone-from
  [["mode"],": Das Ziel liegt außerhalb des Bediengebiets."], // empty.outside-zone-to
  [["mode"],": zu dieser Zeit nicht in Betrieb."], // empty.closed
  [["mode"],": Diesen Anbieter gibt es hier nicht."], // empty.unknown-provider
  "Die gewählten Verkehrsmittel bieten nichts Besseres als den ganzen Weg zu gehen.", // empty.walking-is-better
  "Die gewählten Verkehrsmittel bieten nichts Besseres als einen Fußweg oder eines davon allein.", // empty.not-better
  "Die Suche dauerte zu lange und wurde abgebrochen, bevor eine Verbindung gefunden war.", // empty.stopped-early
  [["mode"],": In der Nähe des Startpunkts gibt es keine nutzbare Straße."], // off-network.from
  [["mode"],": In der Nähe des Ziels gibt es keine nutzbare Straße."], // off-network.to
  ["Das Verkehrsmittel „",["mode"],"“ ist veraltet. Bitte „",["replacement"],"“ verwenden."], // advisory.deprecated-mode
  ["Das Verkehrsmittel „",["mode"],"“ ist unbekannt und wurde nicht berücksichtigt."], // advisory.unknown-mode
  ["Das Verkehrsmittel „",["mode"],"“ ist unbekannt und wurde nicht berücksichtigt. War „",["nearest"],"“ gemeint?"], // advisory.unknown-mode-nearest
  [["mode"],": hier nicht verfügbar und nicht berücksichtigt."], // advisory.unavailable-mode
  ["Die Haltestelle „",["stop"],"“ ist unbekannt und wurde nicht berücksichtigt."], // advisory.unknown-stop
  ["„",["name"],"“: weder als Betreiber, Aufgabenträger, Datensatz noch als Linie bekannt."], // advisory.unknown-limit
  ["Die Sprache „",["language"],"“ gibt es hier nicht."], // advisory.unknown-language
  "Die Suche wurde vorzeitig beendet: Es kann bessere Verbindungen geben.", // advisory.stopped-early
  "Es liegen keine Straßendaten vor: Fußwege sind als Luftlinie geschätzt.", // advisory.straight-line-walks
  "Eine andere Verbindung ist bei Abfahrt, Ankunft und Zahl der Umstiege mindestens so gut.", // removed.dominated
  "Den ganzen Weg zu gehen dauert nicht länger und ist nicht mühsamer.", // removed.walking-is-better
  "Ein Verkehrsmittel allein ist in jeder Hinsicht mindestens so gut.", // removed.single-mode-is-better
  "Eine andere Möglichkeit ist in jeder Hinsicht ebenso gut und in mindestens einer besser.", // removed.worse-than-another
  "Nutzt nur eines der zu kombinierenden Verkehrsmittel.", // removed.one-mode-only
  "Ein anderer Ort zum Parken, Abholen oder Zurückgeben führt schneller ans Ziel.", // removed.slower-alike
  "Ein ebenso naher und schneller Parkplatz ist verlässlicher als eine Lücke am Straßenrand.", // removed.car-park-alike
  "Passt nicht besser zu den Wünschen als die anderen.", // removed.fits-no-better
  "Es blieb keine Zeit für den Vergleich mit jedem Verkehrsmittel allein.", // removed.out-of-time
  "Nutzt dieselben Fahrzeuge wie eine bessere Möglichkeit.", // removed.same-vehicles
  "Nur die beste Verbindung war gewünscht.", // removed.not-the-best
  "Die Ankunft liegt nach der gewünschten Zeit.", // removed.arrives-too-late
  "Enthält einen längeren Fußweg als erlaubt.", // removed.walk-too-long
  "Dauert ohne öffentlichen Verkehr zu lange.", // removed.takes-too-long
  "Ein Teil davon ist nicht rollstuhlgerecht.", // removed.inaccessible
  "Nutzt eine ausgeschlossene Haltestelle.", // removed.avoided-stop
  "Nutzt eine ausgeschlossene Linie oder ein ausgeschlossenes Verkehrsmittel.", // removed.ruled-out
  "Ein Teil davon ist zu dieser Zeit geschlossen oder nicht in Betrieb.", // removed.not-running
  "Linien ausgeschlossener Verkehrsmittel", // ruled-out.avoided-mode
  "Linien ausgeschlossener Betreiber oder Datenquellen", // ruled-out.operator-limit
  "Linien, die nur auf ausdrücklichen Wunsch angeboten werden", // ruled-out.only-when-named
  "Linien mit nicht rollstuhlgerechten Fahrzeugen", // ruled-out.inaccessible-vehicle
  "Linien ohne bekannte Fahrradmitnahme", // ruled-out.no-bicycles
  "Nicht rollstuhlgerechte Haltestellen", // ruled-out.inaccessible-stop
  "Ausgeschlossene Haltestellen", // ruled-out.avoided-stop
  "Der Preis ist unbekannt.", // unknown.price
  "Keine Angaben zur Mitnahme von Rollstühlen im Fahrzeug.", // unknown.vehicle-access
  "Keine Angaben zur Barrierefreiheit der Haltestelle.", // unknown.stop-access
  "Keine durchgehenden Angaben zur Barrierefreiheit des Weges.", // unknown.path-access
  "Keine Angaben zur Fahrradmitnahme.", // unknown.bicycles-aboard
  "Hier fehlen Straßendaten: Der Weg ist eine gerade Linie.", // unknown.streets
  "Diese Zeiten sind ungefähr.", // unknown.times
  "Fährt im Takt; genaue Abfahrtszeiten sind nicht veröffentlicht.", // unknown.departure
  "Keine Angaben dazu, ob noch gebucht werden kann.", // unknown.booking
  "Übliche Wartezeit, kann abweichen.", // unknown.wait
  "Keine Angaben zu freien Parkplätzen.", // unknown.parking
  "Die Restreichweite des Fahrzeugs ist unbekannt.", // unknown.range
  "Es wurde kein Startpunkt angegeben.", // refusal.no-origin
  "Es wurde kein Ziel angegeben.", // refusal.no-destination
  "Die Anfrage konnte nicht verstanden werden.", // refusal.bad-request
  ["Die Region „",["region"],"“ ist unbekannt."], // refusal.unknown-region
  "Die Anfrage enthält keinen Dienstschlüssel.", // refusal.no-key
  "Der Dienstschlüssel ist unbekannt oder nicht aktiv.", // refusal.unknown-key
  "Das Kontingent dieses Dienstschlüssels ist aufgebraucht. Bitte später erneut versuchen.", // refusal.over-quota
  "Der Dienst ist ausgelastet. Bitte gleich noch einmal versuchen.", // refusal.overloaded
  "Bei uns ist ein Fehler aufgetreten. Bitte später erneut versuchen.", // refusal.internal
 ],
 modes: [
  ["Öffentlicher Verkehr","Fahrplanmäßiger Verkehr für alle"], // pt_pub
  ["Bus","Stadt- oder Regionalbus"], // pt_pub_bus
  ["Kabelstraßenbahn","Straßenbahn, die von einem Seil gezogen wird"], // pt_pub_cablecar
  ["Linientaxi","Öffentlicher Verkehr mit dem Auto"], // pt_pub_car
  ["Fähre","Fähre oder Linienschiff"], // pt_pub_ferry
  ["Fernbus","Bus im Fernverkehr"], // pt_pub_coach
  ["Schnellbus","Bus mit wenigen Halten"], // pt_pub_expressbus
  ["Standseilbahn","Seilbahn auf Schienen am Hang"], // pt_pub_funicular
  ["Gondelbahn","Kabinen, die an einem Seil hängen"], // pt_pub_gondola
  ["Metro","Stadtbahn unter und über der Erde"], // pt_pub_metro
  ["Einschienenbahn","Bahn auf einem einzelnen Fahrbalken"], // pt_pub_monorail
  ["Regionalzug","Regional- und Intercityzüge"], // pt_pub_regionaltrain
  ["U-Bahn","Städtische Untergrundbahn"], // pt_pub_subway
  ["Zug","Nahverkehrszug oder S-Bahn"], // pt_pub_train
  ["Straßenbahn","Straßenbahn oder Tram"], // pt_pub_tram
  ["Schulbus","Bus nur für Schülerinnen und Schüler"], // pt_ltd_SCHOOLBUS
  ["Rufbus","Geteilte Fahrten, die nur nach Buchung stattfinden"], // ps_drt
  ["Taxi","Fahrt mit dem Taxi"], // ps_tax
  ["Fahrdienst","Auto mit Fahrerin oder Fahrer, per App gebucht"], // ps_tnc
  ["Auto","Eigenes Auto"], // me_car
  ["Carsharing","Auto eines Carsharing-Anbieters"], // me_car-s
  ["Mietwagen","Für die Reise gemietetes Auto"], // me_car-r
  ["Fahrgemeinschaft","Mitfahren im Auto anderer"], // me_car-p
  ["Motorrad","Eigenes Motorrad"], // me_mot
  ["Fahrrad oder E-Scooter","Eigenes Fahrrad, E-Scooter oder Ähnliches"], // me_mic
  ["Fahrrad","Eigenes Fahrrad"], // me_mic_bic
  ["Faltrad","Klapprad, das die ganze Reise mitkommt"], // me_mic_fold-bic
  ["E-Scooter","E-Scooter bis 25 km/h, der die ganze Reise mitkommt"], // me_mic_e-sco
  ["Schneller E-Scooter","E-Scooter bis 45 km/h, der die ganze Reise mitkommt"], // me_mic_fast-e-sco
  ["Leihrad oder Leih-E-Scooter","Fahrrad oder E-Scooter eines Verleihs"], // me_mic-s
  ["Fahrrad (alte Kennung)","Eigenes Fahrrad; bitte „me_mic_bic“ verwenden"], // cy_bic
  ["Leihrad (alte Kennung)","Leihrad; bitte „me_mic-s“ verwenden"], // cy_bic-s
  ["Fußweg","Zu Fuß"], // wa_wal
  ["Rollstuhl","Unterwegs mit dem Rollstuhl"], // wa_whe
  ["Flug","Linienflug"], // in_air
  ["Fernzug","Zug zwischen Städten"], // in_rail
  ["Fernreisebus","Reisebus zwischen Städten"], // in_coach
  ["Fernfähre","Fähre zwischen weit entfernten Häfen"], // in_ferry
  ["Parken am Straßenrand","Das Fahrzeug auf der Straße abstellen"], // stationary_parking-onstreet
  ["Parkplatz","Das Fahrzeug auf einem Parkplatz oder im Parkhaus abstellen"], // stationary_parking-offstreet
  ["Warten","Warten, bis das nächste Fahrzeug kommt"], // stationary_wait
  ["Umstieg","Wechsel von einer Linie zur nächsten"], // stationary_transfer
  ["Fahrzeugabholung","Ein geteiltes oder gemietetes Fahrzeug abholen"], // stationary_vehicle-collect
  ["Fahrzeugrückgabe","Ein geteiltes oder gemietetes Fahrzeug zurückgeben"], // stationary_vehicle-return
  ["Check-in","Check-in und Sicherheitskontrolle am Flughafen"], // stationary_airport-checkin
  ["Ankunft am Flughafen","Gepäckausgabe und Einreise am Flughafen"], // stationary_airport-checkout
  ["Anschlussflug","Umsteigen zwischen Flügen an einem Flughafen"], // stationary_airport-transfer
 ],
};
