import { readdirSync, readFileSync } from 'node:fs';
import { liveJsonSchema } from '@tripwright/feeds/realtime';
import { gbfsFileKind, gbfsFiles, gbfsJsonSchema } from '@tripwright/feeds/reference';
import { tripJsonSchema } from '@tripwright/trip-file';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeVscode } from '../../test/fake-vscode.ts';
import { textsOfSchema, translatedSchema } from './translated-schema.ts';

const bundles = readdirSync(new URL('../../l10n/', import.meta.url));
const bundle = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../l10n/${file}`, import.meta.url), 'utf8'));
const schemas = [tripJsonSchema(), liveJsonSchema(), ...gbfsFiles.map((file) => gbfsJsonSchema(file))];

describe.each(bundles)('%s', (file) => {
  const texts = bundle(file);

  test('has every text of the schemas of GBFS, live.json and trip files, with the code in it as it is', () => {
    const code = (text: string): readonly string[] =>
      (text.match(/`[^`]+`/g) ?? []).filter((one) => /[:_"]|^`now`/.test(one));
    for (const english of schemas.flatMap(textsOfSchema)) {
      expect(texts, english).toHaveProperty([english]);
      expect(code(texts[english]!), english).toEqual(expect.arrayContaining([...code(english)]));
    }
  });

  test('changes nothing of a schema but its texts', () => {
    for (const schema of schemas) {
      const translated = translatedSchema(schema, (text) => texts[text] ?? text);
      expect(translatedSchema(translated, () => '')).toEqual(translatedSchema(schema, () => ''));
    }
  });
});

test('a property named like a keyword with texts is a schema like every other', () => {
  const schema = { properties: { description: { description: 'Colour' } } };
  expect(translatedSchema(schema, () => 'Farbe')).toEqual({ properties: { description: { description: 'Farbe' } } });
});

describe('the files of schemas', () => {
  let fake: ReturnType<typeof createFakeVscode>;
  const read = async (path: string): Promise<string> => {
    const { SchemaFiles, SCHEMA_SCHEME } = await import('./schema-files.ts');
    const files = new SchemaFiles(fake.context.extensionUri as never);
    const bytes = await files.readFile(fake.vscode.Uri.parse(`${SCHEMA_SCHEME}://${path}`) as never);
    return new TextDecoder().decode(bytes);
  };

  beforeEach(() => {
    vi.resetModules();
    fake = createFakeVscode();
    vi.doMock('vscode', () => fake.vscode);
    const content = JSON.stringify(gbfsJsonSchema(gbfsFileKind('vehicle_types')!));
    const address = `${fake.context.extensionUri}/dist/schemas/gbfs/vehicle_types.schema.json`;
    fake.files.set(address, new TextEncoder().encode(content));
  });

  test('are in the language of the editor', async () => {
    expect(await read('/gbfs/vehicle_types.schema.json')).toContain('"What drives it"');
    fake.speak('de');
    const german = await read('/gbfs/vehicle_types.schema.json');
    expect(german).toContain('"Antrieb"');
    expect(german).toContain('"Preise, die gelten, wenn ein Fahrzeug keine eigenen hat (system_pricing_plans)"');
    expect(german).toContain('"Bis Version 2; jetzt eco_labels."');
    expect(german).not.toContain('What drives it');
    fake.speak('zh-cn');
    expect(await read('/gbfs/vehicle_types.schema.json')).toContain('适用的价格（system_pricing_plans）');
  });

  test('are those of the extension alone', async () => {
    for (const path of ['/../package.schema.json', '/a/b/c.schema.json', '/gbfs/vehicle_types.json'])
      await expect(read(path)).rejects.toThrow();
  });
});
