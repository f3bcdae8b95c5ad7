import { type Locale, languageOf, negotiateLocale, segmentWords } from '@tripwright/core/text';
import { RegionTiles } from '@tripwright/map-view/tiles';
import type { RegionModes } from '@tripwright/mode-language';
import { createPlanner, type Planner } from '@tripwright/planner';
import type { Expectations, ResolvedRequest, TripRequest, Verdict } from '@tripwright/trip-file';
import { plannerSource } from '@tripwright/trip-file/planner-source';
import { encodeAnswer } from '@tripwright/wire/rest-v1';
import type { PlanChoice } from '../../shared/messages.ts';
import type { LatLng, PreviewCity, PreviewPlace, PreviewRoute } from '../../shared/preview-model.ts';
import { type SayInEditor, sayInEnglish } from '../editor-texts.ts';
import { type AnswerContext, answerRequest, judgeAt, resolveAt } from './answer-request.ts';
import { previewedRequest } from './plan-request.ts';
import { type PlanTripOptions, PreviewFailure, type RouteSource } from './route-source.ts';
import { previewTrips } from './routing-preview.ts';
import { openRegionFiles, type ReadSampleFile, type SampleCity, type SampleLandmark } from './sample-files.ts';
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
  /** The folder of a region of the user's own; the sample city unless given. */
  readonly folder?: string;
}

/** The landmarks planned first: several lines connect them at every hour of the day. */
const SUGGESTED = { from: 'west-shore', to: 'airport' };

type Opened = SampleCity & { readonly planner: Planner; readonly tiles: RegionTiles };

/** Routes of the sample city or of a region's folder, planned inside the extension without a server, a key or a network. */
export class EmbeddedRouteSource implements RouteSource {
  readonly #surroundings: EmbeddedSurroundings;
  readonly #locale: Locale;
  readonly #say: SayInEditor;
  #opened: Opened | undefined;

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
      source: this.#surroundings.folder ?? this.#say('preview.sample'),
      places: landmarks.map((landmark) => this.#placeOf(landmark)).sort((a, b) => a.title.localeCompare(b.title)),
      suggested: landmarks.some(({ id }) => id === SUGGESTED.from)
        ? SUGGESTED
        : { from: landmarks[0]?.id ?? '', to: landmarks.at(-1)?.id ?? '' },
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
    const { timezone: timeZone } = region.manifest;
    const requestedTime = request.when.departAfter ?? this.#surroundings.now();
    const common = { title, source: this.#name, from, to, requestedTime, isArrival: false, timeZone };
    if ('error' in body) return { ...common, trips: [], reason: body.error };
    return { ...common, ...previewTrips(body, { words: segmentWords(this.#locale), say: this.#say, timeZone }) };
  }

  async planTrip(request: TripRequest, options: PlanTripOptions): Promise<PreviewRoute> {
    return answerRequest(request, options, await this.#context());
  }

  async resolve(request: TripRequest, signal: AbortSignal): Promise<ResolvedRequest> {
    return resolveAt(request, signal, await this.#context());
  }

  async judge(request: TripRequest, expected: Expectations, signal: AbortSignal): Promise<readonly Verdict[]> {
    return judgeAt(request, expected, signal, await this.#context());
  }

  async regions(): Promise<readonly RegionModes[]> {
    const { planner } = await this.#load();
    return planner.regions().map(({ title, modes }) => ({ title, modes }));
  }

  async tile(zoom: number, column: number, row: number): Promise<Uint8Array | undefined> {
    return (await this.#load()).tiles.tile(zoom, column, row);
  }

  get #name(): string {
    return this.#surroundings.folder ?? this.#say('source.sample');
  }

  async #context(): Promise<AnswerContext> {
    const { planner } = await this.#load();
    const { locale, now } = this.#surroundings;
    const source = plannerSource(planner, { locale, now });
    return { source, name: this.#name, locale, now: now(), say: this.#say };
  }

  async #load(): Promise<Opened> {
    try {
      if (this.#opened === undefined) {
        const sample = await openRegionFiles(this.#surroundings.readFile);
        const planner = createPlanner([sample.region], { now: this.#surroundings.now });
        this.#opened = { ...sample, planner, tiles: new RegionTiles(sample.region) };
      }
      return this.#opened;
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      const { folder } = this.#surroundings;
      const message =
        folder === undefined
          ? this.#say('failure.sampleData', { detail })
          : this.#say('failure.regionFolder', { folder, detail });
      throw new PreviewFailure(message, ['retry', 'open-settings'], { cause });
    }
  }

  #placeOf({ id, lat, lng, names }: SampleLandmark): PreviewPlace {
    return { id, title: names[languageOf(this.#locale)] ?? names['en'] ?? id, at: [lat, lng] };
  }
}
