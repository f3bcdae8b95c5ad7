// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import { overlaid, type Language } from '../language.ts';
import { language as base } from './es.ts';

export const language: Language = overlaid(base, {
 phrases: {
  101: [["vehicle","select",{"car":"Autos","bicycle":"Bicicletas","scooter":"Scooters","other":"Vehículos"}]," disponibles: ",["count","number"]," (hace ",["age","duration"],")"], // live.stock-vehicles
  102: ["Lugares libres: ",["count","number"]," (hace ",["age","duration"],")"], // live.stock-docks
  88: "A tiempo", // live.on-time
  105: [["effect","select",{"closed":"Sin servicio","reduced":"Servicio reducido","delays":"Retrasos","detour":"Desvío","additional":"Servicio adicional","modified":"Servicio modificado","moved":"Parada trasladada","access":"Accesibilidad limitada","lift":"Ascensor fuera de servicio","escalator":"Escaleras eléctricas fuera de servicio","other":"Información del servicio"}]], // alert.effect
  0: ["Toma ",["vehicle","select",{"bus":"el autobús","coach":"el autobús","tram":"el tranvía","metro":"el metro","train":"el tren","ferry":"el ferry","gondola":"el teleférico","funicular":"el funicular","cablecar":"el tranvía de cable","monorail":"el monorriel","car":"el taxi colectivo","other":"la línea"}]," <NUMBER>"], // action.ride
  1: [["vehicle","select",{"bus":"Toma el autobús","coach":"Toma el autobús","tram":"Toma el tranvía","metro":"Toma el metro","train":"Toma el tren","ferry":"Toma el ferry","gondola":"Toma el teleférico","funicular":"Toma el funicular","cablecar":"Toma el tranvía de cable","monorail":"Toma el monorriel","car":"Toma el taxi colectivo","other":"Sube a bordo"}]], // action.board
  2: ["Sigue a bordo: continúa como ",["vehicle","select",{"bus":"autobús","coach":"autobús","tram":"tranvía","metro":"metro","train":"tren","other":"línea"}]," <NUMBER>"], // action.stay
  13: "Ve en scooter eléctrico", // action.scooter
  14: "Ve en auto", // action.drive-car
  16: "Viaje compartido en auto", // action.carpool
  18: "Pide un viaje por app", // action.ride-hailing
  19: ["Viaje por app: ",["provider"]], // action.ride-hailing-with
  25: ["Estaciona ",["vehicle","select",{"bicycle":"la bicicleta","scooter":"el scooter","other":"en la calle"}]], // action.park-onstreet
  26: [["vehicle","select",{"bicycle":"Estaciona la bicicleta","scooter":"Estaciona el scooter","car":"Deja el auto en el estacionamiento","other":"Deja el vehículo en el estacionamiento"}]], // action.park-offstreet
  27: ["Recoge ",["vehicle","select",{"car":"el auto","bicycle":"la bicicleta","scooter":"el scooter","other":"el vehículo"}]], // action.collect
  28: ["Devuelve ",["vehicle","select",{"car":"el auto","bicycle":"la bicicleta","scooter":"el scooter","other":"el vehículo"}]], // action.return
  29: "Check-in y embarque", // action.airport-checkin
  30: "Retiro de equipaje y salida del aeropuerto", // action.airport-checkout
  38: "Parada a solicitud: haz una señal al conductor", // note.signal-driver
  39: "Parada a solicitud: avisa al conductor para bajar", // note.tell-driver
  43: ["Lugares en total: ",["places","number"]], // note.parking-spaces
  44: ["Lugares para personas con discapacidad: ",["bays","number"]], // note.parking-disabled-bays
  45: "Estacionamiento gratuito", // note.parking-free
  46: "Estacionamiento pagado, tarifa no disponible", // note.parking-paid
  47: "Estacionamiento de bicicletas", // place.bicycle-parking
  48: "Estacionamiento de motos", // place.motorcycle-parking
  65: "Con trayecto en ferry", // note.ferry
  66: ["Con trayecto en ferry: ",["name"]], // note.ferry-named
  67: "Por vías privadas o de acceso restringido: verifica si puedes pasar", // note.no-through
  72: ["Escaleras eléctricas → ",["level"]], // note.take-escalator
  73: ["Escaleras eléctricas: ",["from"]," → ",["level"]], // note.take-escalator-between
  80: [["kind","select",{"track":"Vía","pier":"Muelle","gate":"Puerta","other":"Andén"}]," ",["platform"]], // label.platform
  82: "Boleto", // label.ticket
  84: "Scooter compartido", // label.shared-scooter
  131: "No se encontró ninguna ruta con estas exclusiones.", // empty.ruled-out
  136: "No se encontró ninguna ruta con los medios de transporte elegidos.", // empty.no-connection
  140: "Todas las rutas superan el tiempo máximo a pie que elegiste.", // empty.walk-too-long
  151: "La búsqueda tardaba demasiado y se detuvo antes de encontrar una ruta.", // empty.stopped-early
  139: "No se encontró ninguna ruta accesible en silla de ruedas.", // empty.inaccessible
  155: ["El medio «",["mode"],"» es desconocido y se ignoró."], // advisory.unknown-mode
  156: ["El medio «",["mode"],"» es desconocido y se ignoró. ¿Querías decir «",["nearest"],"»?"], // advisory.unknown-mode-nearest
  157: [["mode"],": no disponible aquí; no se tomó en cuenta."], // advisory.unavailable-mode
  158: ["La parada «",["stop"],"» es desconocida y se ignoró."], // advisory.unknown-stop
  161: "La búsqueda se detuvo antes de tiempo: puede haber rutas mejores.", // advisory.stopped-early
  170: "Los horarios de esta ruta cambiaron desde que se guardó.", // advisory.trip-times-changed
  172: "Esta ruta ya no es posible tal como se guardó y se planificó de nuevo.", // advisory.trip-replanned
  174: "Esta ruta ya no es posible y no se encontró ninguna otra.", // advisory.trip-gone
  141: "El destino está demasiado lejos para ir a pie, en bicicleta o en auto.", // empty.too-far
  175: ["Camina hasta ",["goal","select",{"car":"el auto","bicycle":"la bicicleta","scooter":"el scooter","motorbike":"la moto","pickup":"el punto de encuentro","other":"el vehículo"}]], // action.walk-goal
  176: ["Ve en silla de ruedas hasta el ",["goal","select",{"car":"auto","pickup":"punto de encuentro","other":"vehículo"}]], // action.roll-goal
  177: ["Camina hasta ",["kind","select",{"track":"la vía","pier":"el muelle","gate":"la puerta","other":"el andén"}]," ",["platform"]], // action.walk-platform
  178: ["Ve en silla de ruedas hasta ",["kind","select",{"track":"la vía","pier":"el muelle","gate":"la puerta","other":"el andén"}]," ",["platform"]], // action.roll-platform
  181: "Espera hasta el check-in", // action.wait-checkin
  207: "Líneas y paradas cerradas por una interrupción del servicio", // ruled-out.closed-by-alert
  192: "Solo se pidió la mejor opción.", // removed.not-the-best
  197: "Usa una parada que excluiste.", // removed.avoided-stop
  198: "Usa una línea o un medio que excluiste.", // removed.ruled-out
  187: "Se llega antes si se estaciona, recoge o devuelve el vehículo en otro lugar.", // removed.slower-alike
  188: "Un estacionamiento igual de cercano y rápido es más confiable que un lugar en la calle.", // removed.car-park-alike
  218: "Sin información sobre lugares de estacionamiento libres.", // unknown.parking
  222: "No se pudo entender la solicitud.", // refusal.bad-request
  233: "Se agotó la cuota de esta clave de API. Inténtalo más tarde.", // refusal.over-quota
  236: "Se produjo un error. Inténtalo más tarde.", // refusal.internal
  226: "No se encontró otra salida para este trayecto.", // refusal.no-other-vehicle
 },
 modes: {
  3: "Taxi colectivo", // pt_pub_car
  4: "Ferry", // pt_pub_ferry
  5: "Autobús interurbano", // pt_pub_coach
  10: "Monorriel", // pt_pub_monorail
  11: "Tren regional", // pt_pub_regionaltrain
  13: "Tren", // pt_pub_train
  14: "Tranvía", // pt_pub_tram
  18: "Viaje por app", // ps_tnc
  19: "Auto", // me_car
  20: "Auto compartido", // me_car-s
  21: "Auto de alquiler", // me_car-r
  22: "Viaje compartido", // me_car-p
  24: "Bicicleta o scooter", // me_mic
  27: "Scooter eléctrico", // me_mic_e-sco
  28: "Scooter eléctrico rápido", // me_mic_fast-e-sco
  29: "Bicicleta o scooter compartidos", // me_mic-s
  36: "Autobús de larga distancia", // in_coach
  37: "Ferry de larga distancia", // in_ferry
  38: "Estacionamiento en la calle", // stationary_parking-onstreet
  39: "Estacionamiento", // stationary_parking-offstreet
  42: "Retiro del vehículo", // stationary_vehicle-collect
  43: "Devolución del vehículo", // stationary_vehicle-return
  44: "Check-in", // stationary_airport-checkin
  45: "Llegada al aeropuerto", // stationary_airport-checkout
 },
});
