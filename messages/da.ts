// Danish. Style and words: docs/languages/da.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Tag bus <NUMBER>}
      coach {Tag bus <NUMBER>}
      tram {Tag sporvogn <NUMBER>}
      metro {Tag metro <NUMBER>}
      train {Tag tog <NUMBER>}
      ferry {Tag færge <NUMBER>}
      gondola {Tag svævebane <NUMBER>}
      funicular {Tag kabelbane <NUMBER>}
      cablecar {Tag kabelsporvogn <NUMBER>}
      monorail {Tag monorail <NUMBER>}
      car {Tag linjetaxa <NUMBER>}
      other {Tag <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Tag bussen}
      coach {Tag bussen}
      tram {Tag sporvognen}
      metro {Tag metroen}
      train {Tag toget}
      ferry {Tag færgen}
      gondola {Tag svævebanen}
      funicular {Tag kabelbanen}
      cablecar {Tag kabelsporvognen}
      monorail {Tag monorailen}
      car {Tag linjetaxaen}
      other {Stig på}
    }`,
  'action.stay': `{vehicle, select,
      bus {Bliv siddende, fortsætter som bus <NUMBER>}
      coach {Bliv siddende, fortsætter som bus <NUMBER>}
      tram {Bliv siddende, fortsætter som sporvogn <NUMBER>}
      metro {Bliv siddende, fortsætter som metro <NUMBER>}
      train {Bliv siddende, fortsætter som tog <NUMBER>}
      other {Bliv siddende, fortsætter som <NUMBER>}
    }`,
  'action.stay-on': 'Bliv siddende',
  'action.fly': 'Tag fly <NUMBER>',
  'action.fly-unnumbered': 'Tag flyet',
  'action.walk': 'Gå',
  'action.walk-to': 'Gå til {place}',
  'action.walk-end': 'Gå til destinationen',
  'action.roll': 'Kør i kørestol',
  'action.roll-to': 'Kør i kørestol til {place}',
  'action.roll-end': 'Kør i kørestol til destinationen',
  'action.cycle': 'Cykl',
  'action.scooter': 'Kør på elløbehjul',
  'action.drive-car': 'Kør i bil',
  'action.ride-motorbike': 'Kør på motorcykel',
  'action.carpool': 'Samkørsel',
  'action.taxi': 'Tag en taxa',
  'action.ride-hailing': 'Kør med bil bestilt via app',
  'action.ride-hailing-with': 'Kør med {provider}',
  'action.on-demand': 'Tag flextur',
  'action.on-demand-with': 'Tag flextur med {provider}',
  'action.wait': 'Vent',
  'action.wait-pickup': 'Vent på at blive hentet',
  'action.transfer': 'Vent på næste afgang',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Lås cyklen}
      scooter {Parkér elløbehjulet}
      other {Parkér på gaden}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Lås cyklen}
      scooter {Parkér elløbehjulet}
      other {Parkér på parkeringspladsen}
    }`,
  'action.collect': `{vehicle, select,
      car {Hent bilen}
      bicycle {Hent cyklen}
      scooter {Hent elløbehjulet}
      other {Hent køretøjet}
    }`,
  'action.return': `{vehicle, select,
      car {Aflevér bilen}
      bicycle {Aflevér cyklen}
      scooter {Aflevér elløbehjulet}
      other {Aflevér køretøjet}
    }`,
  'action.airport-checkin': 'Check ind i lufthavnen',
  'action.airport-checkout': 'Bagageudlevering og udgang',
  'action.airport-transfer': 'Skift fly',
  'note.every-minutes': '{count, plural, one {Hvert minut} other {Hvert #. minut}}',
  'note.approximate-times': 'Tiderne er cirkatider',
  'note.book-to-board': 'Ring på forhånd til {agency} for at stige på her',
  'note.book-to-board-phone': 'Ring på forhånd til {agency} for at stige på her: {phone}',
  'note.book-to-alight': 'Ring på forhånd til {agency} for at stige af her',
  'note.book-to-alight-phone': 'Ring på forhånd til {agency} for at stige af her: {phone}',
  'note.signal-driver': 'Standser efter behov: giv chaufføren et tydeligt tegn',
  'note.tell-driver': 'Standser efter behov: sig til chaufføren, at du vil af',
  'note.book-until': 'Bestil senest {deadline, date} kl. {deadline, time}',
  'note.too-late-to-book': 'Turen kan ikke længere bestilles',
  'note.cancelled': 'Aflyst',
  'note.parking-spaces': 'Pladser i alt: {places, number}',
  'note.parking-disabled-bays': 'Handicappladser: {bays, number}',
  'note.parking-free': 'Gratis parkering',
  'note.parking-paid': 'Betalingsparkering, pris ukendt',
  'place.bicycle-parking': 'Cykelparkering',
  'place.motorcycle-parking': 'Motorcykelparkering',
  'note.usual-wait': 'Bestil, før du tager af sted: ventetiden er normalt {wait, duration}',
  'note.next-day': 'Rejsen fortsætter næste dag',
  'note.push-bicycle': 'Træk cyklen {distance, distance}',
  'note.cycle-friendly': '{distance, distance} på cykelvenlige veje',
  'note.section-accessible': 'Egnet til kørestol: {distance, distance}',
  'note.section-inaccessible': 'Ikke egnet til kørestol: {distance, distance}',
  'note.section-unknown': 'Ingen oplysninger om adgang for kørestol: {distance, distance}',
  'note.service-accessible': 'Kørestol kan medtages',
  'note.service-inaccessible': 'Kørestol kan ikke medtages',
  'note.service-unknown': 'Uvist, om kørestol kan medtages',
  'note.stop-accessible': '{stop}: egnet til kørestol',
  'note.stop-inaccessible': '{stop}: ikke egnet til kørestol',
  'note.stop-unknown': '{stop}: ingen oplysninger om adgang for kørestol',
  'note.bicycles-allowed': 'Cykel kan medtages',
  'note.bicycles-forbidden': 'Cykel kan ikke medtages',
  'note.straight-line': 'Luftlinje: her er ingen vejdata',
  'note.ferry': 'Med færge undervejs',
  'note.ferry-named': 'Med færge undervejs: {name}',
  'note.no-through': 'Går ad private veje eller veje kun for ærindekørsel: tjek, om du har adgang',
  'note.no-stopping': 'Begynder eller slutter på en vej med standsningsforbud',
  'note.toll': 'Vejafgift: {price, money}',
  'note.take-stairs': 'Trappe → {level}',
  'note.take-stairs-between': 'Trappe: {from} → {level}',
  'note.take-escalator': 'Rulletrappe → {level}',
  'note.take-escalator-between': 'Rulletrappe: {from} → {level}',
  'note.take-lift': 'Elevator → {level}',
  'note.take-lift-between': 'Elevator: {from} → {level}',
  'label.stops': '{count, plural, one {# stop} other {# stop}}',
  'label.direction': 'Mod {direction}',
  'label.flight-to': 'Til {place}',
  'label.without-traffic': '{duration, duration} uden kø',
  'label.platform': `{kind, select,
      stand {Plads {platform}}
      track {Spor {platform}}
      pier {Kaj {platform}}
      gate {Gate {platform}}
      other {Perron {platform}}
    }`,
  'label.unnamed-way': 'vej uden navn',
  'label.ticket': 'Billet',
  'label.shared-bicycle': 'Delecykel',
  'label.shared-scooter': 'Deleløbehjul',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes}: {reason}',
  'label.book-with': 'Bestil hos {operator}',
  'live.on-time': 'Til tiden',
  'live.late': '{delay, duration} forsinket',
  'live.early': '{delay, duration} for tidligt',
  'live.platform-changed': 'Ændret: {platform} i stedet for {planned}',
  'live.updated': 'Realtidsdata opdateret for {age, duration} siden',
  'live.updated-now': 'Realtidsdata opdateret lige nu',
  'live.stale': 'Ingen realtidsdata i {age, duration}: tiderne kan have ændret sig',
  'live.source': `{source, select,
    predicted {Prognose i realtid}
    observed {Faktisk tid}
    carried {Anslået ud fra en tidligere forsinkelse}
    stale {Senest kendte forsinkelse}
    none {Ingen realtidsdata}
    other {Køreplan}
  }`,
  'live.slack': '{slack, duration} ekstra til skiftet',
  'live.missed': 'Du når sandsynligvis ikke dette skift',
  'live.if-missed': 'Hvis du ikke når det: +{delay, duration}',
  'live.if-missed-no-later': 'Hvis du ikke når det: du ankommer ikke senere',
  'live.if-missed-nothing': 'Hvis du ikke når det: ingen anden forbindelse',
  'alert.avoid-stops': '{stops, plural, one {Søg igen uden dette stoppested} other {Søg igen uden disse stoppesteder}}',
  'alert.effect': `{effect, select,
    closed {Ingen drift}
    reduced {Færre afgange}
    delays {Forsinkelser}
    detour {Omkørsel}
    additional {Ekstra afgange}
    modified {Ændret køreplan}
    moved {Stoppested flyttet}
    access {Begrænset niveaufri adgang}
    lift {Elevator ude af drift}
    escalator {Rulletrappe ude af drift}
    other {Trafikinformation}
  }`,
  'turn.HEAD_TOWARDS': 'Start turen',
  'turn.HEAD_TOWARDS.street': 'Følg {street}',
  'turn.CONTINUE_STRAIGHT': 'Fortsæt ligeud',
  'turn.CONTINUE_STRAIGHT.street': 'Fortsæt ligeud ad {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Hold til venstre',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Hold til venstre ad {street}',
  'turn.TURN_LEFT': 'Drej til venstre',
  'turn.TURN_LEFT.street': 'Drej til venstre ad {street}',
  'turn.TURN_SHARPLY_LEFT': 'Drej skarpt til venstre',
  'turn.TURN_SHARPLY_LEFT.street': 'Drej skarpt til venstre ad {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Hold til højre',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Hold til højre ad {street}',
  'turn.TURN_RIGHT': 'Drej til højre',
  'turn.TURN_RIGHT.street': 'Drej til højre ad {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Drej skarpt til højre',
  'turn.TURN_SHARPLY_RIGHT.street': 'Drej skarpt til højre ad {street}',
  'turn.U_TURN': 'Vend om',
  'turn.U_TURN.street': 'Vend om på {street}',
  'empty.outside-from': 'Startstedet ligger uden for det område, vi dækker.',
  'empty.outside-to': 'Destinationen ligger uden for det område, vi dækker.',
  'empty.different-regions': 'Startstedet og destinationen ligger i hver sin region, og ingen region dækker begge.',
  'empty.too-close': 'Startstedet og destinationen ligger så tæt på hinanden, at en rejse ikke er nødvendig.',
  'empty.off-network-from': 'Der er ingen farbar vej eller sti i nærheden af startstedet.',
  'empty.off-network-to': 'Der er ingen farbar vej eller sti i nærheden af destinationen.',
  'empty.no-modes': 'Ingen af de valgte transportmidler er tilgængelige her.',
  'empty.ruled-out': 'Med dine fravalg er der ingen forbindelser.',
  'empty.no-service-date': 'Der er ingen køreplan for denne dato. Køreplanen gælder fra {from, day} til {to, day}.',
  'empty.no-service-in-window': 'Der er ingen passende afgange på dette tidspunkt.',
  'empty.no-stop-from': 'Intet stoppested for de valgte transportmidler kan nås fra startstedet.',
  'empty.no-stop-to': 'Der er intet stoppested for de valgte transportmidler i nærheden af destinationen.',
  'empty.no-connection': 'Der blev ikke fundet nogen forbindelser med de valgte transportmidler.',
  'empty.avoided-stops': 'Uden de fravalgte stoppesteder er der ingen forbindelser.',
  'empty.arrives-too-late': 'Ingen forbindelse med denne afgangstid er fremme i tide.',
  'empty.inaccessible': 'Der blev ikke fundet en rute, som er egnet til kørestol.',
  'empty.walk-too-long': 'Alle ruter kræver mere gang i alt, end du har valgt.',
  'empty.too-far': 'Det er for langt at gå, cykle eller køre hele vejen.',
  'empty.round-trip-only':
    'Udlejningskøretøjer i nærheden af startstedet skal afleveres samme sted og kan derfor ikke bruges til en enkelttur.',
  'empty.no-vehicle-from': '{mode}: der er ingen ledige køretøjer i nærheden af startstedet.',
  'empty.no-vehicle-to': '{mode}: køretøjer i nærheden af startstedet kan ikke afleveres ved destinationen.',
  'empty.outside-zone-from': '{mode}: startstedet ligger uden for dækningsområdet.',
  'empty.outside-zone-to': '{mode}: destinationen ligger uden for dækningsområdet.',
  'empty.closed': '{mode}: kan ikke benyttes på dette tidspunkt.',
  'empty.unknown-provider': '{mode}: denne udbyder findes ikke her.',
  'empty.walking-is-better': 'Ingen forbindelse med de valgte transportmidler er bedre end at gå hele vejen.',
  'empty.not-better': 'Ingen kombination af de valgte transportmidler er bedre end at gå eller end ét af dem alene.',
  'empty.stopped-early': 'Søgningen tog for lang tid og blev afbrudt, før der blev fundet en forbindelse.',
  'off-network.from': '{mode}: der er ingen farbar vej i nærheden af startstedet.',
  'off-network.to': '{mode}: der er ingen farbar vej i nærheden af destinationen.',
  'advisory.deprecated-mode': 'Betegnelsen “{mode}” er forældet. Brug “{replacement}”.',
  'advisory.unknown-mode': 'Transportmidlet “{mode}” er ukendt og blev ignoreret.',
  'advisory.unknown-mode-nearest': 'Transportmidlet “{mode}” er ukendt og blev ignoreret. Mente du “{nearest}”?',
  'advisory.unavailable-mode': '{mode}: findes ikke her og er derfor udeladt.',
  'advisory.unknown-stop': 'Stoppestedet “{stop}” er ukendt og blev ignoreret.',
  'advisory.unknown-limit': '“{name}” er ikke kendt som trafikselskab, myndighed, datakilde eller linje.',
  'advisory.unknown-language': 'Sproget “{language}” findes ikke her.',
  'advisory.stopped-early': 'Søgningen blev afbrudt før tid: der kan være bedre forbindelser.',
  'advisory.straight-line-walks': 'Der er ingen vejdata: gåture er anslået i luftlinje.',
  'advisory.closed-by-alert': 'Ikke i drift på det tidspunkt: {names}',
  'board.cancelled': 'Aflyst',
  'board.skipped': 'Standser ikke her',
  'board.no-departures': 'Ingen afgange på dette tidspunkt.',
  'board.no-arrivals': 'Ingen ankomster på dette tidspunkt.',
  'advisory.trip-times-changed': 'Tiderne for denne rejse har ændret sig, siden den blev gemt.',
  'advisory.trip-line-replaced': '{line} kører ikke længere som gemt. I stedet: {other}',
  'advisory.trip-replanned': 'Denne rejse er ikke længere mulig som gemt og er planlagt på ny.',
  'advisory.trip-cancelled': '{line} er aflyst.',
  'advisory.trip-gone': 'Denne rejse er ikke længere mulig, og der blev ikke fundet nogen anden.',
  'action.walk-goal':
    '{goal, select, car {Gå til bilen} bicycle {Gå til cyklen} scooter {Gå til elløbehjulet} motorbike {Gå til motorcyklen} pickup {Gå til afhentningsstedet} other {Gå til køretøjet}}',
  'action.roll-goal':
    '{goal, select, car {Kør i kørestol til bilen} pickup {Kør i kørestol til afhentningsstedet} other {Kør i kørestol til køretøjet}}',
  'action.walk-platform':
    '{kind, select, stand {Gå til plads {platform}} track {Gå til spor {platform}} pier {Gå til kaj {platform}} gate {Gå til gate {platform}} other {Gå til perron {platform}}}',
  'action.roll-platform':
    '{kind, select, stand {Kør i kørestol til plads {platform}} track {Kør i kørestol til spor {platform}} pier {Kør i kørestol til kaj {platform}} gate {Kør i kørestol til gate {platform}} other {Kør i kørestol til perron {platform}}}',
  'action.walk-change': 'Skift til fods: {place}',
  'action.roll-change': 'Skift i kørestol: {place}',
  'action.wait-checkin': 'Vent på check-in',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated': 'En anden forbindelse er mindst lige så god med hensyn til afgang, ankomst og antal skift.',
  'removed.walking-is-better': 'Det tager ikke længere tid og er ikke mere besværligt at gå hele vejen.',
  'removed.single-mode-is-better': 'Ét transportmiddel alene er mindst lige så godt på alle punkter.',
  'removed.worse-than-another': 'En anden forbindelse er lige så god på alle punkter og bedre på mindst ét.',
  'removed.one-mode-only': 'Bruger kun ét af de transportmidler, der skal kombineres.',
  'removed.slower-alike': 'Med et andet sted at parkere, hente eller aflevere er du hurtigere fremme.',
  'removed.car-park-alike':
    'En parkeringsplads, der er lige så nær og hurtig, er et mere sikkert valg end en plads på gaden.',
  'removed.fits-no-better': 'Passer ikke bedre til din prioritet end de andre forbindelser.',
  'removed.out-of-time': 'Der var ikke tid til at sammenligne med hvert transportmiddel for sig.',
  'removed.same-vehicles': 'Bruger de samme køretøjer som en bedre forbindelse.',
  'removed.not-the-best': 'Der blev kun bedt om den bedste forbindelse.',
  'removed.arrives-too-late': 'Ankommer efter det ønskede tidspunkt.',
  'removed.walk-too-long': 'Kræver mere gang i alt end valgt.',
  'removed.takes-too-long': 'Tager for lang tid uden kollektiv trafik.',
  'removed.inaccessible': 'En del af ruten er ikke egnet til kørestol.',
  'removed.avoided-stop': 'Bruger et fravalgt stoppested.',
  'removed.ruled-out': 'Bruger en fravalgt linje eller et fravalgt transportmiddel.',
  'removed.not-running': 'En del af ruten er lukket eller ude af drift på det tidspunkt.',
  'ruled-out.avoided-mode': 'Linjer med fravalgte transportmidler',
  'ruled-out.operator-limit': 'Linjer fra fravalgte trafikselskaber eller datakilder',
  'ruled-out.only-when-named': 'Linjer, der kun vises, når de er valgt udtrykkeligt',
  'ruled-out.inaccessible-vehicle': 'Linjer med køretøjer, der ikke kan medtage kørestol',
  'ruled-out.no-bicycles': 'Linjer uden oplysning om, at cykler kan medtages',
  'ruled-out.inaccessible-stop': 'Stoppesteder, som ikke er egnede til kørestol',
  'ruled-out.avoided-stop': 'Fravalgte stoppesteder',
  'ruled-out.closed-by-alert': 'Linjer og stoppesteder, der er lukket på grund af en driftsforstyrrelse',
  'unknown.price': 'Ingen oplysninger om prisen.',
  'unknown.vehicle-access': 'Det vides ikke, om kørestol kan medtages i køretøjet.',
  'unknown.stop-access': 'Ingen oplysninger om adgang for kørestol ved stoppestedet.',
  'unknown.path-access': 'Ufuldstændige oplysninger om adgang for kørestol på ruten.',
  'unknown.bicycles-aboard': 'Ingen oplysninger om medtagning af cykel.',
  'unknown.streets': 'Her er ingen vejdata: ruten er vist som luftlinje.',
  'unknown.times': 'Disse tider er cirkatider.',
  'unknown.departure': 'Kører med faste intervaller; de præcise afgangstider er ikke offentliggjort.',
  'unknown.booking': 'Det vides ikke, om turen stadig kan bestilles.',
  'unknown.wait': 'Normal ventetid, kan afvige.',
  'unknown.parking': 'Ingen oplysninger om ledige parkeringspladser.',
  'unknown.range': 'Ingen oplysninger om køretøjets resterende rækkevidde.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Der er ikke angivet et startsted.',
  'refusal.no-destination': 'Der er ikke angivet en destination.',
  'refusal.bad-request': 'Forespørgslen er ugyldig.',
  'refusal.unknown-region': 'Regionen “{region}” er ukendt.',
  'refusal.unknown-trip': 'Denne rejse kendes ikke.',
  'refusal.not-a-ride': 'Denne del af rejsen har ingen andre afgange.',
  'refusal.no-other-vehicle': 'Der blev ikke fundet nogen anden afgang for denne tur.',
  'refusal.leaves-too-early': 'Den tidligere afgang kører, før du når frem.',
  'refusal.no-registration': 'Denne tjeneste udsteder ikke selv nøgler. Spørg dens operatør.',
  'refusal.label-taken': 'En anden nøgle har allerede dette navn. Vælg et andet.',
  'refusal.no-key': 'Forespørgslen indeholder ingen API-nøgle.',
  'refusal.unknown-key': 'API-nøglen er ukendt eller ikke aktiv.',
  'refusal.over-quota': 'Kvoten for denne API-nøgle er brugt op. Prøv igen senere.',
  'refusal.too-fast': 'For mange forespørgsler på kort tid. Prøv igen om lidt.',
  'refusal.overloaded': 'Der er travlt lige nu. Prøv igen om lidt.',
  'refusal.internal': 'Der opstod en fejl hos os. Prøv igen senere.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'Fra dør til dør med åbne data',
  noMap: 'Intet kort: denne browser understøtter ikke WebGL. Du kan stadig søge på stoppesteder og koordinater.',
  noRegions: 'Denne rejseplanlægger har endnu ingen regioner.',
  region: 'Region',
  language: 'Sprog',
  theme: 'Skift mellem lyst og mørkt tema',
  map: 'Kort',
  from: 'Fra',
  to: 'Til',
  moreChoices: 'Flere valgmuligheder',
  fewerChoices: 'Færre valgmuligheder',
  placeHint: 'Stoppested, adresse eller sted',
  unknownPlace: 'Ukendt sted. Skriv et stoppested, en adresse eller koordinater som 41.15, -8.61.',
  swap: 'Byt om på startsted og destination',
  mapCentre: 'Brug midten af kortet',
  clear: 'Start forfra',
  clickFrom: 'Klik på dit startsted på kortet og derefter på din destination.',
  clickTo: 'Klik nu på din destination.',
  when: 'Hvornår',
  now: 'Afgang nu',
  depart: 'Afgang kl.',
  arrive: 'Ankomst senest kl.',
  localTime: 'Dato og tid (lokal)',
  modes: 'Transportmidler',
  wheelchair: 'Kørestol',
  priority: 'Prioritet',
  balanced: 'Balanceret',
  fast: 'Hurtigt',
  easy: 'Nemt',
  green: 'Miljøvenligt',
  cheap: 'Billigt',
  anyWalking: 'Ubegrænset gåtid',
  mostWalking: 'Højst {n, number} min. til fods',
  walkingLimit: 'Maks. gåtid',
  concession: 'Nedsat pris',
  examples: 'Eller prøv et af disse eksempler',
  searching: 'Søger efter rejser…',
  results: '{n, plural, one {# rejse} other {# rejser}}',
  direct: 'direkte',
  changes: '{n, plural, one {# skift} other {# skift}}',
  onFoot: '{distance, distance} til fods',
  inWheelchair: '{distance, distance} i kørestol',
  every: '{duration, duration} mellem afgange',
  otherTimes: 'Andre tidspunkter',
  stopsOnTheWay: '{n, plural, one {# stop undervejs} other {# stop undervejs}}',
  directions: 'Rutevejledning',
  arriveStep: 'Ankomst',
  live: 'realtid',
  occupancy: `{load, select,
      empty {Tom}
      many {Mange ledige siddepladser}
      few {Få ledige siddepladser}
      standing {Kun ståpladser}
      full {Fuldt optaget}
      closed {Tager ingen passagerer med}
      other {}
    }`,
  cancelled: 'Aflyst',
  tooLateToBook: 'For sent at bestille',
  left: 'Allerede afgået',
  back: 'Alle rejser',
  nothing: 'Ingen rejser fundet',
  tryDate: 'Planlæg til den {date, day}',
  nothingHint: 'Prøv et andet tidspunkt, flere transportmidler eller andre steder.',
  unreachable: 'Rejseplanlæggeren svarer ikke. Kører serveren stadig?',
  refused: 'Rejsen kan ikke planlægges',
  retry: 'Prøv igen',
  why: 'Hvorfor disse rejser?',
  whyNothing: 'Hvorfor ingen rejser?',
  considered: `{n, plural,
      one {# rejse undersøgt, {shown, number} vist}
      other {# rejser undersøgt, {shown, number} vist}
    }`,
  stopsFrom: `{n, plural,
      one {# stoppested i nærheden af startstedet}
      other {# stoppesteder i nærheden af startstedet}
    }`,
  stopsTo: `{n, plural,
      one {# stoppested i nærheden af destinationen}
      other {# stoppesteder i nærheden af destinationen}
    }`,
  endedEarly: 'Søgningen blev afbrudt før tid.',
  chosenScore: 'Vurdering af den valgte rejse (lavere er bedre)',
  scoreTime: 'Tid',
  scorePrice: 'Pris',
  scoreCarbon: 'Udledning',
  scoreHassle: 'Besvær',
  notKnown: 'Manglende oplysninger',
  betterTrip: 'Bedre: {time}',
  alerts: 'Driftsmeldinger',
  alertSevere: 'Driftsforstyrrelse',
  alertWarning: 'Advarsel',
  alertInfo: 'Information',
  moreInformation: 'Flere oplysninger',
  avoidedStops: '{n, plural, one {# stoppested fravalgt} other {# stoppesteder fravalgt}}',
  useAllStops: 'Brug alle stoppesteder igen',
  plannedTime: 'Køreplan: {clock}',
  departures: 'Afgange',
  departuresFrom: 'Afgange fra {stop}',
  noDepartures: 'Ingen afgange de næste 24 timer.',
  skipsStop: 'Standser ikke her',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Kollektiv trafik', 'Trafik efter køreplan, åben for alle'],
  pt_pub_bus: ['Bus', 'Bybus eller lokalbus'],
  pt_pub_cablecar: ['Kabelsporvogn', 'Sporvogn trukket af et kabel'],
  pt_pub_car: ['Linjetaxa', 'Kollektiv trafik med bil'],
  pt_pub_ferry: ['Færge', 'Færge eller havnebus'],
  pt_pub_coach: ['Regional bus', 'Bus over længere afstande'],
  pt_pub_expressbus: ['Ekspresbus', 'Bus med få stop'],
  pt_pub_funicular: ['Kabelbane', 'Kabeltrukket bane på en stejl skråning'],
  pt_pub_gondola: ['Svævebane', 'Kabiner, der hænger i et kabel'],
  pt_pub_metro: ['Metro (også over jorden)', 'Metro, der også kører over jorden'],
  pt_pub_monorail: ['Monorail', 'Bane på en enkelt skinne'],
  pt_pub_regionaltrain: ['Regionaltog', 'Regionaltog og intercitytog'],
  pt_pub_subway: ['Metro', 'Metro under jorden'],
  pt_pub_train: ['Tog', 'Lokaltog eller pendlertog'],
  pt_pub_tram: ['Sporvogn', 'Sporvogn eller letbane'],
  pt_ltd_SCHOOLBUS: ['Skolebus', 'Bus kun for elever'],
  ps_drt: ['Flextur', 'Behovsstyret kørsel: delte ture, der kører efter bestilling'],
  ps_tax: ['Taxa', 'Tur med taxa'],
  ps_tnc: ['Bil via app', 'Bil med chauffør, bestilt via app'],
  me_car: ['Bil', 'Din egen bil'],
  'me_car-s': ['Delebil', 'Bil fra en delebilsordning'],
  'me_car-r': ['Udlejningsbil', 'Bil lejet til turen'],
  'me_car-p': ['Samkørsel', 'Tur i en andens bil'],
  me_mot: ['Motorcykel', 'Din egen motorcykel'],
  me_mic: ['Cykel eller elløbehjul', 'Din egen cykel, dit eget elløbehjul eller lignende'],
  me_mic_bic: ['Cykel', 'Din egen cykel'],
  'me_mic_fold-bic': ['Foldecykel', 'Foldecykel, der er med hele vejen'],
  'me_mic_e-sco': ['Elløbehjul', 'Elløbehjul op til 25 km/t, der er med hele vejen'],
  'me_mic_fast-e-sco': ['Hurtigt elløbehjul', 'Elløbehjul op til 45 km/t, der er med hele vejen'],
  'me_mic-s': ['Delecykel eller deleløbehjul', 'Cykel eller elløbehjul fra en deleordning'],
  cy_bic: ['Cykel (gammel betegnelse)', 'Din egen cykel; brug “me_mic_bic”'],
  'cy_bic-s': ['Delecykel (gammel betegnelse)', 'Delecykel; brug “me_mic-s”'],
  wa_wal: ['Til fods', 'Gåtur'],
  wa_whe: ['Kørestol', 'Tur i kørestol'],
  in_air: ['Fly', 'Ruteflyvning'],
  in_rail: ['Fjerntog', 'Tog mellem byer'],
  in_coach: ['Fjernbus', 'Rutebus mellem byer'],
  in_ferry: ['Fjernfærge', 'Færge mellem havne langt fra hinanden'],
  'stationary_parking-onstreet': ['Gadeparkering', 'Parkering på gaden'],
  'stationary_parking-offstreet': ['Parkeringsplads', 'Parkering på en parkeringsplads eller i et p-hus'],
  stationary_wait: ['Ventetid', 'Ventetid til det næste køretøj'],
  stationary_transfer: ['Skift', 'Skift fra en linje til en anden'],
  'stationary_vehicle-collect': ['Afhentning af køretøj', 'Afhentning af et dele- eller udlejningskøretøj'],
  'stationary_vehicle-return': ['Aflevering af køretøj', 'Aflevering af et dele- eller udlejningskøretøj'],
  'stationary_airport-checkin': ['Check-in', 'Check-in og sikkerhedskontrol i lufthavnen'],
  'stationary_airport-checkout': ['Ankomst i lufthavnen', 'Bagage og paskontrol i lufthavnen'],
  'stationary_airport-transfer': ['Skift af fly', 'Skift mellem fly i en lufthavn'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Forhåndsvisning af rute',
  'preview.sample': 'Eksempeldata, planlagt i editoren',
  'preview.plannedBy': 'Planlagt af {address}',
  'preview.from': 'Fra',
  'preview.to': 'Til',
  'preview.swap': 'Byt om på startsted og destination',
  'preview.plan': 'Planlæg',
  'preview.map': 'Kort',
  'preview.drawing': 'Tegning af ruten. Piletasterne flytter den, plus og minus zoomer, 0 viser hele ruten.',
  'preview.zoomIn': 'Zoom ind',
  'preview.zoomOut': 'Zoom ud',
  'preview.zoomFit': 'Vis hele ruten',
  'preview.trips': 'Rejser',
  'preview.loading': 'Indlæser…',
  'preview.planning': 'Planlægger…',
  'preview.noRoute': 'Ingen forbindelse mellem disse to steder.',
  'preview.oneOption': '{route}: 1 rejse',
  'preview.options': '{route}: {count} rejser',
  'remedy.retry': 'Prøv igen',
  'remedy.setKey': 'Angiv serverens nøgle',
  'remedy.openSettings': 'Skift serverens adresse',
  'failure.load': 'Forhåndsvisningen kunne ikke indlæses. Se detaljer i outputkanalen “Tripwright”.',
  'failure.samplePlace': 'Et af de to steder findes ikke længere i eksempelbyen.',
  'failure.sampleData':
    'Eksempeldataene kan ikke læses ({detail}). Geninstallér udvidelsen, eller angiv adressen på en server.',
  'failure.noRegions': 'Serveren på {address} har endnu ingen regioner.',
  'failure.fewStations': 'Regionen {region} har færre end to stationer at planlægge imellem.',
  'failure.serverPlace': 'Serveren kender ikke længere et af de to steder.',
  'failure.noServer':
    'Ingen server svarer på {address}. Start en med “npm start” i Tripwrights repository, eller skift adressen.',
  'failure.needsKey': 'Serveren på {address} kræver en nøgle. Den udskriver en demonøgle, når den starter.',
  'failure.status': 'Serveren på {address} svarede {status}.',
  'failure.statusWithDetail': 'Serveren på {address} svarede {status}: {detail}',
  'failure.format': 'Svaret {endpoint} fra {address} har ikke formatet /v1. Er det en Tripwright-server?',
  'key.title': 'Nøgle til {address}',
  'key.prompt': 'Nøglen gemmes i editorens sikre lager og sendes kun til denne adresse.',
  'key.noServer':
    'Forhåndsvisningen bruger sine egne eksempeldata, som ikke kræver nøgle. Angiv først adressen på en server.',
  'key.openSetting': 'Åbn indstillingen',
  'fix.accept': 'Acceptér {identifier} i dette arbejdsområde',
  'fix.all': 'Ret alle koder for transportmidler',
  'modes.malformed': '{identifier} er ikke en kode for et transportmiddel.',
  'modes.unknown': '{identifier} er ikke et kendt transportmiddel.',
  'modes.didYouMean': 'Mente du {identifier}?',
  'modes.deprecated': '{identifier} er forældet. Brug {replacement}.',
  'modes.repeated': '{identifier} står allerede på listen.',
  'modes.covered': '{identifier} er allerede dækket af {wider}.',
  'modes.notInRegion': '{identifier} findes ikke i denne region: {region}.',
  'modes.notInRegions': '{identifier} findes ikke i nogen af de {count} regioner.',
  'modes.useInstead': 'Forældet: brug {replacement}.',
  'modes.unknownTitle': 'Ukendt transportmiddel.',
  'modes.unknownNote': 'Servere kan når som helst få nye koder, så det er ikke en fejl.',
  'modes.beginsWith': 'Begyndelsen er kendt: {path}.',
  'modes.similar': 'Lignende koder: {identifiers}.',
  'modes.inRegions': 'Findes i: {regions}.',
  'modes.inNoRegion': 'Findes ikke i nogen kendt region.',
  'modes.remove': 'Fjern {identifier}',
  'modes.replace': 'Erstat med {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Kontrollerer, forklarer og fuldfører koder for transportmidler i JSON, YAML, TOML, HTTP, GraphQL og kode og viser ruter i en eksempelby. Ingen telemetri.',
  untrusted: 'I mapper, du ikke har tillid til, ignoreres serveradressen i mappens indstillinger.',
  'command.previewRoute': 'Vis en rute i eksempelbyen',
  'command.setServerKey': 'Angiv serverens nøgle',
  'command.clearServerKey': 'Fjern serverens nøgle',
  'command.acceptMode': 'Acceptér en kode for et transportmiddel i dette arbejdsområde',
  'setting.check':
    'Kontrollér koder for transportmidler såsom `pt_pub_bus` i åbne filer. Forklaringer og fuldførelse virker uanset denne indstilling.',
  'setting.inlayHints': 'Vis betydningen af hver kendt kode for et transportmiddel efter koden.',
  'setting.acceptedModes': 'Ukendte koder, der ikke meldes, for eksempel en privat udbyders.',
  'setting.server':
    'Adresse på en Tripwright-server, der planlægger de viste ruter, såsom `http://localhost:4000`. Er den tom, planlægger udvidelsen ruter i eksempelbyen uden netforbindelse. Gem serverens nøgle med kommandoen *Tripwright: {setServerKey}*.',
  'setting.serverPattern': 'Angiv en adresse såsom http://localhost:4000, eller lad feltet være tomt.',
};
