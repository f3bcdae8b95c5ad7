import type { Asked } from '../answers/asked.ts';
import type { Ask } from './answered.ts';

/** Something that holds between the answers to a question and to one that was changed: no right answer need be known. */
export interface Law {
  readonly name: string;
  /** Says how it is broken; undefined where it holds. @param asked departs after a time, by `pt_pub` and a few modes more */
  broken(ask: Ask, asked: Asked): Promise<string | undefined>;
}
