// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De porte à porte, avec des données ouvertes", // tagline
  "Carte indisponible : ce navigateur ne prend pas en charge WebGL. La recherche par arrêt ou par coordonnées reste possible.", // noMap
  "Ce calculateur d’itinéraires n’a pas encore de région.", // noRegions
  "Région", // region
  "Langue", // language
  "Basculer entre thème clair et thème sombre", // theme
  "Carte", // map
  "Départ", // from
  "Destination", // to
  "Plus d’options", // moreChoices
  "Moins d’options", // fewerChoices
  "Arrêt, adresse ou lieu", // placeHint
  "Lieu inconnu. Saisissez un arrêt, une adresse ou des coordonnées, par exemple 41.15, -8.61.", // unknownPlace
  "Inverser départ et destination", // swap
  "Utiliser le centre de la carte", // mapCentre
  "Nouvelle recherche", // clear
  "Choisissez le départ sur la carte, puis la destination.", // clickFrom
  "Choisissez maintenant la destination.", // clickTo
  "Quand", // when
  "Partir maintenant", // now
  "Partir à", // depart
  "Arriver avant", // arrive
  "Date et heure locales", // localTime
  "Modes de transport", // modes
  "Fauteuil roulant", // wheelchair
  "Priorité", // priority
  "Équilibré", // balanced
  "Rapide", // fast
  "Confortable", // easy
  "Écologique", // green
  "Économique", // cheap
  "Marche sans limite", // anyWalking
  [["n","number"]," min de marche maximum"], // mostWalking
  "Temps de marche maximal", // walkingLimit
  "Tarifs réduits", // concession
  "Ou essayez un exemple", // examples
  "Recherche d’itinéraires…", // searching
  [["n","number"]," ",["n","plural",{"one":"itinéraire","other":"itinéraires"}]], // results
  "direct", // direct
  [["n","number"]," ",["n","plural",{"one":"correspondance","other":"correspondances"}]], // changes
  [["distance","distance"]," à pied"], // onFoot
  [["distance","distance"]," en fauteuil roulant"], // inWheelchair
  ["fréquence : ",["duration","duration"]], // every
  "Autres horaires", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"arrêt intermédiaire","other":"arrêts intermédiaires"}]], // stopsOnTheWay
  "Itinéraire détaillé", // directions
  "Arrivée", // arriveStep
  "temps réel", // live
  [["load","select",{"empty":"Vide","many":"Beaucoup de places assises","few":"Peu de places assises","standing":"Places debout uniquement","full":"Complet","closed":"Ne prend pas de voyageurs","other":""}]], // occupancy
  "Supprimé", // cancelled
  "Trop tard pour réserver", // tooLateToBook
  "Déjà parti", // left
  "Tous les itinéraires", // back
  "Aucun itinéraire trouvé", // nothing
  ["Rechercher pour le ",["date","day"]], // tryDate
  "Essayez une autre heure, d’autres modes de transport ou d’autres lieux.", // nothingHint
  "Le calculateur d’itinéraires ne répond pas. Le serveur est-il toujours en marche ?", // unreachable
  "Impossible de calculer cet itinéraire", // refused
  "Réessayer", // retry
  "Pourquoi ces itinéraires ?", // why
  "Pourquoi aucun itinéraire ?", // whyNothing
  [["n","number"]," ",["n","plural",{"one":"itinéraire comparé,","other":"itinéraires comparés,"}]," ",["shown","number"]," ",["shown","plural",{"one":"affiché","other":"affichés"}]], // considered
  [["n","number"]," ",["n","plural",{"one":"arrêt","other":"arrêts"}]," à proximité du départ"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"arrêt","other":"arrêts"}]," à proximité de la destination"], // stopsTo
  "La recherche s’est arrêtée avant la fin.", // endedEarly
  "Score de l’itinéraire choisi (le plus bas est le meilleur)", // chosenScore
  "Durée", // scoreTime
  "Prix", // scorePrice
  "Émissions", // scoreCarbon
  "Effort", // scoreHassle
  "Informations manquantes", // notKnown
  ["Meilleur itinéraire : ",["time"]], // betterTrip
  "Infos trafic", // alerts
  "Perturbation", // alertSevere
  "Attention", // alertWarning
  "Information", // alertInfo
  "En savoir plus", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"arrêt évité","other":"arrêts évités"}]], // avoidedStops
  "Utiliser de nouveau tous les arrêts", // useAllStops
  ["Horaire théorique : ",["clock"]], // plannedTime
  "Départs", // departures
  ["Départs : ",["stop"]], // departuresFrom
  "Aucun départ dans les prochaines 24 heures.", // noDepartures
  "Ne s’arrête pas ici", // skipsStop
  "Clés API", // keysTitle
  "Les programmes qui utilisent ce calculateur envoient une clé avec chaque requête. Inscrivez-vous ici pour en obtenir une.", // keysIntro
  "Nom de la personne, de l’application ou de l’école", // keyHolder
  "S’inscrire", // keyRegister
  ["Une nouvelle clé fonctionne après ",["delay","duration"],", le temps que tous les serveurs la connaissent."], // keyDelay
  [["n","number"]," ",["n","plural",{"one":"requête gratuite","other":"requêtes gratuites"}]," par mois"], // keyFree
  "Votre clé", // yourKey
  "Conservez-la en lieu sûr : elle ne sera plus affichée.", // keyOnce
  ["Envoyez-la dans cet en-tête et jamais dans une adresse : ",["header"]], // keyHeader
  ["La clé fonctionne à partir de cette date : ",["start","date"],", ",["start","time"],"."], // keyStart
  "Copier", // keyCopy
  "Copié", // keyCopied
  "Utilisation d’une clé", // keyUse
  "Afficher l’utilisation", // keyShowUse
  [["n","number"]," ",["n","plural",{"one":["requête gratuite sur ",["free","number"]," utilisée"],"other":["requêtes gratuites sur ",["free","number"]," utilisées"]}]," ce mois-ci"], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"requête","other":"requêtes"}]," ce mois-ci"], // keyCalls
  ["Remise à zéro du compteur : ",["day","date"]], // keyRenews
  "Saisissez un nom de 1 à 80 caractères.", // keyWrongName
  "Ce calculateur répond sans clé.", // noKeysNeeded
  "Rechercher un itinéraire", // planTrip
];
