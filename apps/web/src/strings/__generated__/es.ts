// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De puerta a puerta, con datos abiertos", // tagline
  "Sin mapa: este navegador no ofrece WebGL. Las paradas y coordenadas funcionan igualmente.", // noMap
  "Este planificador aún no tiene ninguna región.", // noRegions
  "Región", // region
  "Idioma", // language
  "Cambiar entre claro y oscuro", // theme
  "Mapa", // map
  "Desde", // from
  "Hasta", // to
  "Más opciones", // moreChoices
  "Menos opciones", // fewerChoices
  "Parada o coordenadas", // placeHint
  "Lugar desconocido. Introduzca una parada o coordenadas como 41.15, -8.61.", // unknownPlace
  "Intercambiar origen y destino", // swap
  "Usar el centro del mapa", // mapCentre
  "Empezar de nuevo", // clear
  "Haga clic en el mapa en el origen y después en el destino.", // clickFrom
  "Ahora haga clic en el destino.", // clickTo
  "Cuándo", // when
  "Salir ahora", // now
  "Salir a las", // depart
  "Llegar antes de", // arrive
  "Fecha y hora locales", // localTime
  "Medios de transporte", // modes
  "Silla de ruedas", // wheelchair
  "Prioridad", // priority
  "Equilibrado", // balanced
  "Rápido", // fast
  "Cómodo", // easy
  "Ecológico", // green
  "Barato", // cheap
  "A pie sin límite", // anyWalking
  ["Como máximo ",["n","number"]," min a pie"], // mostWalking
  "Máximo a pie", // walkingLimit
  "Tarifas reducidas", // concession
  "O pruebe uno de estos", // examples
  "Buscando viajes…", // searching
  [["n","plural",{"one":[["n","number"]," opción"],"other":[["n","number"]," opciones"]}]], // results
  "directo", // direct
  [["n","plural",{"one":[["n","number"]," transbordo"],"other":[["n","number"]," transbordos"]}]], // changes
  [["distance","distance"]," a pie"], // onFoot
  [["distance","distance"]," en silla de ruedas"], // inWheelchair
  ["cada ",["duration","duration"]], // every
  "Otros horarios", // otherTimes
  [["n","plural",{"one":[["n","number"]," parada intermedia"],"other":[["n","number"]," paradas intermedias"]}]], // stopsOnTheWay
  "Indicaciones", // directions
  "Llegada", // arriveStep
  "en directo", // live
  "Cancelado", // cancelled
  "Demasiado tarde para reservar", // tooLateToBook
  "Ya ha salido", // left
  "Todos los viajes", // back
  "No se encontraron viajes", // nothing
  ["Planificar para el ",["date","day"]], // tryDate
  "Pruebe con otra hora, más medios de transporte u otros lugares.", // nothingHint
  "El planificador no responde. ¿Sigue en marcha?", // unreachable
  "No se puede planificar", // refused
  "Reintentar", // retry
  "¿Por qué estos viajes?", // why
  "¿Por qué no hay viajes?", // whyNothing
  [["n","plural",{"one":[["n","number"]," viaje examinado, ",["shown","number"]," mostrados"],"other":[["n","number"]," viajes examinados, ",["shown","number"]," mostrados"]}]], // considered
  [["n","plural",{"one":[["n","number"]," parada al alcance del origen"],"other":[["n","number"]," paradas al alcance del origen"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," parada al alcance del destino"],"other":[["n","number"]," paradas al alcance del destino"]}]], // stopsTo
  "La búsqueda terminó antes de tiempo.", // endedEarly
  "Puntuación del viaje elegido (menos es mejor)", // chosenScore
  "Tiempo", // scoreTime
  "Precio", // scorePrice
  "Emisiones", // scoreCarbon
  "Esfuerzo", // scoreHassle
  "Información que falta", // notKnown
  ["Mejor: ",["time"]], // betterTrip
];
