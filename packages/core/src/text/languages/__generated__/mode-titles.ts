// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { WordsTag } from '../../locale/locales.ts';

/** The name of each mode, in the order of `modeIds`. */
export const modeTitles: Readonly<Record<WordsTag, readonly string[]>> = {
  "zh-Hans": [
  "公共交通", // pt_pub
  "公交车", // pt_pub_bus
  "缆索电车", // pt_pub_cablecar
  "合乘出租车", // pt_pub_car
  "轮渡", // pt_pub_ferry
  "长途客车", // pt_pub_coach
  "大站快车", // pt_pub_expressbus
  "地面缆车", // pt_pub_funicular
  "缆车", // pt_pub_gondola
  "轨道交通", // pt_pub_metro
  "单轨列车", // pt_pub_monorail
  "区域列车", // pt_pub_regionaltrain
  "地铁", // pt_pub_subway
  "列车", // pt_pub_train
  "有轨电车", // pt_pub_tram
  "校车", // pt_ltd_SCHOOLBUS
  "预约公交", // ps_drt
  "出租车", // ps_tax
  "网约车", // ps_tnc
  "自驾", // me_car
  "共享汽车", // me_car-s
  "租车", // me_car-r
  "顺风车", // me_car-p
  "摩托车", // me_mot
  "自行车或滑板车", // me_mic
  "自行车", // me_mic_bic
  "折叠自行车", // me_mic_fold-bic
  "电动滑板车", // me_mic_e-sco
  "高速电动滑板车", // me_mic_fast-e-sco
  "共享单车或滑板车", // me_mic-s
  "自行车（旧标识）", // cy_bic
  "共享单车（旧标识）", // cy_bic-s
  "步行", // wa_wal
  "轮椅", // wa_whe
  "航班", // in_air
  "长途列车", // in_rail
  "城际客车", // in_coach
  "长途轮渡", // in_ferry
  "路边停车", // stationary_parking-onstreet
  "停车场", // stationary_parking-offstreet
  "等候", // stationary_wait
  "换乘", // stationary_transfer
  "取车", // stationary_vehicle-collect
  "还车", // stationary_vehicle-return
  "值机", // stationary_airport-checkin
  "机场到达", // stationary_airport-checkout
  "转机", // stationary_airport-transfer
  ],
  "zh-Hant": [
  "大眾運輸", // pt_pub
  "公車", // pt_pub_bus
  "纜索電車", // pt_pub_cablecar
  "合乘計程車", // pt_pub_car
  "渡輪", // pt_pub_ferry
  "客運", // pt_pub_coach
  "快速公車", // pt_pub_expressbus
  "地面纜車", // pt_pub_funicular
  "空中纜車", // pt_pub_gondola
  "都會鐵路", // pt_pub_metro
  "單軌列車", // pt_pub_monorail
  "區域列車", // pt_pub_regionaltrain
  "捷運", // pt_pub_subway
  "火車", // pt_pub_train
  "路面電車", // pt_pub_tram
  "校車", // pt_ltd_SCHOOLBUS
  "預約公車", // ps_drt
  "計程車", // ps_tax
  "網路叫車", // ps_tnc
  "自行開車", // me_car
  "共享汽車", // me_car-s
  "租車", // me_car-r
  "汽車共乘", // me_car-p
  "機車", // me_mot
  "自行車或滑板車", // me_mic
  "自行車", // me_mic_bic
  "摺疊自行車", // me_mic_fold-bic
  "電動滑板車", // me_mic_e-sco
  "高速電動滑板車", // me_mic_fast-e-sco
  "公共自行車或共享滑板車", // me_mic-s
  "自行車（舊識別碼）", // cy_bic
  "公共自行車（舊識別碼）", // cy_bic-s
  "步行", // wa_wal
  "輪椅", // wa_whe
  "班機", // in_air
  "長途列車", // in_rail
  "國道客運", // in_coach
  "長途渡輪", // in_ferry
  "路邊停車", // stationary_parking-onstreet
  "停車場", // stationary_parking-offstreet
  "等候", // stationary_wait
  "轉乘", // stationary_transfer
  "取車", // stationary_vehicle-collect
  "還車", // stationary_vehicle-return
  "報到", // stationary_airport-checkin
  "機場抵達", // stationary_airport-checkout
  "轉機", // stationary_airport-transfer
  ],
  "da": [
  "Kollektiv trafik", // pt_pub
  "Bus", // pt_pub_bus
  "Kabelsporvogn", // pt_pub_cablecar
  "Linjetaxa", // pt_pub_car
  "Færge", // pt_pub_ferry
  "Regional bus", // pt_pub_coach
  "Ekspresbus", // pt_pub_expressbus
  "Kabelbane", // pt_pub_funicular
  "Svævebane", // pt_pub_gondola
  "Metro (også over jorden)", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regionaltog", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Tog", // pt_pub_train
  "Sporvogn", // pt_pub_tram
  "Skolebus", // pt_ltd_SCHOOLBUS
  "Flextur", // ps_drt
  "Taxa", // ps_tax
  "Bil via app", // ps_tnc
  "Bil", // me_car
  "Delebil", // me_car-s
  "Udlejningsbil", // me_car-r
  "Samkørsel", // me_car-p
  "Motorcykel", // me_mot
  "Cykel eller elløbehjul", // me_mic
  "Cykel", // me_mic_bic
  "Foldecykel", // me_mic_fold-bic
  "Elløbehjul", // me_mic_e-sco
  "Hurtigt elløbehjul", // me_mic_fast-e-sco
  "Delecykel eller deleløbehjul", // me_mic-s
  "Cykel (gammel betegnelse)", // cy_bic
  "Delecykel (gammel betegnelse)", // cy_bic-s
  "Til fods", // wa_wal
  "Kørestol", // wa_whe
  "Fly", // in_air
  "Fjerntog", // in_rail
  "Fjernbus", // in_coach
  "Fjernfærge", // in_ferry
  "Gadeparkering", // stationary_parking-onstreet
  "Parkeringsplads", // stationary_parking-offstreet
  "Ventetid", // stationary_wait
  "Skift", // stationary_transfer
  "Afhentning af køretøj", // stationary_vehicle-collect
  "Aflevering af køretøj", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Ankomst i lufthavnen", // stationary_airport-checkout
  "Skift af fly", // stationary_airport-transfer
  ],
  "nl": [
  "Openbaar vervoer", // pt_pub
  "Bus", // pt_pub_bus
  "Kabeltram", // pt_pub_cablecar
  "Lijntaxi", // pt_pub_car
  "Veerboot", // pt_pub_ferry
  "Interlokale bus", // pt_pub_coach
  "Snelbus", // pt_pub_expressbus
  "Kabelspoor", // pt_pub_funicular
  "Kabelbaan", // pt_pub_gondola
  "Metro (ook bovengronds)", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regionale trein", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Trein", // pt_pub_train
  "Tram", // pt_pub_tram
  "Schoolbus", // pt_ltd_SCHOOLBUS
  "Flexvervoer", // ps_drt
  "Taxi", // ps_tax
  "Taxi via app", // ps_tnc
  "Auto", // me_car
  "Deelauto", // me_car-s
  "Huurauto", // me_car-r
  "Carpoolen", // me_car-p
  "Motor", // me_mot
  "Fiets of e-step", // me_mic
  "Fiets", // me_mic_bic
  "Vouwfiets", // me_mic_fold-bic
  "E-step", // me_mic_e-sco
  "Snelle e-step", // me_mic_fast-e-sco
  "Deelfiets of deelstep", // me_mic-s
  "Fiets (oude aanduiding)", // cy_bic
  "Deelfiets (oude aanduiding)", // cy_bic-s
  "Lopen", // wa_wal
  "Rolstoel", // wa_whe
  "Vlucht", // in_air
  "Langeafstandstrein", // in_rail
  "Langeafstandsbus", // in_coach
  "Veerboot over lange afstand", // in_ferry
  "Parkeren op straat", // stationary_parking-onstreet
  "Parkeerterrein", // stationary_parking-offstreet
  "Wachten", // stationary_wait
  "Overstap", // stationary_transfer
  "Voertuig ophalen", // stationary_vehicle-collect
  "Voertuig inleveren", // stationary_vehicle-return
  "Inchecken", // stationary_airport-checkin
  "Aankomst op de luchthaven", // stationary_airport-checkout
  "Overstap op een andere vlucht", // stationary_airport-transfer
  ],
  "en": [
  "Public transport", // pt_pub
  "Bus", // pt_pub_bus
  "Cable car", // pt_pub_cablecar
  "Shared taxi", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Coach", // pt_pub_coach
  "Express bus", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Gondola lift", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regional train", // pt_pub_regionaltrain
  "Underground", // pt_pub_subway
  "Train", // pt_pub_train
  "Tram", // pt_pub_tram
  "School bus", // pt_ltd_SCHOOLBUS
  "On-demand transport", // ps_drt
  "Taxi", // ps_tax
  "Ride-hailing", // ps_tnc
  "Car", // me_car
  "Car sharing", // me_car-s
  "Rental car", // me_car-r
  "Carpooling", // me_car-p
  "Motorbike", // me_mot
  "Bike or scooter", // me_mic
  "Bicycle", // me_mic_bic
  "Folding bike", // me_mic_fold-bic
  "E-scooter", // me_mic_e-sco
  "Fast e-scooter", // me_mic_fast-e-sco
  "Shared bike or scooter", // me_mic-s
  "Bicycle (old identifier)", // cy_bic
  "Bike sharing (old identifier)", // cy_bic-s
  "Walk", // wa_wal
  "Wheelchair", // wa_whe
  "Flight", // in_air
  "Long-distance train", // in_rail
  "Long-distance coach", // in_coach
  "Long-distance ferry", // in_ferry
  "On-street parking", // stationary_parking-onstreet
  "Car park", // stationary_parking-offstreet
  "Wait", // stationary_wait
  "Change", // stationary_transfer
  "Vehicle pick-up", // stationary_vehicle-collect
  "Vehicle return", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Airport arrival", // stationary_airport-checkout
  "Flight connection", // stationary_airport-transfer
  ],
  "de": [
  "Öffentlicher Verkehr", // pt_pub
  "Bus", // pt_pub_bus
  "Kabelstraßenbahn", // pt_pub_cablecar
  "Linientaxi", // pt_pub_car
  "Fähre", // pt_pub_ferry
  "Überlandbus", // pt_pub_coach
  "Schnellbus", // pt_pub_expressbus
  "Standseilbahn", // pt_pub_funicular
  "Seilbahn", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Einschienenbahn", // pt_pub_monorail
  "Regionalzug", // pt_pub_regionaltrain
  "U-Bahn", // pt_pub_subway
  "Zug", // pt_pub_train
  "Straßenbahn", // pt_pub_tram
  "Schulbus", // pt_ltd_SCHOOLBUS
  "Rufbus", // ps_drt
  "Taxi", // ps_tax
  "Fahrt per App", // ps_tnc
  "Auto", // me_car
  "Carsharing", // me_car-s
  "Mietwagen", // me_car-r
  "Mitfahrgelegenheit", // me_car-p
  "Motorrad", // me_mot
  "Fahrrad oder E-Scooter", // me_mic
  "Fahrrad", // me_mic_bic
  "Faltrad", // me_mic_fold-bic
  "E-Scooter", // me_mic_e-sco
  "Schneller E-Scooter", // me_mic_fast-e-sco
  "Leihrad oder Leih-E-Scooter", // me_mic-s
  "Fahrrad (alte Kennung)", // cy_bic
  "Leihrad (alte Kennung)", // cy_bic-s
  "Fußweg", // wa_wal
  "Rollstuhl", // wa_whe
  "Flug", // in_air
  "Fernzug", // in_rail
  "Fernbus", // in_coach
  "Seefähre", // in_ferry
  "Parken am Straßenrand", // stationary_parking-onstreet
  "Parkplatz", // stationary_parking-offstreet
  "Warten", // stationary_wait
  "Umstieg", // stationary_transfer
  "Fahrzeugabholung", // stationary_vehicle-collect
  "Fahrzeugrückgabe", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Ankunft am Flughafen", // stationary_airport-checkout
  "Anschlussflug", // stationary_airport-transfer
  ],
  "it": [
  "Trasporto pubblico", // pt_pub
  "Bus", // pt_pub_bus
  "Tram a fune", // pt_pub_cablecar
  "Taxi collettivo", // pt_pub_car
  "Traghetto", // pt_pub_ferry
  "Pullman", // pt_pub_coach
  "Bus espresso", // pt_pub_expressbus
  "Funicolare", // pt_pub_funicular
  "Cabinovia", // pt_pub_gondola
  "Metro (anche di superficie)", // pt_pub_metro
  "Monorotaia", // pt_pub_monorail
  "Treno regionale", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Treno", // pt_pub_train
  "Tram", // pt_pub_tram
  "Scuolabus", // pt_ltd_SCHOOLBUS
  "Servizio a chiamata", // ps_drt
  "Taxi", // ps_tax
  "Auto con conducente", // ps_tnc
  "Auto", // me_car
  "Car sharing", // me_car-s
  "Auto a noleggio", // me_car-r
  "Carpooling", // me_car-p
  "Moto", // me_mot
  "Bici o monopattino", // me_mic
  "Bici", // me_mic_bic
  "Bici pieghevole", // me_mic_fold-bic
  "Monopattino elettrico", // me_mic_e-sco
  "Monopattino elettrico veloce", // me_mic_fast-e-sco
  "Bici o monopattino in sharing", // me_mic-s
  "Bici (vecchio identificativo)", // cy_bic
  "Bici in sharing (vecchio identificativo)", // cy_bic-s
  "A piedi", // wa_wal
  "Sedia a rotelle", // wa_whe
  "Volo", // in_air
  "Treno a lunga percorrenza", // in_rail
  "Pullman a lunga percorrenza", // in_coach
  "Traghetto a lunga percorrenza", // in_ferry
  "Parcheggio in strada", // stationary_parking-onstreet
  "Parcheggio", // stationary_parking-offstreet
  "Attesa", // stationary_wait
  "Cambio", // stationary_transfer
  "Ritiro del veicolo", // stationary_vehicle-collect
  "Riconsegna del veicolo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Arrivo in aeroporto", // stationary_airport-checkout
  "Coincidenza aerea", // stationary_airport-transfer
  ],
  "fi": [
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
  "fr": [
  "Transports en commun", // pt_pub
  "Bus", // pt_pub_bus
  "Tram à câble", // pt_pub_cablecar
  "Taxi collectif", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Autocar", // pt_pub_coach
  "Bus express", // pt_pub_expressbus
  "Funiculaire", // pt_pub_funicular
  "Téléphérique", // pt_pub_gondola
  "Métro (aussi aérien)", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Train régional", // pt_pub_regionaltrain
  "Métro", // pt_pub_subway
  "Train", // pt_pub_train
  "Tram", // pt_pub_tram
  "Car scolaire", // pt_ltd_SCHOOLBUS
  "Transport à la demande", // ps_drt
  "Taxi", // ps_tax
  "VTC", // ps_tnc
  "Voiture", // me_car
  "Autopartage", // me_car-s
  "Voiture de location", // me_car-r
  "Covoiturage", // me_car-p
  "Moto", // me_mot
  "Vélo ou trottinette", // me_mic
  "Vélo", // me_mic_bic
  "Vélo pliant", // me_mic_fold-bic
  "Trottinette électrique", // me_mic_e-sco
  "Trottinette électrique rapide", // me_mic_fast-e-sco
  "Vélo ou trottinette en libre-service", // me_mic-s
  "Vélo (ancien identifiant)", // cy_bic
  "Vélo en libre-service (ancien identifiant)", // cy_bic-s
  "Marche", // wa_wal
  "Fauteuil roulant", // wa_whe
  "Vol", // in_air
  "Train grandes lignes", // in_rail
  "Autocar longue distance", // in_coach
  "Ferry longue distance", // in_ferry
  "Stationnement dans la rue", // stationary_parking-onstreet
  "Parking", // stationary_parking-offstreet
  "Attente", // stationary_wait
  "Correspondance", // stationary_transfer
  "Retrait du véhicule", // stationary_vehicle-collect
  "Restitution du véhicule", // stationary_vehicle-return
  "Enregistrement", // stationary_airport-checkin
  "Arrivée à l’aéroport", // stationary_airport-checkout
  "Correspondance aérienne", // stationary_airport-transfer
  ],
  "ko": [
  "대중교통", // pt_pub
  "버스", // pt_pub_bus
  "케이블 전차", // pt_pub_cablecar
  "합승 택시", // pt_pub_car
  "여객선", // pt_pub_ferry
  "시외버스", // pt_pub_coach
  "급행버스", // pt_pub_expressbus
  "푸니쿨라", // pt_pub_funicular
  "곤돌라", // pt_pub_gondola
  "도시철도", // pt_pub_metro
  "모노레일", // pt_pub_monorail
  "지역 열차", // pt_pub_regionaltrain
  "지하철", // pt_pub_subway
  "열차", // pt_pub_train
  "트램", // pt_pub_tram
  "통학버스", // pt_ltd_SCHOOLBUS
  "수요응답형 교통(DRT)", // ps_drt
  "택시", // ps_tax
  "앱 호출 차량", // ps_tnc
  "자가용", // me_car
  "카셰어링", // me_car-s
  "렌터카", // me_car-r
  "카풀", // me_car-p
  "오토바이", // me_mot
  "자전거 또는 전동 킥보드", // me_mic
  "자전거", // me_mic_bic
  "접이식 자전거", // me_mic_fold-bic
  "전동 킥보드", // me_mic_e-sco
  "고속 전동 킥보드", // me_mic_fast-e-sco
  "공유 자전거 또는 전동 킥보드", // me_mic-s
  "자전거(이전 식별자)", // cy_bic
  "공유 자전거(이전 식별자)", // cy_bic-s
  "도보", // wa_wal
  "휠체어", // wa_whe
  "항공편", // in_air
  "장거리 열차", // in_rail
  "고속버스", // in_coach
  "장거리 여객선", // in_ferry
  "노상 주차", // stationary_parking-onstreet
  "주차장", // stationary_parking-offstreet
  "대기", // stationary_wait
  "환승", // stationary_transfer
  "차량 대여", // stationary_vehicle-collect
  "차량 반납", // stationary_vehicle-return
  "탑승 수속", // stationary_airport-checkin
  "공항 도착", // stationary_airport-checkout
  "항공편 환승", // stationary_airport-transfer
  ],
  "pt": [
  "Transportes públicos", // pt_pub
  "Autocarro", // pt_pub_bus
  "Elétrico de cabo", // pt_pub_cablecar
  "Táxi coletivo", // pt_pub_car
  "Barco", // pt_pub_ferry
  "Expresso", // pt_pub_coach
  "Autocarro rápido", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monocarril", // pt_pub_monorail
  "Comboio regional", // pt_pub_regionaltrain
  "Metropolitano", // pt_pub_subway
  "Comboio", // pt_pub_train
  "Elétrico", // pt_pub_tram
  "Autocarro escolar", // pt_ltd_SCHOOLBUS
  "Transporte a pedido", // ps_drt
  "Táxi", // ps_tax
  "TVDE", // ps_tnc
  "Carro", // me_car
  "Carro partilhado", // me_car-s
  "Carro alugado", // me_car-r
  "Boleia", // me_car-p
  "Mota", // me_mot
  "Bicicleta ou trotineta", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta dobrável", // me_mic_fold-bic
  "Trotineta elétrica", // me_mic_e-sco
  "Trotineta elétrica rápida", // me_mic_fast-e-sco
  "Bicicleta ou trotineta partilhada", // me_mic-s
  "Bicicleta (identificador antigo)", // cy_bic
  "Bicicleta partilhada (identificador antigo)", // cy_bic-s
  "A pé", // wa_wal
  "Cadeira de rodas", // wa_whe
  "Voo", // in_air
  "Comboio de longo curso", // in_rail
  "Autocarro de longo curso", // in_coach
  "Barco de longo curso", // in_ferry
  "Estacionamento na rua", // stationary_parking-onstreet
  "Parque de estacionamento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Recolha do veículo", // stationary_vehicle-collect
  "Devolução do veículo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Chegada ao aeroporto", // stationary_airport-checkout
  "Ligação entre voos", // stationary_airport-transfer
  ],
  "es": [
  "Transporte público", // pt_pub
  "Autobús", // pt_pub_bus
  "Tranvía de cable", // pt_pub_cablecar
  "Taxi colectivo", // pt_pub_car
  "Ferri", // pt_pub_ferry
  "Autocar", // pt_pub_coach
  "Autobús exprés", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro (también en superficie)", // pt_pub_metro
  "Monorraíl", // pt_pub_monorail
  "Tren regional", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Tren", // pt_pub_train
  "Tranvía", // pt_pub_tram
  "Autobús escolar", // pt_ltd_SCHOOLBUS
  "Transporte a demanda", // ps_drt
  "Taxi", // ps_tax
  "VTC", // ps_tnc
  "Coche", // me_car
  "Carsharing", // me_car-s
  "Coche de alquiler", // me_car-r
  "Viaje compartido", // me_car-p
  "Moto", // me_mot
  "Bicicleta o patinete", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta plegable", // me_mic_fold-bic
  "Patinete eléctrico", // me_mic_e-sco
  "Patinete eléctrico rápido", // me_mic_fast-e-sco
  "Bicicleta o patinete compartidos", // me_mic-s
  "Bicicleta (identificador antiguo)", // cy_bic
  "Bicicleta compartida (identificador antiguo)", // cy_bic-s
  "A pie", // wa_wal
  "Silla de ruedas", // wa_whe
  "Vuelo", // in_air
  "Tren de larga distancia", // in_rail
  "Autocar de larga distancia", // in_coach
  "Ferri de larga distancia", // in_ferry
  "Aparcamiento en la calle", // stationary_parking-onstreet
  "Aparcamiento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Recogida del vehículo", // stationary_vehicle-collect
  "Devolución del vehículo", // stationary_vehicle-return
  "Facturación", // stationary_airport-checkin
  "Llegada al aeropuerto", // stationary_airport-checkout
  "Conexión de vuelos", // stationary_airport-transfer
  ],
  "en-US": [
  "Public transit", // pt_pub
  "Bus", // pt_pub_bus
  "Cable car", // pt_pub_cablecar
  "Shared taxi", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Intercity bus", // pt_pub_coach
  "Express bus", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Gondola", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regional train", // pt_pub_regionaltrain
  "Subway", // pt_pub_subway
  "Commuter train", // pt_pub_train
  "Light rail", // pt_pub_tram
  "School bus", // pt_ltd_SCHOOLBUS
  "On-demand transit", // ps_drt
  "Taxi", // ps_tax
  "Rideshare", // ps_tnc
  "Car", // me_car
  "Car sharing", // me_car-s
  "Rental car", // me_car-r
  "Carpool", // me_car-p
  "Motorcycle", // me_mot
  "Bike or scooter", // me_mic
  "Bicycle", // me_mic_bic
  "Folding bike", // me_mic_fold-bic
  "E-scooter", // me_mic_e-sco
  "Fast e-scooter", // me_mic_fast-e-sco
  "Shared bike or scooter", // me_mic-s
  "Bicycle (old identifier)", // cy_bic
  "Bike sharing (old identifier)", // cy_bic-s
  "Walk", // wa_wal
  "Wheelchair", // wa_whe
  "Flight", // in_air
  "Long-distance train", // in_rail
  "Long-distance bus", // in_coach
  "Long-distance ferry", // in_ferry
  "Street parking", // stationary_parking-onstreet
  "Parking lot", // stationary_parking-offstreet
  "Wait", // stationary_wait
  "Transfer", // stationary_transfer
  "Vehicle pickup", // stationary_vehicle-collect
  "Vehicle return", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Airport arrival", // stationary_airport-checkout
  "Flight connection", // stationary_airport-transfer
  ],
  "es-419": [
  "Transporte público", // pt_pub
  "Autobús", // pt_pub_bus
  "Tranvía de cable", // pt_pub_cablecar
  "Taxi colectivo", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Autobús interurbano", // pt_pub_coach
  "Autobús exprés", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro (también en superficie)", // pt_pub_metro
  "Monorriel", // pt_pub_monorail
  "Tren regional", // pt_pub_regionaltrain
  "Metro", // pt_pub_subway
  "Tren", // pt_pub_train
  "Tranvía", // pt_pub_tram
  "Autobús escolar", // pt_ltd_SCHOOLBUS
  "Transporte a demanda", // ps_drt
  "Taxi", // ps_tax
  "Viaje por app", // ps_tnc
  "Auto", // me_car
  "Auto compartido", // me_car-s
  "Auto de alquiler", // me_car-r
  "Viaje compartido", // me_car-p
  "Moto", // me_mot
  "Bicicleta o scooter", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta plegable", // me_mic_fold-bic
  "Scooter eléctrico", // me_mic_e-sco
  "Scooter eléctrico rápido", // me_mic_fast-e-sco
  "Bicicleta o scooter compartidos", // me_mic-s
  "Bicicleta (identificador antiguo)", // cy_bic
  "Bicicleta compartida (identificador antiguo)", // cy_bic-s
  "A pie", // wa_wal
  "Silla de ruedas", // wa_whe
  "Vuelo", // in_air
  "Tren de larga distancia", // in_rail
  "Autobús de larga distancia", // in_coach
  "Ferry de larga distancia", // in_ferry
  "Estacionamiento en la calle", // stationary_parking-onstreet
  "Estacionamiento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Retiro del vehículo", // stationary_vehicle-collect
  "Devolución del vehículo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Llegada al aeropuerto", // stationary_airport-checkout
  "Conexión de vuelos", // stationary_airport-transfer
  ],
  "pt-BR": [
  "Transporte público", // pt_pub
  "Ônibus", // pt_pub_bus
  "Bonde a cabo", // pt_pub_cablecar
  "Táxi-lotação", // pt_pub_car
  "Balsa", // pt_pub_ferry
  "Ônibus rodoviário", // pt_pub_coach
  "Ônibus expresso", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metrô", // pt_pub_metro
  "Monotrilho", // pt_pub_monorail
  "Trem regional", // pt_pub_regionaltrain
  "Metropolitano", // pt_pub_subway
  "Trem", // pt_pub_train
  "Bonde", // pt_pub_tram
  "Ônibus escolar", // pt_ltd_SCHOOLBUS
  "Transporte sob demanda", // ps_drt
  "Táxi", // ps_tax
  "Carro por aplicativo", // ps_tnc
  "Carro", // me_car
  "Carro compartilhado", // me_car-s
  "Carro alugado", // me_car-r
  "Carona", // me_car-p
  "Moto", // me_mot
  "Bicicleta ou patinete", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta dobrável", // me_mic_fold-bic
  "Patinete elétrico", // me_mic_e-sco
  "Patinete elétrico rápido", // me_mic_fast-e-sco
  "Bicicleta ou patinete compartilhado", // me_mic-s
  "Bicicleta (identificador antigo)", // cy_bic
  "Bicicleta compartilhada (identificador antigo)", // cy_bic-s
  "A pé", // wa_wal
  "Cadeira de rodas", // wa_whe
  "Voo", // in_air
  "Trem de longa distância", // in_rail
  "Ônibus de longa distância", // in_coach
  "Balsa de longa distância", // in_ferry
  "Estacionamento na rua", // stationary_parking-onstreet
  "Estacionamento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Baldeação", // stationary_transfer
  "Retirada do veículo", // stationary_vehicle-collect
  "Devolução do veículo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Chegada ao aeroporto", // stationary_airport-checkout
  "Conexão de voo", // stationary_airport-transfer
  ],
  "zh-HK": [
  "公共交通", // pt_pub
  "巴士", // pt_pub_bus
  "纜索電車", // pt_pub_cablecar
  "合乘的士", // pt_pub_car
  "渡輪", // pt_pub_ferry
  "長途巴士", // pt_pub_coach
  "特快巴士", // pt_pub_expressbus
  "纜車", // pt_pub_funicular
  "架空纜車", // pt_pub_gondola
  "市區鐵路", // pt_pub_metro
  "單軌列車", // pt_pub_monorail
  "區域列車", // pt_pub_regionaltrain
  "地鐵", // pt_pub_subway
  "火車", // pt_pub_train
  "電車", // pt_pub_tram
  "校巴", // pt_ltd_SCHOOLBUS
  "預約巴士", // ps_drt
  "的士", // ps_tax
  "網約車", // ps_tnc
  "自行駕車", // me_car
  "共享汽車", // me_car-s
  "租車", // me_car-r
  "汽車共乘", // me_car-p
  "電單車", // me_mot
  "單車或滑板車", // me_mic
  "單車", // me_mic_bic
  "摺疊單車", // me_mic_fold-bic
  "電動滑板車", // me_mic_e-sco
  "高速電動滑板車", // me_mic_fast-e-sco
  "共享單車或滑板車", // me_mic-s
  "單車（舊識別碼）", // cy_bic
  "共享單車（舊識別碼）", // cy_bic-s
  "步行", // wa_wal
  "輪椅", // wa_whe
  "航班", // in_air
  "長途列車", // in_rail
  "跨城巴士", // in_coach
  "長途渡輪", // in_ferry
  "路邊泊車", // stationary_parking-onstreet
  "停車場", // stationary_parking-offstreet
  "等候", // stationary_wait
  "轉車", // stationary_transfer
  "取車", // stationary_vehicle-collect
  "還車", // stationary_vehicle-return
  "登機手續", // stationary_airport-checkin
  "機場抵境", // stationary_airport-checkout
  "轉機", // stationary_airport-transfer
  ],
};
