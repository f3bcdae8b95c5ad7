// Italian. Style and words: docs/languages/it.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'Lettura: {file}',
  streets: 'Creazione della rete stradale',
  timetable: 'Creazione degli orari',
  walks: 'Ricerca dei percorsi a piedi tra le fermate',
  shapes: 'Creazione dei tracciati',
  names: 'Indicizzazione dei nomi',
  writing: 'Scrittura della regione',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['Il file non fa parte di GTFS e non è stato letto.', 'Controlla come è scritto il nome.'],
  'nested-folder': [
    'Il feed si trova in una cartella dentro l’archivio.',
    'Sposta i file al primo livello dell’archivio.',
  ],
  'file-name-case': ['Il nome del file contiene maiuscole.', 'Scrivi in minuscolo i nomi dei file GTFS.'],
  'duplicate-file': ['Due file hanno lo stesso nome; ne è stato letto uno solo.', 'Rimuovi uno dei due.'],
  'empty-file': [
    'Il file è vuoto e non ha la riga di intestazione.',
    'Aggiungi la riga di intestazione o rimuovi il file.',
  ],
  'not-utf8': [
    'Il file contiene byte che non sono UTF-8. Sono stati sostituiti: alcuni nomi risultano alterati e alcuni id possono coincidere.',
    'Salva il file in UTF-8.',
  ],
  'malformed-quotes': [
    'Delle virgolette non sono chiuse, oppure dopo la chiusura c’è altro testo; la riga è stata divisa alle virgole.',
    'Raddoppia ogni virgoletta dentro un valore tra virgolette.',
  ],
  'newline-in-value': ['Un valore tra virgolette occupa più righe.', 'Togli gli a capo dal valore.'],
  'unusual-delimiter': [
    'Le celle sono separate da punto e virgola o da tabulazioni; il file è stato letto così.',
    'Separa le celle con virgole.',
  ],
  'unknown-column': ['La colonna non fa parte di GTFS e non è stata letta.', 'Controlla come è scritto il nome.'],
  'duplicate-column': ['La colonna compare due volte; è stata letta la prima.', 'Rimuovi una delle colonne.'],
  'empty-column-name': ['La colonna non ha nome e non è stata letta.', 'Dai un nome alla colonna o rimuovila.'],
  'column-name-case': ['Il nome della colonna contiene maiuscole.', 'Scrivi in minuscolo i nomi delle colonne.'],
  'missing-column': ['Alla tabella manca una colonna obbligatoria: è stata ignorata.', 'Aggiungi la colonna.'],
  'short-row': [
    'La riga ha meno celle dell’intestazione; quelle mancanti valgono come vuote.',
    'Aggiungi le celle mancanti.',
  ],
  'long-row': [
    'La riga ha più celle dell’intestazione; quelle in eccesso sono state ignorate.',
    'Metti tra virgolette i valori che contengono virgole.',
  ],
  'empty-row': ['La riga non ha valori ed è stata saltata.', 'Rimuovi la riga.'],
  'surrounding-whitespace': ['Gli spazi intorno al valore sono stati tolti.', 'Toglili dal file.'],
  'extra-rows': ['La tabella può avere una sola riga; le altre sono state ignorate.', 'Lascia una sola riga.'],
  'invalid-geojson': [
    'locations.geojson non è una FeatureCollection GeoJSON ed è stato ignorato.',
    'Controlla il file con un validatore GeoJSON.',
  ],
  'feed-without-trips': ['Il feed non ha nessuna corsa utilizzabile.', 'Leggi le altre segnalazioni su questo feed.'],
  'stops-far-from-streets': [
    'Nessuna fermata del feed è vicina alle strade: nessuna soluzione può usare il feed.',
    'Controlla che il feed e l’estratto stradale riguardino lo stesso luogo.',
  ],
  'country-unknown': [
    'Le strade non sono in nessun paese con un codice della strada noto: si tiene la destra, e le regole e i limiti più comuni sostituiscono i tag mancanti.',
    'Crea la regione con --country e il codice di un paese con lo stesso lato di marcia e regole simili.',
  ],
  'country-side-only': [
    'Del codice della strada di questo paese è noto solo il lato di marcia; le regole e i limiti più comuni sostituiscono i tag mancanti.',
    'Crea la regione con --country e il codice di un paese con regole simili, se ce n’è uno.',
  ],
  'several-countries': [
    'Le strade sono in più paesi; ovunque i tag mancanti seguono le regole del paese con più strade.',
    'Crea la regione con --country per sceglierne un altro, o taglia l’estratto al confine.',
  ],

  // values
  'missing-value': ['Un valore obbligatorio è vuoto; la voce è stata scartata.', 'Inserisci il valore.'],
  'invalid-integer': ['Il valore non è un numero intero e vale come vuoto.', 'Scrivi solo cifre.'],
  'invalid-number': [
    'Il valore non è un numero e vale come vuoto.',
    'Scrivi cifre con il punto decimale e senza unità.',
  ],
  'unusual-number': [
    'Il numero ha un formato insolito (1.0, +5, 1e3); è stato letto comunque.',
    'Scrivi semplici cifre.',
  ],
  'negative-number': ['Il numero è negativo e vale come vuoto.', 'Scrivi un numero da 0 in su.'],
  'invalid-time': ['Il valore non è un orario e vale come vuoto.', 'Scrivi l’orario come H:MM:SS o HH:MM:SS.'],
  'unusual-time': [
    'I minuti o i secondi dell’orario hanno una sola cifra; l’orario è stato letto comunque.',
    'Scrivi l’orario come H:MM:SS o HH:MM:SS.',
  ],
  'time-without-seconds': [
    'L’orario è senza secondi; è stato letto come minuto esatto.',
    'Scrivi l’orario come HH:MM:SS.',
  ],
  'invalid-date': ['Il valore non è una data e vale come vuoto.', 'Scrivi la data come YYYYMMDD.'],
  'unusual-date': [
    'La data ha dei separatori; è stata letta comunque.',
    'Scrivi la data come YYYYMMDD, senza separatori.',
  ],
  'date-out-of-range': [
    'La data è prima del 1900 o dopo il 2199; è stata usata la più vicina in quel periodo.',
    'Correggi la data.',
  ],
  'invalid-enum': [
    'Il valore non è tra quelli ammessi; è stato usato quello predefinito.',
    'Usa un valore indicato nella documentazione del campo.',
  ],
  'invalid-color': [
    'Il colore non è fatto di sei cifre esadecimali ed è stato ignorato.',
    'Scrivi il colore come RRGGBB.',
  ],
  'color-with-hash': ['Il colore inizia con #, che è stato tolto.', 'Scrivi il colore come RRGGBB.'],
  'invalid-timezone': [
    'Il fuso orario è sconosciuto ed è stato ignorato.',
    'Usa un nome del database IANA dei fusi orari, come Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'Il fuso orario dell’azienda è sconosciuto; è stato usato quello di un’altra azienda.',
    'Usa un nome del database IANA dei fusi orari, come Europe/Lisbon.',
  ],
  'several-timezones': [
    'Le aziende del feed hanno fusi orari diversi; ogni corsa usa quello della propria azienda.',
    'Dai a tutte le aziende del feed lo stesso fuso orario, o dividi il feed.',
  ],
  'zone-far-from-stops': [
    'Il fuso orario dell’azienda non può essere quello delle sue fermate: ogni partenza è calcolata con ore di anticipo o di ritardo.',
    'Correggi agency_timezone o le coordinate delle fermate.',
  ],

  // keys and references
  'duplicate-key': ['L’id compare due volte; la prima voce è stata tenuta, l’altra scartata.', 'Usa id univoci.'],
  'repeated-row': [
    'La riga compare due volte con gli stessi valori; è stata letta una volta.',
    'Rimuovi una delle righe.',
  ],
  'duplicate-stop-sequence': [
    'Due righe della corsa hanno lo stesso stop_sequence; la prima è stata tenuta, l’altra scartata.',
    'Numera le righe di una corsa nell’ordine di percorrenza.',
  ],
  'unknown-agency': ['L’azienda non esiste; è stata usata la prima azienda.', 'Correggi il riferimento.'],
  'unknown-route': ['La linea non esiste; la riga è stata scartata.', 'Aggiungi la linea o correggi il riferimento.'],
  'unknown-service': [
    'Il calendario di servizio non è né in calendar.txt né in calendar_dates.txt: la corsa non viene mai effettuata ed è stata scartata.',
    'Aggiungi il calendario o correggi il riferimento.',
  ],
  'unknown-trip': ['La corsa non esiste; la riga è stata scartata.', 'Aggiungi la corsa o correggi il riferimento.'],
  'unknown-stop': [
    'La fermata non esiste; la riga è stata scartata.',
    'Aggiungi la fermata o correggi il riferimento.',
  ],
  'unknown-shape': [
    'Il tracciato non esiste; la corsa è disegnata con linee rette tra le fermate.',
    'Aggiungi il tracciato o correggi il riferimento.',
  ],
  'unknown-level': ['Il livello non esiste ed è stato ignorato.', 'Aggiungi il livello a levels.txt.'],
  'unknown-parent': [
    'La stazione di appartenenza non esiste; la fermata resta senza stazione.',
    'Aggiungi la stazione o correggi il riferimento.',
  ],
  'reference-to-dropped-trip': [
    'La riga si riferisce a una corsa scartata ed è stata scartata con essa.',
    'Leggi la segnalazione per cui la corsa è stata scartata.',
  ],

  // stops
  'missing-coordinates': [
    'La fermata non ha coordinate: le corse vi si fermano, ma i percorsi a piedi da e verso la fermata non si possono calcolare.',
    'Aggiungi latitudine e longitudine.',
  ],
  'unusable-coordinates': [
    'Le coordinate della fermata non esistono sulla Terra: le corse vi si fermano, ma i percorsi a piedi da e verso la fermata non si possono calcolare.',
    'Scrivi gradi con il punto decimale, latitudine da -90 a 90 e longitudine da -180 a 180; controlla che non siano scambiate.',
  ],
  'stop-near-null-island': [
    'Le coordinate della fermata sono vicine a 0, 0 nell’Atlantico e sono state ignorate.',
    'Correggi latitudine e longitudine.',
  ],
  'stop-near-pole': [
    'Le coordinate della fermata sono a un polo e sono state ignorate.',
    'Correggi latitudine e longitudine.',
  ],
  'stop-without-name': ['La fermata non ha nome.', 'Aggiungi stop_name.'],
  'missing-parent': [
    'L’ingresso, il nodo o l’area di salita non appartiene a nessuna stazione o banchina.',
    'Aggiungi parent_station.',
  ],
  'wrong-parent-type': [
    'Il luogo di appartenenza ha un location_type sbagliato ed è stato ignorato: un’area di salita appartiene a una banchina, tutto il resto a una stazione.',
    'Correggi parent_station o location_type.',
  ],
  'station-with-parent': [
    'La stazione è indicata dentro un altro luogo: l’indicazione è stata ignorata.',
    'Rimuovi parent_station o correggi location_type.',
  ],

  // routes
  'route-without-name': ['La linea non ha né nome breve né nome lungo.', 'Aggiungi un nome breve o un nome lungo.'],
  'route-names-equal': ['Il nome breve e il nome lungo della linea sono uguali.', 'Lascia vuoto uno dei due.'],
  'unknown-route-type': [
    'Il tipo di linea è vuoto o non è un numero; la linea vale come “altro” (1700).',
    'Usa un tipo di linea indicato nella documentazione.',
  ],
  'continuous-stopping-ignored': [
    'Qui si può salire o scendere anche tra le fermate; le soluzioni usano solo le fermate.',
    'Non occorre fare nulla.',
  ],

  // calendars
  'calendar-end-before-start': [
    'Il periodo del calendario finisce prima di iniziare; i suoi giorni della settimana sono stati scartati.',
    'Scambia start_date ed end_date.',
  ],
  'service-outside-feed-dates': [
    'Il calendario ha giorni fuori dal periodo da feed_start_date a feed_end_date; chi pubblica il feed non li garantisce, ma vengono usati.',
    'Correggi le date in feed_info.txt o fai terminare prima il calendario.',
  ],
  'service-drops': [
    'Questa settimana ha meno della metà delle partenze della precedente; spesso manca l’orario successivo.',
    'Controlla che il feed abbia i calendari di tutti i periodi.',
  ],
  'feeds-without-common-date': [
    'I feed non hanno date in comune: nessuna soluzione può combinarli tutti.',
    'Procurati feed dello stesso periodo o crea una regione per ogni feed.',
  ],
  'service-without-days': ['Il calendario non comprende nessun giorno.', 'Controlla il periodo e le eccezioni.'],

  // trips and stop times
  'trip-without-stop-times': [
    'La corsa non ha orari alle fermate; è stata scartata.',
    'Aggiungi gli orari o rimuovi la corsa.',
  ],
  'trip-too-short': [
    'La corsa ha meno di due fermate utilizzabili; è stata scartata.',
    'Aggiungi fermate o rimuovi la corsa.',
  ],
  'trip-end-without-time': [
    'La prima o l’ultima fermata della corsa non ha orario; la corsa è stata scartata.',
    'Indica un orario alla prima e all’ultima fermata di ogni corsa.',
  ],
  'times-decrease': [
    'Gli orari della corsa vanno all’indietro; la corsa è stata scartata.',
    'Correggi gli orari o l’ordine delle fermate.',
  ],
  'frequency-trip-without-rows': [
    'Nessuna riga della corsa in frequencies.txt è utilizzabile; la corsa è stata scartata.',
    'Correggi le righe della corsa in frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Alla prima o all’ultima fermata della corsa l’arrivo è dopo la partenza; conta l’orario che interessa ai viaggiatori.',
    'Indica lo stesso orario per entrambi.',
  ],
  'interpolated-times': [
    'Le fermate senza orario ne hanno ricevuto uno, a intervalli uguali tra le fermate con orario più vicine.',
    'Indica un orario per ogni fermata.',
  ],
  'stop-time-not-at-platform': [
    'La corsa ferma in una stazione, un ingresso o un nodo, trattato come fermata.',
    'Indica una banchina (location_type 0).',
  ],
  'flex-row': [
    'La riga ha una fascia oraria o una zona al posto degli orari a una fermata; serve per il servizio a chiamata.',
    'Non occorre fare nulla.',
  ],
  'flex-trip': [
    'La corsa ha solo fasce orarie; serve per il servizio a chiamata e non è nell’orario.',
    'Non occorre fare nulla.',
  ],
  'fast-travel': [
    'Il veicolo dovrebbe andare a una velocità impossibile tra due fermate; la corsa è stata tenuta così com’è.',
    'Correggi gli orari della corsa o le coordinate delle fermate; --repair sostituisce gli orari dove il resto della corsa lo permette.',
  ],
  'repaired-times': [
    'Il veicolo dovrebbe andare a una velocità impossibile tra due fermate; gli orari in contrasto con la maggior parte degli altri sono stati sostituiti con valori interpolati (--repair).',
    'Correggi gli orari della corsa o le coordinate delle fermate.',
  ],
  'stop-distance-unusable': [
    'I valori di shape_dist_traveled diminuiscono lungo la corsa o sono tutti 0; sono stati ignorati.',
    'Fai crescere le distanze lungo la corsa.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'L’intervallo non è un numero intero positivo; la riga è stata scartata.',
    'Scrivi headway_secs in secondi.',
  ],
  'frequency-end-before-start': [
    'La fascia di frequenza finisce prima di iniziare; la riga è stata scartata.',
    'Correggi start_time o end_time.',
  ],
  'overlapping-frequencies': [
    'Due fasce di frequenza della corsa si sovrappongono: alcune partenze possono essere doppie.',
    'Separa le fasce.',
  ],
  'transfer-too-far': [
    'Il cambio unisce fermate distanti più di 10 km; è stato tenuto.',
    'Correggi le fermate del cambio.',
  ],
  'invalid-pathway-mode': [
    'Il tipo di percorso non è un numero da 1 a 7; il percorso è stato scartato.',
    'Correggi pathway_mode.',
  ],
  'locked-platform': [
    'I percorsi della stazione non uniscono la banchina a nessun ingresso, o solo in un senso: i viaggiatori non possono raggiungerla e lasciarla a piedi.',
    'Aggiungi il percorso o l’ingresso mancante.',
  ],
  'two-way-exit-gate': [
    'Il tornello di uscita è indicato come utilizzabile nei due sensi; è stato reso a senso unico.',
    'Imposta is_bidirectional a 0.',
  ],
  'unusable-shape-point': [
    'Le coordinate del punto del tracciato non esistono sulla Terra; il punto è stato scartato.',
    'Correggi latitudine e longitudine.',
  ],
  'duplicate-shape-point': [
    'Due punti del tracciato hanno lo stesso numero d’ordine; è stato tenuto il primo.',
    'Numera i punti nell’ordine di percorrenza.',
  ],
  'shape-too-short': [
    'Il tracciato ha meno di due punti utilizzabili; le sue corse sono disegnate con linee rette tra le fermate.',
    'Aggiungi punti.',
  ],
  'shape-distance-unusable': [
    'I valori di shape_dist_traveled diminuiscono lungo il tracciato o sono tutti 0; sono stati ignorati.',
    'Fai crescere le distanze lungo il tracciato.',
  ],
  'attribution-without-role': [
    'L’attribuzione non ha un ruolo.',
    'Imposta is_producer, is_operator o is_authority a 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'La regola di prenotazione non esiste; il termine per prenotare è sconosciuto.',
    'Aggiungi la regola a booking_rules.txt o correggi il riferimento.',
  ],
  'overlapping-zones': [
    'Due zone della corsa si sovrappongono nello spazio e nel tempo, quindi non è chiaro quale riga valga; è stata usata la prima.',
    'Separa le zone o dai a ciascuna una corsa propria.',
  ],
  'streets-needed': [
    'Il servizio a chiamata, i veicoli condivisi o a noleggio, i taxi e simili hanno bisogno delle strade, e non ne sono state fornite: niente di tutto ciò viene offerto.',
    'Aggiungi un estratto stradale (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Manca un file del sistema; le sue informazioni sono sconosciute.',
    'Aggiungi il file o scaricalo di nuovo.',
  ],
  'invalid-json': [
    'Il file non è JSON o non ha un oggetto “data”; è stato ignorato.',
    'Scarica di nuovo il file o riparalo.',
  ],
  'unsupported-version': [
    'La versione di GBFS è sconosciuta; il file è stato letto come versione 3.',
    'Pubblica in GBFS 1, 2 o 3.',
  ],
  'mixed-versions': [
    'I file del sistema hanno versioni principali di GBFS diverse.',
    'Scarica tutti i file nella stessa versione.',
  ],
  'invalid-value': [
    'Il valore è del tipo sbagliato e vale come assente.',
    'Usa il tipo che la specifica GBFS indica per il campo.',
  ],
  'invalid-geometry': [
    'L’area non è un poligono o ha troppo pochi vertici; è stata ignorata.',
    'Scrivi un Polygon o un MultiPolygon GeoJSON.',
  ],
  'unusable-place': [
    'La stazione, il veicolo o la zona non ha coordinate utilizzabili: la voce è stata scartata.',
    'Correggi latitudine e longitudine.',
  ],
  'unknown-vehicle-type': [
    'Il tipo di veicolo non esiste; la voce che lo indica è stata scartata.',
    'Aggiungi il tipo a vehicle_types.json o correggi il riferimento.',
  ],
  'unknown-station': [
    'La stazione non esiste; il riferimento è stato ignorato.',
    'Aggiungi la stazione a station_information.json o correggi il riferimento.',
  ],
  'unknown-pricing-plan': [
    'Il piano tariffario non esiste; il prezzo è sconosciuto.',
    'Aggiungi il piano a system_pricing_plans.json o correggi il riferimento.',
  ],
  'unclear-opening-hours': [
    'Gli orari di apertura non sono leggibili e valgono come sconosciuti.',
    'Scrivili nella sintassi di OpenStreetMap, come Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'La stazione non ha uno stato, altre sì; è considerata fuori servizio.',
    'Pubblica lo stato di ogni stazione, anche di quelle chiuse.',
  ],
};
