// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Toma ",["vehicle","select",{"bus":"el autobús","coach":"el autocar","tram":"el tranvía","metro":"el metro","train":"el tren","ferry":"el ferri","gondola":"el teleférico","funicular":"el funicular","cablecar":"el tranvía de cable","monorail":"el monorraíl","car":"el taxi colectivo","other":"la línea"}]," <NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Toma el autobús","coach":"Toma el autocar","tram":"Toma el tranvía","metro":"Toma el metro","train":"Toma el tren","ferry":"Toma el ferri","gondola":"Toma el teleférico","funicular":"Toma el funicular","cablecar":"Toma el tranvía de cable","monorail":"Toma el monorraíl","car":"Toma el taxi colectivo","other":"Sube a bordo"}]], // action.board
  ["Sigue a bordo: continúa como ",["vehicle","select",{"bus":"autobús","coach":"autocar","tram":"tranvía","metro":"metro","train":"tren","other":"línea"}]," <NUMBER>"], // action.stay
  "Sigue a bordo", // action.stay-on
  "Toma el vuelo <NUMBER>", // action.fly
  "Toma el vuelo", // action.fly-unnumbered
  "Camina", // action.walk
  ["Camina hasta ",["place"]], // action.walk-to
  "Camina hasta tu destino", // action.walk-end
  "Ve en silla de ruedas", // action.roll
  ["Ve en silla de ruedas hasta ",["place"]], // action.roll-to
  "Ve en silla de ruedas hasta tu destino", // action.roll-end
  "Ve en bicicleta", // action.cycle
  "Ve en patinete eléctrico", // action.scooter
  "Ve en coche", // action.drive-car
  "Ve en moto", // action.ride-motorbike
  "Viaje compartido en coche", // action.carpool
  "Toma un taxi", // action.taxi
  "Toma un VTC", // action.ride-hailing
  ["VTC: ",["provider"]], // action.ride-hailing-with
  "Toma el transporte a demanda", // action.on-demand
  ["Transporte a demanda: ",["provider"]], // action.on-demand-with
  "Espera", // action.wait
  "Espera a que te recojan", // action.wait-pickup
  "Transbordo", // action.transfer
  ["Aparca ",["vehicle","select",{"bicycle":"la bicicleta","scooter":"el patinete","other":"en la calle"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Aparca la bicicleta","scooter":"Aparca el patinete","car":"Deja el coche en el aparcamiento","other":"Deja el vehículo en el aparcamiento"}]], // action.park-offstreet
  ["Recoge ",["vehicle","select",{"car":"el coche","bicycle":"la bicicleta","scooter":"el patinete","other":"el vehículo"}]], // action.collect
  ["Devuelve ",["vehicle","select",{"car":"el coche","bicycle":"la bicicleta","scooter":"el patinete","other":"el vehículo"}]], // action.return
  "Facturación y embarque", // action.airport-checkin
  "Recogida de equipaje y salida del aeropuerto", // action.airport-checkout
  "Cambia de avión", // action.airport-transfer
  ["Cada ",["count","plural",{"one":"minuto","other":[["count","number"]," minutos"]}]], // note.every-minutes
  "Horarios orientativos", // note.approximate-times
  ["Para subir aquí, llama antes a ",["agency"]], // note.book-to-board
  ["Para subir aquí, llama antes a ",["agency"]," al ",["phone"]], // note.book-to-board-phone
  ["Para bajar aquí, llama antes a ",["agency"]], // note.book-to-alight
  ["Para bajar aquí, llama antes a ",["agency"]," al ",["phone"]], // note.book-to-alight-phone
  "Parada a petición: haz una señal al conductor", // note.signal-driver
  "Parada a petición: avisa al conductor para bajar", // note.tell-driver
  ["Reserva antes de: ",["deadline","date"],", ",["deadline","time"]], // note.book-until
  "Ya no se puede reservar este viaje", // note.too-late-to-book
  "Cancelado", // note.cancelled
  ["Plazas en total: ",["places","number"]], // note.parking-spaces
  ["Plazas para personas con movilidad reducida: ",["bays","number"]], // note.parking-disabled-bays
  "Aparcamiento gratuito", // note.parking-free
  "Aparcamiento de pago, tarifa no disponible", // note.parking-paid
  "Aparcamiento de bicicletas", // place.bicycle-parking
  "Aparcamiento de motos", // place.motorcycle-parking
  ["Reserva antes de salir: espera habitual de ",["wait","duration"]], // note.usual-wait
  "El viaje sigue al día siguiente", // note.next-day
  ["Lleva la bicicleta de la mano: ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," por vías aptas para bicicletas"], // note.cycle-friendly
  ["Accesible en silla de ruedas: ",["distance","distance"]], // note.section-accessible
  ["No accesible en silla de ruedas: ",["distance","distance"]], // note.section-inaccessible
  ["Sin información de accesibilidad: ",["distance","distance"]], // note.section-unknown
  "Vehículo accesible en silla de ruedas", // note.service-accessible
  "Vehículo no accesible en silla de ruedas", // note.service-inaccessible
  "Vehículo sin información de accesibilidad", // note.service-unknown
  [["stop"],": accesible en silla de ruedas"], // note.stop-accessible
  [["stop"],": no accesible en silla de ruedas"], // note.stop-inaccessible
  [["stop"],": sin información de accesibilidad"], // note.stop-unknown
  "Se admiten bicicletas a bordo", // note.bicycles-allowed
  "No se admiten bicicletas a bordo", // note.bicycles-forbidden
  "En línea recta: aquí no hay datos de calles", // note.straight-line
  "Con trayecto en ferri", // note.ferry
  ["Con trayecto en ferri: ",["name"]], // note.ferry-named
  "Por vías privadas o de acceso restringido: comprueba si puedes pasar", // note.no-through
  "Empieza o termina en una vía donde está prohibido parar", // note.no-stopping
  ["Peaje: ",["price","money"]], // note.toll
  ["Escaleras → ",["level"]], // note.take-stairs
  ["Escaleras: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escaleras mecánicas → ",["level"]], // note.take-escalator
  ["Escaleras mecánicas: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Ascensor → ",["level"]], // note.take-lift
  ["Ascensor: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"parada","other":"paradas"}]], // label.stops
  ["Dirección ",["direction"]], // label.direction
  ["Destino: ",["place"]], // label.flight-to
  [["duration","duration"]," sin tráfico"], // label.without-traffic
  [["kind","select",{"stand":"Dársena","track":"Vía","pier":"Muelle","gate":"Puerta","other":"Andén"}]," ",["platform"]], // label.platform
  "vía sin nombre", // label.unnamed-way
  "Billete", // label.ticket
  "Bicicleta compartida", // label.shared-bicycle
  "Patinete compartido", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Reservar con ",["operator"]], // label.book-with
  "En hora", // live.on-time
  [["delay","duration"]," de retraso"], // live.late
  [["delay","duration"]," de adelanto"], // live.early
  ["Cambio: ",["platform"]," en lugar de ",["planned"]], // live.platform-changed
  ["Datos en tiempo real actualizados hace ",["age","duration"]], // live.updated
  "Datos en tiempo real actualizados ahora mismo", // live.updated-now
  ["Sin datos en tiempo real desde hace ",["age","duration"],": los horarios pueden haber cambiado"], // live.stale
  [["source","select",{"predicted":"Previsión en tiempo real","observed":"Hora real","carried":"Estimación a partir de un retraso anterior","stale":"Último retraso conocido","none":"Sin datos en tiempo real","other":"Horario"}]], // live.source
  [["slack","duration"]," de margen para el transbordo"], // live.slack
  "Es probable que pierdas este transbordo", // live.missed
  ["Si lo pierdes: +",["delay","duration"]], // live.if-missed
  "Si lo pierdes: llegas a la misma hora", // live.if-missed-no-later
  "Si lo pierdes: no hay otra ruta", // live.if-missed-nothing
  [["vehicle","select",{"car":"Coches","bicycle":"Bicicletas","scooter":"Patinetes","other":"Vehículos"}]," disponibles: ",["count","number"]," (hace ",["age","duration"],")"], // live.stock-vehicles
  ["Plazas libres: ",["count","number"]," (hace ",["age","duration"],")"], // live.stock-docks
  ["Último dato hace ",["age","duration"]], // live.stock-seen
  ["Evitar ",["stops","plural",{"one":"esta parada","other":"estas paradas"}]," y buscar otra ruta"], // alert.avoid-stops
  [["effect","select",{"closed":"Sin servicio","reduced":"Servicio reducido","delays":"Retrasos","detour":"Desvío","additional":"Servicio adicional","modified":"Servicio modificado","moved":"Parada trasladada","access":"Accesibilidad limitada","lift":"Ascensor fuera de servicio","escalator":"Escaleras mecánicas fuera de servicio","other":"Información del servicio"}]], // alert.effect
  "Inicia la ruta", // turn.HEAD_TOWARDS
  ["Inicia la ruta por ",["street"]], // turn.HEAD_TOWARDS.street
  "Sigue recto", // turn.CONTINUE_STRAIGHT
  ["Sigue recto por ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Gira ligeramente a la izquierda", // turn.TURN_SLIGHTLY_LEFT
  ["Gira ligeramente a la izquierda por ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Gira a la izquierda", // turn.TURN_LEFT
  ["Gira a la izquierda por ",["street"]], // turn.TURN_LEFT.street
  "Gira bruscamente a la izquierda", // turn.TURN_SHARPLY_LEFT
  ["Gira bruscamente a la izquierda por ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Gira ligeramente a la derecha", // turn.TURN_SLIGHTLY_RIGHT
  ["Gira ligeramente a la derecha por ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Gira a la derecha", // turn.TURN_RIGHT
  ["Gira a la derecha por ",["street"]], // turn.TURN_RIGHT.street
  "Gira bruscamente a la derecha", // turn.TURN_SHARPLY_RIGHT
  ["Gira bruscamente a la derecha por ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Da media vuelta", // turn.U_TURN
  ["Da media vuelta en ",["street"]], // turn.U_TURN.street
  "El origen está fuera de la zona cubierta.", // empty.outside-from
  "El destino está fuera de la zona cubierta.", // empty.outside-to
  "El origen y el destino están en regiones distintas y ninguna región cubre ambos.", // empty.different-regions
  "El origen y el destino están demasiado cerca para calcular una ruta.", // empty.too-close
  "No hay ninguna calle ni camino transitable cerca del origen.", // empty.off-network-from
  "No hay ninguna calle ni camino transitable cerca del destino.", // empty.off-network-to
  "Ninguno de los medios de transporte elegidos está disponible aquí.", // empty.no-modes
  "No se ha encontrado ninguna ruta con estas exclusiones.", // empty.ruled-out
  ["No hay horarios para esta fecha. Horarios disponibles del ",["from","day"]," al ",["to","day"],"."], // empty.no-service-date
  "No hay ningún servicio a esta hora para este viaje.", // empty.no-service-in-window
  "No hay ninguna parada de los medios elegidos cerca del origen.", // empty.no-stop-from
  "No hay ninguna parada de los medios elegidos cerca del destino.", // empty.no-stop-to
  "No se ha encontrado ninguna ruta con los medios de transporte elegidos.", // empty.no-connection
  "Ninguna ruta evita las paradas excluidas.", // empty.avoided-stops
  "Ningún servicio que salga a esa hora llega a tiempo.", // empty.arrives-too-late
  "No se ha encontrado ninguna ruta accesible en silla de ruedas.", // empty.inaccessible
  "Todas las rutas superan el tiempo máximo a pie que has elegido.", // empty.walk-too-long
  "El destino está demasiado lejos para ir a pie, en bicicleta o en coche.", // empty.too-far
  "Los vehículos de alquiler cercanos al origen deben devolverse allí mismo: no sirven para un viaje solo de ida.", // empty.round-trip-only
  [["mode"],": no hay ningún vehículo disponible cerca del origen."], // empty.no-vehicle-from
  [["mode"],": los vehículos cercanos al origen no se pueden devolver en el destino."], // empty.no-vehicle-to
  [["mode"],": el origen está fuera de la zona de servicio."], // empty.outside-zone-from
  [["mode"],": el destino está fuera de la zona de servicio."], // empty.outside-zone-to
  [["mode"],": sin servicio a esta hora."], // empty.closed
  [["mode"],": este operador no presta servicio aquí."], // empty.unknown-provider
  "Los medios elegidos no ofrecen nada mejor que ir a pie.", // empty.walking-is-better
  "Combinar los medios elegidos no ofrece nada mejor que usar solo uno de ellos o ir a pie. Busca con un solo medio para ver esas rutas.", // empty.not-better
  "La búsqueda tardaba demasiado y se ha detenido antes de encontrar una ruta.", // empty.stopped-early
  [["mode"],": no hay ninguna calle transitable cerca del origen."], // off-network.from
  [["mode"],": no hay ninguna calle transitable cerca del destino."], // off-network.to
  ["El medio «",["mode"],"» está obsoleto. Usa «",["replacement"],"»."], // advisory.deprecated-mode
  ["El medio «",["mode"],"» es desconocido y se ha ignorado."], // advisory.unknown-mode
  ["El medio «",["mode"],"» es desconocido y se ha ignorado. ¿Querías decir «",["nearest"],"»?"], // advisory.unknown-mode-nearest
  [["mode"],": no disponible aquí; no se ha tenido en cuenta."], // advisory.unavailable-mode
  ["La parada «",["stop"],"» es desconocida y se ha ignorado."], // advisory.unknown-stop
  ["«",["name"],"» no corresponde a ningún operador, autoridad, fuente de datos o línea."], // advisory.unknown-limit
  ["El idioma «",["language"],"» no está disponible aquí."], // advisory.unknown-language
  "La búsqueda se ha detenido antes de tiempo: puede haber rutas mejores.", // advisory.stopped-early
  "No hay datos de calles: los trayectos a pie se estiman en línea recta.", // advisory.straight-line-walks
  ["Fuera de servicio a esa hora: ",["names"]], // advisory.closed-by-alert
  "Ningún servicio regular sale en las tres horas siguientes a esa hora. Se muestran las próximas salidas.", // advisory.leaves-much-later
  "Ningún servicio regular llega en las tres horas anteriores a esa hora. Se muestran las últimas llegadas antes de ella.", // advisory.arrives-much-earlier
  "Cancelado", // board.cancelled
  "No para aquí", // board.skipped
  "No hay salidas a esta hora.", // board.no-departures
  "No hay llegadas a esta hora.", // board.no-arrivals
  "Los horarios de esta ruta han cambiado desde que se guardó.", // advisory.trip-times-changed
  [["line"]," ya no circula como se guardó. Alternativa: ",["other"]], // advisory.trip-line-replaced
  "Esta ruta ya no es posible tal como se guardó y se ha planificado de nuevo.", // advisory.trip-replanned
  [["line"],": servicio cancelado."], // advisory.trip-cancelled
  "Esta ruta ya no es posible y no se ha encontrado ninguna otra.", // advisory.trip-gone
  ["Camina hasta ",["goal","select",{"car":"el coche","bicycle":"la bicicleta","scooter":"el patinete","motorbike":"la moto","pickup":"el punto de recogida","other":"el vehículo"}]], // action.walk-goal
  ["Ve en silla de ruedas hasta el ",["goal","select",{"car":"coche","pickup":"punto de recogida","other":"vehículo"}]], // action.roll-goal
  ["Camina hasta ",["kind","select",{"stand":"la dársena","track":"la vía","pier":"el muelle","gate":"la puerta","other":"el andén"}]," ",["platform"]], // action.walk-platform
  ["Ve en silla de ruedas hasta ",["kind","select",{"stand":"la dársena","track":"la vía","pier":"el muelle","gate":"la puerta","other":"el andén"}]," ",["platform"]], // action.roll-platform
  ["Transbordo a pie: ",["place"]], // action.walk-change
  ["Transbordo en silla de ruedas: ",["place"]], // action.roll-change
  "Espera hasta la facturación", // action.wait-checkin
  "Otra ruta es igual o mejor en salida, llegada y número de transbordos.", // removed.dominated
  "A pie se tarda lo mismo o menos y sin más esfuerzo.", // removed.walking-is-better
  "Un solo medio de transporte es igual o mejor en todo.", // removed.single-mode-is-better
  "Otra opción es igual de buena en todo y mejor en al menos un aspecto.", // removed.worse-than-another
  "Usa solo uno de los medios que se querían combinar.", // removed.one-mode-only
  "Se llega antes si se aparca, recoge o devuelve el vehículo en otro lugar.", // removed.slower-alike
  "Un aparcamiento igual de cercano y rápido es más fiable que un hueco en la calle.", // removed.car-park-alike
  "No se ajusta a tus prioridades mejor que las demás.", // removed.fits-no-better
  "Faltó tiempo para compararla con cada medio por separado.", // removed.out-of-time
  "Usa los mismos vehículos que una opción mejor.", // removed.same-vehicles
  "Solo se ha pedido la mejor opción.", // removed.not-the-best
  "Llega después de la hora pedida.", // removed.arrives-too-late
  "Supera el tiempo máximo a pie.", // removed.walk-too-long
  "Sin transporte público se tarda demasiado.", // removed.takes-too-long
  "Un tramo no es accesible en silla de ruedas.", // removed.inaccessible
  "Usa una parada que has excluido.", // removed.avoided-stop
  "Usa una línea o un medio que has excluido.", // removed.ruled-out
  "Un tramo está cerrado o sin servicio a esa hora.", // removed.not-running
  "Líneas de los medios excluidos", // ruled-out.avoided-mode
  "Líneas de operadores o fuentes de datos excluidos", // ruled-out.operator-limit
  "Líneas que solo se ofrecen si las pides", // ruled-out.only-when-named
  "Líneas con vehículos no accesibles en silla de ruedas", // ruled-out.inaccessible-vehicle
  "Líneas sin confirmación de que admitan bicicletas", // ruled-out.no-bicycles
  "Paradas no accesibles en silla de ruedas", // ruled-out.inaccessible-stop
  "Paradas excluidas", // ruled-out.avoided-stop
  "Líneas y paradas cerradas por una incidencia", // ruled-out.closed-by-alert
  "Precio no disponible.", // unknown.price
  "Sin información sobre el acceso al vehículo en silla de ruedas.", // unknown.vehicle-access
  "Sin información sobre el acceso a la parada en silla de ruedas.", // unknown.stop-access
  "Información incompleta sobre el acceso en silla de ruedas en el recorrido.", // unknown.path-access
  "Sin información sobre bicicletas a bordo.", // unknown.bicycles-aboard
  "Aquí no hay datos de calles: recorrido en línea recta.", // unknown.streets
  "Horarios orientativos.", // unknown.times
  "Circula a intervalos regulares; las horas exactas de salida no se publican.", // unknown.departure
  "Sin información sobre si aún se puede reservar.", // unknown.booking
  "Espera habitual; la real puede variar.", // unknown.wait
  "Sin información sobre plazas de aparcamiento libres.", // unknown.parking
  "Autonomía restante del vehículo desconocida.", // unknown.range
  "Falta el origen.", // refusal.no-origin
  "Falta el destino.", // refusal.no-destination
  "No se ha podido entender la solicitud.", // refusal.bad-request
  ["La región «",["region"],"» es desconocida."], // refusal.unknown-region
  "Esta ruta es desconocida.", // refusal.unknown-trip
  "Esta parte de la ruta no tiene otras salidas.", // refusal.not-a-ride
  "No se ha encontrado otra salida para este trayecto.", // refusal.no-other-vehicle
  "La salida anterior parte antes de que llegues.", // refusal.leaves-too-early
  "Este servicio no emite claves. Consulta con el operador.", // refusal.no-registration
  "Otra clave ya tiene este nombre. Elige otro.", // refusal.label-taken
  "Solo el operador de este servicio puede hacerlo.", // refusal.not-operator
  "La solicitud no incluye ninguna clave de API.", // refusal.no-key
  "La clave de API es desconocida o no está activa.", // refusal.unknown-key
  "Se ha agotado la cuota de esta clave de API. Inténtalo más tarde.", // refusal.over-quota
  "Demasiadas solicitudes seguidas. Inténtalo de nuevo en unos instantes.", // refusal.too-fast
  "El servicio está saturado. Inténtalo de nuevo en unos instantes.", // refusal.overloaded
  "Se ha producido un error. Inténtalo más tarde.", // refusal.internal
 ],
 modes: [
  "Transporte público", // pt_pub
  "Autobús", // pt_pub_bus
  "Tranvía de cable", // pt_pub_cablecar
  "Taxi colectivo", // pt_pub_car
  "Ferri", // pt_pub_ferry
  "Autocar", // pt_pub_coach
  "Autobús exprés", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro (también en superficie)", // pt_pub_metro
  "Monorraíl", // pt_pub_monorail
  "Tren regional", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Tren", // pt_pub_train
  "Tranvía", // pt_pub_tram
  "Autobús escolar", // pt_ltd_SCHOOLBUS
  "Transporte a demanda", // ps_drt
  "Taxi", // ps_tax
  "VTC", // ps_tnc
  "Coche", // me_car
  "Carsharing", // me_car-s
  "Coche de alquiler", // me_car-r
  "Viaje compartido", // me_car-p
  "Moto", // me_mot
  "Bicicleta o patinete", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta plegable", // me_mic_fold-bic
  "Patinete eléctrico", // me_mic_e-sco
  "Patinete eléctrico rápido", // me_mic_fast-e-sco
  "Bicicleta o patinete compartidos", // me_mic-s
  "Bicicleta (identificador antiguo)", // cy_bic
  "Bicicleta compartida (identificador antiguo)", // cy_bic-s
  "A pie", // wa_wal
  "Silla de ruedas", // wa_whe
  "Vuelo", // in_air
  "Tren de larga distancia", // in_rail
  "Autocar de larga distancia", // in_coach
  "Ferri de larga distancia", // in_ferry
  "Aparcamiento en la calle", // stationary_parking-onstreet
  "Aparcamiento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Recogida del vehículo", // stationary_vehicle-collect
  "Devolución del vehículo", // stationary_vehicle-return
  "Facturación", // stationary_airport-checkin
  "Llegada al aeropuerto", // stationary_airport-checkout
  "Conexión de vuelos", // stationary_airport-transfer
 ],
};
