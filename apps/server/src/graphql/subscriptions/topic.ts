import type { StreamEndReason } from '../__generated__/resolver-types.ts';
import type { LiveAnswer, LiveChange, LiveQuestion, LiveThing } from './live-question.ts';

/** Ids of things that have gone are kept for so many versions; a subscriber that is further behind gets everything again. */
const KEPT_VERSIONS = 64;

/**
 * A question that subscribers ask at present, with its newest answer. Each change of the answer is a version, and the difference from any version
 * that a subscriber last saw can be made: a slow subscriber misses versions in between, but no change.
 */
export class Topic {
  question: LiveQuestion;
  /** 0 = not answered yet. */
  version = 0;
  /** Why no further version follows. */
  end: StreamEndReason | undefined;
  #answer: LiveAnswer | undefined;
  /** The version in which each thing of the answer last changed. */
  readonly #changed = new Map<string, number>();
  readonly #gone = new Map<string, number>();
  #answered: string | undefined;
  /** Whether the question is asked of another dataset than the newest answer is of. */
  #isMoved = false;
  /** What was seen before this version was of another dataset. */
  #wholeBefore = 0;

  constructor(question: LiveQuestion) {
    this.question = question;
  }

  /** Whether the answer may be another one by now. @param now Unix seconds */
  isDue(now: number): boolean {
    if (this.end !== undefined) return false;
    if (this.#isMoved) return true;
    return this.#answer === undefined || now >= this.#answer.until || this.question.version() !== this.#answered;
  }

  /** Asks again. @param round that of the questions that are asked beside it @returns whether there is a new version */
  async refresh(round: object): Promise<boolean> {
    // What is read after the version is at least as new as it.
    const { question } = this;
    const asked = question.version();
    const answer = await question.answer(round);
    if (this.end !== undefined || this.question !== question) return false;
    const isFirst = this.#answer === undefined;
    // The new dataset may be that of another region.
    if (answer.dataset === this.#answer?.dataset) this.#isMoved = false;
    const hasChanged = this.#take(answer);
    this.#answered = answer.isAhead === true ? undefined : asked;
    this.#answer = answer;
    this.end = answer.end;
    return isFirst || hasChanged || this.end !== undefined;
  }

  /** Asks another dataset from now on: what it answers first is a state of its own, whatever was seen before. */
  moveTo(question: LiveQuestion): void {
    this.question = question;
    this.#isMoved = this.#answer !== undefined;
  }

  /** Whether it waits for its first answer of another dataset. */
  get isMoved(): boolean {
    return this.#isMoved;
  }

  /** Ends the topic. @returns whether it had not ended before */
  close(reason: StreamEndReason): boolean {
    if (this.end !== undefined) return false;
    this.end = reason;
    return true;
  }

  /** What has changed since a version. @param seen 0 = everything is new */
  changeSince(seen: number): LiveChange {
    const { things, snapshot, dataset, at, zone, isSingle = false } = this.#answer!;
    const isWhole = seen === 0 || seen < this.#wholeBefore || seen < this.version - KEPT_VERSIONS;
    const ids = isWhole ? [...things.keys()] : [...things.keys()].filter((id) => this.#changed.get(id)! > seen);
    return {
      kind: 'change',
      ...{ snapshot, dataset, at, zone, isSingle, isWhole, ids, all: [...things.keys()] },
      values: ids.map((id) => things.get(id)!.value),
      gone: isWhole ? [] : [...this.#gone].flatMap(([id, version]) => (version > seen ? [id] : [])),
    };
  }

  #take({ things }: LiveAnswer): boolean {
    const before: ReadonlyMap<string, LiveThing> = this.#answer?.things ?? new Map();
    const changed = [...things].filter(([id, { print }]) => before.get(id)?.print !== print).map(([id]) => id);
    const gone = [...before.keys()].filter((id) => !things.has(id));
    if (this.#answer !== undefined && !this.#isMoved && changed.length + gone.length === 0) return false;
    this.version++;
    if (this.#isMoved) this.#wholeBefore = this.version;
    this.#isMoved = false;
    for (const id of changed) {
      this.#changed.set(id, this.version);
      this.#gone.delete(id);
    }
    for (const id of gone) {
      this.#changed.delete(id);
      this.#gone.set(id, this.version);
    }
    for (const [id, version] of this.#gone) if (version <= this.version - KEPT_VERSIONS) this.#gone.delete(id);
    return true;
  }
}
