// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De puerta a puerta, con datos abiertos", // tagline
  "Mapa no disponible: este navegador no es compatible con WebGL. Puedes buscar por parada o por coordenadas.", // noMap
  "Este planificador aún no tiene ninguna región.", // noRegions
  "Región", // region
  "Idioma", // language
  "Cambiar entre tema claro y oscuro", // theme
  "Mapa", // map
  "Origen", // from
  "Destino", // to
  "Más opciones", // moreChoices
  "Menos opciones", // fewerChoices
  "Parada o coordenadas", // placeHint
  "Lugar desconocido. Introduce una parada o coordenadas como 41.15, -8.61.", // unknownPlace
  "Intercambiar origen y destino", // swap
  "Usar el centro del mapa", // mapCentre
  "Nueva búsqueda", // clear
  "Elige en el mapa el origen y después el destino.", // clickFrom
  "Ahora elige el destino.", // clickTo
  "Cuándo", // when
  "Salir ahora", // now
  "Salir a las", // depart
  "Llegar antes de las", // arrive
  "Fecha y hora locales", // localTime
  "Medios de transporte", // modes
  "Silla de ruedas", // wheelchair
  "Prioridad", // priority
  "Equilibrada", // balanced
  "Rápida", // fast
  "Cómoda", // easy
  "Ecológica", // green
  "Económica", // cheap
  "Sin límite a pie", // anyWalking
  ["Como máximo ",["n","number"]," min a pie"], // mostWalking
  "Máximo a pie", // walkingLimit
  "Tarifas reducidas", // concession
  "O prueba uno de estos ejemplos", // examples
  "Buscando rutas…", // searching
  [["n","plural",{"one":[["n","number"]," ruta"],"other":[["n","number"]," rutas"]}]], // results
  "directo", // direct
  [["n","plural",{"one":[["n","number"]," transbordo"],"other":[["n","number"]," transbordos"]}]], // changes
  [["distance","distance"]," a pie"], // onFoot
  [["distance","distance"]," en silla de ruedas"], // inWheelchair
  ["cada ",["duration","duration"]], // every
  "Otros horarios", // otherTimes
  [["n","plural",{"one":[["n","number"]," parada intermedia"],"other":[["n","number"]," paradas intermedias"]}]], // stopsOnTheWay
  "Indicaciones", // directions
  "Llegada", // arriveStep
  "en tiempo real", // live
  "Cancelado", // cancelled
  "Demasiado tarde para reservar", // tooLateToBook
  "Ya ha salido", // left
  "Todas las rutas", // back
  "No se ha encontrado ninguna ruta", // nothing
  ["Buscar para el ",["date","day"]], // tryDate
  "Prueba con otra hora, más medios de transporte u otros lugares.", // nothingHint
  "El planificador no responde. ¿Sigue el servidor en marcha?", // unreachable
  "No se puede calcular esta ruta", // refused
  "Reintentar", // retry
  "¿Por qué estas rutas?", // why
  "¿Por qué no hay rutas?", // whyNothing
  [["n","plural",{"one":[["n","number"]," ruta examinada, ",["shown","plural",{"one":[["shown","number"]," mostrada"],"other":[["shown","number"]," mostradas"]}]],"other":[["n","number"]," rutas examinadas, ",["shown","plural",{"one":[["shown","number"]," mostrada"],"other":[["shown","number"]," mostradas"]}]]}]], // considered
  [["n","plural",{"one":[["n","number"]," parada cerca del origen"],"other":[["n","number"]," paradas cerca del origen"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," parada cerca del destino"],"other":[["n","number"]," paradas cerca del destino"]}]], // stopsTo
  "La búsqueda se ha detenido antes de tiempo.", // endedEarly
  "Puntuación de la ruta elegida (menos es mejor)", // chosenScore
  "Duración", // scoreTime
  "Precio", // scorePrice
  "Emisiones", // scoreCarbon
  "Esfuerzo", // scoreHassle
  "Información no disponible", // notKnown
  ["Ruta mejor: ",["time"]], // betterTrip
];
