// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "Ovelta ovelle, avoimesta datasta", // tagline
  "Ei karttaa: selaimessa ei ole WebGL:ää. Pysäkit ja koordinaatit toimivat silti.", // noMap
  "Tällä reittioppaalla ei ole vielä aluetta.", // noRegions
  "Alue", // region
  "Kieli", // language
  "Vaihda vaalean ja tumman välillä", // theme
  "Kartta", // map
  "Mistä", // from
  "Minne", // to
  "Lisää valintoja", // moreChoices
  "Vähemmän valintoja", // fewerChoices
  "Pysäkki tai koordinaatit", // placeHint
  "Tuntematon paikka. Anna pysäkki tai koordinaatit, kuten 41.15, -8.61.", // unknownPlace
  "Vaihda lähtö ja määränpää", // swap
  "Käytä kartan keskikohtaa", // mapCentre
  "Aloita alusta", // clear
  "Napsauta kartalta lähtöpaikkaa ja sitten määränpäätä.", // clickFrom
  "Napsauta nyt määränpäätä.", // clickTo
  "Milloin", // when
  "Lähde nyt", // now
  "Lähtö klo", // depart
  "Perillä viimeistään", // arrive
  "Paikallinen päivä ja aika", // localTime
  "Kulkutavat", // modes
  "Pyörätuoli", // wheelchair
  "Tärkeintä", // priority
  "Tasapainoinen", // balanced
  "Nopea", // fast
  "Mukava", // easy
  "Ympäristöystävällinen", // green
  "Edullinen", // cheap
  "Kävelyä rajatta", // anyWalking
  ["Kävelyä enintään ",["n","number"]," min"], // mostWalking
  "Kävelyä enintään", // walkingLimit
  "Alennushinnat", // concession
  "Tai kokeile jotakin näistä", // examples
  "Etsitään matkoja…", // searching
  [["n","plural",{"one":[["n","number"]," vaihtoehto"],"other":[["n","number"]," vaihtoehtoa"]}]], // results
  "suora", // direct
  [["n","plural",{"one":[["n","number"]," vaihto"],"other":[["n","number"]," vaihtoa"]}]], // changes
  [["distance","distance"]," kävellen"], // onFoot
  [["distance","distance"]," pyörätuolilla"], // inWheelchair
  [["duration","duration"]," välein"], // every
  "Muut ajat", // otherTimes
  [["n","plural",{"one":[["n","number"]," välipysäkki"],"other":[["n","number"]," välipysäkkiä"]}]], // stopsOnTheWay
  "Reittiohjeet", // directions
  "Perillä", // arriveStep
  "reaaliaikainen", // live
  "Peruttu", // cancelled
  "Liian myöhäistä varata", // tooLateToBook
  "Jo lähtenyt", // left
  "Kaikki matkat", // back
  "Matkoja ei löytynyt", // nothing
  ["Suunnittele päivälle ",["date","day"]], // tryDate
  "Kokeile toista aikaa, useampia kulkutapoja tai muita paikkoja.", // nothingHint
  "Reittiopas ei vastaa. Onko se vielä käynnissä?", // unreachable
  "Tätä ei voi suunnitella", // refused
  "Yritä uudelleen", // retry
  "Miksi nämä matkat?", // why
  "Miksi ei matkoja?", // whyNothing
  [["n","plural",{"one":[["n","number"]," matka tutkittu, ",["shown","number"]," näytetty"],"other":[["n","number"]," matkaa tutkittu, ",["shown","number"]," näytetty"]}]], // considered
  [["n","plural",{"one":[["n","number"]," pysäkki lähtöpaikan lähellä"],"other":[["n","number"]," pysäkkiä lähtöpaikan lähellä"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," pysäkki määränpään lähellä"],"other":[["n","number"]," pysäkkiä määränpään lähellä"]}]], // stopsTo
  "Haku päättyi ennenaikaisesti.", // endedEarly
  "Valitun matkan pisteet (pienempi on parempi)", // chosenScore
  "Aika", // scoreTime
  "Hinta", // scorePrice
  "Päästöt", // scoreCarbon
  "Vaiva", // scoreHassle
  "Puuttuvat tiedot", // notKnown
  ["Parempi: ",["time"]], // betterTrip
];
