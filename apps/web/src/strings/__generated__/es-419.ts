// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Message } from '@tripwright/core/text';
import { messages as base } from './es.ts';
import { type StringArguments, stringKeys } from './keys.ts';

const own: Readonly<Partial<Record<keyof StringArguments, Message>>> = {
  "left": "Ya salió",
  "chosenScore": "Puntaje de la ruta elegida (menos es mejor)",
  "nothing": "No se encontró ninguna ruta",
  "endedEarly": "La búsqueda se detuvo antes de tiempo.",
  "unknownPlace": "Lugar desconocido. Ingresa una parada o coordenadas como 41.15, -8.61.",
  "unreachable": "El planificador no responde. ¿Sigue funcionando el servidor?",
};

export const messages: readonly Message[] = base.map((message, at) => own[stringKeys[at]!] ?? message);
