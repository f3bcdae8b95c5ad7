import type { Column } from '../../../storage/index.ts';
import type { DirectedEdgeIndex, TurnArcIndex, TurnGraph } from '../../../street/index.ts';
import { lastResortMetric } from '../metric/last-resort.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { type CustomizedMetric, customizeMetric, type WritableMetric } from './customize-metric.ts';
import { BARRED, turnWeights } from './turn-weights.ts';

/** A metric for turn-aware searches: the weights of arcs, and the hierarchy customized for them at the first use. */
export class TurnMetric {
  readonly metric: StreetMetric;
  readonly turns: TurnGraph;
  /** `[arc]` cost in milliseconds, `BARRED` where the profile must not go. */
  readonly weights: Column<TurnArcIndex>;
  readonly #weights: Int32Array;
  #customized: WritableMetric | undefined;
  #customizations = 0;
  #lastResort: TurnMetric | undefined;
  #isClosed: ((directed: DirectedEdgeIndex) => boolean) | undefined;

  constructor(metric: StreetMetric) {
    this.metric = metric;
    this.turns = metric.graph.turns(metric.profile.family);
    this.#weights = turnWeights(this.turns, metric);
    this.weights = this.#weights;
  }

  /** The customized hierarchy. Streets without through traffic are closed in it: searches cross them only around their start and end. */
  get customized(): CustomizedMetric {
    this.#customized ??= customizeMetric(this.turns, this.weights, this.metric.noThroughTraffic);
    return this.#customized;
  }

  /**
   * The metric with its streets without through traffic open at a high cost, for places that no other path connects (OS-4). Made at the first use,
   * which few regions ever see.
   */
  get lastResort(): TurnMetric {
    if (this.#lastResort === undefined) {
      this.#lastResort = new TurnMetric(lastResortMetric(this.metric));
      if (this.#isClosed !== undefined) this.#lastResort.close(this.#isClosed);
    }
    return this.#lastResort;
  }

  /** Changes whenever the metric is customized again: results cached for an earlier number are stale. */
  get customizations(): number {
    return this.#customizations;
  }

  /**
   * Closes streets and customizes the metric again in place; streets closed by an earlier call are open again.
   * @param isClosed whether a directed edge is closed in addition to the edges that the profile must not use
   */
  close(isClosed: (directed: DirectedEdgeIndex) => boolean): void {
    this.#isClosed = isClosed;
    this.#lastResort?.close(isClosed);
    this.#weights.set(turnWeights(this.turns, this.metric));
    const { arcEdge } = this.turns;
    for (let arc = 0 as TurnArcIndex; arc < arcEdge.length; arc++)
      if (isClosed(arcEdge[arc]!)) this.#weights[arc] = BARRED;
    this.recustomize();
  }

  /** Customizes the metric again in place. */
  recustomize(): void {
    this.#customizations++;
    this.#customized = customizeMetric(this.turns, this.weights, this.metric.noThroughTraffic, this.#customized);
  }

  /** Whether a cyclist makes a forbidden turn on foot. */
  isPushed(arc: TurnArcIndex): boolean {
    const { cost, profile } = this.metric;
    return profile.guidance === 'CYCLING' && this.weights[arc]! > cost[this.turns.arcEdge[arc]!]!;
  }

  /** Milliseconds of an arc: the turn, whose cost equals its time, and the edge. */
  time(arc: TurnArcIndex): number {
    const directed = this.turns.arcEdge[arc]!;
    return this.metric.time[directed]! + this.weights[arc]! - this.metric.cost[directed]!;
  }
}

const turnMetrics = new WeakMap<StreetMetric, TurnMetric>();

/** The one turn-aware form of a metric; built at the first call. */
export function turnMetricOf(metric: StreetMetric): TurnMetric {
  let found = turnMetrics.get(metric);
  if (found === undefined) {
    found = new TurnMetric(metric);
    turnMetrics.set(metric, found);
  }
  return found;
}
