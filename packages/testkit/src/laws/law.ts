import type { Asked } from '../answers/asked.ts';
import type { Ask } from './answered.ts';

/** A relation between the answers to a request and to a changed request. It can be tested without knowing the right answer. */
export interface Law {
  readonly name: string;
  /** Returns how the law is broken; undefined where it holds. @param asked departs after a time, by `pt_pub` and a few more modes */
  broken(ask: Ask, asked: Asked): Promise<string | undefined>;
}
