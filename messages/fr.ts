// French. Style and words: docs/languages/fr.md.
import type { Messages, ModeNames } from './messages.ts';

/** Texts of trips and answers. */
export const answer: Messages<'answer'> = {
  'action.ride': `{vehicle, select,
      bus {Prendre le bus <NUMBER>}
      coach {Prendre l’autocar <NUMBER>}
      tram {Prendre le tram <NUMBER>}
      metro {Prendre le métro <NUMBER>}
      train {Prendre le train <NUMBER>}
      ferry {Prendre le ferry <NUMBER>}
      gondola {Prendre le téléphérique <NUMBER>}
      funicular {Prendre le funiculaire <NUMBER>}
      cablecar {Prendre le tram à câble <NUMBER>}
      monorail {Prendre le monorail <NUMBER>}
      car {Prendre le taxi collectif <NUMBER>}
      other {Prendre la ligne <NUMBER>}
    }`,
  'action.board': `{vehicle, select,
      bus {Prendre le bus}
      coach {Prendre l’autocar}
      tram {Prendre le tram}
      metro {Prendre le métro}
      train {Prendre le train}
      ferry {Prendre le ferry}
      gondola {Prendre le téléphérique}
      funicular {Prendre le funiculaire}
      cablecar {Prendre le tram à câble}
      monorail {Prendre le monorail}
      car {Prendre le taxi collectif}
      other {Monter à bord}
    }`,
  'action.stay': `{vehicle, select,
      bus {Rester à bord : le bus devient le <NUMBER>}
      coach {Rester à bord : l’autocar devient le <NUMBER>}
      tram {Rester à bord : le tram devient le <NUMBER>}
      metro {Rester à bord : le métro devient le <NUMBER>}
      train {Rester à bord : le train devient le <NUMBER>}
      other {Rester à bord : continue sur la ligne <NUMBER>}
    }`,
  'action.stay-on': 'Rester à bord',
  'action.fly': 'Prendre le vol <NUMBER>',
  'action.fly-unnumbered': 'Prendre l’avion',
  'action.walk': 'Marcher',
  'action.walk-to': 'Marcher jusqu’à {place}',
  'action.walk-end': 'Marcher jusqu’à destination',
  'action.roll': 'En fauteuil roulant',
  'action.roll-to': 'En fauteuil roulant jusqu’à {place}',
  'action.roll-end': 'En fauteuil roulant jusqu’à destination',
  'action.cycle': 'À vélo',
  'action.scooter': 'En trottinette électrique',
  'action.drive-car': 'En voiture',
  'action.ride-motorbike': 'À moto',
  'action.carpool': 'En covoiturage',
  'action.taxi': 'Prendre un taxi',
  'action.ride-hailing': 'Prendre un VTC',
  'action.ride-hailing-with': 'VTC : {provider}',
  'action.on-demand': 'Prendre le transport à la demande',
  'action.on-demand-with': 'Transport à la demande : {provider}',
  'action.wait': 'Attendre',
  'action.wait-pickup': 'Attendre la prise en charge',
  'action.transfer': 'Correspondance',
  'action.park-onstreet': `{vehicle, select,
      bicycle {Attacher le vélo}
      scooter {Garer la trottinette}
      other {Se garer dans la rue}
    }`,
  'action.park-offstreet': `{vehicle, select,
      bicycle {Attacher le vélo}
      scooter {Garer la trottinette}
      other {Se garer au parking}
    }`,
  'action.collect': `{vehicle, select,
      car {Récupérer la voiture}
      bicycle {Récupérer le vélo}
      scooter {Récupérer la trottinette}
      other {Récupérer le véhicule}
    }`,
  'action.return': `{vehicle, select,
      car {Rendre la voiture}
      bicycle {Rendre le vélo}
      scooter {Rendre la trottinette}
      other {Rendre le véhicule}
    }`,
  'action.airport-checkin': 'Enregistrement à l’aéroport',
  'action.airport-checkout': 'Retrait des bagages et sortie de l’aéroport',
  'action.airport-transfer': 'Changer d’avion',
  'note.every-minutes': '{count, plural, one {Toutes les minutes} other {Toutes les # minutes}}',
  'note.approximate-times': 'Horaires donnés à titre indicatif',
  'note.book-to-board': 'Montée sur réservation : appeler {agency}',
  'note.book-to-board-phone': 'Montée sur réservation : appeler {agency} au {phone}',
  'note.book-to-alight': 'Descente sur réservation : appeler {agency}',
  'note.book-to-alight-phone': 'Descente sur réservation : appeler {agency} au {phone}',
  'note.signal-driver': 'Arrêt à la demande : faire signe au conducteur',
  'note.tell-driver': 'Arrêt à la demande : prévenir le conducteur pour descendre',
  'note.book-until': 'À réserver avant le {deadline, date} à {deadline, time}',
  'note.too-late-to-book': 'Il est trop tard pour réserver ce trajet',
  'note.cancelled': 'Supprimé',
  'note.parking-spaces': '{places, plural, one {Capacité : # place} other {Capacité : # places}}',
  'note.parking-disabled-bays': 'Places PMR : {bays, number}',
  'note.parking-free': 'Stationnement gratuit',
  'note.parking-paid': 'Stationnement payant, tarif non communiqué',
  'place.bicycle-parking': 'Stationnement vélo',
  'place.motorcycle-parking': 'Stationnement moto',
  'note.usual-wait': 'Réserver avant de partir : attente habituelle de {wait, duration}',
  'note.next-day': 'Le trajet continue le lendemain',
  'note.push-bicycle': 'Pousser le vélo sur {distance, distance}',
  'note.cycle-friendly': '{distance, distance} sur voies adaptées au vélo',
  'note.section-accessible': 'Accessible en fauteuil roulant : {distance, distance}',
  'note.section-inaccessible': 'Non accessible en fauteuil roulant : {distance, distance}',
  'note.section-unknown': 'Accessibilité non renseignée : {distance, distance}',
  'note.service-accessible': 'Véhicule accessible en fauteuil roulant',
  'note.service-inaccessible': 'Véhicule non accessible en fauteuil roulant',
  'note.service-unknown': 'Accessibilité du véhicule non renseignée',
  'note.stop-accessible': '{stop} : accessible en fauteuil roulant',
  'note.stop-inaccessible': '{stop} : non accessible en fauteuil roulant',
  'note.stop-unknown': '{stop} : accessibilité non renseignée',
  'note.bicycles-allowed': 'Vélos acceptés à bord',
  'note.bicycles-forbidden': 'Vélos non acceptés à bord',
  'note.straight-line': 'Trajet à vol d’oiseau : pas de données sur les rues ici',
  'note.ferry': 'Avec traversée en ferry',
  'note.ferry-named': 'Avec traversée en ferry : {name}',
  'note.no-through': 'Emprunte des voies privées ou à accès limité : vérifiez que le passage est autorisé',
  'note.no-stopping': 'Départ ou arrivée sur une voie où l’arrêt est interdit',
  'note.toll': 'Péage : {price, money}',
  'note.take-stairs': 'Escalier → {level}',
  'note.take-stairs-between': 'Escalier : {from} → {level}',
  'note.take-escalator': 'Escalier mécanique → {level}',
  'note.take-escalator-between': 'Escalier mécanique : {from} → {level}',
  'note.take-lift': 'Ascenseur → {level}',
  'note.take-lift-between': 'Ascenseur : {from} → {level}',
  'label.stops': '{count, plural, one {# arrêt} other {# arrêts}}',
  'label.direction': 'Direction {direction}',
  'label.flight-to': 'Destination : {place}',
  'label.without-traffic': '{duration, duration} sans bouchons',
  'label.platform': `{kind, select,
      stand {Quai {platform}}
      track {Voie {platform}}
      pier {Embarcadère {platform}}
      gate {Porte {platform}}
      other {Quai {platform}}
    }`,
  'label.unnamed-way': 'voie sans nom',
  'label.ticket': 'Billet',
  'label.shared-bicycle': 'Vélo en libre-service',
  'label.shared-scooter': 'Trottinette en libre-service',
  'label.mode-detail': '{mode} ({detail})',
  'label.set-reason': '{modes} : {reason}',
  'label.book-with': 'Réserver avec {operator}',
  'live.on-time': 'À l’heure',
  'live.late': '{delay, duration} de retard',
  'live.early': '{delay, duration} d’avance',
  'live.platform-changed': 'Changement : {platform} au lieu de {planned}',
  'live.updated': 'Temps réel mis à jour il y a {age, duration}',
  'live.updated-now': 'Temps réel mis à jour à l’instant',
  'live.stale': 'Pas de temps réel depuis {age, duration} : les horaires ont pu changer',
  'live.source': `{source, select,
    predicted {Prévision en temps réel}
    observed {Heure réelle}
    carried {Estimation d’après un retard précédent}
    stale {Dernier retard connu}
    none {Pas de temps réel}
    other {Horaire théorique}
  }`,
  'live.slack': '{slack, duration} de marge pour la correspondance',
  'live.missed': 'Vous manquerez probablement cette correspondance',
  'live.if-missed': 'En cas de correspondance manquée : +{delay, duration}',
  'live.if-missed-no-later': 'En cas de correspondance manquée : arrivée à la même heure',
  'live.if-missed-nothing': 'En cas de correspondance manquée : aucun autre itinéraire',
  'alert.avoid-stops': '{stops, plural, one {Éviter cet arrêt et recalculer} other {Éviter ces arrêts et recalculer}}',
  'alert.effect': `{effect, select,
    closed {Service interrompu}
    reduced {Service réduit}
    delays {Retards}
    detour {Déviation}
    additional {Service supplémentaire}
    modified {Service modifié}
    moved {Arrêt déplacé}
    access {Accessibilité perturbée}
    lift {Ascenseur hors service}
    escalator {Escalier mécanique hors service}
    other {Info trafic}
  }`,
  'turn.HEAD_TOWARDS': 'Départ',
  'turn.HEAD_TOWARDS.street': 'Départ : {street}',
  'turn.CONTINUE_STRAIGHT': 'Continuer tout droit',
  'turn.CONTINUE_STRAIGHT.street': 'Continuer tout droit : {street}',
  'turn.TURN_SLIGHTLY_LEFT': 'Tourner légèrement à gauche',
  'turn.TURN_SLIGHTLY_LEFT.street': 'Tourner légèrement à gauche : {street}',
  'turn.TURN_LEFT': 'Tourner à gauche',
  'turn.TURN_LEFT.street': 'Tourner à gauche : {street}',
  'turn.TURN_SHARPLY_LEFT': 'Tourner franchement à gauche',
  'turn.TURN_SHARPLY_LEFT.street': 'Tourner franchement à gauche : {street}',
  'turn.TURN_SLIGHTLY_RIGHT': 'Tourner légèrement à droite',
  'turn.TURN_SLIGHTLY_RIGHT.street': 'Tourner légèrement à droite : {street}',
  'turn.TURN_RIGHT': 'Tourner à droite',
  'turn.TURN_RIGHT.street': 'Tourner à droite : {street}',
  'turn.TURN_SHARPLY_RIGHT': 'Tourner franchement à droite',
  'turn.TURN_SHARPLY_RIGHT.street': 'Tourner franchement à droite : {street}',
  'turn.U_TURN': 'Faire demi-tour',
  'turn.U_TURN.street': 'Faire demi-tour : {street}',
  'empty.outside-from': 'Le point de départ se trouve hors de la zone couverte.',
  'empty.outside-to': 'La destination se trouve hors de la zone couverte.',
  'empty.different-regions':
    'Le point de départ et la destination se trouvent dans des régions différentes, et aucune région ne couvre les deux.',
  'empty.too-close': 'Le point de départ et la destination sont trop proches pour calculer un itinéraire.',
  'empty.off-network-from': 'Aucune rue ni aucun chemin praticable près du point de départ.',
  'empty.off-network-to': 'Aucune rue ni aucun chemin praticable près de la destination.',
  'empty.no-modes': 'Aucun des modes de transport choisis n’est disponible ici.',
  'empty.ruled-out': 'Aucun itinéraire trouvé avec ces exclusions.',
  'empty.no-service-date': 'Pas d’horaires à cette date. Horaires disponibles du {from, day} au {to, day}.',
  'empty.no-service-in-window': 'Aucune ligne ne dessert ce trajet à cette heure.',
  'empty.no-stop-from': 'Aucun arrêt des modes choisis à proximité du point de départ.',
  'empty.no-stop-to': 'Aucun arrêt des modes choisis à proximité de la destination.',
  'empty.no-connection': 'Aucun itinéraire trouvé avec les modes de transport choisis.',
  'empty.avoided-stops': 'Aucun itinéraire ne permet d’éviter les arrêts exclus.',
  'empty.arrives-too-late': 'Aucun départ à cette heure ne permet d’arriver à temps.',
  'empty.inaccessible': 'Aucun itinéraire accessible en fauteuil roulant n’a été trouvé.',
  'empty.walk-too-long': 'Tous les itinéraires dépassent votre temps de marche maximal.',
  'empty.too-far': 'La destination est trop éloignée pour s’y rendre à pied, à vélo ou en voiture.',
  'empty.round-trip-only':
    'Les véhicules en location près du point de départ doivent y être rendus : aller simple impossible.',
  'empty.no-vehicle-from': '{mode} : aucun véhicule disponible près du point de départ.',
  'empty.no-vehicle-to': '{mode} : les véhicules proches du point de départ ne peuvent pas être rendus à destination.',
  'empty.outside-zone-from': '{mode} : le point de départ est hors de la zone desservie.',
  'empty.outside-zone-to': '{mode} : la destination est hors de la zone desservie.',
  'empty.closed': '{mode} : pas de service à cette heure.',
  'empty.unknown-provider': '{mode} : cet opérateur n’est pas présent ici.',
  'empty.walking-is-better': 'Aucun itinéraire avec les modes choisis n’est plus avantageux que le trajet à pied.',
  'empty.not-better': 'Combiner les modes choisis n’est pas plus avantageux que marcher ou n’en utiliser qu’un seul.',
  'empty.stopped-early': 'La recherche, trop longue, a été interrompue avant de trouver un itinéraire.',
  'off-network.from': '{mode} : aucune rue praticable près du point de départ.',
  'off-network.to': '{mode} : aucune rue praticable près de la destination.',
  'advisory.deprecated-mode': 'Le mode « {mode} » est obsolète. Utilisez « {replacement} ».',
  'advisory.unknown-mode': 'Le mode « {mode} » est inconnu et a été ignoré.',
  'advisory.unknown-mode-nearest': 'Le mode « {mode} » est inconnu et a été ignoré. Vouliez-vous dire « {nearest} » ?',
  'advisory.unavailable-mode': '{mode} : mode indisponible ici, non pris en compte.',
  'advisory.unknown-stop': 'L’arrêt « {stop} » est inconnu et a été ignoré.',
  'advisory.unknown-limit': '« {name} » ne correspond à aucun opérateur, autorité, jeu de données ou ligne.',
  'advisory.unknown-language': 'La langue « {language} » n’est pas disponible ici.',
  'advisory.stopped-early': 'La recherche a été écourtée : de meilleurs itinéraires existent peut-être.',
  'advisory.straight-line-walks': 'Pas de données sur les rues : les trajets à pied sont estimés à vol d’oiseau.',
  'advisory.closed-by-alert': 'Hors service à cette heure : {names}',
  'board.cancelled': 'Supprimé',
  'board.skipped': 'Ne s’arrête pas ici',
  'board.no-departures': 'Aucun départ à cette heure.',
  'board.no-arrivals': 'Aucune arrivée à cette heure.',
  'advisory.trip-times-changed': 'Les horaires de cet itinéraire ont changé depuis son enregistrement.',
  'advisory.trip-line-replaced': '{line} ne circule plus comme enregistré. À la place : {other}',
  'advisory.trip-replanned': 'Cet itinéraire n’est plus possible tel qu’enregistré : il a été recalculé.',
  'advisory.trip-cancelled': '{line} : service supprimé.',
  'advisory.trip-gone': 'Cet itinéraire n’est plus possible et aucun autre n’a été trouvé.',
  'action.walk-goal':
    '{goal, select, car {Marcher jusqu’à la voiture} bicycle {Marcher jusqu’au vélo} scooter {Marcher jusqu’à la trottinette} motorbike {Marcher jusqu’à la moto} pickup {Marcher jusqu’au point de prise en charge} other {Marcher jusqu’au véhicule}}',
  'action.roll-goal':
    '{goal, select, car {En fauteuil roulant jusqu’à la voiture} pickup {En fauteuil roulant jusqu’au point de prise en charge} other {En fauteuil roulant jusqu’au véhicule}}',
  'action.walk-platform':
    '{kind, select, track {Marcher jusqu’à la voie {platform}} pier {Marcher jusqu’à l’embarcadère {platform}} gate {Marcher jusqu’à la porte {platform}} other {Marcher jusqu’au quai {platform}}}',
  'action.roll-platform':
    '{kind, select, track {En fauteuil roulant jusqu’à la voie {platform}} pier {En fauteuil roulant jusqu’à l’embarcadère {platform}} gate {En fauteuil roulant jusqu’à la porte {platform}} other {En fauteuil roulant jusqu’au quai {platform}}}',
  'action.walk-change': 'Correspondance à pied : {place}',
  'action.roll-change': 'Correspondance en fauteuil roulant : {place}',
  'action.wait-checkin': 'Attendre l’enregistrement',
};

/** Texts that explain an answer. */
export const explanation: Messages<'explanation'> = {
  'removed.dominated':
    'Un autre itinéraire fait aussi bien ou mieux pour le départ, l’arrivée et le nombre de correspondances.',
  'removed.walking-is-better': 'À pied, le trajet n’est ni plus long ni plus fatigant.',
  'removed.single-mode-is-better': 'Un seul mode de transport fait aussi bien ou mieux à tous égards.',
  'removed.worse-than-another': 'Une autre option est aussi bonne à tous égards et meilleure sur au moins un point.',
  'removed.one-mode-only': 'N’utilise qu’un des modes à combiner.',
  'removed.slower-alike': 'Garer, récupérer ou rendre le véhicule ailleurs est plus rapide.',
  'removed.car-park-alike': 'Un parking aussi proche et aussi rapide est plus fiable qu’une place dans la rue.',
  'removed.fits-no-better': 'Ne répond pas mieux à vos priorités que les autres options.',
  'removed.out-of-time': 'Le temps a manqué pour comparer avec chaque mode seul.',
  'removed.same-vehicles': 'Utilise les mêmes véhicules qu’une meilleure option.',
  'removed.not-the-best': 'Seule la meilleure option était demandée.',
  'removed.arrives-too-late': 'Arrive après l’heure demandée.',
  'removed.walk-too-long': 'Dépasse votre temps de marche maximal.',
  'removed.takes-too-long': 'Trop long sans transports en commun.',
  'removed.inaccessible': 'Une partie du trajet n’est pas accessible en fauteuil roulant.',
  'removed.avoided-stop': 'Passe par un arrêt que vous avez exclu.',
  'removed.ruled-out': 'Emprunte une ligne ou un mode que vous avez exclu.',
  'removed.not-running': 'Une partie du trajet est fermée ou hors service à cette heure.',
  'ruled-out.avoided-mode': 'Lignes des modes exclus',
  'ruled-out.operator-limit': 'Lignes d’opérateurs ou de jeux de données exclus',
  'ruled-out.only-when-named': 'Lignes proposées seulement si vous les demandez',
  'ruled-out.inaccessible-vehicle': 'Lignes dont les véhicules ne sont pas accessibles en fauteuil roulant',
  'ruled-out.no-bicycles': 'Lignes sans confirmation que les vélos sont acceptés',
  'ruled-out.inaccessible-stop': 'Arrêts non accessibles en fauteuil roulant',
  'ruled-out.avoided-stop': 'Arrêts exclus',
  'ruled-out.closed-by-alert': 'Lignes et arrêts fermés en raison d’une perturbation',
  'unknown.price': 'Prix non communiqué.',
  'unknown.vehicle-access': 'Accessibilité du véhicule en fauteuil roulant non renseignée.',
  'unknown.stop-access': 'Accessibilité de l’arrêt en fauteuil roulant non renseignée.',
  'unknown.path-access': 'Accessibilité du parcours en fauteuil roulant non entièrement renseignée.',
  'unknown.bicycles-aboard': 'Pas d’information sur les vélos à bord.',
  'unknown.streets': 'Pas de données sur les rues ici : trajet à vol d’oiseau.',
  'unknown.times': 'Horaires donnés à titre indicatif.',
  'unknown.departure': 'Circule à intervalles réguliers ; les heures de départ exactes ne sont pas publiées.',
  'unknown.booking': 'Il n’est pas certain que la réservation soit encore possible.',
  'unknown.wait': 'Attente habituelle, donnée à titre indicatif.',
  'unknown.parking': 'Pas d’information sur les places de stationnement libres.',
  'unknown.range': 'Autonomie restante du véhicule inconnue.',
};

/** Texts of requests that get no answer. */
export const refusal: Messages<'refusal'> = {
  'refusal.no-origin': 'Aucun point de départ indiqué.',
  'refusal.no-destination': 'Aucune destination indiquée.',
  'refusal.bad-request': 'La demande n’a pas pu être interprétée.',
  'refusal.unknown-region': 'La région « {region} » est inconnue.',
  'refusal.unknown-trip': 'Cet itinéraire est inconnu.',
  'refusal.not-a-ride': 'Cette partie de l’itinéraire n’a pas d’autres départs.',
  'refusal.no-other-vehicle': 'Aucun autre départ n’a été trouvé pour ce trajet.',
  'refusal.leaves-too-early': 'Le départ précédent a lieu avant votre arrivée.',
  'refusal.no-registration': 'Ce service ne délivre pas lui-même de clés. Adressez-vous à son exploitant.',
  'refusal.label-taken': 'Une autre clé porte déjà ce nom. Choisissez-en un autre.',
  'refusal.no-key': 'La demande ne contient pas de clé API.',
  'refusal.unknown-key': 'La clé API est inconnue ou inactive.',
  'refusal.over-quota': 'Le quota de cette clé API est épuisé. Veuillez réessayer plus tard.',
  'refusal.too-fast': 'Trop de demandes en peu de temps. Veuillez réessayer dans quelques instants.',
  'refusal.overloaded': 'Le service est très sollicité. Veuillez réessayer dans quelques instants.',
  'refusal.internal': 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
};

/** Texts of the page. */
export const page: Messages<'page'> = {
  tagline: 'De porte à porte, avec des données ouvertes',
  noMap:
    'Carte indisponible : ce navigateur ne prend pas en charge WebGL. La recherche par arrêt ou par coordonnées reste possible.',
  noRegions: 'Ce calculateur d’itinéraires n’a pas encore de région.',
  region: 'Région',
  language: 'Langue',
  theme: 'Basculer entre thème clair et thème sombre',
  map: 'Carte',
  from: 'Départ',
  to: 'Destination',
  moreChoices: 'Plus d’options',
  fewerChoices: 'Moins d’options',
  placeHint: 'Arrêt, adresse ou lieu',
  unknownPlace: 'Lieu inconnu. Saisissez un arrêt, une adresse ou des coordonnées, par exemple 41.15, -8.61.',
  swap: 'Inverser départ et destination',
  mapCentre: 'Utiliser le centre de la carte',
  clear: 'Nouvelle recherche',
  clickFrom: 'Choisissez le départ sur la carte, puis la destination.',
  clickTo: 'Choisissez maintenant la destination.',
  when: 'Quand',
  now: 'Partir maintenant',
  depart: 'Partir à',
  arrive: 'Arriver avant',
  localTime: 'Date et heure locales',
  modes: 'Modes de transport',
  wheelchair: 'Fauteuil roulant',
  priority: 'Priorité',
  balanced: 'Équilibré',
  fast: 'Rapide',
  easy: 'Confortable',
  green: 'Écologique',
  cheap: 'Économique',
  anyWalking: 'Marche sans limite',
  mostWalking: '{n, number} min de marche maximum',
  walkingLimit: 'Temps de marche maximal',
  concession: 'Tarifs réduits',
  examples: 'Ou essayez un exemple',
  searching: 'Recherche d’itinéraires…',
  results: '{n, plural, one {# itinéraire} other {# itinéraires}}',
  direct: 'direct',
  changes: '{n, plural, one {# correspondance} other {# correspondances}}',
  onFoot: '{distance, distance} à pied',
  inWheelchair: '{distance, distance} en fauteuil roulant',
  every: 'fréquence : {duration, duration}',
  otherTimes: 'Autres horaires',
  stopsOnTheWay: '{n, plural, one {# arrêt intermédiaire} other {# arrêts intermédiaires}}',
  directions: 'Itinéraire détaillé',
  arriveStep: 'Arrivée',
  live: 'temps réel',
  occupancy: `{load, select,
      empty {Vide}
      many {Beaucoup de places assises}
      few {Peu de places assises}
      standing {Places debout uniquement}
      full {Complet}
      closed {Ne prend pas de voyageurs}
      other {}
    }`,
  cancelled: 'Supprimé',
  tooLateToBook: 'Trop tard pour réserver',
  left: 'Déjà parti',
  back: 'Tous les itinéraires',
  nothing: 'Aucun itinéraire trouvé',
  tryDate: 'Rechercher pour le {date, day}',
  nothingHint: 'Essayez une autre heure, d’autres modes de transport ou d’autres lieux.',
  unreachable: 'Le calculateur d’itinéraires ne répond pas. Le serveur est-il toujours en marche ?',
  refused: 'Impossible de calculer cet itinéraire',
  retry: 'Réessayer',
  why: 'Pourquoi ces itinéraires ?',
  whyNothing: 'Pourquoi aucun itinéraire ?',
  considered: `{n, plural,
      one {# itinéraire comparé, {shown, plural, one {# affiché} other {# affichés}}}
      other {# itinéraires comparés, {shown, plural, one {# affiché} other {# affichés}}}
    }`,
  stopsFrom: '{n, plural, one {# arrêt à proximité du départ} other {# arrêts à proximité du départ}}',
  stopsTo: `{n, plural,
      one {# arrêt à proximité de la destination}
      other {# arrêts à proximité de la destination}
    }`,
  endedEarly: 'La recherche s’est arrêtée avant la fin.',
  chosenScore: 'Score de l’itinéraire choisi (le plus bas est le meilleur)',
  scoreTime: 'Durée',
  scorePrice: 'Prix',
  scoreCarbon: 'Émissions',
  scoreHassle: 'Effort',
  notKnown: 'Informations manquantes',
  betterTrip: 'Meilleur itinéraire : {time}',
  alerts: 'Infos trafic',
  alertSevere: 'Perturbation',
  alertWarning: 'Attention',
  alertInfo: 'Information',
  moreInformation: 'En savoir plus',
  avoidedStops: '{n, plural, one {# arrêt évité} other {# arrêts évités}}',
  useAllStops: 'Utiliser de nouveau tous les arrêts',
  plannedTime: 'Horaire théorique : {clock}',
  departures: 'Départs',
  departuresFrom: 'Départs : {stop}',
  noDepartures: 'Aucun départ dans les prochaines 24 heures.',
  skipsStop: 'Ne s’arrête pas ici',
};

/** The names of the modes, and a line that explains each. */
export const modes: ModeNames = {
  pt_pub: ['Transports en commun', 'Lignes régulières ouvertes à tous'],
  pt_pub_bus: ['Bus', 'Bus urbain ou local'],
  pt_pub_cablecar: ['Tram à câble', 'Tram tiré par un câble'],
  pt_pub_car: ['Taxi collectif', 'Transport en commun en voiture'],
  pt_pub_ferry: ['Ferry', 'Ferry ou navette fluviale'],
  pt_pub_coach: ['Autocar', 'Bus longue distance'],
  pt_pub_expressbus: ['Bus express', 'Bus avec peu d’arrêts'],
  pt_pub_funicular: ['Funiculaire', 'Chemin de fer à câble en forte pente'],
  pt_pub_gondola: ['Téléphérique', 'Cabines suspendues à un câble'],
  pt_pub_metro: ['Métro (aussi aérien)', 'Métro souterrain et aérien'],
  pt_pub_monorail: ['Monorail', 'Train sur un seul rail'],
  pt_pub_regionaltrain: ['Train régional', 'Trains régionaux et intercités'],
  pt_pub_subway: ['Métro', 'Métro souterrain'],
  pt_pub_train: ['Train', 'Train local ou de banlieue'],
  pt_pub_tram: ['Tram', 'Tram ou métro léger'],
  pt_ltd_SCHOOLBUS: ['Car scolaire', 'Réservé aux élèves'],
  ps_drt: ['Transport à la demande', 'Trajets partagés, sur réservation'],
  ps_tax: ['Taxi', 'Trajet en taxi'],
  ps_tnc: ['VTC', 'Voiture avec chauffeur, réservée dans une application'],
  me_car: ['Voiture', 'Votre voiture'],
  'me_car-s': ['Autopartage', 'Voiture d’un service d’autopartage'],
  'me_car-r': ['Voiture de location', 'Voiture louée pour le trajet'],
  'me_car-p': ['Covoiturage', 'Trajet dans la voiture d’une autre personne'],
  me_mot: ['Moto', 'Votre moto'],
  me_mic: ['Vélo ou trottinette', 'Votre vélo, votre trottinette ou un engin similaire'],
  me_mic_bic: ['Vélo', 'Votre vélo'],
  'me_mic_fold-bic': ['Vélo pliant', 'Vélo pliant que vous gardez avec vous tout le trajet'],
  'me_mic_e-sco': ['Trottinette électrique', 'Trottinette jusqu’à 25 km/h que vous gardez avec vous'],
  'me_mic_fast-e-sco': ['Trottinette électrique rapide', 'Trottinette jusqu’à 45 km/h que vous gardez avec vous'],
  'me_mic-s': ['Vélo ou trottinette en libre-service', 'Vélo ou trottinette d’un service partagé'],
  cy_bic: ['Vélo (ancien identifiant)', 'Votre vélo ; utilisez « me_mic_bic »'],
  'cy_bic-s': ['Vélo en libre-service (ancien identifiant)', 'Vélo en libre-service ; utilisez « me_mic-s »'],
  wa_wal: ['Marche', 'À pied'],
  wa_whe: ['Fauteuil roulant', 'Déplacement en fauteuil roulant'],
  in_air: ['Vol', 'Vol régulier'],
  in_rail: ['Train grandes lignes', 'Train entre villes'],
  in_coach: ['Autocar longue distance', 'Autocar entre villes'],
  in_ferry: ['Ferry longue distance', 'Ferry entre ports éloignés'],
  'stationary_parking-onstreet': ['Stationnement dans la rue', 'Garer le véhicule dans la rue'],
  'stationary_parking-offstreet': ['Parking', 'Garer le véhicule dans un parking'],
  stationary_wait: ['Attente', 'Attente du véhicule suivant'],
  stationary_transfer: ['Correspondance', 'Changement de ligne'],
  'stationary_vehicle-collect': ['Retrait du véhicule', 'Récupération d’un véhicule partagé ou loué'],
  'stationary_vehicle-return': ['Restitution du véhicule', 'Restitution d’un véhicule partagé ou loué'],
  'stationary_airport-checkin': ['Enregistrement', 'Enregistrement et contrôles de sûreté à l’aéroport'],
  'stationary_airport-checkout': ['Arrivée à l’aéroport', 'Bagages et contrôle aux frontières'],
  'stationary_airport-transfer': ['Correspondance aérienne', 'Changement de vol dans un aéroport'],
};

/** Texts of the editor extension at work; those that are missing are English. */
export const editor: Partial<Messages<'editor'>> = {
  'preview.title': 'Aperçu d’itinéraire',
  'preview.sample': 'Données d’exemple, calcul dans l’éditeur',
  'preview.plannedBy': 'Calculé par {address}',
  'preview.from': 'Départ',
  'preview.to': 'Destination',
  'preview.swap': 'Inverser départ et destination',
  'preview.plan': 'Rechercher',
  'preview.map': 'Carte',
  'preview.drawing':
    'Tracé de l’itinéraire. Les flèches le déplacent, plus et moins changent le zoom, 0 affiche tout l’itinéraire.',
  'preview.zoomIn': 'Zoom avant',
  'preview.zoomOut': 'Zoom arrière',
  'preview.zoomFit': 'Afficher tout l’itinéraire',
  'preview.trips': 'Itinéraires',
  'preview.loading': 'Chargement…',
  'preview.planning': 'Recherche d’itinéraires…',
  'preview.noRoute': 'Aucun itinéraire entre ces deux lieux.',
  'preview.oneOption': '{route} : 1 itinéraire',
  'preview.options': '{route} : {count} itinéraires',
  'remedy.retry': 'Réessayer',
  'remedy.setKey': 'Saisir la clé du serveur',
  'remedy.openSettings': 'Modifier l’adresse du serveur',
  'failure.load': 'L’aperçu n’a pas pu être chargé. Détails dans le canal de sortie « Tripwright ».',
  'failure.samplePlace': 'L’un des deux lieux n’existe plus dans la ville d’exemple.',
  'failure.sampleData':
    'Les données d’exemple sont illisibles ({detail}). Réinstallez l’extension ou indiquez l’adresse d’un serveur.',
  'failure.noRegions': 'Le serveur {address} n’a pas encore de région.',
  'failure.fewStations': 'La région {region} compte moins de deux gares ou stations.',
  'failure.serverPlace': 'Le serveur ne connaît plus l’un des deux lieux.',
  'failure.noServer':
    'Aucun serveur ne répond à l’adresse {address}. Démarrez-en un avec « npm start » dans le dépôt Tripwright ou modifiez l’adresse.',
  'failure.needsKey': 'Le serveur {address} demande une clé. Il affiche une clé de démonstration au démarrage.',
  'failure.status': 'Le serveur {address} a répondu {status}.',
  'failure.statusWithDetail': 'Le serveur {address} a répondu {status} : {detail}',
  'failure.format': 'La réponse {endpoint} de {address} n’est pas au format /v1. Est-ce bien un serveur Tripwright ?',
  'key.title': 'Clé pour {address}',
  'key.prompt': 'La clé est conservée dans le stockage sécurisé de l’éditeur et envoyée uniquement à cette adresse.',
  'key.noServer': 'L’aperçu utilise ses propres données d’exemple, sans clé. Indiquez d’abord l’adresse d’un serveur.',
  'key.openSetting': 'Ouvrir le paramètre',
  'fix.accept': 'Accepter {identifier} dans cet espace de travail',
  'fix.all': 'Corriger tous les identifiants de modes',
  'modes.malformed': '{identifier} n’est pas un identifiant de mode.',
  'modes.unknown': '{identifier} n’est pas un mode connu.',
  'modes.didYouMean': 'Vouliez-vous dire {identifier} ?',
  'modes.deprecated': '{identifier} est obsolète. Utilisez {replacement}.',
  'modes.repeated': '{identifier} figure déjà dans cette liste.',
  'modes.covered': '{identifier} est déjà couvert par {wider}.',
  'modes.notInRegion': '{identifier} n’est pas proposé dans cette région : {region}.',
  'modes.notInRegions': '{identifier} n’est proposé dans aucune des {count} régions.',
  'modes.useInstead': 'Obsolète : utilisez {replacement}.',
  'modes.unknownTitle': 'Mode inconnu.',
  'modes.unknownNote': 'Les serveurs peuvent ajouter des identifiants à tout moment : ce n’est donc pas une erreur.',
  'modes.beginsWith': 'Le début est connu : {path}.',
  'modes.similar': 'Identifiants proches : {identifiers}.',
  'modes.inRegions': 'Proposé dans : {regions}.',
  'modes.inNoRegion': 'Proposé dans aucune région connue.',
  'modes.remove': 'Supprimer {identifier}',
  'modes.replace': 'Remplacer par {replacement}',
};

/** Texts of the extension’s manifest; those that are missing are English. */
export const manifest: Partial<Messages<'manifest'>> = {
  description:
    'Vérifie, explique et complète les identifiants de modes de transport dans les fichiers JSON, YAML, TOML, HTTP, GraphQL et le code, et affiche des itinéraires d’une ville d’exemple. Sans télémétrie.',
  untrusted:
    'Dans les dossiers non approuvés, l’adresse du serveur indiquée dans les paramètres du dossier est ignorée.',
  'command.previewRoute': 'Afficher un itinéraire de la ville d’exemple',
  'command.setServerKey': 'Saisir la clé du serveur',
  'command.clearServerKey': 'Supprimer la clé du serveur',
  'command.acceptMode': 'Accepter un identifiant de mode dans cet espace de travail',
  'setting.check':
    'Vérifier les identifiants de modes tels que `pt_pub_bus` dans les fichiers ouverts. Les infobulles et la saisie semi-automatique restent actives dans tous les cas.',
  'setting.inlayHints': 'Afficher la signification de chaque identifiant de mode connu à sa suite.',
  'setting.acceptedModes': 'Identifiants de modes inconnus à ne pas signaler, par exemple ceux d’un opérateur privé.',
  'setting.server':
    'Adresse du serveur Tripwright qui calcule les itinéraires affichés, par exemple `http://localhost:4000`. Si elle est vide, l’extension calcule hors ligne les itinéraires de la ville d’exemple. Pour enregistrer la clé du serveur, exécutez la commande *Tripwright : {setServerKey}*.',
  'setting.serverPattern': 'Saisissez une adresse comme http://localhost:4000, ou laissez ce champ vide.',
};
