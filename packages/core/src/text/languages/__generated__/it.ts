// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Prendi il bus <NUMBER>","coach":"Prendi il pullman <NUMBER>","tram":"Prendi il tram <NUMBER>","metro":"Prendi la metro <NUMBER>","train":"Prendi il treno <NUMBER>","ferry":"Prendi il traghetto <NUMBER>","other":"Prendi <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Prendi il bus","coach":"Prendi il pullman","tram":"Prendi il tram","metro":"Prendi la metro","train":"Prendi il treno","ferry":"Prendi il traghetto","gondola":"Prendi la cabinovia","funicular":"Prendi la funicolare","cablecar":"Prendi il tram a fune","monorail":"Prendi la monorotaia","other":"Sali a bordo"}]], // action.board
  "Resta a bordo, linea <NUMBER>", // action.stay
  "Resta a bordo", // action.stay-on
  "Prendi il volo <NUMBER>", // action.fly
  "Prendi il volo", // action.fly-unnumbered
  "Cammina", // action.walk
  ["A piedi fino a ",["place"]], // action.walk-to
  "A piedi fino a destinazione", // action.walk-end
  "Spostati in sedia a rotelle", // action.roll
  ["In sedia a rotelle fino a ",["place"]], // action.roll-to
  "In sedia a rotelle fino a destinazione", // action.roll-end
  "Vai in bicicletta", // action.cycle
  "Vai in monopattino elettrico", // action.scooter
  "Guida l’auto", // action.drive-car
  "Vai in moto", // action.ride-motorbike
  "Viaggia in carpooling", // action.carpool
  "Prendi un taxi", // action.taxi
  "Prendi un’auto con conducente", // action.ride-hailing
  ["Viaggia con ",["provider"]], // action.ride-hailing-with
  "Prendi il servizio a chiamata", // action.on-demand
  ["Servizio a chiamata: ",["provider"]], // action.on-demand-with
  "Attendi", // action.wait
  "Attendi che passino a prenderti", // action.wait-pickup
  "Attendi la coincidenza", // action.transfer
  [["vehicle","select",{"bicycle":"Lega la bicicletta","scooter":"Parcheggia il monopattino","other":"Parcheggia in strada"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lega la bicicletta","scooter":"Parcheggia il monopattino","other":"Parcheggia nel parcheggio"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Ritira l’auto","bicycle":"Ritira la bicicletta","scooter":"Ritira il monopattino","other":"Ritira il veicolo"}]], // action.collect
  [["vehicle","select",{"car":"Riconsegna l’auto","bicycle":"Riconsegna la bicicletta","scooter":"Riconsegna il monopattino","other":"Riconsegna il veicolo"}]], // action.return
  "Check-in in aeroporto", // action.airport-checkin
  "Ritiro bagagli e uscita dall’aeroporto", // action.airport-checkout
  "Cambia aereo", // action.airport-transfer
  [["count","plural",{"one":"Ogni minuto","other":["Ogni ",["count","number"]," minuti"]}]], // note.every-minutes
  "Orari indicativi", // note.approximate-times
  ["Per salire qui, chiama prima ",["agency"]], // note.book-to-board
  ["Per salire qui, chiama prima ",["agency"]," al numero ",["phone"]], // note.book-to-board-phone
  ["Per scendere qui, chiama prima ",["agency"]], // note.book-to-alight
  ["Per scendere qui, chiama prima ",["agency"]," al numero ",["phone"]], // note.book-to-alight-phone
  "Fermata a richiesta: fai un cenno al conducente", // note.signal-driver
  "Fermata a richiesta: avvisa il conducente che vuoi scendere", // note.tell-driver
  ["Prenota entro le ",["deadline","time"]," del ",["deadline","date"]], // note.book-until
  "Non è più possibile prenotare questa corsa", // note.too-late-to-book
  "Soppresso", // note.cancelled
  ["Posti totali: ",["places","number"]], // note.parking-spaces
  ["Posti per disabili: ",["bays","number"]], // note.parking-disabled-bays
  "Il parcheggio è gratuito", // note.parking-free
  "Parcheggio a pagamento, prezzo sconosciuto", // note.parking-paid
  ["Attesa abituale: ",["wait","duration"]], // note.usual-wait
  ["Spingi la bicicletta per ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," su percorsi adatti alle biciclette"], // note.cycle-friendly
  ["Accessibile in sedia a rotelle: ",["distance","distance"]], // note.section-accessible
  ["Non accessibile in sedia a rotelle: ",["distance","distance"]], // note.section-inaccessible
  ["Accessibilità sconosciuta: ",["distance","distance"]], // note.section-unknown
  "Veicolo accessibile in sedia a rotelle", // note.service-accessible
  "Veicolo non accessibile in sedia a rotelle", // note.service-inaccessible
  "Accessibilità del veicolo sconosciuta", // note.service-unknown
  [["stop"],": accessibile in sedia a rotelle"], // note.stop-accessible
  [["stop"],": non accessibile in sedia a rotelle"], // note.stop-inaccessible
  [["stop"],": accessibilità sconosciuta"], // note.stop-unknown
  "Biciclette ammesse a bordo", // note.bicycles-allowed
  "Biciclette non ammesse a bordo", // note.bicycles-forbidden
  "In linea d’aria: qui mancano i dati stradali", // note.straight-line
  "Con tratto in traghetto", // note.ferry
  ["Con tratto in traghetto: ",["name"]], // note.ferry-named
  "Su strade private o riservate ai residenti: verificare se si può passare", // note.no-through
  "Inizia o finisce su una strada dove è vietato fermarsi", // note.no-stopping
  ["Pedaggio: ",["price","money"]], // note.toll
  ["Scale → ",["level"]], // note.take-stairs
  ["Scale: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Scala mobile → ",["level"]], // note.take-escalator
  ["Scala mobile: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Ascensore → ",["level"]], // note.take-lift
  ["Ascensore: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," fermata"],"other":[["count","number"]," fermate"]}]], // label.stops
  ["Direzione: ",["direction"]], // label.direction
  ["Destinazione: ",["place"]], // label.flight-to
  [["duration","duration"]," senza traffico"], // label.without-traffic
  [["kind","select",{"stand":["Banchina ",["platform"]],"track":["Binario ",["platform"]],"pier":["Molo ",["platform"]],"gate":["Gate ",["platform"]],"other":["Banchina ",["platform"]]}]], // label.platform
  "via senza nome", // label.unnamed-way
  "Biglietto", // label.ticket
  "Bicicletta in condivisione", // label.shared-bicycle
  "Monopattino in condivisione", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Prenota con ",["operator"]], // label.book-with
  "Parti", // turn.HEAD_TOWARDS
  ["Parti su ",["street"]], // turn.HEAD_TOWARDS.street
  "Prosegui dritto", // turn.CONTINUE_STRAIGHT
  ["Prosegui dritto su ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Mantieni la sinistra", // turn.TURN_SLIGHTLY_LEFT
  ["Mantieni la sinistra su ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Svolta a sinistra", // turn.TURN_LEFT
  ["Svolta a sinistra su ",["street"]], // turn.TURN_LEFT.street
  "Svolta bruscamente a sinistra", // turn.TURN_SHARPLY_LEFT
  ["Svolta bruscamente a sinistra su ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Mantieni la destra", // turn.TURN_SLIGHTLY_RIGHT
  ["Mantieni la destra su ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Svolta a destra", // turn.TURN_RIGHT
  ["Svolta a destra su ",["street"]], // turn.TURN_RIGHT.street
  "Svolta bruscamente a destra", // turn.TURN_SHARPLY_RIGHT
  ["Svolta bruscamente a destra su ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Inverti la marcia", // turn.U_TURN
  ["Inverti la marcia su ",["street"]], // turn.U_TURN.street
  "Il punto di partenza è fuori dalla zona coperta.", // empty.outside-from
  "La destinazione è fuori dalla zona coperta.", // empty.outside-to
  "La partenza e la destinazione si trovano in regioni diverse e nessuna regione le comprende entrambe.", // empty.different-regions
  "La partenza e la destinazione sono troppo vicine: non serve alcun viaggio.", // empty.too-close
  "Non ci sono strade o sentieri percorribili vicino al punto di partenza.", // empty.off-network-from
  "Non ci sono strade o sentieri percorribili vicino alla destinazione.", // empty.off-network-to
  "Nessuno dei mezzi di trasporto scelti è disponibile qui.", // empty.no-modes
  "Con queste esclusioni non resta alcun collegamento.", // empty.ruled-out
  ["Non ci sono orari per questa data. Periodo coperto dagli orari: ",["from","day"]," – ",["to","day"],"."], // empty.no-service-date
  "A quest’ora non circola alcun servizio adatto.", // empty.no-service-in-window
  "Nessuna fermata dei mezzi scelti è raggiungibile dal punto di partenza.", // empty.no-stop-from
  "Nessuna fermata dei mezzi scelti permette di raggiungere la destinazione.", // empty.no-stop-to
  "Nessun collegamento trovato con i mezzi di trasporto scelti.", // empty.no-connection
  "Nessun collegamento evita le fermate escluse.", // empty.avoided-stops
  "Nessuna soluzione con partenza a quell’ora arriva in tempo.", // empty.arrives-too-late
  "Ogni collegamento ha un tratto non accessibile.", // empty.inaccessible
  "Ogni collegamento ha un tratto a piedi più lungo di quanto consentito.", // empty.walk-too-long
  "È troppo lontano per andarci a piedi, in bici o in auto.", // empty.too-far
  "I veicoli a noleggio vicino al punto di partenza vanno riconsegnati lì e quindi non servono per un viaggio di sola andata.", // empty.round-trip-only
  [["mode"],": nessun veicolo disponibile vicino al punto di partenza."], // empty.no-vehicle-from
  [["mode"],": i veicoli disponibili alla partenza non si possono riconsegnare a destinazione."], // empty.no-vehicle-to
  [["mode"],": il punto di partenza è fuori dall’area servita."], // empty.outside-zone-from
  [["mode"],": la destinazione è fuori dall’area servita."], // empty.outside-zone-to
  [["mode"],": non è in servizio a quest’ora."], // empty.closed
  [["mode"],": questo operatore non è attivo qui."], // empty.unknown-provider
  "I mezzi scelti non offrono nulla di meglio che andare a piedi.", // empty.walking-is-better
  "I mezzi scelti non offrono nulla di meglio che andare a piedi o usarne uno solo.", // empty.not-better
  "La ricerca durava troppo ed è stata interrotta prima di trovare un collegamento.", // empty.stopped-early
  [["mode"],": nessuna strada percorribile vicino al punto di partenza."], // off-network.from
  [["mode"],": nessuna strada percorribile vicino alla destinazione."], // off-network.to
  ["Il mezzo “",["mode"],"” è obsoleto. Usa “",["replacement"],"”."], // advisory.deprecated-mode
  ["Il mezzo “",["mode"],"” è sconosciuto ed è stato ignorato."], // advisory.unknown-mode
  ["Il mezzo “",["mode"],"” è sconosciuto ed è stato ignorato. Intendevi “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": non è disponibile qui ed è stato escluso."], // advisory.unavailable-mode
  ["La fermata “",["stop"],"” è sconosciuta ed è stata ignorata."], // advisory.unknown-stop
  ["“",["name"],"” non corrisponde a nessun gestore, ente, insieme di dati o linea."], // advisory.unknown-limit
  ["La lingua “",["language"],"” qui non è disponibile."], // advisory.unknown-language
  "La ricerca è stata interrotta in anticipo: possono esserci collegamenti migliori.", // advisory.stopped-early
  "Mancano i dati stradali: i percorsi a piedi sono stimati in linea d’aria.", // advisory.straight-line-walks
  "Un altro collegamento è almeno altrettanto buono per partenza, arrivo e numero di cambi.", // removed.dominated
  "Andare a piedi per tutto il tragitto non richiede più tempo né più fatica.", // removed.walking-is-better
  "Un solo mezzo di trasporto è almeno altrettanto buono sotto ogni aspetto.", // removed.single-mode-is-better
  "Un’altra soluzione è altrettanto buona sotto ogni aspetto e migliore in almeno uno.", // removed.worse-than-another
  "Usa solo uno dei mezzi da combinare.", // removed.one-mode-only
  "Un altro luogo di parcheggio, ritiro o riconsegna fa arrivare prima.", // removed.slower-alike
  "Un parcheggio altrettanto vicino e rapido è più certo di un posto in strada.", // removed.car-park-alike
  "Non risponde alle preferenze meglio delle altre.", // removed.fits-no-better
  "È mancato il tempo per confrontarla con ogni mezzo da solo.", // removed.out-of-time
  "Usa gli stessi veicoli di una soluzione migliore.", // removed.same-vehicles
  "È stata chiesta solo la soluzione migliore.", // removed.not-the-best
  "Arriva dopo l’ora richiesta.", // removed.arrives-too-late
  "Comprende un tratto a piedi più lungo di quanto consentito.", // removed.walk-too-long
  "Dura troppo senza mezzi pubblici.", // removed.takes-too-long
  "Un tratto non è accessibile in sedia a rotelle.", // removed.inaccessible
  "Usa una fermata esclusa.", // removed.avoided-stop
  "Usa una linea o un mezzo escluso.", // removed.ruled-out
  "Una parte è chiusa o non in servizio a quell’ora.", // removed.not-running
  "Linee di mezzi esclusi", // ruled-out.avoided-mode
  "Linee di operatori o fonti esclusi", // ruled-out.operator-limit
  "Linee proposte solo su richiesta esplicita", // ruled-out.only-when-named
  "Linee con veicoli non accessibili in sedia a rotelle", // ruled-out.inaccessible-vehicle
  "Linee di cui non risulta che ammettano biciclette", // ruled-out.no-bicycles
  "Fermate non accessibili in sedia a rotelle", // ruled-out.inaccessible-stop
  "Fermate escluse", // ruled-out.avoided-stop
  "Il prezzo non è noto.", // unknown.price
  "Nessuna informazione sull’accesso al veicolo in sedia a rotelle.", // unknown.vehicle-access
  "Nessuna informazione sull’accesso alla fermata in sedia a rotelle.", // unknown.stop-access
  "Nessuna informazione completa sull’accessibilità del percorso in sedia a rotelle.", // unknown.path-access
  "Nessuna informazione sulle bici a bordo.", // unknown.bicycles-aboard
  "Qui mancano i dati stradali: il percorso è una linea retta.", // unknown.streets
  "Questi orari sono approssimativi.", // unknown.times
  "Circola a intervalli regolari; gli orari esatti di partenza non sono pubblicati.", // unknown.departure
  "Nessuna informazione sulla possibilità di prenotare ancora.", // unknown.booking
  "Attesa abituale; quella effettiva può variare.", // unknown.wait
  "Nessuna informazione sui posti di parcheggio liberi.", // unknown.parking
  "L’autonomia residua del veicolo è sconosciuta.", // unknown.range
  "Non è stato indicato il punto di partenza.", // refusal.no-origin
  "Non è stata indicata la destinazione.", // refusal.no-destination
  "Non è stato possibile interpretare la richiesta.", // refusal.bad-request
  ["La regione “",["region"],"” è sconosciuta."], // refusal.unknown-region
  "La richiesta non contiene una chiave di servizio.", // refusal.no-key
  "La chiave di servizio è sconosciuta o non attiva.", // refusal.unknown-key
  "La quota di questa chiave di servizio è esaurita. Riprova più tardi.", // refusal.over-quota
  "Il servizio è sovraccarico. Riprova tra poco.", // refusal.overloaded
  "Si è verificato un errore da parte nostra. Riprova più tardi.", // refusal.internal
 ],
 modes: [
  "Trasporto pubblico", // pt_pub
  "Autobus", // pt_pub_bus
  "Tram a fune", // pt_pub_cablecar
  "Auto pubblica", // pt_pub_car
  "Traghetto", // pt_pub_ferry
  "Pullman", // pt_pub_coach
  "Autobus espresso", // pt_pub_expressbus
  "Funicolare", // pt_pub_funicular
  "Cabinovia", // pt_pub_gondola
  "Metropolitana", // pt_pub_metro
  "Monorotaia", // pt_pub_monorail
  "Treno regionale", // pt_pub_regionaltrain
  "Metropolitana sotterranea", // pt_pub_subway
  "Treno", // pt_pub_train
  "Tram", // pt_pub_tram
  "Scuolabus", // pt_ltd_SCHOOLBUS
  "Trasporto a chiamata", // ps_drt
  "Taxi", // ps_tax
  "Auto con conducente", // ps_tnc
  "Auto", // me_car
  "Auto condivisa", // me_car-s
  "Auto a noleggio", // me_car-r
  "Passaggio in auto", // me_car-p
  "Moto", // me_mot
  "Bicicletta o monopattino", // me_mic
  "Bicicletta", // me_mic_bic
  "Bicicletta pieghevole", // me_mic_fold-bic
  "Monopattino elettrico", // me_mic_e-sco
  "Monopattino veloce", // me_mic_fast-e-sco
  "Bicicletta o monopattino in condivisione", // me_mic-s
  "Bicicletta (vecchio identificativo)", // cy_bic
  "Bici condivisa (vecchio identificativo)", // cy_bic-s
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
