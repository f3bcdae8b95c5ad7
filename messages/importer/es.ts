// Spanish. Style and words: docs/languages/es.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'Leyendo {file}',
  streets: 'Creando la red de calles',
  timetable: 'Creando los horarios',
  walks: 'Buscando trayectos a pie entre paradas',
  shapes: 'Creando los trazados',
  names: 'Indexando los nombres',
  writing: 'Escribiendo la región',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['El archivo no forma parte de GTFS y no se ha leído.', 'Comprueba cómo está escrito el nombre.'],
  'nested-folder': [
    'El feed está en una carpeta dentro del archivo comprimido.',
    'Pon los archivos en la raíz del archivo comprimido.',
  ],
  'file-name-case': [
    'El nombre del archivo tiene mayúsculas.',
    'Escribe en minúsculas los nombres de los archivos de GTFS.',
  ],
  'duplicate-file': ['Dos archivos tienen el mismo nombre; solo se ha leído uno.', 'Elimina uno de los dos.'],
  'empty-file': [
    'El archivo está vacío y no tiene fila de encabezado.',
    'Añade la fila de encabezado o elimina el archivo.',
  ],
  'not-utf8': [
    'El archivo tiene bytes que no son UTF-8. Se han sustituido, así que hay nombres mal escritos e identificadores que pueden coincidir.',
    'Guarda el archivo en UTF-8.',
  ],
  'malformed-quotes': [
    'Hay unas comillas sin cerrar o texto después de las de cierre; la fila se ha dividido por las comas.',
    'Duplica las comillas que haya dentro de un valor entrecomillado.',
  ],
  'newline-in-value': ['Un valor entrecomillado ocupa varias líneas.', 'Quita los saltos de línea del valor.'],
  'unusual-delimiter': [
    'Las celdas están separadas por punto y coma o por tabuladores; el archivo se ha leído así.',
    'Separa las celdas con comas.',
  ],
  'unknown-column': ['La columna no forma parte de GTFS y no se ha leído.', 'Comprueba cómo está escrito el nombre.'],
  'duplicate-column': ['La columna aparece dos veces; se ha leído la primera.', 'Elimina una de las columnas.'],
  'empty-column-name': ['La columna no tiene nombre y no se ha leído.', 'Ponle un nombre a la columna o elimínala.'],
  'column-name-case': [
    'El nombre de la columna tiene mayúsculas.',
    'Escribe en minúsculas los nombres de las columnas.',
  ],
  'missing-column': ['A la tabla le falta una columna obligatoria y se ha ignorado.', 'Añade la columna.'],
  'short-row': [
    'La fila tiene menos celdas que el encabezado; las que faltan cuentan como vacías.',
    'Añade las celdas que faltan.',
  ],
  'long-row': [
    'La fila tiene más celdas que el encabezado; las sobrantes se han ignorado.',
    'Entrecomilla los valores que contengan comas.',
  ],
  'empty-row': ['La fila no tiene valores y se ha omitido.', 'Elimina la fila.'],
  'surrounding-whitespace': ['Se han quitado los espacios alrededor del valor.', 'Quítalos del archivo.'],
  'extra-rows': ['La tabla solo puede tener una fila; las demás se han ignorado.', 'Deja una sola fila.'],
  'invalid-geojson': [
    'locations.geojson no es una FeatureCollection de GeoJSON y se ha ignorado.',
    'Comprueba el archivo con un validador de GeoJSON.',
  ],
  'feed-without-trips': ['El feed no tiene ningún viaje utilizable.', 'Consulta los demás avisos de este feed.'],
  'stops-far-from-streets': [
    'Ninguna parada del feed está cerca de las calles: ninguna ruta puede usar el feed.',
    'Comprueba que el feed y el extracto de calles son del mismo lugar.',
  ],
  'country-unknown': [
    'Las calles no están en ningún país con normas de tráfico conocidas: se circula por la derecha, y las normas y los límites más habituales sustituyen a las etiquetas que faltan.',
    'Crea la región con --country y el código de un país donde se circule por el mismo lado y con normas parecidas.',
  ],
  'country-side-only': [
    'De las normas de tráfico de este país solo se conoce el lado de circulación; las normas y los límites más habituales sustituyen a las etiquetas que faltan.',
    'Crea la región con --country y el código de un país con normas parecidas, si lo hay.',
  ],
  'several-countries': [
    'Las calles están en varios países; en todos, las etiquetas que faltan siguen las normas del país con más calles.',
    'Crea la región con --country para elegir otro, o corta el extracto por la frontera.',
  ],

  // values
  'missing-value': ['Un valor obligatorio está vacío; la entrada se ha descartado.', 'Rellena el valor.'],
  'invalid-integer': ['El valor no es un número entero y cuenta como vacío.', 'Escribe solo cifras.'],
  'invalid-number': ['El valor no es un número y cuenta como vacío.', 'Escribe cifras con punto decimal y sin unidad.'],
  'unusual-number': [
    'El número tiene un formato poco habitual (1.0, +5, 1e3); se ha leído de todas formas.',
    'Escribe cifras sin más.',
  ],
  'negative-number': ['El número es negativo y cuenta como vacío.', 'Escribe un número igual o mayor que 0.'],
  'invalid-time': ['El valor no es una hora y cuenta como vacío.', 'Escribe la hora como H:MM:SS o HH:MM:SS.'],
  'unusual-time': [
    'Los minutos o los segundos de la hora tienen una sola cifra; la hora se ha leído de todas formas.',
    'Escribe la hora como H:MM:SS o HH:MM:SS.',
  ],
  'time-without-seconds': [
    'La hora no tiene segundos; se ha leído como un minuto en punto.',
    'Escribe la hora como HH:MM:SS.',
  ],
  'invalid-date': ['El valor no es una fecha y cuenta como vacío.', 'Escribe la fecha como YYYYMMDD.'],
  'unusual-date': [
    'La fecha tiene separadores; se ha leído de todas formas.',
    'Escribe la fecha como YYYYMMDD, sin separadores.',
  ],
  'date-out-of-range': [
    'La fecha es anterior a 1900 o posterior a 2199; se ha usado la más cercana de ese periodo.',
    'Corrige la fecha.',
  ],
  'invalid-enum': [
    'El valor no es uno de los admitidos; se ha usado el predeterminado.',
    'Usa un valor de la referencia del campo.',
  ],
  'invalid-color': ['El color no tiene seis cifras hexadecimales y se ha ignorado.', 'Escribe el color como RRGGBB.'],
  'color-with-hash': ['El color empieza por #, que se ha quitado.', 'Escribe el color como RRGGBB.'],
  'invalid-timezone': [
    'La zona horaria es desconocida y se ha ignorado.',
    'Usa un nombre de la base de datos de zonas horarias de IANA, como Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'La zona horaria del operador es desconocida; se ha usado la de otro operador.',
    'Usa un nombre de la base de datos de zonas horarias de IANA, como Europe/Lisbon.',
  ],
  'several-timezones': [
    'Los operadores del feed tienen zonas horarias distintas; cada viaje usa la del operador que lo presta.',
    'Da a todos los operadores del feed la misma zona horaria, o divide el feed.',
  ],
  'zone-far-from-stops': [
    'La zona horaria del operador no puede ser la de sus paradas: todas las salidas se calculan con varias horas de adelanto o de retraso.',
    'Corrige agency_timezone o las coordenadas de las paradas.',
  ],

  // keys and references
  'duplicate-key': [
    'El identificador aparece dos veces; se ha conservado la primera entrada y se ha descartado la otra.',
    'Haz que los identificadores sean únicos.',
  ],
  'repeated-row': [
    'La fila aparece dos veces con los mismos valores; se ha leído una sola vez.',
    'Elimina una de las filas.',
  ],
  'duplicate-stop-sequence': [
    'Dos filas del viaje tienen el mismo stop_sequence; se ha conservado la primera y se ha descartado la otra.',
    'Numera las filas de cada viaje en el orden del recorrido.',
  ],
  'unknown-agency': ['El operador no existe; se ha usado el primero.', 'Corrige la referencia.'],
  'unknown-route': ['La línea no existe; la fila se ha descartado.', 'Añade la línea o corrige la referencia.'],
  'unknown-service': [
    'El servicio no está ni en calendar.txt ni en calendar_dates.txt, así que el viaje no circula nunca; se ha descartado.',
    'Añade el servicio o corrige la referencia.',
  ],
  'unknown-trip': ['El viaje no existe; la fila se ha descartado.', 'Añade el viaje o corrige la referencia.'],
  'unknown-stop': ['La parada no existe; la fila se ha descartado.', 'Añade la parada o corrige la referencia.'],
  'unknown-shape': [
    'El trazado no existe; el viaje se dibuja con líneas rectas entre las paradas.',
    'Añade el trazado o corrige la referencia.',
  ],
  'unknown-level': ['El nivel no existe y se ha ignorado.', 'Añade el nivel a levels.txt.'],
  'unknown-parent': [
    'La estación a la que pertenece no existe; la parada se queda sin estación.',
    'Añade la estación o corrige la referencia.',
  ],
  'reference-to-dropped-trip': [
    'La fila se refiere a un viaje descartado y se ha descartado con él.',
    'Consulta el aviso por el que se descartó el viaje.',
  ],

  // stops
  'missing-coordinates': [
    'La parada no tiene coordenadas: los viajes paran en ella, pero no se pueden calcular trayectos a pie hasta ella ni desde ella.',
    'Añade la latitud y la longitud.',
  ],
  'unusable-coordinates': [
    'Las coordenadas de la parada no existen en la Tierra: los viajes paran en ella, pero no se pueden calcular trayectos a pie hasta ella ni desde ella.',
    'Escribe grados con punto decimal, la latitud de -90 a 90 y la longitud de -180 a 180; comprueba que no estén intercambiadas.',
  ],
  'stop-near-null-island': [
    'Las coordenadas de la parada están cerca de 0, 0 en el Atlántico y se han ignorado.',
    'Corrige la latitud y la longitud.',
  ],
  'stop-near-pole': [
    'Las coordenadas de la parada están en un polo y se han ignorado.',
    'Corrige la latitud y la longitud.',
  ],
  'stop-without-name': ['La parada no tiene nombre.', 'Añade stop_name.'],
  'missing-parent': [
    'El acceso, nodo o zona de embarque no indica a qué estación o andén pertenece.',
    'Añade parent_station.',
  ],
  'wrong-parent-type': [
    'El lugar al que pertenece tiene un location_type incorrecto y se ha ignorado: una zona de embarque pertenece a un andén; todo lo demás, a una estación.',
    'Corrige parent_station o location_type.',
  ],
  'station-with-parent': [
    'La estación figura dentro de otra, lo que se ha ignorado.',
    'Elimina parent_station o corrige location_type.',
  ],

  // routes
  'route-without-name': ['La línea no tiene ni nombre corto ni nombre largo.', 'Añade un nombre corto o uno largo.'],
  'route-names-equal': ['El nombre corto y el nombre largo de la línea son iguales.', 'Deja uno de los dos vacío.'],
  'unknown-route-type': [
    'El tipo de línea está vacío o no es un número; la línea cuenta como «otros» (1700).',
    'Usa un tipo de línea de la referencia.',
  ],
  'continuous-stopping-ignored': [
    'Aquí se puede subir o bajar entre paradas; las rutas solo usan las paradas.',
    'No hay nada que hacer.',
  ],

  // calendars
  'calendar-end-before-start': [
    'El periodo del servicio termina antes de empezar; se han descartado sus días de la semana.',
    'Intercambia start_date y end_date.',
  ],
  'service-outside-feed-dates': [
    'El servicio circula en días fuera del periodo de feed_start_date a feed_end_date; el editor del feed no los garantiza, pero se usan.',
    'Corrige las fechas de feed_info.txt o haz que el servicio termine antes.',
  ],
  'service-drops': [
    'Esta semana tiene menos de la mitad de las salidas de la anterior; a menudo falta el siguiente horario.',
    'Comprueba que el feed tiene los calendarios de todos los periodos.',
  ],
  'feeds-without-common-date': [
    'Los feeds no tienen ninguna fecha en común: ninguna ruta puede combinarlos todos.',
    'Consigue feeds del mismo periodo o crea una región por feed.',
  ],
  'service-without-days': ['El servicio no circula ningún día.', 'Comprueba el periodo y las excepciones.'],

  // trips and stop times
  'trip-without-stop-times': [
    'El viaje no tiene horas de paso; se ha descartado.',
    'Añade las horas de paso o elimina el viaje.',
  ],
  'trip-too-short': [
    'El viaje tiene menos de dos paradas utilizables; se ha descartado.',
    'Añade paradas o elimina el viaje.',
  ],
  'trip-end-without-time': [
    'La primera o la última parada del viaje no tiene hora; el viaje se ha descartado.',
    'Da una hora a la primera y a la última parada de cada viaje.',
  ],
  'times-decrease': [
    'Las horas del viaje van hacia atrás; el viaje se ha descartado.',
    'Corrige las horas o el orden de las paradas.',
  ],
  'frequency-trip-without-rows': [
    'Ninguna fila del viaje en frequencies.txt es utilizable; el viaje se ha descartado.',
    'Corrige las filas del viaje en frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'En la primera o la última parada del viaje, la llegada es posterior a la salida; cuenta la hora que usan los viajeros.',
    'Pon la misma hora en las dos.',
  ],
  'interpolated-times': [
    'Las paradas sin hora han recibido una, a intervalos iguales entre las paradas con hora más próximas.',
    'Da una hora a cada parada.',
  ],
  'stop-time-not-at-platform': [
    'El viaje para en una estación, un acceso o un nodo, que se ha tratado como parada.',
    'Indica un andén (location_type 0).',
  ],
  'flex-row': [
    'La fila tiene una franja horaria o una zona en lugar de horas en una parada; se usa para el transporte a demanda.',
    'No hay nada que hacer.',
  ],
  'flex-trip': [
    'El viaje solo tiene franjas horarias; se usa para el transporte a demanda y no está en los horarios.',
    'No hay nada que hacer.',
  ],
  'fast-travel': [
    'El vehículo tendría que ir a una velocidad imposible entre dos paradas; el viaje se ha conservado tal cual.',
    'Corrige las horas del viaje o las coordenadas de las paradas; --repair sustituye las horas donde el resto del viaje lo permite.',
  ],
  'repaired-times': [
    'El vehículo tendría que ir a una velocidad imposible entre dos paradas; las horas que contradicen a la mayoría se han sustituido por interpolación (--repair).',
    'Corrige las horas del viaje o las coordenadas de las paradas.',
  ],
  'stop-distance-unusable': [
    'Los valores de shape_dist_traveled disminuyen a lo largo del viaje o son todos 0; se han ignorado.',
    'Haz que las distancias crezcan a lo largo del viaje.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'El intervalo no es un número entero positivo; la fila se ha descartado.',
    'Escribe headway_secs en segundos.',
  ],
  'frequency-end-before-start': [
    'La franja de frecuencia termina antes de empezar; la fila se ha descartado.',
    'Corrige start_time o end_time.',
  ],
  'overlapping-frequencies': [
    'Dos franjas de frecuencia del viaje se solapan, así que puede haber pasos duplicados.',
    'Separa las franjas.',
  ],
  'transfer-too-far': [
    'El transbordo une paradas a más de 10 km; se ha conservado.',
    'Corrige las paradas del transbordo.',
  ],
  'invalid-pathway-mode': [
    'El tipo de recorrido no es un número del 1 al 7; el recorrido se ha descartado.',
    'Corrige pathway_mode.',
  ],
  'locked-platform': [
    'Los recorridos de la estación no unen el andén con ningún acceso, o solo en un sentido: los viajeros no pueden llegar a él y salir a pie.',
    'Añade el recorrido o el acceso que falta.',
  ],
  'two-way-exit-gate': [
    'El torno de salida figura como utilizable en los dos sentidos; se ha dejado en uno solo.',
    'Pon is_bidirectional a 0.',
  ],
  'unusable-shape-point': [
    'Las coordenadas del punto del trazado no existen en la Tierra; el punto se ha descartado.',
    'Corrige la latitud y la longitud.',
  ],
  'duplicate-shape-point': [
    'Dos puntos del trazado tienen el mismo número de orden; se ha conservado el primero.',
    'Numera los puntos en el orden del recorrido.',
  ],
  'shape-too-short': [
    'El trazado tiene menos de dos puntos utilizables; los viajes que lo usan se dibujan con líneas rectas entre las paradas.',
    'Añade puntos.',
  ],
  'shape-distance-unusable': [
    'Los valores de shape_dist_traveled disminuyen a lo largo del trazado o son todos 0; se han ignorado.',
    'Haz que las distancias crezcan a lo largo del trazado.',
  ],
  'attribution-without-role': [
    'La atribución no tiene ninguna función.',
    'Pon is_producer, is_operator o is_authority a 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'La regla de reserva no existe; se desconoce el plazo para reservar.',
    'Añade la regla a booking_rules.txt o corrige la referencia.',
  ],
  'overlapping-zones': [
    'Dos zonas del viaje se solapan en lugar y hora, así que no está claro qué fila se aplica; se ha usado la primera.',
    'Separa las zonas o da a cada una un viaje propio.',
  ],
  'streets-needed': [
    'El transporte a demanda, los vehículos compartidos o de alquiler, los taxis y similares necesitan calles, y no se ha dado ninguna: no se ofrece nada de eso.',
    'Añade un extracto de calles (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Falta un archivo del sistema; se desconoce lo que contiene.',
    'Añade el archivo o vuelve a descargarlo.',
  ],
  'invalid-json': [
    'El archivo no es JSON o no tiene un objeto «data»; se ha ignorado.',
    'Vuelve a descargar el archivo o repáralo.',
  ],
  'unsupported-version': [
    'La versión de GBFS es desconocida; el archivo se ha leído como versión 3.',
    'Publica GBFS 1, 2 o 3.',
  ],
  'mixed-versions': [
    'Los archivos del sistema son de versiones principales de GBFS distintas.',
    'Descarga todos los archivos en una misma versión.',
  ],
  'invalid-value': [
    'El valor es de un tipo incorrecto y cuenta como ausente.',
    'Usa el tipo que la especificación de GBFS da para el campo.',
  ],
  'invalid-geometry': [
    'El área no es un polígono o tiene muy pocos vértices; se ha ignorado.',
    'Escribe un Polygon o un MultiPolygon de GeoJSON.',
  ],
  'unusable-place': [
    'La estación, el vehículo o la zona no tiene coordenadas utilizables y se ha descartado.',
    'Corrige la latitud y la longitud.',
  ],
  'unknown-vehicle-type': [
    'El tipo de vehículo no existe; la entrada que lo menciona se ha descartado.',
    'Añade el tipo a vehicle_types.json o corrige la referencia.',
  ],
  'unknown-station': [
    'La estación no existe; la referencia se ha ignorado.',
    'Añade la estación a station_information.json o corrige la referencia.',
  ],
  'unknown-pricing-plan': [
    'El plan de precios no existe; se desconoce el precio.',
    'Añade el plan a system_pricing_plans.json o corrige la referencia.',
  ],
  'unclear-opening-hours': [
    'El horario de apertura no se entiende y se trata como desconocido.',
    'Escríbelo con la sintaxis de OpenStreetMap, como Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'La estación no tiene estado, aunque otras sí; se trata como fuera de servicio.',
    'Publica el estado de todas las estaciones, también de las cerradas.',
  ],
};
