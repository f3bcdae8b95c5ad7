// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Neem ",["vehicle","select",{"bus":"bus ","coach":"bus ","tram":"tram ","metro":"metro ","train":"trein ","ferry":"veerboot ","gondola":"kabelbaan ","funicular":"kabelspoor ","cablecar":"kabeltram ","monorail":"monorail ","car":"lijntaxi ","other":""}],"<NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Neem de bus","coach":"Neem de bus","tram":"Neem de tram","metro":"Neem de metro","train":"Neem de trein","ferry":"Neem de veerboot","gondola":"Neem de kabelbaan","funicular":"Neem het kabelspoor","cablecar":"Neem de kabeltram","monorail":"Neem de monorail","car":"Neem de lijntaxi","other":"Stap in"}]], // action.board
  ["Blijf zitten, gaat verder als ",["vehicle","select",{"bus":"bus ","coach":"bus ","tram":"tram ","metro":"metro ","train":"trein ","other":""}],"<NUMBER>"], // action.stay
  "Blijf zitten", // action.stay-on
  "Neem vlucht <NUMBER>", // action.fly
  "Neem het vliegtuig", // action.fly-unnumbered
  "Te voet", // action.walk
  ["Loop naar ",["place"]], // action.walk-to
  "Loop naar je bestemming", // action.walk-end
  "Met de rolstoel", // action.roll
  ["Met de rolstoel naar ",["place"]], // action.roll-to
  "Met de rolstoel naar je bestemming", // action.roll-end
  "Met de fiets", // action.cycle
  "Met de e-step", // action.scooter
  "Met de auto", // action.drive-car
  "Met de motor", // action.ride-motorbike
  "Rijd mee (carpoolen)", // action.carpool
  "Neem een taxi", // action.taxi
  "Neem een taxi via de app", // action.ride-hailing
  ["Neem een rit met ",["provider"]], // action.ride-hailing-with
  "Neem het flexvervoer", // action.on-demand
  ["Neem flexvervoer van ",["provider"]], // action.on-demand-with
  "Wacht", // action.wait
  "Wacht tot je wordt opgehaald", // action.wait-pickup
  "Overstap", // action.transfer
  [["vehicle","select",{"bicycle":"Zet je fiets op slot","scooter":"Parkeer je e-step","other":"Parkeer op straat"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Zet je fiets op slot","scooter":"Parkeer je e-step","other":"Parkeer op het parkeerterrein"}]], // action.park-offstreet
  ["Haal ",["vehicle","select",{"car":"de auto","bicycle":"de fiets","scooter":"de e-step","other":"het voertuig"}]," op"], // action.collect
  ["Lever ",["vehicle","select",{"car":"de auto","bicycle":"de fiets","scooter":"de e-step","other":"het voertuig"}]," in"], // action.return
  "Check in op de luchthaven", // action.airport-checkin
  "Bagage ophalen en luchthaven verlaten", // action.airport-checkout
  "Stap over op je volgende vlucht", // action.airport-transfer
  ["Elke ",["count","plural",{"one":"minuut","other":[["count","number"]," minuten"]}]], // note.every-minutes
  "Tijden zijn bij benadering", // note.approximate-times
  ["Bel ",["agency"]," vooraf om hier in te stappen"], // note.book-to-board
  ["Bel ",["agency"]," vooraf om hier in te stappen: ",["phone"]], // note.book-to-board-phone
  ["Bel ",["agency"]," vooraf om hier uit te stappen"], // note.book-to-alight
  ["Bel ",["agency"]," vooraf om hier uit te stappen: ",["phone"]], // note.book-to-alight-phone
  "Halte op verzoek: geef de bestuurder een duidelijk teken", // note.signal-driver
  "Halte op verzoek: geef de bestuurder aan dat je wilt uitstappen", // note.tell-driver
  ["Reserveer uiterlijk ",["deadline","date"]," om ",["deadline","time"]," uur"], // note.book-until
  "Deze rit kun je niet meer reserveren", // note.too-late-to-book
  "Rijdt niet", // note.cancelled
  ["Totaal aantal plaatsen: ",["places","number"]], // note.parking-spaces
  ["Gehandicaptenparkeerplaatsen: ",["bays","number"]], // note.parking-disabled-bays
  "Gratis parkeren", // note.parking-free
  "Betaald parkeren, tarief onbekend", // note.parking-paid
  "Fietsenstalling", // place.bicycle-parking
  "Motorparkeerplaats", // place.motorcycle-parking
  ["Reserveer voor je vertrekt: wachttijd meestal ",["wait","duration"]], // note.usual-wait
  "Je reist de volgende dag verder", // note.next-day
  ["Loop ",["distance","distance"]," met de fiets aan de hand"], // note.push-bicycle
  [["distance","distance"]," over fietsvriendelijke wegen"], // note.cycle-friendly
  ["Rolstoeltoegankelijk: ",["distance","distance"]], // note.section-accessible
  ["Niet rolstoeltoegankelijk: ",["distance","distance"]], // note.section-inaccessible
  ["Toegankelijkheid onbekend: ",["distance","distance"]], // note.section-unknown
  "Rolstoeltoegankelijk voertuig", // note.service-accessible
  "Voertuig niet rolstoeltoegankelijk", // note.service-inaccessible
  "Toegankelijkheid van het voertuig onbekend", // note.service-unknown
  [["stop"],": rolstoeltoegankelijk"], // note.stop-accessible
  [["stop"],": niet rolstoeltoegankelijk"], // note.stop-inaccessible
  [["stop"],": toegankelijkheid onbekend"], // note.stop-unknown
  "Fiets mag mee", // note.bicycles-allowed
  "Fiets mag niet mee", // note.bicycles-forbidden
  "Hemelsbreed: hier zijn geen straatgegevens", // note.straight-line
  "Route met veerboot", // note.ferry
  ["Route met veerboot: ",["name"]], // note.ferry-named
  "Over privéwegen of wegen voor bestemmingsverkeer: controleer of je erdoor mag", // note.no-through
  "Begint of eindigt op een weg waar stoppen verboden is", // note.no-stopping
  ["Tol: ",["price","money"]], // note.toll
  ["Trap → ",["level"]], // note.take-stairs
  ["Trap: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Roltrap → ",["level"]], // note.take-escalator
  ["Roltrap: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Lift → ",["level"]], // note.take-lift
  ["Lift: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"halte","other":"haltes"}]], // label.stops
  ["Richting ",["direction"]], // label.direction
  ["Naar ",["place"]], // label.flight-to
  [["duration","duration"]," zonder files"], // label.without-traffic
  [["kind","select",{"track":"Spoor","pier":"Steiger","gate":"Gate","other":"Perron"}]," ",["platform"]], // label.platform
  "weg zonder naam", // label.unnamed-way
  "Ticket", // label.ticket
  "Deelfiets", // label.shared-bicycle
  "Deelstep", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Reserveer bij ",["operator"]], // label.book-with
  "Op tijd", // live.on-time
  [["delay","duration"]," vertraging"], // live.late
  [["delay","duration"]," eerder"], // live.early
  ["Gewijzigd: ",["platform"]," in plaats van ",["planned"]], // live.platform-changed
  ["Realtimegegevens ",["age","duration"]," geleden bijgewerkt"], // live.updated
  "Realtimegegevens zojuist bijgewerkt", // live.updated-now
  ["Al ",["age","duration"]," geen realtimegegevens: tijden kunnen afwijken"], // live.stale
  [["source","select",{"predicted":"Realtimevoorspelling","observed":"Werkelijke tijd","carried":"Geschat op basis van een eerdere vertraging","stale":"Laatst bekende vertraging","none":"Geen realtimegegevens","other":"Dienstregeling"}]], // live.source
  [["slack","duration"]," speling bij de overstap"], // live.slack
  "Deze overstap haal je waarschijnlijk niet", // live.missed
  ["Als je hem mist: +",["delay","duration"]], // live.if-missed
  "Als je hem mist: je komt niet later aan", // live.if-missed-no-later
  "Als je hem mist: geen andere verbinding", // live.if-missed-nothing
  ["Beschikbare ",["vehicle","select",{"car":"auto’s:","bicycle":"fietsen:","scooter":"e-steps:","other":"voertuigen:"}]," ",["count","number"]," (",["age","duration"]," geleden)"], // live.stock-vehicles
  ["Vrije plaatsen: ",["count","number"]," (",["age","duration"]," geleden)"], // live.stock-docks
  ["Laatst gemeld: ",["age","duration"]," geleden"], // live.stock-seen
  ["Plan opnieuw zonder deze ",["stops","plural",{"one":"halte","other":"haltes"}]], // alert.avoid-stops
  [["effect","select",{"closed":"Geen ritten","reduced":"Minder ritten","delays":"Vertragingen","detour":"Omleiding","additional":"Extra ritten","modified":"Aangepaste dienstregeling","moved":"Halte verplaatst","access":"Beperkt toegankelijk","lift":"Lift buiten gebruik","escalator":"Roltrap buiten gebruik","other":"Reisinformatie"}]], // alert.effect
  "Vertrek", // turn.HEAD_TOWARDS
  ["Vertrek via ",["street"]], // turn.HEAD_TOWARDS.street
  "Ga rechtdoor", // turn.CONTINUE_STRAIGHT
  ["Ga rechtdoor: ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Houd links aan", // turn.TURN_SLIGHTLY_LEFT
  ["Houd links aan: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Sla linksaf", // turn.TURN_LEFT
  ["Sla linksaf: ",["street"]], // turn.TURN_LEFT.street
  "Sla scherp linksaf", // turn.TURN_SHARPLY_LEFT
  ["Sla scherp linksaf: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Houd rechts aan", // turn.TURN_SLIGHTLY_RIGHT
  ["Houd rechts aan: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Sla rechtsaf", // turn.TURN_RIGHT
  ["Sla rechtsaf: ",["street"]], // turn.TURN_RIGHT.street
  "Sla scherp rechtsaf", // turn.TURN_SHARPLY_RIGHT
  ["Sla scherp rechtsaf: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Keer om", // turn.U_TURN
  ["Keer om op ",["street"]], // turn.U_TURN.street
  "Het vertrekpunt ligt buiten ons gebied.", // empty.outside-from
  "De bestemming ligt buiten ons gebied.", // empty.outside-to
  "Vertrekpunt en bestemming liggen in verschillende regio’s. Geen enkele regio omvat beide.", // empty.different-regions
  "Vertrekpunt en bestemming liggen zo dicht bij elkaar dat er geen reis nodig is.", // empty.too-close
  "In de buurt van het vertrekpunt is geen begaanbare straat of weg.", // empty.off-network-from
  "In de buurt van de bestemming is geen begaanbare straat of weg.", // empty.off-network-to
  "Geen van de gekozen vervoermiddelen is hier beschikbaar.", // empty.no-modes
  "Met deze uitsluitingen blijft er geen verbinding over.", // empty.ruled-out
  ["Voor deze datum is er geen dienstregeling. De dienstregeling loopt van ",["from","day"]," tot en met ",["to","day"],"."], // empty.no-service-date
  "Op dit tijdstip is er geen geschikte rit.", // empty.no-service-in-window
  "Vanaf het vertrekpunt is geen halte van de gekozen vervoermiddelen bereikbaar.", // empty.no-stop-from
  "In de buurt van de bestemming is geen halte van de gekozen vervoermiddelen.", // empty.no-stop-to
  "Er is geen verbinding gevonden met de gekozen vervoermiddelen.", // empty.no-connection
  "Zonder de uitgesloten haltes is er geen verbinding.", // empty.avoided-stops
  "Geen enkele verbinding met deze vertrektijd komt op tijd aan.", // empty.arrives-too-late
  "Er is geen rolstoeltoegankelijke verbinding gevonden.", // empty.inaccessible
  "Elke verbinding heeft een langere looptijd dan je hebt ingesteld.", // empty.walk-too-long
  "Het is te ver om de hele weg te lopen, te fietsen of te rijden.", // empty.too-far
  "Voertuigen die je bij het vertrekpunt huurt, moet je daar weer inleveren. Ze zijn dus niet geschikt voor een enkele reis.", // empty.round-trip-only
  [["mode"],": er is geen voertuig beschikbaar bij het vertrekpunt."], // empty.no-vehicle-from
  [["mode"],": voertuigen bij het vertrekpunt kun je niet bij de bestemming inleveren."], // empty.no-vehicle-to
  [["mode"],": het vertrekpunt ligt buiten het servicegebied."], // empty.outside-zone-from
  [["mode"],": de bestemming ligt buiten het servicegebied."], // empty.outside-zone-to
  [["mode"],": op dit tijdstip niet beschikbaar."], // empty.closed
  [["mode"],": deze aanbieder is hier niet actief."], // empty.unknown-provider
  "Geen verbinding met de gekozen vervoermiddelen is beter dan de hele weg lopen.", // empty.walking-is-better
  "Geen combinatie van de gekozen vervoermiddelen is beter dan één ervan apart of lopen. Zoek met één vervoermiddel tegelijk om die reizen te zien.", // empty.not-better
  "De zoekopdracht duurde te lang en is gestopt voordat er een verbinding was gevonden.", // empty.stopped-early
  [["mode"],": in de buurt van het vertrekpunt is geen begaanbare straat."], // off-network.from
  [["mode"],": in de buurt van de bestemming is geen begaanbare straat."], // off-network.to
  ["De aanduiding “",["mode"],"” is verouderd. Gebruik “",["replacement"],"”."], // advisory.deprecated-mode
  ["Het vervoermiddel “",["mode"],"” is onbekend en genegeerd."], // advisory.unknown-mode
  ["Het vervoermiddel “",["mode"],"” is onbekend en genegeerd. Bedoelde je “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": hier niet beschikbaar en daarom weggelaten."], // advisory.unavailable-mode
  ["De halte “",["stop"],"” is onbekend en genegeerd."], // advisory.unknown-stop
  ["“",["name"],"” is niet bekend als vervoerder, vervoersautoriteit, gegevensbron of lijn."], // advisory.unknown-limit
  ["De taal “",["language"],"” is hier niet beschikbaar."], // advisory.unknown-language
  "De zoekopdracht is voortijdig gestopt: mogelijk zijn er betere verbindingen.", // advisory.stopped-early
  "Er zijn geen straatgegevens: loopafstanden zijn hemelsbreed geschat.", // advisory.straight-line-walks
  ["Op dat moment niet in gebruik: ",["names"]], // advisory.closed-by-alert
  "Binnen drie uur na dat tijdstip vertrekt er niets volgens de dienstregeling. De eerstvolgende vertrektijden worden getoond.", // advisory.leaves-much-later
  "In de drie uur voor dat tijdstip komt er niets volgens de dienstregeling aan. De laatste aankomsten daarvoor worden getoond.", // advisory.arrives-much-earlier
  "Rijdt niet", // board.cancelled
  "Stopt hier niet", // board.skipped
  "Geen vertrektijden rond dit tijdstip.", // board.no-departures
  "Geen aankomsttijden rond dit tijdstip.", // board.no-arrivals
  "De tijden van dit reisadvies zijn gewijzigd sinds het is opgeslagen.", // advisory.trip-times-changed
  [["line"]," rijdt niet meer zoals opgeslagen. In plaats daarvan: ",["other"]], // advisory.trip-line-replaced
  "Dit reisadvies is niet meer mogelijk zoals opgeslagen en is opnieuw gepland.", // advisory.trip-replanned
  [["line"]," rijdt niet."], // advisory.trip-cancelled
  "Dit reisadvies is niet meer mogelijk en er is geen ander gevonden.", // advisory.trip-gone
  ["Loop naar ",["goal","select",{"car":"de auto","bicycle":"de fiets","scooter":"de e-step","motorbike":"de motor","pickup":"het ophaalpunt","other":"het voertuig"}]], // action.walk-goal
  ["Met de rolstoel naar ",["goal","select",{"car":"de auto","pickup":"het ophaalpunt","other":"het voertuig"}]], // action.roll-goal
  ["Loop naar ",["kind","select",{"track":"spoor","pier":"steiger","gate":"gate","other":"perron"}]," ",["platform"]], // action.walk-platform
  ["Met de rolstoel naar ",["kind","select",{"track":"spoor","pier":"steiger","gate":"gate","other":"perron"}]," ",["platform"]], // action.roll-platform
  ["Te voet overstappen: ",["place"]], // action.walk-change
  ["Met de rolstoel overstappen: ",["place"]], // action.roll-change
  "Wacht tot je kunt inchecken", // action.wait-checkin
  "Een andere verbinding is minstens zo goed qua vertrek, aankomst en aantal overstappen.", // removed.dominated
  "De hele weg lopen duurt niet langer en is niet zwaarder.", // removed.walking-is-better
  "Eén vervoermiddel is in elk opzicht minstens zo goed.", // removed.single-mode-is-better
  "Een andere verbinding is in elk opzicht even goed en in minstens één opzicht beter.", // removed.worse-than-another
  "Gebruikt maar één van de vervoermiddelen die je wilt combineren.", // removed.one-mode-only
  "Door het voertuig ergens anders te parkeren, op te halen of in te leveren ben je er eerder.", // removed.slower-alike
  "Een parkeerterrein dat even dichtbij en even snel is, biedt meer zekerheid dan een plek op straat.", // removed.car-park-alike
  "Past niet beter bij je voorkeur dan de andere verbindingen.", // removed.fits-no-better
  "Er was geen tijd meer om te vergelijken met elk vervoermiddel apart.", // removed.out-of-time
  "Gebruikt dezelfde voertuigen als een betere verbinding.", // removed.same-vehicles
  "Er is alleen om de beste verbinding gevraagd.", // removed.not-the-best
  "Komt later aan dan gevraagd.", // removed.arrives-too-late
  "Heeft een langere looptijd dan ingesteld.", // removed.walk-too-long
  "Duurt te lang zonder openbaar vervoer.", // removed.takes-too-long
  "Een deel is niet rolstoeltoegankelijk.", // removed.inaccessible
  "Gebruikt een uitgesloten halte.", // removed.avoided-stop
  "Gebruikt een uitgesloten lijn of vervoermiddel.", // removed.ruled-out
  "Een deel is op dat tijdstip gesloten of rijdt niet.", // removed.not-running
  "Lijnen van uitgesloten vervoermiddelen", // ruled-out.avoided-mode
  "Lijnen van uitgesloten vervoerders of gegevensbronnen", // ruled-out.operator-limit
  "Lijnen die alleen worden getoond als je er uitdrukkelijk om vraagt", // ruled-out.only-when-named
  "Lijnen met voertuigen die niet rolstoeltoegankelijk zijn", // ruled-out.inaccessible-vehicle
  "Lijnen waarvan niet bekend is dat de fiets mee mag", // ruled-out.no-bicycles
  "Haltes die niet rolstoeltoegankelijk zijn", // ruled-out.inaccessible-stop
  "Uitgesloten haltes", // ruled-out.avoided-stop
  "Lijnen en haltes die door een storing buiten gebruik zijn", // ruled-out.closed-by-alert
  "Geen informatie over de prijs.", // unknown.price
  "Geen informatie over de rolstoeltoegankelijkheid van het voertuig.", // unknown.vehicle-access
  "Geen informatie over de rolstoeltoegankelijkheid van de halte.", // unknown.stop-access
  "Geen volledige informatie over de rolstoeltoegankelijkheid van de route.", // unknown.path-access
  "Geen informatie over het meenemen van de fiets.", // unknown.bicycles-aboard
  "Hier zijn geen straatgegevens: de route is hemelsbreed getekend.", // unknown.streets
  "Deze tijden zijn bij benadering.", // unknown.times
  "Rijdt met een vaste frequentie; de precieze vertrektijden zijn niet bekendgemaakt.", // unknown.departure
  "Geen informatie of je nog kunt reserveren.", // unknown.booking
  "Gebruikelijke wachttijd, kan afwijken.", // unknown.wait
  "Geen informatie over vrije parkeerplaatsen.", // unknown.parking
  "Geen informatie over de resterende actieradius.", // unknown.range
  "Er is geen vertrekpunt opgegeven.", // refusal.no-origin
  "Er is geen bestemming opgegeven.", // refusal.no-destination
  "De aanvraag is ongeldig.", // refusal.bad-request
  ["De regio “",["region"],"” is onbekend."], // refusal.unknown-region
  "Dit reisadvies is onbekend.", // refusal.unknown-trip
  "Voor dit deel van de reis zijn er geen andere vertrektijden.", // refusal.not-a-ride
  "Voor deze rit is geen andere vertrektijd gevonden.", // refusal.no-other-vehicle
  "De eerdere rit vertrekt voordat je er bent.", // refusal.leaves-too-early
  "Deze dienst geeft zelf geen sleutels uit. Neem contact op met de beheerder.", // refusal.no-registration
  "Een andere sleutel heeft deze naam al. Kies een andere.", // refusal.label-taken
  "Alleen de beheerder van deze dienst kan dit.", // refusal.not-operator
  "De aanvraag bevat geen API-sleutel.", // refusal.no-key
  "De API-sleutel is onbekend of niet actief.", // refusal.unknown-key
  "Het tegoed van deze API-sleutel is op. Probeer het later opnieuw.", // refusal.over-quota
  "Te veel aanvragen tegelijk. Probeer het zo opnieuw.", // refusal.too-fast
  "Het is nu erg druk. Probeer het zo opnieuw.", // refusal.overloaded
  "Er is bij ons iets misgegaan. Probeer het later opnieuw.", // refusal.internal
 ],
 modes: [
  "Openbaar vervoer", // pt_pub
  "Bus", // pt_pub_bus
  "Kabeltram", // pt_pub_cablecar
  "Lijntaxi", // pt_pub_car
  "Veerboot", // pt_pub_ferry
  "Interlokale bus", // pt_pub_coach
  "Snelbus", // pt_pub_expressbus
  "Kabelspoor", // pt_pub_funicular
  "Kabelbaan", // pt_pub_gondola
  "Metro (ook bovengronds)", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regionale trein", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Trein", // pt_pub_train
  "Tram", // pt_pub_tram
  "Schoolbus", // pt_ltd_SCHOOLBUS
  "Flexvervoer", // ps_drt
  "Taxi", // ps_tax
  "Taxi via app", // ps_tnc
  "Auto", // me_car
  "Deelauto", // me_car-s
  "Huurauto", // me_car-r
  "Carpoolen", // me_car-p
  "Motor", // me_mot
  "Fiets of e-step", // me_mic
  "Fiets", // me_mic_bic
  "Vouwfiets", // me_mic_fold-bic
  "E-step", // me_mic_e-sco
  "Snelle e-step", // me_mic_fast-e-sco
  "Deelfiets of deelstep", // me_mic-s
  "Fiets (oude aanduiding)", // cy_bic
  "Deelfiets (oude aanduiding)", // cy_bic-s
  "Lopen", // wa_wal
  "Rolstoel", // wa_whe
  "Vlucht", // in_air
  "Langeafstandstrein", // in_rail
  "Langeafstandsbus", // in_coach
  "Veerboot over lange afstand", // in_ferry
  "Parkeren op straat", // stationary_parking-onstreet
  "Parkeerterrein", // stationary_parking-offstreet
  "Wachten", // stationary_wait
  "Overstap", // stationary_transfer
  "Voertuig ophalen", // stationary_vehicle-collect
  "Voertuig inleveren", // stationary_vehicle-return
  "Inchecken", // stationary_airport-checkin
  "Aankomst op de luchthaven", // stationary_airport-checkout
  "Overstap op een andere vlucht", // stationary_airport-transfer
 ],
};
