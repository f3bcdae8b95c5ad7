import type { Failure } from '@tripwright/client';
import type { RegionsResponse } from '@tripwright/wire/rest-v1';
import {
  chooseRegion,
  type Example,
  examplesOf,
  modeChoices,
  type RegionView,
  type Station,
  stationsOf,
  viewRegion,
} from '../model/regions.ts';
import type { PageScope } from './page-scope.ts';

/** Number of example trips on the empty page. */
const EXAMPLES = 4;

/** The regions of the planner, and the one that the page shows with its stations. */
export class EnteredRegion {
  readonly #scope: PageScope;
  #wire: RegionsResponse | undefined;
  regions: readonly RegionView[] = [];
  region: RegionView | undefined;
  stations: readonly Station[] = [];
  examples: readonly Example[] = [];

  constructor(scope: PageScope) {
    this.#scope = scope;
  }

  /** Lists the regions in the language of the page. @returns why there is no list */
  async list(): Promise<Failure | undefined> {
    const { client, texts } = this.#scope;
    const listed = await client.regions({ locale: texts.locale });
    if (!listed.ok) return listed.failure;
    this.#wire = listed.value.answer;
    this.regions = this.#wire.regions.map(viewRegion);
    return undefined;
  }

  /** Enters the region of the query. @returns whether another one was shown before */
  enter(): boolean {
    const { region: code, from } = this.#scope.query;
    const entered = chooseRegion(this.regions, code, from);
    const isNew = entered?.code !== this.region?.code;
    this.region = entered;
    return isNew;
  }

  /** Loads the stations of the region. They are optional: the map and coordinates work without their names. */
  async loadStations(): Promise<void> {
    const { region } = this;
    if (region === undefined) return;
    const { client, texts } = this.#scope;
    const found = await client.cells({ region: region.code }, { locale: texts.locale });
    // Another region was entered meanwhile.
    if (this.region?.code !== region.code) return;
    this.stations = found.ok ? stationsOf(found.value.groups) : [];
    this.examples = examplesOf(this.stations, region, EXAMPLES);
    this.#scope.draw();
  }

  /** The modes that the region has, with those that the query chooses. */
  modeChoices(): ReturnType<typeof modeChoices> {
    if (this.region === undefined || this.#wire === undefined) return [];
    return modeChoices(this.region, this.#wire.modes, this.#scope.query.modes);
  }
}
