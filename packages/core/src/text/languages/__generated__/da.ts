// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Tag ",["vehicle","select",{"bus":"bus ","coach":"bus ","tram":"sporvogn ","metro":"metro ","train":"tog ","ferry":"færge ","gondola":"svævebane ","funicular":"kabelbane ","cablecar":"kabelsporvogn ","monorail":"monorail ","car":"linjetaxa ","other":""}],"<NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Tag bussen","coach":"Tag bussen","tram":"Tag sporvognen","metro":"Tag metroen","train":"Tag toget","ferry":"Tag færgen","gondola":"Tag svævebanen","funicular":"Tag kabelbanen","cablecar":"Tag kabelsporvognen","monorail":"Tag monorailen","car":"Tag linjetaxaen","other":"Stig på"}]], // action.board
  ["Bliv siddende, fortsætter som ",["vehicle","select",{"bus":"bus ","coach":"bus ","tram":"sporvogn ","metro":"metro ","train":"tog ","other":""}],"<NUMBER>"], // action.stay
  "Bliv siddende", // action.stay-on
  "Tag fly <NUMBER>", // action.fly
  "Tag flyet", // action.fly-unnumbered
  "Gå", // action.walk
  ["Gå til ",["place"]], // action.walk-to
  "Gå til destinationen", // action.walk-end
  "Kør i kørestol", // action.roll
  ["Kør i kørestol til ",["place"]], // action.roll-to
  "Kør i kørestol til destinationen", // action.roll-end
  "Cykl", // action.cycle
  "Kør på elløbehjul", // action.scooter
  "Kør i bil", // action.drive-car
  "Kør på motorcykel", // action.ride-motorbike
  "Samkørsel", // action.carpool
  "Tag en taxa", // action.taxi
  "Kør med bil bestilt via app", // action.ride-hailing
  ["Kør med ",["provider"]], // action.ride-hailing-with
  "Tag flextur", // action.on-demand
  ["Tag flextur med ",["provider"]], // action.on-demand-with
  "Vent", // action.wait
  "Vent på at blive hentet", // action.wait-pickup
  "Vent på næste afgang", // action.transfer
  [["vehicle","select",{"bicycle":"Lås cyklen","scooter":"Parkér elløbehjulet","other":"Parkér på gaden"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lås cyklen","scooter":"Parkér elløbehjulet","other":"Parkér på parkeringspladsen"}]], // action.park-offstreet
  ["Hent ",["vehicle","select",{"car":"bilen","bicycle":"cyklen","scooter":"elløbehjulet","other":"køretøjet"}]], // action.collect
  ["Aflevér ",["vehicle","select",{"car":"bilen","bicycle":"cyklen","scooter":"elløbehjulet","other":"køretøjet"}]], // action.return
  "Check ind i lufthavnen", // action.airport-checkin
  "Bagageudlevering og udgang", // action.airport-checkout
  "Skift fly", // action.airport-transfer
  ["Hvert ",["count","plural",{"one":"","other":[["count","number"],". "]}],"minut"], // note.every-minutes
  "Tiderne er cirkatider", // note.approximate-times
  ["Ring på forhånd til ",["agency"]," for at stige på her"], // note.book-to-board
  ["Ring på forhånd til ",["agency"]," for at stige på her: ",["phone"]], // note.book-to-board-phone
  ["Ring på forhånd til ",["agency"]," for at stige af her"], // note.book-to-alight
  ["Ring på forhånd til ",["agency"]," for at stige af her: ",["phone"]], // note.book-to-alight-phone
  "Standser efter behov: giv chaufføren et tydeligt tegn", // note.signal-driver
  "Standser efter behov: sig til chaufføren, at du vil af", // note.tell-driver
  ["Bestil senest ",["deadline","date"]," kl. ",["deadline","time"]], // note.book-until
  "Turen kan ikke længere bestilles", // note.too-late-to-book
  "Aflyst", // note.cancelled
  ["Pladser i alt: ",["places","number"]], // note.parking-spaces
  ["Handicappladser: ",["bays","number"]], // note.parking-disabled-bays
  "Gratis parkering", // note.parking-free
  "Betalingsparkering, pris ukendt", // note.parking-paid
  "Cykelparkering", // place.bicycle-parking
  "Motorcykelparkering", // place.motorcycle-parking
  ["Bestil, før du tager af sted: ventetiden er normalt ",["wait","duration"]], // note.usual-wait
  "Rejsen fortsætter næste dag", // note.next-day
  ["Træk cyklen ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," på cykelvenlige veje"], // note.cycle-friendly
  ["Egnet til kørestol: ",["distance","distance"]], // note.section-accessible
  ["Ikke egnet til kørestol: ",["distance","distance"]], // note.section-inaccessible
  ["Ingen oplysninger om adgang for kørestol: ",["distance","distance"]], // note.section-unknown
  "Kørestol kan medtages", // note.service-accessible
  "Kørestol kan ikke medtages", // note.service-inaccessible
  "Uvist, om kørestol kan medtages", // note.service-unknown
  [["stop"],": egnet til kørestol"], // note.stop-accessible
  [["stop"],": ikke egnet til kørestol"], // note.stop-inaccessible
  [["stop"],": ingen oplysninger om adgang for kørestol"], // note.stop-unknown
  "Cykel kan medtages", // note.bicycles-allowed
  "Cykel kan ikke medtages", // note.bicycles-forbidden
  "Luftlinje: her er ingen vejdata", // note.straight-line
  "Med færge undervejs", // note.ferry
  ["Med færge undervejs: ",["name"]], // note.ferry-named
  "Går ad private veje eller veje kun for ærindekørsel: tjek, om du har adgang", // note.no-through
  "Begynder eller slutter på en vej med standsningsforbud", // note.no-stopping
  ["Vejafgift: ",["price","money"]], // note.toll
  ["Trappe → ",["level"]], // note.take-stairs
  ["Trappe: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Rulletrappe → ",["level"]], // note.take-escalator
  ["Rulletrappe: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Elevator → ",["level"]], // note.take-lift
  ["Elevator: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," stop",["count","plural",{"one":"","other":""}]], // label.stops
  ["Mod ",["direction"]], // label.direction
  ["Til ",["place"]], // label.flight-to
  [["duration","duration"]," uden kø"], // label.without-traffic
  [["kind","select",{"stand":"Plads","track":"Spor","pier":"Kaj","gate":"Gate","other":"Perron"}]," ",["platform"]], // label.platform
  "vej uden navn", // label.unnamed-way
  "Billet", // label.ticket
  "Delecykel", // label.shared-bicycle
  "Deleløbehjul", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Bestil hos ",["operator"]], // label.book-with
  "Til tiden", // live.on-time
  [["delay","duration"]," forsinket"], // live.late
  [["delay","duration"]," for tidligt"], // live.early
  ["Ændret: ",["platform"]," i stedet for ",["planned"]], // live.platform-changed
  ["Realtidsdata opdateret for ",["age","duration"]," siden"], // live.updated
  "Realtidsdata opdateret lige nu", // live.updated-now
  ["Ingen realtidsdata i ",["age","duration"],": tiderne kan have ændret sig"], // live.stale
  [["source","select",{"predicted":"Prognose i realtid","observed":"Faktisk tid","carried":"Anslået ud fra en tidligere forsinkelse","stale":"Senest kendte forsinkelse","none":"Ingen realtidsdata","other":"Køreplan"}]], // live.source
  [["slack","duration"]," ekstra til skiftet"], // live.slack
  "Du når sandsynligvis ikke dette skift", // live.missed
  ["Hvis du ikke når det: +",["delay","duration"]], // live.if-missed
  "Hvis du ikke når det: du ankommer ikke senere", // live.if-missed-no-later
  "Hvis du ikke når det: ingen anden forbindelse", // live.if-missed-nothing
  ["Ledige ",["vehicle","select",{"car":"biler:","bicycle":"cykler:","scooter":"elløbehjul:","other":"køretøjer:"}]," ",["count","number"]," (for ",["age","duration"]," siden)"], // live.stock-vehicles
  ["Ledige pladser: ",["count","number"]," (for ",["age","duration"]," siden)"], // live.stock-docks
  ["Sidst meldt for ",["age","duration"]," siden"], // live.stock-seen
  ["Søg igen uden ",["stops","plural",{"one":"dette stoppested","other":"disse stoppesteder"}]], // alert.avoid-stops
  [["effect","select",{"closed":"Ingen drift","reduced":"Færre afgange","delays":"Forsinkelser","detour":"Omkørsel","additional":"Ekstra afgange","modified":"Ændret køreplan","moved":"Stoppested flyttet","access":"Begrænset niveaufri adgang","lift":"Elevator ude af drift","escalator":"Rulletrappe ude af drift","other":"Trafikinformation"}]], // alert.effect
  "Start turen", // turn.HEAD_TOWARDS
  ["Følg ",["street"]], // turn.HEAD_TOWARDS.street
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
  "Startstedet og destinationen ligger i hver sin region, og ingen region dækker begge.", // empty.different-regions
  "Startstedet og destinationen ligger så tæt på hinanden, at en rejse ikke er nødvendig.", // empty.too-close
  "Der er ingen farbar vej eller sti i nærheden af startstedet.", // empty.off-network-from
  "Der er ingen farbar vej eller sti i nærheden af destinationen.", // empty.off-network-to
  "Ingen af de valgte transportmidler er tilgængelige her.", // empty.no-modes
  "Med dine fravalg er der ingen forbindelser.", // empty.ruled-out
  ["Der er ingen køreplan for denne dato. Køreplanen gælder fra ",["from","day"]," til ",["to","day"],"."], // empty.no-service-date
  "Der er ingen passende afgange på dette tidspunkt.", // empty.no-service-in-window
  "Intet stoppested for de valgte transportmidler kan nås fra startstedet.", // empty.no-stop-from
  "Der er intet stoppested for de valgte transportmidler i nærheden af destinationen.", // empty.no-stop-to
  "Der blev ikke fundet nogen forbindelser med de valgte transportmidler.", // empty.no-connection
  "Uden de fravalgte stoppesteder er der ingen forbindelser.", // empty.avoided-stops
  "Ingen forbindelse med denne afgangstid er fremme i tide.", // empty.arrives-too-late
  "Der blev ikke fundet en rute, som er egnet til kørestol.", // empty.inaccessible
  "Alle ruter kræver mere gang i alt, end du har valgt.", // empty.walk-too-long
  "Det er for langt at gå, cykle eller køre hele vejen.", // empty.too-far
  "Udlejningskøretøjer i nærheden af startstedet skal afleveres samme sted og kan derfor ikke bruges til en enkelttur.", // empty.round-trip-only
  [["mode"],": der er ingen ledige køretøjer i nærheden af startstedet."], // empty.no-vehicle-from
  [["mode"],": køretøjer i nærheden af startstedet kan ikke afleveres ved destinationen."], // empty.no-vehicle-to
  [["mode"],": startstedet ligger uden for dækningsområdet."], // empty.outside-zone-from
  [["mode"],": destinationen ligger uden for dækningsområdet."], // empty.outside-zone-to
  [["mode"],": kan ikke benyttes på dette tidspunkt."], // empty.closed
  [["mode"],": denne udbyder findes ikke her."], // empty.unknown-provider
  "Ingen forbindelse med de valgte transportmidler er bedre end at gå hele vejen.", // empty.walking-is-better
  "Ingen kombination af de valgte transportmidler er bedre end ét af dem alene eller end at gå. Søg med ét transportmiddel ad gangen for at se disse rejser.", // empty.not-better
  "Søgningen tog for lang tid og blev afbrudt, før der blev fundet en forbindelse.", // empty.stopped-early
  [["mode"],": der er ingen farbar vej i nærheden af startstedet."], // off-network.from
  [["mode"],": der er ingen farbar vej i nærheden af destinationen."], // off-network.to
  ["Betegnelsen “",["mode"],"” er forældet. Brug “",["replacement"],"”."], // advisory.deprecated-mode
  ["Transportmidlet “",["mode"],"” er ukendt og blev ignoreret."], // advisory.unknown-mode
  ["Transportmidlet “",["mode"],"” er ukendt og blev ignoreret. Mente du “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": findes ikke her og er derfor udeladt."], // advisory.unavailable-mode
  ["Stoppestedet “",["stop"],"” er ukendt og blev ignoreret."], // advisory.unknown-stop
  ["“",["name"],"” er ikke kendt som trafikselskab, myndighed, datakilde eller linje."], // advisory.unknown-limit
  ["Sproget “",["language"],"” findes ikke her."], // advisory.unknown-language
  "Søgningen blev afbrudt før tid: der kan være bedre forbindelser.", // advisory.stopped-early
  "Der er ingen vejdata: gåture er anslået i luftlinje.", // advisory.straight-line-walks
  ["Ikke i drift på det tidspunkt: ",["names"]], // advisory.closed-by-alert
  "Der er ingen afgange efter køreplanen inden for tre timer efter det tidspunkt. Her vises de næste afgange.", // advisory.leaves-much-later
  "Der er ingen ankomster efter køreplanen i de tre timer før det tidspunkt. Her vises de sidste ankomster inden da.", // advisory.arrives-much-earlier
  "Aflyst", // board.cancelled
  "Standser ikke her", // board.skipped
  "Ingen afgange på dette tidspunkt.", // board.no-departures
  "Ingen ankomster på dette tidspunkt.", // board.no-arrivals
  "Tiderne for denne rejse har ændret sig, siden den blev gemt.", // advisory.trip-times-changed
  [["line"]," kører ikke længere som gemt. I stedet: ",["other"]], // advisory.trip-line-replaced
  "Denne rejse er ikke længere mulig som gemt og er planlagt på ny.", // advisory.trip-replanned
  [["line"]," er aflyst."], // advisory.trip-cancelled
  "Denne rejse er ikke længere mulig, og der blev ikke fundet nogen anden.", // advisory.trip-gone
  ["Gå til ",["goal","select",{"car":"bilen","bicycle":"cyklen","scooter":"elløbehjulet","motorbike":"motorcyklen","pickup":"afhentningsstedet","other":"køretøjet"}]], // action.walk-goal
  ["Kør i kørestol til ",["goal","select",{"car":"bilen","pickup":"afhentningsstedet","other":"køretøjet"}]], // action.roll-goal
  ["Gå til ",["kind","select",{"stand":"plads","track":"spor","pier":"kaj","gate":"gate","other":"perron"}]," ",["platform"]], // action.walk-platform
  ["Kør i kørestol til ",["kind","select",{"stand":"plads","track":"spor","pier":"kaj","gate":"gate","other":"perron"}]," ",["platform"]], // action.roll-platform
  ["Skift til fods: ",["place"]], // action.walk-change
  ["Skift i kørestol: ",["place"]], // action.roll-change
  "Vent på check-in", // action.wait-checkin
  "En anden forbindelse er mindst lige så god med hensyn til afgang, ankomst og antal skift.", // removed.dominated
  "Det tager ikke længere tid og er ikke mere besværligt at gå hele vejen.", // removed.walking-is-better
  "Ét transportmiddel alene er mindst lige så godt på alle punkter.", // removed.single-mode-is-better
  "En anden forbindelse er lige så god på alle punkter og bedre på mindst ét.", // removed.worse-than-another
  "Bruger kun ét af de transportmidler, der skal kombineres.", // removed.one-mode-only
  "Med et andet sted at parkere, hente eller aflevere er du hurtigere fremme.", // removed.slower-alike
  "En parkeringsplads, der er lige så nær og hurtig, er et mere sikkert valg end en plads på gaden.", // removed.car-park-alike
  "Passer ikke bedre til din prioritet end de andre forbindelser.", // removed.fits-no-better
  "Der var ikke tid til at sammenligne med hvert transportmiddel for sig.", // removed.out-of-time
  "Bruger de samme køretøjer som en bedre forbindelse.", // removed.same-vehicles
  "Der blev kun bedt om den bedste forbindelse.", // removed.not-the-best
  "Ankommer efter det ønskede tidspunkt.", // removed.arrives-too-late
  "Kræver mere gang i alt end valgt.", // removed.walk-too-long
  "Tager for lang tid uden kollektiv trafik.", // removed.takes-too-long
  "En del af ruten er ikke egnet til kørestol.", // removed.inaccessible
  "Bruger et fravalgt stoppested.", // removed.avoided-stop
  "Bruger en fravalgt linje eller et fravalgt transportmiddel.", // removed.ruled-out
  "En del af ruten er lukket eller ude af drift på det tidspunkt.", // removed.not-running
  "Linjer med fravalgte transportmidler", // ruled-out.avoided-mode
  "Linjer fra fravalgte trafikselskaber eller datakilder", // ruled-out.operator-limit
  "Linjer, der kun vises, når de er valgt udtrykkeligt", // ruled-out.only-when-named
  "Linjer med køretøjer, der ikke kan medtage kørestol", // ruled-out.inaccessible-vehicle
  "Linjer uden oplysning om, at cykler kan medtages", // ruled-out.no-bicycles
  "Stoppesteder, som ikke er egnede til kørestol", // ruled-out.inaccessible-stop
  "Fravalgte stoppesteder", // ruled-out.avoided-stop
  "Linjer og stoppesteder, der er lukket på grund af en driftsforstyrrelse", // ruled-out.closed-by-alert
  "Ingen oplysninger om prisen.", // unknown.price
  "Det vides ikke, om kørestol kan medtages i køretøjet.", // unknown.vehicle-access
  "Ingen oplysninger om adgang for kørestol ved stoppestedet.", // unknown.stop-access
  "Ufuldstændige oplysninger om adgang for kørestol på ruten.", // unknown.path-access
  "Ingen oplysninger om medtagning af cykel.", // unknown.bicycles-aboard
  "Her er ingen vejdata: ruten er vist som luftlinje.", // unknown.streets
  "Disse tider er cirkatider.", // unknown.times
  "Kører med faste intervaller; de præcise afgangstider er ikke offentliggjort.", // unknown.departure
  "Det vides ikke, om turen stadig kan bestilles.", // unknown.booking
  "Normal ventetid, kan afvige.", // unknown.wait
  "Ingen oplysninger om ledige parkeringspladser.", // unknown.parking
  "Ingen oplysninger om køretøjets resterende rækkevidde.", // unknown.range
  "Der er ikke angivet et startsted.", // refusal.no-origin
  "Der er ikke angivet en destination.", // refusal.no-destination
  "Forespørgslen er ugyldig.", // refusal.bad-request
  ["Regionen “",["region"],"” er ukendt."], // refusal.unknown-region
  "Denne rejse er ukendt.", // refusal.unknown-trip
  "Denne del af rejsen har ingen andre afgange.", // refusal.not-a-ride
  "Der blev ikke fundet nogen anden afgang for denne tur.", // refusal.no-other-vehicle
  "Den tidligere afgang kører, før du når derhen.", // refusal.leaves-too-early
  "Denne tjeneste udsteder ikke selv nøgler. Kontakt operatøren.", // refusal.no-registration
  "En anden nøgle har allerede dette navn. Vælg et andet.", // refusal.label-taken
  "Kun tjenestens operatør kan gøre dette.", // refusal.not-operator
  "Forespørgslen indeholder ingen API-nøgle.", // refusal.no-key
  "API-nøglen er ukendt eller ikke aktiv.", // refusal.unknown-key
  "Kvoten for denne API-nøgle er brugt op. Prøv igen senere.", // refusal.over-quota
  "For mange forespørgsler på kort tid. Prøv igen om lidt.", // refusal.too-fast
  "Der er travlt lige nu. Prøv igen om lidt.", // refusal.overloaded
  "Der opstod en fejl hos os. Prøv igen senere.", // refusal.internal
 ],
 modes: [
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
};
