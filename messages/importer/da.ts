// Danish. Style and words: docs/languages/da.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'Læser {file}',
  streets: 'Opbygger vejnettet',
  timetable: 'Opbygger køreplanen',
  walks: 'Søger efter gåruter mellem stoppesteder',
  shapes: 'Opbygger linjeføringer',
  names: 'Indekserer navne',
  writing: 'Gemmer regionen',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['Filen er ikke en del af GTFS og blev ikke læst.', 'Kontrollér, hvordan navnet er stavet.'],
  'nested-folder': ['Feedet ligger i en mappe inde i arkivet.', 'Læg filerne øverst i arkivet.'],
  'file-name-case': ['Filnavnet indeholder store bogstaver.', 'Skriv navne på GTFS-filer med små bogstaver.'],
  'duplicate-file': ['To filer har samme navn; kun den ene blev læst.', 'Fjern en af dem.'],
  'empty-file': ['Filen er tom og har ingen overskriftsrække.', 'Tilføj overskriftsrækken, eller fjern filen.'],
  'not-utf8': [
    'Filen indeholder bytes, som ikke er UTF-8. Disse blev erstattet, så navne ser forkerte ud, og id’er kan falde sammen.',
    'Gem filen som UTF-8.',
  ],
  'malformed-quotes': [
    'Et anførselstegn er ikke afsluttet, eller der står tekst efter det afsluttende; rækken blev delt ved kommaerne.',
    'Fordobl hvert anførselstegn inde i en værdi i anførselstegn.',
  ],
  'newline-in-value': ['En værdi i anførselstegn går over flere linjer.', 'Fjern linjeskiftene fra værdien.'],
  'unusual-delimiter': [
    'Cellerne er adskilt af semikolon eller tabulator; filen blev læst sådan.',
    'Adskil celler med komma.',
  ],
  'unknown-column': ['Kolonnen er ikke en del af GTFS og blev ikke læst.', 'Kontrollér, hvordan navnet er stavet.'],
  'duplicate-column': ['Kolonnen forekommer to gange; den første blev læst.', 'Fjern en af kolonnerne.'],
  'empty-column-name': ['Kolonnen har intet navn og blev ikke læst.', 'Giv kolonnen et navn, eller fjern den.'],
  'column-name-case': ['Kolonnenavnet indeholder store bogstaver.', 'Skriv kolonnenavne med små bogstaver.'],
  'missing-column': ['Tabellen mangler en påkrævet kolonne og blev ignoreret.', 'Tilføj kolonnen.'],
  'short-row': [
    'Rækken har færre celler end overskriften; manglende celler regnes som tomme.',
    'Tilføj de manglende celler.',
  ],
  'long-row': [
    'Rækken har flere celler end overskriften; overskydende celler blev ignoreret.',
    'Sæt værdier med komma i anførselstegn.',
  ],
  'empty-row': ['Rækken har ingen værdier og blev sprunget over.', 'Fjern rækken.'],
  'surrounding-whitespace': ['Mellemrum omkring værdien blev fjernet.', 'Fjern dem fra filen.'],
  'extra-rows': ['Tabellen må kun have én række; resten blev ignoreret.', 'Behold én række.'],
  'invalid-geojson': [
    'locations.geojson er ikke en GeoJSON-FeatureCollection og blev ignoreret.',
    'Kontrollér filen med en GeoJSON-validator.',
  ],
  'feed-without-trips': ['Feedet har ingen brugbare ture.', 'Se feedets andre bemærkninger.'],
  'stops-far-from-streets': [
    'Intet af feedets stoppesteder ligger nær vejene: feedet kan ikke bruges i nogen rejse.',
    'Kontrollér, at feedet og vejudtrækket dækker samme sted.',
  ],
  'country-unknown': [
    'Vejene ligger ikke i noget land med kendte færdselsregler: der køres i højre side, og de mest almindelige regler og fartgrænser erstatter manglende tags.',
    'Byg regionen med --country og koden for et land med samme køreside og lignende regler.',
  ],
  'country-side-only': [
    'Af landets færdselsregler kendes kun køresiden; de mest almindelige regler og fartgrænser erstatter manglende tags.',
    'Byg regionen med --country og koden for et land med lignende regler, hvis der findes et.',
  ],
  'several-countries': [
    'Vejene ligger i flere lande; overalt erstatter reglerne fra landet med flest veje manglende tags.',
    'Byg regionen med --country for at vælge et andet land, eller klip udtrækket ved grænsen.',
  ],

  // values
  'missing-value': ['En påkrævet værdi er tom; posten blev udeladt.', 'Udfyld værdien.'],
  'invalid-integer': ['Værdien er ikke et helt tal og regnes som tom.', 'Skriv kun cifre.'],
  'invalid-number': ['Værdien er ikke et tal og regnes som tom.', 'Skriv cifre med decimalpunktum og uden enhed.'],
  'unusual-number': [
    'Tallet har et usædvanligt format (1.0, +5, 1e3); det blev læst alligevel.',
    'Skriv almindelige cifre.',
  ],
  'negative-number': ['Tallet er negativt og regnes som tomt.', 'Skriv et tal på mindst 0.'],
  'invalid-time': [
    'Værdien er ikke et klokkeslæt og regnes som tom.',
    'Skriv klokkeslættet som H:MM:SS eller HH:MM:SS.',
  ],
  'unusual-time': [
    'Klokkeslættets minutter eller sekunder har kun ét ciffer; det blev læst alligevel.',
    'Skriv klokkeslættet som H:MM:SS eller HH:MM:SS.',
  ],
  'time-without-seconds': [
    'Klokkeslættet har ingen sekunder; det blev læst som et helt minut.',
    'Skriv klokkeslættet som HH:MM:SS.',
  ],
  'invalid-date': ['Værdien er ikke en dato og regnes som tom.', 'Skriv datoen som YYYYMMDD.'],
  'unusual-date': [
    'Datoen indeholder skilletegn; den blev læst alligevel.',
    'Skriv datoen som YYYYMMDD uden skilletegn.',
  ],
  'date-out-of-range': [
    'Datoen ligger før 1900 eller efter 2199; den nærmeste dato i perioden blev brugt.',
    'Ret datoen.',
  ],
  'invalid-enum': [
    'Værdien er ikke en af de tilladte; standardværdien blev brugt.',
    'Brug en værdi fra feltets dokumentation.',
  ],
  'invalid-color': ['Farven består ikke af seks hexadecimale cifre og blev ignoreret.', 'Skriv farven som RRGGBB.'],
  'color-with-hash': ['Farven begynder med #, som blev fjernet.', 'Skriv farven som RRGGBB.'],
  'invalid-timezone': [
    'Tidszonen er ukendt og blev ignoreret.',
    'Brug et navn fra IANA’s tidszonedatabase, for eksempel Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'Operatørens tidszone er ukendt; en anden operatørs zone blev brugt.',
    'Brug et navn fra IANA’s tidszonedatabase, for eksempel Europe/Lisbon.',
  ],
  'several-timezones': [
    'Feedets operatører har forskellige tidszoner; hver tur bruger sin egen operatørs zone.',
    'Giv alle feedets operatører samme tidszone, eller del feedet op.',
  ],
  'zone-far-from-stops': [
    'Operatørens tidszone kan ikke være stoppestedernes: alle afgange planlægges timer for tidligt eller for sent.',
    'Ret agency_timezone eller stoppestedernes koordinater.',
  ],

  // keys and references
  'duplicate-key': [
    'Id’et forekommer to gange; den første post blev beholdt, den anden udeladt.',
    'Gør id’er entydige.',
  ],
  'repeated-row': ['Rækken forekommer to gange med samme værdier; den blev læst én gang.', 'Fjern en af rækkerne.'],
  'duplicate-stop-sequence': [
    'To af turens rækker har samme stop_sequence; den første blev beholdt, den anden udeladt.',
    'Nummerér en turs rækker i kørselsrækkefølge.',
  ],
  'unknown-agency': ['Operatøren findes ikke; den første operatør blev brugt.', 'Ret henvisningen.'],
  'unknown-route': ['Linjen findes ikke; rækken blev udeladt.', 'Tilføj linjen, eller ret henvisningen.'],
  'unknown-service': [
    'Driftsdagene står hverken i calendar.txt eller calendar_dates.txt, så turen kører aldrig; den blev udeladt.',
    'Tilføj driftsdagene, eller ret henvisningen.',
  ],
  'unknown-trip': ['Turen findes ikke; rækken blev udeladt.', 'Tilføj turen, eller ret henvisningen.'],
  'unknown-stop': ['Stoppestedet findes ikke; rækken blev udeladt.', 'Tilføj stoppestedet, eller ret henvisningen.'],
  'unknown-shape': [
    'Linjeføringen findes ikke; turen tegnes med rette linjer mellem stoppestederne.',
    'Tilføj linjeføringen, eller ret henvisningen.',
  ],
  'unknown-level': ['Etagen findes ikke og blev ignoreret.', 'Tilføj etagen i levels.txt.'],
  'unknown-parent': [
    'Den overordnede station findes ikke; stoppestedet hører ikke til en station.',
    'Tilføj stationen, eller ret henvisningen.',
  ],
  'reference-to-dropped-trip': [
    'Rækken henviser til en udeladt tur og blev udeladt sammen med den.',
    'Se den bemærkning, som førte til, at turen blev udeladt.',
  ],

  // stops
  'missing-coordinates': [
    'Stoppestedet har ingen koordinater: ture standser der, men gåruter til og fra stoppestedet kan ikke planlægges.',
    'Tilføj bredde- og længdegrad.',
  ],
  'unusable-coordinates': [
    'Stoppestedets koordinater findes ikke på Jorden: ture standser der, men gåruter til og fra stoppestedet kan ikke planlægges.',
    'Skriv grader med decimalpunktum, breddegrad fra -90 til 90 og længdegrad fra -180 til 180; kontrollér, om de er byttet om.',
  ],
  'stop-near-null-island': [
    'Stoppestedets koordinater ligger nær 0, 0 i Atlanterhavet og blev ignoreret.',
    'Ret bredde- og længdegrad.',
  ],
  'stop-near-pole': ['Stoppestedets koordinater ligger ved en pol og blev ignoreret.', 'Ret bredde- og længdegrad.'],
  'stop-without-name': ['Stoppestedet har intet navn.', 'Tilføj stop_name.'],
  'missing-parent': [
    'Indgangen, knudepunktet eller påstigningsområdet hører ikke til nogen station eller perron.',
    'Tilføj parent_station.',
  ],
  'wrong-parent-type': [
    'Det overordnede sted har forkert location_type og blev ignoreret: et påstigningsområde hører til en perron, alt andet til en station.',
    'Ret parent_station eller location_type.',
  ],
  'station-with-parent': [
    'Stationen har et overordnet sted, som blev ignoreret.',
    'Fjern parent_station, eller ret location_type.',
  ],

  // routes
  'route-without-name': ['Linjen har hverken et kort eller et langt navn.', 'Tilføj et af dem.'],
  'route-names-equal': ['Linjens korte og lange navn er ens.', 'Lad et af dem være tomt.'],
  'unknown-route-type': [
    'Linjetypen er tom eller ikke et tal; linjen regnes som “andet” (1700).',
    'Brug en linjetype fra dokumentationen.',
  ],
  'continuous-stopping-ignored': [
    'Her kan rejsende også stige på og af mellem stoppestederne; rejser planlægges kun med stoppestederne.',
    'Intet at gøre.',
  ],

  // calendars
  'calendar-end-before-start': [
    'Driftsdagenes periode slutter, før den begynder; ugemønstret blev udeladt.',
    'Byt start_date og end_date.',
  ],
  'service-outside-feed-dates': [
    'Der er driftsdage uden for feed_start_date og feed_end_date; udgiveren garanterer dem ikke, men de bruges.',
    'Ret datoerne i feed_info.txt, eller forkort driftsdagenes periode.',
  ],
  'service-drops': [
    'Denne uge har under halvt så mange afgange som ugen før; ofte mangler den næste køreplan.',
    'Kontrollér, at feedet har kalenderne for alle perioder.',
  ],
  'feeds-without-common-date': [
    'Feedene har ingen fælles dato: ingen rejse kan kombinere dem alle.',
    'Skaf feeds for samme periode, eller byg en region for hvert feed.',
  ],
  'service-without-days': ['Der er ingen driftsdage med dette service_id.', 'Kontrollér perioden og undtagelserne.'],

  // trips and stop times
  'trip-without-stop-times': ['Turen har ingen stoptider; den blev udeladt.', 'Tilføj tiderne, eller fjern turen.'],
  'trip-too-short': [
    'Turen har færre end to brugbare stoppesteder; den blev udeladt.',
    'Tilføj stoppesteder, eller fjern turen.',
  ],
  'trip-end-without-time': [
    'Turens første eller sidste stoppested har ingen tid; turen blev udeladt.',
    'Angiv en tid for hver turs første og sidste stoppested.',
  ],
  'times-decrease': ['Turens tider går baglæns; den blev udeladt.', 'Ret tiderne eller rækkefølgen af stoppesteder.'],
  'frequency-trip-without-rows': [
    'Ingen af turens rækker i frequencies.txt kan bruges; turen blev udeladt.',
    'Ret turens rækker i frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Ved turens første eller sidste stoppested er ankomsten senere end afgangen; den tid, som rejsende bruger, gælder.',
    'Giv begge samme tid.',
  ],
  'interpolated-times': [
    'Stoppesteder uden tid fik en, jævnt fordelt mellem de omkringliggende stoppesteder med tid.',
    'Angiv en tid for hvert stoppested.',
  ],
  'stop-time-not-at-platform': [
    'Turen standser ved en station, en indgang eller et knudepunkt, som blev behandlet som stoppested.',
    'Henvis til en perron (location_type 0).',
  ],
  'flex-row': [
    'Rækken har et tidsrum eller en zone i stedet for tider ved et stoppested; den bruges til flextur.',
    'Intet at gøre.',
  ],
  'flex-trip': ['Turen har kun tidsrum; den bruges til flextur og er ikke i køreplanen.', 'Intet at gøre.'],
  'fast-travel': [
    'Køretøjet skulle køre umuligt hurtigt mellem to stoppesteder; turen blev beholdt, som den er.',
    'Ret turens tider eller stoppestedernes koordinater; --repair erstatter tiderne, hvor resten af turen tillader det.',
  ],
  'repaired-times': [
    'Køretøjet skulle køre umuligt hurtigt mellem to stoppesteder; de tider, som strider mod de fleste andre, blev erstattet ved interpolation (--repair).',
    'Ret turens tider eller stoppestedernes koordinater.',
  ],
  'stop-distance-unusable': [
    'Værdierne af shape_dist_traveled falder langs turen eller er alle 0; værdierne blev ignoreret.',
    'Lad afstandene vokse langs turen.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'Intervallet er ikke et positivt helt tal; rækken blev udeladt.',
    'Skriv headway_secs i sekunder.',
  ],
  'frequency-end-before-start': [
    'Intervallets tidsrum slutter, før det begynder; rækken blev udeladt.',
    'Ret start_time eller end_time.',
  ],
  'overlapping-frequencies': [
    'To af turens tidsrum overlapper, så afgange kan forekomme dobbelt.',
    'Adskil tidsrummene.',
  ],
  'transfer-too-far': [
    'Skiftet forbinder stoppesteder med mere end 10 km imellem; det blev beholdt.',
    'Ret skiftets stoppesteder.',
  ],
  'invalid-pathway-mode': ['Gangvejens type er ikke et tal fra 1 til 7; gangvejen blev udeladt.', 'Ret pathway_mode.'],
  'locked-platform': [
    'Stationens gangveje forbinder ikke perronen med nogen indgang, eller kun i én retning: rejsende kan ikke komme både ind og ud til fods.',
    'Tilføj den manglende gangvej eller indgang.',
  ],
  'two-way-exit-gate': [
    'Udgangsslusen er angivet som brugbar i begge retninger; den blev gjort ensrettet.',
    'Sæt is_bidirectional til 0.',
  ],
  'unusable-shape-point': [
    'Linjeføringspunktets koordinater findes ikke på Jorden; punktet blev udeladt.',
    'Ret bredde- og længdegrad.',
  ],
  'duplicate-shape-point': [
    'To punkter i linjeføringen har samme nummer; det første blev beholdt.',
    'Nummerér punkterne i kørselsrækkefølge.',
  ],
  'shape-too-short': [
    'Linjeføringen har færre end to brugbare punkter; dens ture tegnes med rette linjer mellem stoppestederne.',
    'Tilføj punkter.',
  ],
  'shape-distance-unusable': [
    'Værdierne af shape_dist_traveled falder langs linjeføringen eller er alle 0; værdierne blev ignoreret.',
    'Lad afstandene vokse langs linjeføringen.',
  ],
  'attribution-without-role': [
    'Kildeangivelsen har ingen rolle.',
    'Sæt is_producer, is_operator eller is_authority til 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'Bestillingsreglen findes ikke; bestillingsfristen er ukendt.',
    'Tilføj reglen i booking_rules.txt, eller ret henvisningen.',
  ],
  'overlapping-zones': [
    'To af turens zoner overlapper i sted og tid, så det er uklart, hvilken række der gælder; den første blev brugt.',
    'Adskil zonerne, eller giv hver zone sin egen tur.',
  ],
  'streets-needed': [
    'Flextur, delte køretøjer, taxaer og udlejningsbiler kører på veje, og ingen veje er angivet: intet af det tilbydes.',
    'Tilføj et vejudtræk (--osm).',
  ],

  // shared vehicles
  'missing-file': ['En af systemets filer mangler; dens oplysninger er ukendte.', 'Tilføj filen, eller hent den igen.'],
  'invalid-json': [
    'Filen er ikke JSON eller har intet objekt “data”; den blev ignoreret.',
    'Hent filen igen, eller reparér den.',
  ],
  'unsupported-version': ['GBFS-versionen er ukendt; filen blev læst som version 3.', 'Udgiv GBFS 1, 2 eller 3.'],
  'mixed-versions': ['Systemets filer har forskellige hovedversioner af GBFS.', 'Hent alle filer i én version.'],
  'invalid-value': [
    'Værdien har forkert type og regnes som manglende.',
    'Brug den type, som GBFS-specifikationen angiver for feltet.',
  ],
  'invalid-geometry': [
    'Området er ikke en polygon eller har for få hjørner; det blev ignoreret.',
    'Skriv en GeoJSON-Polygon eller -MultiPolygon.',
  ],
  'unusable-place': [
    'Stationen, køretøjet eller zonen har ingen brugbare koordinater og blev udeladt.',
    'Ret bredde- og længdegrad.',
  ],
  'unknown-vehicle-type': [
    'Køretøjstypen findes ikke; det element, som henviser til den, blev udeladt.',
    'Tilføj typen i vehicle_types.json, eller ret henvisningen.',
  ],
  'unknown-station': [
    'Stationen findes ikke; henvisningen blev ignoreret.',
    'Tilføj stationen i station_information.json, eller ret henvisningen.',
  ],
  'unknown-pricing-plan': [
    'Prisplanen findes ikke; prisen er ukendt.',
    'Tilføj planen i system_pricing_plans.json, eller ret henvisningen.',
  ],
  'unclear-opening-hours': [
    'Åbningstiderne kan ikke læses og regnes som ukendte.',
    'Skriv dem i OpenStreetMaps format, for eksempel Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'Stationen har ingen status, selv om andre har; den regnes som ude af drift.',
    'Udgiv status for alle stationer, også de lukkede.',
  ],
};
