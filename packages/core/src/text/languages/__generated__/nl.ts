// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Neem bus <NUMBER>","tram":"Neem tram <NUMBER>","metro":"Neem metro <NUMBER>","train":"Neem trein <NUMBER>","ferry":"Neem veerboot <NUMBER>","other":"Neem <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Neem de bus","coach":"Neem de langeafstandsbus","tram":"Neem de tram","metro":"Neem de metro","train":"Neem de trein","ferry":"Neem de veerboot","gondola":"Neem de gondelbaan","funicular":"Neem de kabelspoorbaan","cablecar":"Neem de kabeltram","monorail":"Neem de monorail","other":"Stap in"}]], // action.board
  "Blijf zitten, verder als <NUMBER>", // action.stay
  "Blijf zitten", // action.stay-on
  "Neem vlucht <NUMBER>", // action.fly
  "Neem de vlucht", // action.fly-unnumbered
  "Loop", // action.walk
  ["Loop naar ",["place"]], // action.walk-to
  "Loop naar je bestemming", // action.walk-end
  "Ga met de rolstoel", // action.roll
  ["Met de rolstoel naar ",["place"]], // action.roll-to
  "Met de rolstoel naar je bestemming", // action.roll-end
  "Fiets", // action.cycle
  "Rijd met de e-step", // action.scooter
  "Rijd met de auto", // action.drive-car
  "Rijd met de motor", // action.ride-motorbike
  "Rijd mee (carpool)", // action.carpool
  "Neem een taxi", // action.taxi
  "Neem een taxi via de app", // action.ride-hailing
  ["Neem een rit met ",["provider"]], // action.ride-hailing-with
  "Neem het vraagafhankelijk vervoer", // action.on-demand
  ["Vervoer op afroep: ",["provider"]], // action.on-demand-with
  "Wacht", // action.wait
  "Wacht tot u wordt opgehaald", // action.wait-pickup
  "Overstap", // action.transfer
  [["vehicle","select",{"bicycle":"Zet de fiets op slot","scooter":"Parkeer de e-step","other":"Parkeer op straat"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Zet de fiets op slot","scooter":"Parkeer de e-step","other":"Parkeer op het parkeerterrein"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Haal de auto op","bicycle":"Haal de fiets op","scooter":"Haal de e-step op","other":"Haal het voertuig op"}]], // action.collect
  [["vehicle","select",{"car":"Lever de auto in","bicycle":"Lever de fiets in","scooter":"Lever de e-step in","other":"Lever het voertuig in"}]], // action.return
  "Check in op de luchthaven", // action.airport-checkin
  "Bagage ophalen en luchthaven verlaten", // action.airport-checkout
  "Stap over op een ander vliegtuig", // action.airport-transfer
  [["count","plural",{"one":"Elke minuut","other":["Elke ",["count","number"]," minuten"]}]], // note.every-minutes
  "Tijden bij benadering", // note.approximate-times
  ["Bel vooraf met ",["agency"]," om hier in te stappen"], // note.book-to-board
  ["Bel vooraf met ",["agency"]," om hier in te stappen: ",["phone"]], // note.book-to-board-phone
  ["Bel vooraf met ",["agency"]," om hier uit te stappen"], // note.book-to-alight
  ["Bel vooraf met ",["agency"]," om hier uit te stappen: ",["phone"]], // note.book-to-alight-phone
  "Halte op verzoek: geef de bestuurder een duidelijk teken", // note.signal-driver
  "Halte op verzoek: vraag de bestuurder te stoppen", // note.tell-driver
  ["Reserveer uiterlijk op ",["deadline","date"]," om ",["deadline","time"]," uur"], // note.book-until
  "Deze rit kan niet meer worden gereserveerd", // note.too-late-to-book
  "Rijdt niet", // note.cancelled
  ["Totaal aantal plaatsen: ",["places","number"]], // note.parking-spaces
  ["Gehandicaptenplaatsen: ",["bays","number"]], // note.parking-disabled-bays
  "Parkeren is gratis", // note.parking-free
  "Betaald parkeren; tarief onbekend", // note.parking-paid
  ["Gebruikelijke wachttijd: ",["wait","duration"]], // note.usual-wait
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
  "Fiets mag mee aan boord", // note.bicycles-allowed
  "Fiets mag niet mee aan boord", // note.bicycles-forbidden
  "Hemelsbreed: hier zijn geen straatgegevens", // note.straight-line
  "Met een veerboot", // note.ferry
  ["Met de veerboot: ",["name"]], // note.ferry-named
  "Over privéwegen of wegen alleen voor bestemmingsverkeer: ga na of doorgang mag", // note.no-through
  "Begint of eindigt op een weg waar stoppen verboden is", // note.no-stopping
  ["Tol: ",["price","money"]], // note.toll
  ["Trap → ",["level"]], // note.take-stairs
  ["Trap: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Roltrap → ",["level"]], // note.take-escalator
  ["Roltrap: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Lift → ",["level"]], // note.take-lift
  ["Lift: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," halte"],"other":[["count","number"]," haltes"]}]], // label.stops
  ["Richting: ",["direction"]], // label.direction
  ["Naar: ",["place"]], // label.flight-to
  [["duration","duration"]," zonder verkeer"], // label.without-traffic
  [["kind","select",{"stand":["Perron ",["platform"]],"track":["Spoor ",["platform"]],"pier":["Steiger ",["platform"]],"gate":["Gate ",["platform"]],"other":["Perron ",["platform"]]}]], // label.platform
  "weg zonder naam", // label.unnamed-way
  "Kaartje", // label.ticket
  "Deelfiets", // label.shared-bicycle
  "Deelstep", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Reserveren bij ",["operator"]], // label.book-with
  "Vertrek", // turn.HEAD_TOWARDS
  ["Vertrek via ",["street"]], // turn.HEAD_TOWARDS.street
  "Ga rechtdoor", // turn.CONTINUE_STRAIGHT
  ["Ga rechtdoor naar ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Houd links aan", // turn.TURN_SLIGHTLY_LEFT
  ["Houd links aan naar ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Sla linksaf", // turn.TURN_LEFT
  ["Sla linksaf naar ",["street"]], // turn.TURN_LEFT.street
  "Sla scherp linksaf", // turn.TURN_SHARPLY_LEFT
  ["Sla scherp linksaf naar ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Houd rechts aan", // turn.TURN_SLIGHTLY_RIGHT
  ["Houd rechts aan naar ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Sla rechtsaf", // turn.TURN_RIGHT
  ["Sla rechtsaf naar ",["street"]], // turn.TURN_RIGHT.street
  "Sla scherp rechtsaf", // turn.TURN_SHARPLY_RIGHT
  ["Sla scherp rechtsaf naar ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Keer om", // turn.U_TURN
  ["Keer om op ",["street"]], // turn.U_TURN.street
  "Het vertrekpunt ligt buiten ons gebied.", // empty.outside-from
  "De bestemming ligt buiten ons gebied.", // empty.outside-to
  "Vertrekpunt en bestemming liggen in verschillende regio’s en geen regio omvat beide.", // empty.different-regions
  "Vertrekpunt en bestemming liggen te dicht bij elkaar: er is geen reis nodig.", // empty.too-close
  "Er is geen bruikbare straat of weg in de buurt van het vertrekpunt.", // empty.off-network-from
  "Er is geen bruikbare straat of weg in de buurt van de bestemming.", // empty.off-network-to
  "Geen van de gekozen vervoermiddelen is hier beschikbaar.", // empty.no-modes
  "Met deze uitsluitingen blijft er geen verbinding over.", // empty.ruled-out
  ["Voor deze datum is er geen dienstregeling. De dienstregeling loopt van ",["from","day"]," tot en met ",["to","day"],"."], // empty.no-service-date
  "Er rijdt op dit tijdstip niets dat past.", // empty.no-service-in-window
  "Vanaf het vertrekpunt is geen halte van de gekozen vervoermiddelen bereikbaar.", // empty.no-stop-from
  "Er is geen halte van de gekozen vervoermiddelen van waaruit de bestemming bereikbaar is.", // empty.no-stop-to
  "Er is geen verbinding gevonden met de gekozen vervoermiddelen.", // empty.no-connection
  "Er is geen verbinding die de uitgesloten haltes vermijdt.", // empty.avoided-stops
  "Geen enkele rit met deze vertrektijd is op tijd.", // empty.arrives-too-late
  "Elke verbinding heeft een deel dat niet toegankelijk is.", // empty.inaccessible
  "Elke verbinding heeft een langere loopafstand dan toegestaan.", // empty.walk-too-long
  "Het is te ver om te lopen, te fietsen of te rijden.", // empty.too-far
  "Huurvoertuigen bij het vertrekpunt moeten daar worden ingeleverd en zijn dus niet geschikt voor een enkele reis.", // empty.round-trip-only
  [["mode"],": er is geen voertuig beschikbaar bij het vertrekpunt."], // empty.no-vehicle-from
  [["mode"],": voertuigen bij het vertrekpunt kunnen niet bij de bestemming worden ingeleverd."], // empty.no-vehicle-to
  [["mode"],": het vertrekpunt ligt buiten het bedieningsgebied."], // empty.outside-zone-from
  [["mode"],": de bestemming ligt buiten het bedieningsgebied."], // empty.outside-zone-to
  [["mode"],": op dit tijdstip niet in bedrijf."], // empty.closed
  [["mode"],": deze aanbieder is hier niet actief."], // empty.unknown-provider
  "De gekozen vervoermiddelen bieden niets beters dan lopen.", // empty.walking-is-better
  "De gekozen vervoermiddelen bieden niets beters dan lopen of dan één ervan alleen.", // empty.not-better
  "Het zoeken duurde te lang en is gestopt voordat er een verbinding was gevonden.", // empty.stopped-early
  [["mode"],": er is geen bruikbare straat in de buurt van het vertrekpunt."], // off-network.from
  [["mode"],": er is geen bruikbare straat in de buurt van de bestemming."], // off-network.to
  ["Het vervoermiddel “",["mode"],"” is verouderd. Gebruik “",["replacement"],"”."], // advisory.deprecated-mode
  ["Het vervoermiddel “",["mode"],"” is onbekend en is genegeerd."], // advisory.unknown-mode
  ["Het vervoermiddel “",["mode"],"” is onbekend en is genegeerd. Bedoelde u “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"]," is hier niet beschikbaar en is weggelaten."], // advisory.unavailable-mode
  ["De halte “",["stop"],"” is onbekend en is genegeerd."], // advisory.unknown-stop
  ["“",["name"],"” is geen bekende vervoerder, vervoersautoriteit, dataset of lijn."], // advisory.unknown-limit
  ["De taal “",["language"],"” is hier niet beschikbaar."], // advisory.unknown-language
  "Het zoeken is voortijdig gestopt: er kunnen betere verbindingen zijn.", // advisory.stopped-early
  "Er zijn geen straatgegevens: looproutes zijn hemelsbreed geschat.", // advisory.straight-line-walks
  "Een andere verbinding is minstens zo goed qua vertrek, aankomst en aantal overstappen.", // removed.dominated
  "De hele weg lopen duurt niet langer en is niet zwaarder.", // removed.walking-is-better
  "Eén vervoermiddel alleen is in elk opzicht minstens zo goed.", // removed.single-mode-is-better
  "Een andere optie is in elk opzicht even goed en in minstens één opzicht beter.", // removed.worse-than-another
  "Gebruikt maar één van de te combineren vervoermiddelen.", // removed.one-mode-only
  "Met een andere plek om te parkeren, op te halen of terug te brengen ben je er eerder.", // removed.slower-alike
  "Een parkeerterrein dat even dichtbij en even snel is, is zekerder dan een plek op straat.", // removed.car-park-alike
  "Past niet beter bij de voorkeuren dan de andere.", // removed.fits-no-better
  "Er was geen tijd voor een vergelijking met elk vervoermiddel alleen.", // removed.out-of-time
  "Gebruikt dezelfde voertuigen als een betere optie.", // removed.same-vehicles
  "Er is alleen om de beste optie gevraagd.", // removed.not-the-best
  "De aankomst is later dan gevraagd.", // removed.arrives-too-late
  "Heeft een langere loopafstand dan toegestaan.", // removed.walk-too-long
  "Duurt te lang zonder openbaar vervoer.", // removed.takes-too-long
  "Een deel is niet rolstoeltoegankelijk.", // removed.inaccessible
  "Gebruikt een uitgesloten halte.", // removed.avoided-stop
  "Gebruikt een uitgesloten lijn of vervoermiddel.", // removed.ruled-out
  "Een deel is dan gesloten of rijdt niet.", // removed.not-running
  "Lijnen van uitgesloten vervoermiddelen", // ruled-out.avoided-mode
  "Lijnen van uitgesloten vervoerders of bronnen", // ruled-out.operator-limit
  "Lijnen die alleen op verzoek worden aangeboden", // ruled-out.only-when-named
  "Lijnen met voertuigen die niet rolstoeltoegankelijk zijn", // ruled-out.inaccessible-vehicle
  "Lijnen waarvan niet bekend is dat de fiets mee mag", // ruled-out.no-bicycles
  "Haltes die niet rolstoeltoegankelijk zijn", // ruled-out.inaccessible-stop
  "Uitgesloten haltes", // ruled-out.avoided-stop
  "De prijs is onbekend.", // unknown.price
  "Geen informatie over rolstoeltoegang tot het voertuig.", // unknown.vehicle-access
  "Geen informatie over rolstoeltoegang tot de halte.", // unknown.stop-access
  "Geen volledige informatie over rolstoeltoegang langs de route.", // unknown.path-access
  "Geen informatie over het meenemen van fietsen.", // unknown.bicycles-aboard
  "Hier zijn geen straatgegevens: de weg is een rechte lijn.", // unknown.streets
  "Deze tijden zijn bij benadering.", // unknown.times
  "Rijdt met een vaste frequentie; exacte vertrektijden zijn niet gepubliceerd.", // unknown.departure
  "Geen informatie of er nog gereserveerd kan worden.", // unknown.booking
  "Gebruikelijke wachttijd; de werkelijke kan afwijken.", // unknown.wait
  "Geen informatie over vrije parkeerplaatsen.", // unknown.parking
  "De resterende actieradius van het voertuig is onbekend.", // unknown.range
  "Er is geen vertrekpunt opgegeven.", // refusal.no-origin
  "Er is geen bestemming opgegeven.", // refusal.no-destination
  "De aanvraag is niet te begrijpen.", // refusal.bad-request
  ["De regio “",["region"],"” is onbekend."], // refusal.unknown-region
  "De aanvraag bevat geen dienstsleutel.", // refusal.no-key
  "De dienstsleutel is onbekend of niet actief.", // refusal.unknown-key
  "Het tegoed van deze dienstsleutel is op. Probeer het later opnieuw.", // refusal.over-quota
  "De dienst is overbelast. Probeer het zo dadelijk opnieuw.", // refusal.overloaded
  "Er is bij ons iets misgegaan. Probeer het later opnieuw.", // refusal.internal
 ],
 modes: [
  ["Openbaar vervoer","Vervoer volgens dienstregeling, voor iedereen"], // pt_pub
  ["Bus","Stads- of streekbus"], // pt_pub_bus
  ["Kabeltram","Tram die door een kabel wordt getrokken"], // pt_pub_cablecar
  ["Lijntaxi","Openbaar vervoer met de auto"], // pt_pub_car
  ["Veerboot","Veerpont of waterbus"], // pt_pub_ferry
  ["Langeafstandsbus","Bus over lange afstand"], // pt_pub_coach
  ["Snelbus","Bus met weinig haltes"], // pt_pub_expressbus
  ["Kabelspoor","Spoorbaan met kabel op een steile helling"], // pt_pub_funicular
  ["Kabelbaan","Cabines die aan een kabel hangen"], // pt_pub_gondola
  ["Metro","Stadsspoor onder en boven de grond"], // pt_pub_metro
  ["Monorail","Trein op één rail"], // pt_pub_monorail
  ["Regionale trein","Regionale treinen en intercity’s"], // pt_pub_regionaltrain
  ["Ondergrondse","Stadsspoor onder de grond"], // pt_pub_subway
  ["Trein","Stoptrein of forenzentrein"], // pt_pub_train
  ["Tram","Tram of sneltram"], // pt_pub_tram
  ["Schoolbus","Bus alleen voor leerlingen"], // pt_ltd_SCHOOLBUS
  ["Vervoer op afroep","Gedeelde ritten die na reservering rijden"], // ps_drt
  ["Taxi","Rit met de taxi"], // ps_tax
  ["Taxi via app","Auto met bestuurder, geboekt via een app"], // ps_tnc
  ["Auto","Uw eigen auto"], // me_car
  ["Deelauto","Auto van een aanbieder van autodelen"], // me_car-s
  ["Huurauto","Auto die voor de reis is gehuurd"], // me_car-r
  ["Carpoolen","Meerijden in de auto van iemand anders"], // me_car-p
  ["Motor","Uw eigen motor"], // me_mot
  ["Fiets of step","Uw eigen fiets, step of iets dergelijks"], // me_mic
  ["Fiets","Uw eigen fiets"], // me_mic_bic
  ["Vouwfiets","Vouwfiets die de hele reis meegaat"], // me_mic_fold-bic
  ["E-step","Elektrische step tot 25 km/u die de hele reis meegaat"], // me_mic_e-sco
  ["Snelle e-step","Elektrische step tot 45 km/u die de hele reis meegaat"], // me_mic_fast-e-sco
  ["Deelfiets of deelstep","Fiets of step van een deelsysteem"], // me_mic-s
  ["Fiets (oude aanduiding)","Uw eigen fiets; gebruik “me_mic_bic”"], // cy_bic
  ["Deelfiets (oude aanduiding)","Deelfiets; gebruik “me_mic-s”"], // cy_bic-s
  ["Lopen","Te voet"], // wa_wal
  ["Rolstoel","Onderweg met de rolstoel"], // wa_whe
  ["Vlucht","Lijnvlucht"], // in_air
  ["Langeafstandstrein","Trein tussen steden"], // in_rail
  ["Touringcar","Touringcar tussen steden"], // in_coach
  ["Veerdienst over lange afstand","Veerboot tussen ver uiteen gelegen havens"], // in_ferry
  ["Parkeren op straat","Het voertuig op straat parkeren"], // stationary_parking-onstreet
  ["Parkeerterrein","Het voertuig op een parkeerterrein of in een garage parkeren"], // stationary_parking-offstreet
  ["Wachten","Wachten tot het volgende voertuig komt"], // stationary_wait
  ["Overstap","Overstappen van de ene lijn op de andere"], // stationary_transfer
  ["Voertuig ophalen","Een gedeeld of gehuurd voertuig ophalen"], // stationary_vehicle-collect
  ["Voertuig inleveren","Een gedeeld of gehuurd voertuig inleveren"], // stationary_vehicle-return
  ["Inchecken","Inchecken en beveiliging op de luchthaven"], // stationary_airport-checkin
  ["Aankomst op de luchthaven","Bagage en grenscontrole op de luchthaven"], // stationary_airport-checkout
  ["Vluchtoverstap","Overstappen tussen vluchten op een luchthaven"], // stationary_airport-transfer
 ],
};
