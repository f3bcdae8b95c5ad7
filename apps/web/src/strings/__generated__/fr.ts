// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De porte à porte, avec des données ouvertes", // tagline
  "Pas de carte : ce navigateur n’offre pas WebGL. Les arrêts et coordonnées fonctionnent quand même.", // noMap
  "Ce planificateur n’a pas encore de région.", // noRegions
  "Région", // region
  "Langue", // language
  "Basculer entre clair et sombre", // theme
  "Carte", // map
  "De", // from
  "À", // to
  "Plus de choix", // moreChoices
  "Moins de choix", // fewerChoices
  "Arrêt ou coordonnées", // placeHint
  "Lieu inconnu. Saisissez un arrêt ou des coordonnées comme 41.15, -8.61.", // unknownPlace
  "Inverser départ et arrivée", // swap
  "Utiliser le centre de la carte", // mapCentre
  "Recommencer", // clear
  "Cliquez sur la carte le point de départ, puis la destination.", // clickFrom
  "Cliquez maintenant la destination.", // clickTo
  "Quand", // when
  "Partir maintenant", // now
  "Partir à", // depart
  "Arriver avant", // arrive
  "Date et heure locales", // localTime
  "Moyens de transport", // modes
  "Fauteuil roulant", // wheelchair
  "Priorité", // priority
  "Équilibré", // balanced
  "Rapide", // fast
  "Confortable", // easy
  "Écologique", // green
  "Économique", // cheap
  "Marche sans limite", // anyWalking
  ["Au plus ",["n","number"]," min à pied"], // mostWalking
  "Marche maximale", // walkingLimit
  "Tarifs réduits", // concession
  "Ou essayez l’un de ceux-ci", // examples
  "Recherche de trajets…", // searching
  [["n","plural",{"one":[["n","number"]," possibilité"],"other":[["n","number"]," possibilités"]}]], // results
  "direct", // direct
  [["n","plural",{"one":[["n","number"]," correspondance"],"other":[["n","number"]," correspondances"]}]], // changes
  [["distance","distance"]," à pied"], // onFoot
  [["distance","distance"]," en fauteuil roulant"], // inWheelchair
  ["toutes les ",["duration","duration"]], // every
  "Autres horaires", // otherTimes
  [["n","plural",{"one":[["n","number"]," arrêt intermédiaire"],"other":[["n","number"]," arrêts intermédiaires"]}]], // stopsOnTheWay
  "Itinéraire détaillé", // directions
  "Arrivée", // arriveStep
  "temps réel", // live
  "Supprimé", // cancelled
  "Trop tard pour réserver", // tooLateToBook
  "Déjà parti", // left
  "Tous les trajets", // back
  "Aucun trajet trouvé", // nothing
  ["Planifier pour le ",["date","day"]], // tryDate
  "Essayez une autre heure, d’autres moyens de transport ou d’autres lieux.", // nothingHint
  "Le planificateur ne répond pas. Fonctionne-t-il toujours ?", // unreachable
  "Ce trajet ne peut pas être planifié", // refused
  "Réessayer", // retry
  "Pourquoi ces trajets ?", // why
  "Pourquoi aucun trajet ?", // whyNothing
  [["n","plural",{"one":[["n","number"]," trajet examiné, ",["shown","number"]," montrés"],"other":[["n","number"]," trajets examinés, ",["shown","number"]," montrés"]}]], // considered
  [["n","plural",{"one":[["n","number"]," arrêt accessible au départ"],"other":[["n","number"]," arrêts accessibles au départ"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," arrêt près de la destination"],"other":[["n","number"]," arrêts près de la destination"]}]], // stopsTo
  "La recherche s’est arrêtée avant la fin.", // endedEarly
  "Score du trajet choisi (plus bas, c’est mieux)", // chosenScore
  "Temps", // scoreTime
  "Prix", // scorePrice
  "Émissions", // scoreCarbon
  "Effort", // scoreHassle
  "Informations manquantes", // notKnown
  ["Mieux : ",["time"]], // betterTrip
];
