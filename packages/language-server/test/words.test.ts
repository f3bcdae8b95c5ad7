import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FEED_TEXTS } from '@tripwright/feed-language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWords } from '../src/words.ts';

const ENGLISH = FEED_TEXTS['feed.renameBlank'];
const folder = mkdtempSync(join(tmpdir(), 'tripwright-words-'));

// The files of the packed program: twelve languages less English, and Brazil.
beforeAll(() => {
  for (const name of ['zh-Hans', 'zh-Hant', 'da', 'nl', 'de', 'it', 'fi', 'fr', 'ko', 'pt', 'es', 'pt-BR'])
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ [ENGLISH]: `text of ${name}` }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['zh-HK', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-hant-mo', 'zh-Hant'],
  ['yue', 'zh-Hant'],
  ['zh-cn', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['pt-PT', 'pt'],
  ['pt-br', 'pt-BR'],
  ['es-MX', 'es'],
  ['es-ES', 'es'],
  ['de-CH', 'de'],
  ['fr_CA', 'fr'],
  ['nl-BE', 'nl'],
])('an editor in %s reads the texts of %s', async (tag, language) => {
  const { say, feeds } = await readWords(tag, pathToFileURL(`${folder}/`));
  expect(say('feed.renameBlank')).toBe(`text of ${language}`);
  expect(feeds.meaningOf(ENGLISH)).toBe(`text of ${language}`);
});

test.each(['en', 'en-US', 'ja', '', '../zh-Hant', 'not a tag'])('an editor in %j reads English', async (tag) => {
  const { say } = await readWords(tag, pathToFileURL(`${folder}/`));
  expect(say('feed.renameBlank')).toBe(ENGLISH);
});
