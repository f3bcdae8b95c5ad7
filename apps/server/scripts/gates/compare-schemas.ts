import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from '../../src/graphql/graphql-js.ts';

/** What keeps a schema from being released, in words. */
export interface SchemaVerdict {
  /** Changes that break clients of the released schema. */
  readonly breaking: readonly string[];
  /** Changes that can surprise clients and that the changelog does not mention. */
  readonly unmentioned: readonly string[];
}

/** What a field costs and how long its answer may be kept: clients read it and do not depend on it. */
const PRICES = /\.@(?:cost|listSize|cacheControl)\b/;

/**
 * Compares the schema with the one of the last release.
 * @param unreleased the part of the changelog about what comes; it must name the coordinate (`Type.field`) of each dangerous change in backticks
 */
export async function compareSchemas(released: string, present: string, unreleased: string): Promise<SchemaVerdict> {
  const changes = await diff(buildSchema(released), buildSchema(present));
  const lines = (level: CriticalityLevel): { readonly line: string; readonly path: string }[] =>
    changes
      .filter(({ criticality, path = '' }) => criticality.level === level && !PRICES.test(path))
      .map(({ message, path = '' }) => ({ line: `${path}: ${message}`, path }));
  return {
    breaking: lines(CriticalityLevel.Breaking).map(({ line }) => line),
    unmentioned: lines(CriticalityLevel.Dangerous).flatMap(({ line, path }) =>
      unreleased.includes(`\`${path}\``) ? [] : [line],
    ),
  };
}

/** The part of a changelog about what is not released yet. */
export function unreleasedOf(changelog: string): string {
  return /^## Unreleased\n(.*?)(?=^## |(?![\s\S]))/ms.exec(changelog)?.[1] ?? '';
}
