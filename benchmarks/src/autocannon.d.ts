/** The part of autocannon that benchmarks use; the package carries no types. */
declare module 'autocannon' {
  interface Latency {
    readonly p50: number;
    readonly p97_5: number;
    readonly p99: number;
  }

  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: Latency;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly timeout: number;
    readonly requests: readonly {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }[];
  }

  export default function autocannon(options: Options): Promise<Result>;
}
