import { hashText, pickLanguage } from '@tripwright/core/base';
import type { AlertFact, LocalTexts } from '@tripwright/core/model';
import { type EffectKind, type Locale, phrases } from '@tripwright/core/text';
import type { AlertBody } from './alert-body.ts';
import type { EncodeContext } from './encode-context.ts';
import { oneLine } from './field-values.ts';

/** The hash code of an alert: from its id alone, so that it stays while its texts change. Never 0, which some clients take for none. */
export function alertHashOf(id: string): number {
  const hash = hashText(id);
  return hash === 0 ? 1 : hash;
}

/** An alert of `/v1` in the language of the reader (wire-format.md section 11). @param region code of the region */
export function encodeAlert(
  fact: AlertFact,
  { locale, regions }: EncodeContext,
  region: string | undefined,
): AlertBody {
  const words = phrases(locale);
  const header = oneLine(chooseText(fact.header, locale));
  const text = chooseText(fact.description, locale).trim();
  const url = chooseText(fact.url, locale).trim();
  const image = chooseText(fact.images, locale).trim();
  const timezone = region === undefined ? undefined : regions.get(region)?.timezone;
  const [start, end] = spanOf(fact);
  const { at, stopCodes } = fact;
  return {
    hashCode: alertHashOf(fact.id),
    severity: severityOf(fact),
    title: header !== '' ? header : words.say('alert.effect', { effect: effectOf(fact) }),
    ...(text !== '' && text !== header && { text }),
    ...(fact.effect !== undefined && { type: fact.effect }),
    ...(fact.cause !== undefined && { cause: fact.cause }),
    ...(url !== '' && { url }),
    ...(image !== '' && { remoteIcon: image }),
    ...(at !== undefined && {
      location: {
        lat: at.lat,
        lng: at.lng,
        ...(at.name !== '' && { name: at.name }),
        ...(timezone !== undefined && { timezone, timeZone: timezone }),
        ...(region !== undefined && { region }),
      },
    }),
    ...(fact.serviceTripId !== undefined && { serviceTripID: fact.serviceTripId }),
    ...(fact.placeCount === 1 && stopCodes[0] !== undefined && { stopCode: stopCodes[0] }),
    externalId: fact.id,
    ...(start !== undefined && { fromDate: start }),
    ...(end !== undefined && { toDate: end }),
    ...(fact.periods.length > 1 && {
      periods: fact.periods.map(({ start: from, end: to }) => ({
        ...(from !== undefined && { fromDate: from }),
        ...(to !== undefined && { toDate: to }),
      })),
    }),
    ...(fact.changesSearch && { isAvoided: true }),
    ...(stopCodes.length > 0 && {
      action: {
        type: 'rerouteExcludingStops' as const,
        text: words.say('alert.avoid-stops', { stops: fact.placeCount }),
        excludedStopCodes: stopCodes,
      },
    }),
  };
}

/**
 * The text of a source in the language of the reader: the best match of BCP 47 (`pt-BR` reads `pt`), else the text without a language, which is in
 * that of the feed, else English, else the first. '' where there is none.
 */
export function chooseText(texts: LocalTexts, locale: Locale): string {
  const languages = texts.flatMap(({ language }) => (language === undefined || language === '' ? [] : [language]));
  const find = (tag: string | undefined): string | undefined =>
    tag === undefined ? undefined : texts.find(({ language }) => language === tag)?.text;
  const own = texts.find(({ language }) => language === undefined || language === '')?.text;
  return find(pickLanguage(locale, languages)) ?? own ?? find(pickLanguage('en', languages)) ?? texts[0]?.text ?? '';
}

/** From the first start to the last end; an open end stays open. */
function spanOf({ periods }: AlertFact): readonly [start: number | undefined, end: number | undefined] {
  if (periods.length === 0) return [undefined, undefined];
  const starts = periods.map(({ start = Number.NEGATIVE_INFINITY }) => start);
  const ends = periods.map(({ end = Number.POSITIVE_INFINITY }) => end);
  const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
  return [finite(Math.min(...starts)), finite(Math.max(...ends))];
}

const EFFECTS: Readonly<Partial<Record<string, EffectKind>>> = {
  NO_SERVICE: 'closed',
  REDUCED_SERVICE: 'reduced',
  SIGNIFICANT_DELAYS: 'delays',
  DETOUR: 'detour',
  ADDITIONAL_SERVICE: 'additional',
  MODIFIED_SERVICE: 'modified',
  STOP_MOVED: 'moved',
  ACCESSIBILITY_ISSUE: 'access',
};

function effectOf({ facility, effect = '' }: AlertFact): EffectKind {
  return facility ?? EFFECTS[effect] ?? 'other';
}

/** Effects that stop or hinder a trip, where the source gives no severity. */
const HINDRANCES: ReadonlySet<string | undefined> = new Set([
  'REDUCED_SERVICE',
  'SIGNIFICANT_DELAYS',
  'DETOUR',
  'MODIFIED_SERVICE',
  'STOP_MOVED',
  'ACCESSIBILITY_ISSUE',
]);

/** The severity of the source; without one, that of the effect. */
function severityOf({ severity, effect }: AlertFact): AlertBody['severity'] {
  if (severity !== undefined) return severity === 'severe' ? 'alert' : severity;
  if (effect === 'NO_SERVICE') return 'alert';
  return HINDRANCES.has(effect) ? 'warning' : 'info';
}
