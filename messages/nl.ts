// Dutch. Style and words: docs/languages/nl.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Neem bus <NUMBER>}
      coach {Neem bus <NUMBER>}
      tram {Neem tram <NUMBER>}
      metro {Neem metro <NUMBER>}
      train {Neem trein <NUMBER>}
      ferry {Neem veerboot <NUMBER>}
      gondola {Neem kabelbaan <NUMBER>}
      funicular {Neem kabelspoor <NUMBER>}
      cablecar {Neem kabeltram <NUMBER>}
      monorail {Neem monorail <NUMBER>}
      car {Neem lijntaxi <NUMBER>}
      other {Neem <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Neem de bus}
      coach {Neem de bus}
      tram {Neem de tram}
      metro {Neem de metro}
      train {Neem de trein}
      ferry {Neem de veerboot}
      gondola {Neem de kabelbaan}
      funicular {Neem het kabelspoor}
      cablecar {Neem de kabeltram}
      monorail {Neem de monorail}
      car {Neem de lijntaxi}
      other {Stap in}
    }`,
  'action.stay': `{vehicle, select,
      bus {Blijf zitten, gaat verder als bus <NUMBER>}
      coach {Blijf zitten, gaat verder als bus <NUMBER>}
      tram {Blijf zitten, gaat verder als tram <NUMBER>}
      metro {Blijf zitten, gaat verder als metro <NUMBER>}
      train {Blijf zitten, gaat verder als trein <NUMBER>}
      other {Blijf zitten, gaat verder als <NUMBER>}
    }`,
  'action.stay-on': 'Blijf zitten',
  'action.fly': 'Neem vlucht <NUMBER>',
  'action.fly-unnumbered': 'Neem het vliegtuig',
  'action.walk': 'Te voet',
  'action.walk-to': 'Loop naar {place}',
  'action.walk-end': 'Loop naar je bestemming',
  'action.roll': 'Met de rolstoel',
  'action.roll-to': 'Met de rolstoel naar {place}',
  'action.roll-end': 'Met de rolstoel naar je bestemming',
  'action.cycle': 'Met de fiets',
  'action.scooter': 'Met de e-step',
  'action.drive-car': 'Met de auto',
  'action.ride-motorbike': 'Met de motor',
  'action.carpool': 'Rijd mee (carpoolen)',
  'action.taxi': 'Neem een taxi',
  'action.ride-hailing': 'Neem een taxi via de app',
  'action.ride-hailing-with': 'Neem een rit met {provider}',
  'action.on-demand': 'Neem het flexvervoer',
  'action.on-demand-with': 'Neem flexvervoer van {provider}',
  'action.wait': 'Wacht',
  'action.wait-pickup': 'Wacht tot je wordt opgehaald',
  'action.transfer': 'Overstap',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Zet je fiets op slot}
      scooter {Parkeer je e-step}
      other {Parkeer op straat}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Zet je fiets op slot}
      scooter {Parkeer je e-step}
      other {Parkeer op het parkeerterrein}
    }`,
  'action.collect': `{vehicle, select,
      car {Haal de auto op}
      bicycle {Haal de fiets op}
      scooter {Haal de e-step op}
      other {Haal het voertuig op}
    }`,
  'action.return': `{vehicle, select,
      car {Lever de auto in}
      bicycle {Lever de fiets in}
      scooter {Lever de e-step in}
      other {Lever het voertuig in}
    }`,
  'action.airport-checkin': 'Check in op de luchthaven',
  'action.airport-checkout': 'Bagage ophalen en luchthaven verlaten',
  'action.airport-transfer': 'Stap over op je volgende vlucht',
  'note.every-minutes': '{count, plural, one {Elke minuut} other {Elke # minuten}}',
  'note.approximate-times': 'Tijden zijn bij benadering',
  'note.book-to-board': 'Bel {agency} vooraf om hier in te stappen',
  'note.book-to-board-phone': 'Bel {agency} vooraf om hier in te stappen: {phone}',
  'note.book-to-alight': 'Bel {agency} vooraf om hier uit te stappen',
  'note.book-to-alight-phone': 'Bel {agency} vooraf om hier uit te stappen: {phone}',
  'note.signal-driver': 'Halte op verzoek: geef de bestuurder een duidelijk teken',
  'note.tell-driver': 'Halte op verzoek: geef de bestuurder aan dat je wilt uitstappen',
  'note.book-until': 'Reserveer uiterlijk {deadline, date} om {deadline, time}\u00A0uur',
  'note.too-late-to-book': 'Deze rit kun je niet meer reserveren',
  'note.cancelled': 'Rijdt niet',
  'note.parking-spaces': 'Totaal aantal plaatsen: {places, number}',
  'note.parking-disabled-bays': 'Gehandicaptenparkeerplaatsen: {bays, number}',
  'note.parking-free': 'Gratis parkeren',
  'note.parking-paid': 'Betaald parkeren, tarief onbekend',
  'place.bicycle-parking': 'Fietsenstalling',
  'place.motorcycle-parking': 'Motorparkeerplaats',
  'note.usual-wait': 'Reserveer voor je vertrekt: wachttijd meestal {wait, duration}',
  'note.next-day': 'Je reist de volgende dag verder',
  'note.push-bicycle': 'Loop {distance, distance} met de fiets aan de hand',
  'note.cycle-friendly': '{distance, distance} over fietsvriendelijke wegen',
  'note.section-accessible': 'Rolstoeltoegankelijk: {distance, distance}',
  'note.section-inaccessible': 'Niet rolstoeltoegankelijk: {distance, distance}',
  'note.section-unknown': 'Toegankelijkheid onbekend: {distance, distance}',
  'note.service-accessible': 'Rolstoeltoegankelijk voertuig',
  'note.service-inaccessible': 'Voertuig niet rolstoeltoegankelijk',
  'note.service-unknown': 'Toegankelijkheid van het voertuig onbekend',
  'note.stop-accessible': '{stop}: rolstoeltoegankelijk',
  'note.stop-inaccessible': '{stop}: niet rolstoeltoegankelijk',
  'note.stop-unknown': '{stop}: toegankelijkheid onbekend',
  'note.bicycles-allowed': 'Fiets mag mee',
  'note.bicycles-forbidden': 'Fiets mag niet mee',
  'note.straight-line': 'Hemelsbreed: hier zijn geen straatgegevens',
  'note.ferry': 'Route met veerboot',
  'note.ferry-named': 'Route met veerboot: {name}',
  'note.no-through': 'Over privéwegen of wegen voor bestemmingsverkeer: controleer of je erdoor mag',
  'note.no-stopping': 'Begint of eindigt op een weg waar stoppen verboden is',
  'note.toll': 'Tol: {price, money}',
  'note.take-stairs': 'Trap → {level}',
  'note.take-stairs-between': 'Trap: {from} → {level}',
  'note.take-escalator': 'Roltrap → {level}',
  'note.take-escalator-between': 'Roltrap: {from} → {level}',
  'note.take-lift': 'Lift → {level}',
  'note.take-lift-between': 'Lift: {from} → {level}',
  'label.stops': '{count, plural, one {# halte} other {# haltes}}',
  'label.direction': 'Richting {direction}',
  'label.flight-to': 'Naar {place}',
  'label.without-traffic': '{duration, duration} zonder files',
  'label.platform': `{kind, select,
      stand {Perron {platform}}
      track {Spoor {platform}}
      pier {Steiger {platform}}
      gate {Gate {platform}}
      other {Perron {platform}}
    }`,
  'label.unnamed-way': 'weg zonder naam',
  'label.ticket': 'Ticket',
  'label.shared-bicycle': 'Deelfiets',
  'label.shared-scooter': 'Deelstep',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Reserveer bij {operator}',
  'live.on-time': 'Op tijd',
  'live.late': '{delay, duration} vertraging',
  'live.early': '{delay, duration} eerder',
  'live.platform-changed': 'Gewijzigd: {platform} in plaats van {planned}',
  'live.updated': 'Realtimegegevens {age, duration} geleden bijgewerkt',
  'live.updated-now': 'Realtimegegevens zojuist bijgewerkt',
  'live.stale': 'Al {age, duration} geen realtimegegevens: tijden kunnen afwijken',
  'live.source': `{source, select,
    predicted {Realtimevoorspelling}
    observed {Werkelijke tijd}
    carried {Geschat op basis van een eerdere vertraging}
    stale {Laatst bekende vertraging}
    none {Geen realtimegegevens}
    other {Dienstregeling}
  }`,
  'live.slack': '{slack, duration} speling bij de overstap',
  'live.missed': 'Deze overstap haal je waarschijnlijk niet',
  'live.if-missed': 'Als je hem mist: +{delay, duration}',
  'live.if-missed-no-later': 'Als je hem mist: je komt niet later aan',
  'live.if-missed-nothing': 'Als je hem mist: geen andere verbinding',
  'alert.avoid-stops': '{stops, plural, one {Plan opnieuw zonder deze halte} other {Plan opnieuw zonder deze haltes}}',
  'alert.effect': `{effect, select,
    closed {Geen ritten}
    reduced {Minder ritten}
    delays {Vertragingen}
    detour {Omleiding}
    additional {Extra ritten}
    modified {Aangepaste dienstregeling}
    moved {Halte verplaatst}
    access {Beperkt toegankelijk}
    lift {Lift buiten gebruik}
    escalator {Roltrap buiten gebruik}
    other {Reisinformatie}
  }`,
  'turn.HEAD_TOWARDS': 'Vertrek',
  'turn.HEAD_TOWARDS.street': 'Vertrek via {street}',
  'turn.CONTINUE_STRAIGHT': 'Ga rechtdoor',
  'turn.CONTINUE_STRAIGHT.street': 'Ga rechtdoor: {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Houd links aan',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Houd links aan: {street}',
  'turn.TURN_LEFT': 'Sla linksaf',
  'turn.TURN_LEFT.street': 'Sla linksaf: {street}',
  'turn.TURN_SHARPLY_LEFT': 'Sla scherp linksaf',
  'turn.TURN_SHARPLY_LEFT.street': 'Sla scherp linksaf: {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Houd rechts aan',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Houd rechts aan: {street}',
  'turn.TURN_RIGHT': 'Sla rechtsaf',
  'turn.TURN_RIGHT.street': 'Sla rechtsaf: {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Sla scherp rechtsaf',
  'turn.TURN_SHARPLY_RIGHT.street': 'Sla scherp rechtsaf: {street}',
  'turn.U_TURN': 'Keer om',
  'turn.U_TURN.street': 'Keer om op {street}',
  'empty.outside-from': 'Het vertrekpunt ligt buiten ons gebied.',
  'empty.outside-to': 'De bestemming ligt buiten ons gebied.',
  'empty.different-regions':
    'Vertrekpunt en bestemming liggen in verschillende regio’s. Geen enkele regio omvat beide.',
  'empty.too-close': 'Vertrekpunt en bestemming liggen zo dicht bij elkaar dat er geen reis nodig is.',
  'empty.off-network-from': 'In de buurt van het vertrekpunt is geen begaanbare straat of weg.',
  'empty.off-network-to': 'In de buurt van de bestemming is geen begaanbare straat of weg.',
  'empty.no-modes': 'Geen van de gekozen vervoermiddelen is hier beschikbaar.',
  'empty.ruled-out': 'Met deze uitsluitingen blijft er geen verbinding over.',
  'empty.no-service-date':
    'Voor deze datum is er geen dienstregeling. De dienstregeling loopt van {from, day} tot en met {to, day}.',
  'empty.no-service-in-window': 'Op dit tijdstip is er geen geschikte rit.',
  'empty.no-stop-from': 'Vanaf het vertrekpunt is geen halte van de gekozen vervoermiddelen bereikbaar.',
  'empty.no-stop-to': 'In de buurt van de bestemming is geen halte van de gekozen vervoermiddelen.',
  'empty.no-connection': 'Er is geen verbinding gevonden met de gekozen vervoermiddelen.',
  'empty.avoided-stops': 'Zonder de uitgesloten haltes is er geen verbinding.',
  'empty.arrives-too-late': 'Geen enkele verbinding met deze vertrektijd komt op tijd aan.',
  'empty.inaccessible': 'Er is geen rolstoeltoegankelijke verbinding gevonden.',
  'empty.walk-too-long': 'Elke verbinding heeft een langere looptijd dan je hebt ingesteld.',
  'empty.too-far': 'Het is te ver om de hele weg te lopen, te fietsen of te rijden.',
  'empty.round-trip-only':
    'Voertuigen die je bij het vertrekpunt huurt, moet je daar weer inleveren. Ze zijn dus niet geschikt voor een enkele reis.',
  'empty.no-vehicle-from': '{mode}: er is geen voertuig beschikbaar bij het vertrekpunt.',
  'empty.no-vehicle-to': '{mode}: voertuigen bij het vertrekpunt kun je niet bij de bestemming inleveren.',
  'empty.outside-zone-from': '{mode}: het vertrekpunt ligt buiten het servicegebied.',
  'empty.outside-zone-to': '{mode}: de bestemming ligt buiten het servicegebied.',
  'empty.closed': '{mode}: op dit tijdstip niet beschikbaar.',
  'empty.unknown-provider': '{mode}: deze aanbieder is hier niet actief.',
  'empty.walking-is-better': 'Geen verbinding met de gekozen vervoermiddelen is beter dan de hele weg lopen.',
  'empty.not-better': 'Geen combinatie van de gekozen vervoermiddelen is beter dan lopen of één vervoermiddel apart.',
  'empty.stopped-early': 'De zoekopdracht duurde te lang en is gestopt voordat er een verbinding was gevonden.',
  'off-network.from': '{mode}: in de buurt van het vertrekpunt is geen begaanbare straat.',
  'off-network.to': '{mode}: in de buurt van de bestemming is geen begaanbare straat.',
  'advisory.deprecated-mode': 'De aanduiding “{mode}” is verouderd. Gebruik “{replacement}”.',
  'advisory.unknown-mode': 'Het vervoermiddel “{mode}” is onbekend en genegeerd.',
  'advisory.unknown-mode-nearest': 'Het vervoermiddel “{mode}” is onbekend en genegeerd. Bedoelde je “{nearest}”?',
  'advisory.unavailable-mode': '{mode}: hier niet beschikbaar en daarom weggelaten.',
  'advisory.unknown-stop': 'De halte “{stop}” is onbekend en genegeerd.',
  'advisory.unknown-limit': '“{name}” is niet bekend als vervoerder, vervoersautoriteit, gegevensbron of lijn.',
  'advisory.unknown-language': 'De taal “{language}” is hier niet beschikbaar.',
  'advisory.stopped-early': 'De zoekopdracht is voortijdig gestopt: mogelijk zijn er betere verbindingen.',
  'advisory.straight-line-walks': 'Er zijn geen straatgegevens: loopafstanden zijn hemelsbreed geschat.',
  'advisory.closed-by-alert': 'Op dat moment niet in gebruik: {names}',
  'board.cancelled': 'Rijdt niet',
  'board.skipped': 'Stopt hier niet',
  'board.no-departures': 'Geen vertrektijden rond dit tijdstip.',
  'board.no-arrivals': 'Geen aankomsttijden rond dit tijdstip.',
  'advisory.trip-times-changed': 'De tijden van dit reisadvies zijn gewijzigd sinds het is opgeslagen.',
  'advisory.trip-line-replaced': '{line} rijdt niet meer zoals opgeslagen. In plaats daarvan: {other}',
  'advisory.trip-replanned': 'Dit reisadvies is niet meer mogelijk zoals opgeslagen en is opnieuw gepland.',
  'advisory.trip-cancelled': '{line} rijdt niet.',
  'advisory.trip-gone': 'Dit reisadvies is niet meer mogelijk en er is geen ander gevonden.',
  'action.walk-goal':
    '{goal, select, car {Loop naar de auto} bicycle {Loop naar de fiets} scooter {Loop naar de e-step} motorbike {Loop naar de motor} pickup {Loop naar het ophaalpunt} other {Loop naar het voertuig}}',
  'action.roll-goal':
    '{goal, select, car {Met de rolstoel naar de auto} pickup {Met de rolstoel naar het ophaalpunt} other {Met de rolstoel naar het voertuig}}',
  'action.walk-platform':
    '{kind, select, track {Loop naar spoor {platform}} pier {Loop naar steiger {platform}} gate {Loop naar gate {platform}} other {Loop naar perron {platform}}}',
  'action.roll-platform':
    '{kind, select, track {Met de rolstoel naar spoor {platform}} pier {Met de rolstoel naar steiger {platform}} gate {Met de rolstoel naar gate {platform}} other {Met de rolstoel naar perron {platform}}}',
  'action.walk-change': 'Te voet overstappen: {place}',
  'action.roll-change': 'Met de rolstoel overstappen: {place}',
  'action.wait-checkin': 'Wacht tot je kunt inchecken',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Een andere verbinding is minstens zo goed qua vertrek, aankomst en aantal overstappen.',
  'removed.walking-is-better': 'De hele weg lopen duurt niet langer en is niet zwaarder.',
  'removed.single-mode-is-better': 'Eén vervoermiddel is in elk opzicht minstens zo goed.',
  'removed.worse-than-another': 'Een andere verbinding is in elk opzicht even goed en in minstens één opzicht beter.',
  'removed.one-mode-only': 'Gebruikt maar één van de vervoermiddelen die je wilt combineren.',
  'removed.slower-alike': 'Door het voertuig ergens anders te parkeren, op te halen of in te leveren ben je er eerder.',
  'removed.car-park-alike':
    'Een parkeerterrein dat even dichtbij en even snel is, biedt meer zekerheid dan een plek op straat.',
  'removed.fits-no-better': 'Past niet beter bij je voorkeur dan de andere verbindingen.',
  'removed.out-of-time': 'Er was geen tijd meer om te vergelijken met elk vervoermiddel apart.',
  'removed.same-vehicles': 'Gebruikt dezelfde voertuigen als een betere verbinding.',
  'removed.not-the-best': 'Er is alleen om de beste verbinding gevraagd.',
  'removed.arrives-too-late': 'Komt later aan dan gevraagd.',
  'removed.walk-too-long': 'Heeft een langere looptijd dan ingesteld.',
  'removed.takes-too-long': 'Duurt te lang zonder openbaar vervoer.',
  'removed.inaccessible': 'Een deel is niet rolstoeltoegankelijk.',
  'removed.avoided-stop': 'Gebruikt een uitgesloten halte.',
  'removed.ruled-out': 'Gebruikt een uitgesloten lijn of vervoermiddel.',
  'removed.not-running': 'Een deel is op dat tijdstip gesloten of rijdt niet.',
  'ruled-out.avoided-mode': 'Lijnen van uitgesloten vervoermiddelen',
  'ruled-out.operator-limit': 'Lijnen van uitgesloten vervoerders of gegevensbronnen',
  'ruled-out.only-when-named': 'Lijnen die alleen worden getoond als je er uitdrukkelijk om vraagt',
  'ruled-out.inaccessible-vehicle': 'Lijnen met voertuigen die niet rolstoeltoegankelijk zijn',
  'ruled-out.no-bicycles': 'Lijnen waarvan niet bekend is dat de fiets mee mag',
  'ruled-out.inaccessible-stop': 'Haltes die niet rolstoeltoegankelijk zijn',
  'ruled-out.avoided-stop': 'Uitgesloten haltes',
  'ruled-out.closed-by-alert': 'Lijnen en haltes die door een storing buiten gebruik zijn',
  'unknown.price': 'Geen informatie over de prijs.',
  'unknown.vehicle-access': 'Geen informatie over de rolstoeltoegankelijkheid van het voertuig.',
  'unknown.stop-access': 'Geen informatie over de rolstoeltoegankelijkheid van de halte.',
  'unknown.path-access': 'Geen volledige informatie over de rolstoeltoegankelijkheid van de route.',
  'unknown.bicycles-aboard': 'Geen informatie over het meenemen van de fiets.',
  'unknown.streets': 'Hier zijn geen straatgegevens: de route is hemelsbreed getekend.',
  'unknown.times': 'Deze tijden zijn bij benadering.',
  'unknown.departure': 'Rijdt met een vaste frequentie; de precieze vertrektijden zijn niet bekendgemaakt.',
  'unknown.booking': 'Geen informatie of je nog kunt reserveren.',
  'unknown.wait': 'Gebruikelijke wachttijd, kan afwijken.',
  'unknown.parking': 'Geen informatie over vrije parkeerplaatsen.',
  'unknown.range': 'Geen informatie over de resterende actieradius.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Er is geen vertrekpunt opgegeven.',
  'refusal.no-destination': 'Er is geen bestemming opgegeven.',
  'refusal.bad-request': 'De aanvraag is ongeldig.',
  'refusal.unknown-region': 'De regio “{region}” is onbekend.',
  'refusal.unknown-trip': 'Dit reisadvies is onbekend.',
  'refusal.not-a-ride': 'Dit deel van de reis heeft geen andere vertrekken.',
  'refusal.no-other-vehicle': 'Voor deze rit is geen ander vertrek gevonden.',
  'refusal.leaves-too-early': 'Het vorige vertrek is weg voordat je er bent.',
  'refusal.no-registration': 'Deze dienst geeft zelf geen sleutels uit. Vraag de beheerder.',
  'refusal.label-taken': 'Een andere sleutel heeft deze naam al. Kies een andere.',
  'refusal.no-key': 'De aanvraag bevat geen API-sleutel.',
  'refusal.unknown-key': 'De API-sleutel is onbekend of niet actief.',
  'refusal.over-quota': 'Het tegoed van deze API-sleutel is op. Probeer het later opnieuw.',
  'refusal.too-fast': 'Te veel aanvragen tegelijk. Probeer het zo opnieuw.',
  'refusal.overloaded': 'Het is nu erg druk. Probeer het zo opnieuw.',
  'refusal.internal': 'Er is bij ons iets misgegaan. Probeer het later opnieuw.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'Van deur tot deur, met open data',
  noMap: 'Geen kaart: deze browser ondersteunt geen WebGL. Zoeken op halte of coördinaten werkt wel.',
  noRegions: 'Deze reisplanner heeft nog geen regio’s.',
  region: 'Regio',
  language: 'Taal',
  theme: 'Wissel tussen licht en donker',
  map: 'Kaart',
  from: 'Van',
  to: 'Naar',
  moreChoices: 'Meer opties',
  fewerChoices: 'Minder opties',
  placeHint: 'Halte, adres of locatie',
  unknownPlace: 'Onbekende locatie. Vul een halte, een adres of coördinaten in, bijvoorbeeld 41.15, -8.61.',
  swap: 'Vertrekpunt en bestemming omwisselen',
  mapCentre: 'Midden van de kaart gebruiken',
  clear: 'Opnieuw beginnen',
  clickFrom: 'Klik op de kaart op je vertrekpunt en daarna op je bestemming.',
  clickTo: 'Klik nu op je bestemming.',
  when: 'Wanneer',
  now: 'Nu vertrekken',
  depart: 'Vertrek om',
  arrive: 'Aankomst uiterlijk',
  localTime: 'Datum en tijd (lokaal)',
  modes: 'Vervoermiddelen',
  wheelchair: 'Rolstoel',
  priority: 'Voorkeur',
  balanced: 'Gebalanceerd',
  fast: 'Snel',
  easy: 'Comfortabel',
  green: 'Duurzaam',
  cheap: 'Goedkoop',
  anyWalking: 'Onbeperkt lopen',
  mostWalking: 'Maximaal {n, number} min lopen',
  walkingLimit: 'Maximale looptijd',
  concession: 'Met korting',
  examples: 'Of probeer een van deze voorbeelden',
  searching: 'Reisadviezen zoeken…',
  results: '{n, plural, one {# reisadvies} other {# reisadviezen}}',
  direct: 'rechtstreeks',
  changes: '{n, plural, one {# overstap} other {# overstappen}}',
  onFoot: '{distance, distance} lopen',
  inWheelchair: '{distance, distance} met de rolstoel',
  every: 'interval: {duration, duration}',
  otherTimes: 'Andere tijden',
  stopsOnTheWay: '{n, plural, one {# tussenhalte} other {# tussenhaltes}}',
  directions: 'Routebeschrijving',
  arriveStep: 'Aankomst',
  live: 'realtime',
  occupancy: `{load, select,
      empty {Leeg}
      many {Veel zitplaatsen vrij}
      few {Weinig zitplaatsen vrij}
      standing {Alleen staanplaatsen}
      full {Vol}
      closed {Neemt geen reizigers mee}
      other {}
    }`,
  cancelled: 'Rijdt niet',
  tooLateToBook: 'Te laat om te reserveren',
  left: 'Al vertrokken',
  back: 'Alle reisadviezen',
  nothing: 'Geen reisadviezen gevonden',
  tryDate: 'Plan voor {date, day}',
  nothingHint: 'Probeer een andere tijd, meer vervoermiddelen of andere locaties.',
  unreachable: 'De reisplanner reageert niet. Draait de server nog?',
  refused: 'Deze reis kan niet worden gepland',
  retry: 'Probeer opnieuw',
  why: 'Waarom deze reisadviezen?',
  whyNothing: 'Waarom geen reisadviezen?',
  considered: `{n, plural,
      one {# reisadvies bekeken, {shown, number} getoond}
      other {# reisadviezen bekeken, {shown, number} getoond}
    }`,
  stopsFrom: `{n, plural,
      one {# halte in de buurt van het vertrekpunt}
      other {# haltes in de buurt van het vertrekpunt}
    }`,
  stopsTo: `{n, plural,
      one {# halte in de buurt van de bestemming}
      other {# haltes in de buurt van de bestemming}
    }`,
  endedEarly: 'De zoekopdracht is voortijdig gestopt.',
  chosenScore: 'Score van het gekozen reisadvies (lager is beter)',
  scoreTime: 'Tijd',
  scorePrice: 'Prijs',
  scoreCarbon: 'Uitstoot',
  scoreHassle: 'Inspanning',
  notKnown: 'Ontbrekende gegevens',
  betterTrip: 'Beter: {time}',
  alerts: 'Meldingen',
  alertSevere: 'Storing',
  alertWarning: 'Waarschuwing',
  alertInfo: 'Informatie',
  moreInformation: 'Meer informatie',
  avoidedStops: '{n, plural, one {# halte uitgesloten} other {# haltes uitgesloten}}',
  useAllStops: 'Alle haltes weer gebruiken',
  plannedTime: 'Dienstregeling: {clock}',
  departures: 'Vertrektijden',
  departuresFrom: 'Vertrektijden {stop}',
  noDepartures: 'Geen vertrekken in de komende 24 uur.',
  skipsStop: 'Stopt hier niet',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Openbaar vervoer', 'Vervoer volgens dienstregeling, voor iedereen'],
  pt_pub_bus: ['Bus', 'Stads- of streekbus'],
  pt_pub_cablecar: ['Kabeltram', 'Tram die door een kabel wordt getrokken'],
  pt_pub_car: ['Lijntaxi', 'Openbaar vervoer met de auto'],
  pt_pub_ferry: ['Veerboot', 'Veerpont of waterbus'],
  pt_pub_coach: ['Interlokale bus', 'Bus over langere afstand'],
  pt_pub_expressbus: ['Snelbus', 'Bus met weinig haltes'],
  pt_pub_funicular: ['Kabelspoor', 'Kabeltrein op een steile helling'],
  pt_pub_gondola: ['Kabelbaan', 'Cabines die aan een kabel hangen'],
  pt_pub_metro: ['Metro (ook bovengronds)', 'Metro die ook boven de grond rijdt'],
  pt_pub_monorail: ['Monorail', 'Trein op één rail'],
  pt_pub_regionaltrain: ['Regionale trein', 'Regionale trein of intercity'],
  pt_pub_subway: ['Metro', 'Metro onder de grond'],
  pt_pub_train: ['Trein', 'Sprinter, stoptrein of forenzentrein'],
  pt_pub_tram: ['Tram', 'Tram of sneltram'],
  pt_ltd_SCHOOLBUS: ['Schoolbus', 'Bus alleen voor leerlingen'],
  ps_drt: ['Flexvervoer', 'Gedeelde ritten die rijden als je reserveert'],
  ps_tax: ['Taxi', 'Rit met de taxi'],
  ps_tnc: ['Taxi via app', 'Auto met chauffeur, besteld via een app'],
  me_car: ['Auto', 'Je eigen auto'],
  'me_car-s': ['Deelauto', 'Auto van een aanbieder van deelauto’s'],
  'me_car-r': ['Huurauto', 'Auto die je voor de reis huurt'],
  'me_car-p': ['Carpoolen', 'Meerijden in de auto van iemand anders'],
  me_mot: ['Motor', 'Je eigen motor'],
  me_mic: ['Fiets of e-step', 'Je eigen fiets, e-step of iets vergelijkbaars'],
  me_mic_bic: ['Fiets', 'Je eigen fiets'],
  'me_mic_fold-bic': ['Vouwfiets', 'Vouwfiets die de hele reis meegaat'],
  'me_mic_e-sco': ['E-step', 'E-step tot 25 km/u die de hele reis meegaat'],
  'me_mic_fast-e-sco': ['Snelle e-step', 'E-step tot 45 km/u die de hele reis meegaat'],
  'me_mic-s': ['Deelfiets of deelstep', 'Fiets of e-step van een deelaanbieder'],
  cy_bic: ['Fiets (oude aanduiding)', 'Je eigen fiets; gebruik “me_mic_bic”'],
  'cy_bic-s': ['Deelfiets (oude aanduiding)', 'Deelfiets; gebruik “me_mic-s”'],
  wa_wal: ['Lopen', 'Te voet'],
  wa_whe: ['Rolstoel', 'Onderweg met de rolstoel'],
  in_air: ['Vlucht', 'Lijnvlucht'],
  in_rail: ['Langeafstandstrein', 'Trein tussen steden'],
  in_coach: ['Langeafstandsbus', 'Bus tussen steden'],
  in_ferry: ['Veerboot over lange afstand', 'Veerboot tussen ver uit elkaar gelegen havens'],
  'stationary_parking-onstreet': ['Parkeren op straat', 'Het voertuig op straat parkeren'],
  'stationary_parking-offstreet': ['Parkeerterrein', 'Het voertuig op een parkeerterrein of in een garage parkeren'],
  stationary_wait: ['Wachten', 'Wachten tot het volgende voertuig komt'],
  stationary_transfer: ['Overstap', 'Overstappen van de ene lijn op de andere'],
  'stationary_vehicle-collect': ['Voertuig ophalen', 'Een gedeeld of gehuurd voertuig ophalen'],
  'stationary_vehicle-return': ['Voertuig inleveren', 'Een gedeeld of gehuurd voertuig inleveren'],
  'stationary_airport-checkin': ['Inchecken', 'Inchecken en beveiliging op de luchthaven'],
  'stationary_airport-checkout': ['Aankomst op de luchthaven', 'Bagage en grenscontrole op de luchthaven'],
  'stationary_airport-transfer': ['Overstap op een andere vlucht', 'Overstappen tussen vluchten op een luchthaven'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Routevoorbeeld',
  'preview.sample': 'Voorbeeldgegevens, gepland in de editor',
  'preview.plannedBy': 'Gepland door {address}',
  'preview.from': 'Van',
  'preview.to': 'Naar',
  'preview.swap': 'Vertrekpunt en bestemming omwisselen',
  'preview.plan': 'Plannen',
  'preview.map': 'Kaart',
  'preview.drawing':
    'Tekening van de route. Met de pijltoetsen verschuif je de tekening, met plus en min zoom je, 0 toont de hele route.',
  'preview.zoomIn': 'Inzoomen',
  'preview.zoomOut': 'Uitzoomen',
  'preview.zoomFit': 'Hele route tonen',
  'preview.trips': 'Reisadviezen',
  'preview.loading': 'Laden…',
  'preview.planning': 'Plannen…',
  'preview.noRoute': 'Geen verbinding tussen deze twee plaatsen.',
  'preview.oneOption': '{route}: 1 reisadvies',
  'preview.options': '{route}: {count} reisadviezen',
  'remedy.retry': 'Opnieuw proberen',
  'remedy.setKey': 'Sleutel van de server invoeren',
  'remedy.openSettings': 'Adres van de server wijzigen',
  'failure.load': 'Het voorbeeld kon niet worden geladen. Zie het uitvoerkanaal “Tripwright” voor details.',
  'failure.samplePlace': 'Een van de twee plaatsen bestaat niet meer in de voorbeeldstad.',
  'failure.sampleData':
    'De voorbeeldgegevens kunnen niet worden gelezen ({detail}). Installeer de extensie opnieuw of stel het adres van een server in.',
  'failure.noRegions': 'De server op {address} heeft nog geen regio’s.',
  'failure.fewStations': 'De regio {region} heeft minder dan twee stations om tussen te plannen.',
  'failure.serverPlace': 'De server kent een van de twee plaatsen niet meer.',
  'failure.noServer':
    'Op {address} reageert geen server. Start er een met “npm start” in de Tripwright-repository of wijzig het adres.',
  'failure.needsKey': 'De server op {address} vereist een sleutel. Bij het starten toont de server een demosleutel.',
  'failure.status': 'De server op {address} antwoordde met {status}.',
  'failure.statusWithDetail': 'De server op {address} antwoordde met {status}: {detail}',
  'failure.format': 'Het antwoord {endpoint} van {address} heeft niet het /v1-formaat. Is het een Tripwright-server?',
  'key.title': 'Sleutel voor {address}',
  'key.prompt': 'De sleutel wordt bewaard in de beveiligde opslag van de editor en alleen naar dit adres gestuurd.',
  'key.noServer':
    'Het voorbeeld gebruikt eigen gegevens, waarvoor geen sleutel nodig is. Stel eerst het adres van een server in.',
  'key.openSetting': 'Instelling openen',
  'fix.accept': '{identifier} accepteren in deze werkruimte',
  'fix.all': 'Alle codes van vervoermiddelen corrigeren',
  'modes.malformed': '{identifier} is geen code van een vervoermiddel.',
  'modes.unknown': '{identifier} is geen bekend vervoermiddel.',
  'modes.didYouMean': 'Bedoel je {identifier}?',
  'modes.deprecated': '{identifier} is verouderd. Gebruik {replacement}.',
  'modes.repeated': '{identifier} staat al in deze lijst.',
  'modes.covered': '{identifier} valt al onder {wider}.',
  'modes.notInRegion': '{identifier} is niet beschikbaar in deze regio: {region}.',
  'modes.notInRegions': '{identifier} is in geen van de {count} regio’s beschikbaar.',
  'modes.useInstead': 'Verouderd: gebruik {replacement}.',
  'modes.unknownTitle': 'Onbekend vervoermiddel.',
  'modes.unknownNote': 'Servers kunnen altijd nieuwe codes krijgen, dus dit is geen fout.',
  'modes.beginsWith': 'Het begin is bekend: {path}.',
  'modes.similar': 'Vergelijkbare codes: {identifiers}.',
  'modes.inRegions': 'Beschikbaar in: {regions}.',
  'modes.inNoRegion': 'In geen enkele bekende regio beschikbaar.',
  'modes.remove': '{identifier} verwijderen',
  'modes.replace': 'Vervangen door {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Controleert, verklaart en vult codes van vervoermiddelen in JSON, YAML, TOML, HTTP, GraphQL en code aan en toont routes in een voorbeeldstad. Geen telemetrie.',
  untrusted: 'In niet-vertrouwde mappen wordt het serveradres in de instellingen van de map genegeerd.',
  'command.previewRoute': 'Route in de voorbeeldstad tonen',
  'command.setServerKey': 'Sleutel van de server invoeren',
  'command.clearServerKey': 'Sleutel van de server verwijderen',
  'command.acceptMode': 'Code van een vervoermiddel accepteren in deze werkruimte',
  'setting.check':
    'Codes van vervoermiddelen zoals `pt_pub_bus` in geopende bestanden controleren. Uitleg en aanvullen werken ook zonder deze instelling.',
  'setting.inlayHints': 'Achter elke bekende code van een vervoermiddel de betekenis tonen.',
  'setting.acceptedModes': 'Onbekende codes die niet worden gemeld, bijvoorbeeld die van een eigen aanbieder.',
  'setting.server':
    'Adres van een Tripwright-server die de getoonde routes plant, zoals `http://localhost:4000`. Als dit leeg is, plant de extensie routes in de voorbeeldstad zonder internet. De sleutel van de server bewaar je met de opdracht *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Vul een adres in zoals http://localhost:4000 of laat het veld leeg.',
};
