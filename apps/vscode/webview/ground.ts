import type { ThemeName } from '@tripwright/map-view/style';
import type { LatLng, PreviewCity, PreviewDeparture, PreviewRoute } from '../shared/preview-model.ts';
import { drawRoute } from './draw-route.ts';
import type { MapScript, PreviewMap, ShownTrips } from './map.ts';
import { moved, type ViewBox, zoomed } from './view-box.ts';

/** What the ground shows. */
export interface Shown {
  readonly route: PreviewRoute;
  readonly chosen: PreviewDeparture | undefined;
  readonly others: readonly PreviewDeparture[];
}

/** The elements of the ground, and what its map needs. */
export interface GroundOptions {
  readonly map: HTMLElement;
  /** Shows a drawing where the window offers no WebGL. */
  readonly picture: HTMLElement;
  /** Address of the map's script. */
  readonly script: string;
  readonly nonce: string;
  readonly labels: { readonly from: string; readonly to: string; readonly map: string };
  readonly loadTile: (zoom: number, column: number, row: number) => Promise<Uint8Array | undefined>;
}

const centre = { x: 0.5, y: 0.5 };

/**
 * The map of the page; a drawing of the route where the window cannot draw maps. It loads with the first route, and moves as little as
 * possible: only another request moves the view.
 */
export class Ground {
  readonly #options: GroundOptions;
  #city: PreviewCity | undefined;
  #shown: Shown | undefined;
  #map: PreviewMap | undefined;
  #state: 'unloaded' | 'loading' | 'map' | 'drawing' = 'unloaded';
  #fitted = '';
  #whole: ViewBox = { x: 0, y: 0, width: 0, height: 0 };
  #box: ViewBox = this.#whole;

  constructor(options: GroundOptions) {
    this.#options = options;
    this.#listen(options.picture);
    new ResizeObserver(() => {
      this.#map?.resize();
      this.#fitPicture();
    }).observe(options.picture.parentElement ?? options.picture);
    new MutationObserver(() => this.#map?.setTheme(themeOf(document.body))).observe(document.body, {
      attributeFilter: ['class'],
    });
  }

  /** Another city has another map. */
  setCity(city: PreviewCity): void {
    const isOther = this.#city !== undefined && this.#city.source !== city.source;
    this.#city = city;
    if (!isOther || this.#map === undefined) return;
    this.#map.remove();
    this.#map = undefined;
    this.#state = 'unloaded';
    this.#fitted = '';
  }

  show(shown: Shown): void {
    this.#shown = shown;
    if (this.#state === 'unloaded') void this.#load(shown);
    else this.#draw();
  }

  highlight(leg: number | undefined): void {
    for (const line of this.#options.picture.querySelectorAll<SVGPathElement>('path.leg')) {
      line.classList.toggle('dimmed', leg !== undefined && line.dataset['leg'] !== String(leg));
    }
    const { chosen } = this.#shown ?? {};
    const one = leg === undefined ? undefined : chosen?.legs[leg];
    if (this.#map === undefined || this.#shown === undefined) return;
    const legs = one === undefined ? undefined : [one];
    this.#map.show(
      {
        ...shownTrips(this.#shown),
        ...(legs !== undefined && chosen !== undefined && { chosen: { ...chosen, legs }, others: [chosen] }),
      },
      { fit: false },
    );
  }

  zoom(key: '+' | '-' | '0'): void {
    this.#setBox(this.#byKey(key) ?? this.#whole);
  }

  async #load({ route }: Shown): Promise<void> {
    this.#state = 'loading';
    const { map, picture, labels, loadTile } = this.#options;
    try {
      const script = await this.#loadScript();
      map.hidden = false;
      this.#map = script.create(map, {
        theme: themeOf(document.body),
        labels,
        outline: this.#city?.outline ?? [],
        at: route.from.at,
        loadTile,
      });
      picture.hidden = true;
      this.#state = 'map';
    } catch {
      map.hidden = true;
      picture.hidden = false;
      this.#state = 'drawing';
    }
    document.body.dataset['ground'] = this.#state;
    this.#draw();
  }

  /** Loads the script of the map once. @throws where it cannot be loaded */
  #loadScript(): Promise<MapScript> {
    const loaded = (globalThis as { tripwrightMap?: MapScript }).tripwrightMap;
    if (loaded !== undefined) return Promise.resolve(loaded);
    const element = document.createElement('script');
    element.src = this.#options.script;
    element.nonce = this.#options.nonce;
    return new Promise((resolve, reject) => {
      element.addEventListener('error', () => reject(new Error('the map cannot be loaded')));
      element.addEventListener('load', () => {
        const made = (globalThis as { tripwrightMap?: MapScript }).tripwrightMap;
        if (made === undefined) reject(new Error('the map did not start'));
        else resolve(made);
      });
      document.head.append(element);
    });
  }

  #draw(): void {
    const shown = this.#shown;
    if (shown === undefined) return;
    if (this.#state === 'drawing') {
      this.#fitPicture();
      return;
    }
    const { from, to } = shown.route;
    const ends = [from.at, to.at].flat().join();
    // Without a trip the ends may lie half the world apart: the map stays where it is.
    const fit = shown.chosen !== undefined && ends !== this.#fitted;
    this.#map?.show(shownTrips(shown), { fit });
    if (fit) this.#fitted = ends;
  }

  #fitPicture(): void {
    const { width, height } = this.#options.picture.getBoundingClientRect();
    this.#whole = { x: 0, y: 0, width: Math.round(width), height: Math.round(height) };
    this.#setBox(this.#whole);
  }

  #setBox(next: ViewBox): void {
    this.#box = next;
    const [city, shown, whole] = [this.#city, this.#shown, this.#whole];
    if (this.#state !== 'drawing' || city === undefined || shown === undefined || whole.width * whole.height === 0)
      return;
    const { route, chosen } = shown;
    const drawn = { ...route, trips: chosen === undefined ? [] : [{ ...chosen, alternatives: [] }] };
    // Every name in this markup is escaped, and the page's policy blocks scripts and styles in it.
    this.#options.picture.innerHTML = drawRoute({ city, route: drawn, selectedTrip: 0, size: whole, box: next });
  }

  #byKey(key: string): ViewBox | undefined {
    const [box, whole] = [this.#box, this.#whole];
    switch (key) {
      case '+':
      case '=':
        return zoomed(box, whole, 0.8, centre);
      case '-':
        return zoomed(box, whole, 1.25, centre);
      case '0':
        return whole;
      case 'ArrowLeft':
        return moved(box, -0.1, 0);
      case 'ArrowRight':
        return moved(box, 0.1, 0);
      case 'ArrowUp':
        return moved(box, 0, -0.1);
      case 'ArrowDown':
        return moved(box, 0, 0.1);
      default:
        return undefined;
    }
  }

  /** Keys, wheel and pointer move the drawing; the map has its own. */
  #listen(picture: HTMLElement): void {
    picture.addEventListener('keydown', (event) => {
      const box = this.#byKey(event.key);
      if (box === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#setBox(box);
    });
    picture.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const frame = picture.getBoundingClientRect();
        const at = { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
        this.#setBox(zoomed(this.#box, this.#whole, event.deltaY > 0 ? 1.15 : 1 / 1.15, at));
      },
      { passive: false },
    );
    picture.addEventListener('pointermove', (event) => {
      if (event.buttons !== 1) return;
      const frame = picture.getBoundingClientRect();
      this.#setBox(moved(this.#box, -event.movementX / frame.width, -event.movementY / frame.height));
    });
  }
}

function shownTrips({ route, chosen, others }: Shown): ShownTrips {
  const at = (place: { readonly at: LatLng }): LatLng => place.at;
  return { from: at(route.from), to: at(route.to), chosen, others };
}

/** The editor marks the page's body with the kind of its theme. */
function themeOf({ classList }: HTMLElement): ThemeName {
  const isDark = classList.contains('vscode-dark') || classList.contains('vscode-high-contrast');
  return isDark && !classList.contains('vscode-high-contrast-light') ? 'dark' : 'light';
}
