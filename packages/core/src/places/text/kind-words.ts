/**
 * Words for kinds of places in the planner's languages, folded: "estação Campanhã" and "Campanhã station" find a station whose name is "Campanhã", and
 * "hospital" alone lists the hospitals. By the id of a category, or `station` for stations of the timetable.
 */
export const KIND_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    station: 'station estacao estacion gare bahnhof stazione asema stasjon 車站 车站 역',
    railway_station:
      'station estacao estacion gare bahnhof stazione asema stasjon train comboio tren zug treno 車站 车站 역',
    bus_station: 'bus rodoviaria autobuses gare busbahnhof autostazione busstation linja',
    ferry_terminal: 'ferry terminal barco bac faehre fahre traghetto veerboot faerge lautta',
    airport: 'airport aeroporto aeropuerto aeroport flughafen luchthaven lufthavn lentoasema 機場 机场 공항',
    hospital: 'hospital hopital krankenhaus klinikum ospedale ziekenhuis sygehus sairaala 醫院 医院 병원',
    university:
      'university universidade universidad universite universitat universita universiteit universitet yliopisto 大學 大学 대학교',
    museum: 'museum museu museo musee museet 博物館 博物馆 박물관',
    stadium: 'stadium estadio stade stadion stadio 體育場 体育场 경기장',
    park: 'park parque parc jardim jardin giardino parco puisto 公園 公园 공원',
    beach: 'beach praia playa plage strand spiaggia ranta 海灘 海滩 해변',
    library: 'library biblioteca bibliotheque bibliothek bibliotheek bibliotek kirjasto 圖書館 图书馆 도서관',
    school: 'school escola escuela ecole schule scuola skole koulu 學校 学校 학교',
    supermarket: 'supermarket supermercado supermarche supermarkt supermercato supermarked 超市 슈퍼마켓',
    hotel: 'hotel hostel 酒店 호텔',
    cinema: 'cinema cine kino bioscoop biograf 電影院 电影院 영화관',
    town_hall: 'camara ayuntamiento mairie rathaus municipio stadhuis raadhus kaupungintalo',
    market: 'market mercado marche markt mercato marked tori 市場 市场 시장',
    cemetery: 'cemetery cemiterio cementerio cimetiere friedhof cimitero begraafplaats kirkegard hautausmaa',
  }).map(([id, words]) => [id, words.split(' ')]),
);
