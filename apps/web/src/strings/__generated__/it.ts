// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Da porta a porta, con dati aperti", // tagline
  "Niente mappa: questo browser non offre WebGL. Fermate e coordinate funzionano comunque.", // noMap
  "Questo pianificatore non ha ancora regioni.", // noRegions
  "Regione", // region
  "Lingua", // language
  "Passa da chiaro a scuro", // theme
  "Mappa", // map
  "Da", // from
  "A", // to
  "Altre scelte", // moreChoices
  "Meno scelte", // fewerChoices
  "Fermata o coordinate", // placeHint
  "Luogo sconosciuto. Inserisci una fermata o coordinate come 41.15, -8.61.", // unknownPlace
  "Inverti partenza e arrivo", // swap
  "Usa il centro della mappa", // mapCentre
  "Ricomincia", // clear
  "Fai clic sulla mappa sulla partenza, poi sulla destinazione.", // clickFrom
  "Ora fai clic sulla destinazione.", // clickTo
  "Quando", // when
  "Parti ora", // now
  "Parti alle", // depart
  "Arriva entro", // arrive
  "Data e ora locali", // localTime
  "Mezzi di trasporto", // modes
  "Sedia a rotelle", // wheelchair
  "Priorità", // priority
  "Equilibrato", // balanced
  "Veloce", // fast
  "Comodo", // easy
  "Ecologico", // green
  "Economico", // cheap
  "A piedi senza limiti", // anyWalking
  ["Al massimo ",["n","number"]," min a piedi"], // mostWalking
  "Massimo a piedi", // walkingLimit
  "Tariffe ridotte", // concession
  "Oppure prova uno di questi", // examples
  "Ricerca dei viaggi…", // searching
  [["n","plural",{"one":[["n","number"]," soluzione"],"other":[["n","number"]," soluzioni"]}]], // results
  "diretto", // direct
  [["n","plural",{"one":[["n","number"]," cambio"],"other":[["n","number"]," cambi"]}]], // changes
  [["distance","distance"]," a piedi"], // onFoot
  [["distance","distance"]," in sedia a rotelle"], // inWheelchair
  ["ogni ",["duration","duration"]], // every
  "Altri orari", // otherTimes
  [["n","plural",{"one":[["n","number"]," fermata intermedia"],"other":[["n","number"]," fermate intermedie"]}]], // stopsOnTheWay
  "Indicazioni", // directions
  "Arrivo", // arriveStep
  "in tempo reale", // live
  "Cancellato", // cancelled
  "Troppo tardi per prenotare", // tooLateToBook
  "Già partito", // left
  "Tutti i viaggi", // back
  "Nessun viaggio trovato", // nothing
  ["Pianifica per il ",["date","day"]], // tryDate
  "Prova un altro orario, altri mezzi o altri luoghi.", // nothingHint
  "Il pianificatore non risponde. È ancora in esecuzione?", // unreachable
  "Non è possibile pianificare", // refused
  "Riprova", // retry
  "Perché questi viaggi?", // why
  "Perché nessun viaggio?", // whyNothing
  [["n","plural",{"one":[["n","number"]," viaggio esaminato, ",["shown","number"]," mostrati"],"other":[["n","number"]," viaggi esaminati, ",["shown","number"]," mostrati"]}]], // considered
  [["n","plural",{"one":[["n","number"]," fermata raggiungibile dalla partenza"],"other":[["n","number"]," fermate raggiungibili dalla partenza"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," fermata vicino alla destinazione"],"other":[["n","number"]," fermate vicino alla destinazione"]}]], // stopsTo
  "La ricerca è finita in anticipo.", // endedEarly
  "Punteggio del viaggio scelto (più basso è meglio)", // chosenScore
  "Durata", // scoreTime
  "Prezzo", // scorePrice
  "Emissioni", // scoreCarbon
  "Fatica", // scoreHassle
  "Informazioni mancanti", // notKnown
  ["Meglio: ",["time"]], // betterTrip
];
