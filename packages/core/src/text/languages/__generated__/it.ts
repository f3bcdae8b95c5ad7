// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Prendi ",["vehicle","select",{"bus":"il bus","coach":"il pullman","tram":"il tram","metro":"la metro","train":"il treno","ferry":"il traghetto","gondola":"la cabinovia","funicular":"la funicolare","cablecar":"il tram a fune","monorail":"la monorotaia","car":"il taxi collettivo","other":"la linea"}]," <NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Prendi il bus","coach":"Prendi il pullman","tram":"Prendi il tram","metro":"Prendi la metro","train":"Prendi il treno","ferry":"Prendi il traghetto","gondola":"Prendi la cabinovia","funicular":"Prendi la funicolare","cablecar":"Prendi il tram a fune","monorail":"Prendi la monorotaia","car":"Prendi il taxi collettivo","other":"Sali a bordo"}]], // action.board
  ["Resta a bordo: prosegue come ",["vehicle","select",{"bus":"bus","coach":"pullman","tram":"tram","metro":"metro","train":"treno","other":"linea"}]," <NUMBER>"], // action.stay
  "Resta a bordo", // action.stay-on
  "Prendi il volo <NUMBER>", // action.fly
  "Prendi il volo", // action.fly-unnumbered
  "A piedi", // action.walk
  ["A piedi fino a ",["place"]], // action.walk-to
  "A piedi fino a destinazione", // action.walk-end
  "In sedia a rotelle", // action.roll
  ["In sedia a rotelle fino a ",["place"]], // action.roll-to
  "In sedia a rotelle fino a destinazione", // action.roll-end
  "In bici", // action.cycle
  "In monopattino elettrico", // action.scooter
  "In auto", // action.drive-car
  "In moto", // action.ride-motorbike
  "In carpooling", // action.carpool
  "Prendi un taxi", // action.taxi
  "Prendi un’auto con conducente", // action.ride-hailing
  ["Auto con conducente: ",["provider"]], // action.ride-hailing-with
  "Prendi il servizio a chiamata", // action.on-demand
  ["Servizio a chiamata: ",["provider"]], // action.on-demand-with
  "Attendi", // action.wait
  "Attendi l’arrivo del veicolo", // action.wait-pickup
  "Attendi la coincidenza", // action.transfer
  [["vehicle","select",{"bicycle":"Lega la bici","scooter":"Parcheggia il monopattino","other":"Parcheggia in strada"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lega la bici","scooter":"Parcheggia il monopattino","car":"Lascia l’auto nel parcheggio","other":"Lascia il veicolo nel parcheggio"}]], // action.park-offstreet
  ["Ritira ",["vehicle","select",{"car":"l’auto","bicycle":"la bici","scooter":"il monopattino","other":"il veicolo"}]], // action.collect
  ["Riconsegna ",["vehicle","select",{"car":"l’auto","bicycle":"la bici","scooter":"il monopattino","other":"il veicolo"}]], // action.return
  "Check-in in aeroporto", // action.airport-checkin
  "Ritiro bagagli e uscita dall’aeroporto", // action.airport-checkout
  "Cambia aereo", // action.airport-transfer
  ["Ogni ",["count","plural",{"one":"minuto","other":[["count","number"]," minuti"]}]], // note.every-minutes
  "Orari indicativi", // note.approximate-times
  ["Salita su prenotazione: chiama ",["agency"]], // note.book-to-board
  ["Salita su prenotazione: chiama ",["agency"]," al numero ",["phone"]], // note.book-to-board-phone
  ["Discesa su prenotazione: chiama ",["agency"]], // note.book-to-alight
  ["Discesa su prenotazione: chiama ",["agency"]," al numero ",["phone"]], // note.book-to-alight-phone
  "Fermata a richiesta: fai un cenno al conducente", // note.signal-driver
  "Fermata a richiesta: avvisa il conducente per scendere", // note.tell-driver
  ["Prenota entro: ",["deadline","date"],", ore ",["deadline","time"]], // note.book-until
  "Non è più possibile prenotare questa corsa", // note.too-late-to-book
  "Cancellato", // note.cancelled
  ["Posti totali: ",["places","number"]], // note.parking-spaces
  ["Posti per disabili: ",["bays","number"]], // note.parking-disabled-bays
  "Parcheggio gratuito", // note.parking-free
  "Parcheggio a pagamento, tariffa non disponibile", // note.parking-paid
  "Parcheggio bici", // place.bicycle-parking
  "Parcheggio moto", // place.motorcycle-parking
  ["Prenota prima di partire: attesa abituale di ",["wait","duration"]], // note.usual-wait
  "Il viaggio continua il giorno dopo", // note.next-day
  ["Bici a mano per ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," su percorsi adatti alle bici"], // note.cycle-friendly
  ["Accessibile in sedia a rotelle: ",["distance","distance"]], // note.section-accessible
  ["Non accessibile in sedia a rotelle: ",["distance","distance"]], // note.section-inaccessible
  ["Accessibilità non nota: ",["distance","distance"]], // note.section-unknown
  "Veicolo accessibile in sedia a rotelle", // note.service-accessible
  "Veicolo non accessibile in sedia a rotelle", // note.service-inaccessible
  "Accessibilità del veicolo non nota", // note.service-unknown
  [["stop"],": accessibile in sedia a rotelle"], // note.stop-accessible
  [["stop"],": non accessibile in sedia a rotelle"], // note.stop-inaccessible
  [["stop"],": accessibilità non nota"], // note.stop-unknown
  "Bici ammesse a bordo", // note.bicycles-allowed
  "Bici non ammesse a bordo", // note.bicycles-forbidden
  "In linea d’aria: dati stradali non disponibili qui", // note.straight-line
  "Con tratto in traghetto", // note.ferry
  ["Con tratto in traghetto: ",["name"]], // note.ferry-named
  "Su strade private o ad accesso limitato: verifica se puoi passare", // note.no-through
  "Inizia o termina su una strada con divieto di fermata", // note.no-stopping
  ["Pedaggio: ",["price","money"]], // note.toll
  ["Scale → ",["level"]], // note.take-stairs
  ["Scale: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Scala mobile → ",["level"]], // note.take-escalator
  ["Scala mobile: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Ascensore → ",["level"]], // note.take-lift
  ["Ascensore: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"fermata","other":"fermate"}]], // label.stops
  ["Direzione ",["direction"]], // label.direction
  ["Destinazione: ",["place"]], // label.flight-to
  [["duration","duration"]," senza traffico"], // label.without-traffic
  [["kind","select",{"track":"Binario","pier":"Molo","gate":"Gate","other":"Banchina"}]," ",["platform"]], // label.platform
  "strada senza nome", // label.unnamed-way
  "Biglietto", // label.ticket
  "Bici in sharing", // label.shared-bicycle
  "Monopattino in sharing", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Prenota con ",["operator"]], // label.book-with
  "In orario", // live.on-time
  [["delay","duration"]," di ritardo"], // live.late
  [["delay","duration"]," di anticipo"], // live.early
  ["Variazione: ",["platform"]," invece di ",["planned"]], // live.platform-changed
  ["Dati in tempo reale aggiornati ",["age","duration"]," fa"], // live.updated
  "Dati in tempo reale appena aggiornati", // live.updated-now
  ["Nessun dato in tempo reale da ",["age","duration"],": gli orari possono essere cambiati"], // live.stale
  [["source","select",{"predicted":"Previsione in tempo reale","observed":"Orario effettivo","carried":"Stima da un ritardo precedente","stale":"Ultimo ritardo noto","none":"Nessun dato in tempo reale","other":"Orario programmato"}]], // live.source
  [["slack","duration"]," di margine per il cambio"], // live.slack
  "Probabilmente perderai questa coincidenza", // live.missed
  ["Se la perdi: +",["delay","duration"]], // live.if-missed
  "Se la perdi: arrivo alla stessa ora", // live.if-missed-no-later
  "Se la perdi: nessun’altra soluzione", // live.if-missed-nothing
  [["vehicle","select",{"car":"Auto","bicycle":"Bici","scooter":"Monopattini","other":"Veicoli"}]," disponibili: ",["count","number"]," (",["age","duration"]," fa)"], // live.stock-vehicles
  ["Posti liberi: ",["count","number"]," (",["age","duration"]," fa)"], // live.stock-docks
  ["Ultimo dato ",["age","duration"]," fa"], // live.stock-seen
  ["Evita ",["stops","plural",{"one":"questa fermata","other":"queste fermate"}]," e ricalcola"], // alert.avoid-stops
  [["effect","select",{"closed":"Servizio sospeso","reduced":"Servizio ridotto","delays":"Ritardi","detour":"Deviazione","additional":"Corse aggiuntive","modified":"Servizio modificato","moved":"Fermata spostata","access":"Accessibilità limitata","lift":"Ascensore fuori servizio","escalator":"Scala mobile fuori servizio","other":"Informazioni sul servizio"}]], // alert.effect
  "Parti", // turn.HEAD_TOWARDS
  ["Parti lungo ",["street"]], // turn.HEAD_TOWARDS.street
  "Prosegui dritto", // turn.CONTINUE_STRAIGHT
  ["Prosegui dritto in ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Svolta leggermente a sinistra", // turn.TURN_SLIGHTLY_LEFT
  ["Svolta leggermente a sinistra in ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Svolta a sinistra", // turn.TURN_LEFT
  ["Svolta a sinistra in ",["street"]], // turn.TURN_LEFT.street
  "Svolta stretta a sinistra", // turn.TURN_SHARPLY_LEFT
  ["Svolta stretta a sinistra in ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Svolta leggermente a destra", // turn.TURN_SLIGHTLY_RIGHT
  ["Svolta leggermente a destra in ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Svolta a destra", // turn.TURN_RIGHT
  ["Svolta a destra in ",["street"]], // turn.TURN_RIGHT.street
  "Svolta stretta a destra", // turn.TURN_SHARPLY_RIGHT
  ["Svolta stretta a destra in ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Torna indietro", // turn.U_TURN
  ["Torna indietro in ",["street"]], // turn.U_TURN.street
  "Il punto di partenza è fuori dall’area coperta.", // empty.outside-from
  "La destinazione è fuori dall’area coperta.", // empty.outside-to
  "Il punto di partenza e la destinazione si trovano in regioni diverse e nessuna regione li comprende entrambi.", // empty.different-regions
  "Il punto di partenza e la destinazione sono troppo vicini per calcolare un percorso.", // empty.too-close
  "Nessuna strada o sentiero percorribile vicino al punto di partenza.", // empty.off-network-from
  "Nessuna strada o sentiero percorribile vicino alla destinazione.", // empty.off-network-to
  "Nessuno dei mezzi di trasporto scelti è disponibile qui.", // empty.no-modes
  "Nessuna soluzione trovata con queste esclusioni.", // empty.ruled-out
  ["Orari non disponibili per questa data. Periodo coperto: ",["from","day"]," – ",["to","day"],"."], // empty.no-service-date
  "Nessun servizio utile a quest’ora.", // empty.no-service-in-window
  "Nessuna fermata dei mezzi scelti vicino al punto di partenza.", // empty.no-stop-from
  "Nessuna fermata dei mezzi scelti vicino alla destinazione.", // empty.no-stop-to
  "Nessuna soluzione trovata con i mezzi di trasporto scelti.", // empty.no-connection
  "Nessuna soluzione evita le fermate escluse.", // empty.avoided-stops
  "Nessuna soluzione con partenza a quest’ora arriva in tempo.", // empty.arrives-too-late
  "Non è stata trovata nessuna soluzione accessibile in sedia a rotelle.", // empty.inaccessible
  "Tutte le soluzioni superano il tempo massimo a piedi che hai scelto.", // empty.walk-too-long
  "La destinazione è troppo lontana per arrivarci a piedi, in bici o in auto.", // empty.too-far
  "I veicoli a noleggio vicino al punto di partenza vanno riconsegnati lì: non è possibile la sola andata.", // empty.round-trip-only
  [["mode"],": nessun veicolo disponibile vicino al punto di partenza."], // empty.no-vehicle-from
  [["mode"],": i veicoli vicino al punto di partenza non si possono riconsegnare a destinazione."], // empty.no-vehicle-to
  [["mode"],": il punto di partenza è fuori dall’area servita."], // empty.outside-zone-from
  [["mode"],": la destinazione è fuori dall’area servita."], // empty.outside-zone-to
  [["mode"],": servizio non attivo a quest’ora."], // empty.closed
  [["mode"],": questo operatore non è attivo qui."], // empty.unknown-provider
  "Nessuna soluzione con i mezzi scelti è più conveniente del percorso a piedi.", // empty.walking-is-better
  "Combinare i mezzi scelti non conviene rispetto a usarne uno solo o ad andare a piedi. Cerca con un mezzo alla volta per vedere quelle soluzioni.", // empty.not-better
  "La ricerca richiedeva troppo tempo ed è stata interrotta prima di trovare una soluzione.", // empty.stopped-early
  [["mode"],": nessuna strada percorribile vicino al punto di partenza."], // off-network.from
  [["mode"],": nessuna strada percorribile vicino alla destinazione."], // off-network.to
  ["Il mezzo “",["mode"],"” è obsoleto. Usa “",["replacement"],"”."], // advisory.deprecated-mode
  ["Il mezzo “",["mode"],"” è sconosciuto ed è stato ignorato."], // advisory.unknown-mode
  ["Il mezzo “",["mode"],"” è sconosciuto ed è stato ignorato. Forse cercavi “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": non disponibile qui; scelta ignorata."], // advisory.unavailable-mode
  ["La fermata “",["stop"],"” è sconosciuta ed è stata ignorata."], // advisory.unknown-stop
  ["“",["name"],"” non corrisponde a nessun operatore, ente, fonte di dati o linea."], // advisory.unknown-limit
  ["La lingua “",["language"],"” non è disponibile qui."], // advisory.unknown-language
  "La ricerca è stata interrotta in anticipo: possono esserci soluzioni migliori.", // advisory.stopped-early
  "Dati stradali non disponibili: i percorsi a piedi sono stimati in linea d’aria.", // advisory.straight-line-walks
  ["Non in servizio a quell’ora: ",["names"]], // advisory.closed-by-alert
  "Nessun servizio di linea parte nelle tre ore successive a quell’ora. Vengono mostrate le prossime partenze.", // advisory.leaves-much-later
  "Nessun servizio di linea arriva nelle tre ore precedenti a quell’ora. Vengono mostrati gli ultimi arrivi prima di allora.", // advisory.arrives-much-earlier
  "Cancellato", // board.cancelled
  "Non ferma qui", // board.skipped
  "Nessuna partenza a quest’ora.", // board.no-departures
  "Nessun arrivo a quest’ora.", // board.no-arrivals
  "Gli orari di questa soluzione sono cambiati da quando è stata salvata.", // advisory.trip-times-changed
  [["line"]," non circola più come nella soluzione salvata. Al suo posto: ",["other"]], // advisory.trip-line-replaced
  "Questa soluzione non è più possibile come salvata ed è stata ricalcolata.", // advisory.trip-replanned
  [["line"],": corsa cancellata."], // advisory.trip-cancelled
  "Questa soluzione non è più possibile e non ne è stata trovata un’altra.", // advisory.trip-gone
  ["A piedi fino ",["goal","select",{"car":"all’auto","bicycle":"alla bici","scooter":"al monopattino","motorbike":"alla moto","pickup":"al punto di incontro","other":"al veicolo"}]], // action.walk-goal
  ["In sedia a rotelle fino ",["goal","select",{"car":"all’auto","pickup":"al punto di incontro","other":"al veicolo"}]], // action.roll-goal
  ["A piedi fino ",["kind","select",{"track":"al binario","pier":"al molo","gate":"al gate","other":"alla banchina"}]," ",["platform"]], // action.walk-platform
  ["In sedia a rotelle fino ",["kind","select",{"track":"al binario","pier":"al molo","gate":"al gate","other":"alla banchina"}]," ",["platform"]], // action.roll-platform
  ["Cambio a piedi: ",["place"]], // action.walk-change
  ["Cambio in sedia a rotelle: ",["place"]], // action.roll-change
  "Attendi il check-in", // action.wait-checkin
  "Un’altra soluzione è uguale o migliore per partenza, arrivo e numero di cambi.", // removed.dominated
  "A piedi il percorso non è né più lungo né più faticoso.", // removed.walking-is-better
  "Una soluzione con un solo mezzo di trasporto è uguale o migliore sotto ogni aspetto.", // removed.single-mode-is-better
  "Un’altra soluzione è uguale sotto ogni aspetto e migliore in almeno uno.", // removed.worse-than-another
  "Usa solo uno dei mezzi da combinare.", // removed.one-mode-only
  "Parcheggiando, ritirando o riconsegnando altrove si fa prima.", // removed.slower-alike
  "Un parcheggio altrettanto vicino e rapido offre più certezza di trovare posto.", // removed.car-park-alike
  "Non risponde alle tue priorità meglio delle altre soluzioni.", // removed.fits-no-better
  "È mancato il tempo per confrontarla con ogni mezzo da solo.", // removed.out-of-time
  "Usa gli stessi veicoli di una soluzione migliore.", // removed.same-vehicles
  "Hai chiesto solo la soluzione migliore.", // removed.not-the-best
  "Arriva dopo l’ora richiesta.", // removed.arrives-too-late
  "Supera il tempo massimo a piedi.", // removed.walk-too-long
  "Senza mezzi pubblici richiede troppo tempo.", // removed.takes-too-long
  "Un tratto non è accessibile in sedia a rotelle.", // removed.inaccessible
  "Usa una fermata che hai escluso.", // removed.avoided-stop
  "Usa una linea o un mezzo che hai escluso.", // removed.ruled-out
  "Un tratto è chiuso o non in servizio a quell’ora.", // removed.not-running
  "Linee dei mezzi esclusi", // ruled-out.avoided-mode
  "Linee di operatori o fonti di dati esclusi", // ruled-out.operator-limit
  "Linee proposte solo se le richiedi", // ruled-out.only-when-named
  "Linee con veicoli non accessibili in sedia a rotelle", // ruled-out.inaccessible-vehicle
  "Linee senza conferma che le bici siano ammesse", // ruled-out.no-bicycles
  "Fermate non accessibili in sedia a rotelle", // ruled-out.inaccessible-stop
  "Fermate escluse", // ruled-out.avoided-stop
  "Linee e fermate chiuse per un’interruzione del servizio", // ruled-out.closed-by-alert
  "Prezzo non disponibile.", // unknown.price
  "Nessuna informazione sull’accesso al veicolo in sedia a rotelle.", // unknown.vehicle-access
  "Nessuna informazione sull’accesso alla fermata in sedia a rotelle.", // unknown.stop-access
  "Informazioni incomplete sull’accessibilità del percorso in sedia a rotelle.", // unknown.path-access
  "Nessuna informazione sul trasporto bici a bordo.", // unknown.bicycles-aboard
  "Dati stradali non disponibili qui: percorso in linea d’aria.", // unknown.streets
  "Orari indicativi.", // unknown.times
  "Circola a intervalli regolari; gli orari esatti di partenza non sono pubblicati.", // unknown.departure
  "Non è certo che si possa ancora prenotare.", // unknown.booking
  "Attesa abituale: quella effettiva può variare.", // unknown.wait
  "Nessuna informazione sui posti liberi nel parcheggio.", // unknown.parking
  "Autonomia residua del veicolo non nota.", // unknown.range
  "Manca il punto di partenza.", // refusal.no-origin
  "Manca la destinazione.", // refusal.no-destination
  "Non è stato possibile interpretare la richiesta.", // refusal.bad-request
  ["La regione “",["region"],"” è sconosciuta."], // refusal.unknown-region
  "Questa soluzione è sconosciuta.", // refusal.unknown-trip
  "Per questo tratto non ci sono altre partenze.", // refusal.not-a-ride
  "Non è stata trovata un’altra partenza per questa corsa.", // refusal.no-other-vehicle
  "La corsa precedente parte prima che tu arrivi alla fermata.", // refusal.leaves-too-early
  "Questo servizio non rilascia chiavi. Rivolgiti a chi lo gestisce.", // refusal.no-registration
  "Un’altra chiave ha già questo nome. Scegline un altro.", // refusal.label-taken
  "Può farlo solo chi gestisce questo servizio.", // refusal.not-operator
  "La richiesta non contiene una chiave API.", // refusal.no-key
  "La chiave API è sconosciuta o non attiva.", // refusal.unknown-key
  "La quota di questa chiave API è esaurita. Riprova più tardi.", // refusal.over-quota
  "Troppe richieste in poco tempo. Riprova tra poco.", // refusal.too-fast
  "Il servizio è sovraccarico. Riprova tra poco.", // refusal.overloaded
  "Si è verificato un errore. Riprova più tardi.", // refusal.internal
 ],
 modes: [
  "Trasporto pubblico", // pt_pub
  "Bus", // pt_pub_bus
  "Tram a fune", // pt_pub_cablecar
  "Taxi collettivo", // pt_pub_car
  "Traghetto", // pt_pub_ferry
  "Pullman", // pt_pub_coach
  "Bus espresso", // pt_pub_expressbus
  "Funicolare", // pt_pub_funicular
  "Cabinovia", // pt_pub_gondola
  "Metro (anche di superficie)", // pt_pub_metro
  "Monorotaia", // pt_pub_monorail
  "Treno regionale", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Treno", // pt_pub_train
  "Tram", // pt_pub_tram
  "Scuolabus", // pt_ltd_SCHOOLBUS
  "Servizio a chiamata", // ps_drt
  "Taxi", // ps_tax
  "Auto con conducente", // ps_tnc
  "Auto", // me_car
  "Car sharing", // me_car-s
  "Auto a noleggio", // me_car-r
  "Carpooling", // me_car-p
  "Moto", // me_mot
  "Bici o monopattino", // me_mic
  "Bici", // me_mic_bic
  "Bici pieghevole", // me_mic_fold-bic
  "Monopattino elettrico", // me_mic_e-sco
  "Monopattino elettrico veloce", // me_mic_fast-e-sco
  "Bici o monopattino in sharing", // me_mic-s
  "Bici (vecchio identificativo)", // cy_bic
  "Bici in sharing (vecchio identificativo)", // cy_bic-s
  "A piedi", // wa_wal
  "Sedia a rotelle", // wa_whe
  "Volo", // in_air
  "Treno a lunga percorrenza", // in_rail
  "Pullman a lunga percorrenza", // in_coach
  "Traghetto a lunga percorrenza", // in_ferry
  "Parcheggio in strada", // stationary_parking-onstreet
  "Parcheggio", // stationary_parking-offstreet
  "Attesa", // stationary_wait
  "Cambio", // stationary_transfer
  "Ritiro del veicolo", // stationary_vehicle-collect
  "Riconsegna del veicolo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Arrivo in aeroporto", // stationary_airport-checkout
  "Coincidenza aerea", // stationary_airport-transfer
 ],
};
