// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Bussi ","coach":"Kaukobussi ","tram":"Raitiovaunu ","metro":"Metro ","train":"Juna ","ferry":"Lautta ","gondola":"Gondolihissi ","funicular":"Funikulaari ","cablecar":"Kaapeliraitiovaunu ","monorail":"Yksikiskojuna ","car":"Linjataksi ","other":""}],"<NUMBER>"], // action.ride
  ["Nouse ",["vehicle","select",{"bus":"bussiin","coach":"kaukobussiin","tram":"raitiovaunuun","metro":"metroon","train":"junaan","ferry":"lautalle","gondola":"gondolihissiin","funicular":"funikulaariin","cablecar":"kaapeliraitiovaunuun","monorail":"yksikiskojunaan","car":"linjataksiin","other":"kyytiin"}]], // action.board
  ["Pysy kyydissä: jatkaa ",["vehicle","select",{"train":"junana","other":"linjana"}]," <NUMBER>"], // action.stay
  "Pysy kyydissä", // action.stay-on
  "Lento <NUMBER>", // action.fly
  "Lento", // action.fly-unnumbered
  "Kävele", // action.walk
  ["Kävele kohteeseen ",["place"]], // action.walk-to
  "Kävele määränpäähän", // action.walk-end
  "Kulje pyörätuolilla", // action.roll
  ["Kulje pyörätuolilla kohteeseen ",["place"]], // action.roll-to
  "Kulje pyörätuolilla määränpäähän", // action.roll-end
  "Pyöräile", // action.cycle
  "Aja sähköpotkulaudalla", // action.scooter
  "Aja autolla", // action.drive-car
  "Aja moottoripyörällä", // action.ride-motorbike
  "Matkusta kimppakyydillä", // action.carpool
  "Ota taksi", // action.taxi
  "Ota sovelluskyyti", // action.ride-hailing
  ["Ota sovelluskyyti (",["provider"],")"], // action.ride-hailing-with
  "Käytä kutsuliikennettä", // action.on-demand
  ["Käytä kutsuliikennettä (",["provider"],")"], // action.on-demand-with
  "Odota", // action.wait
  "Odota kyytiä", // action.wait-pickup
  "Odota vaihtoyhteyttä", // action.transfer
  [["vehicle","select",{"bicycle":"Lukitse pyörä","scooter":"Pysäköi sähköpotkulauta","other":"Pysäköi kadun varteen"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lukitse pyörä","scooter":"Pysäköi sähköpotkulauta","other":"Pysäköi pysäköintialueelle"}]], // action.park-offstreet
  ["Nouda ",["vehicle","select",{"car":"auto","bicycle":"pyörä","scooter":"sähköpotkulauta","other":"ajoneuvo"}]], // action.collect
  ["Palauta ",["vehicle","select",{"car":"auto","bicycle":"pyörä","scooter":"sähköpotkulauta","other":"ajoneuvo"}]], // action.return
  "Lähtöselvitys lentoasemalla", // action.airport-checkin
  "Matkatavaroiden nouto ja poistuminen lentoasemalta", // action.airport-checkout
  "Vaihda lentokonetta", // action.airport-transfer
  [["count","plural",{"one":"Minuutin","other":[["count","number"]," minuutin"]}]," välein"], // note.every-minutes
  "Ajat ovat arvioita", // note.approximate-times
  ["Tilaa nouto etukäteen puhelimitse: ",["agency"]], // note.book-to-board
  ["Tilaa nouto etukäteen puhelimitse: ",["agency"],", ",["phone"]], // note.book-to-board-phone
  ["Ilmoita poistumisesta etukäteen puhelimitse: ",["agency"]], // note.book-to-alight
  ["Ilmoita poistumisesta etukäteen puhelimitse: ",["agency"],", ",["phone"]], // note.book-to-alight-phone
  "Pysähtyy tarvittaessa: anna kuljettajalle selvä merkki", // note.signal-driver
  "Pysähtyy tarvittaessa: kerro kuljettajalle, että haluat jäädä pois", // note.tell-driver
  ["Varaa viimeistään ",["deadline","date"]," klo ",["deadline","time"]], // note.book-until
  "Tätä kyytiä ei voi enää varata", // note.too-late-to-book
  "Peruttu", // note.cancelled
  ["Paikkoja yhteensä: ",["places","number"]], // note.parking-spaces
  ["Esteettömiä paikkoja: ",["bays","number"]], // note.parking-disabled-bays
  "Maksuton pysäköinti", // note.parking-free
  "Maksullinen pysäköinti, hinta ei ole tiedossa", // note.parking-paid
  "Pyöräpysäköinti", // place.bicycle-parking
  "Moottoripyöräpysäköinti", // place.motorcycle-parking
  ["Tilaa kyyti ennen lähtöä: odotusaika yleensä ",["wait","duration"]], // note.usual-wait
  "Matka jatkuu seuraavana päivänä", // note.next-day
  ["Taluta pyörää ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," pyöräilyyn sopivia väyliä"], // note.cycle-friendly
  ["Esteetöntä reittiä: ",["distance","distance"]], // note.section-accessible
  ["Esteellistä reittiä: ",["distance","distance"]], // note.section-inaccessible
  ["Esteettömyys ei ole tiedossa: ",["distance","distance"]], // note.section-unknown
  "Esteetön kulkuneuvo", // note.service-accessible
  "Kulkuneuvo ei ole esteetön", // note.service-inaccessible
  "Kulkuneuvon esteettömyys ei ole tiedossa", // note.service-unknown
  [["stop"],": esteetön"], // note.stop-accessible
  [["stop"],": ei esteetön"], // note.stop-inaccessible
  [["stop"],": esteettömyys ei ole tiedossa"], // note.stop-unknown
  "Pyörän saa ottaa mukaan", // note.bicycles-allowed
  "Pyörää ei saa ottaa mukaan", // note.bicycles-forbidden
  "Linnuntietä: katutietoja ei ole", // note.straight-line
  "Reitillä on lauttamatka", // note.ferry
  ["Reitillä on lauttamatka: ",["name"]], // note.ferry-named
  "Reitillä on yksityisteitä tai väyliä, joiden käyttö on rajoitettu: tarkista, saako niitä käyttää", // note.no-through
  "Alkaa tieltä tai päättyy tielle, jolla pysähtyminen on kielletty", // note.no-stopping
  ["Tiemaksu: ",["price","money"]], // note.toll
  ["Portaat → ",["level"]], // note.take-stairs
  ["Portaat: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Liukuportaat → ",["level"]], // note.take-escalator
  ["Liukuportaat: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Hissi → ",["level"]], // note.take-lift
  ["Hissi: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"pysäkki","other":"pysäkkiä"}]], // label.stops
  ["Suunta: ",["direction"]], // label.direction
  ["Kohde: ",["place"]], // label.flight-to
  [["duration","duration"]," ilman ruuhkaa"], // label.without-traffic
  [["kind","select",{"track":"Raide","gate":"Portti","other":"Laituri"}]," ",["platform"]], // label.platform
  "nimetön väylä", // label.unnamed-way
  "Lippu", // label.ticket
  "Kaupunkipyörä", // label.shared-bicycle
  "Vuokrattava sähköpotkulauta", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Varaa (",["operator"],")"], // label.book-with
  "Aikataulussa", // live.on-time
  [["delay","duration"]," myöhässä"], // live.late
  [["delay","duration"]," etuajassa"], // live.early
  ["Muutos: ",["platform"]," (aiemmin ",["planned"],")"], // live.platform-changed
  ["Reaaliaikatieto päivitetty ",["age","duration"]," sitten"], // live.updated
  "Reaaliaikatieto päivitetty juuri äsken", // live.updated-now
  ["Viimeisin reaaliaikatieto ",["age","duration"]," sitten: ajat ovat voineet muuttua"], // live.stale
  [["source","select",{"predicted":"Reaaliaikainen ennuste","observed":"Toteutunut aika","carried":"Arvio aiemman myöhästymisen perusteella","stale":"Viimeisin tiedossa oleva myöhästyminen","none":"Ei reaaliaikatietoa","other":"Aikataulu"}]], // live.source
  [["slack","duration"]," pelivaraa vaihdossa"], // live.slack
  "Et todennäköisesti ehdi vaihtoyhteyteen", // live.missed
  ["Jos myöhästyt: +",["delay","duration"]], // live.if-missed
  "Jos myöhästyt: perillä samaan aikaan", // live.if-missed-no-later
  "Jos myöhästyt: ei muuta yhteyttä", // live.if-missed-nothing
  [["vehicle","select",{"car":"Autoja","bicycle":"Pyöriä","scooter":"Sähköpotkulautoja","other":"Ajoneuvoja"}]," vapaana: ",["count","number"]," (",["age","duration"]," sitten)"], // live.stock-vehicles
  ["Vapaita paikkoja: ",["count","number"]," (",["age","duration"]," sitten)"], // live.stock-docks
  ["Viimeisin tieto ",["age","duration"]," sitten"], // live.stock-seen
  ["Hae reitti ilman ",["stops","plural",{"one":"tätä pysäkkiä","other":"näitä pysäkkejä"}]], // alert.avoid-stops
  [["effect","select",{"closed":"Ei liikennettä","reduced":"Vuoroja vähennetty","delays":"Viivästyksiä","detour":"Poikkeusreitti","additional":"Lisävuoroja","modified":"Liikenteessä muutoksia","moved":"Pysäkki siirretty","access":"Esteetön kulku rajoitettu","lift":"Hissi epäkunnossa","escalator":"Liukuportaat epäkunnossa","other":"Liikennetiedote"}]], // alert.effect
  "Lähde liikkeelle", // turn.HEAD_TOWARDS
  ["Lähde liikkeelle: ",["street"]], // turn.HEAD_TOWARDS.street
  "Jatka suoraan", // turn.CONTINUE_STRAIGHT
  ["Jatka suoraan: ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Käänny loivasti vasemmalle", // turn.TURN_SLIGHTLY_LEFT
  ["Käänny loivasti vasemmalle: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Käänny vasemmalle", // turn.TURN_LEFT
  ["Käänny vasemmalle: ",["street"]], // turn.TURN_LEFT.street
  "Käänny jyrkästi vasemmalle", // turn.TURN_SHARPLY_LEFT
  ["Käänny jyrkästi vasemmalle: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Käänny loivasti oikealle", // turn.TURN_SLIGHTLY_RIGHT
  ["Käänny loivasti oikealle: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Käänny oikealle", // turn.TURN_RIGHT
  ["Käänny oikealle: ",["street"]], // turn.TURN_RIGHT.street
  "Käänny jyrkästi oikealle", // turn.TURN_SHARPLY_RIGHT
  ["Käänny jyrkästi oikealle: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Tee U-käännös", // turn.U_TURN
  ["Tee U-käännös: ",["street"]], // turn.U_TURN.street
  "Lähtöpaikka on reittioppaan alueen ulkopuolella.", // empty.outside-from
  "Määränpää on reittioppaan alueen ulkopuolella.", // empty.outside-to
  "Lähtöpaikka ja määränpää ovat eri alueilla, eikä mikään alue kata molempia.", // empty.different-regions
  "Lähtöpaikka ja määränpää ovat niin lähekkäin, ettei matkaa tarvita.", // empty.too-close
  "Lähtöpaikan lähellä ei ole kulkukelpoista katua tai polkua.", // empty.off-network-from
  "Määränpään lähellä ei ole kulkukelpoista katua tai polkua.", // empty.off-network-to
  "Mikään valituista kulkutavoista ei ole täällä käytettävissä.", // empty.no-modes
  "Valituilla rajauksilla ei löytynyt yhteyttä.", // empty.ruled-out
  ["Tälle päivälle ei ole aikataulua. Aikataulu on voimassa ",["from","day"]," – ",["to","day"],"."], // empty.no-service-date
  "Tähän aikaan ei ole sopivaa vuoroa.", // empty.no-service-in-window
  "Lähtöpaikan lähellä ei ole valittujen kulkutapojen pysäkkiä.", // empty.no-stop-from
  "Määränpään lähellä ei ole valittujen kulkutapojen pysäkkiä.", // empty.no-stop-to
  "Valituilla kulkutavoilla ei löytynyt yhteyttä.", // empty.no-connection
  "Kaikki yhteydet käyttävät poissuljettuja pysäkkejä.", // empty.avoided-stops
  "Kaikki sen ajan yhteydet saapuvat liian myöhään.", // empty.arrives-too-late
  "Esteetöntä yhteyttä ei löytynyt.", // empty.inaccessible
  "Kaikilla yhteyksillä on kävelyä enemmän kuin sallit.", // empty.walk-too-long
  "Matka on liian pitkä käveltäväksi, pyöräiltäväksi tai ajettavaksi.", // empty.too-far
  "Lähtöpaikan lähellä vuokrattavat ajoneuvot on palautettava samaan paikkaan, joten ne eivät sovi yhdensuuntaiselle matkalle.", // empty.round-trip-only
  [["mode"],": lähtöpaikan lähellä ei ole vapaita ajoneuvoja."], // empty.no-vehicle-from
  [["mode"],": lähtöpaikan lähellä olevia ajoneuvoja ei voi palauttaa määränpäässä."], // empty.no-vehicle-to
  [["mode"],": lähtöpaikka on palvelualueen ulkopuolella."], // empty.outside-zone-from
  [["mode"],": määränpää on palvelualueen ulkopuolella."], // empty.outside-zone-to
  [["mode"],": ei käytettävissä tähän aikaan."], // empty.closed
  [["mode"],": tämä palveluntarjoaja ei toimi täällä."], // empty.unknown-provider
  "Valitut kulkutavat eivät ole kävelyä parempia.", // empty.walking-is-better
  "Valittujen kulkutapojen yhdistelmä ei ole parempi kuin jokin niistä yksinään tai kävely. Hae yhdellä kulkutavalla kerrallaan nähdäksesi nämä matkat.", // empty.not-better
  "Haku kesti liian kauan ja keskeytettiin, ennen kuin yhteyttä löytyi.", // empty.stopped-early
  [["mode"],": lähtöpaikan lähellä ei ole kulkukelpoista katua."], // off-network.from
  [["mode"],": määränpään lähellä ei ole kulkukelpoista katua."], // off-network.to
  ["Kulkutapa ”",["mode"],"” on vanhentunut. Käytä tunnusta ”",["replacement"],"”."], // advisory.deprecated-mode
  ["Kulkutapa ”",["mode"],"” on tuntematon, eikä sitä otettu huomioon."], // advisory.unknown-mode
  ["Kulkutapa ”",["mode"],"” on tuntematon, eikä sitä otettu huomioon. Tarkoititko ”",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": ei käytettävissä täällä, jätettiin pois."], // advisory.unavailable-mode
  ["Pysäkki ”",["stop"],"” on tuntematon, eikä sitä otettu huomioon."], // advisory.unknown-stop
  ["”",["name"],"” ei vastaa mitään liikennöitsijää, viranomaista, aineistoa tai linjaa."], // advisory.unknown-limit
  ["Kieltä ”",["language"],"” ei ole täällä saatavilla."], // advisory.unknown-language
  "Haku keskeytettiin: parempia yhteyksiä voi olla.", // advisory.stopped-early
  "Katutietoja ei ole: kävelymatkat on arvioitu linnuntietä.", // advisory.straight-line-walks
  ["Ei käytössä tuohon aikaan: ",["names"]], // advisory.closed-by-alert
  "Mikään aikataulun mukainen yhteys ei lähde kolmen tunnin kuluessa tuosta ajasta. Näytetään seuraavat lähdöt.", // advisory.leaves-much-later
  "Mikään aikataulun mukainen yhteys ei saavu tuota aikaa edeltävien kolmen tunnin aikana. Näytetään viimeiset saapumiset ennen sitä.", // advisory.arrives-much-earlier
  "Peruttu", // board.cancelled
  "Ei pysähdy tässä", // board.skipped
  "Ei lähtöjä tähän aikaan.", // board.no-departures
  "Ei saapumisia tähän aikaan.", // board.no-arrivals
  "Tämän matkan ajat ovat muuttuneet tallennuksen jälkeen.", // advisory.trip-times-changed
  [["line"]," ei enää kulje tallennetulla tavalla. Tilalla: ",["other"]], // advisory.trip-line-replaced
  "Tämä matka ei ole enää mahdollinen tallennetussa muodossa, joten se suunniteltiin uudelleen.", // advisory.trip-replanned
  [["line"]," on peruttu."], // advisory.trip-cancelled
  "Tämä matka ei ole enää mahdollinen, eikä vaihtoehtoa löytynyt.", // advisory.trip-gone
  ["Kävele ",["goal","select",{"car":"autolle","bicycle":"pyörälle","scooter":"sähköpotkulaudalle","motorbike":"moottoripyörälle","pickup":"noutopaikalle","other":"ajoneuvolle"}]], // action.walk-goal
  ["Kulje pyörätuolilla ",["goal","select",{"car":"autolle","pickup":"noutopaikalle","other":"ajoneuvolle"}]], // action.roll-goal
  ["Kävele ",["kind","select",{"track":"raiteelle","gate":"portille","other":"laiturille"}]," ",["platform"]], // action.walk-platform
  ["Kulje pyörätuolilla ",["kind","select",{"track":"raiteelle","gate":"portille","other":"laiturille"}]," ",["platform"]], // action.roll-platform
  ["Vaihto kävellen: ",["place"]], // action.walk-change
  ["Vaihto pyörätuolilla: ",["place"]], // action.roll-change
  "Odota lähtöselvitystä", // action.wait-checkin
  "Toinen yhteys on lähdön, saapumisen ja vaihtojen osalta vähintään yhtä hyvä.", // removed.dominated
  "Koko matkan käveleminen ei kestä kauemmin eikä ole raskaampaa.", // removed.walking-is-better
  "Yksi kulkutapa yksinään on joka suhteessa vähintään yhtä hyvä.", // removed.single-mode-is-better
  "Toinen vaihtoehto on joka suhteessa yhtä hyvä ja ainakin yhdessä parempi.", // removed.worse-than-another
  "Käyttää vain yhtä yhdistettävistä kulkutavoista.", // removed.one-mode-only
  "Toisen pysäköinti-, nouto- tai palautuspaikan kautta pääsee nopeammin perille.", // removed.slower-alike
  "Yhtä lähellä oleva ja yhtä nopea pysäköintialue on varmempi kuin paikka kadun varrella.", // removed.car-park-alike
  "Ei vastaa toiveitasi muita vaihtoehtoja paremmin.", // removed.fits-no-better
  "Aika ei riittänyt vertailuun yksittäisten kulkutapojen kanssa.", // removed.out-of-time
  "Käyttää samoja kulkuneuvoja kuin parempi vaihtoehto.", // removed.same-vehicles
  "Pyydettiin vain paras vaihtoehto.", // removed.not-the-best
  "Saapuu pyydetyn ajan jälkeen.", // removed.arrives-too-late
  "Sisältää kävelyä enemmän kuin sallitaan.", // removed.walk-too-long
  "Kestää liian kauan ilman joukkoliikennettä.", // removed.takes-too-long
  "Osa reitistä on esteellinen.", // removed.inaccessible
  "Kulkee poissuljetun pysäkin kautta.", // removed.avoided-stop
  "Käyttää poissuljettua linjaa tai kulkutapaa.", // removed.ruled-out
  "Jokin osuus on siihen aikaan suljettu tai ilman liikennettä.", // removed.not-running
  "Poissuljettujen kulkutapojen linjat", // ruled-out.avoided-mode
  "Poissuljettujen liikennöitsijöiden tai aineistojen linjat", // ruled-out.operator-limit
  "Linjat, joita tarjotaan vain pyydettäessä", // ruled-out.only-when-named
  "Linjat, joiden kalusto on esteellistä", // ruled-out.inaccessible-vehicle
  "Linjat, joilla pyörän kuljetusta ei ole ilmoitettu sallituksi", // ruled-out.no-bicycles
  "Esteelliset pysäkit", // ruled-out.inaccessible-stop
  "Poissuljetut pysäkit", // ruled-out.avoided-stop
  "Häiriön vuoksi suljetut linjat ja pysäkit", // ruled-out.closed-by-alert
  "Hinta ei ole tiedossa.", // unknown.price
  "Kulkuneuvon esteettömyys ei ole tiedossa.", // unknown.vehicle-access
  "Pysäkin esteettömyys ei ole tiedossa.", // unknown.stop-access
  "Reitin esteettömyys ei ole kokonaan tiedossa.", // unknown.path-access
  "Pyörän kuljetuksesta ei ole tietoa.", // unknown.bicycles-aboard
  "Katutietoja ei ole: reitti on suora viiva.", // unknown.streets
  "Ajat ovat arvioita.", // unknown.times
  "Kulkee säännöllisin vuorovälein; tarkkoja lähtöaikoja ei ole julkaistu.", // unknown.departure
  "Ei ole tiedossa, voiko kyydin vielä varata.", // unknown.booking
  "Tavanomainen odotusaika; todellinen odotusaika voi vaihdella.", // unknown.wait
  "Vapaista pysäköintipaikoista ei ole tietoa.", // unknown.parking
  "Ajoneuvon jäljellä oleva toimintamatka ei ole tiedossa.", // unknown.range
  "Lähtöpaikkaa ei annettu.", // refusal.no-origin
  "Määränpäätä ei annettu.", // refusal.no-destination
  "Pyyntöä ei voitu tulkita.", // refusal.bad-request
  ["Alue ”",["region"],"” on tuntematon."], // refusal.unknown-region
  "Matkaa ei löydy.", // refusal.unknown-trip
  "Tällä matkan osalla ei ole muita lähtöjä.", // refusal.not-a-ride
  "Tälle osuudelle ei löytynyt muuta lähtöä.", // refusal.no-other-vehicle
  "Aiempi vuoro lähtee, ennen kuin ehdit pysäkille.", // refusal.leaves-too-early
  "Tämä palvelu ei myönnä avaimia itse. Pyydä avainta sen ylläpitäjältä.", // refusal.no-registration
  "Toisella avaimella on jo tämä nimi. Valitse toinen.", // refusal.label-taken
  "Vain tämän palvelun ylläpitäjä voi tehdä tämän.", // refusal.not-operator
  "Pyynnössä ei ole API-avainta.", // refusal.no-key
  "API-avain on tuntematon tai ei ole käytössä.", // refusal.unknown-key
  "Tämän API-avaimen kiintiö on käytetty. Yritä myöhemmin uudelleen.", // refusal.over-quota
  "Liian monta pyyntöä peräkkäin. Yritä hetken kuluttua uudelleen.", // refusal.too-fast
  "Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.", // refusal.overloaded
  "Palvelussamme tapahtui virhe. Yritä myöhemmin uudelleen.", // refusal.internal
 ],
 modes: [
  "Joukkoliikenne", // pt_pub
  "Bussi", // pt_pub_bus
  "Kaapeliraitiovaunu", // pt_pub_cablecar
  "Linjataksi", // pt_pub_car
  "Lautta", // pt_pub_ferry
  "Kaukobussi", // pt_pub_coach
  "Pikabussi", // pt_pub_expressbus
  "Funikulaari", // pt_pub_funicular
  "Gondolihissi", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Yksikiskojuna", // pt_pub_monorail
  "Taajamajuna", // pt_pub_regionaltrain
  "Maanalainen metro", // pt_pub_subway
  "Juna", // pt_pub_train
  "Raitiovaunu", // pt_pub_tram
  "Koulubussi", // pt_ltd_SCHOOLBUS
  "Kutsuliikenne", // ps_drt
  "Taksi", // ps_tax
  "Sovelluskyyti", // ps_tnc
  "Auto", // me_car
  "Yhteiskäyttöauto", // me_car-s
  "Vuokra-auto", // me_car-r
  "Kimppakyyti", // me_car-p
  "Moottoripyörä", // me_mot
  "Pyörä tai potkulauta", // me_mic
  "Pyörä", // me_mic_bic
  "Taittopyörä", // me_mic_fold-bic
  "Sähköpotkulauta", // me_mic_e-sco
  "Nopea sähköpotkulauta", // me_mic_fast-e-sco
  "Kaupunkipyörä tai vuokrattava sähköpotkulauta", // me_mic-s
  "Pyörä (vanha tunnus)", // cy_bic
  "Kaupunkipyörä (vanha tunnus)", // cy_bic-s
  "Kävely", // wa_wal
  "Pyörätuoli", // wa_whe
  "Lento", // in_air
  "Kaukojuna", // in_rail
  "Kaukoliikenteen bussi", // in_coach
  "Kaukoliikenteen lautta", // in_ferry
  "Kadunvarsipysäköinti", // stationary_parking-onstreet
  "Pysäköintialue", // stationary_parking-offstreet
  "Odotus", // stationary_wait
  "Vaihto", // stationary_transfer
  "Ajoneuvon nouto", // stationary_vehicle-collect
  "Ajoneuvon palautus", // stationary_vehicle-return
  "Lähtöselvitys", // stationary_airport-checkin
  "Saapuminen lentoasemalle", // stationary_airport-checkout
  "Jatkolento", // stationary_airport-transfer
 ],
};
