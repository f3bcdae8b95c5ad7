// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './pt.ts';

const own: Readonly<Record<number, Message>> = {
  85: "Os programas que usam este planejador enviam uma chave em cada solicitação. Cadastre-se aqui para obter uma.", // keysIntro
  86: "Nome da pessoa, do aplicativo ou da escola", // keyHolder
  87: "Cadastrar", // keyRegister
  89: [["n","number"]," ",["n","plural",{"one":"solicitação gratuita","other":"solicitações gratuitas"}]," por mês"], // keyFree
  90: "Sua chave", // yourKey
  91: "Guarde-a em um lugar seguro: ela não será mostrada de novo.", // keyOnce
  92: ["Envie-a neste cabeçalho e nunca em um endereço: ",["header"]], // keyHeader
  96: "Uso de uma chave", // keyUse
  97: "Ver o uso", // keyShowUse
  98: [["n","number"]," de ",["free","number"]," solicitações gratuitas ",["n","plural",{"one":"usada","other":"usadas"}]," este mês"], // keyCallsOf
  99: [["n","number"]," ",["n","plural",{"one":"solicitação","other":"solicitações"}]," este mês"], // keyCalls
  101: "Digite um nome de 1 a 80 caracteres.", // keyWrongName
  102: "Este planejador responde sem chave.", // noKeysNeeded
  100: ["Início da nova contagem: ",["day","date"]], // keyRenews
  103: "Buscar uma rota", // planTrip
  77: [["n","number"]," ",["n","plural",{"one":"parada evitada","other":"paradas evitadas"}]], // avoidedStops
  78: "Usar todas as paradas de novo", // useAllStops
  73: "Interrupção", // alertSevere
  48: [["load","select",{"empty":"Vazio","many":"Muitos assentos livres","few":"Poucos assentos livres","standing":"Somente em pé","full":"Lotado","closed":"Não aceita passageiros","other":""}]], // occupancy
  1: "Sem mapa: este navegador não é compatível com WebGL. Você ainda pode usar paradas e coordenadas.", // noMap
  2: "Este planejador ainda não tem regiões.", // noRegions
  11: "Parada, endereço ou local", // placeHint
  12: "Local desconhecido. Digite uma parada, um endereço ou coordenadas, por exemplo 41.15, -8.61.", // unknownPlace
  13: "Inverter partida e destino", // swap
  17: "Agora, clique no destino.", // clickTo
  28: "Confortável", // easy
  30: "Econômico", // cheap
  36: "Buscando viagens…", // searching
  39: [["n","number"]," ",["n","plural",{"one":"baldeação","other":"baldeações"}]], // changes
  44: [["n","number"]," ",["n","plural",{"one":"parada","other":"paradas"}]," no caminho"], // stopsOnTheWay
  45: "Instruções", // directions
  49: "Cancelado", // cancelled
  50: "Não é mais possível reservar", // tooLateToBook
  54: ["Planejar para ",["date","day"]], // tryDate
  55: "Tente outro horário, mais meios de transporte ou outros locais.", // nothingHint
  56: "O planejador não responde. O servidor ainda está funcionando?", // unreachable
  57: "Não é possível planejar esta viagem", // refused
  59: "Por que estas viagens?", // why
  60: "Por que não há viagens?", // whyNothing
  62: [["n","number"]," ",["n","plural",{"one":"parada","other":"paradas"}]," perto do ponto de partida"], // stopsFrom
  63: [["n","number"]," ",["n","plural",{"one":"parada","other":"paradas"}]," perto do destino"], // stopsTo
  64: "A busca foi interrompida.", // endedEarly
  70: "Informações não disponíveis", // notKnown
};

export const messages: readonly Message[] = base.map((message, at) => own[at] ?? message);
