import { fileURLToPath } from 'node:url';
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { Kind, parse, visit } from '../../src/graphql/graphql-js.ts';
import { LIMITS } from '../../src/graphql/plugins/use-limits.ts';

/** Rules for the schema, beside those that its libraries recommend. */
const SCHEMA_RULES = {
  ...rulesOf('flat/schema-recommended'),
  ...rulesOf('flat/schema-relay'),
  // Short descriptions are strings, long ones are blocks.
  '@graphql-eslint/description-style': 'off',
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      DirectiveDefinition: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
    },
  ],
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // An edge of a trip has no node of the interface: trips have a lookup of their own. Short lists are lists.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  // Values such as money or a point have no identity.
  '@graphql-eslint/strict-id-in-types': 'off',
  // "Service day" is a term of its own.
  '@graphql-eslint/no-typename-prefix': 'off',
};

/** Rules for operations: what a reader copies must be in good form. */
const OPERATION_RULES = {
  ...rulesOf('flat/operations-recommended'),
  // The schema has no plain `id` on values, and a selection says what a screen needs.
  '@graphql-eslint/require-selections': 'off',
  // The published limit.
  '@graphql-eslint/selection-set-depth': ['error', { maxDepth: LIMITS.depth }],
  // They compare a document with itself here; the typed documents would not compile.
  '@graphql-eslint/unique-operation-name': 'off',
  '@graphql-eslint/unique-fragment-name': 'off',
};

/** The configuration asks for a document. */
const ABOUT = 'query About { about { version } }';

/** Faults of a schema, one line each. @param sdl in the schema language */
export async function lintSchema(sdl: string): Promise<readonly string[]> {
  const faults = await lint('schema.graphql', sdl, sdl, SCHEMA_RULES);
  return [...faults, ...undatedDeprecations(sdl)];
}

/** Faults of a document with operations. @param name for the lines */
export async function lintOperations(name: string, document: string, sdl: string): Promise<readonly string[]> {
  return lint(name, document, sdl, OPERATION_RULES, document);
}

async function lint(
  name: string,
  text: string,
  sdl: string,
  rules: object,
  document = ABOUT,
): Promise<readonly string[]> {
  const eslint = new ESLint({
    cwd: fileURLToPath(new URL('../../../../packages/wire/', import.meta.url)),
    overrideConfigFile: true,
    // The plugin's types are those of an older ESLint.
    overrideConfig: [
      {
        files: ['**/*.graphql'],
        plugins: { '@graphql-eslint': graphqlPlugin },
        languageOptions: {
          parser: graphqlPlugin.parser,
          parserOptions: { graphQLConfig: { schema: sdl, documents: [document] } },
        },
        rules,
      },
    ] as never,
  });
  const [result] = await eslint.lintText(text, { filePath: name });
  return (result?.messages ?? []).map(
    ({ line, ruleId, message }) => `${name}:${line} ${ruleId ?? 'parser'}: ${message}`,
  );
}

/** Deprecations without a replacement and a date. The plugin's rule wants the date in an argument that the specification does not have. */
function undatedDeprecations(sdl: string): readonly string[] {
  const faults: string[] = [];
  visit(parse(sdl), {
    Directive(node) {
      if (node.name.value !== 'deprecated') return;
      const reason = node.arguments?.find(({ name }) => name.value === 'reason')?.value;
      const text = reason?.kind === Kind.STRING ? reason.value : '';
      if (/^Use .+\. Not removed before \d{4}-\d{2}-\d{2}\.$/.test(text)) return;
      faults.push(
        `schema.graphql:${node.loc?.startToken.line} deprecation: "${text}" must read "Use …. Not removed before YYYY-MM-DD."`,
      );
    },
  });
  return faults;
}

function rulesOf(name: keyof typeof graphqlPlugin.configs): object {
  return graphqlPlugin.configs[name].rules;
}
