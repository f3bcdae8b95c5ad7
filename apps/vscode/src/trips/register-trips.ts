import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { Documents } from '../documents-part.ts';
import { late } from '../parts/late.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { REQUEST_LANGUAGES } from './request-languages.ts';

/** Registers actions on requests in documents, and the fixes of trip files. */
export function registerTrips(
  context: vscode.ExtensionContext,
  { documents, sources }: { readonly documents: () => Promise<Documents>; readonly sources: TripSources },
): void {
  const { commands, languages } = vscode;
  const requests = late(
    async () => (await documents()).requests,
    'preview',
    'compare',
    'copyGraphql',
    'copyCurl',
    'explain',
  );
  context.subscriptions.push(
    languages.registerCodeLensProvider(
      REQUEST_LANGUAGES.map((language) => ({ language })),
      {
        ...late(async () => (await documents()).trips.lenses, 'provideCodeLenses'),
        // Lenses name the source.
        onDidChangeCodeLenses: sources.onChange,
      },
    ),
    languages.registerCodeActionsProvider(
      [{ language: 'json' }, { language: 'jsonc' }],
      late(async () => (await documents()).trips.fixes, 'provideCodeActions'),
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
    ),
    commands.registerCommand('tripwright.previewRequest', requests.preview),
    commands.registerCommand('tripwright.compareRequest', requests.compare),
    commands.registerCommand('tripwright.copyGraphql', requests.copyGraphql),
    commands.registerCommand('tripwright.copyCurl', requests.copyCurl),
    commands.registerCommand('tripwright.explainRequest', requests.explain),
    commands.registerCommand('tripwright.chooseSource', () => sources.choose()),
  );
}

/** The place of trip files in the Test Explorer, which is filled when that is opened or a trip file is. */
export function createTripTests(documents: () => Promise<Documents>): vscode.TestController {
  const controller = vscode.tests.createTestController('tripwright.trips', sayInEditor('tests.title'));
  const tests = late(async () => (await documents()).trips.tests, 'run', 'resolve');
  controller.createRunProfile(sayInEditor('tests.run'), vscode.TestRunProfileKind.Run, tests.run, true);
  controller.resolveHandler = tests.resolve;
  return controller;
}
