import { type Sections, StringPool, type StringPoolBuilder, writeColumns } from '../../storage/index.ts';
import { STREET_COLUMNS } from '../columns/street-columns.ts';
import { type CountryRules, DEFAULT_COUNTRY } from '../countries/country-rules.ts';
import { UNKNOWN_HEIGHT } from '../graph/units.ts';
import { TraitTableBuilder } from '../traits/trait-table.ts';
import { crossAreas } from './crossings/cross-areas.ts';
import { cutEdges } from './edges/cut-edges.ts';
import { layOutHeights } from './heights/lay-out-heights.ts';
import { layOutGraph, numberGraph, type StreetArrays } from './layout/lay-out-graph.ts';
import { IdLookup } from './rows/id-lookup.ts';
import type { StreetRows } from './rows/street-rows.ts';
import { builtUpEdges } from './traffic/built-up.ts';
import { type LaidOutSpeeds, layOutSpeeds, type WaySpeeds } from './traffic/lay-out-speeds.ts';
import { addTurnGraphs } from './turns/add-turn-graphs.ts';
import { edgeBearings } from './turns/edge-bearings.ts';
import { readTurnRestrictions } from './turns/turn-restrictions.ts';
import { collectWays } from './ways/collect-ways.ts';

/** Options of {@link buildStreetGraph}. */
export interface StreetBuildOptions {
  /** Keeps small disconnected components in use, as test maps are made of them. Default false. */
  readonly keepIslands?: boolean;
  /** Traffic law where tags are silent. Default: that of no particular country. */
  readonly country?: CountryRules;
  /** Reads ferries as streets. False where a timetable has them, or they could be boarded at any minute (OS-27). Default true. */
  readonly ferries?: boolean;
  /** Metres above the sea by row of the node, NaN unknown; adds heights and climbs to the graph. */
  readonly heights?: Float32Array;
  /** Measured speeds of cars over the week. */
  readonly speeds?: WaySpeeds;
}

/** A street graph's sections, and what its build reports. */
export interface BuiltStreets {
  readonly sections: Sections;
  readonly counts: {
    readonly ways: number;
    readonly nodes: number;
    readonly edges: number;
    readonly restrictions: number;
    /** Number of areas with paths across them (OS-35), and of the edges of these paths. */
    readonly areasCrossed: number;
    readonly areaEdges: number;
    /** Number of ways with measured speeds. */
    readonly measuredWays: number;
  };
  readonly findings: {
    /** References from streets to nodes that are not in the file (OS-38). */
    readonly missingNodes: number;
    /** Elements that repeat the id of an earlier one; the last one counts. */
    readonly repeatedNodes: number;
    /** OSM ids of turn restrictions that were ignored because they are inconsistent (OS-20). */
    readonly brokenRestrictions: readonly number[];
    /** Areas with too many entries or corners: walkers keep to their rim. */
    readonly areasNotCrossed: number;
    /** Nodes that no elevation file covers; 0 without elevation. */
    readonly nodesWithoutHeight: number;
  };
}

/**
 * Builds the street graph of an OpenStreetMap extract: directed, with nodes only at junctions and other points of decision, geometry in columns of
 * its own, and each combination of traits stored once (`layout.md`). Equal elements give equal bytes in any order.
 * @param strings receives names and other texts; is built by this call
 */
export function buildStreetGraph(
  rows: StreetRows,
  strings: StringPoolBuilder,
  options: StreetBuildOptions = {},
): BuiltStreets {
  const country = options.country ?? DEFAULT_COUNTRY;
  const lookup = IdLookup.over(rows.nodeId);
  const traits = new TraitTableBuilder();
  const ways = collectWays(rows, lookup, traits, strings, {
    country,
    ferries: options.ferries ?? true,
  });
  const crossings = crossAreas(rows, lookup, ways, traits, strings);
  const cut = cutEdges(rows, ways, traits, crossings.walks);
  const numbering = numberGraph(rows, ways, cut);
  const laid = layOutGraph(rows, ways, cut, traits, strings, numbering);
  const restrictions = readTurnRestrictions(rows, ways, cut, numbering.edgeIndex, strings);
  const heights =
    options.heights === undefined
      ? NO_HEIGHTS
      : layOutHeights(ways, cut, numbering, laid.edgeLength, traits, options.heights);
  const speeds = options.speeds === undefined ? NO_SPEEDS : layOutSpeeds(laid, options.speeds);
  const { bytes, offsets } = strings.build();
  const sections = new Map(
    writeColumns(
      STREET_COLUMNS,
      {
        ...laid,
        ...restrictions.columns,
        country: Uint8Array.from(country.code, (letter) => letter.charCodeAt(0)),
        ...heights,
        keepIslands: Uint8Array.of(options.keepIslands === true ? 1 : 0),
        edgeBearing: edgeBearings(laid),
        edgeBuiltUp: builtUpEdges(laid),
        ...speeds.columns,
      },
      { streetString: offsets.length - 1 },
    ),
  );
  addTurnGraphs(sections, new StringPool(bytes, offsets));
  return {
    sections,
    counts: {
      ways: ways.lineCount,
      nodes: cut.junctionNode.length,
      edges: cut.from.length,
      restrictions: restrictions.columns.restrictionOnly.length,
      areasCrossed: crossings.areas,
      areaEdges: crossings.walks.length,
      measuredWays: speeds.waysFound,
    },
    findings: {
      missingNodes: ways.missingNodes,
      repeatedNodes: lookup.repeated,
      brokenRestrictions: restrictions.broken,
      areasNotCrossed: crossings.uncrossed,
      nodesWithoutHeight:
        heights.nodeHeight?.reduce((sum, height) => sum + (height === UNKNOWN_HEIGHT ? 1 : 0), 0) ?? 0,
    },
  };
}

const NO_HEIGHTS: Pick<StreetArrays, 'nodeHeight' | 'edgeClimb' | 'edgeDescent'> = {
  nodeHeight: undefined,
  edgeClimb: undefined,
  edgeDescent: undefined,
};

const NO_SPEEDS: LaidOutSpeeds = {
  columns: { edgeSpeedProfile: undefined, speedProfileKmh: undefined },
  waysFound: 0,
};
