import type { LatLng } from '../geo/index.ts';
import type { ListedStop } from './listed-stop.ts';

/** What was found by its name or near a point. `poi`: a point of interest; `crossing`: where two streets meet. */
export type FoundPlaceKind = 'station' | 'stop' | 'locality' | 'poi' | 'street' | 'address' | 'crossing';

/** A place found by its name, or near a point. */
export interface FoundPlace extends LatLng {
  readonly kind: FoundPlaceKind;
  /** In the traveller's language as far as the map or the feed has it; of an address the street with its number. */
  readonly name: string;
  /** The settlement around it, or else the station nearby, which tells places of one name apart; '' where neither is known. */
  readonly area: string;
  /** The nearest address or street; '' where none is known or the name says it. Only of places found near a point. */
  readonly address: string;
  /** Of points of interest and settlements, such as `hospital` or `town`; '' for all others. */
  readonly category: string;
  /** Of stations and stops: the stop with its lines; undefined for all others. */
  readonly stop: ListedStop | undefined;
  /** Code of the region that has it. */
  readonly region: string;
  /** IANA name. */
  readonly timezone: string;
  /** 0 to 1000: how much travellers look for it, whatever they typed. */
  readonly importance: number;
  /** How well it answers the query; comparable within one query only. 0 for places found near a point. */
  readonly score: number;
  /** From the point that was asked for, or that results should be near; undefined without one. */
  readonly metres: number | undefined;
  /** Whether every word was found as it was typed, or as the beginning of one; false where one was mistyped or is missing. */
  readonly isTyped: boolean;
  /** False for a house number that the map lacks and that was interpolated from its neighbours, or left out. */
  readonly isExact: boolean;
}
