import {
  coversMode,
  formatMode,
  MODES,
  nearestModes,
  type ParsedMode,
  parseMode,
  replacementOf,
} from '@tripwright/core/modes';
import { modeMeaning, phrases } from '@tripwright/core/text';
import { listedModeName } from '@tripwright/wire/rest-v1';
import type { ModeKind, Resolvers } from '../__generated__/resolver-types.ts';
import { pageOf } from '../connection.ts';
import { encodeGlobalId } from '../global-id.ts';
import { localeOf } from '../locale.ts';
import type { ModeSource } from '../sources.ts';

/** Kinds of the mode groups (spec 2.2). New groups are `OTHER` until they have a row here. */
const KINDS: Readonly<Record<string, ModeKind>> = {
  pt: 'SCHEDULED',
  ps: 'ON_DEMAND',
  me: 'SELF_DRIVEN',
  cy: 'CYCLING',
  wa: 'WALKING',
  in: 'INTERCITY',
  stationary: 'STATIONARY',
};

const STANDARD_PAGE = 20;

export const modeResolvers = {
  Query: {
    mode: (_, { id }) => ({ identifier: id }),
  },
  Mode: {
    id: ({ identifier }) => encodeGlobalId({ type: 'Mode', region: '', code: identifier }),
    kind: ({ identifier }) => {
      const parsed = parseMode(identifier);
      return (parsed.wellFormed ? KINDS[parsed.parts.group] : undefined) ?? 'OTHER';
    },
    known: ({ identifier }) => {
      const parsed = parseMode(identifier);
      return parsed.wellFormed && parsed.known;
    },
    parts: ({ identifier }) => {
      const parsed = parseMode(identifier);
      return parsed.wellFormed ? parsed.parts : null;
    },
    name: ({ identifier }, { locale }, context) =>
      listedModeName(identifier, context.regions.values(), localeOf(locale, context.locale)),
    meaning: ({ identifier }, { locale }, context) => {
      const meaning = modeMeaning(identifier, localeOf(locale, context.locale));
      return meaning === '' ? null : meaning;
    },
    parent: ({ identifier }) => parentOf(parseMode(identifier)),
    children: ({ identifier }) =>
      MODES.filter(({ parent }) => parent === identifier).map(({ id }) => ({ identifier: id })),
    deprecation: ({ identifier }) => {
      const replacement = replacementOf(identifier);
      return replacement === undefined ? null : { identifier, replacement };
    },
    suggestions: ({ identifier }) => nearestModes(identifier),
    regions: ({ identifier }, page, { regions }) => {
      const serving = [...regions.values()].filter(({ modes }) => modes.some((mode) => coversMode(identifier, mode)));
      return pageOf(serving, 'Region', ({ code }) => code, page, STANDARD_PAGE);
    },
  },
  ModeDeprecation: {
    replacement: ({ replacement }) => ({ identifier: replacement }),
    note: ({ identifier, replacement }, { locale }, context) =>
      phrases(localeOf(locale, context.locale)).say('advisory.deprecated-mode', { mode: identifier, replacement }),
  },
} satisfies Resolvers;

/** The parent of a row; for a provider or a line, the row whose mode it extends. */
function parentOf(parsed: ParsedMode): ModeSource | null {
  if (!parsed.wellFormed || parsed.row === undefined) return null;
  if (parsed.row.id !== formatMode(parsed.parts)) return { identifier: parsed.row.id };
  return parsed.row.parent === undefined ? null : { identifier: parsed.row.parent };
}
