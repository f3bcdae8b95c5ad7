// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { WordsTag } from '../../locale/locales.ts';

/** A line that explains each mode, in the order of `modeIds`. */
export const modeMeanings: Readonly<Record<WordsTag, readonly string[]>> = {
  "zh-Hans": [
  "按时刻表或间隔运行、面向公众的交通", // pt_pub
  "市内或本地公交", // pt_pub_bus
  "由地下缆索牵引的有轨电车", // pt_pub_cablecar
  "以小汽车运营的公共交通", // pt_pub_car
  "轮渡或水上巴士", // pt_pub_ferry
  "长途客运汽车", // pt_pub_coach
  "停站较少的公交车", // pt_pub_expressbus
  "陡坡上由缆索牵引的铁路", // pt_pub_funicular
  "悬挂在缆索上的车厢", // pt_pub_gondola
  "地下和地面的城市轨道交通", // pt_pub_metro
  "在单条轨道上运行的列车", // pt_pub_monorail
  "区域或城际列车", // pt_pub_regionaltrain
  "城市地下铁路", // pt_pub_subway
  "市郊或通勤列车", // pt_pub_train
  "有轨电车或轻轨", // pt_pub_tram
  "仅供学生乘坐的班车", // pt_ltd_SCHOOLBUS
  "按预约运行的合乘服务", // ps_drt
  "乘坐出租车", // ps_tax
  "通过应用预约、配有司机的车辆", // ps_tnc
  "自有汽车", // me_car
  "共享平台的汽车", // me_car-s
  "为出行租用的汽车", // me_car-r
  "搭乘他人的汽车", // me_car-p
  "自有摩托车", // me_mot
  "自有自行车、电动滑板车等", // me_mic
  "自有自行车", // me_mic_bic
  "全程随身携带的折叠自行车", // me_mic_fold-bic
  "全程随身携带的滑板车，最高时速25公里", // me_mic_e-sco
  "全程随身携带的滑板车，最高时速45公里", // me_mic_fast-e-sco
  "面向公众的共享单车或电动滑板车", // me_mic-s
  "自有自行车；请改用“me_mic_bic”", // cy_bic
  "共享单车；请改用“me_mic-s”", // cy_bic-s
  "徒步前往", // wa_wal
  "乘轮椅前往", // wa_whe
  "定期航班", // in_air
  "城市之间的列车", // in_rail
  "城市之间的客车", // in_coach
  "远距离港口之间的轮渡", // in_ferry
  "将车辆停在路边", // stationary_parking-onstreet
  "将车辆停入停车场", // stationary_parking-offstreet
  "等候下一班车", // stationary_wait
  "从一条线路换到另一条线路", // stationary_transfer
  "领取共享或租用的车辆", // stationary_vehicle-collect
  "归还共享或租用的车辆", // stationary_vehicle-return
  "在机场办理值机和安检", // stationary_airport-checkin
  "在机场办理入境并提取行李", // stationary_airport-checkout
  "在机场换乘另一航班", // stationary_airport-transfer
  ],
  "zh-Hant": [
  "依班表或班距行駛、開放大眾搭乘的運輸", // pt_pub
  "市區或地方公車", // pt_pub_bus
  "由地下纜索牽引的路面電車", // pt_pub_cablecar
  "以小客車營運的大眾運輸", // pt_pub_car
  "渡輪或水上巴士", // pt_pub_ferry
  "長途客運巴士", // pt_pub_coach
  "停靠站較少的公車", // pt_pub_expressbus
  "陡坡上由纜索牽引的鐵路", // pt_pub_funicular
  "懸掛在纜索上的車廂", // pt_pub_gondola
  "地下及地面的都市鐵路", // pt_pub_metro
  "在單一軌道上行駛的列車", // pt_pub_monorail
  "區域或城際列車", // pt_pub_regionaltrain
  "都市地下鐵路", // pt_pub_subway
  "區間或通勤列車", // pt_pub_train
  "路面電車或輕軌", // pt_pub_tram
  "僅供學生搭乘的班車", // pt_ltd_SCHOOLBUS
  "依預約行駛的共乘服務", // ps_drt
  "搭乘計程車", // ps_tax
  "透過應用程式預約、附駕駛的車輛", // ps_tnc
  "自有汽車", // me_car
  "共享平台的汽車", // me_car-s
  "為行程租用的汽車", // me_car-r
  "搭乘他人的汽車", // me_car-p
  "自有機車", // me_mot
  "自有自行車、電動滑板車等", // me_mic
  "自有自行車", // me_mic_bic
  "全程隨身攜帶的摺疊自行車", // me_mic_fold-bic
  "全程隨身攜帶的滑板車，最高時速 25 公里", // me_mic_e-sco
  "全程隨身攜帶的滑板車，最高時速 45 公里", // me_mic_fast-e-sco
  "開放大眾租借的自行車或電動滑板車", // me_mic-s
  "自有自行車；請改用「me_mic_bic」", // cy_bic
  "公共自行車；請改用「me_mic-s」", // cy_bic-s
  "徒步前往", // wa_wal
  "乘輪椅前往", // wa_whe
  "定期班機", // in_air
  "城市之間的列車", // in_rail
  "城市之間的客運巴士", // in_coach
  "遠距港口之間的渡輪", // in_ferry
  "將車輛停在路邊", // stationary_parking-onstreet
  "將車輛停入停車場", // stationary_parking-offstreet
  "等候下一班車", // stationary_wait
  "從一條路線轉到另一條路線", // stationary_transfer
  "領取共享或租用的車輛", // stationary_vehicle-collect
  "歸還共享或租用的車輛", // stationary_vehicle-return
  "在機場辦理報到和安檢", // stationary_airport-checkin
  "在機場辦理入境並提領行李", // stationary_airport-checkout
  "在機場轉乘另一班機", // stationary_airport-transfer
  ],
  "da": [
  "Trafik efter køreplan, åben for alle", // pt_pub
  "Bybus eller lokalbus", // pt_pub_bus
  "Sporvogn trukket af et kabel", // pt_pub_cablecar
  "Kollektiv trafik med bil", // pt_pub_car
  "Færge eller havnebus", // pt_pub_ferry
  "Bus over længere afstande", // pt_pub_coach
  "Bus med få stop", // pt_pub_expressbus
  "Kabeltrukket bane på en stejl skråning", // pt_pub_funicular
  "Kabiner, der hænger i et kabel", // pt_pub_gondola
  "Metro, der også kører over jorden", // pt_pub_metro
  "Bane på en enkelt skinne", // pt_pub_monorail
  "Regionaltog og intercitytog", // pt_pub_regionaltrain
  "Metro under jorden", // pt_pub_subway
  "Lokaltog eller pendlertog", // pt_pub_train
  "Sporvogn eller letbane", // pt_pub_tram
  "Bus kun for elever", // pt_ltd_SCHOOLBUS
  "Behovsstyret kørsel: delte ture, der kører efter bestilling", // ps_drt
  "Tur med taxa", // ps_tax
  "Bil med chauffør, bestilt via app", // ps_tnc
  "Din egen bil", // me_car
  "Bil fra en delebilsordning", // me_car-s
  "Bil lejet til turen", // me_car-r
  "Tur i en andens bil", // me_car-p
  "Din egen motorcykel", // me_mot
  "Din egen cykel, dit eget elløbehjul eller lignende", // me_mic
  "Din egen cykel", // me_mic_bic
  "Foldecykel, der er med hele vejen", // me_mic_fold-bic
  "Elløbehjul op til 25 km/t, der er med hele vejen", // me_mic_e-sco
  "Elløbehjul op til 45 km/t, der er med hele vejen", // me_mic_fast-e-sco
  "Cykel eller elløbehjul fra en deleordning", // me_mic-s
  "Din egen cykel; brug “me_mic_bic”", // cy_bic
  "Delecykel; brug “me_mic-s”", // cy_bic-s
  "Gåtur", // wa_wal
  "Tur i kørestol", // wa_whe
  "Ruteflyvning", // in_air
  "Tog mellem byer", // in_rail
  "Rutebus mellem byer", // in_coach
  "Færge mellem havne langt fra hinanden", // in_ferry
  "Parkering på gaden", // stationary_parking-onstreet
  "Parkering på en parkeringsplads eller i et p-hus", // stationary_parking-offstreet
  "Ventetid til det næste køretøj", // stationary_wait
  "Skift fra en linje til en anden", // stationary_transfer
  "Afhentning af et dele- eller udlejningskøretøj", // stationary_vehicle-collect
  "Aflevering af et dele- eller udlejningskøretøj", // stationary_vehicle-return
  "Check-in og sikkerhedskontrol i lufthavnen", // stationary_airport-checkin
  "Bagage og paskontrol i lufthavnen", // stationary_airport-checkout
  "Skift mellem fly i en lufthavn", // stationary_airport-transfer
  ],
  "nl": [
  "Vervoer volgens dienstregeling, voor iedereen", // pt_pub
  "Stads- of streekbus", // pt_pub_bus
  "Tram die door een kabel wordt getrokken", // pt_pub_cablecar
  "Openbaar vervoer met de auto", // pt_pub_car
  "Veerpont of waterbus", // pt_pub_ferry
  "Bus over langere afstand", // pt_pub_coach
  "Bus met weinig haltes", // pt_pub_expressbus
  "Kabeltrein op een steile helling", // pt_pub_funicular
  "Cabines die aan een kabel hangen", // pt_pub_gondola
  "Metro die ook boven de grond rijdt", // pt_pub_metro
  "Trein op één rail", // pt_pub_monorail
  "Regionale trein of intercity", // pt_pub_regionaltrain
  "Metro onder de grond", // pt_pub_subway
  "Sprinter, stoptrein of forenzentrein", // pt_pub_train
  "Tram of sneltram", // pt_pub_tram
  "Bus alleen voor leerlingen", // pt_ltd_SCHOOLBUS
  "Gedeelde ritten die rijden als je reserveert", // ps_drt
  "Rit met de taxi", // ps_tax
  "Auto met chauffeur, besteld via een app", // ps_tnc
  "Je eigen auto", // me_car
  "Auto van een aanbieder van deelauto’s", // me_car-s
  "Auto die je voor de reis huurt", // me_car-r
  "Meerijden in de auto van iemand anders", // me_car-p
  "Je eigen motor", // me_mot
  "Je eigen fiets, e-step of iets vergelijkbaars", // me_mic
  "Je eigen fiets", // me_mic_bic
  "Vouwfiets die de hele reis meegaat", // me_mic_fold-bic
  "E-step tot 25 km/u die de hele reis meegaat", // me_mic_e-sco
  "E-step tot 45 km/u die de hele reis meegaat", // me_mic_fast-e-sco
  "Fiets of e-step van een deelaanbieder", // me_mic-s
  "Je eigen fiets; gebruik “me_mic_bic”", // cy_bic
  "Deelfiets; gebruik “me_mic-s”", // cy_bic-s
  "Te voet", // wa_wal
  "Onderweg met de rolstoel", // wa_whe
  "Lijnvlucht", // in_air
  "Trein tussen steden", // in_rail
  "Bus tussen steden", // in_coach
  "Veerboot tussen ver uit elkaar gelegen havens", // in_ferry
  "Het voertuig op straat parkeren", // stationary_parking-onstreet
  "Het voertuig op een parkeerterrein of in een garage parkeren", // stationary_parking-offstreet
  "Wachten tot het volgende voertuig komt", // stationary_wait
  "Overstappen van de ene lijn op de andere", // stationary_transfer
  "Een gedeeld of gehuurd voertuig ophalen", // stationary_vehicle-collect
  "Een gedeeld of gehuurd voertuig inleveren", // stationary_vehicle-return
  "Inchecken en beveiliging op de luchthaven", // stationary_airport-checkin
  "Bagage en grenscontrole op de luchthaven", // stationary_airport-checkout
  "Overstappen tussen vluchten op een luchthaven", // stationary_airport-transfer
  ],
  "en": [
  "Scheduled transport open to everyone", // pt_pub
  "Local bus", // pt_pub_bus
  "Tram hauled by a cable", // pt_pub_cablecar
  "Public transport by car", // pt_pub_car
  "Ferry or water bus", // pt_pub_ferry
  "Long-distance bus", // pt_pub_coach
  "Bus with few stops", // pt_pub_expressbus
  "Cable railway on a steep slope", // pt_pub_funicular
  "Cabins hanging from a cable", // pt_pub_gondola
  "Urban railway below and above ground", // pt_pub_metro
  "Railway on a single beam", // pt_pub_monorail
  "Regional and inter-city trains", // pt_pub_regionaltrain
  "Underground urban railway", // pt_pub_subway
  "Local or commuter train", // pt_pub_train
  "Tram or light rail", // pt_pub_tram
  "Bus for pupils only", // pt_ltd_SCHOOLBUS
  "Shared rides that run when booked", // ps_drt
  "Ride in a taxi", // ps_tax
  "Car with driver, booked through an app", // ps_tnc
  "Your own car", // me_car
  "Car of a sharing scheme", // me_car-s
  "Car hired for the trip", // me_car-r
  "A ride in another traveller’s car", // me_car-p
  "Your own motorbike", // me_mot
  "Your own bicycle, scooter or similar", // me_mic
  "Your own bicycle", // me_mic_bic
  "Folding bicycle that travels with you all the way", // me_mic_fold-bic
  "E-scooter up to 25 km/h that travels with you", // me_mic_e-sco
  "E-scooter up to 45 km/h that travels with you", // me_mic_fast-e-sco
  "Bike or scooter of a public sharing scheme", // me_mic-s
  "Your own bicycle; please use “me_mic_bic”", // cy_bic
  "Bike of a sharing scheme; please use “me_mic-s”", // cy_bic-s
  "On foot", // wa_wal
  "Moving by wheelchair", // wa_whe
  "Scheduled flight", // in_air
  "Train between cities", // in_rail
  "Coach between cities", // in_coach
  "Ferry between ports far apart", // in_ferry
  "Parking the vehicle on the street", // stationary_parking-onstreet
  "Parking the vehicle in a car park", // stationary_parking-offstreet
  "Waiting for the next vehicle", // stationary_wait
  "Changing from one service to another", // stationary_transfer
  "Collecting a shared or hired vehicle", // stationary_vehicle-collect
  "Returning a shared or hired vehicle", // stationary_vehicle-return
  "Check-in and security at the airport", // stationary_airport-checkin
  "Immigration and baggage reclaim at the airport", // stationary_airport-checkout
  "Changing between flights at an airport", // stationary_airport-transfer
  ],
  "de": [
  "Fahrplanmäßiger Verkehr für alle", // pt_pub
  "Stadt- oder Regionalbus", // pt_pub_bus
  "Straßenbahn, die von einem Seil gezogen wird", // pt_pub_cablecar
  "Öffentlicher Verkehr mit dem Auto", // pt_pub_car
  "Fähre oder Linienschiff", // pt_pub_ferry
  "Bus über längere Strecken", // pt_pub_coach
  "Bus mit wenigen Haltestellen", // pt_pub_expressbus
  "Seilbahn auf Schienen am Hang", // pt_pub_funicular
  "Kabinen, die an einem Seil hängen", // pt_pub_gondola
  "U-Bahn, die auch oberirdisch fährt", // pt_pub_metro
  "Bahn auf einem einzelnen Fahrbalken", // pt_pub_monorail
  "Regional- und Intercityzüge", // pt_pub_regionaltrain
  "Unterirdische Bahn in der Stadt", // pt_pub_subway
  "Nahverkehrszug oder S-Bahn", // pt_pub_train
  "Straßenbahn oder Tram", // pt_pub_tram
  "Bus nur für Schülerinnen und Schüler", // pt_ltd_SCHOOLBUS
  "Geteilte Fahrten, die nur nach Buchung stattfinden", // ps_drt
  "Fahrt mit dem Taxi", // ps_tax
  "Ridehailing: Auto mit Fahrerin oder Fahrer, per App gebucht", // ps_tnc
  "Eigenes Auto", // me_car
  "Auto eines Carsharing-Anbieters", // me_car-s
  "Für die Reise gemietetes Auto", // me_car-r
  "Mitfahrt im Auto anderer Reisender", // me_car-p
  "Eigenes Motorrad", // me_mot
  "Eigenes Fahrrad, E-Scooter oder Ähnliches", // me_mic
  "Eigenes Fahrrad", // me_mic_bic
  "Faltrad, das die ganze Reise mitkommt", // me_mic_fold-bic
  "E-Scooter bis 25 km/h, der die ganze Reise mitkommt", // me_mic_e-sco
  "E-Scooter bis 45 km/h, der die ganze Reise mitkommt", // me_mic_fast-e-sco
  "Fahrrad oder E-Scooter eines Verleihs", // me_mic-s
  "Eigenes Fahrrad; bitte „me_mic_bic“ verwenden", // cy_bic
  "Leihrad; bitte „me_mic-s“ verwenden", // cy_bic-s
  "Zu Fuß", // wa_wal
  "Unterwegs mit dem Rollstuhl", // wa_whe
  "Linienflug", // in_air
  "Zug zwischen Städten", // in_rail
  "Bus zwischen Städten", // in_coach
  "Fähre zwischen weit entfernten Häfen", // in_ferry
  "Das Fahrzeug auf der Straße abstellen", // stationary_parking-onstreet
  "Das Fahrzeug auf einem Parkplatz oder im Parkhaus abstellen", // stationary_parking-offstreet
  "Warten, bis das nächste Fahrzeug kommt", // stationary_wait
  "Wechsel von einer Linie zur nächsten", // stationary_transfer
  "Ein geteiltes oder gemietetes Fahrzeug abholen", // stationary_vehicle-collect
  "Ein geteiltes oder gemietetes Fahrzeug zurückgeben", // stationary_vehicle-return
  "Check-in und Sicherheitskontrolle am Flughafen", // stationary_airport-checkin
  "Gepäckausgabe und Einreise am Flughafen", // stationary_airport-checkout
  "Umstieg zwischen Flügen am Flughafen", // stationary_airport-transfer
  ],
  "it": [
  "Mezzi di linea aperti a tutti", // pt_pub
  "Bus urbano o locale", // pt_pub_bus
  "Tram trainato da una fune", // pt_pub_cablecar
  "Trasporto pubblico in auto", // pt_pub_car
  "Traghetto o battello di linea", // pt_pub_ferry
  "Bus a lunga percorrenza", // pt_pub_coach
  "Bus con poche fermate", // pt_pub_expressbus
  "Ferrovia a fune su forte pendenza", // pt_pub_funicular
  "Cabine sospese a una fune", // pt_pub_gondola
  "Metro sotterranea e di superficie", // pt_pub_metro
  "Treno su una sola rotaia", // pt_pub_monorail
  "Treni regionali e intercity", // pt_pub_regionaltrain
  "Metro sotterranea", // pt_pub_subway
  "Treno locale o suburbano", // pt_pub_train
  "Tram o metrotranvia", // pt_pub_tram
  "Bus riservato agli alunni", // pt_ltd_SCHOOLBUS
  "Corse condivise, su prenotazione", // ps_drt
  "Corsa in taxi", // ps_tax
  "Corsa con autista, prenotata tramite app", // ps_tnc
  "La tua auto", // me_car
  "Auto di un servizio di car sharing", // me_car-s
  "Auto noleggiata per il viaggio", // me_car-r
  "Viaggio nell’auto di un’altra persona", // me_car-p
  "La tua moto", // me_mot
  "La tua bici, il tuo monopattino o simili", // me_mic
  "La tua bici", // me_mic_bic
  "Bici pieghevole che porti con te per tutto il viaggio", // me_mic_fold-bic
  "Monopattino fino a 25 km/h che porti con te", // me_mic_e-sco
  "Monopattino fino a 45 km/h che porti con te", // me_mic_fast-e-sco
  "Bici o monopattino di un servizio di sharing", // me_mic-s
  "La tua bici; usa “me_mic_bic”", // cy_bic
  "Bici di un servizio di sharing; usa “me_mic-s”", // cy_bic-s
  "Percorso a piedi", // wa_wal
  "Percorso in sedia a rotelle", // wa_whe
  "Volo di linea", // in_air
  "Treno tra città", // in_rail
  "Pullman tra città", // in_coach
  "Traghetto tra porti lontani", // in_ferry
  "Parcheggiare il veicolo in strada", // stationary_parking-onstreet
  "Parcheggiare il veicolo in un parcheggio", // stationary_parking-offstreet
  "Attesa del mezzo successivo", // stationary_wait
  "Cambio da una linea a un’altra", // stationary_transfer
  "Ritiro di un veicolo in sharing o a noleggio", // stationary_vehicle-collect
  "Riconsegna di un veicolo in sharing o a noleggio", // stationary_vehicle-return
  "Check-in e controlli di sicurezza in aeroporto", // stationary_airport-checkin
  "Ritiro bagagli e controllo passaporti in aeroporto", // stationary_airport-checkout
  "Cambio di volo in aeroporto", // stationary_airport-transfer
  ],
  "fi": [
  "Kaikille avoin aikataulun mukainen liikenne", // pt_pub
  "Kaupunki- tai lähibussi", // pt_pub_bus
  "Vaijerin vetämä raitiovaunu", // pt_pub_cablecar
  "Joukkoliikenne henkilöautolla", // pt_pub_car
  "Lautta tai vesibussi", // pt_pub_ferry
  "Pitkän matkan linja-auto", // pt_pub_coach
  "Bussi, jolla on vähän pysäkkejä", // pt_pub_expressbus
  "Vaijerin vetämä rata jyrkässä rinteessä", // pt_pub_funicular
  "Vaijerissa riippuvat kabiinit", // pt_pub_gondola
  "Kaupunkirata maan alla ja päällä", // pt_pub_metro
  "Yhdellä kiskolla kulkeva juna", // pt_pub_monorail
  "Alueelliset ja kaupunkien väliset junat", // pt_pub_regionaltrain
  "Maanalainen kaupunkirata", // pt_pub_subway
  "Lähi- tai työmatkajuna", // pt_pub_train
  "Raitiovaunu tai pikaratikka", // pt_pub_tram
  "Vain koululaisille tarkoitettu bussi", // pt_ltd_SCHOOLBUS
  "Yhteiskyydit, jotka ajetaan tilauksesta", // ps_drt
  "Matka taksilla", // ps_tax
  "Sovelluksella tilattava auto kuljettajineen", // ps_tnc
  "Oma auto", // me_car
  "Yhteiskäyttöpalvelun auto", // me_car-s
  "Matkaa varten vuokrattu auto", // me_car-r
  "Matka toisen matkustajan autossa", // me_car-p
  "Oma moottoripyörä", // me_mot
  "Oma pyörä, potkulauta tai vastaava", // me_mic
  "Oma pyörä", // me_mic_bic
  "Taittopyörä, joka on mukana koko matkan", // me_mic_fold-bic
  "Enintään 25 km/h kulkeva sähköpotkulauta, joka on mukana koko matkan", // me_mic_e-sco
  "Enintään 45 km/h kulkeva sähköpotkulauta, joka on mukana koko matkan", // me_mic_fast-e-sco
  "Yhteiskäyttöpalvelun pyörä tai sähköpotkulauta", // me_mic-s
  "Oma pyörä; käytä tunnusta ”me_mic_bic”", // cy_bic
  "Kaupunkipyörä; käytä tunnusta ”me_mic-s”", // cy_bic-s
  "Kävellen", // wa_wal
  "Matka pyörätuolilla", // wa_whe
  "Reittilento", // in_air
  "Juna kaupunkien välillä", // in_rail
  "Linja-auto kaupunkien välillä", // in_coach
  "Lautta kaukana toisistaan olevien satamien välillä", // in_ferry
  "Ajoneuvon pysäköinti kadun varteen", // stationary_parking-onstreet
  "Ajoneuvon pysäköinti alueelle tai halliin", // stationary_parking-offstreet
  "Seuraavan kulkuneuvon odottaminen", // stationary_wait
  "Vaihto vuorosta toiseen", // stationary_transfer
  "Yhteiskäyttöisen tai vuokratun ajoneuvon nouto", // stationary_vehicle-collect
  "Yhteiskäyttöisen tai vuokratun ajoneuvon palautus", // stationary_vehicle-return
  "Lähtöselvitys ja turvatarkastus lentoasemalla", // stationary_airport-checkin
  "Matkatavarat ja maahantulo lentoasemalla", // stationary_airport-checkout
  "Vaihto lennolta toiselle lentoasemalla", // stationary_airport-transfer
  ],
  "fr": [
  "Lignes régulières ouvertes à tous", // pt_pub
  "Bus urbain ou local", // pt_pub_bus
  "Tram tiré par un câble", // pt_pub_cablecar
  "Transport en commun en voiture", // pt_pub_car
  "Ferry ou navette fluviale", // pt_pub_ferry
  "Bus longue distance", // pt_pub_coach
  "Bus avec peu d’arrêts", // pt_pub_expressbus
  "Chemin de fer à câble en forte pente", // pt_pub_funicular
  "Cabines suspendues à un câble", // pt_pub_gondola
  "Métro souterrain et aérien", // pt_pub_metro
  "Train sur un seul rail", // pt_pub_monorail
  "Trains régionaux et intercités", // pt_pub_regionaltrain
  "Métro souterrain", // pt_pub_subway
  "Train local ou de banlieue", // pt_pub_train
  "Tram ou métro léger", // pt_pub_tram
  "Réservé aux élèves", // pt_ltd_SCHOOLBUS
  "Trajets partagés, sur réservation", // ps_drt
  "Trajet en taxi", // ps_tax
  "Voiture avec chauffeur, réservée dans une application", // ps_tnc
  "Votre voiture", // me_car
  "Voiture d’un service d’autopartage", // me_car-s
  "Voiture louée pour le trajet", // me_car-r
  "Trajet dans la voiture d’une autre personne", // me_car-p
  "Votre moto", // me_mot
  "Votre vélo, votre trottinette ou un engin similaire", // me_mic
  "Votre vélo", // me_mic_bic
  "Vélo pliant que vous gardez avec vous tout le trajet", // me_mic_fold-bic
  "Trottinette jusqu’à 25 km/h que vous gardez avec vous", // me_mic_e-sco
  "Trottinette jusqu’à 45 km/h que vous gardez avec vous", // me_mic_fast-e-sco
  "Vélo ou trottinette d’un service partagé", // me_mic-s
  "Votre vélo ; utilisez « me_mic_bic »", // cy_bic
  "Vélo en libre-service ; utilisez « me_mic-s »", // cy_bic-s
  "À pied", // wa_wal
  "Déplacement en fauteuil roulant", // wa_whe
  "Vol régulier", // in_air
  "Train entre villes", // in_rail
  "Autocar entre villes", // in_coach
  "Ferry entre ports éloignés", // in_ferry
  "Garer le véhicule dans la rue", // stationary_parking-onstreet
  "Garer le véhicule dans un parking", // stationary_parking-offstreet
  "Attente du véhicule suivant", // stationary_wait
  "Changement de ligne", // stationary_transfer
  "Récupération d’un véhicule partagé ou loué", // stationary_vehicle-collect
  "Restitution d’un véhicule partagé ou loué", // stationary_vehicle-return
  "Enregistrement et contrôles de sûreté à l’aéroport", // stationary_airport-checkin
  "Bagages et contrôle aux frontières", // stationary_airport-checkout
  "Changement de vol dans un aéroport", // stationary_airport-transfer
  ],
  "ko": [
  "시간표나 배차 간격에 따라 누구나 이용하는 교통편", // pt_pub
  "시내버스 또는 마을버스", // pt_pub_bus
  "케이블이 끄는 노면전차", // pt_pub_cablecar
  "승용차로 운행하는 대중교통", // pt_pub_car
  "여객선 또는 수상버스", // pt_pub_ferry
  "장거리 버스", // pt_pub_coach
  "정차 횟수가 적은 버스", // pt_pub_expressbus
  "급경사를 케이블로 오르내리는 철도", // pt_pub_funicular
  "케이블에 매달린 객실", // pt_pub_gondola
  "지하와 지상을 다니는 도시철도", // pt_pub_metro
  "외줄 궤도를 달리는 열차", // pt_pub_monorail
  "지역 내 또는 도시 간 열차", // pt_pub_regionaltrain
  "지하로 다니는 도시철도", // pt_pub_subway
  "근교 또는 통근 열차", // pt_pub_train
  "트램 또는 경전철", // pt_pub_tram
  "학생 전용 버스", // pt_ltd_SCHOOLBUS
  "예약에 따라 운행하는 합승 차량", // ps_drt
  "택시로 이동", // ps_tax
  "앱으로 부르는 기사 포함 차량", // ps_tnc
  "본인 소유의 자동차", // me_car
  "공유 서비스의 자동차", // me_car-s
  "이동을 위해 빌린 자동차", // me_car-r
  "다른 사람의 차에 함께 타기", // me_car-p
  "본인 소유의 오토바이", // me_mot
  "본인 소유의 자전거, 전동 킥보드 등", // me_mic
  "본인 소유의 자전거", // me_mic_bic
  "이동 내내 휴대하는 접이식 자전거", // me_mic_fold-bic
  "이동 내내 휴대하는 시속 25km 이하 킥보드", // me_mic_e-sco
  "이동 내내 휴대하는 시속 45km 이하 킥보드", // me_mic_fast-e-sco
  "누구나 빌려 탈 수 있는 자전거나 전동 킥보드", // me_mic-s
  "본인 소유의 자전거. ‘me_mic_bic’ 사용 권장", // cy_bic
  "공유 자전거. ‘me_mic-s’ 사용 권장", // cy_bic-s
  "걸어서 이동", // wa_wal
  "휠체어로 이동", // wa_whe
  "정기 항공편", // in_air
  "도시 간 열차", // in_rail
  "도시 간 장거리 버스", // in_coach
  "먼 항구를 잇는 여객선", // in_ferry
  "차량을 길가에 주차", // stationary_parking-onstreet
  "차량을 주차장에 주차", // stationary_parking-offstreet
  "다음 차량이 올 때까지 대기", // stationary_wait
  "다른 노선으로 갈아타기", // stationary_transfer
  "공유 또는 대여 차량 인수", // stationary_vehicle-collect
  "공유 또는 대여 차량 반납", // stationary_vehicle-return
  "공항 탑승 수속 및 보안 검색", // stationary_airport-checkin
  "공항 입국 심사 및 수하물 수취", // stationary_airport-checkout
  "공항에서 다른 항공편으로 환승", // stationary_airport-transfer
  ],
  "pt": [
  "Transportes regulares abertos a todos", // pt_pub
  "Autocarro urbano ou local", // pt_pub_bus
  "Elétrico puxado por um cabo", // pt_pub_cablecar
  "Transporte público em automóvel", // pt_pub_car
  "Ferry ou barco de carreira", // pt_pub_ferry
  "Autocarro de longa distância", // pt_pub_coach
  "Autocarro com poucas paragens", // pt_pub_expressbus
  "Transporte sobre carris em encosta íngreme", // pt_pub_funicular
  "Cabines suspensas por um cabo", // pt_pub_gondola
  "Transporte ferroviário urbano, subterrâneo e à superfície", // pt_pub_metro
  "Comboio sobre um só carril", // pt_pub_monorail
  "Comboios regionais e interurbanos", // pt_pub_regionaltrain
  "Transporte ferroviário urbano subterrâneo", // pt_pub_subway
  "Comboio urbano ou suburbano", // pt_pub_train
  "Elétrico ou metro ligeiro", // pt_pub_tram
  "Autocarro reservado a alunos", // pt_ltd_SCHOOLBUS
  "Viagens partilhadas, realizadas mediante reserva", // ps_drt
  "Viagem de táxi", // ps_tax
  "Carro com motorista, reservado numa aplicação", // ps_tnc
  "O seu próprio carro", // me_car
  "Carro de um serviço de partilha", // me_car-s
  "Carro alugado para a viagem", // me_car-r
  "Viagem no carro de outra pessoa", // me_car-p
  "A sua própria mota", // me_mot
  "A sua bicicleta, trotineta ou semelhante", // me_mic
  "A sua própria bicicleta", // me_mic_bic
  "Bicicleta dobrável que leva consigo em toda a viagem", // me_mic_fold-bic
  "Trotineta até 25 km/h que leva consigo em toda a viagem", // me_mic_e-sco
  "Trotineta até 45 km/h que leva consigo em toda a viagem", // me_mic_fast-e-sco
  "Bicicleta ou trotineta de um serviço público de partilha", // me_mic-s
  "A sua própria bicicleta; utilize “me_mic_bic”", // cy_bic
  "Bicicleta partilhada; utilize “me_mic-s”", // cy_bic-s
  "Percurso a pé", // wa_wal
  "Percurso em cadeira de rodas", // wa_whe
  "Voo regular", // in_air
  "Comboio entre cidades", // in_rail
  "Autocarro entre cidades", // in_coach
  "Barco entre portos distantes", // in_ferry
  "Estacionar o veículo na rua", // stationary_parking-onstreet
  "Estacionar o veículo num parque", // stationary_parking-offstreet
  "Espera pelo veículo seguinte", // stationary_wait
  "Mudança de um serviço para outro", // stationary_transfer
  "Recolha de um veículo partilhado ou alugado", // stationary_vehicle-collect
  "Devolução de um veículo partilhado ou alugado", // stationary_vehicle-return
  "Check-in e controlo de segurança no aeroporto", // stationary_airport-checkin
  "Recolha de bagagem e controlo de fronteira no aeroporto", // stationary_airport-checkout
  "Mudança de voo num aeroporto", // stationary_airport-transfer
  ],
  "es": [
  "Líneas regulares abiertas a todos", // pt_pub
  "Autobús urbano o local", // pt_pub_bus
  "Tranvía arrastrado por un cable", // pt_pub_cablecar
  "Transporte público en coche", // pt_pub_car
  "Ferri o barco de línea", // pt_pub_ferry
  "Autobús de larga distancia", // pt_pub_coach
  "Autobús con pocas paradas", // pt_pub_expressbus
  "Ferrocarril de cable en pendiente", // pt_pub_funicular
  "Cabinas suspendidas de un cable", // pt_pub_gondola
  "Metro subterráneo y en superficie", // pt_pub_metro
  "Tren sobre un solo carril", // pt_pub_monorail
  "Trenes regionales y de media distancia", // pt_pub_regionaltrain
  "Metro subterráneo", // pt_pub_subway
  "Tren local o de cercanías", // pt_pub_train
  "Tranvía o metro ligero", // pt_pub_tram
  "Autobús solo para alumnos", // pt_ltd_SCHOOLBUS
  "Viajes compartidos, con reserva", // ps_drt
  "Viaje en taxi", // ps_tax
  "Coche con conductor, reservado por aplicación", // ps_tnc
  "Tu coche", // me_car
  "Coche de un servicio de carsharing", // me_car-s
  "Coche alquilado para el viaje", // me_car-r
  "Viaje en el coche de otra persona", // me_car-p
  "Tu moto", // me_mot
  "Tu bicicleta, tu patinete o similar", // me_mic
  "Tu bicicleta", // me_mic_bic
  "Bicicleta plegable que llevas contigo todo el viaje", // me_mic_fold-bic
  "Patinete de hasta 25 km/h que llevas contigo", // me_mic_e-sco
  "Patinete de hasta 45 km/h que llevas contigo", // me_mic_fast-e-sco
  "Bicicleta o patinete de un servicio público compartido", // me_mic-s
  "Tu bicicleta; usa «me_mic_bic»", // cy_bic
  "Bicicleta de un servicio compartido; usa «me_mic-s»", // cy_bic-s
  "Trayecto a pie", // wa_wal
  "Trayecto en silla de ruedas", // wa_whe
  "Vuelo regular", // in_air
  "Tren entre ciudades", // in_rail
  "Autocar entre ciudades", // in_coach
  "Ferri entre puertos lejanos", // in_ferry
  "Aparcar el vehículo en la calle", // stationary_parking-onstreet
  "Aparcar el vehículo en un aparcamiento", // stationary_parking-offstreet
  "Espera del siguiente vehículo", // stationary_wait
  "Cambio de una línea a otra", // stationary_transfer
  "Recoger un vehículo compartido o alquilado", // stationary_vehicle-collect
  "Devolver un vehículo compartido o alquilado", // stationary_vehicle-return
  "Facturación y control de seguridad en el aeropuerto", // stationary_airport-checkin
  "Recogida de equipaje y control de pasaportes", // stationary_airport-checkout
  "Cambio de vuelo en el aeropuerto", // stationary_airport-transfer
  ],
  "en-US": [
  "Scheduled transportation open to everyone", // pt_pub
  "Local bus", // pt_pub_bus
  "Streetcar pulled by a cable", // pt_pub_cablecar
  "Public transit by car", // pt_pub_car
  "Ferry or water taxi", // pt_pub_ferry
  "Long-distance bus", // pt_pub_coach
  "Bus with few stops", // pt_pub_expressbus
  "Cable-drawn rail cars on a steep slope", // pt_pub_funicular
  "Cabins hanging from a cable", // pt_pub_gondola
  "Urban rail below and above ground", // pt_pub_metro
  "Rail on a single beam", // pt_pub_monorail
  "Regional and intercity trains", // pt_pub_regionaltrain
  "Underground urban rail", // pt_pub_subway
  "Local or commuter train", // pt_pub_train
  "Streetcar or light rail", // pt_pub_tram
  "Bus for students only", // pt_ltd_SCHOOLBUS
  "Shared rides that run when booked", // ps_drt
  "Ride in a taxi", // ps_tax
  "Car with driver, booked through an app", // ps_tnc
  "Your own car", // me_car
  "Car of a sharing program", // me_car-s
  "Car rented for the trip", // me_car-r
  "A ride in another traveler’s car", // me_car-p
  "Your own motorcycle", // me_mot
  "Your own bicycle, scooter or similar", // me_mic
  "Your own bicycle", // me_mic_bic
  "Folding bicycle that travels with you all the way", // me_mic_fold-bic
  "E-scooter up to about 15 mph that travels with you", // me_mic_e-sco
  "E-scooter up to about 28 mph that travels with you", // me_mic_fast-e-sco
  "Bike or scooter of a public sharing program", // me_mic-s
  "Your own bicycle; please use “me_mic_bic”", // cy_bic
  "Bike of a sharing program; please use “me_mic-s”", // cy_bic-s
  "On foot", // wa_wal
  "Moving by wheelchair", // wa_whe
  "Scheduled flight", // in_air
  "Train between cities", // in_rail
  "Bus between cities", // in_coach
  "Ferry between ports far apart", // in_ferry
  "Parking the vehicle on the street", // stationary_parking-onstreet
  "Parking the vehicle in a lot or garage", // stationary_parking-offstreet
  "Waiting for the next vehicle", // stationary_wait
  "Changing from one service to another", // stationary_transfer
  "Picking up a shared or rented vehicle", // stationary_vehicle-collect
  "Returning a shared or rented vehicle", // stationary_vehicle-return
  "Check-in and security at the airport", // stationary_airport-checkin
  "Immigration and baggage claim at the airport", // stationary_airport-checkout
  "Changing between flights at an airport", // stationary_airport-transfer
  ],
  "es-419": [
  "Líneas regulares abiertas a todos", // pt_pub
  "Autobús urbano o local", // pt_pub_bus
  "Tranvía arrastrado por un cable", // pt_pub_cablecar
  "Transporte público en auto", // pt_pub_car
  "Ferry o lancha de línea", // pt_pub_ferry
  "Autobús de larga distancia", // pt_pub_coach
  "Autobús con pocas paradas", // pt_pub_expressbus
  "Ferrocarril de cable en pendiente", // pt_pub_funicular
  "Cabinas suspendidas de un cable", // pt_pub_gondola
  "Metro subterráneo y en superficie", // pt_pub_metro
  "Tren sobre un solo riel", // pt_pub_monorail
  "Trenes regionales e interurbanos", // pt_pub_regionaltrain
  "Metro subterráneo", // pt_pub_subway
  "Tren local o suburbano", // pt_pub_train
  "Tranvía o tren ligero", // pt_pub_tram
  "Autobús solo para alumnos", // pt_ltd_SCHOOLBUS
  "Viajes compartidos, con reserva", // ps_drt
  "Viaje en taxi", // ps_tax
  "Auto con conductor, pedido por aplicación", // ps_tnc
  "Tu auto", // me_car
  "Auto de un servicio de alquiler por minutos", // me_car-s
  "Auto alquilado para el viaje", // me_car-r
  "Viaje en el auto de otra persona", // me_car-p
  "Tu moto", // me_mot
  "Tu bicicleta, tu scooter o similar", // me_mic
  "Tu bicicleta", // me_mic_bic
  "Bicicleta plegable que llevas contigo todo el viaje", // me_mic_fold-bic
  "Scooter de hasta 25 km/h que llevas contigo", // me_mic_e-sco
  "Scooter de hasta 45 km/h que llevas contigo", // me_mic_fast-e-sco
  "Bicicleta o scooter de un servicio público compartido", // me_mic-s
  "Tu bicicleta; usa «me_mic_bic»", // cy_bic
  "Bicicleta de un servicio compartido; usa «me_mic-s»", // cy_bic-s
  "Trayecto a pie", // wa_wal
  "Trayecto en silla de ruedas", // wa_whe
  "Vuelo regular", // in_air
  "Tren entre ciudades", // in_rail
  "Autobús entre ciudades", // in_coach
  "Ferry entre puertos lejanos", // in_ferry
  "Estacionar el vehículo en la calle", // stationary_parking-onstreet
  "Dejar el vehículo en un estacionamiento", // stationary_parking-offstreet
  "Espera del siguiente vehículo", // stationary_wait
  "Cambio de una línea a otra", // stationary_transfer
  "Recoger un vehículo compartido o alquilado", // stationary_vehicle-collect
  "Devolver un vehículo compartido o alquilado", // stationary_vehicle-return
  "Check-in y control de seguridad en el aeropuerto", // stationary_airport-checkin
  "Equipaje y control migratorio", // stationary_airport-checkout
  "Cambio de vuelo en el aeropuerto", // stationary_airport-transfer
  ],
  "pt-BR": [
  "Transporte regular aberto a todos", // pt_pub
  "Ônibus urbano ou local", // pt_pub_bus
  "Bonde puxado por um cabo", // pt_pub_cablecar
  "Transporte público em carro", // pt_pub_car
  "Balsa ou barca", // pt_pub_ferry
  "Ônibus de longa distância", // pt_pub_coach
  "Ônibus com poucas paradas", // pt_pub_expressbus
  "Transporte sobre trilhos em encosta íngreme", // pt_pub_funicular
  "Cabines suspensas por um cabo", // pt_pub_gondola
  "Trem urbano subterrâneo e de superfície", // pt_pub_metro
  "Trem sobre um só trilho", // pt_pub_monorail
  "Trens regionais e intermunicipais", // pt_pub_regionaltrain
  "Trem urbano subterrâneo", // pt_pub_subway
  "Trem urbano ou metropolitano", // pt_pub_train
  "Bonde ou VLT", // pt_pub_tram
  "Ônibus só para alunos", // pt_ltd_SCHOOLBUS
  "Viagens compartilhadas, feitas com reserva", // ps_drt
  "Viagem de táxi", // ps_tax
  "Carro com motorista, pedido por aplicativo", // ps_tnc
  "Seu próprio carro", // me_car
  "Carro de um serviço de compartilhamento", // me_car-s
  "Carro alugado para a viagem", // me_car-r
  "Viagem no carro de outra pessoa", // me_car-p
  "Sua própria moto", // me_mot
  "Sua bicicleta, seu patinete ou semelhante", // me_mic
  "Sua própria bicicleta", // me_mic_bic
  "Bicicleta dobrável que você leva na viagem toda", // me_mic_fold-bic
  "Patinete de até 25 km/h que você leva na viagem toda", // me_mic_e-sco
  "Patinete de até 45 km/h que você leva na viagem toda", // me_mic_fast-e-sco
  "Bicicleta ou patinete de um serviço público de compartilhamento", // me_mic-s
  "Sua própria bicicleta; use “me_mic_bic”", // cy_bic
  "Bicicleta compartilhada; use “me_mic-s”", // cy_bic-s
  "Caminhada", // wa_wal
  "Trajeto em cadeira de rodas", // wa_whe
  "Voo regular", // in_air
  "Trem entre cidades", // in_rail
  "Ônibus entre cidades", // in_coach
  "Embarcação entre portos distantes", // in_ferry
  "Estacionar o veículo na rua", // stationary_parking-onstreet
  "Estacionar o veículo em um estacionamento", // stationary_parking-offstreet
  "Espera pelo próximo veículo", // stationary_wait
  "Troca de um serviço para outro", // stationary_transfer
  "Retirada de um veículo compartilhado ou alugado", // stationary_vehicle-collect
  "Devolução de um veículo compartilhado ou alugado", // stationary_vehicle-return
  "Check-in e controle de segurança no aeroporto", // stationary_airport-checkin
  "Retirada de bagagem e imigração no aeroporto", // stationary_airport-checkout
  "Troca de voo em um aeroporto", // stationary_airport-transfer
  ],
  "zh-HK": [
  "按時間表或班次行駛、供公眾乘搭的交通", // pt_pub
  "市區或地區巴士", // pt_pub_bus
  "由地下纜索牽引的電車", // pt_pub_cablecar
  "以小型客車營運的公共交通", // pt_pub_car
  "渡輪或水上巴士", // pt_pub_ferry
  "長途客運巴士", // pt_pub_coach
  "停站較少的巴士", // pt_pub_expressbus
  "陡坡上由纜索牽引的鐵路", // pt_pub_funicular
  "懸掛在纜索上的車廂", // pt_pub_gondola
  "地下及地面的市區鐵路", // pt_pub_metro
  "在單一軌道上行駛的列車", // pt_pub_monorail
  "區域或城際列車", // pt_pub_regionaltrain
  "市區地下鐵路", // pt_pub_subway
  "市郊或通勤列車", // pt_pub_train
  "電車或輕鐵", // pt_pub_tram
  "只供學生乘搭的巴士", // pt_ltd_SCHOOLBUS
  "按預約行駛的共乘服務", // ps_drt
  "乘搭的士", // ps_tax
  "透過應用程式預約、附司機的車輛", // ps_tnc
  "自己的汽車", // me_car
  "共享平台的汽車", // me_car-s
  "為行程租用的汽車", // me_car-r
  "乘坐他人的汽車", // me_car-p
  "自己的電單車", // me_mot
  "自己的單車、電動滑板車等", // me_mic
  "自己的單車", // me_mic_bic
  "全程隨身攜帶的摺疊單車", // me_mic_fold-bic
  "全程隨身攜帶的滑板車，最高時速 25 公里", // me_mic_e-sco
  "全程隨身攜帶的滑板車，最高時速 45 公里", // me_mic_fast-e-sco
  "供公眾租用的單車或電動滑板車", // me_mic-s
  "自己的單車；請改用「me_mic_bic」", // cy_bic
  "共享單車；請改用「me_mic-s」", // cy_bic-s
  "徒步前往", // wa_wal
  "乘輪椅前往", // wa_whe
  "定期航班", // in_air
  "城市之間的列車", // in_rail
  "城市之間的巴士", // in_coach
  "遠距港口之間的渡輪", // in_ferry
  "將車輛停泊在路邊", // stationary_parking-onstreet
  "將車輛泊入停車場", // stationary_parking-offstreet
  "等候下一班車", // stationary_wait
  "由一條路線轉到另一條路線", // stationary_transfer
  "領取共享或租用的車輛", // stationary_vehicle-collect
  "歸還共享或租用的車輛", // stationary_vehicle-return
  "在機場辦理登機手續和安檢", // stationary_airport-checkin
  "在機場辦理入境並提取行李", // stationary_airport-checkout
  "在機場轉乘另一航班", // stationary_airport-transfer
  ],
};
