// French. Style and words: docs/languages/fr.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'Lecture : {file}',
  streets: 'Construction du réseau de rues',
  timetable: 'Construction des horaires',
  walks: 'Recherche des trajets à pied entre les arrêts',
  shapes: 'Construction des tracés',
  names: 'Indexation des noms',
  writing: 'Écriture de la région',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['Le fichier ne fait pas partie de GTFS et n’a pas été lu.', 'Vérifiez l’orthographe du nom.'],
  'nested-folder': [
    'Le jeu de données se trouve dans un dossier de l’archive.',
    'Placez les fichiers à la racine de l’archive.',
  ],
  'file-name-case': ['Le nom du fichier contient des majuscules.', 'Écrivez les noms des fichiers GTFS en minuscules.'],
  'duplicate-file': ['Deux fichiers portent le même nom ; un seul a été lu.', 'Supprimez l’un des deux.'],
  'empty-file': [
    'Le fichier est vide et n’a pas de ligne d’en-tête.',
    'Ajoutez la ligne d’en-tête ou supprimez le fichier.',
  ],
  'not-utf8': [
    'Le fichier contient des octets qui ne sont pas de l’UTF-8. Ils ont été remplacés : des noms sont altérés et des identifiants peuvent se confondre.',
    'Enregistrez le fichier en UTF-8.',
  ],
  'malformed-quotes': [
    'Un guillemet n’est pas fermé, ou du texte suit le guillemet fermant ; la ligne a été coupée à ses virgules.',
    'Doublez chaque guillemet à l’intérieur d’une valeur entre guillemets.',
  ],
  'newline-in-value': [
    'Une valeur entre guillemets s’étend sur plusieurs lignes.',
    'Supprimez les sauts de ligne de la valeur.',
  ],
  'unusual-delimiter': [
    'Les cellules sont séparées par des points-virgules ou des tabulations ; le fichier a été lu ainsi.',
    'Séparez les cellules par des virgules.',
  ],
  'unknown-column': ['La colonne ne fait pas partie de GTFS et n’a pas été lue.', 'Vérifiez l’orthographe du nom.'],
  'duplicate-column': ['La colonne figure deux fois ; la première a été lue.', 'Supprimez l’une des colonnes.'],
  'empty-column-name': ['La colonne n’a pas de nom et n’a pas été lue.', 'Nommez la colonne ou supprimez-la.'],
  'column-name-case': ['Le nom de la colonne contient des majuscules.', 'Écrivez les noms de colonnes en minuscules.'],
  'missing-column': ['Il manque une colonne obligatoire à la table, qui a été ignorée.', 'Ajoutez la colonne.'],
  'short-row': [
    'La ligne a moins de cellules que l’en-tête ; les cellules manquantes sont considérées comme vides.',
    'Ajoutez les cellules manquantes.',
  ],
  'long-row': [
    'La ligne a plus de cellules que l’en-tête ; les cellules en trop ont été ignorées.',
    'Mettez entre guillemets les valeurs qui contiennent des virgules.',
  ],
  'empty-row': ['La ligne ne contient aucune valeur et a été sautée.', 'Supprimez la ligne.'],
  'surrounding-whitespace': ['Les espaces autour de la valeur ont été supprimés.', 'Supprimez-les du fichier.'],
  'extra-rows': ['La table ne doit avoir qu’une ligne ; les autres ont été ignorées.', 'Ne gardez qu’une ligne.'],
  'invalid-geojson': [
    'locations.geojson n’est pas une FeatureCollection GeoJSON et a été ignoré.',
    'Vérifiez le fichier avec un validateur GeoJSON.',
  ],
  'feed-without-trips': [
    'Le jeu de données n’a aucune course utilisable.',
    'Consultez les autres remarques sur ce jeu de données.',
  ],
  'stops-far-from-streets': [
    'Aucun arrêt du jeu de données n’est proche des rues : aucun itinéraire ne peut l’utiliser.',
    'Vérifiez que le jeu de données et l’extrait de rues couvrent le même lieu.',
  ],
  'country-unknown': [
    'Les rues ne sont dans aucun pays dont le code de la route est connu : la circulation est à droite, et les règles et limites les plus courantes remplacent les tags manquants.',
    'Construisez la région avec --country et le code d’un pays où l’on roule du même côté avec des règles semblables.',
  ],
  'country-side-only': [
    'Du code de la route de ce pays, seul le côté de circulation est connu ; les règles et limites les plus courantes remplacent les tags manquants.',
    'Construisez la région avec --country et le code d’un pays aux règles semblables, s’il en existe un.',
  ],
  'several-countries': [
    'Les rues sont dans plusieurs pays ; partout, les tags manquants suivent les règles du pays qui a le plus de rues.',
    'Construisez la région avec --country pour choisir un autre pays, ou coupez l’extrait à la frontière.',
  ],

  // values
  'missing-value': ['Une valeur obligatoire est vide ; l’entrée a été écartée.', 'Renseignez la valeur.'],
  'invalid-integer': [
    'La valeur n’est pas un nombre entier et est considérée comme vide.',
    'N’écrivez que des chiffres.',
  ],
  'invalid-number': [
    'La valeur n’est pas un nombre et est considérée comme vide.',
    'Écrivez des chiffres avec un point décimal, sans unité.',
  ],
  'unusual-number': [
    'Le nombre a un format inhabituel (1.0, +5, 1e3) ; il a été lu tout de même.',
    'Écrivez de simples chiffres.',
  ],
  'negative-number': ['Le nombre est négatif et est considéré comme vide.', 'Écrivez un nombre supérieur ou égal à 0.'],
  'invalid-time': [
    'La valeur n’est pas une heure et est considérée comme vide.',
    'Écrivez l’heure sous la forme H:MM:SS ou HH:MM:SS.',
  ],
  'unusual-time': [
    'Les minutes ou les secondes de l’heure n’ont qu’un chiffre ; l’heure a été lue tout de même.',
    'Écrivez l’heure sous la forme H:MM:SS ou HH:MM:SS.',
  ],
  'time-without-seconds': [
    'L’heure n’a pas de secondes ; elle a été complétée par 00.',
    'Écrivez l’heure sous la forme HH:MM:SS.',
  ],
  'invalid-date': [
    'La valeur n’est pas une date et est considérée comme vide.',
    'Écrivez la date sous la forme YYYYMMDD.',
  ],
  'unusual-date': [
    'La date contient des séparateurs ; elle a été lue tout de même.',
    'Écrivez la date sous la forme YYYYMMDD, sans séparateurs.',
  ],
  'date-out-of-range': [
    'La date est antérieure à 1900 ou postérieure à 2199 ; la date la plus proche de cette période a été retenue.',
    'Corrigez la date.',
  ],
  'invalid-enum': [
    'La valeur n’est pas l’une des valeurs admises ; la valeur par défaut a été retenue.',
    'Utilisez une valeur de la référence du champ.',
  ],
  'invalid-color': [
    'La couleur n’est pas faite de six chiffres hexadécimaux et a été ignorée.',
    'Écrivez la couleur sous la forme RRGGBB.',
  ],
  'color-with-hash': ['La couleur commence par #, qui a été supprimé.', 'Écrivez la couleur sous la forme RRGGBB.'],
  'invalid-timezone': [
    'Le fuseau horaire est inconnu et a été ignoré.',
    'Utilisez un nom de la base IANA des fuseaux horaires, comme Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'Le fuseau horaire de l’exploitant est inconnu ; celui d’un autre exploitant a été retenu.',
    'Utilisez un nom de la base IANA des fuseaux horaires, comme Europe/Lisbon.',
  ],
  'several-timezones': [
    'Les exploitants du jeu de données ont des fuseaux horaires différents ; chaque course suit celui de son exploitant.',
    'Donnez un seul fuseau horaire à tous les exploitants, ou divisez le jeu de données.',
  ],
  'zone-far-from-stops': [
    'Le fuseau horaire de l’exploitant ne peut pas être celui de ses arrêts : tous les départs sont calculés avec plusieurs heures d’avance ou de retard.',
    'Corrigez agency_timezone ou les coordonnées des arrêts.',
  ],

  // keys and references
  'duplicate-key': [
    'L’identifiant figure deux fois ; la première entrée a été gardée, l’autre écartée.',
    'Rendez les identifiants uniques.',
  ],
  'repeated-row': [
    'La ligne figure deux fois avec les mêmes valeurs ; elle a été lue une seule fois.',
    'Supprimez l’une des lignes.',
  ],
  'duplicate-stop-sequence': [
    'Deux lignes de la course ont le même stop_sequence ; la première a été gardée, l’autre écartée.',
    'Numérotez les lignes d’une course dans l’ordre du parcours.',
  ],
  'unknown-agency': ['L’exploitant n’existe pas ; le premier exploitant a été retenu.', 'Corrigez la référence.'],
  'unknown-route': [
    'La ligne de transport n’existe pas ; la ligne du fichier a été écartée.',
    'Ajoutez la ligne de transport ou corrigez la référence.',
  ],
  'unknown-service': [
    'Le calendrier n’est ni dans calendar.txt ni dans calendar_dates.txt : la course ne circule jamais et a été écartée.',
    'Ajoutez le calendrier ou corrigez la référence.',
  ],
  'unknown-trip': ['La course n’existe pas ; la ligne a été écartée.', 'Ajoutez la course ou corrigez la référence.'],
  'unknown-stop': ['L’arrêt n’existe pas ; la ligne a été écartée.', 'Ajoutez l’arrêt ou corrigez la référence.'],
  'unknown-shape': [
    'Le tracé n’existe pas ; la course est dessinée en lignes droites entre ses arrêts.',
    'Ajoutez le tracé ou corrigez la référence.',
  ],
  'unknown-level': ['Le niveau n’existe pas et a été ignoré.', 'Ajoutez le niveau dans levels.txt.'],
  'unknown-parent': [
    'La station parente n’existe pas ; l’arrêt n’a pas de station.',
    'Ajoutez la station ou corrigez la référence.',
  ],
  'reference-to-dropped-trip': [
    'La ligne renvoie à une course écartée et a été écartée avec elle.',
    'Consultez la remarque qui indique pourquoi la course a été écartée.',
  ],

  // stops
  'missing-coordinates': [
    'L’arrêt n’a pas de coordonnées : des courses le desservent, mais aucun trajet à pied vers ou depuis cet arrêt ne peut être calculé.',
    'Ajoutez la latitude et la longitude.',
  ],
  'unusable-coordinates': [
    'Les coordonnées de l’arrêt n’existent pas sur Terre : des courses le desservent, mais aucun trajet à pied vers ou depuis cet arrêt ne peut être calculé.',
    'Écrivez des degrés avec un point décimal, la latitude de -90 à 90 et la longitude de -180 à 180 ; vérifiez qu’elles ne sont pas inversées.',
  ],
  'stop-near-null-island': [
    'Les coordonnées de l’arrêt sont proches de 0, 0 dans l’Atlantique et ont été ignorées.',
    'Corrigez la latitude et la longitude.',
  ],
  'stop-near-pole': [
    'Les coordonnées de l’arrêt sont à un pôle et ont été ignorées.',
    'Corrigez la latitude et la longitude.',
  ],
  'stop-without-name': ['L’arrêt n’a pas de nom.', 'Ajoutez stop_name.'],
  'missing-parent': [
    'L’entrée, le nœud ou la zone d’embarquement n’a pas de parent (station ou quai).',
    'Ajoutez parent_station.',
  ],
  'wrong-parent-type': [
    'Le parent a un location_type incorrect et a été ignoré : une zone d’embarquement appartient à un quai, tout le reste à une station.',
    'Corrigez parent_station ou location_type.',
  ],
  'station-with-parent': [
    'La station a un parent, qui a été ignoré.',
    'Supprimez parent_station ou corrigez location_type.',
  ],

  // routes
  'route-without-name': ['La ligne de transport n’a ni nom court ni nom long.', 'Ajoutez un nom court ou un nom long.'],
  'route-names-equal': [
    'Le nom court et le nom long de la ligne de transport sont identiques.',
    'Laissez l’un des deux vide.',
  ],
  'unknown-route-type': [
    'Le type de ligne est vide ou n’est pas un nombre ; la ligne compte comme « divers » (1700).',
    'Utilisez un type de ligne de la référence.',
  ],
  'continuous-stopping-ignored': [
    'Ici, les voyageurs peuvent monter ou descendre entre les arrêts ; les itinéraires n’utilisent que les arrêts.',
    'Rien à faire.',
  ],

  // calendars
  'calendar-end-before-start': [
    'La période du calendrier se termine avant de commencer ; ses jours de la semaine ont été écartés.',
    'Inversez start_date et end_date.',
  ],
  'service-outside-feed-dates': [
    'Le calendrier a des jours hors de la période de feed_start_date à feed_end_date ; l’éditeur ne les garantit pas, mais ils sont utilisés.',
    'Corrigez les dates de feed_info.txt ou mettez fin plus tôt au calendrier.',
  ],
  'service-drops': [
    'Cette semaine a moins de la moitié des départs de la semaine précédente ; souvent, les horaires suivants manquent.',
    'Vérifiez que le jeu de données a les calendriers de toutes les périodes.',
  ],
  'feeds-without-common-date': [
    'Les jeux de données n’ont aucune date commune : aucun itinéraire ne peut tous les combiner.',
    'Procurez-vous des jeux de données de la même période, ou construisez une région pour chacun.',
  ],
  'service-without-days': [
    'Le calendrier ne contient aucun jour de circulation.',
    'Vérifiez sa période et ses exceptions.',
  ],

  // trips and stop times
  'trip-without-stop-times': [
    'La course n’a pas d’horaires de passage ; elle a été écartée.',
    'Ajoutez les horaires ou supprimez la course.',
  ],
  'trip-too-short': [
    'La course a moins de deux arrêts utilisables ; elle a été écartée.',
    'Ajoutez des arrêts ou supprimez la course.',
  ],
  'trip-end-without-time': [
    'Le premier ou le dernier arrêt de la course n’a pas d’horaire ; la course a été écartée.',
    'Donnez un horaire au premier et au dernier arrêt de chaque course.',
  ],
  'times-decrease': [
    'Les horaires de la course reculent ; la course a été écartée.',
    'Corrigez les horaires ou l’ordre des arrêts.',
  ],
  'frequency-trip-without-rows': [
    'Aucune ligne de la course dans frequencies.txt n’est utilisable ; la course a été écartée.',
    'Corrigez les lignes de la course dans frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Au premier ou au dernier arrêt de la course, l’arrivée est après le départ ; c’est l’horaire utile aux voyageurs qui compte.',
    'Donnez le même horaire aux deux.',
  ],
  'interpolated-times': [
    'Les arrêts sans horaire en ont reçu un, à intervalles égaux entre les arrêts voisins qui en ont un.',
    'Donnez un horaire à chaque arrêt.',
  ],
  'stop-time-not-at-platform': [
    'La course s’arrête à une station, une entrée ou un nœud, traité comme un arrêt.',
    'Indiquez un quai (location_type 0).',
  ],
  'flex-row': [
    'La ligne a une plage horaire ou une zone au lieu d’horaires à un arrêt ; elle sert au transport à la demande.',
    'Rien à faire.',
  ],
  'flex-trip': [
    'La course n’a que des plages horaires ; elle sert au transport à la demande et ne figure pas dans les horaires.',
    'Rien à faire.',
  ],
  'fast-travel': [
    'Il faudrait au véhicule une vitesse impossible entre deux arrêts ; la course a été gardée telle quelle.',
    'Corrigez les horaires de la course ou les coordonnées des arrêts ; --repair remplace les horaires là où le reste de la course le permet.',
  ],
  'repaired-times': [
    'Il faudrait au véhicule une vitesse impossible entre deux arrêts ; les horaires qui contredisent la plupart des autres ont été remplacés par interpolation (--repair).',
    'Corrigez les horaires de la course ou les coordonnées des arrêts.',
  ],
  'stop-distance-unusable': [
    'Les valeurs de shape_dist_traveled diminuent le long de la course ou sont toutes 0 ; elles ont été ignorées.',
    'Faites croître les distances le long de la course.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'L’intervalle n’est pas un nombre entier positif ; la ligne a été écartée.',
    'Écrivez headway_secs en secondes.',
  ],
  'frequency-end-before-start': [
    'La plage de fréquence se termine avant de commencer ; la ligne a été écartée.',
    'Corrigez start_time ou end_time.',
  ],
  'overlapping-frequencies': [
    'Deux plages de fréquence de la course se chevauchent : des passages peuvent être doublés.',
    'Séparez les plages.',
  ],
  'transfer-too-far': [
    'La correspondance relie des arrêts distants de plus de 10 km ; elle a été gardée.',
    'Corrigez les arrêts de la correspondance.',
  ],
  'invalid-pathway-mode': [
    'Le type de cheminement n’est pas un nombre de 1 à 7 ; le cheminement a été écarté.',
    'Corrigez pathway_mode.',
  ],
  'locked-platform': [
    'Les cheminements de la station ne relient le quai à aucune entrée, ou dans un seul sens : les voyageurs ne peuvent pas à la fois y accéder et en sortir à pied.',
    'Ajoutez le cheminement ou l’entrée qui manque.',
  ],
  'two-way-exit-gate': [
    'Le portillon de sortie est indiqué comme utilisable dans les deux sens ; il a été mis à sens unique.',
    'Mettez is_bidirectional à 0.',
  ],
  'unusable-shape-point': [
    'Les coordonnées du point du tracé n’existent pas sur Terre ; le point a été écarté.',
    'Corrigez la latitude et la longitude.',
  ],
  'duplicate-shape-point': [
    'Deux points du tracé ont le même numéro d’ordre ; le premier a été gardé.',
    'Numérotez les points dans l’ordre du parcours.',
  ],
  'shape-too-short': [
    'Le tracé a moins de deux points utilisables ; ses courses sont dessinées en lignes droites entre leurs arrêts.',
    'Ajoutez des points.',
  ],
  'shape-distance-unusable': [
    'Les valeurs de shape_dist_traveled diminuent le long du tracé ou sont toutes 0 ; elles ont été ignorées.',
    'Faites croître les distances le long du tracé.',
  ],
  'attribution-without-role': ['La mention n’a pas de rôle.', 'Mettez is_producer, is_operator ou is_authority à 1.'],

  // on-demand services
  'unknown-booking-rule': [
    'La règle de réservation n’existe pas ; la date limite de réservation est inconnue.',
    'Ajoutez la règle dans booking_rules.txt ou corrigez la référence.',
  ],
  'overlapping-zones': [
    'Deux zones de la course se chevauchent dans l’espace et dans le temps, si bien que la ligne applicable est ambiguë ; la première a été retenue.',
    'Séparez les zones ou donnez à chacune sa propre course.',
  ],
  'streets-needed': [
    'Le transport à la demande, les véhicules partagés et les véhicules avec ou sans chauffeur circulent sur les rues, et aucune rue n’a été fournie : rien de tout cela n’est proposé.',
    'Ajoutez un extrait de rues (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Un fichier du système manque ; ses informations sont inconnues.',
    'Ajoutez le fichier ou téléchargez-le de nouveau.',
  ],
  'invalid-json': [
    'Le fichier n’est pas du JSON ou n’a pas d’objet « data » ; il a été ignoré.',
    'Téléchargez de nouveau le fichier ou réparez-le.',
  ],
  'unsupported-version': [
    'La version de GBFS est inconnue ; le fichier a été lu comme version 3.',
    'Publiez en GBFS 1, 2 ou 3.',
  ],
  'mixed-versions': [
    'Les fichiers du système ont des versions majeures de GBFS différentes.',
    'Téléchargez tous les fichiers dans une même version.',
  ],
  'invalid-value': [
    'La valeur n’a pas le bon type et est considérée comme absente.',
    'Utilisez le type que la spécification GBFS donne pour ce champ.',
  ],
  'invalid-geometry': [
    'La surface n’est pas un polygone ou a trop peu de sommets ; elle a été ignorée.',
    'Écrivez un Polygon ou un MultiPolygon GeoJSON.',
  ],
  'unusable-place': [
    'La station, le véhicule ou la zone n’a pas de coordonnées utilisables et a été écarté.',
    'Corrigez la latitude et la longitude.',
  ],
  'unknown-vehicle-type': [
    'Le type de véhicule n’existe pas ; l’entrée qui y renvoie a été écartée.',
    'Ajoutez le type dans vehicle_types.json ou corrigez la référence.',
  ],
  'unknown-station': [
    'La station n’existe pas ; la référence a été ignorée.',
    'Ajoutez la station dans station_information.json ou corrigez la référence.',
  ],
  'unknown-pricing-plan': [
    'Le tarif n’existe pas ; le prix est inconnu.',
    'Ajoutez le tarif dans system_pricing_plans.json ou corrigez la référence.',
  ],
  'unclear-opening-hours': [
    'Les heures d’ouverture sont illisibles et considérées comme inconnues.',
    'Écrivez-les selon la syntaxe d’OpenStreetMap, par exemple Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'La station n’a pas d’état alors que d’autres en ont ; elle est considérée comme hors service.',
    'Publiez l’état de chaque station, même fermée.',
  ],
};
