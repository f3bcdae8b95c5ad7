// Finnish. Style and words: docs/languages/fi.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Bussi <NUMBER>}
      coach {Kaukobussi <NUMBER>}
      tram {Raitiovaunu <NUMBER>}
      metro {Metro <NUMBER>}
      train {Juna <NUMBER>}
      ferry {Lautta <NUMBER>}
      gondola {Gondolihissi <NUMBER>}
      funicular {Funikulaari <NUMBER>}
      cablecar {Kaapeliraitiovaunu <NUMBER>}
      monorail {Yksikiskojuna <NUMBER>}
      car {Linjataksi <NUMBER>}
      other {<NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Nouse bussiin}
      coach {Nouse kaukobussiin}
      tram {Nouse raitiovaunuun}
      metro {Nouse metroon}
      train {Nouse junaan}
      ferry {Nouse lautalle}
      gondola {Nouse gondolihissiin}
      funicular {Nouse funikulaariin}
      cablecar {Nouse kaapeliraitiovaunuun}
      monorail {Nouse yksikiskojunaan}
      car {Nouse linjataksiin}
      other {Nouse kyytiin}
    }`,
  'action.stay': `{vehicle, select,
      train {Pysy kyydissä: jatkaa junana <NUMBER>}
      other {Pysy kyydissä: jatkaa linjana <NUMBER>}
    }`,
  'action.stay-on': 'Pysy kyydissä',
  'action.fly': 'Lento <NUMBER>',
  'action.fly-unnumbered': 'Lento',
  'action.walk': 'Kävele',
  'action.walk-to': 'Kävele kohteeseen {place}',
  'action.walk-end': 'Kävele määränpäähän',
  'action.roll': 'Kulje pyörätuolilla',
  'action.roll-to': 'Kulje pyörätuolilla kohteeseen {place}',
  'action.roll-end': 'Kulje pyörätuolilla määränpäähän',
  'action.cycle': 'Pyöräile',
  'action.scooter': 'Aja sähköpotkulaudalla',
  'action.drive-car': 'Aja autolla',
  'action.ride-motorbike': 'Aja moottoripyörällä',
  'action.carpool': 'Matkusta kimppakyydillä',
  'action.taxi': 'Ota taksi',
  'action.ride-hailing': 'Ota sovelluskyyti',
  'action.ride-hailing-with': 'Ota sovelluskyyti ({provider})',
  'action.on-demand': 'Käytä kutsuliikennettä',
  'action.on-demand-with': 'Käytä kutsuliikennettä ({provider})',
  'action.wait': 'Odota',
  'action.wait-pickup': 'Odota kyytiä',
  'action.transfer': 'Odota vaihtoyhteyttä',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Lukitse pyörä}
      scooter {Pysäköi sähköpotkulauta}
      other {Pysäköi kadun varteen}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Lukitse pyörä}
      scooter {Pysäköi sähköpotkulauta}
      other {Pysäköi pysäköintialueelle}
    }`,
  'action.collect': `{vehicle, select,
      car {Nouda auto}
      bicycle {Nouda pyörä}
      scooter {Nouda sähköpotkulauta}
      other {Nouda ajoneuvo}
    }`,
  'action.return': `{vehicle, select,
      car {Palauta auto}
      bicycle {Palauta pyörä}
      scooter {Palauta sähköpotkulauta}
      other {Palauta ajoneuvo}
    }`,
  'action.airport-checkin': 'Lähtöselvitys lentoasemalla',
  'action.airport-checkout': 'Matkatavaroiden nouto ja poistuminen lentoasemalta',
  'action.airport-transfer': 'Vaihda lentokonetta',
  'note.every-minutes': '{count, plural, one {Minuutin välein} other {# minuutin välein}}',
  'note.approximate-times': 'Ajat ovat arvioita',
  'note.book-to-board': 'Tilaa nouto etukäteen puhelimitse: {agency}',
  'note.book-to-board-phone': 'Tilaa nouto etukäteen puhelimitse: {agency}, {phone}',
  'note.book-to-alight': 'Ilmoita poistumisesta etukäteen puhelimitse: {agency}',
  'note.book-to-alight-phone': 'Ilmoita poistumisesta etukäteen puhelimitse: {agency}, {phone}',
  'note.signal-driver': 'Pysähtyy tarvittaessa: anna kuljettajalle selvä merkki',
  'note.tell-driver': 'Pysähtyy tarvittaessa: kerro kuljettajalle, että haluat jäädä pois',
  'note.book-until': 'Varaa viimeistään {deadline, date} klo {deadline, time}',
  'note.too-late-to-book': 'Tätä kyytiä ei voi enää varata',
  'note.cancelled': 'Peruttu',
  'note.parking-spaces': 'Paikkoja yhteensä: {places, number}',
  'note.parking-disabled-bays': 'Esteettömiä paikkoja: {bays, number}',
  'note.parking-free': 'Maksuton pysäköinti',
  'note.parking-paid': 'Maksullinen pysäköinti, hinta ei ole tiedossa',
  'place.bicycle-parking': 'Pyöräpysäköinti',
  'place.motorcycle-parking': 'Moottoripyöräpysäköinti',
  'note.usual-wait': 'Tilaa kyyti ennen lähtöä: odotusaika yleensä {wait, duration}',
  'note.next-day': 'Matka jatkuu seuraavana päivänä',
  'note.push-bicycle': 'Taluta pyörää {distance, distance}',
  'note.cycle-friendly': '{distance, distance} pyöräilyyn sopivia väyliä',
  'note.section-accessible': 'Esteetöntä reittiä: {distance, distance}',
  'note.section-inaccessible': 'Esteellistä reittiä: {distance, distance}',
  'note.section-unknown': 'Esteettömyys ei ole tiedossa: {distance, distance}',
  'note.service-accessible': 'Esteetön kulkuneuvo',
  'note.service-inaccessible': 'Kulkuneuvo ei ole esteetön',
  'note.service-unknown': 'Kulkuneuvon esteettömyys ei ole tiedossa',
  'note.stop-accessible': '{stop}: esteetön',
  'note.stop-inaccessible': '{stop}: ei esteetön',
  'note.stop-unknown': '{stop}: esteettömyys ei ole tiedossa',
  'note.bicycles-allowed': 'Pyörän saa ottaa mukaan',
  'note.bicycles-forbidden': 'Pyörää ei saa ottaa mukaan',
  'note.straight-line': 'Linnuntietä: katutietoja ei ole',
  'note.ferry': 'Reitillä on lauttamatka',
  'note.ferry-named': 'Reitillä on lauttamatka: {name}',
  'note.no-through': 'Reitillä on yksityisteitä tai väyliä, joiden käyttö on rajoitettu: tarkista, saako niitä käyttää',
  'note.no-stopping': 'Alkaa tieltä tai päättyy tielle, jolla pysähtyminen on kielletty',
  'note.toll': 'Tiemaksu: {price, money}',
  'note.take-stairs': 'Portaat → {level}',
  'note.take-stairs-between': 'Portaat: {from} → {level}',
  'note.take-escalator': 'Liukuportaat → {level}',
  'note.take-escalator-between': 'Liukuportaat: {from} → {level}',
  'note.take-lift': 'Hissi → {level}',
  'note.take-lift-between': 'Hissi: {from} → {level}',
  'label.stops': '{count, plural, one {# pysäkki} other {# pysäkkiä}}',
  'label.direction': 'Suunta: {direction}',
  'label.flight-to': 'Kohde: {place}',
  'label.without-traffic': '{duration, duration} ilman ruuhkaa',
  'label.platform': `{kind, select,
      stand {Laituri {platform}}
      track {Raide {platform}}
      pier {Laituri {platform}}
      gate {Portti {platform}}
      other {Laituri {platform}}
    }`,
  'label.unnamed-way': 'nimetön väylä',
  'label.ticket': 'Lippu',
  'label.shared-bicycle': 'Kaupunkipyörä',
  'label.shared-scooter': 'Vuokrattava sähköpotkulauta',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Varaa ({operator})',
  'live.on-time': 'Aikataulussa',
  'live.late': '{delay, duration} myöhässä',
  'live.early': '{delay, duration} etuajassa',
  'live.platform-changed': 'Muutos: {platform} (aiemmin {planned})',
  'live.updated': 'Reaaliaikatieto päivitetty {age, duration} sitten',
  'live.updated-now': 'Reaaliaikatieto päivitetty juuri äsken',
  'live.stale': 'Viimeisin reaaliaikatieto {age, duration} sitten: ajat ovat voineet muuttua',
  'live.source': `{source, select,
    predicted {Reaaliaikainen ennuste}
    observed {Toteutunut aika}
    carried {Arvio aiemman myöhästymisen perusteella}
    stale {Viimeisin tiedossa oleva myöhästyminen}
    none {Ei reaaliaikatietoa}
    other {Aikataulu}
  }`,
  'live.slack': '{slack, duration} pelivaraa vaihdossa',
  'live.missed': 'Et todennäköisesti ehdi vaihtoyhteyteen',
  'live.if-missed': 'Jos myöhästyt: +{delay, duration}',
  'live.if-missed-no-later': 'Jos myöhästyt: perillä samaan aikaan',
  'live.if-missed-nothing': 'Jos myöhästyt: ei muuta yhteyttä',
  'alert.avoid-stops': '{stops, plural, one {Hae reitti ilman tätä pysäkkiä} other {Hae reitti ilman näitä pysäkkejä}}',
  'alert.effect': `{effect, select,
    closed {Ei liikennettä}
    reduced {Vuoroja vähennetty}
    delays {Viivästyksiä}
    detour {Poikkeusreitti}
    additional {Lisävuoroja}
    modified {Liikenteessä muutoksia}
    moved {Pysäkki siirretty}
    access {Esteetön kulku rajoitettu}
    lift {Hissi epäkunnossa}
    escalator {Liukuportaat epäkunnossa}
    other {Liikennetiedote}
  }`,
  'turn.HEAD_TOWARDS': 'Lähde liikkeelle',
  'turn.HEAD_TOWARDS.street': 'Lähde liikkeelle: {street}',
  'turn.CONTINUE_STRAIGHT': 'Jatka suoraan',
  'turn.CONTINUE_STRAIGHT.street': 'Jatka suoraan: {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Käänny loivasti vasemmalle',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Käänny loivasti vasemmalle: {street}',
  'turn.TURN_LEFT': 'Käänny vasemmalle',
  'turn.TURN_LEFT.street': 'Käänny vasemmalle: {street}',
  'turn.TURN_SHARPLY_LEFT': 'Käänny jyrkästi vasemmalle',
  'turn.TURN_SHARPLY_LEFT.street': 'Käänny jyrkästi vasemmalle: {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Käänny loivasti oikealle',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Käänny loivasti oikealle: {street}',
  'turn.TURN_RIGHT': 'Käänny oikealle',
  'turn.TURN_RIGHT.street': 'Käänny oikealle: {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Käänny jyrkästi oikealle',
  'turn.TURN_SHARPLY_RIGHT.street': 'Käänny jyrkästi oikealle: {street}',
  'turn.U_TURN': 'Tee U-käännös',
  'turn.U_TURN.street': 'Tee U-käännös: {street}',
  'empty.outside-from': 'Lähtöpaikka on reittioppaan alueen ulkopuolella.',
  'empty.outside-to': 'Määränpää on reittioppaan alueen ulkopuolella.',
  'empty.different-regions': 'Lähtöpaikka ja määränpää ovat eri alueilla, eikä mikään alue kata molempia.',
  'empty.too-close': 'Lähtöpaikka ja määränpää ovat niin lähekkäin, ettei matkaa tarvita.',
  'empty.off-network-from': 'Lähtöpaikan lähellä ei ole kulkukelpoista katua tai polkua.',
  'empty.off-network-to': 'Määränpään lähellä ei ole kulkukelpoista katua tai polkua.',
  'empty.no-modes': 'Mikään valituista kulkutavoista ei ole täällä käytettävissä.',
  'empty.ruled-out': 'Valituilla rajauksilla ei löytynyt yhteyttä.',
  'empty.no-service-date': 'Tälle päivälle ei ole aikataulua. Aikataulu on voimassa {from, day} – {to, day}.',
  'empty.no-service-in-window': 'Tähän aikaan ei ole sopivaa vuoroa.',
  'empty.no-stop-from': 'Lähtöpaikan lähellä ei ole valittujen kulkutapojen pysäkkiä.',
  'empty.no-stop-to': 'Määränpään lähellä ei ole valittujen kulkutapojen pysäkkiä.',
  'empty.no-connection': 'Valituilla kulkutavoilla ei löytynyt yhteyttä.',
  'empty.avoided-stops': 'Kaikki yhteydet käyttävät poissuljettuja pysäkkejä.',
  'empty.arrives-too-late': 'Kaikki sen ajan yhteydet saapuvat liian myöhään.',
  'empty.inaccessible': 'Esteetöntä yhteyttä ei löytynyt.',
  'empty.walk-too-long': 'Kaikilla yhteyksillä on kävelyä enemmän kuin sallit.',
  'empty.too-far': 'Matka on liian pitkä käveltäväksi, pyöräiltäväksi tai ajettavaksi.',
  'empty.round-trip-only':
    'Lähtöpaikan lähellä vuokrattavat ajoneuvot on palautettava samaan paikkaan, joten ne eivät sovi yhdensuuntaiselle matkalle.',
  'empty.no-vehicle-from': '{mode}: lähtöpaikan lähellä ei ole vapaita ajoneuvoja.',
  'empty.no-vehicle-to': '{mode}: lähtöpaikan lähellä olevia ajoneuvoja ei voi palauttaa määränpäässä.',
  'empty.outside-zone-from': '{mode}: lähtöpaikka on palvelualueen ulkopuolella.',
  'empty.outside-zone-to': '{mode}: määränpää on palvelualueen ulkopuolella.',
  'empty.closed': '{mode}: ei käytettävissä tähän aikaan.',
  'empty.unknown-provider': '{mode}: tämä palveluntarjoaja ei toimi täällä.',
  'empty.walking-is-better': 'Valitut kulkutavat eivät ole kävelyä parempia.',
  'empty.not-better': 'Valittujen kulkutapojen yhdistelmä ei ole parempi kuin kävely tai jokin niistä yksinään.',
  'empty.stopped-early': 'Haku kesti liian kauan ja keskeytettiin, ennen kuin yhteyttä löytyi.',
  'off-network.from': '{mode}: lähtöpaikan lähellä ei ole kulkukelpoista katua.',
  'off-network.to': '{mode}: määränpään lähellä ei ole kulkukelpoista katua.',
  'advisory.deprecated-mode': 'Kulkutapa ”{mode}” on vanhentunut. Käytä tunnusta ”{replacement}”.',
  'advisory.unknown-mode': 'Kulkutapa ”{mode}” on tuntematon, eikä sitä otettu huomioon.',
  'advisory.unknown-mode-nearest':
    'Kulkutapa ”{mode}” on tuntematon, eikä sitä otettu huomioon. Tarkoititko ”{nearest}”?',
  'advisory.unavailable-mode': '{mode}: ei käytettävissä täällä, jätettiin pois.',
  'advisory.unknown-stop': 'Pysäkki ”{stop}” on tuntematon, eikä sitä otettu huomioon.',
  'advisory.unknown-limit': '”{name}” ei vastaa mitään liikennöitsijää, viranomaista, aineistoa tai linjaa.',
  'advisory.unknown-language': 'Kieltä ”{language}” ei ole täällä saatavilla.',
  'advisory.stopped-early': 'Haku keskeytettiin: parempia yhteyksiä voi olla.',
  'advisory.straight-line-walks': 'Katutietoja ei ole: kävelymatkat on arvioitu linnuntietä.',
  'advisory.closed-by-alert': 'Ei käytössä tuohon aikaan: {names}',
  'board.cancelled': 'Peruttu',
  'board.skipped': 'Ei pysähdy tässä',
  'board.no-departures': 'Ei lähtöjä tähän aikaan.',
  'board.no-arrivals': 'Ei saapumisia tähän aikaan.',
  'advisory.trip-times-changed': 'Tämän matkan ajat ovat muuttuneet tallennuksen jälkeen.',
  'advisory.trip-line-replaced': '{line} ei enää kulje tallennetulla tavalla. Tilalla: {other}',
  'advisory.trip-replanned':
    'Tämä matka ei ole enää mahdollinen tallennetussa muodossa, joten se suunniteltiin uudelleen.',
  'advisory.trip-cancelled': '{line} on peruttu.',
  'advisory.trip-gone': 'Tämä matka ei ole enää mahdollinen, eikä vaihtoehtoa löytynyt.',
  'action.walk-goal':
    '{goal, select, car {Kävele autolle} bicycle {Kävele pyörälle} scooter {Kävele sähköpotkulaudalle} motorbike {Kävele moottoripyörälle} pickup {Kävele noutopaikalle} other {Kävele ajoneuvolle}}',
  'action.roll-goal':
    '{goal, select, car {Kulje pyörätuolilla autolle} pickup {Kulje pyörätuolilla noutopaikalle} other {Kulje pyörätuolilla ajoneuvolle}}',
  'action.walk-platform':
    '{kind, select, track {Kävele raiteelle {platform}} gate {Kävele portille {platform}} other {Kävele laiturille {platform}}}',
  'action.roll-platform':
    '{kind, select, track {Kulje pyörätuolilla raiteelle {platform}} gate {Kulje pyörätuolilla portille {platform}} other {Kulje pyörätuolilla laiturille {platform}}}',
  'action.walk-change': 'Vaihto kävellen: {place}',
  'action.roll-change': 'Vaihto pyörätuolilla: {place}',
  'action.wait-checkin': 'Odota lähtöselvitystä',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'Toinen yhteys on lähdön, saapumisen ja vaihtojen osalta vähintään yhtä hyvä.',
  'removed.walking-is-better': 'Koko matkan käveleminen ei kestä kauemmin eikä ole raskaampaa.',
  'removed.single-mode-is-better': 'Yksi kulkutapa yksinään on joka suhteessa vähintään yhtä hyvä.',
  'removed.worse-than-another': 'Toinen vaihtoehto on joka suhteessa yhtä hyvä ja ainakin yhdessä parempi.',
  'removed.one-mode-only': 'Käyttää vain yhtä yhdistettävistä kulkutavoista.',
  'removed.slower-alike': 'Toisen pysäköinti-, nouto- tai palautuspaikan kautta pääsee nopeammin perille.',
  'removed.car-park-alike': 'Yhtä lähellä oleva ja yhtä nopea pysäköintialue on varmempi kuin paikka kadun varrella.',
  'removed.fits-no-better': 'Ei vastaa toiveitasi muita vaihtoehtoja paremmin.',
  'removed.out-of-time': 'Aika ei riittänyt vertailuun yksittäisten kulkutapojen kanssa.',
  'removed.same-vehicles': 'Käyttää samoja kulkuneuvoja kuin parempi vaihtoehto.',
  'removed.not-the-best': 'Pyydettiin vain paras vaihtoehto.',
  'removed.arrives-too-late': 'Saapuu pyydetyn ajan jälkeen.',
  'removed.walk-too-long': 'Sisältää kävelyä enemmän kuin sallitaan.',
  'removed.takes-too-long': 'Kestää liian kauan ilman joukkoliikennettä.',
  'removed.inaccessible': 'Osa reitistä on esteellinen.',
  'removed.avoided-stop': 'Kulkee poissuljetun pysäkin kautta.',
  'removed.ruled-out': 'Käyttää poissuljettua linjaa tai kulkutapaa.',
  'removed.not-running': 'Jokin osuus on siihen aikaan suljettu tai ilman liikennettä.',
  'ruled-out.avoided-mode': 'Poissuljettujen kulkutapojen linjat',
  'ruled-out.operator-limit': 'Poissuljettujen liikennöitsijöiden tai aineistojen linjat',
  'ruled-out.only-when-named': 'Linjat, joita tarjotaan vain pyydettäessä',
  'ruled-out.inaccessible-vehicle': 'Linjat, joiden kalusto on esteellistä',
  'ruled-out.no-bicycles': 'Linjat, joilla pyörän kuljetusta ei ole ilmoitettu sallituksi',
  'ruled-out.inaccessible-stop': 'Esteelliset pysäkit',
  'ruled-out.avoided-stop': 'Poissuljetut pysäkit',
  'ruled-out.closed-by-alert': 'Häiriön vuoksi suljetut linjat ja pysäkit',
  'unknown.price': 'Hinta ei ole tiedossa.',
  'unknown.vehicle-access': 'Kulkuneuvon esteettömyys ei ole tiedossa.',
  'unknown.stop-access': 'Pysäkin esteettömyys ei ole tiedossa.',
  'unknown.path-access': 'Reitin esteettömyys ei ole kokonaan tiedossa.',
  'unknown.bicycles-aboard': 'Pyörän kuljetuksesta ei ole tietoa.',
  'unknown.streets': 'Katutietoja ei ole: reitti on suora viiva.',
  'unknown.times': 'Ajat ovat arvioita.',
  'unknown.departure': 'Kulkee säännöllisin vuorovälein; tarkkoja lähtöaikoja ei ole julkaistu.',
  'unknown.booking': 'Ei ole tiedossa, voiko kyydin vielä varata.',
  'unknown.wait': 'Tavanomainen odotusaika; todellinen odotusaika voi vaihdella.',
  'unknown.parking': 'Vapaista pysäköintipaikoista ei ole tietoa.',
  'unknown.range': 'Ajoneuvon jäljellä oleva toimintamatka ei ole tiedossa.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Lähtöpaikkaa ei annettu.',
  'refusal.no-destination': 'Määränpäätä ei annettu.',
  'refusal.bad-request': 'Pyyntöä ei voitu tulkita.',
  'refusal.unknown-region': 'Alue ”{region}” on tuntematon.',
  'refusal.unknown-trip': 'Tätä matkaa ei tunneta.',
  'refusal.not-a-ride': 'Tällä matkan osalla ei ole muita lähtöjä.',
  'refusal.no-other-vehicle': 'Tälle osuudelle ei löytynyt muuta lähtöä.',
  'refusal.leaves-too-early': 'Aiempi lähtö lähtee ennen kuin ehdit sinne.',
  'refusal.no-registration': 'Tämä palvelu ei myönnä avaimia itse. Pyydä avainta sen ylläpitäjältä.',
  'refusal.label-taken': 'Toisella avaimella on jo tämä nimi. Valitse toinen.',
  'refusal.no-key': 'Pyynnössä ei ole API-avainta.',
  'refusal.unknown-key': 'API-avain on tuntematon tai ei ole käytössä.',
  'refusal.over-quota': 'Tämän API-avaimen kiintiö on käytetty. Yritä myöhemmin uudelleen.',
  'refusal.too-fast': 'Liian monta pyyntöä peräkkäin. Yritä hetken kuluttua uudelleen.',
  'refusal.overloaded': 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.',
  'refusal.internal': 'Palvelussamme tapahtui virhe. Yritä myöhemmin uudelleen.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'Ovelta ovelle avoimella datalla',
  noMap: 'Ei karttaa: selain ei tue WebGL-grafiikkaa. Pysäkit ja koordinaatit toimivat silti.',
  noRegions: 'Reittioppaassa ei ole vielä alueita.',
  region: 'Alue',
  language: 'Kieli',
  theme: 'Vaihda vaalean ja tumman teeman välillä',
  map: 'Kartta',
  from: 'Mistä',
  to: 'Minne',
  moreChoices: 'Lisää asetuksia',
  fewerChoices: 'Vähemmän asetuksia',
  placeHint: 'Pysäkki, osoite tai paikka',
  unknownPlace: 'Tuntematon paikka. Anna pysäkki, osoite tai koordinaatit, esimerkiksi 41.15, -8.61.',
  swap: 'Vaihda lähtöpaikka ja määränpää keskenään',
  mapCentre: 'Käytä kartan keskikohtaa',
  clear: 'Aloita alusta',
  clickFrom: 'Napsauta kartalta ensin lähtöpaikka ja sitten määränpää.',
  clickTo: 'Napsauta nyt määränpää.',
  when: 'Milloin',
  now: 'Lähde nyt',
  depart: 'Lähtö klo',
  arrive: 'Perillä viimeistään',
  localTime: 'Paikallinen päivämäärä ja kellonaika',
  modes: 'Kulkutavat',
  wheelchair: 'Pyörätuoli',
  priority: 'Painotus',
  balanced: 'Tasapainoinen',
  fast: 'Nopea',
  easy: 'Mukava',
  green: 'Ympäristöystävällinen',
  cheap: 'Edullinen',
  anyWalking: 'Ei kävelyrajaa',
  mostWalking: 'Kävelyä enintään {n, number} min',
  walkingLimit: 'Kävelyraja',
  concession: 'Alennusliput',
  examples: 'Tai kokeile jotakin näistä',
  searching: 'Haetaan reittejä…',
  results: '{n, plural, one {# vaihtoehto} other {# vaihtoehtoa}}',
  direct: 'ei vaihtoja',
  changes: '{n, plural, one {# vaihto} other {# vaihtoa}}',
  onFoot: '{distance, distance} kävellen',
  inWheelchair: '{distance, distance} pyörätuolilla',
  every: '{duration, duration} välein',
  otherTimes: 'Muut ajat',
  stopsOnTheWay: '{n, plural, one {# välipysäkki} other {# välipysäkkiä}}',
  directions: 'Reittiohjeet',
  arriveStep: 'Perillä',
  live: 'reaaliaikainen',
  occupancy: `{load, select,
      empty {Tyhjä}
      many {Paljon vapaita istumapaikkoja}
      few {Vähän vapaita istumapaikkoja}
      standing {Vain seisomapaikkoja}
      full {Täynnä}
      closed {Ei ota matkustajia}
      other {}
    }`,
  cancelled: 'Peruttu',
  tooLateToBook: 'Liian myöhäistä varata',
  left: 'Jo lähtenyt',
  back: 'Kaikki reitit',
  nothing: 'Reittejä ei löytynyt',
  tryDate: 'Hae päivälle {date, day}',
  nothingHint: 'Kokeile toista aikaa, useampia kulkutapoja tai muita paikkoja.',
  unreachable: 'Reittiopas ei vastaa. Onko palvelin vielä käynnissä?',
  refused: 'Tätä reittiä ei voi suunnitella',
  retry: 'Yritä uudelleen',
  why: 'Miksi nämä reitit?',
  whyNothing: 'Miksi reittejä ei löytynyt?',
  considered:
    '{n, plural, one {Tutkittu # reitti, näytetään {shown, number}} other {Tutkittu # reittiä, näytetään {shown, number}}}',
  stopsFrom: '{n, plural, one {# pysäkki lähtöpaikan lähellä} other {# pysäkkiä lähtöpaikan lähellä}}',
  stopsTo: '{n, plural, one {# pysäkki määränpään lähellä} other {# pysäkkiä määränpään lähellä}}',
  endedEarly: 'Haku keskeytettiin.',
  chosenScore: 'Valitun reitin pisteet (pienempi on parempi)',
  scoreTime: 'Aika',
  scorePrice: 'Hinta',
  scoreCarbon: 'Päästöt',
  scoreHassle: 'Vaiva',
  notKnown: 'Puuttuvat tiedot',
  betterTrip: 'Parempi: {time}',
  alerts: 'Tiedotteet',
  alertSevere: 'Häiriö',
  alertWarning: 'Varoitus',
  alertInfo: 'Tiedote',
  moreInformation: 'Lisätietoja',
  avoidedStops: '{n, plural, one {# pysäkki poissuljettu} other {# pysäkkiä poissuljettu}}',
  useAllStops: 'Käytä taas kaikkia pysäkkejä',
  plannedTime: 'Aikataulu: {clock}',
  departures: 'Lähdöt',
  departuresFrom: 'Lähdöt: {stop}',
  noDepartures: 'Ei lähtöjä seuraavan vuorokauden aikana.',
  skipsStop: 'Ei pysähdy tässä',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Joukkoliikenne', 'Kaikille avoin aikataulun mukainen liikenne'],
  pt_pub_bus: ['Bussi', 'Kaupunki- tai lähibussi'],
  pt_pub_cablecar: ['Kaapeliraitiovaunu', 'Vaijerin vetämä raitiovaunu'],
  pt_pub_car: ['Linjataksi', 'Joukkoliikenne henkilöautolla'],
  pt_pub_ferry: ['Lautta', 'Lautta tai vesibussi'],
  pt_pub_coach: ['Kaukobussi', 'Pitkän matkan linja-auto'],
  pt_pub_expressbus: ['Pikabussi', 'Bussi, jolla on vähän pysäkkejä'],
  pt_pub_funicular: ['Funikulaari', 'Vaijerin vetämä rata jyrkässä rinteessä'],
  pt_pub_gondola: ['Gondolihissi', 'Vaijerissa riippuvat kabiinit'],
  pt_pub_metro: ['Metro', 'Kaupunkirata maan alla ja päällä'],
  pt_pub_monorail: ['Yksikiskojuna', 'Yhdellä kiskolla kulkeva juna'],
  pt_pub_regionaltrain: ['Taajamajuna', 'Alueelliset ja kaupunkien väliset junat'],
  pt_pub_subway: ['Maanalainen metro', 'Maanalainen kaupunkirata'],
  pt_pub_train: ['Juna', 'Lähi- tai työmatkajuna'],
  pt_pub_tram: ['Raitiovaunu', 'Raitiovaunu tai pikaratikka'],
  pt_ltd_SCHOOLBUS: ['Koulubussi', 'Vain koululaisille tarkoitettu bussi'],
  ps_drt: ['Kutsuliikenne', 'Yhteiskyydit, jotka ajetaan tilauksesta'],
  ps_tax: ['Taksi', 'Matka taksilla'],
  ps_tnc: ['Sovelluskyyti', 'Sovelluksella tilattava auto kuljettajineen'],
  me_car: ['Auto', 'Oma auto'],
  'me_car-s': ['Yhteiskäyttöauto', 'Yhteiskäyttöpalvelun auto'],
  'me_car-r': ['Vuokra-auto', 'Matkaa varten vuokrattu auto'],
  'me_car-p': ['Kimppakyyti', 'Matka toisen matkustajan autossa'],
  me_mot: ['Moottoripyörä', 'Oma moottoripyörä'],
  me_mic: ['Pyörä tai potkulauta', 'Oma pyörä, potkulauta tai vastaava'],
  me_mic_bic: ['Pyörä', 'Oma pyörä'],
  'me_mic_fold-bic': ['Taittopyörä', 'Taittopyörä, joka on mukana koko matkan'],
  'me_mic_e-sco': ['Sähköpotkulauta', 'Enintään 25 km/h kulkeva sähköpotkulauta, joka on mukana koko matkan'],
  'me_mic_fast-e-sco': [
    'Nopea sähköpotkulauta',
    'Enintään 45 km/h kulkeva sähköpotkulauta, joka on mukana koko matkan',
  ],
  'me_mic-s': ['Kaupunkipyörä tai vuokrattava sähköpotkulauta', 'Yhteiskäyttöpalvelun pyörä tai sähköpotkulauta'],
  cy_bic: ['Pyörä (vanha tunnus)', 'Oma pyörä; käytä tunnusta ”me_mic_bic”'],
  'cy_bic-s': ['Kaupunkipyörä (vanha tunnus)', 'Kaupunkipyörä; käytä tunnusta ”me_mic-s”'],
  wa_wal: ['Kävely', 'Kävellen'],
  wa_whe: ['Pyörätuoli', 'Matka pyörätuolilla'],
  in_air: ['Lento', 'Reittilento'],
  in_rail: ['Kaukojuna', 'Juna kaupunkien välillä'],
  in_coach: ['Kaukoliikenteen bussi', 'Linja-auto kaupunkien välillä'],
  in_ferry: ['Kaukoliikenteen lautta', 'Lautta kaukana toisistaan olevien satamien välillä'],
  'stationary_parking-onstreet': ['Kadunvarsipysäköinti', 'Ajoneuvon pysäköinti kadun varteen'],
  'stationary_parking-offstreet': ['Pysäköintialue', 'Ajoneuvon pysäköinti alueelle tai halliin'],
  stationary_wait: ['Odotus', 'Seuraavan kulkuneuvon odottaminen'],
  stationary_transfer: ['Vaihto', 'Vaihto vuorosta toiseen'],
  'stationary_vehicle-collect': ['Ajoneuvon nouto', 'Yhteiskäyttöisen tai vuokratun ajoneuvon nouto'],
  'stationary_vehicle-return': ['Ajoneuvon palautus', 'Yhteiskäyttöisen tai vuokratun ajoneuvon palautus'],
  'stationary_airport-checkin': ['Lähtöselvitys', 'Lähtöselvitys ja turvatarkastus lentoasemalla'],
  'stationary_airport-checkout': ['Saapuminen lentoasemalle', 'Matkatavarat ja maahantulo lentoasemalla'],
  'stationary_airport-transfer': ['Jatkolento', 'Vaihto lennolta toiselle lentoasemalla'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Reitin esikatselu',
  'preview.sample': 'Esimerkkiaineisto, suunniteltu editorissa',
  'preview.plannedBy': 'Suunnitellut {address}',
  'preview.from': 'Mistä',
  'preview.to': 'Minne',
  'preview.swap': 'Vaihda lähtöpaikka ja määränpää keskenään',
  'preview.plan': 'Hae reitti',
  'preview.map': 'Kartta',
  'preview.drawing': 'Reitin piirros. Nuolinäppäimet siirtävät sitä, plus ja miinus zoomaavat, 0 näyttää koko reitin.',
  'preview.zoomIn': 'Lähennä',
  'preview.zoomOut': 'Loitonna',
  'preview.zoomFit': 'Näytä koko reitti',
  'preview.trips': 'Reitit',
  'preview.loading': 'Ladataan…',
  'preview.planning': 'Haetaan reittejä…',
  'preview.noRoute': 'Näiden paikkojen välillä ei ole reittiä.',
  'preview.oneOption': '{route}: 1 vaihtoehto',
  'preview.options': '{route}: {count} vaihtoehtoa',
  'remedy.retry': 'Yritä uudelleen',
  'remedy.setKey': 'Aseta palvelimen avain',
  'remedy.openSettings': 'Vaihda palvelimen osoite',
  'failure.load': 'Esikatselua ei voitu ladata. Lisätietoja on tulostekanavassa ”Tripwright”.',
  'failure.samplePlace': 'Toista paikoista ei enää ole esimerkkikaupungissa.',
  'failure.sampleData':
    'Esimerkkiaineistoa ei voi lukea ({detail}). Asenna laajennus uudelleen tai aseta palvelimen osoite.',
  'failure.noRegions': 'Palvelimella ei ole vielä alueita: {address}',
  'failure.fewStations': 'Alueella {region} on alle kaksi asemaa.',
  'failure.serverPlace': 'Palvelin ei enää tunne toista paikoista.',
  'failure.noServer':
    'Palvelin ei vastaa osoitteessa {address}. Käynnistä palvelin komennolla ”npm start” Tripwright-repositoriossa tai vaihda osoite.',
  'failure.needsKey': 'Palvelin osoitteessa {address} vaatii avaimen. Se tulostaa esittelyavaimen käynnistyessään.',
  'failure.status': 'Palvelin osoitteessa {address} vastasi {status}.',
  'failure.statusWithDetail': 'Palvelin osoitteessa {address} vastasi {status}: {detail}',
  'failure.format': 'Osoitteen {address} vastaus {endpoint} ei ole muotoa /v1. Onko se Tripwright-palvelin?',
  'key.title': 'Avain palvelimelle {address}',
  'key.prompt': 'Avain säilytetään editorin salaisessa säilössä ja lähetetään vain tähän osoitteeseen.',
  'key.noServer': 'Esikatselu käyttää omaa esimerkkiaineistoa, joka ei vaadi avainta. Aseta ensin palvelimen osoite.',
  'key.openSetting': 'Avaa asetus',
  'fix.accept': 'Hyväksy {identifier} tässä työtilassa',
  'fix.all': 'Korjaa kaikki kulkutapojen tunnukset',
  'modes.malformed': '{identifier} ei ole kulkutavan tunnus.',
  'modes.unknown': '{identifier} ei ole tunnettu kulkutapa.',
  'modes.didYouMean': 'Tarkoititko {identifier}?',
  'modes.deprecated': '{identifier} on vanhentunut. Käytä tunnusta {replacement}.',
  'modes.repeated': '{identifier} on jo tässä luettelossa.',
  'modes.covered': '{identifier} sisältyy jo tunnukseen {wider}.',
  'modes.notInRegion': '{identifier} ei ole käytettävissä tällä alueella: {region}.',
  'modes.notInRegions': '{identifier} ei ole käytettävissä millään alueella (alueita: {count}).',
  'modes.useInstead': 'Vanhentunut: käytä tunnusta {replacement}.',
  'modes.unknownTitle': 'Tuntematon kulkutapa.',
  'modes.unknownNote': 'Palvelimiin voi tulla uusia tunnuksia milloin tahansa, joten tämä ei ole virhe.',
  'modes.beginsWith': 'Alkuosa on tuttu: {path}.',
  'modes.similar': 'Samankaltaisia tunnuksia: {identifiers}.',
  'modes.inRegions': 'Käytettävissä alueilla: {regions}.',
  'modes.inNoRegion': 'Ei käytettävissä millään tunnetulla alueella.',
  'modes.remove': 'Poista {identifier}',
  'modes.replace': 'Korvaa tunnuksella {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Tarkistaa, selittää ja täydentää kulkutapojen tunnuksia JSON-, YAML-, TOML-, HTTP-, GraphQL- ja kooditiedostoissa ja esikatselee esimerkkikaupungin reittejä. Ei telemetriaa.',
  untrusted: 'Jos kansioon ei luoteta, sen asetuksissa olevaa palvelimen osoitetta ei käytetä.',
  'command.previewRoute': 'Esikatsele esimerkkikaupungin reittiä',
  'command.setServerKey': 'Aseta palvelimen avain',
  'command.clearServerKey': 'Poista palvelimen avain',
  'command.acceptMode': 'Hyväksy kulkutavan tunnus tässä työtilassa',
  'setting.check':
    'Tarkista kulkutapojen tunnukset, kuten `pt_pub_bus`, avoimista tiedostoista. Selitykset ja ehdotukset toimivat asetuksesta riippumatta.',
  'setting.inlayHints': 'Näytä jokaisen tunnetun kulkutavan tunnuksen perässä sen merkitys.',
  'setting.acceptedModes':
    'Tuntemattomat tunnukset, joista ei ilmoiteta, esimerkiksi yksityisen palveluntarjoajan tunnukset.',
  'setting.server':
    'Esikatseltavat reitit suunnittelevan Tripwright-palvelimen osoite, esimerkiksi `http://localhost:4000`. Jos osoite on tyhjä, laajennus suunnittelee esimerkkikaupungin reittejä ilman verkkoyhteyttä. Palvelimen avaimen voi tallentaa komennolla *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Anna osoite, esimerkiksi http://localhost:4000, tai jätä kenttä tyhjäksi.',
};
