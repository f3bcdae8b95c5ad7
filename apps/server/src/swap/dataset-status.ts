/** What operators see of the datasets of a region. */
export interface DatasetStatus {
  readonly region: string;
  /** Version of the dataset that is served; undefined = none. */
  readonly dataset: string | undefined;
  /** Unix seconds since when it is served. */
  readonly since: number;
  /** How many times a new dataset took the place of another one, and how many were refused. */
  readonly swaps: number;
  readonly refusals: number;
  /** The dataset in the folder, where it was refused. */
  readonly refused: { readonly dataset: string | undefined; readonly reason: string; readonly at: number } | undefined;
}

/** The datasets of all regions as text, a paragraph for each. */
export function datasetsText(regions: readonly DatasetStatus[]): string {
  const time = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000', '');
  return regions
    .map(({ region, dataset, since, swaps, refusals, refused }) =>
      [
        dataset === undefined ? `${region}: not served` : `${region}: dataset ${dataset} since ${time(since)}`,
        `  new datasets: ${swaps} taken, ${refusals} refused`,
        ...(refused === undefined
          ? []
          : [`  refused at ${time(refused.at)}: dataset ${refused.dataset ?? 'unknown'}: ${refused.reason}`]),
        '',
      ].join('\n'),
    )
    .join('\n');
}
