import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { type DocumentNode, parse } from '../src/graphql/graphql-js.ts';

/** An operation as a file. */
export interface OperationFile {
  readonly name: string;
  readonly document: string;
}

const DECORATION = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n";
/** The interface of that package, which is equal in form: clients that know it infer the types, and it need not be installed. */
const OWN_DECORATION = `/** A document that knows its types. Clients that know \`@graphql-typed-document-node/core\` infer them. */
export interface DocumentTypeDecoration<TResult, TVariables> {
  /** Carries the types; it is never there. */
  readonly __apiType?: (variables: TVariables) => TResult;
}
`;

const SCALARS = ['DateTime', 'Duration', 'Locale', 'ModeId', 'RegionCode', 'StopCode', 'CellId', 'Polyline'];

/**
 * The operations as documents that know the types of their variables and answers, for programs that ask the graph. Documents are texts, so that clients need
 * no parser; their names must be unique over all files.
 */
export async function typedOperations(schema: DocumentNode, files: readonly OperationFile[]): Promise<string> {
  const sections = await preset.buildGeneratesSection({
    ...{ baseOutputDir: './', schema, plugins: [], pluginMap: {}, pluginContext: {} },
    presetConfig: { fragmentMasking: false },
    config: {
      ...{
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        strictScalars: true,
      },
      // As they are written in JSON.
      scalars: { ...Object.fromEntries(SCALARS.map((scalar) => [scalar, 'string'])), MultiPolygon: 'unknown' },
    },
    documents: files.map(({ name, document }) => ({
      ...{ location: `${name}.graphql`, rawSDL: document, document: parse(document) },
    })),
  } as never);
  // The other sections look documents up by their texts; an import by name does that without a table.
  const section = sections.find(({ filename }) => filename.endsWith('graphql.ts'));
  const text = await codegen(section!);
  if (!text.includes(DECORATION)) throw new Error('The code generator imports its types in another way now.');
  const own = text.replace('/* eslint-disable */\n', '').replace(DECORATION, OWN_DECORATION);
  return `${withDescriptions(own, files)}\n`;
}

/** Gives each exported name a description: that of its operation, the comment above it in the cookbook. */
function withDescriptions(text: string, files: readonly OperationFile[]): string {
  const comments = new Map(
    files.flatMap(({ document }) =>
      [...document.matchAll(/^# (.+)\n(?:# .*\n)*(?:query|mutation|subscription) (\w+)/gm)].map(
        ([, comment, name]) => [name!, comment!] as const,
      ),
    ),
  );
  return text
    .replace(/^export const (\w+?)(Document|FragmentDoc) = /gm, (line, name: string, kind: string) =>
      kind === 'Document'
        ? `/** ${comments.get(name) ?? name} */\n${line}`
        : `/** The fragment \`${name}\`. */\n${line}`,
    )
    .replace(
      /^export type (\w+?)(?:Query|Mutation|Subscription)(Variables)? =/gm,
      (line, name: string, variables?: string) =>
        `/** ${variables === undefined ? 'Answer' : 'Variables'} of {@link ${name}Document}. */\n${line}`,
    )
    .replace(/^export type \w+Fragment(?=[ _=])/gm, (line) => `/** What a fragment selects. */\n${line}`)
    .replace(
      /^export class TypedDocumentString/m,
      (line) => `/** The text of an operation, with the types of its variables and its answer. */\n${line}`,
    );
}
