// Finnish. Style and words: docs/languages/fi.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'Luetaan: {file}',
  streets: 'Rakennetaan katuverkkoa',
  timetable: 'Rakennetaan aikataulua',
  walks: 'Haetaan kävelyreittejä pysäkkien välillä',
  shapes: 'Rakennetaan reittejä',
  names: 'Luetteloidaan nimiä',
  writing: 'Tallennetaan aluetta',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['Tiedosto ei kuulu GTFS:ään, eikä sitä luettu.', 'Tarkista nimen kirjoitusasu.'],
  'nested-folder': ['Syöte on arkiston sisällä kansiossa.', 'Siirrä tiedostot arkiston ylimmälle tasolle.'],
  'file-name-case': ['Tiedoston nimessä on isoja kirjaimia.', 'Kirjoita GTFS-tiedostojen nimet pienillä kirjaimilla.'],
  'duplicate-file': ['Kahdella tiedostolla on sama nimi; vain toinen luettiin.', 'Poista toinen niistä.'],
  'empty-file': ['Tiedosto on tyhjä, eikä siinä ole otsikkoriviä.', 'Lisää otsikkorivi tai poista tiedosto.'],
  'not-utf8': [
    'Tiedostossa on tavuja, jotka eivät ole UTF-8:aa. Ne korvattiin, joten nimet näyttävät vääriltä ja eri tunnuksista voi tulla samoja.',
    'Tallenna tiedosto UTF-8-muodossa.',
  ],
  'malformed-quotes': [
    'Lainausmerkkiä ei ole suljettu, tai sulkevan merkin jälkeen on tekstiä; rivi jaettiin pilkkujen kohdalta.',
    'Kahdenna jokainen lainausmerkki lainausmerkeissä olevan arvon sisällä.',
  ],
  'newline-in-value': ['Lainausmerkeissä oleva arvo jatkuu usealle riville.', 'Poista arvosta rivinvaihdot.'],
  'unusual-delimiter': [
    'Solut on erotettu puolipisteillä tai sarkaimilla; tiedosto luettiin niin.',
    'Erota solut pilkuilla.',
  ],
  'unknown-column': ['Sarake ei kuulu GTFS:ään, eikä sitä luettu.', 'Tarkista nimen kirjoitusasu.'],
  'duplicate-column': ['Sarake esiintyy kahdesti; ensimmäinen luettiin.', 'Poista toinen sarakkeista.'],
  'empty-column-name': ['Sarakkeella ei ole nimeä, eikä sitä luettu.', 'Nimeä sarake tai poista se.'],
  'column-name-case': ['Sarakkeen nimessä on isoja kirjaimia.', 'Kirjoita sarakkeiden nimet pienillä kirjaimilla.'],
  'missing-column': ['Taulusta puuttuu pakollinen sarake, joten taulua ei käytetty.', 'Lisää sarake.'],
  'short-row': ['Rivillä on vähemmän soluja kuin otsikossa; puuttuvat katsotaan tyhjiksi.', 'Lisää puuttuvat solut.'],
  'long-row': [
    'Rivillä on enemmän soluja kuin otsikossa; ylimääräiset ohitettiin.',
    'Kirjoita pilkkuja sisältävät arvot lainausmerkkeihin.',
  ],
  'empty-row': ['Rivillä ei ole arvoja, ja se ohitettiin.', 'Poista rivi.'],
  'surrounding-whitespace': ['Arvon ympäriltä poistettiin välilyönnit.', 'Poista ne tiedostosta.'],
  'extra-rows': ['Taulussa saa olla vain yksi rivi; muut ohitettiin.', 'Säilytä yksi rivi.'],
  'invalid-geojson': [
    'locations.geojson ei ole GeoJSON-muotoinen FeatureCollection, ja se ohitettiin.',
    'Tarkista tiedosto GeoJSON-validaattorilla.',
  ],
  'feed-without-trips': ['Syötteessä ei ole yhtään käyttökelpoista vuoroa.', 'Katso syötteen muut huomautukset.'],
  'stops-far-from-streets': [
    'Mikään syötteen pysäkki ei ole katujen lähellä: syötettä ei voi käyttää millään matkalla.',
    'Tarkista, että syöte ja katuaineisto ovat samasta paikasta.',
  ],
  'country-unknown': [
    'Kadut eivät ole missään maassa, jonka liikennesäännöt ovat tiedossa: liikenne on oikeanpuoleista, ja yleisimmät säännöt ja nopeusrajoitukset korvaavat puuttuvat tagit.',
    'Rakenna alue valitsimella --country ja sellaisen maan tunnuksella, jossa ajetaan samalla puolella ja säännöt ovat samankaltaiset.',
  ],
  'country-side-only': [
    'Tämän maan liikennesäännöistä on tiedossa vain ajopuoli; yleisimmät säännöt ja nopeusrajoitukset korvaavat puuttuvat tagit.',
    'Rakenna alue valitsimella --country ja sellaisen maan tunnuksella, jossa säännöt ovat samankaltaiset, jos sellainen on.',
  ],
  'several-countries': [
    'Kadut ovat useassa maassa; kaikkialla puuttuvat tagit korvataan sen maan säännöillä, jossa katuja on eniten.',
    'Valitse toinen maa valitsimella --country tai rajaa aineisto maan rajalle.',
  ],

  // values
  'missing-value': ['Pakollinen arvo on tyhjä; tietue hylättiin.', 'Täytä arvo.'],
  'invalid-integer': ['Arvo ei ole kokonaisluku, ja se katsotaan tyhjäksi.', 'Kirjoita vain numeroita.'],
  'invalid-number': [
    'Arvo ei ole luku, ja se katsotaan tyhjäksi.',
    'Kirjoita luku numeroin, desimaalierottimena piste ja ilman yksikköä.',
  ],
  'unusual-number': ['Luku on epätavallisessa muodossa (1.0, +5, 1e3); se luettiin silti.', 'Kirjoita pelkät numerot.'],
  'negative-number': ['Luku on negatiivinen, ja se katsotaan tyhjäksi.', 'Kirjoita luku, joka on vähintään 0.'],
  'invalid-time': [
    'Arvo ei ole kellonaika, ja se katsotaan tyhjäksi.',
    'Kirjoita kellonaika muodossa H:MM:SS tai HH:MM:SS.',
  ],
  'unusual-time': [
    'Kellonajan minuuteissa tai sekunneissa on vain yksi numero; aika luettiin silti.',
    'Kirjoita kellonaika muodossa H:MM:SS tai HH:MM:SS.',
  ],
  'time-without-seconds': [
    'Kellonajassa ei ole sekunteja; se luettiin tasaminuuttina.',
    'Kirjoita kellonaika muodossa HH:MM:SS.',
  ],
  'invalid-date': ['Arvo ei ole päivämäärä, ja se katsotaan tyhjäksi.', 'Kirjoita päivämäärä muodossa YYYYMMDD.'],
  'unusual-date': [
    'Päivämäärässä on erottimia; se luettiin silti.',
    'Kirjoita päivämäärä muodossa YYYYMMDD, ilman erottimia.',
  ],
  'date-out-of-range': [
    'Päivämäärä on ennen vuotta 1900 tai vuoden 2199 jälkeen; käytettiin lähintä päivää tältä väliltä.',
    'Korjaa päivämäärä.',
  ],
  'invalid-enum': ['Arvo ei ole mikään sallituista; käytettiin oletusarvoa.', 'Käytä kentän ohjeessa lueteltua arvoa.'],
  'invalid-color': [
    'Väri ei koostu kuudesta heksadesimaalinumerosta, ja se ohitettiin.',
    'Kirjoita väri muodossa RRGGBB.',
  ],
  'color-with-hash': ['Väri alkaa merkillä #, joka poistettiin.', 'Kirjoita väri muodossa RRGGBB.'],
  'invalid-timezone': [
    'Aikavyöhyke on tuntematon, ja se ohitettiin.',
    'Käytä IANA:n aikavyöhyketietokannan nimeä, kuten Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'Liikennöitsijän aikavyöhyke on tuntematon; käytettiin toisen liikennöitsijän vyöhykettä.',
    'Käytä IANA:n aikavyöhyketietokannan nimeä, kuten Europe/Lisbon.',
  ],
  'several-timezones': [
    'Syötteen liikennöitsijöillä on eri aikavyöhykkeet; kukin vuoro noudattaa oman liikennöitsijänsä vyöhykettä.',
    'Anna kaikille syötteen liikennöitsijöille sama aikavyöhyke tai jaa syöte.',
  ],
  'zone-far-from-stops': [
    'Liikennöitsijän aikavyöhyke ei voi olla pysäkkien aikavyöhyke: jokainen lähtö suunnitellaan tunteja liian aikaiseksi tai myöhäiseksi.',
    'Korjaa agency_timezone tai pysäkkien koordinaatit.',
  ],

  // keys and references
  'duplicate-key': [
    'Tunnus esiintyy kahdesti; ensimmäinen tietue säilytettiin, toinen hylättiin.',
    'Tee tunnuksista yksilöllisiä.',
  ],
  'repeated-row': ['Rivi esiintyy kahdesti samoin arvoin; se luettiin kerran.', 'Poista toinen riveistä.'],
  'duplicate-stop-sequence': [
    'Vuoron kahdella rivillä on sama stop_sequence; ensimmäinen säilytettiin, toinen hylättiin.',
    'Numeroi vuoron rivit ajojärjestyksessä.',
  ],
  'unknown-agency': ['Liikennöitsijää ei ole; käytettiin ensimmäistä liikennöitsijää.', 'Korjaa viittaus.'],
  'unknown-route': ['Linjaa ei ole; rivi hylättiin.', 'Lisää linja tai korjaa viittaus.'],
  'unknown-service': [
    'Liikennöintipäiviä ei ole tiedostossa calendar.txt eikä tiedostossa calendar_dates.txt, joten vuoroa ei koskaan ajeta; se hylättiin.',
    'Lisää liikennöintipäivät tai korjaa viittaus.',
  ],
  'unknown-trip': ['Vuoroa ei ole; rivi hylättiin.', 'Lisää vuoro tai korjaa viittaus.'],
  'unknown-stop': ['Pysäkkiä ei ole; rivi hylättiin.', 'Lisää pysäkki tai korjaa viittaus.'],
  'unknown-shape': [
    'Reittiä ei ole; vuoro piirretään suorina viivoina pysäkkien välille.',
    'Lisää reitti tai korjaa viittaus.',
  ],
  'unknown-level': ['Kerrosta ei ole, ja viittaus ohitettiin.', 'Lisää kerros tiedostoon levels.txt.'],
  'unknown-parent': [
    'Asemaa, johon pysäkki kuuluu, ei ole; pysäkki jää ilman asemaa.',
    'Lisää asema tai korjaa viittaus.',
  ],
  'reference-to-dropped-trip': [
    'Rivi viittaa hylättyyn vuoroon ja hylättiin sen mukana.',
    'Katso huomautus, jonka vuoksi vuoro hylättiin.',
  ],

  // stops
  'missing-coordinates': [
    'Pysäkillä ei ole koordinaatteja: vuorot pysähtyvät sillä, mutta kävelyä pysäkille ja pysäkiltä ei voi suunnitella.',
    'Lisää leveys- ja pituusaste.',
  ],
  'unusable-coordinates': [
    'Pysäkin koordinaatteja ei ole maapallolla: vuorot pysähtyvät sillä, mutta kävelyä pysäkille ja pysäkiltä ei voi suunnitella.',
    'Kirjoita asteet desimaalipisteellä, leveysaste välillä -90…90 ja pituusaste välillä -180…180; tarkista, etteivät ne ole vaihtaneet paikkaa.',
  ],
  'stop-near-null-island': [
    'Pysäkin koordinaatit ovat lähellä pistettä 0, 0 Atlantilla, ja ne ohitettiin.',
    'Korjaa leveys- ja pituusaste.',
  ],
  'stop-near-pole': ['Pysäkin koordinaatit ovat navalla, ja ne ohitettiin.', 'Korjaa leveys- ja pituusaste.'],
  'stop-without-name': ['Pysäkillä ei ole nimeä.', 'Lisää stop_name.'],
  'missing-parent': [
    'Sisäänkäynti, solmu tai nousualue ei kuulu mihinkään asemaan tai laituriin.',
    'Lisää parent_station.',
  ],
  'wrong-parent-type': [
    'Ylemmän paikan location_type on väärä, ja viittaus ohitettiin: nousualue kuuluu laituriin, kaikki muu asemaan.',
    'Korjaa parent_station tai location_type.',
  ],
  'station-with-parent': [
    'Asemalle on merkitty ylempi paikka, joka ohitettiin.',
    'Poista parent_station tai korjaa location_type.',
  ],

  // routes
  'route-without-name': ['Linjalla ei ole lyhyttä eikä pitkää nimeä.', 'Lisää jompikumpi.'],
  'route-names-equal': ['Linjan lyhyt ja pitkä nimi ovat samat.', 'Jätä toinen tyhjäksi.'],
  'unknown-route-type': [
    'Linjan tyyppi on tyhjä tai muu kuin luku; linja luetaan ryhmään ”muut” (1700).',
    'Käytä ohjeessa lueteltua linjan tyyppiä.',
  ],
  'continuous-stopping-ignored': [
    'Täällä kyytiin voi nousta ja siitä poistua myös pysäkkien välillä; matkat suunnitellaan vain pysäkkien mukaan.',
    'Toimia ei tarvita.',
  ],

  // calendars
  'calendar-end-before-start': [
    'Liikennöintipäivien jakso päättyy ennen alkuaan; viikkorytmi hylättiin.',
    'Vaihda start_date ja end_date keskenään.',
  ],
  'service-outside-feed-dates': [
    'Liikennöintipäiviä on jakson feed_start_date–feed_end_date ulkopuolella; julkaisija ei takaa niitä, mutta niitä käytetään.',
    'Korjaa tiedoston feed_info.txt päivämäärät tai lyhennä liikennöintipäivien jaksoa.',
  ],
  'service-drops': [
    'Tällä viikolla on alle puolet edellisen viikon lähdöistä; usein seuraava aikataulu puuttuu.',
    'Tarkista, että syötteessä on kaikkien jaksojen kalenterit.',
  ],
  'feeds-without-common-date': [
    'Syötteillä ei ole yhtään yhteistä päivää: mikään matka ei voi yhdistää niitä kaikkia.',
    'Hanki saman jakson syötteet tai rakenna oma alue kullekin syötteelle.',
  ],
  'service-without-days': [
    'Tällä service_id-tunnuksella ei ole yhtään liikennöintipäivää.',
    'Tarkista jakso ja poikkeukset.',
  ],

  // trips and stop times
  'trip-without-stop-times': ['Vuorolla ei ole pysähdysaikoja; se hylättiin.', 'Lisää ajat tai poista vuoro.'],
  'trip-too-short': [
    'Vuorolla on alle kaksi käyttökelpoista pysäkkiä; se hylättiin.',
    'Lisää pysäkkejä tai poista vuoro.',
  ],
  'trip-end-without-time': [
    'Vuoron ensimmäisellä tai viimeisellä pysäkillä ei ole aikaa; vuoro hylättiin.',
    'Anna aika jokaisen vuoron ensimmäiselle ja viimeiselle pysäkille.',
  ],
  'times-decrease': ['Vuoron ajat kulkevat taaksepäin; se hylättiin.', 'Korjaa ajat tai pysäkkien järjestys.'],
  'frequency-trip-without-rows': [
    'Mikään vuoron rivi tiedostossa frequencies.txt ei ole käyttökelpoinen; vuoro hylättiin.',
    'Korjaa vuoron rivit tiedostossa frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Vuoron ensimmäisellä tai viimeisellä pysäkillä saapumisaika on lähtöaikaa myöhempi; matkustajia koskeva aika ratkaisee.',
    'Anna molemmille sama aika.',
  ],
  'interpolated-times': [
    'Pysäkeille, joilta aika puuttui, annettiin ajat tasavälein niitä ympäröivien pysäkkien aikojen väliltä.',
    'Anna aika jokaiselle pysäkille.',
  ],
  'stop-time-not-at-platform': [
    'Vuoro pysähtyy asemalla, sisäänkäynnillä tai solmussa, jota käsiteltiin pysäkkinä.',
    'Viittaa laituriin (location_type 0).',
  ],
  'flex-row': [
    'Rivillä on pysäkkiaikojen sijasta aikaikkuna tai alue; sitä käytetään kutsuliikenteessä.',
    'Toimia ei tarvita.',
  ],
  'flex-trip': [
    'Vuorolla on vain aikaikkunoita; sitä käytetään kutsuliikenteessä, eikä se ole aikataulussa.',
    'Toimia ei tarvita.',
  ],
  'fast-travel': [
    'Ajoneuvon pitäisi kulkea mahdottoman nopeasti kahden pysäkin välillä; vuoro säilytettiin sellaisenaan.',
    'Korjaa vuoron ajat tai pysäkkien koordinaatit; --repair korvaa ajat, jos vuoron muut ajat sallivat sen.',
  ],
  'repaired-times': [
    'Ajoneuvon pitäisi kulkea mahdottoman nopeasti kahden pysäkin välillä; ajat, jotka ovat ristiriidassa useimpien muiden kanssa, korvattiin interpoloimalla (--repair).',
    'Korjaa vuoron ajat tai pysäkkien koordinaatit.',
  ],
  'stop-distance-unusable': [
    'Sarakkeen shape_dist_traveled arvot pienenevät vuoron varrella tai ovat kaikki 0; ne ohitettiin.',
    'Etäisyyksien on kasvettava vuoron varrella.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'Vuoroväli ei ole positiivinen kokonaisluku; rivi hylättiin.',
    'Kirjoita headway_secs sekunteina.',
  ],
  'frequency-end-before-start': [
    'Vuorovälin aikaikkuna päättyy ennen alkuaan; rivi hylättiin.',
    'Korjaa start_time tai end_time.',
  ],
  'overlapping-frequencies': [
    'Kaksi vuoron aikaikkunaa menee päällekkäin, joten lähtöjä voi olla kahteen kertaan.',
    'Erota aikaikkunat.',
  ],
  'transfer-too-far': [
    'Vaihto yhdistää pysäkit, joiden väli on yli 10 km; se säilytettiin.',
    'Korjaa vaihdon pysäkit.',
  ],
  'invalid-pathway-mode': ['Kulkuväylän laji ei ole luku 1–7; kulkuväylä hylättiin.', 'Korjaa pathway_mode.'],
  'locked-platform': [
    'Aseman kulkuväylät eivät yhdistä laituria mihinkään sisäänkäyntiin tai yhdistävät vain yhteen suuntaan: matkustajat eivät pääse laiturille ja pois jalan.',
    'Lisää puuttuva kulkuväylä tai sisäänkäynti.',
  ],
  'two-way-exit-gate': [
    'Poistumisportti on merkitty kaksisuuntaiseksi; se muutettiin yksisuuntaiseksi.',
    'Aseta is_bidirectional arvoon 0.',
  ],
  'unusable-shape-point': [
    'Reittipisteen koordinaatteja ei ole maapallolla; piste hylättiin.',
    'Korjaa leveys- ja pituusaste.',
  ],
  'duplicate-shape-point': [
    'Reitin kahdella pisteellä on sama järjestysnumero; ensimmäinen säilytettiin.',
    'Numeroi pisteet ajojärjestyksessä.',
  ],
  'shape-too-short': [
    'Reitillä on alle kaksi käyttökelpoista pistettä; sen vuorot piirretään suorina viivoina pysäkkien välille.',
    'Lisää pisteitä.',
  ],
  'shape-distance-unusable': [
    'Sarakkeen shape_dist_traveled arvot pienenevät reitin varrella tai ovat kaikki 0; ne ohitettiin.',
    'Etäisyyksien on kasvettava reitin varrella.',
  ],
  'attribution-without-role': [
    'Lähdemaininnalla ei ole roolia.',
    'Aseta is_producer, is_operator tai is_authority arvoon 1.',
  ],

  // on-demand services
  'unknown-booking-rule': [
    'Varaussääntöä ei ole; varauksen määräaika ei ole tiedossa.',
    'Lisää sääntö tiedostoon booking_rules.txt tai korjaa viittaus.',
  ],
  'overlapping-zones': [
    'Kaksi vuoron aluetta menee päällekkäin paikassa ja ajassa, joten on epäselvää, mikä rivi pätee; käytettiin ensimmäistä.',
    'Erota alueet tai anna kullekin oma vuoro.',
  ],
  'streets-needed': [
    'Kutsukyydit, yhteiskäyttöajoneuvot, taksit ja vuokra-autot kulkevat katuja pitkin, eikä katuja ole annettu: mitään niistä ei tarjota.',
    'Lisää katuaineisto (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Järjestelmästä puuttuu tiedosto; sen tiedot eivät ole käytettävissä.',
    'Lisää tiedosto tai lataa se uudelleen.',
  ],
  'invalid-json': [
    'Tiedosto ei ole JSON-muotoinen, tai siinä ei ole objektia ”data”; se ohitettiin.',
    'Lataa tiedosto uudelleen tai korjaa se.',
  ],
  'unsupported-version': ['GBFS-versio on tuntematon; tiedosto luettiin versiona 3.', 'Julkaise GBFS 1, 2 tai 3.'],
  'mixed-versions': ['Järjestelmän tiedostoissa on eri GBFS-pääversioita.', 'Lataa kaikki tiedostot samana versiona.'],
  'invalid-value': [
    'Arvo on väärää tyyppiä ja katsotaan puuttuvaksi.',
    'Käytä tyyppiä, jonka GBFS-määrittely antaa kentälle.',
  ],
  'invalid-geometry': [
    'Alue ei ole monikulmio, tai siinä on liian vähän kulmia; se ohitettiin.',
    'Kirjoita GeoJSON-muotoinen Polygon tai MultiPolygon.',
  ],
  'unusable-place': [
    'Asemalla, ajoneuvolla tai vyöhykkeellä ei ole käyttökelpoisia koordinaatteja; kohde hylättiin.',
    'Korjaa leveys- ja pituusaste.',
  ],
  'unknown-vehicle-type': [
    'Ajoneuvotyyppiä ei ole; siihen viittaava kohde hylättiin.',
    'Lisää tyyppi tiedostoon vehicle_types.json tai korjaa viittaus.',
  ],
  'unknown-station': [
    'Asemaa ei ole; viittaus ohitettiin.',
    'Lisää asema tiedostoon station_information.json tai korjaa viittaus.',
  ],
  'unknown-pricing-plan': [
    'Hinnoittelua ei ole; hinta ei ole tiedossa.',
    'Lisää hinnoittelu tiedostoon system_pricing_plans.json tai korjaa viittaus.',
  ],
  'unclear-opening-hours': [
    'Aukioloaikoja ei voi tulkita, joten ne eivät ole tiedossa.',
    'Kirjoita ne OpenStreetMapin muodossa, kuten Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'Asemalla ei ole tilatietoa, vaikka muilla on; aseman katsotaan olevan pois käytöstä.',
    'Julkaise jokaisen aseman tila, myös suljettujen.',
  ],
};
