// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './pt.ts';
import { type StringArguments, stringKeys } from './keys.ts';

const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {
  "noMap": "Sem mapa: este navegador não é compatível com WebGL. Você ainda pode usar paradas e coordenadas.",
  "noRegions": "Este planejador ainda não tem regiões.",
  "placeHint": "Parada ou coordenadas",
  "unknownPlace": "Local desconhecido. Digite uma parada ou coordenadas, por exemplo 41.15, -8.61.",
  "swap": "Inverter partida e destino",
  "clickTo": "Agora, clique no destino.",
  "easy": "Confortável",
  "cheap": "Econômico",
  "searching": "Buscando viagens…",
  "changes": [["n","plural",{"one":[["n","number"]," baldeação"],"other":[["n","number"]," baldeações"]}]],
  "stopsOnTheWay": [["n","plural",{"one":[["n","number"]," parada no caminho"],"other":[["n","number"]," paradas no caminho"]}]],
  "directions": "Instruções",
  "cancelled": "Cancelado",
  "tooLateToBook": "Não é mais possível reservar",
  "tryDate": ["Planejar para ",["date","day"]],
  "nothingHint": "Tente outro horário, mais meios de transporte ou outros locais.",
  "unreachable": "O planejador não responde. O servidor ainda está funcionando?",
  "refused": "Não é possível planejar esta viagem",
  "why": "Por que estas viagens?",
  "whyNothing": "Por que não há viagens?",
  "stopsFrom": [["n","plural",{"one":[["n","number"]," parada perto do ponto de partida"],"other":[["n","number"]," paradas perto do ponto de partida"]}]],
  "stopsTo": [["n","plural",{"one":[["n","number"]," parada perto do destino"],"other":[["n","number"]," paradas perto do destino"]}]],
  "endedEarly": "A busca foi interrompida.",
  "notKnown": "Informações não disponíveis",
};

export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);
