// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Da porta a porta, con dati aperti", // tagline
  "Mappa non disponibile: questo browser non supporta WebGL. Puoi comunque cercare per fermata o coordinate.", // noMap
  "Questo servizio non copre ancora nessuna regione.", // noRegions
  "Regione", // region
  "Lingua", // language
  "Cambia tema: chiaro o scuro", // theme
  "Mappa", // map
  "Partenza", // from
  "Destinazione", // to
  "Più opzioni", // moreChoices
  "Meno opzioni", // fewerChoices
  "Fermata, indirizzo o luogo", // placeHint
  "Luogo sconosciuto. Inserisci una fermata, un indirizzo o coordinate come 41.15, -8.61.", // unknownPlace
  "Inverti partenza e destinazione", // swap
  "Usa il centro della mappa", // mapCentre
  "Nuova ricerca", // clear
  "Scegli sulla mappa la partenza, poi la destinazione.", // clickFrom
  "Ora scegli la destinazione.", // clickTo
  "Quando", // when
  "Parti adesso", // now
  "Parti alle", // depart
  "Arriva entro le", // arrive
  "Data e ora locali", // localTime
  "Mezzi di trasporto", // modes
  "Sedia a rotelle", // wheelchair
  "Priorità", // priority
  "Equilibrata", // balanced
  "Veloce", // fast
  "Comoda", // easy
  "Ecologica", // green
  "Economica", // cheap
  "Nessun limite a piedi", // anyWalking
  ["Al massimo ",["n","number"]," min a piedi"], // mostWalking
  "Massimo a piedi", // walkingLimit
  "Tariffe ridotte", // concession
  "Oppure prova uno di questi esempi", // examples
  "Ricerca delle soluzioni…", // searching
  [["n","number"]," ",["n","plural",{"one":"soluzione","other":"soluzioni"}]], // results
  "diretto", // direct
  [["n","number"]," ",["n","plural",{"one":"cambio","other":"cambi"}]], // changes
  [["distance","distance"]," a piedi"], // onFoot
  [["distance","distance"]," in sedia a rotelle"], // inWheelchair
  ["ogni ",["duration","duration"]], // every
  "Altri orari", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"fermata intermedia","other":"fermate intermedie"}]], // stopsOnTheWay
  "Indicazioni", // directions
  "Arrivo", // arriveStep
  "in tempo reale", // live
  [["load","select",{"empty":"Vuoto","many":"Molti posti a sedere","few":"Pochi posti a sedere","standing":"Solo posti in piedi","full":"Pieno","closed":"Non accetta passeggeri","other":""}]], // occupancy
  "Cancellato", // cancelled
  "Troppo tardi per prenotare", // tooLateToBook
  "Già partito", // left
  "Tutte le soluzioni", // back
  "Nessuna soluzione trovata", // nothing
  ["Cerca in data ",["date","day"]], // tryDate
  "Prova un altro orario, altri mezzi di trasporto o altri luoghi.", // nothingHint
  "Il servizio non risponde. Il server è ancora attivo?", // unreachable
  "Impossibile calcolare questo percorso", // refused
  "Riprova", // retry
  "Perché queste soluzioni?", // why
  "Perché nessuna soluzione?", // whyNothing
  [["n","number"]," ",["n","plural",{"one":"soluzione valutata,","other":"soluzioni valutate,"}]," ",["shown","number"]," ",["shown","plural",{"one":"mostrata","other":"mostrate"}]], // considered
  [["n","number"]," ",["n","plural",{"one":"fermata","other":"fermate"}]," vicino al punto di partenza"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"fermata","other":"fermate"}]," vicino alla destinazione"], // stopsTo
  "La ricerca si è interrotta in anticipo.", // endedEarly
  "Punteggio della soluzione scelta (più è basso, meglio è)", // chosenScore
  "Durata", // scoreTime
  "Prezzo", // scorePrice
  "Emissioni", // scoreCarbon
  "Fatica", // scoreHassle
  "Informazioni mancanti", // notKnown
  ["Soluzione migliore: ",["time"]], // betterTrip
  "Avvisi", // alerts
  "Interruzione", // alertSevere
  "Attenzione", // alertWarning
  "Informazione", // alertInfo
  "Maggiori informazioni", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"fermata evitata","other":"fermate evitate"}]], // avoidedStops
  "Usa di nuovo tutte le fermate", // useAllStops
  ["Orario programmato: ",["clock"]], // plannedTime
  "Partenze", // departures
  ["Partenze da ",["stop"]], // departuresFrom
  "Nessuna partenza nelle prossime 24 ore.", // noDepartures
  "Non ferma qui", // skipsStop
  "Chiavi API", // keysTitle
  "I programmi che usano questo servizio inviano una chiave con ogni richiesta. Registrati qui per averne una.", // keysIntro
  "Nome della persona, dell’app o della scuola", // keyHolder
  "Registrati", // keyRegister
  ["Una nuova chiave funziona dopo ",["delay","duration"],", quando tutti i server la conoscono."], // keyDelay
  [["n","number"]," ",["n","plural",{"one":"richiesta gratuita","other":"richieste gratuite"}]," al mese"], // keyFree
  "La tua chiave", // yourKey
  "Conservala in un luogo sicuro: non verrà più mostrata.", // keyOnce
  ["Inviala in questa intestazione e mai in un indirizzo: ",["header"]], // keyHeader
  ["La chiave funziona a partire da: ",["start","date"],", ore ",["start","time"],"."], // keyStart
  "Copia", // keyCopy
  "Copiata", // keyCopied
  "Uso di una chiave", // keyUse
  "Mostra l’uso", // keyShowUse
  [["n","number"]," ",["n","plural",{"one":["richiesta gratuita su ",["free","number"]," usata"],"other":["richieste gratuite su ",["free","number"]," usate"]}]," questo mese"], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"richiesta","other":"richieste"}]," questo mese"], // keyCalls
  ["Il conteggio riparte in questa data: ",["day","date"],"."], // keyRenews
  "Inserisci un nome da 1 a 80 caratteri.", // keyWrongName
  "Questo servizio risponde senza chiave.", // noKeysNeeded
  "Cerca un viaggio", // planTrip
];
