import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@tripwright/core/geo';
import type { Places } from '@tripwright/core/places';
import { randomNumbers } from '@tripwright/testkit/random';
import { askSideBySide } from '../common/ask-side-by-side.ts';
import { buildRegion, findInputs } from '../common/built-region.ts';
import { type Figures, round } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { syntheticNames } from './synthetic-names.ts';

const SYNTHETIC = 100_000;

/** One question: a text to find, or a point to name. */
type Question = { readonly text: string; readonly near: LatLng } | { readonly text?: never; readonly near: LatLng };

/** Names by what travellers type, in cities and over made-up names. */
export async function placesSuite(options: RunOptions): Promise<Figures> {
  const cities: Figures[] = [];
  const names = options.cities.length === 0 ? ['porto'] : options.cities;
  for (const inputs of findInputs(names)) {
    const { region, data, title, name } = await buildRegion(inputs, options);
    const { places } = region;
    if (places === undefined) continue;
    const bytes = statSync(join(data, region.manifest.code, 'names.bin')).size;
    cities.push({ city: title, name, fileBytes: bytes, ...(await measure(title, places, options)) });
  }
  const { places, indexBytes, bytes, buildMs } = syntheticNames(SYNTHETIC, options.seed);
  const synthetic = await measure(`${SYNTHETIC} made-up names`, places, options);
  return { cities, synthetic: { ...synthetic, indexBytes, fileBytes: bytes, buildMs: round(buildMs) } };
}

async function measure(title: string, places: Places, options: RunOptions): Promise<Figures> {
  const run = { questions: options.count, warmUps: options.warmUps, rounds: options.rounds };
  const kinds: Record<string, Figures> = {};
  for (const [kind, questions] of Object.entries(questionsFor(places, options))) {
    say(`${title}: ${kind}`);
    const [measured] = await askSideBySide(
      [
        async (question) => {
          const { text, near } = questions[question]!;
          return text === undefined ? places.at(near).length : places.find(text, { near }).length;
        },
      ],
      run,
    );
    if (measured !== undefined) kinds[kind] = timeFigures(measured.samples.summary());
  }
  return { places: places.size, names: places.nameCount, find: kinds };
}

/** Whole names, two thirds of them, names with letters swapped or replaced, once and twice, and points; of places at random. */
function questionsFor(places: Places, { count, seed }: RunOptions): Readonly<Record<string, readonly Question[]>> {
  const random = randomNumbers(seed);
  const all = [...places.names()].filter(({ name }) => name.length >= 5);
  const picked = Array.from({ length: count }, () => all[Math.floor(random() * all.length)]!);
  const of = (text: (name: string) => string): readonly Question[] =>
    picked.map(({ name, lat, lng }) => ({ text: text(name), near: { lat, lng } }));
  /** Another letter in the place of one, not the first. */
  const replaced = (name: string): string => {
    const at = 1 + Math.floor(random() * (name.length - 1));
    return `${name.slice(0, at)}${String.fromCharCode(97 + Math.floor(random() * 26))}${name.slice(at + 1)}`;
  };
  return {
    'whole name': of((name) => name),
    'beginning of it': of((name) => name.slice(0, Math.ceil(name.length * 0.66))),
    'first two letters': of((name) => name.slice(0, 2)),
    mistyped: of((name) => {
      const at = 1 + Math.floor(random() * (name.length - 3));
      return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
    }),
    'letter replaced': of(replaced),
    'two replaced': of((name) => replaced(replaced(name))),
    'name of a point': picked.map(({ lat, lng }) => ({ near: { lat: lat + (random() - 0.5) / 1000, lng } })),
  };
}
