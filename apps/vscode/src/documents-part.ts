import type * as vscode from 'vscode';
import { CheckedDocuments } from './adapters/checked-documents.ts';
import type { KnownRegions } from './adapters/known-regions.ts';
import { modeCompletionProvider } from './adapters/mode-completion-provider.ts';
import { ModeDiagnosticCollection } from './adapters/mode-diagnostic-collection.ts';
import { modeFixProvider } from './adapters/mode-fix-provider.ts';
import { modeHintProvider } from './adapters/mode-hint-provider.ts';
import { modeHoverProvider } from './adapters/mode-hover-provider.ts';
import { modeTokenProvider } from './adapters/mode-token-provider.ts';
import type { RunRemedy } from './adapters/register-key.ts';
import { PreviewPanel } from './preview/preview-panel.ts';
import type { TripSources } from './sources/trip-sources.ts';
import { checkModes, explainMode } from './tools/mode-tools.ts';
import { planTrip } from './tools/plan-trip.ts';
import { RequestActions } from './trips/request-actions.ts';
import { RequestLensProvider } from './trips/request-lens-provider.ts';
import { tripDiagnostics, tripFixProvider } from './trips/trip-diagnostics.ts';
import { TripTests } from './trips/trip-tests.ts';
import { newTrip } from './views/new-trip.ts';
import { SavedTripsView } from './views/saved-trips-view.ts';
import { SourcesView } from './views/sources-view.ts';

/** What the part needs of the extension. */
export interface DocumentSurroundings {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.LogOutputChannel;
  readonly sources: TripSources;
  readonly regions: KnownRegions;
  readonly runRemedy: RunRemedy;
  /** Where the tests of trip files are listed. */
  readonly tests: vscode.TestController;
}

/** What the extension does with identifiers, requests and trip files in documents. */
export type Documents = ReturnType<typeof openDocuments>;

/** Opens the part: it checks the open documents, and answers the providers and commands that the extension has registered. */
export function openDocuments({ extensionUri, log, sources, regions, runRemedy, tests }: DocumentSurroundings) {
  const panel = new PreviewPanel({ extensionUri, log, sources, runRemedy });
  const checks = [
    new ModeDiagnosticCollection(log, regions),
    new CheckedDocuments('tripwright-trips', tripDiagnostics),
  ];
  const tripTests = new TripTests(tests, sources);
  return {
    modes: {
      hover: modeHoverProvider(regions),
      completion: modeCompletionProvider,
      fixes: modeFixProvider,
      hints: modeHintProvider,
      tokens: modeTokenProvider,
    },
    trips: { lenses: new RequestLensProvider(sources), fixes: tripFixProvider, tests: tripTests },
    requests: new RequestActions({ sources, panel, log }),
    panel,
    views: { sources: new SourcesView(sources), savedTrips: new SavedTripsView(), newTrip },
    tools: { checkModes, explainMode, planTrip },
    dispose: () => {
      for (const one of [panel, tripTests, ...checks]) one.dispose();
    },
  };
}
