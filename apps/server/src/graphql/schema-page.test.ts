import { schemaSource } from '@tripwright/wire/graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema, isIntrospectionType, isSpecifiedScalarType } from './graphql-js.ts';
import { schemaPage } from './schema-page.ts';

describe('the page of the schema', () => {
  const page = schemaPage();
  const names = Object.values(buildSchema(schemaSource).getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name);

  test('has a section for each type, and every link leads to one', () => {
    for (const name of names) expect(page.split(`<section id="${name}">`), name).toHaveLength(2);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, link]) => link!);
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(names.length);
  });

  test('shows what a field costs, takes and returns, and which operations use a type', () => {
    const sdl = `
      directive @cost(weight: Int!) on FIELD_DEFINITION
      directive @cacheControl(maxAge: Int!) on FIELD_DEFINITION
      "The root." type Query {
        "Finds <b>things</b> & \`more\`." things("How many." first: Int = 3, name: Name): [Thing!]! @cost(weight: 5) @cacheControl(maxAge: 60)
        "Gone." old: Int @deprecated(reason: "Use things.")
      }
      "A thing." type Thing { "Its name." name: String! }
      "A name." input Name @oneOf { "Whole." whole: String "Part." part: String }`;
    const small = schemaPage(sdl, [{ name: 'one', document: '# All things.\nquery One { things { name } }' }]);
    expect(small).toContain(
      '<dt><code>things</code>: [<a href="#Thing">Thing</a>!]! <small>5 points, 60 s</small></dt>',
    );
    expect(small).toContain('Finds &lt;b&gt;things&lt;/b&gt; &amp; <code>more</code>.');
    expect(small).toContain('<code>first</code>: Int = <code>3</code>');
    expect(small).toContain('<p class="deprecated">Deprecated. Use things.</p>');
    expect(small).toContain('Exactly one field is given.');
    const thing = small.slice(small.indexOf('<section id="Thing">'));
    expect(thing.slice(0, thing.indexOf('</section>'))).toContain('Used in <a href="#operation-one">one</a>');
  });

  test('runs no script and loads nothing', () => {
    expect(page).not.toMatch(/<script|\bon\w+=|<img|@import|url\(/);
  });
});
