import type { PanelRemedy, PlanChoice } from '../../shared/messages.ts';
import type { PreviewCity, PreviewRoute } from '../../shared/preview-model.ts';

/**
 * The source of previewed routes: the planner inside the extension, or a server. The panel depends only on this interface. Both calls reject
 * with a {@link PreviewFailure} for problems that the user can solve.
 */
export interface RouteSource {
  /** Loads the places to choose from and the ground of the drawing. Called once per panel. */
  open(signal: AbortSignal): Promise<PreviewCity>;
  /** Plans between two places of the city that `open` returned. When there is no route, the answer has a reason. */
  plan(choice: PlanChoice, signal: AbortSignal): Promise<PreviewRoute>;
}

/** An expected failure with a message for the user and possible remedies. */
export class PreviewFailure extends Error {
  readonly remedies: readonly PanelRemedy[];

  constructor(message: string, remedies: readonly PanelRemedy[], options?: ErrorOptions) {
    super(message, options);
    this.name = 'PreviewFailure';
    this.remedies = remedies;
  }
}

/** Whether an error is a {@link PreviewFailure}, also one of another bundle, whose class is another one. */
export function isPreviewFailure(error: unknown): error is PreviewFailure {
  return error instanceof Error && error.name === 'PreviewFailure';
}
