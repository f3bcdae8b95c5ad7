import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import type { PreviewPlace } from '../../shared/preview-model.ts';

/** A previewed request. */
export interface PreviewRequest {
  readonly from: PreviewPlace;
  readonly to: PreviewPlace;
  /** Departure in Unix seconds; undefined: now. */
  readonly departAfter: number | undefined;
  /** BCP 47 tag. */
  readonly locale: string;
}

/** The modes of the preview: public transport and walking, alone and combined. Every region has both. */
export const PREVIEW_MODES: readonly string[] = REQUEST_DEFAULTS.modes;

/** The query of `/v1/routing.json` for a preview. */
export function routingParameters({ from, to, departAfter, locale }: PreviewRequest): URLSearchParams {
  const query = new URLSearchParams([
    ['from', `(${from.at.join(',')})`],
    ['to', `(${to.at.join(',')})`],
    ...PREVIEW_MODES.map((mode): [string, string] => ['modes', mode]),
    ['allModes', 'true'],
    ['v', '11'],
    ['locale', locale],
  ]);
  if (departAfter !== undefined) query.set('departAfter', String(departAfter));
  return query;
}
