import { type Notice, NoticeCollector } from '@tripwright/feeds/notices';

/** Notices of one code in one file that an editor shows: a file with more is broken as a whole, and editors take no more of a file. */
export const MOST_LISTED = 1000;

/** The notices of an import as far as they are listed, with counts of all. */
export class NoticeList {
  /** The first notices of each code in each file, in the order in which they were found. */
  readonly listed: Notice[] = [];
  /** What the importer reports to. */
  readonly collector: NoticeCollector;
  /** The number of all notices. */
  total = 0;
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  /** @param most notices of one code in one file that are listed */
  constructor(most: number) {
    this.#most = most;
    this.collector = new NoticeCollector((notice) => this.#take(notice));
  }

  /** The number of notices of the code and in the file of one that are not listed. */
  moreLike(notice: Notice): number {
    return Math.max(0, (this.#counts.get(kindOf(notice)) ?? 0) - this.#most);
  }

  #take(notice: Notice): void {
    const kind = kindOf(notice);
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    this.total++;
    if (count <= this.#most) this.listed.push(notice);
  }
}

/** Notices of one code in one file are of one kind. */
export function kindOf({ code, file }: Notice): string {
  return `${code} ${file}`;
}
