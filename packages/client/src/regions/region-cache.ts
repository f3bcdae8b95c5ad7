import type { DecodedRegions } from '@tripwright/wire/rest-v1';
import { failureOf, type Result } from '../failure/index.ts';
import { RegionList } from './region-list.ts';

/** The addresses of servers change without notice (spec 2.1), so a list is used for five minutes and then asked for again by its hash. */
const KEPT_MS = 300_000;

interface Kept {
  readonly list: RegionList;
  /** Milliseconds. */
  readonly at: number;
}

/** Asks for the regions. Without a list as value: the one with this hash code is unchanged. */
export type AskRegions = (
  locale: string,
  hashCode: number | undefined,
) => Promise<Result<(Omit<DecodedRegions, 'regions'> & Partial<Pick<DecodedRegions, 'regions'>>) | undefined>>;

/** The lists of regions by language. Belongs to one client. */
export class RegionCache {
  readonly #ask: AskRegions;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  /** Callers at one time share one request. */
  readonly #asking = new Map<string, Promise<Result<RegionList>>>();

  constructor(ask: AskRegions, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** The list in a language. When servers fail, the last list remains in use. */
  get(locale: string): Promise<Result<RegionList>> {
    const kept = this.#kept.get(locale);
    if (kept !== undefined && this.#now() - kept.at < KEPT_MS) return Promise.resolve({ ok: true, value: kept.list });
    const asking = this.#asking.get(locale);
    if (asking !== undefined) return asking;
    const started = this.#refresh(locale, kept?.list).finally(() => this.#asking.delete(locale));
    this.#asking.set(locale, started);
    return started;
  }

  async #refresh(locale: string, known: RegionList | undefined): Promise<Result<RegionList>> {
    const result = await this.#ask(locale, known?.answer.hashCode);
    if (!result.ok) return known === undefined ? result : { ok: true, value: known };
    const answer = result.value;
    // Some servers answer an unchanged list with its hash alone.
    const list =
      answer === undefined || answer.regions === undefined
        ? known
        : new RegionList({ ...answer, regions: answer.regions });
    if (list === undefined)
      return { ok: false, failure: failureOf('bad-format', 'The list of regions came without a body.') };
    this.#kept.set(locale, { list, at: this.#now() });
    return { ok: true, value: list };
  }
}
