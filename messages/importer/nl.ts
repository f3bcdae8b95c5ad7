// Dutch. Style and words: docs/languages/nl.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: '{file} wordt gelezen',
  streets: 'Stratennetwerk wordt opgebouwd',
  timetable: 'Dienstregeling wordt opgebouwd',
  walks: 'Looproutes tussen haltes worden gezocht',
  shapes: 'Routes op de kaart worden opgebouwd',
  names: 'Namenregister wordt opgebouwd',
  writing: 'Regio wordt opgeslagen',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['Het bestand hoort niet bij GTFS en is niet gelezen.', 'Controleer de spelling van de naam.'],
  'nested-folder': [
    'De feed staat in een map in het archief.',
    'Zet de bestanden op het hoogste niveau van het archief.',
  ],
  'file-name-case': ['De bestandsnaam bevat hoofdletters.', 'Schrijf namen van GTFS-bestanden in kleine letters.'],
  'duplicate-file': [
    'Twee bestanden hebben dezelfde naam; slechts één ervan is gelezen.',
    'Verwijder een van de twee.',
  ],
  'empty-file': ['Het bestand is leeg en heeft geen kopregel.', 'Voeg de kopregel toe of verwijder het bestand.'],
  'not-utf8': [
    'Het bestand bevat bytes die geen UTF-8 zijn. Ze zijn vervangen, dus namen zien er verkeerd uit en id’s kunnen samenvallen.',
    'Sla het bestand op als UTF-8.',
  ],
  'malformed-quotes': [
    'Een aanhalingsteken is niet gesloten, of er staat tekst achter het sluitende; de rij is bij de komma’s gesplitst.',
    'Verdubbel elk aanhalingsteken binnen een waarde tussen aanhalingstekens.',
  ],
  'newline-in-value': [
    'Een waarde tussen aanhalingstekens beslaat meer regels.',
    'Verwijder de regeleinden uit de waarde.',
  ],
  'unusual-delimiter': [
    'De cellen zijn gescheiden door puntkomma’s of tabs; het bestand is zo gelezen.',
    'Scheid cellen met komma’s.',
  ],
  'unknown-column': ['De kolom hoort niet bij GTFS en is niet gelezen.', 'Controleer de spelling van de naam.'],
  'duplicate-column': ['De kolom komt twee keer voor; de eerste is gelezen.', 'Verwijder een van de kolommen.'],
  'empty-column-name': ['De kolom heeft geen naam en is niet gelezen.', 'Geef de kolom een naam of verwijder hem.'],
  'column-name-case': ['De kolomnaam bevat hoofdletters.', 'Schrijf kolomnamen in kleine letters.'],
  'missing-column': ['In de tabel ontbreekt een verplichte kolom; de tabel is genegeerd.', 'Voeg de kolom toe.'],
  'short-row': [
    'De rij heeft minder cellen dan de kopregel; de ontbrekende gelden als leeg.',
    'Voeg de ontbrekende cellen toe.',
  ],
  'long-row': [
    'De rij heeft meer cellen dan de kopregel; de overtollige zijn genegeerd.',
    'Zet waarden met komma’s tussen aanhalingstekens.',
  ],
  'empty-row': ['De rij bevat geen waarden en is overgeslagen.', 'Verwijder de rij.'],
  'surrounding-whitespace': ['Spaties rond de waarde zijn verwijderd.', 'Verwijder ze uit het bestand.'],
  'extra-rows': ['De tabel mag maar één rij hebben; de andere zijn genegeerd.', 'Houd één rij over.'],
  'invalid-geojson': [
    'locations.geojson is geen GeoJSON-FeatureCollection en is genegeerd.',
    'Controleer het bestand met een GeoJSON-validator.',
  ],
  'feed-without-trips': ['De feed heeft geen enkele bruikbare rit.', 'Bekijk de andere meldingen over deze feed.'],
  'stops-far-from-streets': [
    'Geen enkele halte van de feed ligt bij de straten: de feed is in geen enkel reisadvies te gebruiken.',
    'Controleer of de feed en het stratenbestand over dezelfde plaats gaan.',
  ],
  'country-unknown': [
    'De straten liggen in geen enkel land waarvan de verkeersregels bekend zijn: het verkeer rijdt rechts, en de gebruikelijkste regels en limieten vervangen ontbrekende tags.',
    'Bouw de regio met --country en de code van een land dat aan dezelfde kant rijdt en vergelijkbare regels heeft.',
  ],
  'country-side-only': [
    'Van de verkeersregels van dit land is alleen bekend aan welke kant er wordt gereden; de gebruikelijkste regels en limieten vervangen ontbrekende tags.',
    'Bouw de regio met --country en de code van een land met vergelijkbare regels, als dat er is.',
  ],
  'several-countries': [
    'De straten liggen in verschillende landen; overal vervangen de regels van het land met de meeste straten ontbrekende tags.',
    'Bouw de regio met --country om een ander land te kiezen, of knip het stratenbestand af bij de grens.',
  ],

  // values
  'missing-value': ['Een verplichte waarde is leeg; het item is weggelaten.', 'Vul de waarde in.'],
  'invalid-integer': ['De waarde is geen geheel getal en geldt als leeg.', 'Schrijf alleen cijfers.'],
  'invalid-number': [
    'De waarde is geen getal en geldt als leeg.',
    'Schrijf cijfers met een decimale punt en zonder eenheid.',
  ],
  'unusual-number': [
    'Het getal heeft een ongebruikelijke vorm (1.0, +5, 1e3); het is toch gelezen.',
    'Schrijf gewone cijfers.',
  ],
  'negative-number': ['Het getal is negatief en geldt als leeg.', 'Schrijf een getal van 0 of hoger.'],
  'invalid-time': ['De waarde is geen tijd en geldt als leeg.', 'Schrijf de tijd als H:MM:SS of HH:MM:SS.'],
  'unusual-time': [
    'De minuten of seconden van de tijd hebben maar één cijfer; de tijd is toch gelezen.',
    'Schrijf de tijd als H:MM:SS of HH:MM:SS.',
  ],
  'time-without-seconds': [
    'De tijd heeft geen seconden; hij is als hele minuut gelezen.',
    'Schrijf de tijd als HH:MM:SS.',
  ],
  'invalid-date': ['De waarde is geen datum en geldt als leeg.', 'Schrijf de datum als YYYYMMDD.'],
  'unusual-date': [
    'De datum bevat scheidingstekens; hij is toch gelezen.',
    'Schrijf de datum als YYYYMMDD, zonder scheidingstekens.',
  ],
  'date-out-of-range': [
    'De datum ligt vóór 1900 of na 2199; de dichtstbijzijnde datum in die periode is gebruikt.',
    'Corrigeer de datum.',
  ],
  'invalid-enum': [
    'De waarde is geen van de toegestane waarden; de standaardwaarde is gebruikt.',
    'Gebruik een waarde uit de documentatie van het veld.',
  ],
  'invalid-color': [
    'De kleur bestaat niet uit zes hexadecimale cijfers en is genegeerd.',
    'Schrijf de kleur als RRGGBB.',
  ],
  'color-with-hash': ['De kleur begint met #; dat teken is verwijderd.', 'Schrijf de kleur als RRGGBB.'],
  'invalid-timezone': [
    'De tijdzone is onbekend en is genegeerd.',
    'Gebruik een naam uit de IANA-tijdzonedatabase, zoals Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'De tijdzone van de vervoerder is onbekend; die van een andere vervoerder is gebruikt.',
    'Gebruik een naam uit de IANA-tijdzonedatabase, zoals Europe/Lisbon.',
  ],
  'several-timezones': [
    'De vervoerders in de feed hebben verschillende tijdzones; voor elke rit geldt de zone van zijn eigen vervoerder.',
    'Geef alle vervoerders in de feed dezelfde tijdzone, of splits de feed.',
  ],
  'zone-far-from-stops': [
    'De tijdzone van de vervoerder kan niet die van zijn haltes zijn: elk vertrek wordt uren te vroeg of te laat gepland.',
    'Corrigeer agency_timezone of de coördinaten van de haltes.',
  ],

  // keys and references
  'duplicate-key': [
    'Het id komt twee keer voor; het eerste item is behouden, het andere weggelaten.',
    'Maak id’s uniek.',
  ],
  'repeated-row': [
    'De rij komt twee keer met dezelfde waarden voor; hij is één keer gelezen.',
    'Verwijder een van de rijen.',
  ],
  'duplicate-stop-sequence': [
    'Twee rijen van de rit hebben dezelfde stop_sequence; de eerste is behouden, de andere weggelaten.',
    'Nummer de rijen van een rit in rijvolgorde.',
  ],
  'unknown-agency': ['De vervoerder bestaat niet; de eerste vervoerder is gebruikt.', 'Corrigeer de verwijzing.'],
  'unknown-route': ['De lijn bestaat niet; de rij is weggelaten.', 'Voeg de lijn toe of corrigeer de verwijzing.'],
  'unknown-service': [
    'De rijdagen staan niet in calendar.txt en niet in calendar_dates.txt, dus de rit rijdt nooit; hij is weggelaten.',
    'Voeg de rijdagen toe of corrigeer de verwijzing.',
  ],
  'unknown-trip': ['De rit bestaat niet; de rij is weggelaten.', 'Voeg de rit toe of corrigeer de verwijzing.'],
  'unknown-stop': ['De halte bestaat niet; de rij is weggelaten.', 'Voeg de halte toe of corrigeer de verwijzing.'],
  'unknown-shape': [
    'De route op de kaart bestaat niet; de rit wordt met rechte lijnen tussen zijn haltes getekend.',
    'Voeg de route toe of corrigeer de verwijzing.',
  ],
  'unknown-level': ['De verdieping bestaat niet en is genegeerd.', 'Voeg de verdieping toe aan levels.txt.'],
  'unknown-parent': [
    'Het bovenliggende station bestaat niet; de halte heeft geen station.',
    'Voeg het station toe of corrigeer de verwijzing.',
  ],
  'reference-to-dropped-trip': [
    'De rij verwijst naar een weggelaten rit en is samen daarmee weggelaten.',
    'Bekijk de melding waardoor de rit is weggelaten.',
  ],

  // stops
  'missing-coordinates': [
    'De halte heeft geen coördinaten: ritten stoppen er, maar looproutes van en naar de halte zijn niet te plannen.',
    'Voeg breedte- en lengtegraad toe.',
  ],
  'unusable-coordinates': [
    'De coördinaten van de halte bestaan niet op aarde: ritten stoppen er, maar looproutes van en naar de halte zijn niet te plannen.',
    'Schrijf graden met een decimale punt, de breedtegraad van -90 tot 90 en de lengtegraad van -180 tot 180; controleer of ze verwisseld zijn.',
  ],
  'stop-near-null-island': [
    'De coördinaten van de halte liggen bij 0, 0 in de Atlantische Oceaan en zijn genegeerd.',
    'Corrigeer de breedte- en lengtegraad.',
  ],
  'stop-near-pole': [
    'De coördinaten van de halte liggen op een pool en zijn genegeerd.',
    'Corrigeer de breedte- en lengtegraad.',
  ],
  'stop-without-name': ['De halte heeft geen naam.', 'Voeg stop_name toe.'],
  'missing-parent': [
    'De ingang, het knooppunt of de instapplek hoort bij geen station of perron.',
    'Voeg parent_station toe.',
  ],
  'wrong-parent-type': [
    'De bovenliggende locatie heeft het verkeerde location_type en is genegeerd: een instapplek hoort bij een perron, al het andere bij een station.',
    'Corrigeer parent_station of location_type.',
  ],
  'station-with-parent': [
    'Het station heeft een bovenliggende locatie; die is genegeerd.',
    'Verwijder parent_station of corrigeer location_type.',
  ],

  // routes
  'route-without-name': ['De lijn heeft geen korte en geen lange naam.', 'Voeg een korte of een lange naam toe.'],
  'route-names-equal': ['De korte en de lange naam van de lijn zijn gelijk.', 'Laat een van beide leeg.'],
  'unknown-route-type': [
    'Het lijntype is leeg of geen getal; de lijn geldt als “overige” (1700).',
    'Gebruik een lijntype uit de documentatie.',
  ],
  'continuous-stopping-ignored': [
    'Reizigers mogen hier ook tussen haltes in- of uitstappen; reisadviezen gebruiken alleen de haltes.',
    'Niets te doen.',
  ],

  // calendars
  'calendar-end-before-start': [
    'De periode van de rijdagen eindigt voordat ze begint; het weekpatroon is weggelaten.',
    'Verwissel start_date en end_date.',
  ],
  'service-outside-feed-dates': [
    'Er zijn rijdagen buiten de periode van feed_start_date tot en met feed_end_date; de uitgever staat er niet voor in, maar ze worden gebruikt.',
    'Corrigeer de datums in feed_info.txt of laat de rijdagen eerder eindigen.',
  ],
  'service-drops': [
    'Deze week heeft minder dan de helft van de vertrekken van de week ervoor; vaak ontbreekt de volgende dienstregeling.',
    'Controleer of de feed de kalenders van alle perioden bevat.',
  ],
  'feeds-without-common-date': [
    'De feeds hebben geen datum gemeen: geen enkel reisadvies kan ze alle combineren.',
    'Haal feeds van dezelfde periode op of bouw één regio per feed.',
  ],
  'service-without-days': ['Deze service_id heeft geen enkele rijdag.', 'Controleer de periode en de uitzonderingen.'],

  // trips and stop times
  'trip-without-stop-times': [
    'De rit heeft geen haltetijden; hij is weggelaten.',
    'Voeg de tijden toe of verwijder de rit.',
  ],
  'trip-too-short': [
    'De rit heeft minder dan twee bruikbare haltes; hij is weggelaten.',
    'Voeg haltes toe of verwijder de rit.',
  ],
  'trip-end-without-time': [
    'De eerste of laatste halte van de rit heeft geen tijd; de rit is weggelaten.',
    'Geef de eerste en laatste halte van elke rit een tijd.',
  ],
  'times-decrease': [
    'De tijden van de rit lopen terug; de rit is weggelaten.',
    'Corrigeer de tijden of de volgorde van de haltes.',
  ],
  'frequency-trip-without-rows': [
    'Geen enkele rij van de rit in frequencies.txt is bruikbaar; de rit is weggelaten.',
    'Corrigeer de rijen van de rit in frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Bij de eerste of laatste halte van de rit is de aankomst later dan het vertrek; de tijd die voor reizigers telt, geldt.',
    'Geef beide dezelfde tijd.',
  ],
  'interpolated-times': [
    'Haltes zonder tijd hebben er een gekregen, gelijkmatig verdeeld tussen de omliggende haltes met een tijd.',
    'Geef elke halte een tijd.',
  ],
  'stop-time-not-at-platform': [
    'De rit stopt bij een station, ingang of knooppunt; dat is als halte behandeld.',
    'Verwijs naar een perron (location_type 0).',
  ],
  'flex-row': [
    'De rij heeft een tijdvak of zone in plaats van tijden bij een halte; hij wordt gebruikt voor flexvervoer.',
    'Niets te doen.',
  ],
  'flex-trip': [
    'De rit heeft alleen tijdvakken; hij wordt gebruikt voor flexvervoer en staat niet in de dienstregeling.',
    'Niets te doen.',
  ],
  'fast-travel': [
    'Het voertuig zou tussen twee haltes onmogelijk snel moeten rijden; de rit is ongewijzigd behouden.',
    'Corrigeer de tijden van de rit of de coördinaten van de haltes; --repair vervangt de tijden waar de rest van de rit dat toelaat.',
  ],
  'repaired-times': [
    'Het voertuig zou tussen twee haltes onmogelijk snel moeten rijden; de tijden die met de meeste andere in strijd zijn, zijn door interpolatie vervangen (--repair).',
    'Corrigeer de tijden van de rit of de coördinaten van de haltes.',
  ],
  'stop-distance-unusable': [
    'De waarden van shape_dist_traveled nemen langs de rit af of zijn allemaal 0; ze zijn genegeerd.',
    'Laat de afstanden langs de rit toenemen.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'Het interval is geen positief geheel getal; de rij is weggelaten.',
    'Schrijf headway_secs in seconden.',
  ],
  'frequency-end-before-start': [
    'Het tijdvak van het interval eindigt voordat het begint; de rij is weggelaten.',
    'Corrigeer start_time of end_time.',
  ],
  'overlapping-frequencies': [
    'Twee tijdvakken van de rit overlappen, dus vertrekken kunnen dubbel voorkomen.',
    'Scheid de tijdvakken.',
  ],
  'transfer-too-far': [
    'De overstap verbindt haltes die meer dan 10 km uit elkaar liggen; hij is behouden.',
    'Corrigeer de haltes van de overstap.',
  ],
  'invalid-pathway-mode': [
    'De soort looproute is geen getal van 1 tot 7; de looproute is weggelaten.',
    'Corrigeer pathway_mode.',
  ],
  'locked-platform': [
    'De looproutes van het station verbinden het perron met geen enkele ingang, of in maar één richting: reizigers kunnen er niet lopend komen en weer weg.',
    'Voeg de ontbrekende looproute of ingang toe.',
  ],
  'two-way-exit-gate': [
    'Het uitgangspoortje staat aangegeven als bruikbaar in beide richtingen; het is eenrichting gemaakt.',
    'Zet is_bidirectional op 0.',
  ],
  'unusable-shape-point': [
    'De coördinaten van het routepunt bestaan niet op aarde; het punt is weggelaten.',
    'Corrigeer de breedte- en lengtegraad.',
  ],
  'duplicate-shape-point': [
    'Twee punten van de route hebben hetzelfde volgnummer; het eerste is behouden.',
    'Nummer de punten in rijvolgorde.',
  ],
  'shape-too-short': [
    'De route op de kaart heeft minder dan twee bruikbare punten; de ritten erop worden met rechte lijnen tussen hun haltes getekend.',
    'Voeg punten toe.',
  ],
  'shape-distance-unusable': [
    'De waarden van shape_dist_traveled nemen langs de route af of zijn allemaal 0; ze zijn genegeerd.',
    'Laat de afstanden langs de route toenemen.',
  ],
  'attribution-without-role': [
    'De bronvermelding heeft geen rol.',
    'Zet is_producer, is_operator of is_authority op 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'De reserveringsregel bestaat niet; de uiterste reserveertijd is onbekend.',
    'Voeg de regel toe aan booking_rules.txt of corrigeer de verwijzing.',
  ],
  'overlapping-zones': [
    'Twee zones van de rit overlappen in plaats en tijd, dus het is onduidelijk welke rij geldt; de eerste is gebruikt.',
    'Scheid de zones of geef elke zone een eigen rit.',
  ],
  'streets-needed': [
    'Flexvervoer, deel- en huurvoertuigen, taxi’s en dergelijke hebben straten nodig, en er zijn geen straten opgegeven: niets daarvan wordt aangeboden.',
    'Voeg een stratenbestand toe (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Een bestand van het systeem ontbreekt; de gegevens erin zijn onbekend.',
    'Voeg het bestand toe of download het opnieuw.',
  ],
  'invalid-json': [
    'Het bestand is geen JSON of heeft geen object “data”; het is genegeerd.',
    'Download het bestand opnieuw of herstel het.',
  ],
  'unsupported-version': [
    'De GBFS-versie is onbekend; het bestand is als versie 3 gelezen.',
    'Publiceer GBFS 1, 2 of 3.',
  ],
  'mixed-versions': [
    'De bestanden van het systeem hebben verschillende hoofdversies van GBFS.',
    'Download alle bestanden in één versie.',
  ],
  'invalid-value': [
    'De waarde is van het verkeerde type en geldt als afwezig.',
    'Gebruik het type dat de GBFS-specificatie voor het veld geeft.',
  ],
  'invalid-geometry': [
    'Het gebied is geen veelhoek of heeft te weinig hoekpunten; het is genegeerd.',
    'Schrijf een GeoJSON-Polygon of -MultiPolygon.',
  ],
  'unusable-place': [
    'Het station, het voertuig of de zone heeft geen bruikbare coördinaten en is weggelaten.',
    'Corrigeer de breedte- en lengtegraad.',
  ],
  'unknown-vehicle-type': [
    'Het voertuigtype bestaat niet; de vermelding die ernaar verwijst, is weggelaten.',
    'Voeg het type toe aan vehicle_types.json of corrigeer de verwijzing.',
  ],
  'unknown-station': [
    'Het station bestaat niet; de verwijzing is genegeerd.',
    'Voeg het station toe aan station_information.json of corrigeer de verwijzing.',
  ],
  'unknown-pricing-plan': [
    'Het prijsplan bestaat niet; de prijs is onbekend.',
    'Voeg het plan toe aan system_pricing_plans.json of corrigeer de verwijzing.',
  ],
  'unclear-opening-hours': [
    'De openingstijden zijn niet te lezen en gelden als onbekend.',
    'Schrijf ze in de notatie van OpenStreetMap, zoals Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'Het station heeft geen status terwijl andere die wel hebben; het geldt als buiten gebruik.',
    'Publiceer de status van elk station, ook van gesloten stations.',
  ],
};
