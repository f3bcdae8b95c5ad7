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
  "Parada, dirección o lugar", // placeHint
  "Lugar desconocido. Introduce una parada, una dirección o coordenadas como 41.15, -8.61.", // unknownPlace
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
  [["n","number"]," ",["n","plural",{"one":"ruta","other":"rutas"}]], // results
  "directo", // direct
  [["n","number"]," ",["n","plural",{"one":"transbordo","other":"transbordos"}]], // changes
  [["distance","distance"]," a pie"], // onFoot
  [["distance","distance"]," en silla de ruedas"], // inWheelchair
  ["cada ",["duration","duration"]], // every
  "Otros horarios", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"parada intermedia","other":"paradas intermedias"}]], // stopsOnTheWay
  "Indicaciones", // directions
  "Llegada", // arriveStep
  "en tiempo real", // live
  [["load","select",{"empty":"Vacío","many":"Muchos asientos libres","few":"Pocos asientos libres","standing":"Solo de pie","full":"Lleno","closed":"No admite viajeros","other":""}]], // occupancy
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
  [["n","number"]," ",["n","plural",{"one":"ruta examinada,","other":"rutas examinadas,"}]," ",["shown","number"]," ",["shown","plural",{"one":"mostrada","other":"mostradas"}]], // considered
  [["n","number"]," ",["n","plural",{"one":"parada","other":"paradas"}]," cerca del origen"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"parada","other":"paradas"}]," cerca del destino"], // stopsTo
  "La búsqueda se ha detenido antes de tiempo.", // endedEarly
  "Puntuación de la ruta elegida (menos es mejor)", // chosenScore
  "Duración", // scoreTime
  "Precio", // scorePrice
  "Emisiones", // scoreCarbon
  "Esfuerzo", // scoreHassle
  "Información no disponible", // notKnown
  ["Ruta mejor: ",["time"]], // betterTrip
  "Avisos", // alerts
  "Incidencia", // alertSevere
  "Advertencia", // alertWarning
  "Información", // alertInfo
  "Más información", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"parada evitada","other":"paradas evitadas"}]], // avoidedStops
  "Volver a usar todas las paradas", // useAllStops
  ["Horario: ",["clock"]], // plannedTime
  "Salidas", // departures
  ["Salidas de ",["stop"]], // departuresFrom
  "No hay salidas en las próximas 24 horas.", // noDepartures
  "No para aquí", // skipsStop
  "Claves de API", // keysTitle
  "Los programas que usan este planificador envían una clave con cada solicitud. Regístrate aquí para obtener una.", // keysIntro
  "Nombre de la persona, la aplicación o la escuela", // keyHolder
  "Registrarse", // keyRegister
  ["Una clave nueva empieza a funcionar al cabo de ",["delay","duration"],", cuando todos los servidores la conocen."], // keyDelay
  [["n","number"]," ",["n","plural",{"one":"solicitud gratuita","other":"solicitudes gratuitas"}]," al mes"], // keyFree
  "Tu clave", // yourKey
  "Guárdala en un lugar seguro: no se mostrará de nuevo.", // keyOnce
  ["Envíala en esta cabecera y nunca en una dirección: ",["header"]], // keyHeader
  ["La clave funciona a partir de: ",["start","date"],", ",["start","time"],"."], // keyStart
  "Copiar", // keyCopy
  "Copiada", // keyCopied
  "Uso de una clave", // keyUse
  "Ver el uso", // keyShowUse
  [["n","number"]," de ",["free","number"]," solicitudes gratuitas ",["n","plural",{"one":"usada","other":"usadas"}]," este mes"], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"solicitud","other":"solicitudes"}]," este mes"], // keyCalls
  ["La cuenta empieza de nuevo en esta fecha: ",["day","date"],"."], // keyRenews
  "Escribe un nombre de 1 a 80 caracteres.", // keyWrongName
  "Este planificador responde sin clave.", // noKeysNeeded
  "Buscar una ruta", // planTrip
];
