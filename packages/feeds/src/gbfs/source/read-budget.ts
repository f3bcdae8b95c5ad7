import { PlannerError } from '@tripwright/core/base';

/** Limits on what is read of shared-vehicle systems. */
export interface ReadLimits {
  /** Maximum size of one file, in bytes after unpacking; the largest published files have about 10 MB. */
  readonly fileBytes: number;
  /** Maximum size of all files together, in bytes after unpacking. */
  readonly totalBytes: number;
  /** Time limit of one download, in milliseconds. */
  readonly fileMs: number;
  /** Time limit of all downloads together, in milliseconds. */
  readonly totalMs: number;
  /** Whether addresses may lead to hosts of private networks. */
  readonly allowPrivate: boolean;
}

const LIMITS: ReadLimits = {
  fileBytes: 32 << 20,
  totalBytes: 64 << 20,
  fileMs: 20_000,
  totalMs: 40_000,
  allowPrivate: false,
};

/** The bytes and the time left for reading. All systems of an import share one budget, so that many slow or large files cannot add up. */
export class ReadBudget {
  readonly limits: ReadLimits;
  #bytes = 0;
  #ms = 0;

  constructor(limits: Partial<ReadLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** Bytes that the next file may have. */
  get nextBytes(): number {
    return Math.min(this.limits.fileBytes, this.limits.totalBytes - this.#bytes);
  }

  /** Milliseconds that the next download may take. */
  get nextMs(): number {
    return Math.max(0, Math.min(this.limits.fileMs, this.limits.totalMs - this.#ms));
  }

  /** Whether the time of all downloads is used up. */
  get isOutOfTime(): boolean {
    return this.#ms >= this.limits.totalMs;
  }

  /** Counts a file that was read, or the time of a download that failed. */
  spend(bytes: number, ms: number): void {
    this.#bytes += bytes;
    this.#ms += ms;
  }

  /** The error for a file that is larger than the limits allow. @param name the file or address */
  tooLarge(name: string): PlannerError {
    const { fileBytes, totalBytes } = this.limits;
    const limit =
      this.nextBytes < fileBytes
        ? `${inMegabytes(totalBytes)} of all files together`
        : `${inMegabytes(fileBytes)} of one file`;
    return new PlannerError(
      'input-unusable',
      `${name} exceeds the limit of ${limit} when unpacked. Check the system; nothing was imported.`,
    );
  }
}

function inMegabytes(bytes: number): string {
  return bytes < 1 << 20 ? `${bytes} bytes` : `${Math.round(bytes / (1 << 20))} MB`;
}
