// German. Style and words: docs/languages/de.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: '{file} wird gelesen',
  streets: 'Straßennetz wird aufgebaut',
  timetable: 'Fahrplan wird aufgebaut',
  walks: 'Fußwege zwischen Haltestellen werden gesucht',
  shapes: 'Linienwege werden aufgebaut',
  names: 'Namensverzeichnis wird aufgebaut',
  writing: 'Region wird geschrieben',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': [
    'Die Datei gehört nicht zu GTFS und wurde nicht gelesen.',
    'Prüfen Sie die Schreibweise des Namens.',
  ],
  'nested-folder': [
    'Der Feed liegt in einem Unterordner des Archivs.',
    'Legen Sie die Dateien auf die oberste Ebene des Archivs.',
  ],
  'file-name-case': ['Der Dateiname enthält Großbuchstaben.', 'Schreiben Sie GTFS-Dateinamen klein.'],
  'duplicate-file': ['Zwei Dateien haben denselben Namen; nur eine wurde gelesen.', 'Entfernen Sie eine davon.'],
  'empty-file': [
    'Die Datei ist leer und hat keine Kopfzeile.',
    'Ergänzen Sie die Kopfzeile oder entfernen Sie die Datei.',
  ],
  'not-utf8': [
    'Die Datei enthält Bytes, die kein UTF-8 sind. Sie wurden ersetzt; dadurch sehen Namen falsch aus und Kennungen können zusammenfallen.',
    'Speichern Sie die Datei als UTF-8.',
  ],
  'malformed-quotes': [
    'Ein Anführungszeichen ist nicht geschlossen, oder nach dem schließenden folgt Text; die Zeile wurde an den Kommas getrennt.',
    'Verdoppeln Sie jedes Anführungszeichen innerhalb eines Werts in Anführungszeichen.',
  ],
  'newline-in-value': [
    'Ein Wert in Anführungszeichen geht über mehrere Zeilen.',
    'Entfernen Sie die Zeilenumbrüche aus dem Wert.',
  ],
  'unusual-delimiter': [
    'Die Zellen sind durch Semikolons oder Tabulatoren getrennt; die Datei wurde so gelesen.',
    'Trennen Sie Zellen durch Kommas.',
  ],
  'unknown-column': [
    'Die Spalte gehört nicht zu GTFS und wurde nicht gelesen.',
    'Prüfen Sie die Schreibweise des Namens.',
  ],
  'duplicate-column': ['Die Spalte kommt zweimal vor; die erste wurde gelesen.', 'Entfernen Sie eine der Spalten.'],
  'empty-column-name': [
    'Die Spalte hat keinen Namen und wurde nicht gelesen.',
    'Benennen oder entfernen Sie die Spalte.',
  ],
  'column-name-case': ['Der Spaltenname enthält Großbuchstaben.', 'Schreiben Sie Spaltennamen klein.'],
  'missing-column': ['Der Tabelle fehlt eine Pflichtspalte; sie wurde ignoriert.', 'Ergänzen Sie die Spalte.'],
  'short-row': [
    'Die Zeile hat weniger Zellen als die Kopfzeile; die fehlenden gelten als leer.',
    'Ergänzen Sie die fehlenden Zellen.',
  ],
  'long-row': [
    'Die Zeile hat mehr Zellen als die Kopfzeile; die überzähligen wurden ignoriert.',
    'Setzen Sie Werte, die Kommas enthalten, in Anführungszeichen.',
  ],
  'empty-row': ['Die Zeile enthält keine Werte und wurde übersprungen.', 'Entfernen Sie die Zeile.'],
  'surrounding-whitespace': ['Leerzeichen um den Wert wurden entfernt.', 'Entfernen Sie sie aus der Datei.'],
  'extra-rows': ['Die Tabelle darf nur eine Zeile haben; die weiteren wurden ignoriert.', 'Behalten Sie eine Zeile.'],
  'invalid-geojson': [
    'locations.geojson ist keine GeoJSON-FeatureCollection und wurde ignoriert.',
    'Prüfen Sie die Datei mit einem GeoJSON-Validator.',
  ],
  'feed-without-trips': [
    'Der Feed enthält keine brauchbare Fahrt.',
    'Sehen Sie sich die anderen Hinweise zu diesem Feed an.',
  ],
  'stops-far-from-streets': [
    'Keine Haltestelle des Feeds liegt in der Nähe der Straßen: Mit dem Feed lässt sich keine Verbindung planen.',
    'Prüfen Sie, ob Feed und Straßenausschnitt denselben Ort abdecken.',
  ],
  'country-unknown': [
    'Die Straßen liegen in keinem Land mit bekanntem Verkehrsrecht: Es gilt Rechtsverkehr, und die üblichsten Regeln und Tempolimits ersetzen fehlende Tags.',
    'Erstellen Sie die Region mit --country und dem Kürzel eines Landes mit derselben Fahrseite und ähnlichen Regeln.',
  ],
  'country-side-only': [
    'Vom Verkehrsrecht dieses Landes ist nur die Fahrseite bekannt; die üblichsten Regeln und Tempolimits ersetzen fehlende Tags.',
    'Erstellen Sie die Region mit --country und dem Kürzel eines Landes mit ähnlichen Regeln, falls es eines gibt.',
  ],
  'several-countries': [
    'Die Straßen liegen in mehreren Ländern; fehlende Tags werden überall nach dem Recht des Landes mit den meisten Straßen ersetzt.',
    'Wählen Sie mit --country ein anderes Land oder schneiden Sie den Ausschnitt an der Grenze ab.',
  ],

  // values
  'missing-value': ['Ein Pflichtwert ist leer; der Eintrag wurde verworfen.', 'Tragen Sie den Wert ein.'],
  'invalid-integer': ['Der Wert ist keine ganze Zahl und gilt als leer.', 'Schreiben Sie nur Ziffern.'],
  'invalid-number': [
    'Der Wert ist keine Zahl und gilt als leer.',
    'Schreiben Sie Ziffern mit Dezimalpunkt und ohne Einheit.',
  ],
  'unusual-number': [
    'Die Zahl hat ein unübliches Format (1.0, +5, 1e3); sie wurde trotzdem gelesen.',
    'Schreiben Sie einfache Ziffern.',
  ],
  'negative-number': ['Die Zahl ist negativ und gilt als leer.', 'Schreiben Sie eine Zahl ab 0.'],
  'invalid-time': [
    'Der Wert ist keine Uhrzeit und gilt als leer.',
    'Schreiben Sie die Uhrzeit als H:MM:SS oder HH:MM:SS.',
  ],
  'unusual-time': [
    'Minuten oder Sekunden der Uhrzeit haben nur eine Ziffer; die Uhrzeit wurde trotzdem gelesen.',
    'Schreiben Sie die Uhrzeit als H:MM:SS oder HH:MM:SS.',
  ],
  'time-without-seconds': [
    'Die Uhrzeit hat keine Sekunden; sie wurde als volle Minute gelesen.',
    'Schreiben Sie die Uhrzeit als HH:MM:SS.',
  ],
  'invalid-date': ['Der Wert ist kein Datum und gilt als leer.', 'Schreiben Sie das Datum als YYYYMMDD.'],
  'unusual-date': [
    'Das Datum enthält Trennzeichen; es wurde trotzdem gelesen.',
    'Schreiben Sie das Datum als YYYYMMDD, ohne Trennzeichen.',
  ],
  'date-out-of-range': [
    'Das Datum liegt vor 1900 oder nach 2199; das nächstgelegene Datum in diesem Zeitraum wurde verwendet.',
    'Korrigieren Sie das Datum.',
  ],
  'invalid-enum': [
    'Der Wert ist keiner der zulässigen Werte; der Standardwert wurde verwendet.',
    'Verwenden Sie einen Wert aus der Referenz des Felds.',
  ],
  'invalid-color': [
    'Die Farbe besteht nicht aus sechs Hexadezimalziffern und wurde ignoriert.',
    'Schreiben Sie die Farbe als RRGGBB.',
  ],
  'color-with-hash': ['Die Farbe beginnt mit #; das Zeichen wurde entfernt.', 'Schreiben Sie die Farbe als RRGGBB.'],
  'invalid-timezone': [
    'Die Zeitzone ist unbekannt und wurde ignoriert.',
    'Verwenden Sie einen Namen der IANA-Zeitzonendatenbank, etwa Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'Die Zeitzone des Betreibers ist unbekannt; die eines anderen Betreibers wurde verwendet.',
    'Verwenden Sie einen Namen der IANA-Zeitzonendatenbank, etwa Europe/Lisbon.',
  ],
  'several-timezones': [
    'Die Betreiber des Feeds haben verschiedene Zeitzonen; für jede Fahrt gilt die Zone ihres Betreibers.',
    'Geben Sie allen Betreibern des Feeds dieselbe Zeitzone oder teilen Sie den Feed auf.',
  ],
  'zone-far-from-stops': [
    'Die Zeitzone des Betreibers kann nicht die seiner Haltestellen sein: Jede Abfahrt wird Stunden zu früh oder zu spät geplant.',
    'Korrigieren Sie agency_timezone oder die Koordinaten der Haltestellen.',
  ],

  // keys and references
  'duplicate-key': [
    'Die Kennung kommt zweimal vor; der erste Eintrag wurde behalten, der andere verworfen.',
    'Vergeben Sie eindeutige Kennungen.',
  ],
  'repeated-row': [
    'Die Zeile kommt zweimal mit denselben Werten vor; sie wurde einmal gelesen.',
    'Entfernen Sie eine der Zeilen.',
  ],
  'duplicate-stop-sequence': [
    'Zwei Zeilen der Fahrt haben dieselbe stop_sequence; die erste wurde behalten, die andere verworfen.',
    'Nummerieren Sie die Zeilen einer Fahrt in Fahrtreihenfolge.',
  ],
  'unknown-agency': [
    'Den Betreiber gibt es nicht; der erste Betreiber wurde verwendet.',
    'Korrigieren Sie den Verweis.',
  ],
  'unknown-route': [
    'Die Linie gibt es nicht; die Zeile wurde verworfen.',
    'Ergänzen Sie die Linie oder korrigieren Sie den Verweis.',
  ],
  'unknown-service': [
    'Die Verkehrstage stehen weder in calendar.txt noch in calendar_dates.txt, die Fahrt verkehrt also nie; sie wurde verworfen.',
    'Ergänzen Sie die Verkehrstage oder korrigieren Sie den Verweis.',
  ],
  'unknown-trip': [
    'Die Fahrt gibt es nicht; die Zeile wurde verworfen.',
    'Ergänzen Sie die Fahrt oder korrigieren Sie den Verweis.',
  ],
  'unknown-stop': [
    'Die Haltestelle gibt es nicht; die Zeile wurde verworfen.',
    'Ergänzen Sie die Haltestelle oder korrigieren Sie den Verweis.',
  ],
  'unknown-shape': [
    'Den Linienweg gibt es nicht; die Fahrt wird mit geraden Linien zwischen ihren Haltestellen gezeichnet.',
    'Ergänzen Sie den Linienweg oder korrigieren Sie den Verweis.',
  ],
  'unknown-level': ['Die Ebene gibt es nicht; der Verweis wurde ignoriert.', 'Ergänzen Sie die Ebene in levels.txt.'],
  'unknown-parent': [
    'Die übergeordnete Station gibt es nicht; die Haltestelle gehört zu keiner Station.',
    'Ergänzen Sie die Station oder korrigieren Sie den Verweis.',
  ],
  'reference-to-dropped-trip': [
    'Die Zeile verweist auf eine verworfene Fahrt und wurde mit ihr verworfen.',
    'Sehen Sie sich den Hinweis an, mit dem die Fahrt verworfen wurde.',
  ],

  // stops
  'missing-coordinates': [
    'Die Haltestelle hat keine Koordinaten: Fahrten bedienen sie, aber Fußwege von und zu ihr lassen sich nicht planen.',
    'Ergänzen Sie Breite und Länge.',
  ],
  'unusable-coordinates': [
    'Die Koordinaten der Haltestelle gibt es auf der Erde nicht: Fahrten bedienen sie, aber Fußwege von und zu ihr lassen sich nicht planen.',
    'Schreiben Sie Grad mit Dezimalpunkt, die Breite von -90 bis 90 und die Länge von -180 bis 180; prüfen Sie, ob beide vertauscht sind.',
  ],
  'stop-near-null-island': [
    'Die Koordinaten der Haltestelle liegen nahe 0, 0 im Atlantik und wurden ignoriert.',
    'Korrigieren Sie Breite und Länge.',
  ],
  'stop-near-pole': [
    'Die Koordinaten der Haltestelle liegen an einem Pol und wurden ignoriert.',
    'Korrigieren Sie Breite und Länge.',
  ],
  'stop-without-name': ['Die Haltestelle hat keinen Namen.', 'Ergänzen Sie stop_name.'],
  'missing-parent': [
    'Der Eingang, Wegpunkt oder Einstiegsbereich gehört zu keiner Station und keinem Steig.',
    'Ergänzen Sie parent_station.',
  ],
  'wrong-parent-type': [
    'Das übergeordnete Objekt hat den falschen location_type und wurde ignoriert: Ein Einstiegsbereich gehört zu einem Steig, alles andere zu einer Station.',
    'Korrigieren Sie parent_station oder location_type.',
  ],
  'station-with-parent': [
    'Für die Station ist eine übergeordnete Station angegeben; die Angabe wurde ignoriert.',
    'Entfernen Sie parent_station oder korrigieren Sie location_type.',
  ],

  // routes
  'route-without-name': [
    'Die Linie hat weder einen kurzen noch einen langen Namen.',
    'Ergänzen Sie einen kurzen oder einen langen Namen.',
  ],
  'route-names-equal': ['Der kurze und der lange Name der Linie sind gleich.', 'Lassen Sie einen der beiden leer.'],
  'unknown-route-type': [
    'Die Linienart ist leer oder keine Zahl; die Linie gilt als „Sonstiges“ (1700).',
    'Verwenden Sie eine Linienart aus der Referenz.',
  ],
  'continuous-stopping-ignored': [
    'Hier können Fahrgäste auch zwischen Haltestellen ein- und aussteigen; geplant wird nur mit den Haltestellen.',
    'Nichts zu tun.',
  ],

  // calendars
  'calendar-end-before-start': [
    'Der Zeitraum der Verkehrstage endet vor seinem Beginn; das Wochenmuster wurde verworfen.',
    'Vertauschen Sie start_date und end_date.',
  ],
  'service-outside-feed-dates': [
    'Es gibt Verkehrstage außerhalb des Zeitraums von feed_start_date bis feed_end_date; der Herausgeber garantiert sie nicht, sie werden aber verwendet.',
    'Korrigieren Sie die Daten in feed_info.txt oder beenden Sie die Verkehrstage früher.',
  ],
  'service-drops': [
    'Diese Woche hat weniger als halb so viele Abfahrten wie die Woche davor; oft fehlt der nächste Fahrplan.',
    'Prüfen Sie, ob der Feed die Kalender aller Zeiträume enthält.',
  ],
  'feeds-without-common-date': [
    'Die Feeds haben kein gemeinsames Datum: Keine Verbindung kann alle kombinieren.',
    'Besorgen Sie Feeds desselben Zeitraums oder erstellen Sie eine Region je Feed.',
  ],
  'service-without-days': ['Diese service_id gilt an keinem Tag.', 'Prüfen Sie Zeitraum und Ausnahmen.'],

  // trips and stop times
  'trip-without-stop-times': [
    'Die Fahrt hat keine Haltezeiten in stop_times.txt; sie wurde verworfen.',
    'Ergänzen Sie die Zeiten oder entfernen Sie die Fahrt.',
  ],
  'trip-too-short': [
    'Die Fahrt hat weniger als zwei brauchbare Haltestellen; sie wurde verworfen.',
    'Ergänzen Sie Haltestellen oder entfernen Sie die Fahrt.',
  ],
  'trip-end-without-time': [
    'Die erste oder letzte Haltestelle der Fahrt hat keine Zeit; die Fahrt wurde verworfen.',
    'Geben Sie die Zeit an der ersten und letzten Haltestelle jeder Fahrt an.',
  ],
  'times-decrease': [
    'Die Zeiten der Fahrt laufen rückwärts; die Fahrt wurde verworfen.',
    'Korrigieren Sie die Zeiten oder die Reihenfolge der Haltestellen.',
  ],
  'frequency-trip-without-rows': [
    'Keine Zeile der Fahrt in frequencies.txt ist brauchbar; die Fahrt wurde verworfen.',
    'Korrigieren Sie die Zeilen der Fahrt in frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'An der ersten oder letzten Haltestelle der Fahrt liegt die Ankunft nach der Abfahrt; es gilt die Zeit, die Fahrgäste nutzen.',
    'Tragen Sie für beide dieselbe Zeit ein.',
  ],
  'interpolated-times': [
    'Haltestellen ohne Zeit haben eine bekommen, in gleichen Abständen zwischen den umliegenden Haltestellen mit Zeit.',
    'Geben Sie an jeder Haltestelle eine Zeit an.',
  ],
  'stop-time-not-at-platform': [
    'Die Fahrt hält an einer Station, einem Eingang oder einem Wegpunkt; dieser Ort wurde als Haltestelle behandelt.',
    'Verweisen Sie auf einen Steig (location_type 0).',
  ],
  'flex-row': [
    'Die Zeile hat ein Zeitfenster oder eine Zone statt Zeiten an einer Haltestelle; sie dient dem Rufbusverkehr.',
    'Nichts zu tun.',
  ],
  'flex-trip': [
    'Die Fahrt hat nur Zeitfenster; sie dient dem Rufbusverkehr und steht nicht im Fahrplan.',
    'Nichts zu tun.',
  ],
  'fast-travel': [
    'Das Fahrzeug müsste zwischen zwei Haltestellen unmöglich schnell fahren; die Fahrt wurde unverändert übernommen.',
    'Korrigieren Sie die Zeiten der Fahrt oder die Koordinaten der Haltestellen; --repair ersetzt die Zeiten, wo der Rest der Fahrt es erlaubt.',
  ],
  'repaired-times': [
    'Das Fahrzeug müsste zwischen zwei Haltestellen unmöglich schnell fahren; die Zeiten, die den meisten anderen widersprechen, wurden durch Interpolation ersetzt (--repair).',
    'Korrigieren Sie die Zeiten der Fahrt oder die Koordinaten der Haltestellen.',
  ],
  'stop-distance-unusable': [
    'Die Werte von shape_dist_traveled nehmen entlang der Fahrt ab oder sind alle 0; sie wurden ignoriert.',
    'Lassen Sie die Entfernungen entlang der Fahrt wachsen.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'Der Takt ist keine positive ganze Zahl; die Zeile wurde verworfen.',
    'Geben Sie headway_secs in Sekunden an.',
  ],
  'frequency-end-before-start': [
    'Das Zeitfenster des Takts endet vor seinem Beginn; die Zeile wurde verworfen.',
    'Korrigieren Sie start_time oder end_time.',
  ],
  'overlapping-frequencies': [
    'Zwei Taktfenster der Fahrt überschneiden sich; Fahrten können doppelt vorkommen.',
    'Trennen Sie die Zeitfenster.',
  ],
  'transfer-too-far': [
    'Der Umstieg verbindet Haltestellen, die mehr als 10 km auseinanderliegen; er wurde behalten.',
    'Korrigieren Sie die Haltestellen des Umstiegs.',
  ],
  'invalid-pathway-mode': [
    'Die Art des Wegs ist keine Zahl von 1 bis 7; der Weg wurde verworfen.',
    'Korrigieren Sie pathway_mode.',
  ],
  'locked-platform': [
    'Die Wege der Station verbinden den Steig mit keinem Eingang oder nur in einer Richtung: Fahrgäste können ihn zu Fuß nicht betreten und verlassen.',
    'Ergänzen Sie den fehlenden Weg oder Eingang.',
  ],
  'two-way-exit-gate': [
    'Die Ausgangssperre ist als in beiden Richtungen nutzbar angegeben; sie wird nur in einer Richtung genutzt.',
    'Setzen Sie is_bidirectional auf 0.',
  ],
  'unusable-shape-point': [
    'Die Koordinaten des Linienwegpunkts gibt es auf der Erde nicht; der Punkt wurde verworfen.',
    'Korrigieren Sie Breite und Länge.',
  ],
  'duplicate-shape-point': [
    'Zwei Punkte des Linienwegs haben dieselbe Nummer; der erste wurde behalten.',
    'Nummerieren Sie die Punkte in Fahrtreihenfolge.',
  ],
  'shape-too-short': [
    'Der Linienweg hat weniger als zwei brauchbare Punkte; seine Fahrten werden mit geraden Linien zwischen ihren Haltestellen gezeichnet.',
    'Ergänzen Sie Punkte.',
  ],
  'shape-distance-unusable': [
    'Die Werte von shape_dist_traveled nehmen entlang des Linienwegs ab oder sind alle 0; sie wurden ignoriert.',
    'Lassen Sie die Entfernungen entlang des Linienwegs wachsen.',
  ],
  'attribution-without-role': [
    'Die Quellenangabe hat keine Rolle.',
    'Setzen Sie is_producer, is_operator oder is_authority auf 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'Die Buchungsregel gibt es nicht; die Buchungsfrist ist unbekannt.',
    'Ergänzen Sie die Regel in booking_rules.txt oder korrigieren Sie den Verweis.',
  ],
  'overlapping-zones': [
    'Zwei Zonen der Fahrt überschneiden sich in Ort und Zeit, sodass unklar ist, welche Zeile gilt; die erste wurde verwendet.',
    'Trennen Sie die Zonen oder geben Sie jeder eine eigene Fahrt.',
  ],
  'streets-needed': [
    'Rufbusse, Leih- und Mietfahrzeuge, Taxis und Ähnliches brauchen Straßen, aber es wurden keine angegeben: Nichts davon wird angeboten.',
    'Geben Sie einen Straßenausschnitt an (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Eine Datei des Systems fehlt; ihre Angaben sind unbekannt.',
    'Ergänzen Sie die Datei oder laden Sie sie erneut herunter.',
  ],
  'invalid-json': [
    'Die Datei ist kein JSON oder hat kein Objekt „data“; sie wurde ignoriert.',
    'Laden Sie die Datei erneut herunter oder reparieren Sie sie.',
  ],
  'unsupported-version': [
    'Die GBFS-Version ist unbekannt; die Datei wurde als Version 3 gelesen.',
    'Veröffentlichen Sie GBFS 1, 2 oder 3.',
  ],
  'mixed-versions': [
    'Die Dateien des Systems haben verschiedene Hauptversionen von GBFS.',
    'Laden Sie alle Dateien in einer Version herunter.',
  ],
  'invalid-value': [
    'Der Wert hat den falschen Typ und gilt als nicht angegeben.',
    'Verwenden Sie den Typ, den die GBFS-Spezifikation für das Feld vorsieht.',
  ],
  'invalid-geometry': [
    'Die Fläche ist kein Polygon oder hat zu wenige Ecken; sie wurde ignoriert.',
    'Schreiben Sie ein GeoJSON-Polygon oder -MultiPolygon.',
  ],
  'unusable-place': [
    'Die Station, das Fahrzeug oder die Zone hat keine brauchbaren Koordinaten und wurde verworfen.',
    'Korrigieren Sie Breite und Länge.',
  ],
  'unknown-vehicle-type': [
    'Den Fahrzeugtyp gibt es nicht; der Eintrag, der auf ihn verweist, wurde verworfen.',
    'Ergänzen Sie den Typ in vehicle_types.json oder korrigieren Sie den Verweis.',
  ],
  'unknown-station': [
    'Die Station gibt es nicht; der Verweis wurde ignoriert.',
    'Ergänzen Sie die Station in station_information.json oder korrigieren Sie den Verweis.',
  ],
  'unknown-pricing-plan': [
    'Den Preisplan gibt es nicht; der Preis ist unbekannt.',
    'Ergänzen Sie den Plan in system_pricing_plans.json oder korrigieren Sie den Verweis.',
  ],
  'unclear-opening-hours': [
    'Die Öffnungszeiten sind nicht lesbar und gelten als unbekannt.',
    'Schreiben Sie sie in der Schreibweise von OpenStreetMap, etwa Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'Die Station hat keinen Status, andere aber schon; sie gilt als außer Betrieb.',
    'Veröffentlichen Sie den Status jeder Station, auch der geschlossenen.',
  ],
};
