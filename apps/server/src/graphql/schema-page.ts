import { schemaSource } from '@tripwright/wire/graphql';
import { cookbook } from './__generated__/cookbook.ts';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from './graphql-js.ts';

/** A documented operation. */
export interface Recipe {
  readonly name: string;
  readonly document: string;
}

/** The schema as a page that people read: every type with its descriptions, and the operations that use it beside it. It has no scripts. */
export function schemaPage(sdl: string = schemaSource, recipes: readonly Recipe[] = cookbook): string {
  const schema = buildSchema(sdl);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const uses = usesOf(schema, recipes);
  const groups = GROUPS.map(({ title, has }) => ({
    title,
    types: types.filter((type) => has(type, schema)).sort(byName),
  }));
  const contents = groups
    .filter((group) => group.types.length > 0)
    .map(
      ({ title, types: of }) =>
        `<h2>${title}</h2><ul>${of.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>`,
    );
  const sections = groups
    .flatMap((group) => group.types)
    .map((type) => sectionOf(type, schema, uses.get(type.name) ?? []));
  const operations = recipes.map(
    ({ name, document }) =>
      `<section id="operation-${escaped(name)}"><h3>${escaped(name)}</h3><p>${escaped(commentOf(document))}</p><pre>${escaped(document)}</pre></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tripwright graph: schema</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Types"><p><a href="/graphql">Try it in GraphiQL</a></p>
${contents.join('\n')}
<h2>Operations</h2><ul>${recipes.map(({ name }) => `<li><a href="#operation-${escaped(name)}">${escaped(name)}</a></li>`).join('')}</ul>
</nav>
<main>
<h1>The schema of the graph</h1>
<p>Types are in the order of what they are for. Under each one stand the <a href="#operations">tested operations</a> that use it. A number of points is the cost of a field, a time how
long its answer may be kept.</p>
${sections.join('\n')}
<h2 id="operations">Operations</h2>
${operations.join('\n')}
</main>
</body>
</html>
`;
}

const GROUPS: readonly {
  readonly title: string;
  readonly has: (type: GraphQLNamedType, schema: GraphQLSchema) => boolean;
}[] = [
  { title: 'Roots', has: isRoot },
  { title: 'Objects', has: (type, schema) => isObjectType(type) && !isRoot(type, schema) && !isPage(type) },
  { title: 'Interfaces', has: (type) => isInterfaceType(type) },
  { title: 'Unions', has: (type) => isUnionType(type) },
  { title: 'Inputs', has: (type) => isInputObjectType(type) },
  { title: 'Enums', has: (type) => isEnumType(type) },
  { title: 'Scalars', has: (type) => isScalarType(type) },
  { title: 'Pages of lists', has: (type, schema) => isObjectType(type) && !isRoot(type, schema) && isPage(type) },
];

function isRoot(type: GraphQLNamedType, schema: GraphQLSchema): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type as never);
}

function isPage({ name }: GraphQLNamedType): boolean {
  return /(?:Connection|Edge)$|^PageInfo$/.test(name);
}

function byName(a: GraphQLNamedType, b: GraphQLNamedType): number {
  return a.name < b.name ? -1 : 1;
}

function sectionOf(type: GraphQLNamedType, schema: GraphQLSchema, uses: readonly string[]): string {
  const links = uses.map((name) => `<a href="#operation-${escaped(name)}">${escaped(name)}</a>`);
  return [
    `<section id="${type.name}"><h2>${kindOf(type)} ${type.name}</h2>`,
    paragraphs(type.description),
    isObjectType(type) && type.getInterfaces().length > 0
      ? `<p>Implements ${type.getInterfaces().map(linkTo).join(', ')}.</p>`
      : '',
    isInterfaceType(type) ? `<p>Implemented by ${schema.getPossibleTypes(type).map(linkTo).join(', ')}.</p>` : '',
    isUnionType(type) ? `<p>One of ${type.getTypes().map(linkTo).join(', ')}.</p>` : '',
    isScalarType(type) && type.specifiedByURL
      ? `<p>Specified by <a href="${escaped(type.specifiedByURL)}">${escaped(type.specifiedByURL)}</a>.</p>`
      : '',
    isInputObjectType(type) && type.isOneOf ? '<p>Exactly one field is given.</p>' : '',
    rowsOf(type),
    links.length > 0 ? `<p class="uses">Used in ${links.join(', ')}.</p>` : '',
    '</section>',
  ].join('\n');
}

function rowsOf(type: GraphQLNamedType): string {
  const rows = isEnumType(type)
    ? type
        .getValues()
        .map(({ name, description, deprecationReason }) =>
          rowOf(`<code>${name}</code>`, description, deprecationReason),
        )
    : isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map(fieldRow)
      : isInputObjectType(type)
        ? Object.values(type.getFields()).map(inputRow)
        : [];
  return rows.length === 0 ? '' : `<dl>${rows.join('\n')}</dl>`;
}

function fieldRow(field: GraphQLField<unknown, unknown>): string {
  const notes = [notice(field, 'cost', 'weight', 'points'), notice(field, 'cacheControl', 'maxAge', 's')].filter(
    Boolean,
  );
  const given = field.args.map((argument) => `<dl class="arguments">${inputRow(argument)}</dl>`).join('');
  const head = `<code>${field.name}</code>: ${typeText(field.type)}${notes.length > 0 ? ` <small>${notes.join(', ')}</small>` : ''}`;
  return rowOf(head, field.description, field.deprecationReason, given);
}

function inputRow(input: GraphQLArgument | GraphQLInputField): string {
  const value = input.astNode?.defaultValue;
  const standard =
    value?.loc === undefined
      ? ''
      : ` = <code>${escaped(value.loc.source.body.slice(value.loc.start, value.loc.end))}</code>`;
  return rowOf(
    `<code>${input.name}</code>: ${typeText(input.type)}${standard}`,
    input.description,
    input.deprecationReason,
  );
}

function rowOf(
  head: string,
  description: string | null | undefined,
  deprecation: string | null | undefined,
  more = '',
): string {
  const gone = deprecation ? `<p class="deprecated">Deprecated. ${escaped(deprecation)}</p>` : '';
  return `<dt>${head}</dt><dd>${paragraphs(description)}${gone}${more}</dd>`;
}

/** The value of an argument of a directive on a field, with its unit. */
function notice(
  { astNode }: GraphQLField<unknown, unknown>,
  directive: string,
  argument: string,
  unit: string,
): string {
  const found = astNode?.directives?.find(({ name }) => name.value === directive);
  const value = found?.arguments?.find(({ name }) => name.value === argument)?.value;
  return value !== undefined && 'value' in value ? `${String(value.value)} ${unit}` : '';
}

/** A type with its lists and exclamation marks, linked. */
function typeText(type: GraphQLType): string {
  const named = getNamedType(type);
  return escaped(String(type)).replace(named.name, isSpecifiedScalarType(named) ? named.name : linkTo(named));
}

function linkTo({ name }: GraphQLNamedType): string {
  return `<a href="#${name}">${name}</a>`;
}

function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'enum';
  if (isInputObjectType(type)) return 'input';
  if (isInterfaceType(type)) return 'interface';
  if (isUnionType(type)) return 'union';
  return isScalarType(type) ? 'scalar' : 'type';
}

/** Names of the operations that select fields of a type or take it as an input, by the name of the type. */
function usesOf(schema: GraphQLSchema, recipes: readonly Recipe[]): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const { name, document } of recipes) {
    const found = new Set<string>();
    const info = new TypeInfo(schema);
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        enter() {
          for (const type of [info.getParentType(), getNamedType(info.getType()), getNamedType(info.getInputType())])
            if (type) found.add(type.name);
        },
      }),
    );
    for (const type of found) uses.set(type, [...(uses.get(type) ?? []), name]);
  }
  return uses;
}

function commentOf(document: string): string {
  return /^(?:# .*\n)+/.exec(document)?.[0].replaceAll(/^# /gm, '').trim() ?? '';
}

function paragraphs(description: string | null | undefined): string {
  return description ? `<p>${escaped(description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; font-size: .875rem; border-right: 1px solid GrayText; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav h2 { font-size: .875rem; margin: 1rem 0 .25rem; }
main { padding: 1rem 2rem; max-width: 60rem; }
section { border-top: 1px solid GrayText; padding: .5rem 0; scroll-margin-top: 1rem; }
dt { margin-top: .75rem; overflow-wrap: anywhere; }
dd { margin-left: 1.5rem; }
dd p, section p { margin: .25rem 0; }
.arguments { margin: 0; font-size: .9375rem; }
.deprecated, .uses { font-style: italic; }
pre { overflow: auto; padding: .75rem; border: 1px solid GrayText; }
small { white-space: nowrap; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; max-height: 40vh; border: 0; } main { padding: 1rem; } }`;
