import * as vscode from 'vscode';
import type { KnownRegions } from '../adapters/known-regions.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { Documents } from '../documents-part.ts';
import { sourceName } from '../sources/source-choice.ts';
import type { TripSources } from '../sources/trip-sources.ts';

/** Registers the tools for language models, in editors that know such tools. Each answers in text; errors say what to try. */
export function registerTools(
  context: vscode.ExtensionContext,
  {
    documents,
    sources,
    regions,
  }: {
    readonly documents: () => Promise<Documents>;
    readonly sources: TripSources;
    readonly regions: KnownRegions;
  },
): void {
  // Editors that are built on an older version lack it.
  const lm: Partial<typeof vscode.lm> | undefined = vscode.lm;
  if (lm?.registerTool === undefined) return;
  const tools = async () => (await documents()).tools;
  const text = (answer: string): vscode.LanguageModelToolResult =>
    new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(answer)]);
  context.subscriptions.push(
    lm.registerTool<unknown>('check_modes', {
      invoke: async ({ input }) => text((await tools()).checkModes(input, regions.all)),
    }),
    lm.registerTool<unknown>('explain_mode', {
      invoke: async ({ input }) => text((await tools()).explainMode(input, regions.all)),
    }),
    lm.registerTool<unknown>('plan_trip', {
      // The user sees where the places of the trip are sent.
      prepareInvocation: () => ({
        invocationMessage: sayInEditor('tools.planning', { source: sourceName(sources.chosen) }),
        ...(sources.chosen.kind === 'server' && {
          confirmationMessages: {
            title: sayInEditor('tools.confirmTitle'),
            message: sayInEditor('tools.confirm', { source: sourceName(sources.chosen) }),
          },
        }),
      }),
      invoke: async ({ input }, token) => text(await (await tools()).planTrip(input, sources, token)),
    }),
  );
}
