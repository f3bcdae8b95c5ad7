// German. Style and words: docs/languages/de.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Bus <NUMBER> nehmen}
      coach {Bus <NUMBER> nehmen}
      tram {Straßenbahn <NUMBER> nehmen}
      metro {U-Bahn <NUMBER> nehmen}
      train {Zug <NUMBER> nehmen}
      ferry {Fähre <NUMBER> nehmen}
      gondola {Seilbahn <NUMBER> nehmen}
      funicular {Standseilbahn <NUMBER> nehmen}
      cablecar {Kabelstraßenbahn <NUMBER> nehmen}
      monorail {Einschienenbahn <NUMBER> nehmen}
      car {Linientaxi <NUMBER> nehmen}
      other {<NUMBER> nehmen}
    }`,
  'action.board': `{vehicle, select,
      bus {Bus nehmen}
      coach {Bus nehmen}
      tram {Straßenbahn nehmen}
      metro {U-Bahn nehmen}
      train {Zug nehmen}
      ferry {Fähre nehmen}
      gondola {Seilbahn nehmen}
      funicular {Standseilbahn nehmen}
      cablecar {Kabelstraßenbahn nehmen}
      monorail {Einschienenbahn nehmen}
      car {Linientaxi nehmen}
      other {Einsteigen}
    }`,
  'action.stay': `{vehicle, select,
      bus {Sitzen bleiben, Weiterfahrt als Bus <NUMBER>}
      coach {Sitzen bleiben, Weiterfahrt als Bus <NUMBER>}
      tram {Sitzen bleiben, Weiterfahrt als Straßenbahn <NUMBER>}
      metro {Sitzen bleiben, Weiterfahrt als U-Bahn <NUMBER>}
      train {Sitzen bleiben, Weiterfahrt als Zug <NUMBER>}
      other {Sitzen bleiben, Weiterfahrt als <NUMBER>}
    }`,
  'action.stay-on': 'Sitzen bleiben',
  'action.fly': 'Flug <NUMBER>',
  'action.fly-unnumbered': 'Flug',
  'action.walk': 'Fußweg',
  'action.walk-to': 'Fußweg bis {place}',
  'action.walk-end': 'Fußweg zum Ziel',
  'action.roll': 'Mit dem Rollstuhl',
  'action.roll-to': 'Mit dem Rollstuhl bis {place}',
  'action.roll-end': 'Mit dem Rollstuhl zum Ziel',
  'action.cycle': 'Mit dem Fahrrad fahren',
  'action.scooter': 'Mit dem E-Scooter fahren',
  'action.drive-car': 'Mit dem Auto fahren',
  'action.ride-motorbike': 'Mit dem Motorrad fahren',
  'action.carpool': 'Mitfahrgelegenheit nutzen',
  'action.taxi': 'Taxi nehmen',
  'action.ride-hailing': 'Fahrt per App',
  'action.ride-hailing-with': 'Fahrt mit {provider}',
  'action.on-demand': 'Rufbus nehmen',
  'action.on-demand-with': 'Rufbus {provider} nehmen',
  'action.wait': 'Warten',
  'action.wait-pickup': 'Auf Abholung warten',
  'action.transfer': 'Umsteigezeit',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Fahrrad abschließen}
      scooter {E-Scooter abstellen}
      other {Am Straßenrand parken}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Fahrrad abschließen}
      scooter {E-Scooter abstellen}
      other {Auf dem Parkplatz parken}
    }`,
  'action.collect': `{vehicle, select,
      car {Auto abholen}
      bicycle {Fahrrad ausleihen}
      scooter {E-Scooter ausleihen}
      other {Fahrzeug abholen}
    }`,
  'action.return': `{vehicle, select,
      car {Auto zurückgeben}
      bicycle {Fahrrad zurückgeben}
      scooter {E-Scooter zurückgeben}
      other {Fahrzeug zurückgeben}
    }`,
  'action.airport-checkin': 'Check-in am Flughafen',
  'action.airport-checkout': 'Gepäckausgabe und Ausgang',
  'action.airport-transfer': 'Umstieg zum Anschlussflug',
  'note.every-minutes': '{count, plural, one {Jede Minute} other {Alle # Minuten}}',
  'note.approximate-times': 'Ungefähre Zeitangaben',
  'note.book-to-board': 'Einstieg nur nach telefonischer Anmeldung bei {agency}',
  'note.book-to-board-phone': 'Einstieg nur nach telefonischer Anmeldung bei {agency}: {phone}',
  'note.book-to-alight': 'Ausstieg nur nach telefonischer Anmeldung bei {agency}',
  'note.book-to-alight-phone': 'Ausstieg nur nach telefonischer Anmeldung bei {agency}: {phone}',
  'note.signal-driver': 'Bedarfshalt: dem Fahrpersonal ein deutliches Zeichen geben',
  'note.tell-driver': 'Bedarfshalt: Haltewunsch beim Fahrpersonal anmelden',
  'note.book-until': 'Buchbar bis {deadline, date}, {deadline, time}\u00A0Uhr',
  'note.too-late-to-book': 'Diese Fahrt kann nicht mehr gebucht werden',
  'note.cancelled': 'Fällt aus',
  'note.parking-spaces': 'Stellplätze insgesamt: {places, number}',
  'note.parking-disabled-bays': 'Behindertenstellplätze: {bays, number}',
  'note.parking-free': 'Kostenlos parken',
  'note.parking-paid': 'Gebührenpflichtig, Preis unbekannt',
  'place.bicycle-parking': 'Fahrradabstellplatz',
  'place.motorcycle-parking': 'Motorradparkplatz',
  'note.usual-wait': 'Vor dem Start buchen: Wartezeit meist {wait, duration}',
  'note.next-day': 'Weiter geht es am nächsten Tag',
  'note.push-bicycle': 'Fahrrad {distance, distance} schieben',
  'note.cycle-friendly': '{distance, distance} auf fahrradfreundlichen Wegen',
  'note.section-accessible': 'Rollstuhlgerecht: {distance, distance}',
  'note.section-inaccessible': 'Nicht rollstuhlgerecht: {distance, distance}',
  'note.section-unknown': 'Keine Angaben zur Barrierefreiheit: {distance, distance}',
  'note.service-accessible': 'Rollstuhlgerechtes Fahrzeug',
  'note.service-inaccessible': 'Fahrzeug nicht rollstuhlgerecht',
  'note.service-unknown': 'Keine Angaben zur Barrierefreiheit des Fahrzeugs',
  'note.stop-accessible': '{stop}: rollstuhlgerecht',
  'note.stop-inaccessible': '{stop}: nicht rollstuhlgerecht',
  'note.stop-unknown': '{stop}: keine Angaben zur Barrierefreiheit',
  'note.bicycles-allowed': 'Fahrradmitnahme möglich',
  'note.bicycles-forbidden': 'Keine Fahrradmitnahme',
  'note.straight-line': 'Luftlinie, da hier Straßendaten fehlen',
  'note.ferry': 'Mit Fährüberfahrt',
  'note.ferry-named': 'Mit Fährüberfahrt: {name}',
  'note.no-through': 'Führt über Privat- oder Anliegerwege: bitte prüfen, ob Sie diese nutzen dürfen',
  'note.no-stopping': 'Beginnt oder endet an einer Straße mit Halteverbot',
  'note.toll': 'Maut: {price, money}',
  'note.take-stairs': 'Treppe → {level}',
  'note.take-stairs-between': 'Treppe: {from} → {level}',
  'note.take-escalator': 'Rolltreppe → {level}',
  'note.take-escalator-between': 'Rolltreppe: {from} → {level}',
  'note.take-lift': 'Aufzug → {level}',
  'note.take-lift-between': 'Aufzug: {from} → {level}',
  'label.stops': '{count, plural, one {# Station} other {# Stationen}}',
  'label.direction': 'Richtung {direction}',
  'label.flight-to': 'Nach {place}',
  'label.without-traffic': '{duration, duration} ohne Verkehr',
  'label.platform': `{kind, select,
      stand {Steig {platform}}
      track {Gleis {platform}}
      pier {Anleger {platform}}
      gate {Gate {platform}}
      other {Bahnsteig {platform}}
    }`,
  'label.unnamed-way': 'Weg ohne Namen',
  'label.ticket': 'Ticket',
  'label.shared-bicycle': 'Leihrad',
  'label.shared-scooter': 'Leih-E-Scooter',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Buchen bei {operator}',
  'live.on-time': 'Pünktlich',
  'live.late': '{delay, duration} Verspätung',
  'live.early': '{delay, duration} früher',
  'live.platform-changed': 'Geändert: {platform} statt {planned}',
  'live.updated': 'Echtzeitdaten vor {age, duration} aktualisiert',
  'live.updated-now': 'Echtzeitdaten gerade eben aktualisiert',
  'live.stale': 'Seit {age, duration} keine Echtzeitdaten: Zeiten können abweichen',
  'live.source': `{source, select,
    predicted {Prognose in Echtzeit}
    observed {Tatsächliche Zeit}
    carried {Aus einer früheren Verspätung geschätzt}
    stale {Letzte bekannte Verspätung}
    none {Keine Echtzeitdaten}
    other {Fahrplan}
  }`,
  'live.slack': '{slack, duration} Puffer beim Umstieg',
  'live.missed': 'Dieser Anschluss wird voraussichtlich nicht erreicht',
  'live.if-missed': 'Bei verpasstem Anschluss: +{delay, duration}',
  'live.if-missed-no-later': 'Bei verpasstem Anschluss: Ankunft nicht später',
  'live.if-missed-nothing': 'Bei verpasstem Anschluss: keine weitere Verbindung',
  'alert.avoid-stops':
    '{stops, plural, one {Ohne diese Haltestelle neu planen} other {Ohne diese Haltestellen neu planen}}',
  'alert.effect': `{effect, select,
    closed {Kein Betrieb}
    reduced {Eingeschränkter Betrieb}
    delays {Verspätungen}
    detour {Umleitung}
    additional {Zusätzliche Fahrten}
    modified {Fahrplanänderung}
    moved {Haltestelle verlegt}
    access {Stufenfreier Zugang eingeschränkt}
    lift {Aufzug außer Betrieb}
    escalator {Rolltreppe außer Betrieb}
    other {Hinweis zum Betrieb}
  }`,
  'turn.HEAD_TOWARDS': 'Starten',
  'turn.HEAD_TOWARDS.street': 'Auf {street} starten',
  'turn.CONTINUE_STRAIGHT': 'Geradeaus weiter',
  'turn.CONTINUE_STRAIGHT.street': 'Geradeaus weiter: {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Halb links abbiegen',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Halb links abbiegen: {street}',
  'turn.TURN_LEFT': 'Links abbiegen',
  'turn.TURN_LEFT.street': 'Links abbiegen: {street}',
  'turn.TURN_SHARPLY_LEFT': 'Scharf links abbiegen',
  'turn.TURN_SHARPLY_LEFT.street': 'Scharf links abbiegen: {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Halb rechts abbiegen',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Halb rechts abbiegen: {street}',
  'turn.TURN_RIGHT': 'Rechts abbiegen',
  'turn.TURN_RIGHT.street': 'Rechts abbiegen: {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Scharf rechts abbiegen',
  'turn.TURN_SHARPLY_RIGHT.street': 'Scharf rechts abbiegen: {street}',
  'turn.U_TURN': 'Umkehren',
  'turn.U_TURN.street': 'Auf {street} umkehren',
  'empty.outside-from': 'Der Startpunkt liegt außerhalb unseres Auskunftsgebiets.',
  'empty.outside-to': 'Das Ziel liegt außerhalb unseres Auskunftsgebiets.',
  'empty.different-regions': 'Start und Ziel liegen in verschiedenen Regionen. Keine Region umfasst beide.',
  'empty.too-close': 'Start und Ziel liegen so nah beieinander, dass keine Fahrt nötig ist.',
  'empty.off-network-from': 'In der Nähe des Startpunkts gibt es keine nutzbaren Straßen oder Wege.',
  'empty.off-network-to': 'In der Nähe des Ziels gibt es keine nutzbaren Straßen oder Wege.',
  'empty.no-modes': 'Keines der gewählten Verkehrsmittel ist hier verfügbar.',
  'empty.ruled-out': 'Mit den gewählten Ausschlüssen wurde keine Verbindung gefunden.',
  'empty.no-service-date':
    'Für diesen Tag liegt kein Fahrplan vor. Der Fahrplan gilt vom {from, day} bis zum {to, day}.',
  'empty.no-service-in-window': 'Zu dieser Zeit gibt es keine passende Fahrt.',
  'empty.no-stop-from': 'In Reichweite des Startpunkts gibt es keine Haltestelle der gewählten Verkehrsmittel.',
  'empty.no-stop-to': 'In Reichweite des Ziels gibt es keine Haltestelle der gewählten Verkehrsmittel.',
  'empty.no-connection': 'Mit den gewählten Verkehrsmitteln wurde keine Verbindung gefunden.',
  'empty.avoided-stops': 'Ohne die ausgeschlossenen Haltestellen gibt es keine Verbindung.',
  'empty.arrives-too-late': 'Keine Verbindung zu dieser Abfahrtszeit kommt rechtzeitig an.',
  'empty.inaccessible': 'Es wurde keine rollstuhlgerechte Verbindung gefunden.',
  'empty.walk-too-long': 'Bei allen Verbindungen ist insgesamt mehr zu gehen als gewünscht.',
  'empty.too-far': 'Zu Fuß, mit dem Rad oder dem Auto ist es zu weit.',
  'empty.round-trip-only':
    'Leihfahrzeuge in der Nähe des Startpunkts müssen dort zurückgegeben werden und eignen sich nicht für eine einfache Fahrt.',
  'empty.no-vehicle-from': '{mode}: In der Nähe des Startpunkts ist kein Fahrzeug verfügbar.',
  'empty.no-vehicle-to': '{mode}: Fahrzeuge in der Nähe des Startpunkts können nicht am Ziel zurückgegeben werden.',
  'empty.outside-zone-from': '{mode}: Der Startpunkt liegt außerhalb des Bediengebiets.',
  'empty.outside-zone-to': '{mode}: Das Ziel liegt außerhalb des Bediengebiets.',
  'empty.closed': '{mode}: zu dieser Zeit nicht verfügbar.',
  'empty.unknown-provider': '{mode}: Diesen Anbieter gibt es hier nicht.',
  'empty.walking-is-better': 'Keine Verbindung mit den gewählten Verkehrsmitteln ist besser als der ganze Weg zu Fuß.',
  'empty.not-better':
    'Keine Kombination der gewählten Verkehrsmittel ist besser als ein Fußweg oder ein einzelnes dieser Verkehrsmittel.',
  'empty.stopped-early': 'Die Suche dauerte zu lange und wurde abgebrochen, bevor eine Verbindung gefunden wurde.',
  'off-network.from': '{mode}: In der Nähe des Startpunkts gibt es keine nutzbare Straße.',
  'off-network.to': '{mode}: In der Nähe des Ziels gibt es keine nutzbare Straße.',
  'advisory.deprecated-mode': 'Die Kennung „{mode}“ ist veraltet. Bitte „{replacement}“ verwenden.',
  'advisory.unknown-mode': 'Das Verkehrsmittel „{mode}“ ist unbekannt und wurde nicht berücksichtigt.',
  'advisory.unknown-mode-nearest':
    'Das Verkehrsmittel „{mode}“ ist unbekannt und wurde nicht berücksichtigt. War „{nearest}“ gemeint?',
  'advisory.unavailable-mode': '{mode}: hier nicht verfügbar und daher nicht berücksichtigt.',
  'advisory.unknown-stop': 'Die Haltestelle „{stop}“ ist unbekannt und wurde nicht berücksichtigt.',
  'advisory.unknown-limit': '„{name}“ ist nicht als Betreiber, Verkehrsverbund, Datenquelle oder Linie bekannt.',
  'advisory.unknown-language': 'Die Sprache „{language}“ ist hier nicht verfügbar.',
  'advisory.stopped-early': 'Die Suche wurde vorzeitig beendet: Möglicherweise gibt es bessere Verbindungen.',
  'advisory.straight-line-walks': 'Es liegen keine Straßendaten vor: Fußwege sind nach Luftlinie geschätzt.',
  'advisory.closed-by-alert': 'Zu dieser Zeit nicht in Betrieb: {names}',
  'board.cancelled': 'Fällt aus',
  'board.skipped': 'Hält hier nicht',
  'board.no-departures': 'Keine Abfahrten zu dieser Zeit.',
  'board.no-arrivals': 'Keine Ankünfte zu dieser Zeit.',
  'advisory.trip-times-changed': 'Die Zeiten dieser Verbindung haben sich geändert, seit sie gespeichert wurde.',
  'advisory.trip-line-replaced': '{line} fährt nicht mehr wie gespeichert. Stattdessen: {other}',
  'advisory.trip-replanned': 'Diese Verbindung ist so nicht mehr möglich und wurde neu geplant.',
  'advisory.trip-cancelled': '{line} fällt aus.',
  'advisory.trip-gone': 'Diese Verbindung ist nicht mehr möglich, und es wurde keine andere gefunden.',
  'action.walk-goal':
    '{goal, select, car {Fußweg zum Auto} bicycle {Fußweg zum Fahrrad} scooter {Fußweg zum E-Scooter} motorbike {Fußweg zum Motorrad} pickup {Fußweg zum Abholort} other {Fußweg zum Fahrzeug}}',
  'action.roll-goal':
    '{goal, select, car {Mit dem Rollstuhl zum Auto} pickup {Mit dem Rollstuhl zum Abholort} other {Mit dem Rollstuhl zum Fahrzeug}}',
  'action.walk-platform':
    '{kind, select, stand {Fußweg zu Steig {platform}} track {Fußweg zu Gleis {platform}} pier {Fußweg zu Anleger {platform}} gate {Fußweg zu Gate {platform}} other {Fußweg zu Bahnsteig {platform}}}',
  'action.roll-platform':
    '{kind, select, stand {Mit dem Rollstuhl zu Steig {platform}} track {Mit dem Rollstuhl zu Gleis {platform}} pier {Mit dem Rollstuhl zu Anleger {platform}} gate {Mit dem Rollstuhl zu Gate {platform}} other {Mit dem Rollstuhl zu Bahnsteig {platform}}}',
  'action.walk-change': 'Umstieg zu Fuß: {place}',
  'action.roll-change': 'Umstieg mit dem Rollstuhl: {place}',
  'action.wait-checkin': 'Warten bis zum Check-in',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Eine andere Verbindung ist bei Abfahrt, Ankunft und Zahl der Umstiege mindestens so gut.',
  'removed.walking-is-better': 'Der ganze Weg zu Fuß dauert nicht länger und ist nicht beschwerlicher.',
  'removed.single-mode-is-better': 'Ein Verkehrsmittel allein ist in jeder Hinsicht mindestens so gut.',
  'removed.worse-than-another':
    'Eine andere Verbindung ist in jeder Hinsicht ebenso gut und in mindestens einer besser.',
  'removed.one-mode-only': 'Nutzt nur eines der Verkehrsmittel, die kombiniert werden sollten.',
  'removed.slower-alike': 'Mit einem anderen Ort zum Parken, Abholen oder Zurückgeben geht es schneller.',
  'removed.car-park-alike':
    'Ein ebenso naher und schnell erreichbarer Parkplatz ist verlässlicher als ein Stellplatz am Straßenrand.',
  'removed.fits-no-better': 'Passt nicht besser zu Ihrer Priorität als die anderen Verbindungen.',
  'removed.out-of-time': 'Für den Vergleich mit den einzelnen Verkehrsmitteln blieb keine Zeit.',
  'removed.same-vehicles': 'Nutzt dieselben Fahrzeuge wie eine bessere Verbindung.',
  'removed.not-the-best': 'Es wurde nur die beste Verbindung angefragt.',
  'removed.arrives-too-late': 'Kommt nach der gewünschten Zeit an.',
  'removed.walk-too-long': 'Insgesamt ist mehr zu gehen als gewünscht.',
  'removed.takes-too-long': 'Dauert ohne öffentlichen Verkehr zu lange.',
  'removed.inaccessible': 'Ein Abschnitt ist nicht rollstuhlgerecht.',
  'removed.avoided-stop': 'Nutzt eine ausgeschlossene Haltestelle.',
  'removed.ruled-out': 'Nutzt eine ausgeschlossene Linie oder ein ausgeschlossenes Verkehrsmittel.',
  'removed.not-running': 'Ein Abschnitt ist zu dieser Zeit geschlossen oder nicht in Betrieb.',
  'ruled-out.avoided-mode': 'Linien ausgeschlossener Verkehrsmittel',
  'ruled-out.operator-limit': 'Linien ausgeschlossener Betreiber oder Datenquellen',
  'ruled-out.only-when-named': 'Linien, die nur bei ausdrücklicher Auswahl vorgeschlagen werden',
  'ruled-out.inaccessible-vehicle': 'Linien mit nicht rollstuhlgerechten Fahrzeugen',
  'ruled-out.no-bicycles': 'Linien, für die keine Fahrradmitnahme bekannt ist',
  'ruled-out.inaccessible-stop': 'Nicht rollstuhlgerechte Haltestellen',
  'ruled-out.avoided-stop': 'Ausgeschlossene Haltestellen',
  'ruled-out.closed-by-alert': 'Wegen einer Störung gesperrte Linien und Haltestellen',
  'unknown.price': 'Keine Angaben zum Preis.',
  'unknown.vehicle-access': 'Keine Angaben zur Barrierefreiheit des Fahrzeugs.',
  'unknown.stop-access': 'Keine Angaben zur Barrierefreiheit der Haltestelle.',
  'unknown.path-access': 'Keine vollständigen Angaben zur Barrierefreiheit des Weges.',
  'unknown.bicycles-aboard': 'Keine Angaben zur Fahrradmitnahme.',
  'unknown.streets': 'Hier fehlen Straßendaten: Der Weg ist als Luftlinie dargestellt.',
  'unknown.times': 'Die Zeiten sind nur ungefähr bekannt.',
  'unknown.departure': 'Fährt im Takt; genaue Abfahrtszeiten sind nicht veröffentlicht.',
  'unknown.booking': 'Keine Angaben, ob noch gebucht werden kann.',
  'unknown.wait': 'Übliche Wartezeit, kann abweichen.',
  'unknown.parking': 'Keine Angaben zu freien Parkplätzen.',
  'unknown.range': 'Keine Angaben zur Restreichweite.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Es wurde kein Startpunkt angegeben.',
  'refusal.no-destination': 'Es wurde kein Ziel angegeben.',
  'refusal.bad-request': 'Die Anfrage ist ungültig.',
  'refusal.unknown-region': 'Die Region „{region}“ ist unbekannt.',
  'refusal.unknown-trip': 'Diese Verbindung ist unbekannt.',
  'refusal.not-a-ride': 'Für diesen Abschnitt gibt es keine anderen Abfahrten.',
  'refusal.no-other-vehicle': 'Für diese Fahrt wurde keine andere Abfahrt gefunden.',
  'refusal.leaves-too-early': 'Die frühere Abfahrt ist weg, bevor Sie dort sind.',
  'refusal.no-registration': 'Dieser Dienst gibt selbst keine Schlüssel aus. Bitte fragen Sie den Betreiber.',
  'refusal.label-taken': 'Ein anderer Schlüssel hat schon diesen Namen. Bitte wählen Sie einen anderen.',
  'refusal.no-key': 'Die Anfrage enthält keinen API-Schlüssel.',
  'refusal.unknown-key': 'Der API-Schlüssel ist unbekannt oder nicht aktiv.',
  'refusal.over-quota': 'Das Kontingent dieses API-Schlüssels ist aufgebraucht. Bitte versuchen Sie es später erneut.',
  'refusal.too-fast': 'Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  'refusal.overloaded': 'Der Dienst ist ausgelastet. Bitte versuchen Sie es in Kürze erneut.',
  'refusal.internal': 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'Von Tür zu Tür mit offenen Daten',
  noMap:
    'Keine Karte: Dieser Browser unterstützt kein WebGL. Die Suche nach Haltestellen und Koordinaten funktioniert trotzdem.',
  noRegions: 'Dieser Reiseplaner hat noch keine Regionen.',
  region: 'Region',
  language: 'Sprache',
  theme: 'Zwischen hellem und dunklem Design wechseln',
  map: 'Karte',
  from: 'Von',
  to: 'Nach',
  moreChoices: 'Mehr Optionen',
  fewerChoices: 'Weniger Optionen',
  placeHint: 'Haltestelle, Adresse oder Ort',
  unknownPlace: 'Unbekannter Ort. Geben Sie eine Haltestelle, eine Adresse oder Koordinaten wie 41.15, -8.61 ein.',
  swap: 'Start und Ziel tauschen',
  mapCentre: 'Kartenmitte verwenden',
  clear: 'Neue Suche',
  clickFrom: 'Klicken Sie auf der Karte auf den Start, dann auf das Ziel.',
  clickTo: 'Klicken Sie jetzt auf das Ziel.',
  when: 'Wann',
  now: 'Jetzt abfahren',
  depart: 'Abfahrt um',
  arrive: 'Ankunft bis',
  localTime: 'Datum und Uhrzeit (Ortszeit)',
  modes: 'Verkehrsmittel',
  wheelchair: 'Rollstuhl',
  priority: 'Priorität',
  balanced: 'Ausgewogen',
  fast: 'Schnell',
  easy: 'Bequem',
  green: 'Umweltfreundlich',
  cheap: 'Günstig',
  anyWalking: 'Fußweg unbegrenzt',
  mostWalking: 'Fußweg max. {n, number} Min.',
  walkingLimit: 'Maximaler Fußweg',
  concession: 'Ermäßigte Tarife',
  examples: 'Oder probieren Sie eines dieser Beispiele',
  searching: 'Verbindungen werden gesucht …',
  results: '{n, plural, one {# Verbindung} other {# Verbindungen}}',
  direct: 'direkt',
  changes: '{n, plural, one {# Umstieg} other {# Umstiege}}',
  onFoot: '{distance, distance} zu Fuß',
  inWheelchair: '{distance, distance} im Rollstuhl',
  every: 'Takt: {duration, duration}',
  otherTimes: 'Andere Zeiten',
  stopsOnTheWay: '{n, plural, one {# Zwischenhalt} other {# Zwischenhalte}}',
  directions: 'Wegbeschreibung',
  arriveStep: 'Ankunft',
  live: 'Echtzeit',
  occupancy: `{load, select,
      empty {Leer}
      many {Viele Sitzplätze frei}
      few {Wenige Sitzplätze frei}
      standing {Nur Stehplätze}
      full {Voll}
      closed {Nimmt keine Fahrgäste auf}
      other {}
    }`,
  cancelled: 'Fällt aus',
  tooLateToBook: 'Zu spät zum Buchen',
  left: 'Bereits abgefahren',
  back: 'Alle Verbindungen',
  nothing: 'Keine Verbindungen gefunden',
  tryDate: 'Für den {date, day} planen',
  nothingHint: 'Versuchen Sie eine andere Zeit, mehr Verkehrsmittel oder andere Orte.',
  unreachable: 'Der Reiseplaner antwortet nicht. Läuft der Server noch?',
  refused: 'Diese Reise kann nicht geplant werden',
  retry: 'Erneut versuchen',
  why: 'Warum diese Verbindungen?',
  whyNothing: 'Warum keine Verbindungen?',
  considered: `{n, plural,
      one {# Verbindung geprüft, {shown, number} angezeigt}
      other {# Verbindungen geprüft, {shown, number} angezeigt}
    }`,
  stopsFrom: `{n, plural,
      one {# Haltestelle in Reichweite des Startpunkts}
      other {# Haltestellen in Reichweite des Startpunkts}
    }`,
  stopsTo: `{n, plural,
      one {# Haltestelle in Reichweite des Ziels}
      other {# Haltestellen in Reichweite des Ziels}
    }`,
  endedEarly: 'Die Suche wurde vorzeitig beendet.',
  chosenScore: 'Bewertung der gewählten Verbindung (niedriger ist besser)',
  scoreTime: 'Zeit',
  scorePrice: 'Preis',
  scoreCarbon: 'Emissionen',
  scoreHassle: 'Aufwand',
  notKnown: 'Fehlende Angaben',
  betterTrip: 'Besser: {time}',
  alerts: 'Meldungen',
  alertSevere: 'Störung',
  alertWarning: 'Warnung',
  alertInfo: 'Hinweis',
  moreInformation: 'Weitere Informationen',
  avoidedStops: '{n, plural, one {# Haltestelle ausgeschlossen} other {# Haltestellen ausgeschlossen}}',
  useAllStops: 'Alle Haltestellen wieder zulassen',
  plannedTime: 'Fahrplan: {clock}',
  departures: 'Abfahrten',
  departuresFrom: 'Abfahrten: {stop}',
  noDepartures: 'Keine Abfahrten in den nächsten 24 Stunden.',
  skipsStop: 'Hält hier nicht',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Öffentlicher Verkehr', 'Fahrplanmäßiger Verkehr für alle'],
  pt_pub_bus: ['Bus', 'Stadt- oder Regionalbus'],
  pt_pub_cablecar: ['Kabelstraßenbahn', 'Straßenbahn, die von einem Seil gezogen wird'],
  pt_pub_car: ['Linientaxi', 'Öffentlicher Verkehr mit dem Auto'],
  pt_pub_ferry: ['Fähre', 'Fähre oder Linienschiff'],
  pt_pub_coach: ['Überlandbus', 'Bus über längere Strecken'],
  pt_pub_expressbus: ['Schnellbus', 'Bus mit wenigen Haltestellen'],
  pt_pub_funicular: ['Standseilbahn', 'Seilbahn auf Schienen am Hang'],
  pt_pub_gondola: ['Seilbahn', 'Kabinen, die an einem Seil hängen'],
  pt_pub_metro: ['Metro', 'U-Bahn, die auch oberirdisch fährt'],
  pt_pub_monorail: ['Einschienenbahn', 'Bahn auf einem einzelnen Fahrbalken'],
  pt_pub_regionaltrain: ['Regionalzug', 'Regional- und Intercityzüge'],
  pt_pub_subway: ['U-Bahn', 'Unterirdische Bahn in der Stadt'],
  pt_pub_train: ['Zug', 'Nahverkehrszug oder S-Bahn'],
  pt_pub_tram: ['Straßenbahn', 'Straßenbahn oder Tram'],
  pt_ltd_SCHOOLBUS: ['Schulbus', 'Bus nur für Schülerinnen und Schüler'],
  ps_drt: ['Rufbus', 'Geteilte Fahrten, die nur nach Buchung stattfinden'],
  ps_tax: ['Taxi', 'Fahrt mit dem Taxi'],
  ps_tnc: ['Fahrt per App', 'Ridehailing: Auto mit Fahrerin oder Fahrer, per App gebucht'],
  me_car: ['Auto', 'Eigenes Auto'],
  'me_car-s': ['Carsharing', 'Auto eines Carsharing-Anbieters'],
  'me_car-r': ['Mietwagen', 'Für die Reise gemietetes Auto'],
  'me_car-p': ['Mitfahrgelegenheit', 'Mitfahrt im Auto anderer Reisender'],
  me_mot: ['Motorrad', 'Eigenes Motorrad'],
  me_mic: ['Fahrrad oder E-Scooter', 'Eigenes Fahrrad, E-Scooter oder Ähnliches'],
  me_mic_bic: ['Fahrrad', 'Eigenes Fahrrad'],
  'me_mic_fold-bic': ['Faltrad', 'Faltrad, das die ganze Reise mitkommt'],
  'me_mic_e-sco': ['E-Scooter', 'E-Scooter bis 25 km/h, der die ganze Reise mitkommt'],
  'me_mic_fast-e-sco': ['Schneller E-Scooter', 'E-Scooter bis 45 km/h, der die ganze Reise mitkommt'],
  'me_mic-s': ['Leihrad oder Leih-E-Scooter', 'Fahrrad oder E-Scooter eines Verleihs'],
  cy_bic: ['Fahrrad (alte Kennung)', 'Eigenes Fahrrad; bitte „me_mic_bic“ verwenden'],
  'cy_bic-s': ['Leihrad (alte Kennung)', 'Leihrad; bitte „me_mic-s“ verwenden'],
  wa_wal: ['Fußweg', 'Zu Fuß'],
  wa_whe: ['Rollstuhl', 'Unterwegs mit dem Rollstuhl'],
  in_air: ['Flug', 'Linienflug'],
  in_rail: ['Fernzug', 'Zug zwischen Städten'],
  in_coach: ['Fernbus', 'Bus zwischen Städten'],
  in_ferry: ['Seefähre', 'Fähre zwischen weit entfernten Häfen'],
  'stationary_parking-onstreet': ['Parken am Straßenrand', 'Das Fahrzeug auf der Straße abstellen'],
  'stationary_parking-offstreet': ['Parkplatz', 'Das Fahrzeug auf einem Parkplatz oder im Parkhaus abstellen'],
  stationary_wait: ['Warten', 'Warten, bis das nächste Fahrzeug kommt'],
  stationary_transfer: ['Umstieg', 'Wechsel von einer Linie zur nächsten'],
  'stationary_vehicle-collect': ['Fahrzeugabholung', 'Ein geteiltes oder gemietetes Fahrzeug abholen'],
  'stationary_vehicle-return': ['Fahrzeugrückgabe', 'Ein geteiltes oder gemietetes Fahrzeug zurückgeben'],
  'stationary_airport-checkin': ['Check-in', 'Check-in und Sicherheitskontrolle am Flughafen'],
  'stationary_airport-checkout': ['Ankunft am Flughafen', 'Gepäckausgabe und Einreise am Flughafen'],
  'stationary_airport-transfer': ['Anschlussflug', 'Umstieg zwischen Flügen am Flughafen'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Routenvorschau',
  'preview.sample': 'Beispieldaten, im Editor geplant',
  'preview.plannedBy': 'Geplant von {address}',
  'preview.from': 'Von',
  'preview.to': 'Nach',
  'preview.swap': 'Start und Ziel tauschen',
  'preview.plan': 'Planen',
  'preview.map': 'Karte',
  'preview.drawing':
    'Zeichnung der Route. Pfeiltasten verschieben sie, Plus und Minus zoomen, 0 zeigt die ganze Route.',
  'preview.zoomIn': 'Vergrößern',
  'preview.zoomOut': 'Verkleinern',
  'preview.zoomFit': 'Ganze Route zeigen',
  'preview.trips': 'Verbindungen',
  'preview.loading': 'Wird geladen …',
  'preview.planning': 'Wird geplant …',
  'preview.noRoute': 'Keine Verbindung zwischen diesen beiden Orten.',
  'preview.oneOption': '{route}: 1 Verbindung',
  'preview.options': '{route}: {count} Verbindungen',
  'remedy.retry': 'Erneut versuchen',
  'remedy.setKey': 'Schlüssel des Servers eingeben',
  'remedy.openSettings': 'Adresse des Servers ändern',
  'failure.load': 'Die Vorschau konnte nicht geladen werden. Einzelheiten stehen im Ausgabekanal „Tripwright“.',
  'failure.samplePlace': 'Einen der beiden Orte gibt es in der Beispielstadt nicht mehr.',
  'failure.sampleData':
    'Die Beispieldaten können nicht gelesen werden ({detail}). Installieren Sie die Erweiterung neu oder geben Sie die Adresse eines Servers ein.',
  'failure.noRegions': 'Der Server unter {address} hat noch keine Regionen.',
  'failure.fewStations': 'Die Region {region} hat weniger als zwei Stationen, zwischen denen geplant werden kann.',
  'failure.serverPlace': 'Der Server kennt einen der beiden Orte nicht mehr.',
  'failure.noServer':
    'Unter {address} antwortet kein Server. Starten Sie einen mit „npm start“ im Tripwright-Repository oder ändern Sie die Adresse.',
  'failure.needsKey':
    'Der Server unter {address} verlangt einen Schlüssel. Beim Start gibt er einen Demoschlüssel aus.',
  'failure.status': 'Der Server unter {address} hat mit {status} geantwortet.',
  'failure.statusWithDetail': 'Der Server unter {address} hat mit {status} geantwortet: {detail}',
  'failure.format': 'Die Antwort {endpoint} von {address} hat nicht das Format von /v1. Ist es ein Tripwright-Server?',
  'key.title': 'Schlüssel für {address}',
  'key.prompt': 'Der Schlüssel liegt im sicheren Speicher des Editors und wird nur an diese Adresse gesendet.',
  'key.noServer':
    'Die Vorschau nutzt eigene Beispieldaten und braucht dafür keinen Schlüssel. Geben Sie zuerst die Adresse eines Servers ein.',
  'key.openSetting': 'Einstellung öffnen',
  'fix.accept': '{identifier} in diesem Arbeitsbereich akzeptieren',
  'fix.all': 'Alle Verkehrsmittel-Kennungen korrigieren',
  'modes.malformed': '{identifier} ist keine Kennung eines Verkehrsmittels.',
  'modes.unknown': '{identifier} ist kein bekanntes Verkehrsmittel.',
  'modes.didYouMean': 'Meinten Sie {identifier}?',
  'modes.deprecated': '{identifier} ist veraltet. Verwenden Sie {replacement}.',
  'modes.repeated': '{identifier} steht schon in dieser Liste.',
  'modes.covered': '{identifier} ist schon in {wider} enthalten.',
  'modes.notInRegion': '{identifier} gibt es in dieser Region nicht: {region}.',
  'modes.notInRegions': '{identifier} gibt es in keiner der {count} Regionen.',
  'modes.useInstead': 'Veraltet: Verwenden Sie {replacement}.',
  'modes.unknownTitle': 'Unbekanntes Verkehrsmittel.',
  'modes.unknownNote': 'Server können jederzeit neue Kennungen einführen, deshalb ist das kein Fehler.',
  'modes.beginsWith': 'Der Anfang ist bekannt: {path}.',
  'modes.similar': 'Ähnliche Kennungen: {identifiers}.',
  'modes.inRegions': 'Verfügbar in: {regions}.',
  'modes.inNoRegion': 'In keiner bekannten Region verfügbar.',
  'modes.remove': '{identifier} entfernen',
  'modes.replace': 'Durch {replacement} ersetzen',
  'trips.syntax': 'Kein gültiges JSON: {problem}.',
  'trips.type': 'Falscher Typ bei {member}; erwartet: {expected}.',
  'trips.unknown': 'Eine Reisedatei hat kein Feld {member}.',
  'trips.missing': '{member} fehlt.',
  'trips.didYouMean': 'Meinten Sie {text}?',
  'trips.value': '{member} muss einer dieser Werte sein: {values}.',
  'trips.range': 'Der Wert von {member} liegt außerhalb des Bereichs.',
  'trips.place': '{member} ist kein Ort. Schreiben Sie einen Namen, eine Adresse oder „Breite,Länge“.',
  'trips.placeRange': 'Die Koordinaten von {member} gibt es auf der Erde nicht.',
  'trips.placeSwapped': 'Die Breite steht zuerst. Sind die Koordinaten von {member} vertauscht?',
  'trips.time': '„{time}“ ist keine Zeit. Schreiben Sie etwa „Monday 08:15“, „tomorrow 08:15“ oder „2026-05-04T08:15“.',
  'trips.timeWithoutClock': '„{time}“ hat keine Uhrzeit. Ergänzen Sie eine, etwa 08:15.',
  'trips.timeMilliseconds': '{time} sieht nach Millisekunden aus. Unix-Zeiten sind in Sekunden.',
  'trips.duration': '„{length}“ ist keine Dauer. Schreiben Sie etwa „45 min“ oder „PT45M“.',
  'trips.foundNone': '{member} {wanted}: keine Verbindung gefunden. {reason}',
  'trips.foundOther': '{member} {wanted}: gefunden {found} ({trip}).',
  'trips.foundCount': '{member} {wanted}: die Antwort hat {found}.',
  'trips.foundSome': 'Erwartet war keine Verbindung, es gibt aber {count}, etwa {trip}.',
  'trips.foundReason': 'Erwartet war der Grund {wanted}, gefunden: {reason}',
  'lens.preview': 'Vorschau',
  'lens.compare': 'Vergleichen …',
  'lens.graphql': 'Als GraphQL kopieren',
  'lens.curl': 'curl',
  'lens.explain': 'Erklären',
  'lens.copied': 'In die Zwischenablage kopiert.',
  'lens.copiedWithout': 'In die Zwischenablage kopiert. GraphQL hat kein Feld für {names}.',
  'lens.none': 'Hier wurde keine Reiseanfrage gefunden.',
  'lens.compareTitle': 'Mit welcher Anfrage oder Quelle vergleichen?',
  'lens.sameRequest': 'Dieselbe Anfrage, geplant von {source}',
  'source.sample': 'Beispielstadt',
  'source.choose': 'Welche Quelle plant Reisen?',
  'source.otherFolder': 'Ordner einer Region wählen …',
  'source.otherServer': 'Adresse eines Servers eingeben …',
  'source.server': 'Adresse eines Servers, etwa http://localhost:4000',
  'tests.title': 'Reisedateien',
  'tests.run': 'Planen und vergleichen',
  'failure.noPlace': '{source} kennt keinen Ort „{name}“.',
  'failure.nearPlaces': '{source} kennt keinen Ort „{name}“. Ähnlich: {names}.',
  'failure.noStop': '{source} hat keine Haltestelle {code}.',
  'failure.regionFolder': 'Der Ordner {folder} enthält keine fertige Region ({detail}).',
  'failure.badRequest': 'Die Anfrage ist ungültig: {detail}',
  'preview.earlier': 'Früher',
  'preview.later': 'Später',
  'preview.time': 'Zeit der Anfrage',
  'preview.typing': 'Die Anfrage ist gerade nicht lesbar. Dies ist die letzte Antwort.',
  'preview.why': 'Warum diese Verbindungen?',
  'preview.try': 'Was Sie versuchen können',
  'preview.tryModes': 'Mit öffentlichen Verkehrsmitteln und zu Fuß',
  'preview.tryTomorrow': 'Morgen um 08:00',
  'preview.reroute': 'Ohne diese Haltestellen neu planen',
  'preview.alternatives': 'Weitere Abfahrten',
  'preview.differences': 'Unterschiede',
  'preview.departure': 'Abfahrt',
  'preview.arrival': 'Ankunft',
  'preview.duration': 'Dauer',
  'preview.changes': 'Umstiege',
  'preview.walking': 'Fußweg',
  'preview.count': 'Verbindungen',
  'preview.step': 'Stufenlos: {text}',
  'preview.yes': 'ja',
  'preview.no': 'nein',
  'preview.unknown': 'unbekannt',
  'preview.cancelled': 'Fällt aus',
  'preview.past': 'Bereits abgefahren',
  'preview.live': 'Live',
  'preview.mapLabel': 'Karte der Verbindungen',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Prüft, erklärt und ergänzt Kennungen von Verkehrsmitteln in JSON, YAML, TOML, HTTP, GraphQL und Code und zeigt Routen einer Beispielstadt. Keine Telemetrie.',
  untrusted: 'In nicht vertrauenswürdigen Ordnern wird die Server-Adresse aus den Einstellungen des Ordners ignoriert.',
  'command.previewRoute': 'Route der Beispielstadt anzeigen',
  'command.setServerKey': 'Schlüssel des Servers eingeben',
  'command.clearServerKey': 'Schlüssel des Servers entfernen',
  'command.acceptMode': 'Kennung in diesem Arbeitsbereich akzeptieren',
  'setting.check':
    'Kennungen von Verkehrsmitteln wie `pt_pub_bus` in geöffneten Dateien prüfen. Erklärungen und Vorschläge gibt es unabhängig davon.',
  'setting.inlayHints': 'Hinter jeder bekannten Kennung eines Verkehrsmittels ihre Bedeutung zeigen.',
  'setting.acceptedModes': 'Unbekannte Kennungen, die nicht gemeldet werden, etwa die eines privaten Anbieters.',
  'setting.server':
    'Adresse eines Tripwright-Servers, der die gezeigten Routen plant, etwa `http://localhost:4000`. Ist sie leer, plant die Erweiterung Routen der Beispielstadt ohne Netz. Den Schlüssel des Servers speichert der Befehl *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Geben Sie eine Adresse wie http://localhost:4000 ein oder lassen Sie das Feld leer.',
};
