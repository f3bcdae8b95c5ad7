import { describe, expect, test } from 'vitest';
import { PlannerError } from '../base/index.ts';
import { ARTEFACT_VERSION, parseManifest } from './manifest.ts';

const whole = {
  formatVersion: ARTEFACT_VERSION,
  code: 'xx_town',
  title: 'Town',
  timezone: 'UTC',
  outline: '',
  boundingBox: [0, 0, 1, 1],
  modes: ['wa_wal'],
  datasetVersion: 'abc',
  sources: [],
  counts: {},
  cities: [],
  files: {},
  walking: 'streets',
};

function refusal(text: string): PlannerError {
  try {
    parseManifest(text, 'data/xx_town/manifest.json');
  } catch (error) {
    if (error instanceof PlannerError) return error;
  }
  throw new Error('the manifest was accepted');
}

describe('manifests', () => {
  test('a complete manifest is read as it was written', () => {
    expect(parseManifest(JSON.stringify(whole), 'source')).toEqual(whole);
  });

  test('keys of a later minor version are kept', () => {
    expect(parseManifest(JSON.stringify({ ...whole, more: 1 }), 'source')).toMatchObject({ more: 1 });
  });

  test.each(Object.keys(whole).filter((key) => !['counts', 'walking'].includes(key)))(
    'one without "%s" is corrupt',
    (key) => {
      const error = refusal(JSON.stringify({ ...whole, [key]: undefined }));
      expect(error.code).toBe('artefact-corrupt');
      expect(error.message).toMatch(/^data\/xx_town\/manifest\.json: .*Build the region again/);
    },
  );

  test.each([['{"formatVersion": 1, "co'], ['null'], ['[]'], ['7'], ['']])('%j is no manifest', (text) => {
    expect(refusal(text).code).toBe('artefact-corrupt');
  });

  test('a newer format is an error with both versions and the remedy', () => {
    const error = refusal(JSON.stringify({ ...whole, formatVersion: ARTEFACT_VERSION + 1 }));
    expect(error.code).toBe('artefact-newer-format');
    expect(error.message).toContain(
      `format ${ARTEFACT_VERSION + 1}, this program reads up to ${ARTEFACT_VERSION}. Update`,
    );
  });

  test('an older format must be built again', () => {
    expect(refusal(JSON.stringify({ ...whole, formatVersion: ARTEFACT_VERSION - 1 })).code).toBe('artefact-corrupt');
  });
});
