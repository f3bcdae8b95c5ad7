// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './es.ts';

const own: Readonly<Record<number, Message>> = {
  92: ["Envíala en este encabezado y nunca en una dirección: ",["header"]], // keyHeader
  51: "Ya salió", // left
  73: "Interrupción", // alertSevere
  48: [["load","select",{"empty":"Vacío","many":"Muchos asientos libres","few":"Pocos asientos libres","standing":"Solo de pie","full":"Lleno","closed":"No admite pasajeros","other":""}]], // occupancy
  65: "Puntaje de la ruta elegida (menos es mejor)", // chosenScore
  53: "No se encontró ninguna ruta", // nothing
  64: "La búsqueda se detuvo antes de tiempo.", // endedEarly
  12: "Lugar desconocido. Ingresa una parada, una dirección o coordenadas como 41.15, -8.61.", // unknownPlace
  56: "El planificador no responde. ¿Sigue funcionando el servidor?", // unreachable
};

export const messages: readonly Message[] = base.map((message, at) => own[at] ?? message);
