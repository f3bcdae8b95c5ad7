import type { TurnGraph } from '../../../street/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { type CustomizedMetric, customizeMetric } from './customize-metric.ts';
import { BARRED, turnWeights } from './turn-weights.ts';

/** A metric as turn-aware searches see it: what arcs cost, and the hierarchy with the metric laid over it. Made at the first use. */
export class TurnMetric {
  readonly metric: StreetMetric;
  readonly turns: TurnGraph;
  /** `[arc]` milliseconds as felt, `BARRED` where the traveller must not go. */
  readonly weights: Int32Array;
  #customized: CustomizedMetric | undefined;
  #customizations = 0;

  constructor(metric: StreetMetric) {
    this.metric = metric;
    this.turns = metric.graph.turns(metric.profile.family);
    this.weights = turnWeights(this.turns, metric);
  }

  /** The hierarchy's costs; streets that may only be reached or left are closed in it, searches go over them at their ends alone. */
  get customized(): CustomizedMetric {
    this.#customized ??= customizeMetric(this.turns, this.weights, this.metric.noThroughTraffic);
    return this.#customized;
  }

  /** Grows when the metric is laid anew where it stands: what was worked out over it before no longer holds. */
  get customizations(): number {
    return this.#customizations;
  }

  /**
   * Closes streets and lays the metric again where it stands; what was closed before and is not now is open again.
   * @param isClosed whether a directed edge is barred on top of what the profile must not use
   */
  close(isClosed: (directed: number) => boolean): void {
    this.weights.set(turnWeights(this.turns, this.metric));
    const { arcEdge } = this.turns;
    for (let arc = 0; arc < arcEdge.length; arc++) if (isClosed(arcEdge[arc]!)) this.weights[arc] = BARRED;
    this.recustomize();
  }

  /** Lays the metric anew where it stands. */
  recustomize(): void {
    this.#customizations++;
    this.#customized = customizeMetric(this.turns, this.weights, this.metric.noThroughTraffic, this.#customized);
  }

  /** Milliseconds of travelling an arc: the turn, which is felt as long as it is, and the edge. */
  time(arc: number): number {
    const directed = this.turns.arcEdge[arc]!;
    return this.metric.time[directed]! + this.weights[arc]! - this.metric.cost[directed]!;
  }
}

const turnMetrics = new WeakMap<StreetMetric, TurnMetric>();

export function turnMetricOf(metric: StreetMetric): TurnMetric {
  let found = turnMetrics.get(metric);
  if (found === undefined) {
    found = new TurnMetric(metric);
    turnMetrics.set(metric, found);
  }
  return found;
}
