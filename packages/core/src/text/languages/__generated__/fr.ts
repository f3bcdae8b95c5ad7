// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Prendre le bus <NUMBER>","coach":"Prendre le car <NUMBER>","tram":"Prendre le tram <NUMBER>","metro":"Prendre le métro <NUMBER>","train":"Prendre le train <NUMBER>","ferry":"Prendre le ferry <NUMBER>","other":"Prendre <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Prendre le bus","coach":"Prendre le car","tram":"Prendre le tram","metro":"Prendre le métro","train":"Prendre le train","ferry":"Prendre le ferry","gondola":"Prendre la télécabine","funicular":"Prendre le funiculaire","cablecar":"Prendre le tramway à câble","monorail":"Prendre le monorail","other":"Monter à bord"}]], // action.board
  "Rester à bord, ligne <NUMBER>", // action.stay
  "Rester à bord", // action.stay-on
  "Prendre le vol <NUMBER>", // action.fly
  "Prendre l’avion", // action.fly-unnumbered
  "Marcher", // action.walk
  ["Marcher jusqu’à : ",["place"]], // action.walk-to
  "Marcher jusqu’à destination", // action.walk-end
  "Se déplacer en fauteuil roulant", // action.roll
  ["En fauteuil roulant jusqu’à : ",["place"]], // action.roll-to
  "En fauteuil roulant jusqu’à destination", // action.roll-end
  "Rouler à vélo", // action.cycle
  "Rouler en trottinette électrique", // action.scooter
  "Conduire la voiture", // action.drive-car
  "Rouler à moto", // action.ride-motorbike
  "Voyager en covoiturage", // action.carpool
  "Prendre un taxi", // action.taxi
  "Prendre un VTC", // action.ride-hailing
  ["Prendre une course avec ",["provider"]], // action.ride-hailing-with
  "Prendre le transport à la demande", // action.on-demand
  ["Transport à la demande : ",["provider"]], // action.on-demand-with
  "Attendre", // action.wait
  "Attendre la prise en charge", // action.wait-pickup
  "Correspondance", // action.transfer
  [["vehicle","select",{"bicycle":"Attacher le vélo","scooter":"Garer la trottinette","other":"Se garer dans la rue"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Attacher le vélo","scooter":"Garer la trottinette","other":"Se garer au parking"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Récupérer la voiture","bicycle":"Récupérer le vélo","scooter":"Récupérer la trottinette","other":"Récupérer le véhicule"}]], // action.collect
  [["vehicle","select",{"car":"Rendre la voiture","bicycle":"Rendre le vélo","scooter":"Rendre la trottinette","other":"Rendre le véhicule"}]], // action.return
  "Enregistrement à l’aéroport", // action.airport-checkin
  "Bagages et sortie de l’aéroport", // action.airport-checkout
  "Changer d’avion", // action.airport-transfer
  [["count","plural",{"one":"Toutes les minutes","other":["Toutes les ",["count","number"]," minutes"]}]], // note.every-minutes
  "Horaires approximatifs", // note.approximate-times
  ["Pour monter ici, appeler ",["agency"]," à l’avance"], // note.book-to-board
  ["Pour monter ici, appeler ",["agency"]," à l’avance au ",["phone"]], // note.book-to-board-phone
  ["Pour descendre ici, appeler ",["agency"]," à l’avance"], // note.book-to-alight
  ["Pour descendre ici, appeler ",["agency"]," à l’avance au ",["phone"]], // note.book-to-alight-phone
  "Arrêt à la demande : faire signe au conducteur", // note.signal-driver
  "Arrêt à la demande : demander l’arrêt au conducteur", // note.tell-driver
  ["À réserver avant le ",["deadline","date"]," à ",["deadline","time"]], // note.book-until
  "Il est trop tard pour réserver ce trajet", // note.too-late-to-book
  "Supprimé", // note.cancelled
  ["Capacité : ",["places","number"]," places"], // note.parking-spaces
  ["Places pour personnes handicapées : ",["bays","number"]], // note.parking-disabled-bays
  "Stationnement gratuit", // note.parking-free
  "Stationnement payant, tarif inconnu", // note.parking-paid
  ["Attente habituelle : ",["wait","duration"]], // note.usual-wait
  ["Pousser le vélo sur ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," sur voies adaptées au vélo"], // note.cycle-friendly
  ["Accessible en fauteuil roulant : ",["distance","distance"]], // note.section-accessible
  ["Non accessible en fauteuil roulant : ",["distance","distance"]], // note.section-inaccessible
  ["Accessibilité inconnue : ",["distance","distance"]], // note.section-unknown
  "Véhicule accessible en fauteuil roulant", // note.service-accessible
  "Véhicule non accessible en fauteuil roulant", // note.service-inaccessible
  "Accessibilité du véhicule inconnue", // note.service-unknown
  [["stop"]," : accessible en fauteuil roulant"], // note.stop-accessible
  [["stop"]," : non accessible en fauteuil roulant"], // note.stop-inaccessible
  [["stop"]," : accessibilité inconnue"], // note.stop-unknown
  "Vélos acceptés à bord", // note.bicycles-allowed
  "Vélos non acceptés à bord", // note.bicycles-forbidden
  "À vol d’oiseau : aucune donnée sur les rues ici", // note.straight-line
  "Trajet avec traversée en ferry", // note.ferry
  ["Trajet avec traversée en ferry : ",["name"]], // note.ferry-named
  "Emprunte des voies privées ou réservées aux riverains : vérifiez si le passage est permis", // note.no-through
  "Commence ou finit sur une voie où l’arrêt est interdit", // note.no-stopping
  ["Péage : ",["price","money"]], // note.toll
  ["Escalier → ",["level"]], // note.take-stairs
  ["Escalier : ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escalier mécanique → ",["level"]], // note.take-escalator
  ["Escalier mécanique : ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Ascenseur → ",["level"]], // note.take-lift
  ["Ascenseur : ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," arrêt"],"other":[["count","number"]," arrêts"]}]], // label.stops
  ["Direction : ",["direction"]], // label.direction
  ["À destination de : ",["place"]], // label.flight-to
  [["duration","duration"]," sans bouchons"], // label.without-traffic
  [["kind","select",{"stand":["Quai ",["platform"]],"track":["Voie ",["platform"]],"pier":["Embarcadère ",["platform"]],"gate":["Porte ",["platform"]],"other":["Quai ",["platform"]]}]], // label.platform
  "voie sans nom", // label.unnamed-way
  "Billet", // label.ticket
  "Vélo en libre-service", // label.shared-bicycle
  "Trottinette en libre-service", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"]," : ",["reason"]], // label.set-reason
  ["Réserver avec ",["operator"]], // label.book-with
  "Partir", // turn.HEAD_TOWARDS
  ["Partir par ",["street"]], // turn.HEAD_TOWARDS.street
  "Continuer tout droit", // turn.CONTINUE_STRAIGHT
  ["Continuer tout droit sur ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Tourner légèrement à gauche", // turn.TURN_SLIGHTLY_LEFT
  ["Tourner légèrement à gauche sur ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Tourner à gauche", // turn.TURN_LEFT
  ["Tourner à gauche sur ",["street"]], // turn.TURN_LEFT.street
  "Tourner franchement à gauche", // turn.TURN_SHARPLY_LEFT
  ["Tourner franchement à gauche sur ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Tourner légèrement à droite", // turn.TURN_SLIGHTLY_RIGHT
  ["Tourner légèrement à droite sur ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Tourner à droite", // turn.TURN_RIGHT
  ["Tourner à droite sur ",["street"]], // turn.TURN_RIGHT.street
  "Tourner franchement à droite", // turn.TURN_SHARPLY_RIGHT
  ["Tourner franchement à droite sur ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Faire demi-tour", // turn.U_TURN
  ["Faire demi-tour sur ",["street"]], // turn.U_TURN.street
  "Le point de départ se trouve hors de la zone couverte.", // empty.outside-from
  "La destination se trouve hors de la zone couverte.", // empty.outside-to
  "Le départ et l’arrivée se trouvent dans des régions différentes, et aucune région ne couvre les deux.", // empty.different-regions
  "Le départ et l’arrivée sont trop proches : aucun trajet n’est nécessaire.", // empty.too-close
  "Il n’y a ni rue ni chemin praticable près du point de départ.", // empty.off-network-from
  "Il n’y a ni rue ni chemin praticable près de la destination.", // empty.off-network-to
  "Aucun des modes de transport choisis n’est disponible ici.", // empty.no-modes
  "Aucun itinéraire n’a été trouvé avec ces exclusions.", // empty.ruled-out
  ["Il n’y a pas d’horaires pour cette date. Les horaires couvrent la période du ",["from","day"]," au ",["to","day"],"."], // empty.no-service-date
  "Aucun service adapté ne circule à cette heure.", // empty.no-service-in-window
  "Aucun arrêt des modes choisis n’est accessible depuis le point de départ.", // empty.no-stop-from
  "Aucun arrêt des modes choisis ne permet de rejoindre la destination.", // empty.no-stop-to
  "Aucun itinéraire n’a été trouvé avec les modes de transport choisis.", // empty.no-connection
  "Aucun itinéraire n’évite les arrêts exclus.", // empty.avoided-stops
  "Aucun départ à cette heure ne permet d’arriver à temps.", // empty.arrives-too-late
  "Tous les itinéraires comportent une partie non accessible.", // empty.inaccessible
  "Tous les itinéraires comportent une marche plus longue que permis.", // empty.walk-too-long
  "C’est trop loin pour s’y rendre à pied, à vélo ou en voiture.", // empty.too-far
  "Les véhicules à louer près du point de départ doivent y être rendus : ils ne conviennent pas à un aller simple.", // empty.round-trip-only
  [["mode"]," : aucun véhicule n’est disponible près du point de départ."], // empty.no-vehicle-from
  [["mode"]," : les véhicules proches du départ ne peuvent pas être rendus à destination."], // empty.no-vehicle-to
  [["mode"]," : le point de départ est hors de la zone desservie."], // empty.outside-zone-from
  [["mode"]," : la destination est hors de la zone desservie."], // empty.outside-zone-to
  [["mode"]," : ce service ne fonctionne pas à cette heure."], // empty.closed
  [["mode"]," : ce prestataire n’opère pas ici."], // empty.unknown-provider
  "Les modes choisis n’offrent rien de mieux que la marche.", // empty.walking-is-better
  "Les modes choisis n’offrent rien de mieux que la marche ou que l’un d’eux seul.", // empty.not-better
  "La recherche a été interrompue car trop longue, avant de trouver un itinéraire.", // empty.stopped-early
  [["mode"]," : aucune rue praticable près du point de départ."], // off-network.from
  [["mode"]," : aucune rue praticable près de la destination."], // off-network.to
  ["Le mode « ",["mode"]," » est obsolète. Utilisez « ",["replacement"]," »."], // advisory.deprecated-mode
  ["Le mode « ",["mode"]," » est inconnu et a été ignoré."], // advisory.unknown-mode
  ["Le mode « ",["mode"]," » est inconnu et a été ignoré. Vouliez-vous dire « ",["nearest"]," » ?"], // advisory.unknown-mode-nearest
  [["mode"]," : ce mode n’existe pas ici et n’a pas été pris en compte."], // advisory.unavailable-mode
  ["L’arrêt « ",["stop"]," » est inconnu et a été ignoré."], // advisory.unknown-stop
  ["« ",["name"]," » n’est ici ni un exploitant, ni une autorité, ni un jeu de données, ni une ligne connue."], // advisory.unknown-limit
  ["La langue « ",["language"]," » n’est pas disponible ici."], // advisory.unknown-language
  "La recherche a été écourtée : il peut exister de meilleurs itinéraires.", // advisory.stopped-early
  "Faute de données sur les rues, la marche est estimée à vol d’oiseau.", // advisory.straight-line-walks
  "Un autre itinéraire est au moins aussi bon pour le départ, l’arrivée et le nombre de correspondances.", // removed.dominated
  "Faire tout le trajet à pied ne prend pas plus de temps et n’est pas plus pénible.", // removed.walking-is-better
  "Un seul mode de transport est au moins aussi bon à tous égards.", // removed.single-mode-is-better
  "Une autre option est aussi bonne à tous égards et meilleure sur au moins un point.", // removed.worse-than-another
  "N’utilise qu’un seul des modes à combiner.", // removed.one-mode-only
  "Un autre lieu de stationnement, de prise ou de retour permet d’arriver plus tôt.", // removed.slower-alike
  "Un parking aussi proche et aussi rapide est plus fiable qu’une place dans la rue.", // removed.car-park-alike
  "Ne répond pas mieux aux préférences que les autres.", // removed.fits-no-better
  "Le temps a manqué pour la comparaison avec chaque mode seul.", // removed.out-of-time
  "Utilise les mêmes véhicules qu’une meilleure option.", // removed.same-vehicles
  "Seul le meilleur itinéraire était demandé.", // removed.not-the-best
  "L’arrivée est postérieure à l’heure demandée.", // removed.arrives-too-late
  "Comporte une marche plus longue que permis.", // removed.walk-too-long
  "Dure trop longtemps sans transports en commun.", // removed.takes-too-long
  "Une partie n’est pas accessible en fauteuil roulant.", // removed.inaccessible
  "Utilise un arrêt exclu.", // removed.avoided-stop
  "Utilise une ligne ou un mode exclu.", // removed.ruled-out
  "Une partie est fermée ou hors service à cette heure.", // removed.not-running
  "Lignes de modes exclus", // ruled-out.avoided-mode
  "Lignes d’exploitants ou de sources de données exclus", // ruled-out.operator-limit
  "Lignes proposées seulement sur demande explicite", // ruled-out.only-when-named
  "Lignes avec des véhicules non accessibles en fauteuil roulant", // ruled-out.inaccessible-vehicle
  "Lignes dont on ne sait pas si elles acceptent les vélos, ou qui les refusent", // ruled-out.no-bicycles
  "Arrêts non accessibles en fauteuil roulant", // ruled-out.inaccessible-stop
  "Arrêts exclus", // ruled-out.avoided-stop
  "Le prix n’est pas connu.", // unknown.price
  "Pas d’information sur l’accès au véhicule en fauteuil roulant.", // unknown.vehicle-access
  "Pas d’information sur l’accessibilité de l’arrêt en fauteuil roulant.", // unknown.stop-access
  "Pas d’information complète sur l’accessibilité du chemin en fauteuil roulant.", // unknown.path-access
  "Pas d’information sur le transport des vélos à bord.", // unknown.bicycles-aboard
  "Pas de données de rues ici : le chemin est une ligne droite.", // unknown.streets
  "Ces heures sont approximatives.", // unknown.times
  "Circule à intervalles réguliers ; les heures de départ exactes ne sont pas publiées.", // unknown.departure
  "Pas d’information sur la possibilité de réserver encore.", // unknown.booking
  "Attente habituelle, donnée à titre indicatif.", // unknown.wait
  "Pas d’information sur les places de stationnement libres.", // unknown.parking
  "L’autonomie restante du véhicule est inconnue.", // unknown.range
  "Aucun point de départ n’a été indiqué.", // refusal.no-origin
  "Aucune destination n’a été indiquée.", // refusal.no-destination
  "La demande n’a pas pu être comprise.", // refusal.bad-request
  ["La région « ",["region"]," » est inconnue."], // refusal.unknown-region
  "La demande ne contient pas de clé de service.", // refusal.no-key
  "La clé de service est inconnue ou inactive.", // refusal.unknown-key
  "Le quota de cette clé de service est épuisé. Veuillez réessayer plus tard.", // refusal.over-quota
  "Le service est très sollicité. Veuillez réessayer dans un instant.", // refusal.overloaded
  "Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.", // refusal.internal
 ],
 modes: [
  "Transports en commun", // pt_pub
  "Bus", // pt_pub_bus
  "Tramway à câble", // pt_pub_cablecar
  "Voiture collective", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Autocar", // pt_pub_coach
  "Bus express", // pt_pub_expressbus
  "Funiculaire", // pt_pub_funicular
  "Télécabine", // pt_pub_gondola
  "Métro", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Train régional", // pt_pub_regionaltrain
  "Métro souterrain", // pt_pub_subway
  "Train", // pt_pub_train
  "Tramway", // pt_pub_tram
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
  "Trottinette rapide", // me_mic_fast-e-sco
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
};
