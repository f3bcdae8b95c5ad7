// Spanish in the words of Latin America. Only the messages that differ from those of es.ts. Style and words: docs/languages/es.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {
  answer: {
    'live.stock-vehicles': `{vehicle, select,
      car {Autos disponibles: {count, number} (hace {age, duration})}
      bicycle {Bicicletas disponibles: {count, number} (hace {age, duration})}
      scooter {Scooters disponibles: {count, number} (hace {age, duration})}
      other {Vehículos disponibles: {count, number} (hace {age, duration})}
    }`,
    'live.stock-docks': 'Lugares libres: {count, number} (hace {age, duration})',
    'live.on-time': 'A tiempo',
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
      escalator {Escaleras eléctricas fuera de servicio}
      other {Información del servicio}
    }`,
    'action.ride': `{vehicle, select,
      bus {Toma el autobús <NUMBER>}
      coach {Toma el autobús <NUMBER>}
      tram {Toma el tranvía <NUMBER>}
      metro {Toma el metro <NUMBER>}
      train {Toma el tren <NUMBER>}
      ferry {Toma el ferry <NUMBER>}
      gondola {Toma el teleférico <NUMBER>}
      funicular {Toma el funicular <NUMBER>}
      cablecar {Toma el tranvía de cable <NUMBER>}
      monorail {Toma el monorriel <NUMBER>}
      car {Toma el taxi colectivo <NUMBER>}
      other {Toma la línea <NUMBER>}
    }`,
    'action.board': `{vehicle, select,
      bus {Toma el autobús}
      coach {Toma el autobús}
      tram {Toma el tranvía}
      metro {Toma el metro}
      train {Toma el tren}
      ferry {Toma el ferry}
      gondola {Toma el teleférico}
      funicular {Toma el funicular}
      cablecar {Toma el tranvía de cable}
      monorail {Toma el monorriel}
      car {Toma el taxi colectivo}
      other {Sube a bordo}
    }`,
    'action.stay': `{vehicle, select,
      bus {Sigue a bordo: continúa como autobús <NUMBER>}
      coach {Sigue a bordo: continúa como autobús <NUMBER>}
      tram {Sigue a bordo: continúa como tranvía <NUMBER>}
      metro {Sigue a bordo: continúa como metro <NUMBER>}
      train {Sigue a bordo: continúa como tren <NUMBER>}
      other {Sigue a bordo: continúa como línea <NUMBER>}
    }`,
    'action.scooter': 'Ve en scooter eléctrico',
    'action.drive-car': 'Ve en auto',
    'action.carpool': 'Viaje compartido en auto',
    'action.ride-hailing': 'Pide un viaje por app',
    'action.ride-hailing-with': 'Viaje por app: {provider}',
    'action.park-onstreet': `{vehicle, select,
      bicycle {Estaciona la bicicleta}
      scooter {Estaciona el scooter}
      other {Estaciona en la calle}
    }`,
    'action.park-offstreet': `{vehicle, select,
      bicycle {Estaciona la bicicleta}
      scooter {Estaciona el scooter}
      car {Deja el auto en el estacionamiento}
      other {Deja el vehículo en el estacionamiento}
    }`,
    'action.collect': `{vehicle, select,
      car {Recoge el auto}
      bicycle {Recoge la bicicleta}
      scooter {Recoge el scooter}
      other {Recoge el vehículo}
    }`,
    'action.return': `{vehicle, select,
      car {Devuelve el auto}
      bicycle {Devuelve la bicicleta}
      scooter {Devuelve el scooter}
      other {Devuelve el vehículo}
    }`,
    'action.airport-checkin': 'Check-in y embarque',
    'action.airport-checkout': 'Retiro de equipaje y salida del aeropuerto',
    'note.signal-driver': 'Parada a solicitud: haz una señal al conductor',
    'note.tell-driver': 'Parada a solicitud: avisa al conductor para bajar',
    'note.parking-spaces': 'Lugares en total: {places, number}',
    'note.parking-disabled-bays': 'Lugares para personas con discapacidad: {bays, number}',
    'note.parking-free': 'Estacionamiento gratuito',
    'note.parking-paid': 'Estacionamiento pagado, tarifa no disponible',
    'place.bicycle-parking': 'Estacionamiento de bicicletas',
    'place.motorcycle-parking': 'Estacionamiento de motos',
    'note.ferry': 'Con trayecto en ferry',
    'note.ferry-named': 'Con trayecto en ferry: {name}',
    'note.no-through': 'Por vías privadas o de acceso restringido: verifica si puedes pasar',
    'note.take-escalator': 'Escaleras eléctricas → {level}',
    'note.take-escalator-between': 'Escaleras eléctricas: {from} → {level}',
    'label.platform': `{kind, select,
      stand {Andén {platform}}
      track {Vía {platform}}
      pier {Muelle {platform}}
      gate {Puerta {platform}}
      other {Andén {platform}}
    }`,
    'label.ticket': 'Boleto',
    'label.shared-scooter': 'Scooter compartido',
    'empty.ruled-out': 'No se encontró ninguna ruta con estas exclusiones.',
    'empty.no-connection': 'No se encontró ninguna ruta con los medios de transporte elegidos.',
    'empty.walk-too-long': 'Todas las rutas superan el tiempo máximo a pie que elegiste.',
    'empty.stopped-early': 'La búsqueda tardaba demasiado y se detuvo antes de encontrar una ruta.',
    'empty.inaccessible': 'No se encontró ninguna ruta accesible en silla de ruedas.',
    'advisory.unknown-mode': 'El medio «{mode}» es desconocido y se ignoró.',
    'advisory.unknown-mode-nearest': 'El medio «{mode}» es desconocido y se ignoró. ¿Querías decir «{nearest}»?',
    'advisory.unavailable-mode': '{mode}: no disponible aquí; no se tomó en cuenta.',
    'advisory.unknown-stop': 'La parada «{stop}» es desconocida y se ignoró.',
    'advisory.stopped-early': 'La búsqueda se detuvo antes de tiempo: puede haber rutas mejores.',
    'advisory.trip-times-changed': 'Los horarios de esta ruta cambiaron desde que se guardó.',
    'advisory.trip-replanned': 'Esta ruta ya no es posible tal como se guardó y se planificó de nuevo.',
    'advisory.trip-gone': 'Esta ruta ya no es posible y no se encontró ninguna otra.',
    'empty.too-far': 'El destino está demasiado lejos para ir a pie, en bicicleta o en auto.',
    'action.walk-goal':
      '{goal, select, car {Camina hasta el auto} bicycle {Camina hasta la bicicleta} scooter {Camina hasta el scooter} motorbike {Camina hasta la moto} pickup {Camina hasta el punto de encuentro} other {Camina hasta el vehículo}}',
    'action.roll-goal':
      '{goal, select, car {Ve en silla de ruedas hasta el auto} pickup {Ve en silla de ruedas hasta el punto de encuentro} other {Ve en silla de ruedas hasta el vehículo}}',
    'action.walk-platform':
      '{kind, select, track {Camina hasta la vía {platform}} pier {Camina hasta el muelle {platform}} gate {Camina hasta la puerta {platform}} other {Camina hasta el andén {platform}}}',
    'action.roll-platform':
      '{kind, select, track {Ve en silla de ruedas hasta la vía {platform}} pier {Ve en silla de ruedas hasta el muelle {platform}} gate {Ve en silla de ruedas hasta la puerta {platform}} other {Ve en silla de ruedas hasta el andén {platform}}}',
    'action.wait-checkin': 'Espera hasta el check-in',
  },
  explanation: {
    'ruled-out.closed-by-alert': 'Líneas y paradas cerradas por una interrupción del servicio',
    'removed.not-the-best': 'Solo se pidió la mejor opción.',
    'removed.avoided-stop': 'Usa una parada que excluiste.',
    'removed.ruled-out': 'Usa una línea o un medio que excluiste.',
    'removed.slower-alike': 'Se llega antes si se estaciona, recoge o devuelve el vehículo en otro lugar.',
    'removed.car-park-alike': 'Un estacionamiento igual de cercano y rápido es más confiable que un lugar en la calle.',
    'unknown.parking': 'Sin información sobre lugares de estacionamiento libres.',
  },
  refusal: {
    'refusal.bad-request': 'No se pudo entender la solicitud.',
    'refusal.over-quota': 'Se agotó la cuota de esta clave de API. Inténtalo más tarde.',
    'refusal.internal': 'Se produjo un error. Inténtalo más tarde.',
    'refusal.no-other-vehicle': 'No se encontró otra salida para este trayecto.',
  },
  page: {
    keyHeader: 'Envíala en este encabezado y nunca en una dirección: {header}',
    left: 'Ya salió',
    alertSevere: 'Interrupción',
    occupancy: `{load, select,
      empty {Vacío}
      many {Muchos asientos libres}
      few {Pocos asientos libres}
      standing {Solo de pie}
      full {Lleno}
      closed {No admite pasajeros}
      other {}
    }`,
    chosenScore: 'Puntaje de la ruta elegida (menos es mejor)',
    nothing: 'No se encontró ninguna ruta',
    endedEarly: 'La búsqueda se detuvo antes de tiempo.',
    unknownPlace: 'Lugar desconocido. Ingresa una parada, una dirección o coordenadas como 41.15, -8.61.',
    unreachable: 'El planificador no responde. ¿Sigue funcionando el servidor?',
  },
  modes: {
    pt_pub_car: ['Taxi colectivo', 'Transporte público en auto'],
    pt_pub_ferry: ['Ferry', 'Ferry o lancha de línea'],
    pt_pub_coach: ['Autobús interurbano', 'Autobús de larga distancia'],
    pt_pub_monorail: ['Monorriel', 'Tren sobre un solo riel'],
    pt_pub_regionaltrain: ['Tren regional', 'Trenes regionales e interurbanos'],
    pt_pub_train: ['Tren', 'Tren local o suburbano'],
    pt_pub_tram: ['Tranvía', 'Tranvía o tren ligero'],
    ps_tnc: ['Viaje por app', 'Auto con conductor, pedido por aplicación'],
    me_car: ['Auto', 'Tu auto'],
    'me_car-s': ['Auto compartido', 'Auto de un servicio de alquiler por minutos'],
    'me_car-r': ['Auto de alquiler', 'Auto alquilado para el viaje'],
    'me_car-p': ['Viaje compartido', 'Viaje en el auto de otra persona'],
    me_mic: ['Bicicleta o scooter', 'Tu bicicleta, tu scooter o similar'],
    'me_mic_e-sco': ['Scooter eléctrico', 'Scooter de hasta 25 km/h que llevas contigo'],
    'me_mic_fast-e-sco': ['Scooter eléctrico rápido', 'Scooter de hasta 45 km/h que llevas contigo'],
    'me_mic-s': ['Bicicleta o scooter compartidos', 'Bicicleta o scooter de un servicio público compartido'],
    in_coach: ['Autobús de larga distancia', 'Autobús entre ciudades'],
    in_ferry: ['Ferry de larga distancia', 'Ferry entre puertos lejanos'],
    'stationary_parking-onstreet': ['Estacionamiento en la calle', 'Estacionar el vehículo en la calle'],
    'stationary_parking-offstreet': ['Estacionamiento', 'Dejar el vehículo en un estacionamiento'],
    'stationary_vehicle-collect': ['Retiro del vehículo', 'Recoger un vehículo compartido o alquilado'],
    'stationary_vehicle-return': ['Devolución del vehículo', 'Devolver un vehículo compartido o alquilado'],
    'stationary_airport-checkin': ['Check-in', 'Check-in y control de seguridad en el aeropuerto'],
    'stationary_airport-checkout': ['Llegada al aeropuerto', 'Equipaje y control migratorio'],
  },
};
