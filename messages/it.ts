// Italian. Style and words: docs/languages/it.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Prendi il bus <NUMBER>}
      coach {Prendi il pullman <NUMBER>}
      tram {Prendi il tram <NUMBER>}
      metro {Prendi la metro <NUMBER>}
      train {Prendi il treno <NUMBER>}
      ferry {Prendi il traghetto <NUMBER>}
      gondola {Prendi la cabinovia <NUMBER>}
      funicular {Prendi la funicolare <NUMBER>}
      cablecar {Prendi il tram a fune <NUMBER>}
      monorail {Prendi la monorotaia <NUMBER>}
      car {Prendi il taxi collettivo <NUMBER>}
      other {Prendi la linea <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Prendi il bus}
      coach {Prendi il pullman}
      tram {Prendi il tram}
      metro {Prendi la metro}
      train {Prendi il treno}
      ferry {Prendi il traghetto}
      gondola {Prendi la cabinovia}
      funicular {Prendi la funicolare}
      cablecar {Prendi il tram a fune}
      monorail {Prendi la monorotaia}
      car {Prendi il taxi collettivo}
      other {Sali a bordo}
    }`,
  'action.stay': `{vehicle, select,
      bus {Resta a bordo: prosegue come bus <NUMBER>}
      coach {Resta a bordo: prosegue come pullman <NUMBER>}
      tram {Resta a bordo: prosegue come tram <NUMBER>}
      metro {Resta a bordo: prosegue come metro <NUMBER>}
      train {Resta a bordo: prosegue come treno <NUMBER>}
      other {Resta a bordo: prosegue come linea <NUMBER>}
    }`,
  'action.stay-on': 'Resta a bordo',
  'action.fly': 'Prendi il volo <NUMBER>',
  'action.fly-unnumbered': 'Prendi il volo',
  'action.walk': 'A piedi',
  'action.walk-to': 'A piedi fino a {place}',
  'action.walk-end': 'A piedi fino a destinazione',
  'action.roll': 'In sedia a rotelle',
  'action.roll-to': 'In sedia a rotelle fino a {place}',
  'action.roll-end': 'In sedia a rotelle fino a destinazione',
  'action.cycle': 'In bici',
  'action.scooter': 'In monopattino elettrico',
  'action.drive-car': 'In auto',
  'action.ride-motorbike': 'In moto',
  'action.carpool': 'In carpooling',
  'action.taxi': 'Prendi un taxi',
  'action.ride-hailing': 'Prendi un’auto con conducente',
  'action.ride-hailing-with': 'Auto con conducente: {provider}',
  'action.on-demand': 'Prendi il servizio a chiamata',
  'action.on-demand-with': 'Servizio a chiamata: {provider}',
  'action.wait': 'Attendi',
  'action.wait-pickup': 'Attendi l’arrivo del veicolo',
  'action.transfer': 'Attendi la coincidenza',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Lega la bici}
      scooter {Parcheggia il monopattino}
      other {Parcheggia in strada}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Lega la bici}
      scooter {Parcheggia il monopattino}
      car {Lascia l’auto nel parcheggio}
      other {Lascia il veicolo nel parcheggio}
    }`,
  'action.collect': `{vehicle, select,
      car {Ritira l’auto}
      bicycle {Ritira la bici}
      scooter {Ritira il monopattino}
      other {Ritira il veicolo}
    }`,
  'action.return': `{vehicle, select,
      car {Riconsegna l’auto}
      bicycle {Riconsegna la bici}
      scooter {Riconsegna il monopattino}
      other {Riconsegna il veicolo}
    }`,
  'action.airport-checkin': 'Check-in in aeroporto',
  'action.airport-checkout': 'Ritiro bagagli e uscita dall’aeroporto',
  'action.airport-transfer': 'Cambia aereo',
  'note.every-minutes': '{count, plural, one {Ogni minuto} other {Ogni # minuti}}',
  'note.approximate-times': 'Orari indicativi',
  'note.book-to-board': 'Salita su prenotazione: chiama {agency}',
  'note.book-to-board-phone': 'Salita su prenotazione: chiama {agency} al numero {phone}',
  'note.book-to-alight': 'Discesa su prenotazione: chiama {agency}',
  'note.book-to-alight-phone': 'Discesa su prenotazione: chiama {agency} al numero {phone}',
  'note.signal-driver': 'Fermata a richiesta: fai un cenno al conducente',
  'note.tell-driver': 'Fermata a richiesta: avvisa il conducente per scendere',
  'note.book-until': 'Prenota entro: {deadline, date}, ore {deadline, time}',
  'note.too-late-to-book': 'Non è più possibile prenotare questa corsa',
  'note.cancelled': 'Cancellato',
  'note.parking-spaces': 'Posti totali: {places, number}',
  'note.parking-disabled-bays': 'Posti per disabili: {bays, number}',
  'note.parking-free': 'Parcheggio gratuito',
  'note.parking-paid': 'Parcheggio a pagamento, tariffa non disponibile',
  'place.bicycle-parking': 'Parcheggio bici',
  'place.motorcycle-parking': 'Parcheggio moto',
  'note.usual-wait': 'Prenota prima di partire: attesa abituale di {wait, duration}',
  'note.next-day': 'Il viaggio continua il giorno dopo',
  'note.push-bicycle': 'Bici a mano per {distance, distance}',
  'note.cycle-friendly': '{distance, distance} su percorsi adatti alle bici',
  'note.section-accessible': 'Accessibile in sedia a rotelle: {distance, distance}',
  'note.section-inaccessible': 'Non accessibile in sedia a rotelle: {distance, distance}',
  'note.section-unknown': 'Accessibilità non nota: {distance, distance}',
  'note.service-accessible': 'Veicolo accessibile in sedia a rotelle',
  'note.service-inaccessible': 'Veicolo non accessibile in sedia a rotelle',
  'note.service-unknown': 'Accessibilità del veicolo non nota',
  'note.stop-accessible': '{stop}: accessibile in sedia a rotelle',
  'note.stop-inaccessible': '{stop}: non accessibile in sedia a rotelle',
  'note.stop-unknown': '{stop}: accessibilità non nota',
  'note.bicycles-allowed': 'Bici ammesse a bordo',
  'note.bicycles-forbidden': 'Bici non ammesse a bordo',
  'note.straight-line': 'In linea d’aria: dati stradali non disponibili qui',
  'note.ferry': 'Con tratto in traghetto',
  'note.ferry-named': 'Con tratto in traghetto: {name}',
  'note.no-through': 'Su strade private o ad accesso limitato: verifica se puoi passare',
  'note.no-stopping': 'Inizia o termina su una strada con divieto di fermata',
  'note.toll': 'Pedaggio: {price, money}',
  'note.take-stairs': 'Scale → {level}',
  'note.take-stairs-between': 'Scale: {from} → {level}',
  'note.take-escalator': 'Scala mobile → {level}',
  'note.take-escalator-between': 'Scala mobile: {from} → {level}',
  'note.take-lift': 'Ascensore → {level}',
  'note.take-lift-between': 'Ascensore: {from} → {level}',
  'label.stops': '{count, plural, one {# fermata} other {# fermate}}',
  'label.direction': 'Direzione {direction}',
  'label.flight-to': 'Destinazione: {place}',
  'label.without-traffic': '{duration, duration} senza traffico',
  'label.platform': `{kind, select,
      stand {Banchina {platform}}
      track {Binario {platform}}
      pier {Molo {platform}}
      gate {Gate {platform}}
      other {Banchina {platform}}
    }`,
  'label.unnamed-way': 'strada senza nome',
  'label.ticket': 'Biglietto',
  'label.shared-bicycle': 'Bici in sharing',
  'label.shared-scooter': 'Monopattino in sharing',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Prenota con {operator}',
  'live.on-time': 'In orario',
  'live.late': '{delay, duration} di ritardo',
  'live.early': '{delay, duration} di anticipo',
  'live.platform-changed': 'Variazione: {platform} invece di {planned}',
  'live.updated': 'Dati in tempo reale aggiornati {age, duration} fa',
  'live.updated-now': 'Dati in tempo reale appena aggiornati',
  'live.stale': 'Nessun dato in tempo reale da {age, duration}: gli orari possono essere cambiati',
  'live.source': `{source, select,
    predicted {Previsione in tempo reale}
    observed {Orario effettivo}
    carried {Stima da un ritardo precedente}
    stale {Ultimo ritardo noto}
    none {Nessun dato in tempo reale}
    other {Orario programmato}
  }`,
  'live.slack': '{slack, duration} di margine per il cambio',
  'live.missed': 'Probabilmente perderai questa coincidenza',
  'live.if-missed': 'Se la perdi: +{delay, duration}',
  'live.if-missed-no-later': 'Se la perdi: arrivo alla stessa ora',
  'live.if-missed-nothing': 'Se la perdi: nessun’altra soluzione',
  'alert.avoid-stops':
    '{stops, plural, one {Evita questa fermata e ricalcola} other {Evita queste fermate e ricalcola}}',
  'alert.effect': `{effect, select,
    closed {Servizio sospeso}
    reduced {Servizio ridotto}
    delays {Ritardi}
    detour {Deviazione}
    additional {Corse aggiuntive}
    modified {Servizio modificato}
    moved {Fermata spostata}
    access {Accessibilità limitata}
    lift {Ascensore fuori servizio}
    escalator {Scala mobile fuori servizio}
    other {Informazioni sul servizio}
  }`,
  'turn.HEAD_TOWARDS': 'Parti',
  'turn.HEAD_TOWARDS.street': 'Parti lungo {street}',
  'turn.CONTINUE_STRAIGHT': 'Prosegui dritto',
  'turn.CONTINUE_STRAIGHT.street': 'Prosegui dritto in {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Svolta leggermente a sinistra',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Svolta leggermente a sinistra in {street}',
  'turn.TURN_LEFT': 'Svolta a sinistra',
  'turn.TURN_LEFT.street': 'Svolta a sinistra in {street}',
  'turn.TURN_SHARPLY_LEFT': 'Svolta stretta a sinistra',
  'turn.TURN_SHARPLY_LEFT.street': 'Svolta stretta a sinistra in {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Svolta leggermente a destra',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Svolta leggermente a destra in {street}',
  'turn.TURN_RIGHT': 'Svolta a destra',
  'turn.TURN_RIGHT.street': 'Svolta a destra in {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Svolta stretta a destra',
  'turn.TURN_SHARPLY_RIGHT.street': 'Svolta stretta a destra in {street}',
  'turn.U_TURN': 'Torna indietro',
  'turn.U_TURN.street': 'Torna indietro in {street}',
  'empty.outside-from': 'Il punto di partenza è fuori dall’area coperta.',
  'empty.outside-to': 'La destinazione è fuori dall’area coperta.',
  'empty.different-regions':
    'Il punto di partenza e la destinazione si trovano in regioni diverse e nessuna regione li comprende entrambi.',
  'empty.too-close': 'Il punto di partenza e la destinazione sono troppo vicini per calcolare un percorso.',
  'empty.off-network-from': 'Nessuna strada o sentiero percorribile vicino al punto di partenza.',
  'empty.off-network-to': 'Nessuna strada o sentiero percorribile vicino alla destinazione.',
  'empty.no-modes': 'Nessuno dei mezzi di trasporto scelti è disponibile qui.',
  'empty.ruled-out': 'Nessuna soluzione trovata con queste esclusioni.',
  'empty.no-service-date': 'Orari non disponibili per questa data. Periodo coperto: {from, day} – {to, day}.',
  'empty.no-service-in-window': 'Nessun servizio utile a quest’ora.',
  'empty.no-stop-from': 'Nessuna fermata dei mezzi scelti vicino al punto di partenza.',
  'empty.no-stop-to': 'Nessuna fermata dei mezzi scelti vicino alla destinazione.',
  'empty.no-connection': 'Nessuna soluzione trovata con i mezzi di trasporto scelti.',
  'empty.avoided-stops': 'Nessuna soluzione evita le fermate escluse.',
  'empty.arrives-too-late': 'Nessuna soluzione con partenza a quest’ora arriva in tempo.',
  'empty.inaccessible': 'Non è stata trovata nessuna soluzione accessibile in sedia a rotelle.',
  'empty.walk-too-long': 'Tutte le soluzioni superano il tempo massimo a piedi che hai scelto.',
  'empty.too-far': 'La destinazione è troppo lontana per arrivarci a piedi, in bici o in auto.',
  'empty.round-trip-only':
    'I veicoli a noleggio vicino al punto di partenza vanno riconsegnati lì: non è possibile la sola andata.',
  'empty.no-vehicle-from': '{mode}: nessun veicolo disponibile vicino al punto di partenza.',
  'empty.no-vehicle-to': '{mode}: i veicoli vicino al punto di partenza non si possono riconsegnare a destinazione.',
  'empty.outside-zone-from': '{mode}: il punto di partenza è fuori dall’area servita.',
  'empty.outside-zone-to': '{mode}: la destinazione è fuori dall’area servita.',
  'empty.closed': '{mode}: servizio non attivo a quest’ora.',
  'empty.unknown-provider': '{mode}: questo operatore non è attivo qui.',
  'empty.walking-is-better': 'Nessuna soluzione con i mezzi scelti è più conveniente del percorso a piedi.',
  'empty.not-better': 'Combinare i mezzi scelti non conviene rispetto ad andare a piedi o a usarne uno solo.',
  'empty.stopped-early': 'La ricerca richiedeva troppo tempo ed è stata interrotta prima di trovare una soluzione.',
  'off-network.from': '{mode}: nessuna strada percorribile vicino al punto di partenza.',
  'off-network.to': '{mode}: nessuna strada percorribile vicino alla destinazione.',
  'advisory.deprecated-mode': 'Il mezzo “{mode}” è obsoleto. Usa “{replacement}”.',
  'advisory.unknown-mode': 'Il mezzo “{mode}” è sconosciuto ed è stato ignorato.',
  'advisory.unknown-mode-nearest': 'Il mezzo “{mode}” è sconosciuto ed è stato ignorato. Forse cercavi “{nearest}”?',
  'advisory.unavailable-mode': '{mode}: non disponibile qui; scelta ignorata.',
  'advisory.unknown-stop': 'La fermata “{stop}” è sconosciuta ed è stata ignorata.',
  'advisory.unknown-limit': '“{name}” non corrisponde a nessun operatore, ente, fonte di dati o linea.',
  'advisory.unknown-language': 'La lingua “{language}” non è disponibile qui.',
  'advisory.stopped-early': 'La ricerca è stata interrotta in anticipo: possono esserci soluzioni migliori.',
  'advisory.straight-line-walks': 'Dati stradali non disponibili: i percorsi a piedi sono stimati in linea d’aria.',
  'advisory.closed-by-alert': 'Non in servizio a quell’ora: {names}',
  'board.cancelled': 'Cancellato',
  'board.skipped': 'Non ferma qui',
  'board.no-departures': 'Nessuna partenza a quest’ora.',
  'board.no-arrivals': 'Nessun arrivo a quest’ora.',
  'advisory.trip-times-changed': 'Gli orari di questa soluzione sono cambiati da quando è stata salvata.',
  'advisory.trip-line-replaced': '{line} non circola più come nella soluzione salvata. Al suo posto: {other}',
  'advisory.trip-replanned': 'Questa soluzione non è più possibile come salvata ed è stata ricalcolata.',
  'advisory.trip-cancelled': '{line}: corsa cancellata.',
  'advisory.trip-gone': 'Questa soluzione non è più possibile e non ne è stata trovata un’altra.',
  'action.walk-goal':
    '{goal, select, car {A piedi fino all’auto} bicycle {A piedi fino alla bici} scooter {A piedi fino al monopattino} motorbike {A piedi fino alla moto} pickup {A piedi fino al punto di incontro} other {A piedi fino al veicolo}}',
  'action.roll-goal':
    '{goal, select, car {In sedia a rotelle fino all’auto} pickup {In sedia a rotelle fino al punto di incontro} other {In sedia a rotelle fino al veicolo}}',
  'action.walk-platform':
    '{kind, select, track {A piedi fino al binario {platform}} pier {A piedi fino al molo {platform}} gate {A piedi fino al gate {platform}} other {A piedi fino alla banchina {platform}}}',
  'action.roll-platform':
    '{kind, select, track {In sedia a rotelle fino al binario {platform}} pier {In sedia a rotelle fino al molo {platform}} gate {In sedia a rotelle fino al gate {platform}} other {In sedia a rotelle fino alla banchina {platform}}}',
  'action.walk-change': 'Cambio a piedi: {place}',
  'action.roll-change': 'Cambio in sedia a rotelle: {place}',
  'action.wait-checkin': 'Attendi il check-in',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Un’altra soluzione è uguale o migliore per partenza, arrivo e numero di cambi.',
  'removed.walking-is-better': 'A piedi il percorso non è né più lungo né più faticoso.',
  'removed.single-mode-is-better':
    'Una soluzione con un solo mezzo di trasporto è uguale o migliore sotto ogni aspetto.',
  'removed.worse-than-another': 'Un’altra soluzione è uguale sotto ogni aspetto e migliore in almeno uno.',
  'removed.one-mode-only': 'Usa solo uno dei mezzi da combinare.',
  'removed.slower-alike': 'Parcheggiando, ritirando o riconsegnando altrove si fa prima.',
  'removed.car-park-alike': 'Un parcheggio altrettanto vicino e rapido offre più certezza di trovare posto.',
  'removed.fits-no-better': 'Non risponde alle tue priorità meglio delle altre soluzioni.',
  'removed.out-of-time': 'È mancato il tempo per confrontarla con ogni mezzo da solo.',
  'removed.same-vehicles': 'Usa gli stessi veicoli di una soluzione migliore.',
  'removed.not-the-best': 'Hai chiesto solo la soluzione migliore.',
  'removed.arrives-too-late': 'Arriva dopo l’ora richiesta.',
  'removed.walk-too-long': 'Supera il tempo massimo a piedi.',
  'removed.takes-too-long': 'Senza mezzi pubblici richiede troppo tempo.',
  'removed.inaccessible': 'Un tratto non è accessibile in sedia a rotelle.',
  'removed.avoided-stop': 'Usa una fermata che hai escluso.',
  'removed.ruled-out': 'Usa una linea o un mezzo che hai escluso.',
  'removed.not-running': 'Un tratto è chiuso o non in servizio a quell’ora.',
  'ruled-out.avoided-mode': 'Linee dei mezzi esclusi',
  'ruled-out.operator-limit': 'Linee di operatori o fonti di dati esclusi',
  'ruled-out.only-when-named': 'Linee proposte solo se le richiedi',
  'ruled-out.inaccessible-vehicle': 'Linee con veicoli non accessibili in sedia a rotelle',
  'ruled-out.no-bicycles': 'Linee senza conferma che le bici siano ammesse',
  'ruled-out.inaccessible-stop': 'Fermate non accessibili in sedia a rotelle',
  'ruled-out.avoided-stop': 'Fermate escluse',
  'ruled-out.closed-by-alert': 'Linee e fermate chiuse per un’interruzione del servizio',
  'unknown.price': 'Prezzo non disponibile.',
  'unknown.vehicle-access': 'Nessuna informazione sull’accesso al veicolo in sedia a rotelle.',
  'unknown.stop-access': 'Nessuna informazione sull’accesso alla fermata in sedia a rotelle.',
  'unknown.path-access': 'Informazioni incomplete sull’accessibilità del percorso in sedia a rotelle.',
  'unknown.bicycles-aboard': 'Nessuna informazione sul trasporto bici a bordo.',
  'unknown.streets': 'Dati stradali non disponibili qui: percorso in linea d’aria.',
  'unknown.times': 'Orari indicativi.',
  'unknown.departure': 'Circola a intervalli regolari; gli orari esatti di partenza non sono pubblicati.',
  'unknown.booking': 'Non è certo che si possa ancora prenotare.',
  'unknown.wait': 'Attesa abituale: quella effettiva può variare.',
  'unknown.parking': 'Nessuna informazione sui posti liberi nel parcheggio.',
  'unknown.range': 'Autonomia residua del veicolo non nota.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Manca il punto di partenza.',
  'refusal.no-destination': 'Manca la destinazione.',
  'refusal.bad-request': 'Non è stato possibile interpretare la richiesta.',
  'refusal.unknown-region': 'La regione “{region}” è sconosciuta.',
  'refusal.unknown-trip': 'Questa soluzione è sconosciuta.',
  'refusal.not-a-ride': 'Questa parte del viaggio non ha altre partenze.',
  'refusal.no-other-vehicle': 'Non è stata trovata un’altra partenza per questa corsa.',
  'refusal.leaves-too-early': 'La partenza precedente avviene prima del tuo arrivo.',
  'refusal.no-registration': 'Questo servizio non rilascia chiavi da sé. Rivolgiti al gestore.',
  'refusal.label-taken': 'Un’altra chiave ha già questo nome. Scegline un altro.',
  'refusal.no-key': 'La richiesta non contiene una chiave API.',
  'refusal.unknown-key': 'La chiave API è sconosciuta o non attiva.',
  'refusal.over-quota': 'La quota di questa chiave API è esaurita. Riprova più tardi.',
  'refusal.too-fast': 'Troppe richieste in poco tempo. Riprova tra poco.',
  'refusal.overloaded': 'Il servizio è sovraccarico. Riprova tra poco.',
  'refusal.internal': 'Si è verificato un errore. Riprova più tardi.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'Da porta a porta, con dati aperti',
  noMap: 'Mappa non disponibile: questo browser non supporta WebGL. Puoi comunque cercare per fermata o coordinate.',
  noRegions: 'Questo servizio non copre ancora nessuna regione.',
  region: 'Regione',
  language: 'Lingua',
  theme: 'Cambia tema: chiaro o scuro',
  map: 'Mappa',
  from: 'Partenza',
  to: 'Destinazione',
  moreChoices: 'Più opzioni',
  fewerChoices: 'Meno opzioni',
  placeHint: 'Fermata, indirizzo o luogo',
  unknownPlace: 'Luogo sconosciuto. Inserisci una fermata, un indirizzo o coordinate come 41.15, -8.61.',
  swap: 'Inverti partenza e destinazione',
  mapCentre: 'Usa il centro della mappa',
  clear: 'Nuova ricerca',
  clickFrom: 'Scegli sulla mappa la partenza, poi la destinazione.',
  clickTo: 'Ora scegli la destinazione.',
  when: 'Quando',
  now: 'Parti adesso',
  depart: 'Parti alle',
  arrive: 'Arriva entro le',
  localTime: 'Data e ora locali',
  modes: 'Mezzi di trasporto',
  wheelchair: 'Sedia a rotelle',
  priority: 'Priorità',
  balanced: 'Equilibrata',
  fast: 'Veloce',
  easy: 'Comoda',
  green: 'Ecologica',
  cheap: 'Economica',
  anyWalking: 'Nessun limite a piedi',
  mostWalking: 'Al massimo {n, number} min a piedi',
  walkingLimit: 'Massimo a piedi',
  concession: 'Tariffe ridotte',
  examples: 'Oppure prova uno di questi esempi',
  searching: 'Ricerca delle soluzioni…',
  results: '{n, plural, one {# soluzione} other {# soluzioni}}',
  direct: 'diretto',
  changes: '{n, plural, one {# cambio} other {# cambi}}',
  onFoot: '{distance, distance} a piedi',
  inWheelchair: '{distance, distance} in sedia a rotelle',
  every: 'ogni {duration, duration}',
  otherTimes: 'Altri orari',
  stopsOnTheWay: '{n, plural, one {# fermata intermedia} other {# fermate intermedie}}',
  directions: 'Indicazioni',
  arriveStep: 'Arrivo',
  live: 'in tempo reale',
  occupancy: `{load, select,
      empty {Vuoto}
      many {Molti posti a sedere}
      few {Pochi posti a sedere}
      standing {Solo posti in piedi}
      full {Pieno}
      closed {Non accetta passeggeri}
      other {}
    }`,
  cancelled: 'Cancellato',
  tooLateToBook: 'Troppo tardi per prenotare',
  left: 'Già partito',
  back: 'Tutte le soluzioni',
  nothing: 'Nessuna soluzione trovata',
  tryDate: 'Cerca in data {date, day}',
  nothingHint: 'Prova un altro orario, altri mezzi di trasporto o altri luoghi.',
  unreachable: 'Il servizio non risponde. Il server è ancora attivo?',
  refused: 'Impossibile calcolare questo percorso',
  retry: 'Riprova',
  why: 'Perché queste soluzioni?',
  whyNothing: 'Perché nessuna soluzione?',
  considered: `{n, plural,
      one {# soluzione valutata, {shown, plural, one {# mostrata} other {# mostrate}}}
      other {# soluzioni valutate, {shown, plural, one {# mostrata} other {# mostrate}}}
    }`,
  stopsFrom: `{n, plural,
      one {# fermata vicino al punto di partenza}
      other {# fermate vicino al punto di partenza}
    }`,
  stopsTo: `{n, plural,
      one {# fermata vicino alla destinazione}
      other {# fermate vicino alla destinazione}
    }`,
  endedEarly: 'La ricerca si è interrotta in anticipo.',
  chosenScore: 'Punteggio della soluzione scelta (più è basso, meglio è)',
  scoreTime: 'Durata',
  scorePrice: 'Prezzo',
  scoreCarbon: 'Emissioni',
  scoreHassle: 'Fatica',
  notKnown: 'Informazioni mancanti',
  betterTrip: 'Soluzione migliore: {time}',
  alerts: 'Avvisi',
  alertSevere: 'Interruzione',
  alertWarning: 'Attenzione',
  alertInfo: 'Informazione',
  moreInformation: 'Maggiori informazioni',
  avoidedStops: '{n, plural, one {# fermata evitata} other {# fermate evitate}}',
  useAllStops: 'Usa di nuovo tutte le fermate',
  plannedTime: 'Orario programmato: {clock}',
  departures: 'Partenze',
  departuresFrom: 'Partenze da {stop}',
  noDepartures: 'Nessuna partenza nelle prossime 24 ore.',
  skipsStop: 'Non ferma qui',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Trasporto pubblico', 'Mezzi di linea aperti a tutti'],
  pt_pub_bus: ['Bus', 'Bus urbano o locale'],
  pt_pub_cablecar: ['Tram a fune', 'Tram trainato da una fune'],
  pt_pub_car: ['Taxi collettivo', 'Trasporto pubblico in auto'],
  pt_pub_ferry: ['Traghetto', 'Traghetto o battello di linea'],
  pt_pub_coach: ['Pullman', 'Bus a lunga percorrenza'],
  pt_pub_expressbus: ['Bus espresso', 'Bus con poche fermate'],
  pt_pub_funicular: ['Funicolare', 'Ferrovia a fune su forte pendenza'],
  pt_pub_gondola: ['Cabinovia', 'Cabine sospese a una fune'],
  pt_pub_metro: ['Metro (anche di superficie)', 'Metro sotterranea e di superficie'],
  pt_pub_monorail: ['Monorotaia', 'Treno su una sola rotaia'],
  pt_pub_regionaltrain: ['Treno regionale', 'Treni regionali e intercity'],
  pt_pub_subway: ['Metro', 'Metro sotterranea'],
  pt_pub_train: ['Treno', 'Treno locale o suburbano'],
  pt_pub_tram: ['Tram', 'Tram o metrotranvia'],
  pt_ltd_SCHOOLBUS: ['Scuolabus', 'Bus riservato agli alunni'],
  ps_drt: ['Servizio a chiamata', 'Corse condivise, su prenotazione'],
  ps_tax: ['Taxi', 'Corsa in taxi'],
  ps_tnc: ['Auto con conducente', 'Corsa con autista, prenotata tramite app'],
  me_car: ['Auto', 'La tua auto'],
  'me_car-s': ['Car sharing', 'Auto di un servizio di car sharing'],
  'me_car-r': ['Auto a noleggio', 'Auto noleggiata per il viaggio'],
  'me_car-p': ['Carpooling', 'Viaggio nell’auto di un’altra persona'],
  me_mot: ['Moto', 'La tua moto'],
  me_mic: ['Bici o monopattino', 'La tua bici, il tuo monopattino o simili'],
  me_mic_bic: ['Bici', 'La tua bici'],
  'me_mic_fold-bic': ['Bici pieghevole', 'Bici pieghevole che porti con te per tutto il viaggio'],
  'me_mic_e-sco': ['Monopattino elettrico', 'Monopattino fino a 25 km/h che porti con te'],
  'me_mic_fast-e-sco': ['Monopattino elettrico veloce', 'Monopattino fino a 45 km/h che porti con te'],
  'me_mic-s': ['Bici o monopattino in sharing', 'Bici o monopattino di un servizio di sharing'],
  cy_bic: ['Bici (vecchio identificativo)', 'La tua bici; usa “me_mic_bic”'],
  'cy_bic-s': ['Bici in sharing (vecchio identificativo)', 'Bici di un servizio di sharing; usa “me_mic-s”'],
  wa_wal: ['A piedi', 'Percorso a piedi'],
  wa_whe: ['Sedia a rotelle', 'Percorso in sedia a rotelle'],
  in_air: ['Volo', 'Volo di linea'],
  in_rail: ['Treno a lunga percorrenza', 'Treno tra città'],
  in_coach: ['Pullman a lunga percorrenza', 'Pullman tra città'],
  in_ferry: ['Traghetto a lunga percorrenza', 'Traghetto tra porti lontani'],
  'stationary_parking-onstreet': ['Parcheggio in strada', 'Parcheggiare il veicolo in strada'],
  'stationary_parking-offstreet': ['Parcheggio', 'Parcheggiare il veicolo in un parcheggio'],
  stationary_wait: ['Attesa', 'Attesa del mezzo successivo'],
  stationary_transfer: ['Cambio', 'Cambio da una linea a un’altra'],
  'stationary_vehicle-collect': ['Ritiro del veicolo', 'Ritiro di un veicolo in sharing o a noleggio'],
  'stationary_vehicle-return': ['Riconsegna del veicolo', 'Riconsegna di un veicolo in sharing o a noleggio'],
  'stationary_airport-checkin': ['Check-in', 'Check-in e controlli di sicurezza in aeroporto'],
  'stationary_airport-checkout': ['Arrivo in aeroporto', 'Ritiro bagagli e controllo passaporti in aeroporto'],
  'stationary_airport-transfer': ['Coincidenza aerea', 'Cambio di volo in aeroporto'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Anteprima del percorso',
  'preview.sample': 'Dati di esempio, calcolati nell’editor',
  'preview.plannedBy': 'Calcolato da {address}',
  'preview.from': 'Partenza',
  'preview.to': 'Destinazione',
  'preview.swap': 'Inverti partenza e destinazione',
  'preview.plan': 'Cerca',
  'preview.map': 'Mappa',
  'preview.drawing':
    'Disegno del percorso. Le frecce lo spostano, più e meno ingrandiscono e riducono, 0 mostra tutto il percorso.',
  'preview.zoomIn': 'Ingrandisci',
  'preview.zoomOut': 'Riduci',
  'preview.zoomFit': 'Mostra tutto il percorso',
  'preview.trips': 'Soluzioni',
  'preview.loading': 'Caricamento…',
  'preview.planning': 'Ricerca delle soluzioni…',
  'preview.noRoute': 'Nessuna soluzione tra questi due luoghi.',
  'preview.oneOption': '{route}: 1 soluzione',
  'preview.options': '{route}: {count} soluzioni',
  'remedy.retry': 'Riprova',
  'remedy.setKey': 'Inserisci la chiave del server',
  'remedy.openSettings': 'Cambia l’indirizzo del server',
  'failure.load': 'Impossibile caricare l’anteprima. I dettagli sono nel canale di output “Tripwright”.',
  'failure.samplePlace': 'Uno dei due luoghi non esiste più nella città di esempio.',
  'failure.sampleData':
    'I dati di esempio non sono leggibili ({detail}). Reinstalla l’estensione o imposta l’indirizzo di un server.',
  'failure.noRegions': 'Il server {address} non ha ancora regioni.',
  'failure.fewStations': 'La regione {region} ha meno di due stazioni.',
  'failure.serverPlace': 'Il server non riconosce più uno dei due luoghi.',
  'failure.noServer':
    'Nessun server risponde all’indirizzo {address}. Avviane uno con “npm start” nel repository di Tripwright o cambia l’indirizzo.',
  'failure.needsKey': 'Il server {address} richiede una chiave. All’avvio mostra una chiave dimostrativa.',
  'failure.status': 'Il server {address} ha risposto {status}.',
  'failure.statusWithDetail': 'Il server {address} ha risposto {status}: {detail}',
  'failure.format': 'La risposta {endpoint} di {address} non è nel formato /v1. È un server Tripwright?',
  'key.title': 'Chiave per {address}',
  'key.prompt': 'La chiave è conservata nell’archivio sicuro dell’editor e inviata solo a questo indirizzo.',
  'key.noServer': 'L’anteprima usa i propri dati di esempio, senza chiave. Imposta prima l’indirizzo di un server.',
  'key.openSetting': 'Apri l’impostazione',
  'fix.accept': 'Accetta {identifier} in quest’area di lavoro',
  'fix.all': 'Correggi tutti gli identificativi dei mezzi',
  'modes.malformed': '{identifier} non è un identificativo di un mezzo.',
  'modes.unknown': '{identifier} non è un mezzo conosciuto.',
  'modes.didYouMean': 'Forse intendevi {identifier}?',
  'modes.deprecated': '{identifier} è obsoleto. Usa {replacement}.',
  'modes.repeated': '{identifier} è già in questo elenco.',
  'modes.covered': '{identifier} è già compreso in {wider}.',
  'modes.notInRegion': '{identifier} non è disponibile in questa regione: {region}.',
  'modes.notInRegions': '{identifier} non è disponibile in nessuna delle {count} regioni.',
  'modes.useInstead': 'Obsoleto: usa {replacement}.',
  'modes.unknownTitle': 'Mezzo sconosciuto.',
  'modes.unknownNote': 'I server possono aggiungere identificativi in qualsiasi momento, quindi non è un errore.',
  'modes.beginsWith': 'L’inizio è noto: {path}.',
  'modes.similar': 'Identificativi simili: {identifiers}.',
  'modes.inRegions': 'Disponibile in: {regions}.',
  'modes.inNoRegion': 'Non disponibile in nessuna regione conosciuta.',
  'modes.remove': 'Rimuovi {identifier}',
  'modes.replace': 'Sostituisci con {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Verifica, spiega e completa gli identificativi dei mezzi di trasporto nei file JSON, YAML, TOML, HTTP, GraphQL e nel codice e mostra percorsi di una città di esempio. Nessuna telemetria.',
  untrusted: 'Nelle cartelle non attendibili l’indirizzo del server nelle impostazioni della cartella viene ignorato.',
  'command.previewRoute': 'Mostra un percorso della città di esempio',
  'command.setServerKey': 'Inserisci la chiave del server',
  'command.clearServerKey': 'Rimuovi la chiave del server',
  'command.acceptMode': 'Accetta un identificativo in quest’area di lavoro',
  'setting.check':
    'Verifica gli identificativi dei mezzi come `pt_pub_bus` nei file aperti. Suggerimenti e completamento funzionano in ogni caso.',
  'setting.inlayHints': 'Mostra il significato di ogni identificativo conosciuto accanto all’identificativo.',
  'setting.acceptedModes': 'Identificativi sconosciuti da non segnalare, per esempio quelli di un operatore privato.',
  'setting.server':
    'Indirizzo di un server Tripwright che calcola i percorsi mostrati, per esempio `http://localhost:4000`. Se è vuoto, l’estensione calcola offline i percorsi della città di esempio. Per salvare la chiave del server, esegui il comando *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Inserisci un indirizzo come http://localhost:4000 o lascia vuoto il campo.',
};
