// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Ovelta ovelle avoimella datalla", // tagline
  "Ei karttaa: selain ei tue WebGL-grafiikkaa. Pysäkit ja koordinaatit toimivat silti.", // noMap
  "Reittioppaassa ei ole vielä alueita.", // noRegions
  "Alue", // region
  "Kieli", // language
  "Vaihda vaalean ja tumman teeman välillä", // theme
  "Kartta", // map
  "Mistä", // from
  "Minne", // to
  "Lisää asetuksia", // moreChoices
  "Vähemmän asetuksia", // fewerChoices
  "Pysäkki, osoite tai paikka", // placeHint
  "Tuntematon paikka. Anna pysäkki, osoite tai koordinaatit, esimerkiksi 41.15, -8.61.", // unknownPlace
  "Vaihda lähtöpaikka ja määränpää keskenään", // swap
  "Käytä kartan keskikohtaa", // mapCentre
  "Aloita alusta", // clear
  "Napsauta kartalta ensin lähtöpaikka ja sitten määränpää.", // clickFrom
  "Napsauta nyt määränpää.", // clickTo
  "Milloin", // when
  "Lähde nyt", // now
  "Lähtö klo", // depart
  "Perillä viimeistään", // arrive
  "Paikallinen päivämäärä ja kellonaika", // localTime
  "Kulkutavat", // modes
  "Pyörätuoli", // wheelchair
  "Painotus", // priority
  "Tasapainoinen", // balanced
  "Nopea", // fast
  "Mukava", // easy
  "Ympäristöystävällinen", // green
  "Edullinen", // cheap
  "Ei kävelyrajaa", // anyWalking
  ["Kävelyä enintään ",["n","number"]," min"], // mostWalking
  "Kävelyraja", // walkingLimit
  "Alennusliput", // concession
  "Tai kokeile jotakin näistä", // examples
  "Haetaan reittejä…", // searching
  [["n","number"]," ",["n","plural",{"one":"vaihtoehto","other":"vaihtoehtoa"}]], // results
  "ei vaihtoja", // direct
  [["n","number"]," ",["n","plural",{"one":"vaihto","other":"vaihtoa"}]], // changes
  [["distance","distance"]," kävellen"], // onFoot
  [["distance","distance"]," pyörätuolilla"], // inWheelchair
  [["duration","duration"]," välein"], // every
  "Muut ajat", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"välipysäkki","other":"välipysäkkiä"}]], // stopsOnTheWay
  "Reittiohjeet", // directions
  "Perillä", // arriveStep
  "reaaliaikainen", // live
  [["load","select",{"empty":"Tyhjä","many":"Paljon vapaita istumapaikkoja","few":"Vähän vapaita istumapaikkoja","standing":"Vain seisomapaikkoja","full":"Täynnä","closed":"Ei ota matkustajia","other":""}]], // occupancy
  "Peruttu", // cancelled
  "Liian myöhäistä varata", // tooLateToBook
  "Jo lähtenyt", // left
  "Kaikki reitit", // back
  "Reittejä ei löytynyt", // nothing
  ["Hae päivälle ",["date","day"]], // tryDate
  "Kokeile toista aikaa, useampia kulkutapoja tai muita paikkoja.", // nothingHint
  "Reittiopas ei vastaa. Onko palvelin vielä käynnissä?", // unreachable
  "Tätä reittiä ei voi suunnitella", // refused
  "Yritä uudelleen", // retry
  "Miksi nämä reitit?", // why
  "Miksi reittejä ei löytynyt?", // whyNothing
  ["Tutkittu ",["n","number"]," ",["n","plural",{"one":"reitti,","other":"reittiä,"}]," näytetään ",["shown","number"]], // considered
  [["n","number"]," ",["n","plural",{"one":"pysäkki","other":"pysäkkiä"}]," lähtöpaikan lähellä"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"pysäkki","other":"pysäkkiä"}]," määränpään lähellä"], // stopsTo
  "Haku keskeytettiin.", // endedEarly
  "Valitun reitin pisteet (pienempi on parempi)", // chosenScore
  "Aika", // scoreTime
  "Hinta", // scorePrice
  "Päästöt", // scoreCarbon
  "Vaiva", // scoreHassle
  "Puuttuvat tiedot", // notKnown
  ["Parempi: ",["time"]], // betterTrip
  "Tiedotteet", // alerts
  "Häiriö", // alertSevere
  "Varoitus", // alertWarning
  "Tiedote", // alertInfo
  "Lisätietoja", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"pysäkki","other":"pysäkkiä"}]," poissuljettu"], // avoidedStops
  "Käytä taas kaikkia pysäkkejä", // useAllStops
  ["Aikataulu: ",["clock"]], // plannedTime
  "Lähdöt", // departures
  ["Lähdöt: ",["stop"]], // departuresFrom
  "Ei lähtöjä seuraavan vuorokauden aikana.", // noDepartures
  "Ei pysähdy tässä", // skipsStop
  "API-avaimet", // keysTitle
  "Tätä reittiopasta käyttävät ohjelmat lähettävät avaimen jokaisessa pyynnössä. Rekisteröidy tässä, niin saat avaimen.", // keysIntro
  "Henkilön, sovelluksen tai koulun nimi", // keyHolder
  "Rekisteröidy", // keyRegister
  ["Uusi avain alkaa toimia, kun kaikki palvelimet ovat saaneet sen. Viive: ",["delay","duration"]], // keyDelay
  [["n","number"]," ",["n","plural",{"one":"maksuton pyyntö","other":"maksutonta pyyntöä"}]," kuukaudessa"], // keyFree
  "Avaimesi", // yourKey
  "Säilytä avain turvallisessa paikassa: sitä ei näytetä uudelleen.", // keyOnce
  ["Lähetä se tässä otsakkeessa, älä koskaan osoitteessa: ",["header"]], // keyHeader
  ["Avain toimii ",["start","date"]," klo ",["start","time"]," alkaen."], // keyStart
  "Kopioi", // keyCopy
  "Kopioitu", // keyCopied
  "Avaimen käyttö", // keyUse
  "Näytä käyttö", // keyShowUse
  [["n","number"],"/",["free","number"]," maksutonta pyyntöä käytetty tässä kuussa",["n","plural",{"one":"","other":""}]], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"pyyntö","other":"pyyntöä"}]," tässä kuussa"], // keyCalls
  ["Laskenta alkaa alusta ",["day","date"]], // keyRenews
  "Anna nimi, jossa on 1–80 merkkiä.", // keyWrongName
  "Tämä reittiopas vastaa ilman avainta.", // noKeysNeeded
  "Hae reitti", // planTrip
];
