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

/** A change that the panel makes to the request of a file, without touching the file. */
export type RequestChange =
  /** To another time, Unix seconds. */
  | { readonly kind: 'time'; readonly at: number }
  /** Tomorrow at 08:00 on the clocks of the origin. */
  | { readonly kind: 'tomorrow' }
  /** With public transport and walking. */
  | { readonly kind: 'modes' }
  /** Besides the stops that the request avoids already. */
  | { readonly kind: 'avoid'; readonly stops: readonly string[] }
  | { readonly kind: 'explain' }
  /** Back to the request as the file has it. */
  | { readonly kind: 'restore' };

/** A request that a panel shows, to find it again after the window was reloaded. */
export interface SavedSubject {
  readonly uri: string;
  /** Position among the requests of the document. */
  readonly index: number;
}

/** From the panel to the extension. */
export type PanelMessage =
  | { readonly type: 'ready'; readonly subject?: SavedSubject | undefined }
  | ({ readonly type: 'plan' } & PlanChoice)
  | { readonly type: 'change'; readonly change: RequestChange }
  | { readonly type: 'tile'; readonly id: number; readonly zoom: number; readonly column: number; readonly row: number }
  | { readonly type: 'remedy'; readonly remedy: PanelRemedy };

/** From the extension to the panel. */
export type HostMessage =
  | { readonly type: 'city'; readonly city: PreviewCity }
  /** The ground of a request’s map. `subject` is what the panel saves. */
  | { readonly type: 'subject'; readonly city: PreviewCity; readonly title: string; readonly subject: SavedSubject }
  | { readonly type: 'planning' }
  /** The request cannot be read as it is typed now; the last answer stays. */
  | { readonly type: 'unreadable' }
  /** `changed` says in what the answer departs from the file; absent or empty: in nothing. */
  | {
      readonly type: 'route';
      readonly route: PreviewRoute;
      readonly other?: PreviewRoute | undefined;
      readonly changed?: readonly string[] | undefined;
    }
  /** Base64; '' for an empty tile. */
  | { readonly type: 'tile'; readonly id: number; readonly data: string }
  | { readonly type: 'failed'; readonly message: string; readonly remedies: readonly PanelRemedy[] };

const remedy = z.enum(['retry', 'set-key', 'open-settings']);
const seconds = z.int().check(z.nonnegative());
const subject: z.ZodMiniType<SavedSubject> = z.object({ uri: z.string(), index: z.int().check(z.nonnegative()) });

const change: z.ZodMiniType<RequestChange> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), at: seconds }),
  z.object({ kind: z.literal('tomorrow') }),
  z.object({ kind: z.literal('modes') }),
  z.object({ kind: z.literal('avoid'), stops: z.array(z.string()) }),
  z.object({ kind: z.literal('explain') }),
  z.object({ kind: z.literal('restore') }),
]);

const panelMessage: z.ZodMiniType<PanelMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), subject: z.optional(subject) }),
  z.object({ type: z.literal('plan'), from: z.string(), to: z.string(), departAfter: z.optional(seconds) }),
  z.object({ type: z.literal('change'), change }),
  z.object({ type: z.literal('tile'), id: z.int(), zoom: z.int(), column: z.int(), row: z.int() }),
  z.object({ type: z.literal('remedy'), remedy }),
]);

const hostMessage: z.ZodMiniType<HostMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('city'), city: previewCity }),
  z.object({ type: z.literal('subject'), city: previewCity, title: z.string(), subject }),
  z.object({ type: z.literal('planning') }),
  z.object({ type: z.literal('unreadable') }),
  z.object({
    type: z.literal('route'),
    route: previewRoute,
    other: z.optional(previewRoute),
    changed: z.optional(z.array(z.string())),
  }),
  z.object({ type: z.literal('tile'), id: z.int(), data: z.string() }),
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

/** Parses a saved subject of an older window. */
export function readSavedSubject(data: unknown): SavedSubject | undefined {
  return subject.safeParse(data).data;
}
