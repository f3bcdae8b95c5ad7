// Spanish. Style and words: docs/languages/es.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Toma el autobús <NUMBER>}
      coach {Toma el autocar <NUMBER>}
      tram {Toma el tranvía <NUMBER>}
      metro {Toma el metro <NUMBER>}
      train {Toma el tren <NUMBER>}
      ferry {Toma el ferri <NUMBER>}
      gondola {Toma el teleférico <NUMBER>}
      funicular {Toma el funicular <NUMBER>}
      cablecar {Toma el tranvía de cable <NUMBER>}
      monorail {Toma el monorraíl <NUMBER>}
      car {Toma el taxi colectivo <NUMBER>}
      other {Toma la línea <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Toma el autobús}
      coach {Toma el autocar}
      tram {Toma el tranvía}
      metro {Toma el metro}
      train {Toma el tren}
      ferry {Toma el ferri}
      gondola {Toma el teleférico}
      funicular {Toma el funicular}
      cablecar {Toma el tranvía de cable}
      monorail {Toma el monorraíl}
      car {Toma el taxi colectivo}
      other {Sube a bordo}
    }`,
  'action.stay': `{vehicle, select,
      bus {Sigue a bordo: continúa como autobús <NUMBER>}
      coach {Sigue a bordo: continúa como autocar <NUMBER>}
      tram {Sigue a bordo: continúa como tranvía <NUMBER>}
      metro {Sigue a bordo: continúa como metro <NUMBER>}
      train {Sigue a bordo: continúa como tren <NUMBER>}
      other {Sigue a bordo: continúa como línea <NUMBER>}
    }`,
  'action.stay-on': 'Sigue a bordo',
  'action.fly': 'Toma el vuelo <NUMBER>',
  'action.fly-unnumbered': 'Toma el vuelo',
  'action.walk': 'Camina',
  'action.walk-to': 'Camina hasta {place}',
  'action.walk-end': 'Camina hasta tu destino',
  'action.roll': 'Ve en silla de ruedas',
  'action.roll-to': 'Ve en silla de ruedas hasta {place}',
  'action.roll-end': 'Ve en silla de ruedas hasta tu destino',
  'action.cycle': 'Ve en bicicleta',
  'action.scooter': 'Ve en patinete eléctrico',
  'action.drive-car': 'Ve en coche',
  'action.ride-motorbike': 'Ve en moto',
  'action.carpool': 'Viaje compartido en coche',
  'action.taxi': 'Toma un taxi',
  'action.ride-hailing': 'Toma un VTC',
  'action.ride-hailing-with': 'VTC: {provider}',
  'action.on-demand': 'Toma el transporte a demanda',
  'action.on-demand-with': 'Transporte a demanda: {provider}',
  'action.wait': 'Espera',
  'action.wait-pickup': 'Espera a que te recojan',
  'action.transfer': 'Transbordo',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Aparca la bicicleta}
      scooter {Aparca el patinete}
      other {Aparca en la calle}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Aparca la bicicleta}
      scooter {Aparca el patinete}
      car {Deja el coche en el aparcamiento}
      other {Deja el vehículo en el aparcamiento}
    }`,
  'action.collect': `{vehicle, select,
      car {Recoge el coche}
      bicycle {Recoge la bicicleta}
      scooter {Recoge el patinete}
      other {Recoge el vehículo}
    }`,
  'action.return': `{vehicle, select,
      car {Devuelve el coche}
      bicycle {Devuelve la bicicleta}
      scooter {Devuelve el patinete}
      other {Devuelve el vehículo}
    }`,
  'action.airport-checkin': 'Facturación y embarque',
  'action.airport-checkout': 'Recogida de equipaje y salida del aeropuerto',
  'action.airport-transfer': 'Cambia de avión',
  'note.every-minutes': '{count, plural, one {Cada minuto} other {Cada # minutos}}',
  'note.approximate-times': 'Horarios orientativos',
  'note.book-to-board': 'Para subir aquí, llama antes a {agency}',
  'note.book-to-board-phone': 'Para subir aquí, llama antes a {agency} al {phone}',
  'note.book-to-alight': 'Para bajar aquí, llama antes a {agency}',
  'note.book-to-alight-phone': 'Para bajar aquí, llama antes a {agency} al {phone}',
  'note.signal-driver': 'Parada a petición: haz una señal al conductor',
  'note.tell-driver': 'Parada a petición: avisa al conductor para bajar',
  'note.book-until': 'Reserva antes de: {deadline, date}, {deadline, time}',
  'note.too-late-to-book': 'Ya no se puede reservar este viaje',
  'note.cancelled': 'Cancelado',
  'note.parking-spaces': 'Plazas en total: {places, number}',
  'note.parking-disabled-bays': 'Plazas para personas con movilidad reducida: {bays, number}',
  'note.parking-free': 'Aparcamiento gratuito',
  'note.parking-paid': 'Aparcamiento de pago, tarifa no disponible',
  'place.bicycle-parking': 'Aparcamiento de bicicletas',
  'place.motorcycle-parking': 'Aparcamiento de motos',
  'note.usual-wait': 'Reserva antes de salir: espera habitual de {wait, duration}',
  'note.next-day': 'El viaje sigue al día siguiente',
  'note.push-bicycle': 'Lleva la bicicleta de la mano: {distance, distance}',
  'note.cycle-friendly': '{distance, distance} por vías aptas para bicicletas',
  'note.section-accessible': 'Accesible en silla de ruedas: {distance, distance}',
  'note.section-inaccessible': 'No accesible en silla de ruedas: {distance, distance}',
  'note.section-unknown': 'Sin información de accesibilidad: {distance, distance}',
  'note.service-accessible': 'Vehículo accesible en silla de ruedas',
  'note.service-inaccessible': 'Vehículo no accesible en silla de ruedas',
  'note.service-unknown': 'Vehículo sin información de accesibilidad',
  'note.stop-accessible': '{stop}: accesible en silla de ruedas',
  'note.stop-inaccessible': '{stop}: no accesible en silla de ruedas',
  'note.stop-unknown': '{stop}: sin información de accesibilidad',
  'note.bicycles-allowed': 'Se admiten bicicletas a bordo',
  'note.bicycles-forbidden': 'No se admiten bicicletas a bordo',
  'note.straight-line': 'En línea recta: aquí no hay datos de calles',
  'note.ferry': 'Con trayecto en ferri',
  'note.ferry-named': 'Con trayecto en ferri: {name}',
  'note.no-through': 'Por vías privadas o de acceso restringido: comprueba si puedes pasar',
  'note.no-stopping': 'Empieza o termina en una vía donde está prohibido parar',
  'note.toll': 'Peaje: {price, money}',
  'note.take-stairs': 'Escaleras → {level}',
  'note.take-stairs-between': 'Escaleras: {from} → {level}',
  'note.take-escalator': 'Escaleras mecánicas → {level}',
  'note.take-escalator-between': 'Escaleras mecánicas: {from} → {level}',
  'note.take-lift': 'Ascensor → {level}',
  'note.take-lift-between': 'Ascensor: {from} → {level}',
  'label.stops': '{count, plural, one {# parada} other {# paradas}}',
  'label.direction': 'Dirección {direction}',
  'label.flight-to': 'Destino: {place}',
  'label.without-traffic': '{duration, duration} sin tráfico',
  'label.platform': `{kind, select,
      stand {Dársena {platform}}
      track {Vía {platform}}
      pier {Muelle {platform}}
      gate {Puerta {platform}}
      other {Andén {platform}}
    }`,
  'label.unnamed-way': 'vía sin nombre',
  'label.ticket': 'Billete',
  'label.shared-bicycle': 'Bicicleta compartida',
  'label.shared-scooter': 'Patinete compartido',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Reservar con {operator}',
  'live.on-time': 'En hora',
  'live.late': '{delay, duration} de retraso',
  'live.early': '{delay, duration} de adelanto',
  'live.platform-changed': 'Cambio: {platform} en lugar de {planned}',
  'live.updated': 'Datos en tiempo real actualizados hace {age, duration}',
  'live.updated-now': 'Datos en tiempo real actualizados ahora mismo',
  'live.stale': 'Sin datos en tiempo real desde hace {age, duration}: los horarios pueden haber cambiado',
  'live.source': `{source, select,
    predicted {Previsión en tiempo real}
    observed {Hora real}
    carried {Estimación a partir de un retraso anterior}
    stale {Último retraso conocido}
    none {Sin datos en tiempo real}
    other {Horario}
  }`,
  'live.slack': '{slack, duration} de margen para el transbordo',
  'live.missed': 'Es probable que pierdas este transbordo',
  'live.if-missed': 'Si lo pierdes: +{delay, duration}',
  'live.if-missed-no-later': 'Si lo pierdes: llegas a la misma hora',
  'live.if-missed-nothing': 'Si lo pierdes: no hay otra ruta',
  'alert.avoid-stops':
    '{stops, plural, one {Evitar esta parada y buscar otra ruta} other {Evitar estas paradas y buscar otra ruta}}',
  'alert.effect': `{effect, select,
    closed {Sin servicio}
    reduced {Servicio reducido}
    delays {Retrasos}
    detour {Desvío}
    additional {Servicio adicional}
    modified {Servicio modificado}
    moved {Parada trasladada}
    access {Accesibilidad limitada}
    lift {Ascensor fuera de servicio}
    escalator {Escaleras mecánicas fuera de servicio}
    other {Información del servicio}
  }`,
  'turn.HEAD_TOWARDS': 'Inicia la ruta',
  'turn.HEAD_TOWARDS.street': 'Inicia la ruta por {street}',
  'turn.CONTINUE_STRAIGHT': 'Sigue recto',
  'turn.CONTINUE_STRAIGHT.street': 'Sigue recto por {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Gira ligeramente a la izquierda',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Gira ligeramente a la izquierda por {street}',
  'turn.TURN_LEFT': 'Gira a la izquierda',
  'turn.TURN_LEFT.street': 'Gira a la izquierda por {street}',
  'turn.TURN_SHARPLY_LEFT': 'Gira bruscamente a la izquierda',
  'turn.TURN_SHARPLY_LEFT.street': 'Gira bruscamente a la izquierda por {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Gira ligeramente a la derecha',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Gira ligeramente a la derecha por {street}',
  'turn.TURN_RIGHT': 'Gira a la derecha',
  'turn.TURN_RIGHT.street': 'Gira a la derecha por {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Gira bruscamente a la derecha',
  'turn.TURN_SHARPLY_RIGHT.street': 'Gira bruscamente a la derecha por {street}',
  'turn.U_TURN': 'Da media vuelta',
  'turn.U_TURN.street': 'Da media vuelta en {street}',
  'empty.outside-from': 'El origen está fuera de la zona cubierta.',
  'empty.outside-to': 'El destino está fuera de la zona cubierta.',
  'empty.different-regions': 'El origen y el destino están en regiones distintas y ninguna región cubre ambos.',
  'empty.too-close': 'El origen y el destino están demasiado cerca para calcular una ruta.',
  'empty.off-network-from': 'No hay ninguna calle ni camino transitable cerca del origen.',
  'empty.off-network-to': 'No hay ninguna calle ni camino transitable cerca del destino.',
  'empty.no-modes': 'Ninguno de los medios de transporte elegidos está disponible aquí.',
  'empty.ruled-out': 'No se ha encontrado ninguna ruta con estas exclusiones.',
  'empty.no-service-date': 'No hay horarios para esta fecha. Horarios disponibles del {from, day} al {to, day}.',
  'empty.no-service-in-window': 'No hay ningún servicio a esta hora para este viaje.',
  'empty.no-stop-from': 'No hay ninguna parada de los medios elegidos cerca del origen.',
  'empty.no-stop-to': 'No hay ninguna parada de los medios elegidos cerca del destino.',
  'empty.no-connection': 'No se ha encontrado ninguna ruta con los medios de transporte elegidos.',
  'empty.avoided-stops': 'Ninguna ruta evita las paradas excluidas.',
  'empty.arrives-too-late': 'Ningún servicio que salga a esa hora llega a tiempo.',
  'empty.inaccessible': 'No se ha encontrado ninguna ruta accesible en silla de ruedas.',
  'empty.walk-too-long': 'Todas las rutas superan el tiempo máximo a pie que has elegido.',
  'empty.too-far': 'El destino está demasiado lejos para ir a pie, en bicicleta o en coche.',
  'empty.round-trip-only':
    'Los vehículos de alquiler cercanos al origen deben devolverse allí mismo: no sirven para un viaje solo de ida.',
  'empty.no-vehicle-from': '{mode}: no hay ningún vehículo disponible cerca del origen.',
  'empty.no-vehicle-to': '{mode}: los vehículos cercanos al origen no se pueden devolver en el destino.',
  'empty.outside-zone-from': '{mode}: el origen está fuera de la zona de servicio.',
  'empty.outside-zone-to': '{mode}: el destino está fuera de la zona de servicio.',
  'empty.closed': '{mode}: sin servicio a esta hora.',
  'empty.unknown-provider': '{mode}: este operador no presta servicio aquí.',
  'empty.walking-is-better': 'Los medios elegidos no ofrecen nada mejor que ir a pie.',
  'empty.not-better': 'Combinar los medios elegidos no ofrece nada mejor que ir a pie o usar solo uno de ellos.',
  'empty.stopped-early': 'La búsqueda tardaba demasiado y se ha detenido antes de encontrar una ruta.',
  'off-network.from': '{mode}: no hay ninguna calle transitable cerca del origen.',
  'off-network.to': '{mode}: no hay ninguna calle transitable cerca del destino.',
  'advisory.deprecated-mode': 'El medio «{mode}» está obsoleto. Usa «{replacement}».',
  'advisory.unknown-mode': 'El medio «{mode}» es desconocido y se ha ignorado.',
  'advisory.unknown-mode-nearest': 'El medio «{mode}» es desconocido y se ha ignorado. ¿Querías decir «{nearest}»?',
  'advisory.unavailable-mode': '{mode}: no disponible aquí; no se ha tenido en cuenta.',
  'advisory.unknown-stop': 'La parada «{stop}» es desconocida y se ha ignorado.',
  'advisory.unknown-limit': '«{name}» no corresponde a ningún operador, autoridad, fuente de datos o línea.',
  'advisory.unknown-language': 'El idioma «{language}» no está disponible aquí.',
  'advisory.stopped-early': 'La búsqueda se ha detenido antes de tiempo: puede haber rutas mejores.',
  'advisory.straight-line-walks': 'No hay datos de calles: los trayectos a pie se estiman en línea recta.',
  'advisory.closed-by-alert': 'Fuera de servicio a esa hora: {names}',
  'board.cancelled': 'Cancelado',
  'board.skipped': 'No para aquí',
  'board.no-departures': 'No hay salidas a esta hora.',
  'board.no-arrivals': 'No hay llegadas a esta hora.',
  'advisory.trip-times-changed': 'Los horarios de esta ruta han cambiado desde que se guardó.',
  'advisory.trip-line-replaced': '{line} ya no circula como se guardó. Alternativa: {other}',
  'advisory.trip-replanned': 'Esta ruta ya no es posible tal como se guardó y se ha planificado de nuevo.',
  'advisory.trip-cancelled': '{line}: servicio cancelado.',
  'advisory.trip-gone': 'Esta ruta ya no es posible y no se ha encontrado ninguna otra.',
  'action.walk-goal':
    '{goal, select, car {Camina hasta el coche} bicycle {Camina hasta la bicicleta} scooter {Camina hasta el patinete} motorbike {Camina hasta la moto} pickup {Camina hasta el punto de recogida} other {Camina hasta el vehículo}}',
  'action.roll-goal':
    '{goal, select, car {Ve en silla de ruedas hasta el coche} pickup {Ve en silla de ruedas hasta el punto de recogida} other {Ve en silla de ruedas hasta el vehículo}}',
  'action.walk-platform':
    '{kind, select, stand {Camina hasta la dársena {platform}} track {Camina hasta la vía {platform}} pier {Camina hasta el muelle {platform}} gate {Camina hasta la puerta {platform}} other {Camina hasta el andén {platform}}}',
  'action.roll-platform':
    '{kind, select, stand {Ve en silla de ruedas hasta la dársena {platform}} track {Ve en silla de ruedas hasta la vía {platform}} pier {Ve en silla de ruedas hasta el muelle {platform}} gate {Ve en silla de ruedas hasta la puerta {platform}} other {Ve en silla de ruedas hasta el andén {platform}}}',
  'action.walk-change': 'Transbordo a pie: {place}',
  'action.roll-change': 'Transbordo en silla de ruedas: {place}',
  'action.wait-checkin': 'Espera hasta la facturación',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Otra ruta es igual o mejor en salida, llegada y número de transbordos.',
  'removed.walking-is-better': 'A pie se tarda lo mismo o menos y sin más esfuerzo.',
  'removed.single-mode-is-better': 'Un solo medio de transporte es igual o mejor en todo.',
  'removed.worse-than-another': 'Otra opción es igual de buena en todo y mejor en al menos un aspecto.',
  'removed.one-mode-only': 'Usa solo uno de los medios que se querían combinar.',
  'removed.slower-alike': 'Se llega antes si se aparca, recoge o devuelve el vehículo en otro lugar.',
  'removed.car-park-alike': 'Un aparcamiento igual de cercano y rápido es más fiable que un hueco en la calle.',
  'removed.fits-no-better': 'No se ajusta a tus prioridades mejor que las demás.',
  'removed.out-of-time': 'Faltó tiempo para compararla con cada medio por separado.',
  'removed.same-vehicles': 'Usa los mismos vehículos que una opción mejor.',
  'removed.not-the-best': 'Solo se ha pedido la mejor opción.',
  'removed.arrives-too-late': 'Llega después de la hora pedida.',
  'removed.walk-too-long': 'Supera el tiempo máximo a pie.',
  'removed.takes-too-long': 'Sin transporte público se tarda demasiado.',
  'removed.inaccessible': 'Un tramo no es accesible en silla de ruedas.',
  'removed.avoided-stop': 'Usa una parada que has excluido.',
  'removed.ruled-out': 'Usa una línea o un medio que has excluido.',
  'removed.not-running': 'Un tramo está cerrado o sin servicio a esa hora.',
  'ruled-out.avoided-mode': 'Líneas de los medios excluidos',
  'ruled-out.operator-limit': 'Líneas de operadores o fuentes de datos excluidos',
  'ruled-out.only-when-named': 'Líneas que solo se ofrecen si las pides',
  'ruled-out.inaccessible-vehicle': 'Líneas con vehículos no accesibles en silla de ruedas',
  'ruled-out.no-bicycles': 'Líneas sin confirmación de que admitan bicicletas',
  'ruled-out.inaccessible-stop': 'Paradas no accesibles en silla de ruedas',
  'ruled-out.avoided-stop': 'Paradas excluidas',
  'ruled-out.closed-by-alert': 'Líneas y paradas cerradas por una incidencia',
  'unknown.price': 'Precio no disponible.',
  'unknown.vehicle-access': 'Sin información sobre el acceso al vehículo en silla de ruedas.',
  'unknown.stop-access': 'Sin información sobre el acceso a la parada en silla de ruedas.',
  'unknown.path-access': 'Información incompleta sobre el acceso en silla de ruedas en el recorrido.',
  'unknown.bicycles-aboard': 'Sin información sobre bicicletas a bordo.',
  'unknown.streets': 'Aquí no hay datos de calles: recorrido en línea recta.',
  'unknown.times': 'Horarios orientativos.',
  'unknown.departure': 'Circula a intervalos regulares; las horas exactas de salida no se publican.',
  'unknown.booking': 'Sin información sobre si aún se puede reservar.',
  'unknown.wait': 'Espera habitual; la real puede variar.',
  'unknown.parking': 'Sin información sobre plazas de aparcamiento libres.',
  'unknown.range': 'Autonomía restante del vehículo desconocida.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Falta el origen.',
  'refusal.no-destination': 'Falta el destino.',
  'refusal.bad-request': 'No se ha podido entender la solicitud.',
  'refusal.unknown-region': 'La región «{region}» es desconocida.',
  'refusal.unknown-trip': 'Esta ruta es desconocida.',
  'refusal.not-a-ride': 'Esta parte de la ruta no tiene otras salidas.',
  'refusal.no-other-vehicle': 'No se ha encontrado otra salida para este trayecto.',
  'refusal.leaves-too-early': 'La salida anterior parte antes de que llegues.',
  'refusal.no-registration': 'Este servicio no emite claves por sí mismo. Consulta a su operador.',
  'refusal.label-taken': 'Otra clave ya tiene este nombre. Elige otro.',
  'refusal.no-key': 'La solicitud no incluye ninguna clave de API.',
  'refusal.unknown-key': 'La clave de API es desconocida o no está activa.',
  'refusal.over-quota': 'Se ha agotado la cuota de esta clave de API. Inténtalo más tarde.',
  'refusal.too-fast': 'Demasiadas solicitudes seguidas. Inténtalo de nuevo en unos instantes.',
  'refusal.overloaded': 'El servicio está saturado. Inténtalo de nuevo en unos instantes.',
  'refusal.internal': 'Se ha producido un error. Inténtalo más tarde.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'De puerta a puerta, con datos abiertos',
  noMap: 'Mapa no disponible: este navegador no es compatible con WebGL. Puedes buscar por parada o por coordenadas.',
  noRegions: 'Este planificador aún no tiene ninguna región.',
  region: 'Región',
  language: 'Idioma',
  theme: 'Cambiar entre tema claro y oscuro',
  map: 'Mapa',
  from: 'Origen',
  to: 'Destino',
  moreChoices: 'Más opciones',
  fewerChoices: 'Menos opciones',
  placeHint: 'Parada, dirección o lugar',
  unknownPlace: 'Lugar desconocido. Introduce una parada, una dirección o coordenadas como 41.15, -8.61.',
  swap: 'Intercambiar origen y destino',
  mapCentre: 'Usar el centro del mapa',
  clear: 'Nueva búsqueda',
  clickFrom: 'Elige en el mapa el origen y después el destino.',
  clickTo: 'Ahora elige el destino.',
  when: 'Cuándo',
  now: 'Salir ahora',
  depart: 'Salir a las',
  arrive: 'Llegar antes de las',
  localTime: 'Fecha y hora locales',
  modes: 'Medios de transporte',
  wheelchair: 'Silla de ruedas',
  priority: 'Prioridad',
  balanced: 'Equilibrada',
  fast: 'Rápida',
  easy: 'Cómoda',
  green: 'Ecológica',
  cheap: 'Económica',
  anyWalking: 'Sin límite a pie',
  mostWalking: 'Como máximo {n, number} min a pie',
  walkingLimit: 'Máximo a pie',
  concession: 'Tarifas reducidas',
  examples: 'O prueba uno de estos ejemplos',
  searching: 'Buscando rutas…',
  results: '{n, plural, one {# ruta} other {# rutas}}',
  direct: 'directo',
  changes: '{n, plural, one {# transbordo} other {# transbordos}}',
  onFoot: '{distance, distance} a pie',
  inWheelchair: '{distance, distance} en silla de ruedas',
  every: 'cada {duration, duration}',
  otherTimes: 'Otros horarios',
  stopsOnTheWay: '{n, plural, one {# parada intermedia} other {# paradas intermedias}}',
  directions: 'Indicaciones',
  arriveStep: 'Llegada',
  live: 'en tiempo real',
  occupancy: `{load, select,
      empty {Vacío}
      many {Muchos asientos libres}
      few {Pocos asientos libres}
      standing {Solo de pie}
      full {Lleno}
      closed {No admite viajeros}
      other {}
    }`,
  cancelled: 'Cancelado',
  tooLateToBook: 'Demasiado tarde para reservar',
  left: 'Ya ha salido',
  back: 'Todas las rutas',
  nothing: 'No se ha encontrado ninguna ruta',
  tryDate: 'Buscar para el {date, day}',
  nothingHint: 'Prueba con otra hora, más medios de transporte u otros lugares.',
  unreachable: 'El planificador no responde. ¿Sigue el servidor en marcha?',
  refused: 'No se puede calcular esta ruta',
  retry: 'Reintentar',
  why: '¿Por qué estas rutas?',
  whyNothing: '¿Por qué no hay rutas?',
  considered: `{n, plural,
      one {# ruta examinada, {shown, plural, one {# mostrada} other {# mostradas}}}
      other {# rutas examinadas, {shown, plural, one {# mostrada} other {# mostradas}}}
    }`,
  stopsFrom: '{n, plural, one {# parada cerca del origen} other {# paradas cerca del origen}}',
  stopsTo: '{n, plural, one {# parada cerca del destino} other {# paradas cerca del destino}}',
  endedEarly: 'La búsqueda se ha detenido antes de tiempo.',
  chosenScore: 'Puntuación de la ruta elegida (menos es mejor)',
  scoreTime: 'Duración',
  scorePrice: 'Precio',
  scoreCarbon: 'Emisiones',
  scoreHassle: 'Esfuerzo',
  notKnown: 'Información no disponible',
  betterTrip: 'Ruta mejor: {time}',
  alerts: 'Avisos',
  alertSevere: 'Incidencia',
  alertWarning: 'Advertencia',
  alertInfo: 'Información',
  moreInformation: 'Más información',
  avoidedStops: '{n, plural, one {# parada evitada} other {# paradas evitadas}}',
  useAllStops: 'Volver a usar todas las paradas',
  plannedTime: 'Horario: {clock}',
  departures: 'Salidas',
  departuresFrom: 'Salidas de {stop}',
  noDepartures: 'No hay salidas en las próximas 24 horas.',
  skipsStop: 'No para aquí',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Transporte público', 'Líneas regulares abiertas a todos'],
  pt_pub_bus: ['Autobús', 'Autobús urbano o local'],
  pt_pub_cablecar: ['Tranvía de cable', 'Tranvía arrastrado por un cable'],
  pt_pub_car: ['Taxi colectivo', 'Transporte público en coche'],
  pt_pub_ferry: ['Ferri', 'Ferri o barco de línea'],
  pt_pub_coach: ['Autocar', 'Autobús de larga distancia'],
  pt_pub_expressbus: ['Autobús exprés', 'Autobús con pocas paradas'],
  pt_pub_funicular: ['Funicular', 'Ferrocarril de cable en pendiente'],
  pt_pub_gondola: ['Teleférico', 'Cabinas suspendidas de un cable'],
  pt_pub_metro: ['Metro (también en superficie)', 'Metro subterráneo y en superficie'],
  pt_pub_monorail: ['Monorraíl', 'Tren sobre un solo carril'],
  pt_pub_regionaltrain: ['Tren regional', 'Trenes regionales y de media distancia'],
  pt_pub_subway: ['Metro', 'Metro subterráneo'],
  pt_pub_train: ['Tren', 'Tren local o de cercanías'],
  pt_pub_tram: ['Tranvía', 'Tranvía o metro ligero'],
  pt_ltd_SCHOOLBUS: ['Autobús escolar', 'Autobús solo para alumnos'],
  ps_drt: ['Transporte a demanda', 'Viajes compartidos, con reserva'],
  ps_tax: ['Taxi', 'Viaje en taxi'],
  ps_tnc: ['VTC', 'Coche con conductor, reservado por aplicación'],
  me_car: ['Coche', 'Tu coche'],
  'me_car-s': ['Carsharing', 'Coche de un servicio de carsharing'],
  'me_car-r': ['Coche de alquiler', 'Coche alquilado para el viaje'],
  'me_car-p': ['Viaje compartido', 'Viaje en el coche de otra persona'],
  me_mot: ['Moto', 'Tu moto'],
  me_mic: ['Bicicleta o patinete', 'Tu bicicleta, tu patinete o similar'],
  me_mic_bic: ['Bicicleta', 'Tu bicicleta'],
  'me_mic_fold-bic': ['Bicicleta plegable', 'Bicicleta plegable que llevas contigo todo el viaje'],
  'me_mic_e-sco': ['Patinete eléctrico', 'Patinete de hasta 25 km/h que llevas contigo'],
  'me_mic_fast-e-sco': ['Patinete eléctrico rápido', 'Patinete de hasta 45 km/h que llevas contigo'],
  'me_mic-s': ['Bicicleta o patinete compartidos', 'Bicicleta o patinete de un servicio público compartido'],
  cy_bic: ['Bicicleta (identificador antiguo)', 'Tu bicicleta; usa «me_mic_bic»'],
  'cy_bic-s': ['Bicicleta compartida (identificador antiguo)', 'Bicicleta de un servicio compartido; usa «me_mic-s»'],
  wa_wal: ['A pie', 'Trayecto a pie'],
  wa_whe: ['Silla de ruedas', 'Trayecto en silla de ruedas'],
  in_air: ['Vuelo', 'Vuelo regular'],
  in_rail: ['Tren de larga distancia', 'Tren entre ciudades'],
  in_coach: ['Autocar de larga distancia', 'Autocar entre ciudades'],
  in_ferry: ['Ferri de larga distancia', 'Ferri entre puertos lejanos'],
  'stationary_parking-onstreet': ['Aparcamiento en la calle', 'Aparcar el vehículo en la calle'],
  'stationary_parking-offstreet': ['Aparcamiento', 'Aparcar el vehículo en un aparcamiento'],
  stationary_wait: ['Espera', 'Espera del siguiente vehículo'],
  stationary_transfer: ['Transbordo', 'Cambio de una línea a otra'],
  'stationary_vehicle-collect': ['Recogida del vehículo', 'Recoger un vehículo compartido o alquilado'],
  'stationary_vehicle-return': ['Devolución del vehículo', 'Devolver un vehículo compartido o alquilado'],
  'stationary_airport-checkin': ['Facturación', 'Facturación y control de seguridad en el aeropuerto'],
  'stationary_airport-checkout': ['Llegada al aeropuerto', 'Recogida de equipaje y control de pasaportes'],
  'stationary_airport-transfer': ['Conexión de vuelos', 'Cambio de vuelo en el aeropuerto'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Vista previa de la ruta',
  'preview.sample': 'Datos de ejemplo, calculados en el editor',
  'preview.plannedBy': 'Calculado por {address}',
  'preview.from': 'Origen',
  'preview.to': 'Destino',
  'preview.swap': 'Intercambiar origen y destino',
  'preview.plan': 'Buscar',
  'preview.map': 'Mapa',
  'preview.drawing': 'Dibujo de la ruta. Las flechas lo mueven, más y menos cambian el zoom, 0 muestra toda la ruta.',
  'preview.zoomIn': 'Acercar',
  'preview.zoomOut': 'Alejar',
  'preview.zoomFit': 'Mostrar toda la ruta',
  'preview.trips': 'Rutas',
  'preview.loading': 'Cargando…',
  'preview.planning': 'Buscando rutas…',
  'preview.noRoute': 'No hay ninguna ruta entre estos dos lugares.',
  'preview.oneOption': '{route}: 1 ruta',
  'preview.options': '{route}: {count} rutas',
  'remedy.retry': 'Reintentar',
  'remedy.setKey': 'Introducir la clave del servidor',
  'remedy.openSettings': 'Cambiar la dirección del servidor',
  'failure.load': 'No se ha podido cargar la vista previa. Los detalles están en el canal de salida «Tripwright».',
  'failure.samplePlace': 'Uno de los dos lugares ya no existe en la ciudad de ejemplo.',
  'failure.sampleData':
    'No se pueden leer los datos de ejemplo ({detail}). Reinstala la extensión o indica la dirección de un servidor.',
  'failure.noRegions': 'El servidor {address} aún no tiene ninguna región.',
  'failure.fewStations': 'La región {region} tiene menos de dos estaciones.',
  'failure.serverPlace': 'El servidor ya no reconoce uno de los dos lugares.',
  'failure.noServer':
    'Ningún servidor responde en {address}. Inicia uno con «npm start» en el repositorio de Tripwright o cambia la dirección.',
  'failure.needsKey': 'El servidor {address} exige una clave. Al iniciarse muestra una clave de demostración.',
  'failure.status': 'El servidor {address} ha respondido {status}.',
  'failure.statusWithDetail': 'El servidor {address} ha respondido {status}: {detail}',
  'failure.format': 'La respuesta {endpoint} de {address} no tiene el formato /v1. ¿Es un servidor de Tripwright?',
  'key.title': 'Clave para {address}',
  'key.prompt': 'La clave se guarda en el almacén de secretos del editor y solo se envía a esta dirección.',
  'key.noServer':
    'La vista previa usa sus propios datos de ejemplo, sin clave. Indica antes la dirección de un servidor.',
  'key.openSetting': 'Abrir la configuración',
  'fix.accept': 'Aceptar {identifier} en esta área de trabajo',
  'fix.all': 'Corregir todos los identificadores de medios',
  'modes.malformed': '{identifier} no es un identificador de medio de transporte.',
  'modes.unknown': '{identifier} no es un medio conocido.',
  'modes.didYouMean': '¿Querías decir {identifier}?',
  'modes.deprecated': '{identifier} está obsoleto. Usa {replacement}.',
  'modes.repeated': '{identifier} ya está en esta lista.',
  'modes.covered': '{identifier} ya está incluido en {wider}.',
  'modes.notInRegion': '{identifier} no está disponible en esta región: {region}.',
  'modes.notInRegions': '{identifier} no está disponible en ninguna de las {count} regiones.',
  'modes.useInstead': 'Obsoleto: usa {replacement}.',
  'modes.unknownTitle': 'Medio desconocido.',
  'modes.unknownNote': 'Los servidores pueden añadir identificadores en cualquier momento, así que no es un error.',
  'modes.beginsWith': 'Empieza por {path}.',
  'modes.similar': 'Identificadores parecidos: {identifiers}.',
  'modes.inRegions': 'Disponible en: {regions}.',
  'modes.inNoRegion': 'No está disponible en ninguna región conocida.',
  'modes.remove': 'Quitar {identifier}',
  'modes.replace': 'Reemplazar por {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Comprueba, explica y completa los identificadores de medios de transporte en JSON, YAML, TOML, HTTP, GraphQL y código y muestra rutas de una ciudad de ejemplo. Sin telemetría.',
  untrusted:
    'En carpetas que no son de confianza se ignora la dirección del servidor indicada en la configuración de la carpeta.',
  'command.previewRoute': 'Mostrar una ruta de la ciudad de ejemplo',
  'command.setServerKey': 'Introducir la clave del servidor',
  'command.clearServerKey': 'Eliminar la clave del servidor',
  'command.acceptMode': 'Aceptar un identificador en esta área de trabajo',
  'setting.check':
    'Comprobar los identificadores de medios como `pt_pub_bus` en los archivos abiertos. La información al pasar el ratón y el autocompletado funcionan siempre.',
  'setting.inlayHints': 'Mostrar el significado de cada identificador de medio conocido a continuación.',
  'setting.acceptedModes': 'Identificadores desconocidos que no se notifican, por ejemplo los de un operador privado.',
  'setting.server':
    'Dirección de un servidor de Tripwright que calcula las rutas mostradas, por ejemplo `http://localhost:4000`. Si está vacía, la extensión calcula sin conexión las rutas de la ciudad de ejemplo. Para guardar la clave del servidor, ejecuta el comando *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Introduce una dirección como http://localhost:4000 o deja el campo vacío.',
};
