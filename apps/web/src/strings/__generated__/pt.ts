// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De porta a porta, com dados abertos", // tagline
  "Sem mapa: este navegador não oferece WebGL. As paragens e coordenadas funcionam na mesma.", // noMap
  "Este planeador ainda não tem nenhuma região.", // noRegions
  "Região", // region
  "Idioma", // language
  "Alternar entre claro e escuro", // theme
  "Mapa", // map
  "De", // from
  "Para", // to
  "Mais opções", // moreChoices
  "Menos opções", // fewerChoices
  "Paragem ou coordenadas", // placeHint
  "Lugar desconhecido. Introduza uma paragem ou coordenadas como 41.15, -8.61.", // unknownPlace
  "Trocar origem e destino", // swap
  "Usar o centro do mapa", // mapCentre
  "Recomeçar", // clear
  "Clique no mapa na origem e depois no destino.", // clickFrom
  "Agora clique no destino.", // clickTo
  "Quando", // when
  "Partir agora", // now
  "Partir às", // depart
  "Chegar até", // arrive
  "Data e hora locais", // localTime
  "Meios de transporte", // modes
  "Cadeira de rodas", // wheelchair
  "Prioridade", // priority
  "Equilibrado", // balanced
  "Rápido", // fast
  "Cómodo", // easy
  "Ecológico", // green
  "Económico", // cheap
  "A pé sem limite", // anyWalking
  ["No máximo ",["n","number"]," min a pé"], // mostWalking
  "Máximo a pé", // walkingLimit
  "Tarifas reduzidas", // concession
  "Ou experimente um destes", // examples
  "A procurar viagens…", // searching
  [["n","plural",{"one":[["n","number"]," opção"],"other":[["n","number"]," opções"]}]], // results
  "direto", // direct
  [["n","plural",{"one":[["n","number"]," transbordo"],"other":[["n","number"]," transbordos"]}]], // changes
  [["distance","distance"]," a pé"], // onFoot
  [["distance","distance"]," em cadeira de rodas"], // inWheelchair
  ["a cada ",["duration","duration"]], // every
  "Outros horários", // otherTimes
  [["n","plural",{"one":[["n","number"]," paragem intermédia"],"other":[["n","number"]," paragens intermédias"]}]], // stopsOnTheWay
  "Indicações", // directions
  "Chegada", // arriveStep
  "em direto", // live
  "Cancelado", // cancelled
  "Demasiado tarde para reservar", // tooLateToBook
  "Já partiu", // left
  "Todas as viagens", // back
  "Nenhuma viagem encontrada", // nothing
  ["Planear para ",["date","day"]], // tryDate
  "Tente outra hora, mais meios de transporte ou outros lugares.", // nothingHint
  "O planeador não responde. Ainda está a funcionar?", // unreachable
  "Não é possível planear", // refused
  "Tentar novamente", // retry
  "Porquê estas viagens?", // why
  "Porque não há viagens?", // whyNothing
  [["n","plural",{"one":[["n","number"]," viagem analisada, ",["shown","number"]," mostradas"],"other":[["n","number"]," viagens analisadas, ",["shown","number"]," mostradas"]}]], // considered
  [["n","plural",{"one":[["n","number"]," paragem ao alcance da origem"],"other":[["n","number"]," paragens ao alcance da origem"]}]], // stopsFrom
  [["n","plural",{"one":[["n","number"]," paragem ao alcance do destino"],"other":[["n","number"]," paragens ao alcance do destino"]}]], // stopsTo
  "A pesquisa terminou antes do fim.", // endedEarly
  "Pontuação da viagem escolhida (menos é melhor)", // chosenScore
  "Tempo", // scoreTime
  "Preço", // scorePrice
  "Emissões", // scoreCarbon
  "Esforço", // scoreHassle
  "Informação em falta", // notKnown
  ["Melhor: ",["time"]], // betterTrip
];
