// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Tag bus <NUMBER>","tram":"Tag sporvogn <NUMBER>","metro":"Tag metro <NUMBER>","train":"Tag tog <NUMBER>","ferry":"Tag færge <NUMBER>","other":"Tag <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Tag bussen","coach":"Tag rutebussen","tram":"Tag sporvognen","metro":"Tag metroen","train":"Tag toget","ferry":"Tag færgen","gondola":"Tag gondolbanen","funicular":"Tag kabelbanen","cablecar":"Tag kabelsporvognen","monorail":"Tag monorailen","other":"Stig på"}]], // action.board
  "Bliv siddende, fortsætter som <NUMBER>", // action.stay
  "Bliv siddende", // action.stay-on
  "Tag fly <NUMBER>", // action.fly
  "Tag flyet", // action.fly-unnumbered
  "Gå", // action.walk
  ["Gå til ",["place"]], // action.walk-to
  "Gå til destinationen", // action.walk-end
  "Kør i kørestol", // action.roll
  ["Med kørestol til ",["place"]], // action.roll-to
  "Med kørestol til destinationen", // action.roll-end
  "Cykl", // action.cycle
  "Kør på elløbehjul", // action.scooter
  "Kør i bil", // action.drive-car
  "Kør på motorcykel", // action.ride-motorbike
  "Kør med i samkørsel", // action.carpool
  "Tag en taxa", // action.taxi
  "Tag en bil bestilt i appen", // action.ride-hailing
  ["Kør med ",["provider"]], // action.ride-hailing-with
  "Tag behovsstyret transport", // action.on-demand
  ["Tag behovsstyret transport: ",["provider"]], // action.on-demand-with
  "Vent", // action.wait
  "Vent på at blive hentet", // action.wait-pickup
  "Vent på næste afgang", // action.transfer
  [["vehicle","select",{"bicycle":"Lås cyklen","scooter":"Parkér løbehjulet","other":"Parkér på gaden"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lås cyklen","scooter":"Parkér løbehjulet","other":"Parkér på parkeringspladsen"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Hent bilen","bicycle":"Hent cyklen","scooter":"Hent løbehjulet","other":"Hent køretøjet"}]], // action.collect
  [["vehicle","select",{"car":"Aflevér bilen","bicycle":"Aflevér cyklen","scooter":"Aflevér løbehjulet","other":"Aflevér køretøjet"}]], // action.return
  "Check ind i lufthavnen", // action.airport-checkin
  "Bagageudlevering og udgang fra lufthavnen", // action.airport-checkout
  "Skift fly", // action.airport-transfer
  [["count","plural",{"one":"Hvert minut","other":["Hvert ",["count","number"],". minut"]}]], // note.every-minutes
  "Tiderne er omtrentlige", // note.approximate-times
  ["Ring til ",["agency"]," på forhånd for at stige på her"], // note.book-to-board
  ["Ring til ",["agency"]," på forhånd for at stige på her: ",["phone"]], // note.book-to-board-phone
  ["Ring til ",["agency"]," på forhånd for at stige af her"], // note.book-to-alight
  ["Ring til ",["agency"]," på forhånd for at stige af her: ",["phone"]], // note.book-to-alight-phone
  "Stop efter behov: giv chaufføren et tydeligt tegn", // note.signal-driver
  "Stop efter behov: sig til chaufføren, at du vil af", // note.tell-driver
  ["Bestil senest ",["deadline","date"]," kl. ",["deadline","time"]], // note.book-until
  "Turen kan ikke længere bestilles", // note.too-late-to-book
  "Aflyst", // note.cancelled
  ["Pladser i alt: ",["places","number"]], // note.parking-spaces
  ["Handicappladser: ",["bays","number"]], // note.parking-disabled-bays
  "Parkering er gratis", // note.parking-free
  "Betalingsparkering; prisen er ukendt", // note.parking-paid
  ["Sædvanlig ventetid: ",["wait","duration"]], // note.usual-wait
  ["Træk cyklen i ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," på cykelvenlige veje"], // note.cycle-friendly
  ["Tilgængeligt for kørestol: ",["distance","distance"]], // note.section-accessible
  ["Ikke tilgængeligt for kørestol: ",["distance","distance"]], // note.section-inaccessible
  ["Ukendt tilgængelighed: ",["distance","distance"]], // note.section-unknown
  "Køretøjet er tilgængeligt for kørestol", // note.service-accessible
  "Køretøjet er ikke tilgængeligt for kørestol", // note.service-inaccessible
  "Køretøjets tilgængelighed er ukendt", // note.service-unknown
  [["stop"],": tilgængeligt for kørestol"], // note.stop-accessible
  [["stop"],": ikke tilgængeligt for kørestol"], // note.stop-inaccessible
  [["stop"],": tilgængelighed ukendt"], // note.stop-unknown
  "Cykler må tages med ombord", // note.bicycles-allowed
  "Cykler må ikke tages med ombord", // note.bicycles-forbidden
  "Luftlinje: her er ingen vejdata", // note.straight-line
  "Med færgeoverfart", // note.ferry
  ["Med færgeoverfart: ",["name"]], // note.ferry-named
  "Ad private veje eller veje kun for ærindekørsel: tjek, om du må passere", // note.no-through
  "Begynder eller slutter på en vej, hvor man ikke må standse", // note.no-stopping
  ["Vejafgift: ",["price","money"]], // note.toll
  ["Trappe → ",["level"]], // note.take-stairs
  ["Trappe: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Rulletrappe → ",["level"]], // note.take-escalator
  ["Rulletrappe: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Elevator → ",["level"]], // note.take-lift
  ["Elevator: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," stop"],"other":[["count","number"]," stop"]}]], // label.stops
  ["Retning: ",["direction"]], // label.direction
  ["Til: ",["place"]], // label.flight-to
  [["duration","duration"]," uden trafik"], // label.without-traffic
  [["kind","select",{"stand":["Plads ",["platform"]],"track":["Spor ",["platform"]],"pier":["Kaj ",["platform"]],"gate":["Gate ",["platform"]],"other":["Perron ",["platform"]]}]], // label.platform
  "vej uden navn", // label.unnamed-way
  "Billet", // label.ticket
  "Delecykel", // label.shared-bicycle
  "Deleløbehjul", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Bestil hos ",["operator"]], // label.book-with
  "Start turen", // turn.HEAD_TOWARDS
  ["Start ad ",["street"]], // turn.HEAD_TOWARDS.street
  "Fortsæt ligeud", // turn.CONTINUE_STRAIGHT
  ["Fortsæt ligeud ad ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Hold til venstre", // turn.TURN_SLIGHTLY_LEFT
  ["Hold til venstre ad ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Drej til venstre", // turn.TURN_LEFT
  ["Drej til venstre ad ",["street"]], // turn.TURN_LEFT.street
  "Drej skarpt til venstre", // turn.TURN_SHARPLY_LEFT
  ["Drej skarpt til venstre ad ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Hold til højre", // turn.TURN_SLIGHTLY_RIGHT
  ["Hold til højre ad ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Drej til højre", // turn.TURN_RIGHT
  ["Drej til højre ad ",["street"]], // turn.TURN_RIGHT.street
  "Drej skarpt til højre", // turn.TURN_SHARPLY_RIGHT
  ["Drej skarpt til højre ad ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Vend om", // turn.U_TURN
  ["Vend om på ",["street"]], // turn.U_TURN.street
  "Startstedet ligger uden for det område, vi dækker.", // empty.outside-from
  "Destinationen ligger uden for det område, vi dækker.", // empty.outside-to
  "Startstedet og destinationen ligger i forskellige regioner, og ingen region dækker begge.", // empty.different-regions
  "Startstedet og destinationen ligger så tæt på hinanden, at der ikke er brug for en rejse.", // empty.too-close
  "Der er ingen brugbar gade eller sti i nærheden af startstedet.", // empty.off-network-from
  "Der er ingen brugbar gade eller sti i nærheden af destinationen.", // empty.off-network-to
  "Ingen af de valgte transportmidler findes her.", // empty.no-modes
  "Med dine fravalg er der ingen forbindelser.", // empty.ruled-out
  ["Der er ingen køreplan for denne dato. Køreplanen gælder fra ",["from","day"]," til ",["to","day"],"."], // empty.no-service-date
  "Der kører intet passende på dette tidspunkt.", // empty.no-service-in-window
  "Intet stoppested for de valgte transportmidler kan nås fra startstedet.", // empty.no-stop-from
  "Destinationen kan ikke nås fra noget stoppested for de valgte transportmidler.", // empty.no-stop-to
  "Der blev ikke fundet nogen forbindelse med de valgte transportmidler.", // empty.no-connection
  "Ingen forbindelse undgår de fravalgte stoppesteder.", // empty.avoided-stops
  "Ingen afgang på det tidspunkt når frem i tide.", // empty.arrives-too-late
  "Alle forbindelser har en del, som ikke er tilgængelig.", // empty.inaccessible
  "Alle forbindelser har en længere gåtur end tilladt.", // empty.walk-too-long
  "Det er for langt at gå, cykle eller køre hele vejen.", // empty.too-far
  "Køretøjer til leje nær startstedet skal afleveres samme sted og kan ikke bruges til en enkelttur.", // empty.round-trip-only
  [["mode"],": der er intet ledigt køretøj nær startstedet."], // empty.no-vehicle-from
  [["mode"],": køretøjer nær startstedet kan ikke afleveres ved destinationen."], // empty.no-vehicle-to
  [["mode"],": startstedet ligger uden for serviceområdet."], // empty.outside-zone-from
  [["mode"],": destinationen ligger uden for serviceområdet."], // empty.outside-zone-to
  [["mode"],": ikke i drift på dette tidspunkt."], // empty.closed
  [["mode"],": denne udbyder findes ikke her."], // empty.unknown-provider
  "De valgte transportformer giver intet bedre end at gå.", // empty.walking-is-better
  "De valgte transportformer giver intet bedre end at gå eller end én af dem alene.", // empty.not-better
  "Søgningen tog for lang tid og blev stoppet, før der var fundet en forbindelse.", // empty.stopped-early
  [["mode"],": der er ingen brugbar gade i nærheden af startstedet."], // off-network.from
  [["mode"],": der er ingen brugbar gade i nærheden af destinationen."], // off-network.to
  ["Transportmidlet “",["mode"],"” er forældet. Brug “",["replacement"],"”."], // advisory.deprecated-mode
  ["Transportmidlet “",["mode"],"” er ukendt og blev ignoreret."], // advisory.unknown-mode
  ["Transportmidlet “",["mode"],"” er ukendt og blev ignoreret. Mente du “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"]," findes ikke her og blev udeladt."], // advisory.unavailable-mode
  ["Stoppestedet “",["stop"],"” er ukendt og blev ignoreret."], // advisory.unknown-stop
  ["“",["name"],"” er ikke et kendt selskab, en kendt myndighed, et kendt datasæt eller en kendt linje."], // advisory.unknown-limit
  ["Sproget “",["language"],"” findes ikke her."], // advisory.unknown-language
  "Søgningen blev stoppet før tid: der kan være bedre forbindelser.", // advisory.stopped-early
  "Der er ingen vejdata: gangture er anslået i fugleflugt.", // advisory.straight-line-walks
  "En anden forbindelse er mindst lige så god med hensyn til afgang, ankomst og antal skift.", // removed.dominated
  "At gå hele vejen tager ikke længere tid og er ikke mere besværligt.", // removed.walking-is-better
  "Ét transportmiddel alene er mindst lige så godt i alle henseender.", // removed.single-mode-is-better
  "En anden mulighed er lige så god i alle henseender og bedre på mindst ét punkt.", // removed.worse-than-another
  "Bruger kun ét af de transportmidler, der skal kombineres.", // removed.one-mode-only
  "Et andet sted at parkere, hente eller aflevere fører hurtigere frem.", // removed.slower-alike
  "En parkeringsplads, der er lige så nær og hurtig, er sikrere end en plads ved vejen.", // removed.car-park-alike
  "Passer ikke bedre til ønskerne end de andre.", // removed.fits-no-better
  "Der var ikke tid til at sammenligne den med hvert transportmiddel alene.", // removed.out-of-time
  "Bruger de samme køretøjer som en bedre mulighed.", // removed.same-vehicles
  "Der blev kun bedt om den bedste mulighed.", // removed.not-the-best
  "Ankomsten er efter det ønskede tidspunkt.", // removed.arrives-too-late
  "Har en længere gåtur end tilladt.", // removed.walk-too-long
  "Tager for lang tid uden kollektiv trafik.", // removed.takes-too-long
  "En del af ruten er ikke tilgængelig for kørestole.", // removed.inaccessible
  "Bruger et fravalgt stoppested.", // removed.avoided-stop
  "Bruger en fravalgt linje eller et fravalgt transportmiddel.", // removed.ruled-out
  "En del af den er lukket eller kører ikke på det tidspunkt.", // removed.not-running
  "Linjer med fravalgte transportmidler", // ruled-out.avoided-mode
  "Linjer fra fravalgte operatører eller datakilder", // ruled-out.operator-limit
  "Linjer, der kun tilbydes på udtrykkeligt ønske", // ruled-out.only-when-named
  "Linjer med køretøjer, der ikke er tilgængelige for kørestole", // ruled-out.inaccessible-vehicle
  "Linjer, der ikke vides at tage cykler med", // ruled-out.no-bicycles
  "Stoppesteder, der ikke er tilgængelige for kørestole", // ruled-out.inaccessible-stop
  "Fravalgte stoppesteder", // ruled-out.avoided-stop
  "Prisen er ukendt.", // unknown.price
  "Ingen oplysninger om adgang til køretøjet med kørestol.", // unknown.vehicle-access
  "Ingen oplysninger om adgang til stoppestedet med kørestol.", // unknown.stop-access
  "Ingen fuldstændige oplysninger om rutens tilgængelighed for kørestol.", // unknown.path-access
  "Ingen oplysninger om medtagning af cykler.", // unknown.bicycles-aboard
  "Her er ingen vejdata: vejen er en lige linje.", // unknown.streets
  "Disse tider er omtrentlige.", // unknown.times
  "Kører med faste intervaller; de præcise afgangstider er ikke offentliggjort.", // unknown.departure
  "Ingen oplysninger om, hvorvidt der stadig kan bestilles.", // unknown.booking
  "Sædvanlig ventetid; den faktiske kan afvige.", // unknown.wait
  "Ingen oplysninger om ledige parkeringspladser.", // unknown.parking
  "Køretøjets resterende rækkevidde er ukendt.", // unknown.range
  "Der er ikke angivet et startsted.", // refusal.no-origin
  "Der er ikke angivet en destination.", // refusal.no-destination
  "Forespørgslen kunne ikke forstås.", // refusal.bad-request
  ["Regionen “",["region"],"” er ukendt."], // refusal.unknown-region
  "Forespørgslen indeholder ingen tjenestenøgle.", // refusal.no-key
  "Tjenestenøglen er ukendt eller ikke aktiv.", // refusal.unknown-key
  "Kvoten for denne tjenestenøgle er brugt op. Prøv igen senere.", // refusal.over-quota
  "Tjenesten er overbelastet. Prøv igen om lidt.", // refusal.overloaded
  "Der opstod en fejl hos os. Prøv igen senere.", // refusal.internal
 ],
 modes: [
  ["Kollektiv trafik","Trafik efter køreplan, åben for alle"], // pt_pub
  ["Bus","Bybus eller lokalbus"], // pt_pub_bus
  ["Kabelsporvogn","Sporvogn trukket af et kabel"], // pt_pub_cablecar
  ["Kollektiv biltransport","Kollektiv trafik med bil"], // pt_pub_car
  ["Færge","Færge eller havnebus"], // pt_pub_ferry
  ["Fjernbus","Bus over lange afstande"], // pt_pub_coach
  ["Ekspresbus","Bus med få stop"], // pt_pub_expressbus
  ["Kabelbane","Kabeltrukket bane på en stejl skråning"], // pt_pub_funicular
  ["Svævebane","Kabiner, der hænger i et kabel"], // pt_pub_gondola
  ["Metro","Bybane under og over jorden"], // pt_pub_metro
  ["Enskinnebane","Bane på en enkelt skinne"], // pt_pub_monorail
  ["Regionaltog","Regionaltog og intercitytog"], // pt_pub_regionaltrain
  ["Undergrundsbane","Bybane under jorden"], // pt_pub_subway
  ["Tog","Lokaltog eller pendlertog"], // pt_pub_train
  ["Sporvogn","Sporvogn eller letbane"], // pt_pub_tram
  ["Skolebus","Bus kun for elever"], // pt_ltd_SCHOOLBUS
  ["Kørsel på bestilling","Delte ture, der kører efter bestilling"], // ps_drt
  ["Taxa","Tur med taxa"], // ps_tax
  ["Kørsel via app","Bil med chauffør, bestilt i en app"], // ps_tnc
  ["Bil","Din egen bil"], // me_car
  ["Delebil","Bil fra en delebilsordning"], // me_car-s
  ["Udlejningsbil","Bil lejet til turen"], // me_car-r
  ["Samkørsel","Tur i en andens bil"], // me_car-p
  ["Motorcykel","Din egen motorcykel"], // me_mot
  ["Cykel eller løbehjul","Din egen cykel, løbehjul eller lignende"], // me_mic
  ["Cykel","Din egen cykel"], // me_mic_bic
  ["Foldecykel","Foldecykel, der er med hele vejen"], // me_mic_fold-bic
  ["Elløbehjul","Elløbehjul op til 25 km/t, der er med hele vejen"], // me_mic_e-sco
  ["Hurtigt elløbehjul","Elløbehjul op til 45 km/t, der er med hele vejen"], // me_mic_fast-e-sco
  ["Delecykel eller deleløbehjul","Cykel eller løbehjul fra en delordning"], // me_mic-s
  ["Cykel (gammel betegnelse)","Din egen cykel; brug “me_mic_bic”"], // cy_bic
  ["Delecykel (gammel betegnelse)","Delecykel; brug “me_mic-s”"], // cy_bic-s
  ["Gang","Til fods"], // wa_wal
  ["Kørestol","Tur i kørestol"], // wa_whe
  ["Fly","Ruteflyvning"], // in_air
  ["Fjerntog","Tog mellem byer"], // in_rail
  ["Fjernbus mellem byer","Turistbus i fast rute mellem byer"], // in_coach
  ["Fjernfærge","Færge mellem havne langt fra hinanden"], // in_ferry
  ["Gadeparkering","Parkering af køretøjet på gaden"], // stationary_parking-onstreet
  ["Parkeringsplads","Parkering af køretøjet på en plads eller i et hus"], // stationary_parking-offstreet
  ["Ventetid","Vente på det næste køretøj"], // stationary_wait
  ["Skift","Skift fra en linje til en anden"], // stationary_transfer
  ["Afhentning af køretøj","Hente et delt eller lejet køretøj"], // stationary_vehicle-collect
  ["Aflevering af køretøj","Aflevere et delt eller lejet køretøj"], // stationary_vehicle-return
  ["Check-in","Check-in og sikkerhedskontrol i lufthavnen"], // stationary_airport-checkin
  ["Ankomst i lufthavnen","Bagage og paskontrol i lufthavnen"], // stationary_airport-checkout
  ["Flyskift","Skift mellem fly i en lufthavn"], // stationary_airport-transfer
 ],
};
