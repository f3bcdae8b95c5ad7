import type { Law } from './law.ts';
import { lawsOfForm } from './laws-of-form.ts';
import { lawsOfModes } from './laws-of-modes.ts';
import { lawsOfTime } from './laws-of-time.ts';

export type { Ask } from './answered.ts';
export type { Law } from './law.ts';
export { lawQuestions } from './law-questions.ts';

/** Every law; each holds in any city. */
export const LAWS: readonly Law[] = [...lawsOfForm, ...lawsOfTime, ...lawsOfModes];
