import * as z from 'zod/mini';
import { type PreviewCity, type PreviewRoute, previewCity, previewRoute } from './preview-model.ts';

/** A choice made in the panel. `departAfter` is in Unix seconds; absent: now. */
export interface PlanChoice {
  readonly from: string;
  readonly to: string;
  readonly departAfter?: number | undefined;
}

/** Commands that the panel may ask the extension to run. The list is closed, so that the page can run no other command. */
export type PanelRemedy = 'retry' | 'set-key' | 'open-settings';

/** From the panel to the extension. */
export type PanelMessage =
  | { readonly type: 'ready' }
  | ({ readonly type: 'plan' } & PlanChoice)
  | { readonly type: 'remedy'; readonly remedy: PanelRemedy };

/** From the extension to the panel. */
export type HostMessage =
  | { readonly type: 'city'; readonly city: PreviewCity }
  | { readonly type: 'planning' }
  | { readonly type: 'route'; readonly route: PreviewRoute }
  | { readonly type: 'failed'; readonly message: string; readonly remedies: readonly PanelRemedy[] };

const remedy = z.enum(['retry', 'set-key', 'open-settings']);

const panelMessage: z.ZodMiniType<PanelMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('plan'),
    from: z.string(),
    to: z.string(),
    departAfter: z.optional(z.int().check(z.nonnegative())),
  }),
  z.object({ type: z.literal('remedy'), remedy }),
]);

const hostMessage: z.ZodMiniType<HostMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('city'), city: previewCity }),
  z.object({ type: z.literal('planning') }),
  z.object({ type: z.literal('route'), route: previewRoute }),
  z.object({ type: z.literal('failed'), message: z.string(), remedies: z.array(remedy) }),
]);

/** Parses a message; `undefined` for any other value, because other frames post messages too. */
export function readPanelMessage(data: unknown): PanelMessage | undefined {
  return panelMessage.safeParse(data).data;
}

/** Parses a message; `undefined` for any other value, because other frames post messages too. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  return hostMessage.safeParse(data).data;
}
