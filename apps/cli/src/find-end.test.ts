import { expect, test } from 'vitest';
import { type Candidate, findEnd } from './find-end.ts';

const place = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ name, area: '', kind: 'stop', lat: 41, lng: -8, isTyped: true },
  ...more,
});
const find = (text: string, found: readonly Candidate[]): Promise<unknown> => findEnd('--from', text, () => found);

test('coordinates need no search, and are read as before', async () => {
  expect(await find('41.5,-8.5', [])).toEqual({ lat: 41.5, lng: -8.5, name: '' });
  await expect(find('141.5,-8.5', [])).rejects.toThrow('write latitude,longitude');
});

test('a name as written, an address and the only place that fits are taken', async () => {
  expect(await find('sao bento', [place('São Bento'), place('Rua de São Bento')])).toMatchObject({ name: 'São Bento' });
  expect(await find('x 12', [place('Rua X 12', { kind: 'address' }), place('X')])).toMatchObject({ name: 'Rua X 12' });
  expect(await find('bento', [place('São Bento'), place('Bonto', { isTyped: false })])).toMatchObject({
    name: 'São Bento',
  });
});

test('a name of several places lists them with how to choose', async () => {
  const found = [place('Rua da Igreja', { area: 'Foz' }), place('Rua da Igreja', { area: 'Ermesinde', lat: 41.2 })];
  await expect(find('rua da igreja', found)).rejects.toThrow(
    /several places[\s\S]*--from 41\.00000,-8\.00000 {2}Rua da Igreja, Foz \(stop\)[\s\S]*Ermesinde/,
  );
  await expect(find('central', [place('Central Station'), place('Central Park')])).rejects.toThrow('several places');
});

test('an unknown name lists the nearest names', async () => {
  await expect(find('centrl staton', [place('Central Station', { isTyped: false })])).rejects.toThrow(
    /no place that the data know[\s\S]*Central Station/,
  );
  await expect(find('qqq', [])).rejects.toThrow(/longitude\.$/);
});
