import { type Locale, languageOf, negotiateLocale, segmentWords } from '@tripwright/core/text';
import { createPlanner, type Planner } from '@tripwright/planner';
import { encodeAnswer } from '@tripwright/wire/rest-v1';
import type { PlanChoice } from '../../shared/messages.ts';
import type { LatLng, PreviewCity, PreviewPlace, PreviewRoute } from '../../shared/preview-model.ts';
import { type SayInEditor, sayInEnglish } from '../editor-texts.ts';
import { previewedRequest } from './plan-request.ts';
import { PreviewFailure, type RouteSource } from './route-source.ts';
import { previewTrips } from './routing-preview.ts';
import { openSampleCity, type ReadSampleFile, type SampleCity, type SampleLandmark } from './sample-files.ts';
import { streetLines } from './street-lines.ts';

/** The environment of the embedded planner. */
export interface EmbeddedSurroundings {
  readonly readFile: ReadSampleFile;
  /** BCP 47 tag for the texts of routes and the names of places. */
  readonly locale: string;
  /** Unix seconds now. */
  readonly now: () => number;
  /** The texts of failures; English unless given. */
  readonly say?: SayInEditor;
}

/** The landmarks planned first: several lines connect them at every hour of the day. */
const SUGGESTED = { from: 'west-shore', to: 'airport' };

/** Routes of the sample city, planned inside the extension without a server, a key or a network. */
export class EmbeddedRouteSource implements RouteSource {
  readonly #surroundings: EmbeddedSurroundings;
  readonly #locale: Locale;
  readonly #say: SayInEditor;
  #opened: (SampleCity & { readonly planner: Planner }) | undefined;

  constructor(surroundings: EmbeddedSurroundings) {
    this.#surroundings = surroundings;
    this.#locale = negotiateLocale(surroundings.locale);
    this.#say = surroundings.say ?? sayInEnglish;
  }

  async open(signal: AbortSignal): Promise<PreviewCity> {
    const { region, landmarks } = await this.#load();
    signal.throwIfAborted();
    return {
      title: region.manifest.title,
      source: this.#say('preview.sample'),
      places: landmarks.map((landmark) => this.#placeOf(landmark)).sort((a, b) => a.title.localeCompare(b.title)),
      suggested: SUGGESTED,
      outline: region.outline.map(({ lat, lng }): LatLng => [lat, lng]),
      streets: region.streets === undefined ? [] : streetLines(region.streets.graph),
    };
  }

  async plan(choice: PlanChoice, signal: AbortSignal): Promise<PreviewRoute> {
    const { region, landmarks, planner } = await this.#load();
    const [from, to] = [choice.from, choice.to].map((id) => {
      const landmark = landmarks.find((candidate) => candidate.id === id);
      return landmark === undefined ? undefined : this.#placeOf(landmark);
    });
    if (from === undefined || to === undefined) {
      throw new PreviewFailure(this.#say('failure.samplePlace'), ['retry']);
    }
    const request = previewedRequest({ from, to, departAfter: choice.departAfter ?? this.#surroundings.now() });
    const outcome = await planner.plan(request, { signal });
    const regions = new Map(planner.regions().map((info) => [info.code, info]));
    const context = {
      locale: this.#locale,
      unit: 'metric',
      regions,
      advisories: [],
    } as const;
    const body = encodeAnswer(outcome, context);
    const title = `${from.title} → ${to.title}`;
    if ('error' in body) return { title, from, to, trips: [], reason: body.error };
    const trips = previewTrips(body, { words: segmentWords(this.#locale), timeZone: region.manifest.timezone });
    return { title, from, to, ...trips };
  }

  async #load(): Promise<SampleCity & { readonly planner: Planner }> {
    try {
      if (this.#opened === undefined) {
        const sample = await openSampleCity(this.#surroundings.readFile);
        this.#opened = { ...sample, planner: createPlanner([sample.region], { now: this.#surroundings.now }) };
      }
      return this.#opened;
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new PreviewFailure(this.#say('failure.sampleData', { detail }), ['retry', 'open-settings'], { cause });
    }
  }

  #placeOf({ id, lat, lng, names }: SampleLandmark): PreviewPlace {
    return { id, title: names[languageOf(this.#locale)] ?? names['en'] ?? id, at: [lat, lng] };
  }
}
