import { isTimeZone } from '@tripwright/core/base';
import type { Fact, ListedStop, StopRef } from '@tripwright/core/model';
import type { Colour, SegmentLocation } from '@tripwright/core/template';

/** A fact of `/v1`, where an absent member is an unknown fact. */
export function factOf(said: boolean | undefined): Fact {
  return said === undefined ? 'unknown' : said ? 'yes' : 'no';
}

/** `RRGGBB` of channels; '' where there is no colour. */
export function hexOf(colour: Colour | undefined): string {
  if (colour === undefined) return '';
  const { red, green, blue } = colour;
  return [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('');
}

/** The zone of a location; '' where it has none, or one that programs do not know. */
export function zoneOf({ timezone, timeZone }: Pick<SegmentLocation, 'timezone' | 'timeZone'>): string {
  const zone = timezone ?? timeZone ?? '';
  return zone === '' || isTimeZone(zone) ? zone : '';
}

/** A stop of a list with its children. @param parentCode the code of its station */
export function readStop(location: SegmentLocation, parentCode?: string): ListedStop {
  const { services = '', children = [], modeInfo, modes } = location;
  const stop = readStopRef(location, parentCode);
  const specific = modeInfo?.identifier;
  return {
    stop,
    isStation: location.class === 'ParentStopLocation',
    modes: modes ?? (specific === undefined || services === '' ? [] : [specific]),
    lines: services === '' ? [] : services.split(', '),
    children: children.map((child) => readStop(child, stop.code)),
  };
}

/** A stop without its lists. */
export function readStopRef(location: SegmentLocation, parentCode?: string): StopRef {
  return {
    code: location.stopCode ?? location.code ?? '',
    publicCode: location.shortName ?? '',
    name: location.name ?? '',
    lat: location.lat,
    lng: location.lng,
    platform: location.platformCode ?? '',
    parentCode,
    wheelchair: factOf(location.wheelchairAccessible),
    timezone: zoneOf(location),
    popularity: location.popularity ?? 0,
  };
}
