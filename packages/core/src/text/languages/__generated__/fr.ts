// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Prendre ",["vehicle","select",{"bus":"le bus","coach":"l’autocar","tram":"le tram","metro":"le métro","train":"le train","ferry":"le ferry","gondola":"le téléphérique","funicular":"le funiculaire","cablecar":"le tram à câble","monorail":"le monorail","car":"le taxi collectif","other":"la ligne"}]," <NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Prendre le bus","coach":"Prendre l’autocar","tram":"Prendre le tram","metro":"Prendre le métro","train":"Prendre le train","ferry":"Prendre le ferry","gondola":"Prendre le téléphérique","funicular":"Prendre le funiculaire","cablecar":"Prendre le tram à câble","monorail":"Prendre le monorail","car":"Prendre le taxi collectif","other":"Monter à bord"}]], // action.board
  ["Rester à bord : ",["vehicle","select",{"bus":"le bus devient le","coach":"l’autocar devient le","tram":"le tram devient le","metro":"le métro devient le","train":"le train devient le","other":"continue sur la ligne"}]," <NUMBER>"], // action.stay
  "Rester à bord", // action.stay-on
  "Prendre le vol <NUMBER>", // action.fly
  "Prendre l’avion", // action.fly-unnumbered
  "Marcher", // action.walk
  ["Marcher jusqu’à ",["place"]], // action.walk-to
  "Marcher jusqu’à destination", // action.walk-end
  "En fauteuil roulant", // action.roll
  ["En fauteuil roulant jusqu’à ",["place"]], // action.roll-to
  "En fauteuil roulant jusqu’à destination", // action.roll-end
  "À vélo", // action.cycle
  "En trottinette électrique", // action.scooter
  "En voiture", // action.drive-car
  "À moto", // action.ride-motorbike
  "En covoiturage", // action.carpool
  "Prendre un taxi", // action.taxi
  "Prendre un VTC", // action.ride-hailing
  ["VTC : ",["provider"]], // action.ride-hailing-with
  "Prendre le transport à la demande", // action.on-demand
  ["Transport à la demande : ",["provider"]], // action.on-demand-with
  "Attendre", // action.wait
  "Attendre la prise en charge", // action.wait-pickup
  "Correspondance", // action.transfer
  [["vehicle","select",{"bicycle":"Attacher le vélo","scooter":"Garer la trottinette","other":"Se garer dans la rue"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Attacher le vélo","scooter":"Garer la trottinette","other":"Se garer au parking"}]], // action.park-offstreet
  ["Récupérer ",["vehicle","select",{"car":"la voiture","bicycle":"le vélo","scooter":"la trottinette","other":"le véhicule"}]], // action.collect
  ["Rendre ",["vehicle","select",{"car":"la voiture","bicycle":"le vélo","scooter":"la trottinette","other":"le véhicule"}]], // action.return
  "Enregistrement à l’aéroport", // action.airport-checkin
  "Retrait des bagages et sortie de l’aéroport", // action.airport-checkout
  "Changer d’avion", // action.airport-transfer
  ["Toutes les ",["count","plural",{"one":"","other":[["count","number"]," "]}],"minutes"], // note.every-minutes
  "Horaires donnés à titre indicatif", // note.approximate-times
  ["Montée sur réservation : appeler ",["agency"]], // note.book-to-board
  ["Montée sur réservation : appeler ",["agency"]," au ",["phone"]], // note.book-to-board-phone
  ["Descente sur réservation : appeler ",["agency"]], // note.book-to-alight
  ["Descente sur réservation : appeler ",["agency"]," au ",["phone"]], // note.book-to-alight-phone
  "Arrêt à la demande : faire signe au conducteur", // note.signal-driver
  "Arrêt à la demande : prévenir le conducteur pour descendre", // note.tell-driver
  ["À réserver avant le ",["deadline","date"]," à ",["deadline","time"]], // note.book-until
  "Il est trop tard pour réserver ce trajet", // note.too-late-to-book
  "Supprimé", // note.cancelled
  ["Capacité : ",["places","number"]," ",["places","plural",{"one":"place","other":"places"}]], // note.parking-spaces
  ["Places PMR : ",["bays","number"]], // note.parking-disabled-bays
  "Stationnement gratuit", // note.parking-free
  "Stationnement payant, tarif non communiqué", // note.parking-paid
  "Stationnement vélo", // place.bicycle-parking
  "Stationnement moto", // place.motorcycle-parking
  ["Réserver avant de partir : attente habituelle de ",["wait","duration"]], // note.usual-wait
  "Le trajet continue le lendemain", // note.next-day
  ["Pousser le vélo sur ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," sur voies adaptées au vélo"], // note.cycle-friendly
  ["Accessible en fauteuil roulant : ",["distance","distance"]], // note.section-accessible
  ["Non accessible en fauteuil roulant : ",["distance","distance"]], // note.section-inaccessible
  ["Accessibilité non renseignée : ",["distance","distance"]], // note.section-unknown
  "Véhicule accessible en fauteuil roulant", // note.service-accessible
  "Véhicule non accessible en fauteuil roulant", // note.service-inaccessible
  "Accessibilité du véhicule non renseignée", // note.service-unknown
  [["stop"]," : accessible en fauteuil roulant"], // note.stop-accessible
  [["stop"]," : non accessible en fauteuil roulant"], // note.stop-inaccessible
  [["stop"]," : accessibilité non renseignée"], // note.stop-unknown
  "Vélos acceptés à bord", // note.bicycles-allowed
  "Vélos non acceptés à bord", // note.bicycles-forbidden
  "Trajet à vol d’oiseau : pas de données sur les rues ici", // note.straight-line
  "Avec traversée en ferry", // note.ferry
  ["Avec traversée en ferry : ",["name"]], // note.ferry-named
  "Emprunte des voies privées ou à accès limité : vérifiez que le passage est autorisé", // note.no-through
  "Départ ou arrivée sur une voie où l’arrêt est interdit", // note.no-stopping
  ["Péage : ",["price","money"]], // note.toll
  ["Escalier → ",["level"]], // note.take-stairs
  ["Escalier : ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escalier mécanique → ",["level"]], // note.take-escalator
  ["Escalier mécanique : ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Ascenseur → ",["level"]], // note.take-lift
  ["Ascenseur : ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"arrêt","other":"arrêts"}]], // label.stops
  ["Direction ",["direction"]], // label.direction
  ["Destination : ",["place"]], // label.flight-to
  [["duration","duration"]," sans bouchons"], // label.without-traffic
  [["kind","select",{"track":"Voie","pier":"Embarcadère","gate":"Porte","other":"Quai"}]," ",["platform"]], // label.platform
  "voie sans nom", // label.unnamed-way
  "Billet", // label.ticket
  "Vélo en libre-service", // label.shared-bicycle
  "Trottinette en libre-service", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"]," : ",["reason"]], // label.set-reason
  ["Réserver avec ",["operator"]], // label.book-with
  "À l’heure", // live.on-time
  [["delay","duration"]," de retard"], // live.late
  [["delay","duration"]," d’avance"], // live.early
  ["Changement : ",["platform"]," au lieu de ",["planned"]], // live.platform-changed
  ["Temps réel mis à jour il y a ",["age","duration"]], // live.updated
  "Temps réel mis à jour à l’instant", // live.updated-now
  ["Pas de temps réel depuis ",["age","duration"]," : les horaires ont pu changer"], // live.stale
  [["source","select",{"predicted":"Prévision en temps réel","observed":"Heure réelle","carried":"Estimation d’après un retard précédent","stale":"Dernier retard connu","none":"Pas de temps réel","other":"Horaire théorique"}]], // live.source
  [["slack","duration"]," de marge pour la correspondance"], // live.slack
  "Vous manquerez probablement cette correspondance", // live.missed
  ["En cas de correspondance manquée : +",["delay","duration"]], // live.if-missed
  "En cas de correspondance manquée : arrivée à la même heure", // live.if-missed-no-later
  "En cas de correspondance manquée : aucun autre itinéraire", // live.if-missed-nothing
  [["vehicle","select",{"car":"Voitures","bicycle":"Vélos","scooter":"Trottinettes","other":"Véhicules"}]," disponibles : ",["count","number"]," (il y a ",["age","duration"],")"], // live.stock-vehicles
  ["Places libres : ",["count","number"]," (il y a ",["age","duration"],")"], // live.stock-docks
  ["Dernière information il y a ",["age","duration"]], // live.stock-seen
  ["Éviter ",["stops","plural",{"one":"cet arrêt","other":"ces arrêts"}]," et recalculer"], // alert.avoid-stops
  [["effect","select",{"closed":"Service interrompu","reduced":"Service réduit","delays":"Retards","detour":"Déviation","additional":"Service supplémentaire","modified":"Service modifié","moved":"Arrêt déplacé","access":"Accessibilité perturbée","lift":"Ascenseur hors service","escalator":"Escalier mécanique hors service","other":"Info trafic"}]], // alert.effect
  "Départ", // turn.HEAD_TOWARDS
  ["Départ : ",["street"]], // turn.HEAD_TOWARDS.street
  "Continuer tout droit", // turn.CONTINUE_STRAIGHT
  ["Continuer tout droit : ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Tourner légèrement à gauche", // turn.TURN_SLIGHTLY_LEFT
  ["Tourner légèrement à gauche : ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Tourner à gauche", // turn.TURN_LEFT
  ["Tourner à gauche : ",["street"]], // turn.TURN_LEFT.street
  "Tourner franchement à gauche", // turn.TURN_SHARPLY_LEFT
  ["Tourner franchement à gauche : ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Tourner légèrement à droite", // turn.TURN_SLIGHTLY_RIGHT
  ["Tourner légèrement à droite : ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Tourner à droite", // turn.TURN_RIGHT
  ["Tourner à droite : ",["street"]], // turn.TURN_RIGHT.street
  "Tourner franchement à droite", // turn.TURN_SHARPLY_RIGHT
  ["Tourner franchement à droite : ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Faire demi-tour", // turn.U_TURN
  ["Faire demi-tour : ",["street"]], // turn.U_TURN.street
  "Le point de départ se trouve hors de la zone couverte.", // empty.outside-from
  "La destination se trouve hors de la zone couverte.", // empty.outside-to
  "Le point de départ et la destination se trouvent dans des régions différentes, et aucune région ne couvre les deux.", // empty.different-regions
  "Le point de départ et la destination sont trop proches pour calculer un itinéraire.", // empty.too-close
  "Aucune rue ni aucun chemin praticable près du point de départ.", // empty.off-network-from
  "Aucune rue ni aucun chemin praticable près de la destination.", // empty.off-network-to
  "Aucun des modes de transport choisis n’est disponible ici.", // empty.no-modes
  "Aucun itinéraire trouvé avec ces exclusions.", // empty.ruled-out
  ["Pas d’horaires à cette date. Horaires disponibles du ",["from","day"]," au ",["to","day"],"."], // empty.no-service-date
  "Aucune ligne ne dessert ce trajet à cette heure.", // empty.no-service-in-window
  "Aucun arrêt des modes choisis à proximité du point de départ.", // empty.no-stop-from
  "Aucun arrêt des modes choisis à proximité de la destination.", // empty.no-stop-to
  "Aucun itinéraire trouvé avec les modes de transport choisis.", // empty.no-connection
  "Aucun itinéraire ne permet d’éviter les arrêts exclus.", // empty.avoided-stops
  "Aucun départ à cette heure ne permet d’arriver à temps.", // empty.arrives-too-late
  "Aucun itinéraire accessible en fauteuil roulant n’a été trouvé.", // empty.inaccessible
  "Tous les itinéraires dépassent votre temps de marche maximal.", // empty.walk-too-long
  "La destination est trop éloignée pour s’y rendre à pied, à vélo ou en voiture.", // empty.too-far
  "Les véhicules en location près du point de départ doivent y être rendus : aller simple impossible.", // empty.round-trip-only
  [["mode"]," : aucun véhicule disponible près du point de départ."], // empty.no-vehicle-from
  [["mode"]," : les véhicules proches du point de départ ne peuvent pas être rendus à destination."], // empty.no-vehicle-to
  [["mode"]," : le point de départ est hors de la zone desservie."], // empty.outside-zone-from
  [["mode"]," : la destination est hors de la zone desservie."], // empty.outside-zone-to
  [["mode"]," : pas de service à cette heure."], // empty.closed
  [["mode"]," : cet opérateur n’est pas présent ici."], // empty.unknown-provider
  "Aucun itinéraire avec les modes choisis n’est plus avantageux que le trajet à pied.", // empty.walking-is-better
  "Combiner les modes choisis n’est pas plus avantageux que n’en utiliser qu’un seul ou marcher. Cherchez avec un seul mode à la fois pour voir ces itinéraires.", // empty.not-better
  "La recherche, trop longue, a été interrompue avant de trouver un itinéraire.", // empty.stopped-early
  [["mode"]," : aucune rue praticable près du point de départ."], // off-network.from
  [["mode"]," : aucune rue praticable près de la destination."], // off-network.to
  ["Le mode « ",["mode"]," » est obsolète. Utilisez « ",["replacement"]," »."], // advisory.deprecated-mode
  ["Le mode « ",["mode"]," » est inconnu et a été ignoré."], // advisory.unknown-mode
  ["Le mode « ",["mode"]," » est inconnu et a été ignoré. Vouliez-vous dire « ",["nearest"]," » ?"], // advisory.unknown-mode-nearest
  [["mode"]," : mode indisponible ici, non pris en compte."], // advisory.unavailable-mode
  ["L’arrêt « ",["stop"]," » est inconnu et a été ignoré."], // advisory.unknown-stop
  ["« ",["name"]," » ne correspond à aucun opérateur, autorité, jeu de données ou ligne."], // advisory.unknown-limit
  ["La langue « ",["language"]," » n’est pas disponible ici."], // advisory.unknown-language
  "La recherche a été écourtée : de meilleurs itinéraires existent peut-être.", // advisory.stopped-early
  "Pas de données sur les rues : les trajets à pied sont estimés à vol d’oiseau.", // advisory.straight-line-walks
  ["Hors service à cette heure : ",["names"]], // advisory.closed-by-alert
  "Aucun service régulier ne part dans les trois heures qui suivent. Les prochains départs sont affichés.", // advisory.leaves-much-later
  "Aucun service régulier n’arrive dans les trois heures qui précèdent. Les dernières arrivées avant cette heure sont affichées.", // advisory.arrives-much-earlier
  "Supprimé", // board.cancelled
  "Ne s’arrête pas ici", // board.skipped
  "Aucun départ à cette heure.", // board.no-departures
  "Aucune arrivée à cette heure.", // board.no-arrivals
  "Les horaires de cet itinéraire ont changé depuis son enregistrement.", // advisory.trip-times-changed
  [["line"]," ne circule plus comme enregistré. À la place : ",["other"]], // advisory.trip-line-replaced
  "Cet itinéraire n’est plus possible tel qu’enregistré : il a été recalculé.", // advisory.trip-replanned
  [["line"]," : service supprimé."], // advisory.trip-cancelled
  "Cet itinéraire n’est plus possible et aucun autre n’a été trouvé.", // advisory.trip-gone
  ["Marcher ",["goal","select",{"car":"jusqu’à la voiture","bicycle":"jusqu’au vélo","scooter":"jusqu’à la trottinette","motorbike":"jusqu’à la moto","pickup":"jusqu’au point de prise en charge","other":"jusqu’au véhicule"}]], // action.walk-goal
  ["En fauteuil roulant ",["goal","select",{"car":"jusqu’à la voiture","pickup":"jusqu’au point de prise en charge","other":"jusqu’au véhicule"}]], // action.roll-goal
  ["Marcher ",["kind","select",{"track":"jusqu’à la voie","pier":"jusqu’à l’embarcadère","gate":"jusqu’à la porte","other":"jusqu’au quai"}]," ",["platform"]], // action.walk-platform
  ["En fauteuil roulant ",["kind","select",{"track":"jusqu’à la voie","pier":"jusqu’à l’embarcadère","gate":"jusqu’à la porte","other":"jusqu’au quai"}]," ",["platform"]], // action.roll-platform
  ["Correspondance à pied : ",["place"]], // action.walk-change
  ["Correspondance en fauteuil roulant : ",["place"]], // action.roll-change
  "Attendre l’enregistrement", // action.wait-checkin
  "Un autre itinéraire fait aussi bien ou mieux pour le départ, l’arrivée et le nombre de correspondances.", // removed.dominated
  "À pied, le trajet n’est ni plus long ni plus fatigant.", // removed.walking-is-better
  "Un seul mode de transport fait aussi bien ou mieux à tous égards.", // removed.single-mode-is-better
  "Une autre option est aussi bonne à tous égards et meilleure sur au moins un point.", // removed.worse-than-another
  "N’utilise qu’un des modes à combiner.", // removed.one-mode-only
  "Garer, récupérer ou rendre le véhicule ailleurs est plus rapide.", // removed.slower-alike
  "Un parking aussi proche et aussi rapide est plus fiable qu’une place dans la rue.", // removed.car-park-alike
  "Ne répond pas mieux à vos priorités que les autres options.", // removed.fits-no-better
  "Le temps a manqué pour comparer avec chaque mode seul.", // removed.out-of-time
  "Utilise les mêmes véhicules qu’une meilleure option.", // removed.same-vehicles
  "Seule la meilleure option était demandée.", // removed.not-the-best
  "Arrive après l’heure demandée.", // removed.arrives-too-late
  "Dépasse votre temps de marche maximal.", // removed.walk-too-long
  "Trop long sans transports en commun.", // removed.takes-too-long
  "Une partie du trajet n’est pas accessible en fauteuil roulant.", // removed.inaccessible
  "Passe par un arrêt que vous avez exclu.", // removed.avoided-stop
  "Emprunte une ligne ou un mode que vous avez exclu.", // removed.ruled-out
  "Une partie du trajet est fermée ou hors service à cette heure.", // removed.not-running
  "Lignes des modes exclus", // ruled-out.avoided-mode
  "Lignes d’opérateurs ou de jeux de données exclus", // ruled-out.operator-limit
  "Lignes proposées seulement si vous les demandez", // ruled-out.only-when-named
  "Lignes dont les véhicules ne sont pas accessibles en fauteuil roulant", // ruled-out.inaccessible-vehicle
  "Lignes sans confirmation que les vélos sont acceptés", // ruled-out.no-bicycles
  "Arrêts non accessibles en fauteuil roulant", // ruled-out.inaccessible-stop
  "Arrêts exclus", // ruled-out.avoided-stop
  "Lignes et arrêts fermés en raison d’une perturbation", // ruled-out.closed-by-alert
  "Prix non communiqué.", // unknown.price
  "Accessibilité du véhicule en fauteuil roulant non renseignée.", // unknown.vehicle-access
  "Accessibilité de l’arrêt en fauteuil roulant non renseignée.", // unknown.stop-access
  "Accessibilité du parcours en fauteuil roulant non entièrement renseignée.", // unknown.path-access
  "Pas d’information sur les vélos à bord.", // unknown.bicycles-aboard
  "Pas de données sur les rues ici : trajet à vol d’oiseau.", // unknown.streets
  "Horaires donnés à titre indicatif.", // unknown.times
  "Circule à intervalles réguliers ; les heures de départ exactes ne sont pas publiées.", // unknown.departure
  "Il n’est pas certain que la réservation soit encore possible.", // unknown.booking
  "Attente habituelle, donnée à titre indicatif.", // unknown.wait
  "Pas d’information sur les places de stationnement libres.", // unknown.parking
  "Autonomie restante du véhicule inconnue.", // unknown.range
  "Aucun point de départ indiqué.", // refusal.no-origin
  "Aucune destination indiquée.", // refusal.no-destination
  "La requête n’a pas pu être interprétée.", // refusal.bad-request
  ["La région « ",["region"]," » est inconnue."], // refusal.unknown-region
  "Cet itinéraire est inconnu.", // refusal.unknown-trip
  "Il n’y a pas d’autre départ pour cette partie de l’itinéraire.", // refusal.not-a-ride
  "Aucun autre départ n’a été trouvé pour ce trajet.", // refusal.no-other-vehicle
  "Le départ précédent a lieu avant votre arrivée à l’arrêt.", // refusal.leaves-too-early
  "Ce service ne délivre pas lui-même de clés. Adressez-vous à son exploitant.", // refusal.no-registration
  "Une autre clé porte déjà ce nom. Choisissez-en un autre.", // refusal.label-taken
  "Seul l’exploitant de ce service peut le faire.", // refusal.not-operator
  "La requête ne contient pas de clé API.", // refusal.no-key
  "La clé API est inconnue ou inactive.", // refusal.unknown-key
  "Le quota de cette clé API est épuisé. Veuillez réessayer plus tard.", // refusal.over-quota
  "Trop de requêtes en peu de temps. Veuillez réessayer dans quelques instants.", // refusal.too-fast
  "Le service est très sollicité. Veuillez réessayer dans quelques instants.", // refusal.overloaded
  "Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.", // refusal.internal
 ],
 modes: [
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
};
