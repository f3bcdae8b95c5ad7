import type { PanelRemedy, PlanChoice } from '../../shared/messages.ts';
import type { PreviewCity, PreviewRoute } from '../../shared/preview-model.ts';

/**
 * Where previewed routes come from: an engine inside the extension, or a server. The panel knows only this.
 * Both calls reject with a {@link PreviewFailure} for everything that the user can do something about.
 */
export interface RouteSource {
  /** Loads what can be chosen and drawn before any planning; called once per panel. */
  open(signal: AbortSignal): Promise<PreviewCity>;
  /** Plans between two places of the city that `open` gave. No route is an answer with a reason, not a failure. */
  plan(choice: PlanChoice, signal: AbortSignal): Promise<PreviewRoute>;
}

/** An expected failure, said in one sentence for the user, with what may help. */
export class PreviewFailure extends Error {
  readonly remedies: readonly PanelRemedy[];

  constructor(message: string, remedies: readonly PanelRemedy[], options?: ErrorOptions) {
    super(message, options);
    this.name = 'PreviewFailure';
    this.remedies = remedies;
  }
}
