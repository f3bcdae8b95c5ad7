// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';

export const messages: readonly Message[] = [
  "De porta a porta, com dados abertos", // tagline
  "Sem mapa: este navegador não suporta WebGL. Pode continuar a usar paragens e coordenadas.", // noMap
  "Este planeador ainda não tem regiões.", // noRegions
  "Região", // region
  "Idioma", // language
  "Alternar entre tema claro e escuro", // theme
  "Mapa", // map
  "De", // from
  "Para", // to
  "Mais opções", // moreChoices
  "Menos opções", // fewerChoices
  "Paragem, morada ou local", // placeHint
  "Local desconhecido. Introduza uma paragem, uma morada ou coordenadas, por exemplo 41.15, -8.61.", // unknownPlace
  "Trocar partida e destino", // swap
  "Usar o centro do mapa", // mapCentre
  "Recomeçar", // clear
  "Clique no mapa no ponto de partida e depois no destino.", // clickFrom
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
  "Sem limite a pé", // anyWalking
  ["No máximo ",["n","number"]," min a pé"], // mostWalking
  "Máximo a pé", // walkingLimit
  "Tarifas reduzidas", // concession
  "Ou experimente um destes exemplos", // examples
  "A procurar viagens…", // searching
  [["n","number"]," ",["n","plural",{"one":"opção","other":"opções"}]], // results
  "direto", // direct
  [["n","number"]," ",["n","plural",{"one":"transbordo","other":"transbordos"}]], // changes
  [["distance","distance"]," a pé"], // onFoot
  [["distance","distance"]," em cadeira de rodas"], // inWheelchair
  ["a cada ",["duration","duration"]], // every
  "Outros horários", // otherTimes
  [["n","number"]," ",["n","plural",{"one":"paragem intermédia","other":"paragens intermédias"}]], // stopsOnTheWay
  "Indicações", // directions
  "Chegada", // arriveStep
  "em tempo real", // live
  [["load","select",{"empty":"Vazio","many":"Muitos lugares sentados livres","few":"Poucos lugares sentados livres","standing":"Só lugares em pé","full":"Cheio","closed":"Não aceita passageiros","other":""}]], // occupancy
  "Suprimido", // cancelled
  "Já não é possível reservar", // tooLateToBook
  "Já partiu", // left
  "Todas as viagens", // back
  "Nenhuma viagem encontrada", // nothing
  ["Planear para ",["date","day"]], // tryDate
  "Tente outra hora, mais meios de transporte ou outros locais.", // nothingHint
  "O planeador não responde. O servidor ainda está a funcionar?", // unreachable
  "Não é possível planear esta viagem", // refused
  "Tentar novamente", // retry
  "Porquê estas viagens?", // why
  "Porque não há viagens?", // whyNothing
  ["Viagens analisadas: ",["n","number"],"; apresentadas: ",["shown","number"]], // considered
  [["n","number"]," ",["n","plural",{"one":"paragem","other":"paragens"}]," ao alcance do ponto de partida"], // stopsFrom
  [["n","number"]," ",["n","plural",{"one":"paragem","other":"paragens"}]," ao alcance do destino"], // stopsTo
  "A pesquisa foi interrompida.", // endedEarly
  "Pontuação da viagem escolhida (quanto menor, melhor)", // chosenScore
  "Tempo", // scoreTime
  "Preço", // scorePrice
  "Emissões", // scoreCarbon
  "Esforço", // scoreHassle
  "Informação em falta", // notKnown
  ["Melhor: ",["time"]], // betterTrip
  "Avisos", // alerts
  "Perturbação", // alertSevere
  "Atenção", // alertWarning
  "Informação", // alertInfo
  "Mais informações", // moreInformation
  [["n","number"]," ",["n","plural",{"one":"paragem evitada","other":"paragens evitadas"}]], // avoidedStops
  "Usar de novo todas as paragens", // useAllStops
  ["Horário: ",["clock"]], // plannedTime
  "Partidas", // departures
  ["Partidas de ",["stop"]], // departuresFrom
  "Não há partidas nas próximas 24 horas.", // noDepartures
  "Não para aqui", // skipsStop
  "Chaves de API", // keysTitle
  "Os programas que usam este planeador enviam uma chave em cada pedido. Registe-se aqui para obter uma.", // keysIntro
  "Nome da pessoa, da aplicação ou da escola", // keyHolder
  "Registar", // keyRegister
  ["Uma chave nova funciona depois de ",["delay","duration"],", quando todos os servidores a conhecem."], // keyDelay
  [["n","number"]," ",["n","plural",{"one":"pedido gratuito","other":"pedidos gratuitos"}]," por mês"], // keyFree
  "A sua chave", // yourKey
  "Guarde-a num lugar seguro: não volta a ser mostrada.", // keyOnce
  ["Envie-a neste cabeçalho e nunca num endereço: ",["header"]], // keyHeader
  ["A chave funciona a partir de: ",["start","date"],", ",["start","time"],"."], // keyStart
  "Copiar", // keyCopy
  "Copiada", // keyCopied
  "Utilização de uma chave", // keyUse
  "Ver a utilização", // keyShowUse
  [["n","number"]," de ",["free","number"]," pedidos gratuitos ",["n","plural",{"one":"usado","other":"usados"}]," este mês"], // keyCallsOf
  [["n","number"]," ",["n","plural",{"one":"pedido","other":"pedidos"}]," este mês"], // keyCalls
  ["A contagem recomeça nesta data: ",["day","date"],"."], // keyRenews
  "Introduza um nome de 1 a 80 carateres.", // keyWrongName
  "Este planeador responde sem chave.", // noKeysNeeded
  "Procurar um percurso", // planTrip
];
