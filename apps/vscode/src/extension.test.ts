import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeVscode, FakeDocument } from '../test/fake-vscode.ts';
import { sourceParts } from '../test/source-parts.ts';
import { TINY_KEY, tinyAnswer } from '../test/tiny-server.ts';

let fake: ReturnType<typeof createFakeVscode>;

/** Loads the extension into a fresh editor and activates it. */
async function activate() {
  vi.resetModules();
  fake = createFakeVscode();
  vi.doMock('vscode', () => fake.vscode);
  const extension = await import('./extension.ts');
  extension.activateExtension(fake.context as never, { load: sourceParts().load, feeds: {} });
  // The first call loads the part of documents: from then on documents are checked as they open.
  await fake.views.get('tripwright.sources')?.getChildren();
}

const shown = (document: FakeDocument) => (fake.diagnostics.get(document.uri.toString()) ?? []).map(({ code }) => code);

beforeEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await activate();
});

describe('problems', () => {
  test('appear when a document opens, with range, severity, tag, source and code', async () => {
    const document = new FakeDocument('{\n  "modes": ["pt_pub", "cy_bic", "pt_pub_buss"]\n}', 'jsonc');
    await fake.open(document);
    const [deprecated, unknown] = fake.diagnostics.get(document.uri.toString()) ?? [];
    expect(deprecated).toMatchObject({ code: 'mode/deprecated', severity: 3, tags: [2], source: 'tripwright' });
    expect(deprecated?.range).toEqual({ start: { line: 1, character: 23 }, end: { line: 1, character: 29 } });
    expect(unknown).toMatchObject({ code: 'mode/unknown', severity: 1, tags: [] });
  });

  test('are none in the schemas of the extension, which the editor opens by itself', async () => {
    const schema = 'tripwright-schema://schemas/trip.schema.json';
    await fake.open(
      new FakeDocument('{ "modes": { "type": "array", "items": {} }, "from": {}, "to": {} }', 'json', schema),
    );
    expect(fake.diagnostics.get(schema)).toBeUndefined();
  });

  test('are updated after a pause in typing and removed when the document closes', async () => {
    vi.useFakeTimers();
    const document = new FakeDocument('{"modes": ["pt_pub"]}');
    await fake.open(document);
    expect(shown(document)).toEqual([]);
    document.setText('{"modes": ["pt_pub", "nonsense"]}');
    await fake.change(document);
    expect(shown(document)).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(shown(document)).toEqual(['mode/malformed']);
    await fake.close(document);
    expect(fake.diagnostics.has(document.uri.toString())).toBe(false);
  });

  test.each([
    ['yaml', 'modeIdentifier: bus'],
    ['toml', 'modeIdentifier = "bus"'],
    ['http', 'GET {{host}}/v1/routing.json?onlyAllowModes=bus'],
    ['graphql', '{ plan(onlyAllowModes: ["bus"]) { id } }'],
    ['typescript', "plan({ avoidModes: ['bus'] });"],
    ['python', "plan(avoidModes=['bus'])"],
  ])('appear in %s', async (language, text) => {
    const document = new FakeDocument(text, language, 'file:///a');
    await fake.open(document);
    expect(shown(document)).toEqual(['mode/malformed']);
  });

  test('appear only in known languages and can be switched off', async () => {
    const prose = new FakeDocument('{"modeIdentifier": "bus"}', 'plaintext', 'file:///a.txt');
    await fake.open(prose);
    expect(shown(prose)).toEqual([]);
    const json = new FakeDocument('{"modeIdentifier": "bus"}');
    await fake.open(json);
    expect(shown(json)).toEqual(['mode/malformed']);
    await fake.vscode.workspace.getConfiguration('tripwright').update('check', false);
    expect(shown(json)).toEqual([]);
  });

  test('accepting an identifier removes its problem at once', async () => {
    const document = new FakeDocument('{"modes": ["pt_pub", "pt_hover"]}');
    await fake.open(document);
    expect(shown(document)).toEqual(['mode/unknown']);
    await fake.commands.get('tripwright.acceptMode')?.('pt_hover');
    expect(fake.settings['tripwright.acceptedModes']).toEqual(['pt_hover']);
    expect(shown(document)).toEqual([]);
  });
});

describe('providers', () => {
  test('hover has a text and a range', async () => {
    const document = new FakeDocument('{"modes": ["pt_pub_bus"]}');
    const [, provider] = fake.providers['hover'] as [
      unknown,
      { provideHover(...args: unknown[]): Promise<{ contents: { value: string } }> },
    ];
    const hover = await provider.provideHover(document, document.positionAt(14));
    expect(hover.contents.value).toMatch(/bus/i);
  });

  test('completion sets range and filter text, strikes deprecated identifiers and continues after a group', async () => {
    const document = new FakeDocument('{"modes": [""]}');
    const [, provider, ...triggers] = fake.providers['completion'] as [
      unknown,
      { provideCompletionItems(...args: unknown[]): Promise<{ items: never[] }> },
    ];
    expect(triggers).toEqual(['"', "'", '_', '-', '=']);
    const items: {
      label: { label: string };
      filterText: string;
      range: unknown;
      tags?: number[];
      command?: { command: string };
    }[] = (await provider.provideCompletionItems(document, document.positionAt(12))).items;
    const transit = items.find(({ label }) => label.label === 'pt_');
    expect(transit?.filterText).toBe('pt_');
    expect(transit?.range).toBeDefined();
    expect(transit?.command?.command).toBe('editor.action.triggerSuggest');
    expect(items.find(({ label }) => label.label === 'cy_')?.tags).toEqual([1]);
  });

  test('quick fixes belong to the problem under the cursor; fix all applies unambiguous fixes', async () => {
    type Action = {
      title: string;
      isPreferred?: boolean;
      edit?: { replacements: { newText: string }[] };
      command?: { arguments: unknown[] };
    };
    const document = new FakeDocument('{"modes": ["pt_pub_buss", "cy_bic"]}');
    const [, provider] = fake.providers['fixes'] as [
      unknown,
      { provideCodeActions(...args: unknown[]): Promise<Action[]> },
    ];
    const { Range, CodeActionKind } = fake.vscode;
    const at = new Range(document.positionAt(14), document.positionAt(14));
    const actions = await provider.provideCodeActions(document, at, { diagnostics: [] });
    expect(actions[0]?.edit?.replacements[0]?.newText).toBe('pt_pub_bus');
    expect(actions.at(-1)?.command?.arguments).toEqual(['pt_pub_buss']);
    const [all] = await provider.provideCodeActions(document, at, {
      diagnostics: [],
      only: CodeActionKind.SourceFixAll,
    });
    expect(all?.edit?.replacements.map(({ newText }) => newText)).toContain('me_mic_bic');
  });
});

describe('hints and tokens', () => {
  type Provide = (...args: unknown[]) => Promise<never>;

  test('meanings are shown after identifiers only where the setting is on', async () => {
    const document = new FakeDocument('modes: [ps_tax]', 'yaml', 'file:///a.yaml');
    const [, provider] = fake.providers['hints'] as [unknown, { provideInlayHints: Provide }];
    const { Range } = fake.vscode;
    const all = new Range(document.positionAt(0), document.positionAt(15));
    expect(await provider.provideInlayHints(document, all)).toEqual([]);
    await fake.vscode.workspace.getConfiguration('tripwright').update('inlayHints', true);
    expect(await provider.provideInlayHints(document, all)).toMatchObject([{ position: { line: 0, character: 14 } }]);
  });

  test('tokens colour the parts of identifiers in data, and leave code to its own language', async () => {
    const [selectors, provider] = fake.providers['tokens'] as [
      { language: string }[],
      { provideDocumentSemanticTokens: Provide },
    ];
    const languages = selectors.map(({ language }) => language);
    expect(languages).toContain('yaml');
    for (const language of ['typescript', 'javascript', 'python']) expect(languages).not.toContain(language);
    const document = new FakeDocument('modes: [cy_bic]', 'yaml', 'file:///a.yaml');
    const { tokens } = (await provider.provideDocumentSemanticTokens(document)) as {
      tokens: [unknown, string, string[]][];
    };
    expect(tokens.map(([, type, modifiers]) => [type, modifiers])).toEqual([
      ['namespace', ['deprecated']],
      ['enumMember', ['deprecated']],
    ]);
    expect(await provider.provideDocumentSemanticTokens(new FakeDocument('a: b_c', 'yaml'))).toBeUndefined();
  });
});

describe('preview', () => {
  /** Opens the panel with the tiny server or without a server, and sends "ready" for the page. */
  async function openPreview(server = 'http://localhost:4000') {
    if (server !== '') fake.settings['tripwright.server'] = server;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
      asked.push(url);
      const { status, body } = tinyAnswer(url.replace('http://localhost:4000', ''), init.headers['x-service-key']);
      return new Response(JSON.stringify(body), { status });
    });
    await fake.commands.get('tripwright.previewRoute')?.();
    const panel = fake.panels[0];
    if (panel === undefined) throw new Error('no panel was opened');
    await panel.received.fire({ type: 'ready' });
    return { panel, asked };
  }

  const last = (sent: unknown[]) => sent.at(-1) as { type: string; [key: string]: unknown };

  test('without a server it reads its own sample data and sends no request', async () => {
    const { panel, asked } = await openPreview('');
    expect(fake.filesRead).toEqual(['file:///extension/dist/sample/manifest.json']);
    expect(asked).toEqual([]);
    // The fake editor has no files, so this also shows the message of a broken installation.
    expect(last(panel.sent)).toMatchObject({ type: 'failed', remedies: ['retry', 'open-settings'] });
  });

  test('without a server no key can be set', async () => {
    fake.answers.inputBox = TINY_KEY;
    await fake.commands.get('tripwright.setServerKey')?.();
    expect(fake.notices).toEqual([expect.stringContaining('set the address of a server first')]);
    expect(fake.secrets.size).toBe(0);
  });

  test('its page allows scripts by nonce and no other script', async () => {
    const { panel } = await openPreview();
    const { html, options } = panel.webview;
    expect(html).toContain("default-src 'none'");
    expect(html).not.toContain('unsafe');
    const [, nonce] = /script-src 'nonce-([0-9a-f]{32})'/.exec(html) ?? [];
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<script nonce="${nonce}"`);
    expect(options.localResourceRoots?.map(String)).toEqual(['file:///extension/dist']);
  });

  test('without a key it offers to set one; the key is kept for that address only', async () => {
    const { panel } = await openPreview();
    expect(last(panel.sent)).toMatchObject({ type: 'failed', remedies: ['set-key', 'open-settings'] });
    fake.answers.inputBox = TINY_KEY;
    await panel.received.fire({ type: 'remedy', remedy: 'set-key' });
    await vi.waitFor(() => expect(last(panel.sent).type).toBe('city'));
    expect([...fake.secrets]).toEqual([['tripwright.key http://localhost:4000', TINY_KEY]]);
    expect(Object.keys(fake.settings)).toEqual(['tripwright.server']);
  });

  test('once a server has answered, modes that none of its regions offers are information', async () => {
    const document = new FakeDocument('modeIdentifier: in_air', 'yaml', 'file:///a.yaml');
    await fake.open(document);
    expect(shown(document)).toEqual([]);
    fake.secrets.set('tripwright.key http://localhost:4000', TINY_KEY);
    await openPreview();
    expect(shown(document)).toEqual(['mode/not-in-region']);
    await fake.vscode.workspace.getConfiguration('tripwright').update('server', '');
    expect(shown(document)).toEqual([]);
  });

  test('a plan is answered with the route', async () => {
    fake.secrets.set('tripwright.key http://localhost:4000', TINY_KEY);
    const { panel } = await openPreview();
    expect(last(panel.sent)).toMatchObject({
      type: 'city',
      city: { title: 'Tiny Town', suggested: { from: 'q', to: 'h' } },
    });
    await panel.received.fire({ type: 'plan', from: 'q', to: 'h' });
    expect(panel.sent.slice(-2)).toMatchObject([
      { type: 'planning' },
      { type: 'route', route: { title: 'Quay → Hill' } },
    ]);
  });

  test('unknown messages are ignored', async () => {
    const { panel } = await openPreview();
    const before = panel.sent.length;
    await panel.received.fire({ type: 'remedy', remedy: 'workbench.action.terminal.new' });
    await panel.received.fire('hello');
    expect(panel.sent).toHaveLength(before);
    expect(fake.executed).toEqual([]);
  });

  test('running the command again reveals the same panel', async () => {
    const { panel } = await openPreview();
    await fake.commands.get('tripwright.previewRoute')?.();
    expect(fake.panels).toHaveLength(1);
    expect(panel.reveals).toBe(1);
    panel.dispose();
    await fake.commands.get('tripwright.previewRoute')?.();
    expect(fake.panels).toHaveLength(2);
  });
});

describe('requests in documents', () => {
  const rest = '{ "from": "(41.14,-8.62)", "to": "(41.161,-8.59)", "modes": ["pt_pub"], "departAfter": 1777884300 }';
  const requestUri = 'file:///requests.json';
  const tripUri = 'file:///work.trip.json';
  const trip =
    '{\n  "name": "Work", "from": "41.14,-8.62", "to": "41.161,-8.59",\n  "expect": { "maxChanges": 0, "minTrips": 99 }\n}';

  /** Opens a document with a request, the tiny server chosen as the source. */
  async function openRequest(text = `[${rest}]`, uri = requestUri) {
    fake.settings['tripwright.server'] = 'http://localhost:4000';
    fake.secrets.set('tripwright.key http://localhost:4000', TINY_KEY);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
      asked.push(url);
      const { status, body } = tinyAnswer(url.replace('http://localhost:4000', ''), init.headers['x-service-key']);
      return new Response(JSON.stringify(body), { status });
    });
    const document = new FakeDocument(text, uri === tripUri ? 'jsonc' : 'json', uri);
    await fake.open(document);
    return { document, asked };
  }

  async function previewed(uri = requestUri) {
    await fake.commands.get('tripwright.previewRequest')?.(uri, 0);
    const panel = fake.panels[0];
    if (panel === undefined) throw new Error('no panel was opened');
    await panel.received.fire({ type: 'ready' });
    return panel;
  }

  const last = (sent: unknown[]) => sent.at(-1) as { type: string; [key: string]: unknown };

  test('lenses stand above a request and name the source; a setting hides them', async () => {
    const { document } = await openRequest();
    type Lens = { range: { start: { line: number } }; command: { title: string; arguments?: unknown[] } };
    const [, provider] = fake.providers['lenses'] as [
      unknown,
      { provideCodeLenses(document: FakeDocument): Promise<Lens[]> },
    ];
    const lenses = await provider.provideCodeLenses(document);
    expect(lenses.map(({ command }) => command.title)).toEqual([
      '$(play) Preview',
      '$(server-environment) localhost:4000',
      'Compare…',
      'Copy as GraphQL',
      'curl',
    ]);
    expect(lenses[0]?.command.arguments).toEqual([requestUri, 0]);
    await fake.vscode.workspace.getConfiguration('tripwright').update('codeLens', false);
    expect(await provider.provideCodeLenses(document)).toEqual([]);
  });

  test('a preview plans that very request', async () => {
    const { asked } = await openRequest();
    const panel = await previewed();
    expect(panel.sent.map((message) => (message as { type: string }).type)).toEqual(['subject', 'planning', 'route']);
    const query = new URL(asked.at(-1) ?? '').searchParams;
    expect(query.get('from')).toBe('(41.14,-8.62)');
    expect(query.get('departAfter')).toBe('1777884300');
    expect(query.getAll('modes')).toEqual(['pt_pub']);
    expect(query.has('allModes')).toBe(false);
  });

  test('edits are planned after a pause; while the request cannot be read, the last answer stays', async () => {
    const { document, asked } = await openRequest();
    const panel = await previewed();
    vi.useFakeTimers();
    document.setText('[{ "from": "(41.14,-8.');
    await fake.change(document);
    await vi.advanceTimersByTimeAsync(600);
    expect(last(panel.sent)).toEqual({ type: 'unreadable' });
    document.setText(`[${rest.replace('41.14,', '41.15,')}]`);
    await fake.change(document);
    await vi.advanceTimersByTimeAsync(400);
    expect(last(panel.sent)).toEqual({ type: 'unreadable' });
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(last(panel.sent).type).toBe('route'));
    expect(asked.at(-1)).toContain('41.15');
  });

  test('the panel changes time, modes and stops without touching the file; stops add up', async () => {
    const { document, asked } = await openRequest();
    const panel = await previewed();
    const before = document.getText();
    await panel.received.fire({ type: 'change', change: { kind: 'time', at: 1_777_890_000 } });
    await panel.received.fire({ type: 'change', change: { kind: 'avoid', stops: ['q'] } });
    await panel.received.fire({ type: 'change', change: { kind: 'avoid', stops: ['h'] } });
    await panel.received.fire({ type: 'change', change: { kind: 'modes' } });
    const query = new URL(asked.at(-1) ?? '').searchParams;
    expect(query.get('departAfter')).toBe('1777890000');
    expect(query.getAll('avoidStops')).toEqual(['q', 'h']);
    expect(query.getAll('modes')).toEqual(['pt_pub', 'wa_wal']);
    expect(document.getText()).toBe(before);
    // It says in what it departs from the file, and goes back.
    expect(last(panel.sent)['changed']).toEqual([
      'Time of the request',
      'With public transport and walking',
      'avoided stops: 2',
    ]);
    await panel.received.fire({ type: 'change', change: { kind: 'restore' } });
    expect(last(panel.sent)['changed']).toEqual([]);
    expect(new URL(asked.at(-1) ?? '').searchParams.get('departAfter')).toBe('1777884300');
  });

  test('after a reload the page names its request, and it is planned again', async () => {
    await openRequest();
    const [, serializer] = fake.providers['serializer'] as [
      string,
      { deserializeWebviewPanel(panel: unknown): Promise<void> },
    ];
    const panel = fake.vscode.window.createWebviewPanel();
    await serializer.deserializeWebviewPanel(panel);
    await panel.received.fire({ type: 'ready', subject: { uri: requestUri, index: 0 } });
    expect(last(panel.sent).type).toBe('route');
  });

  test('two sources are asked for the same request and shown side by side', async () => {
    const { asked } = await openRequest(`[${rest}, ${rest.replace('41.14,', '41.15,')}]`);
    fake.answers.pick = 'requests.json';
    await fake.commands.get('tripwright.compareRequest')?.(requestUri, 0);
    expect(fake.picked[0]?.[0]).toBe('The same request, planned by Sample city');
    const panel = fake.panels[0];
    await panel?.received.fire({ type: 'ready' });
    expect(last(panel?.sent ?? [])).toMatchObject({ type: 'route', other: { trips: [{}, {}] } });
    expect(asked.filter((url) => url.includes('routing')).length).toBe(2);
  });

  test('a request is copied as GraphQL and as curl, without the key', async () => {
    await openRequest();
    await fake.commands.get('tripwright.copyGraphql')?.(requestUri, 0);
    await fake.commands.get('tripwright.copyCurl')?.(requestUri, 0);
    const [graphql = '{}', curl] = fake.clipboard;
    expect(JSON.parse(graphql).variables.request).toMatchObject({
      from: { point: { lat: 41.14, lng: -8.62 } },
      when: { departAfter: '2026-05-04T08:45:00Z' },
      combine: 'COMBINED_ONLY',
    });
    expect(curl).toMatch(/^curl -H "x-service-key: \$TRIPWRIGHT_KEY" 'http:\/\/localhost:4000\/v1\/routing\.json\?/);
    expect(fake.clipboard.join()).not.toContain(TINY_KEY);
  });

  test('problems of a trip file are errors with a fix', async () => {
    const { document } = await openRequest('{ "form": "A", "to": "B" }', tripUri);
    const found = fake.diagnostics.get(tripUri) ?? [];
    expect(found.map(({ code }) => code).sort()).toEqual(['trip/missing-member', 'trip/unknown-member']);
    type Action = { edit: { replacements: { newText: string }[] } };
    const [, provider] = fake.providers['fixes of trips'] as [
      unknown,
      { provideCodeActions(...args: unknown[]): Promise<Action[]> },
    ];
    const at = new fake.vscode.Range(document.positionAt(4), document.positionAt(4));
    const [fix] = await provider.provideCodeActions(document, at, { diagnostics: [] });
    expect(fix?.edit.replacements[0]?.newText).toBe('"from"');
  });

  test('expectations are tests that say what was found', async () => {
    await openRequest(trip, tripUri);
    const item = fake.testItems.get(tripUri);
    expect(item?.label).toBe('Work');
    expect([...(item?.children ?? [])].map(([, { label }]) => label)).toEqual(['maxChanges 0', 'minTrips 99']);
    await fake.runTests();
    expect(fake.verdicts.sort()).toEqual(['failed minTrips 99: minTrips 99: the answer has 2.', 'passed maxChanges 0']);
  });
});

describe('views and tools', () => {
  test('the sources show their regions and modes, or what is wrong with them', async () => {
    const view = fake.views.get('tripwright.sources');
    const [source] = (await view?.getChildren()) ?? [];
    expect(await view?.getTreeItem(source)).toMatchObject({ label: 'Sample city', description: '✓' });
    // The fake editor has no sample data: the reason stands in the place of the regions.
    const [problem] = (await view?.getChildren(source)) ?? [];
    expect((await view?.getTreeItem(problem))?.label).toMatch(/^The sample data cannot be read/);
  });

  test('the regions of a server have its modes by their names, with what they mean', async () => {
    vi.stubGlobal('fetch', async (url: string | URL) => {
      const { status, body } = tinyAnswer(new URL(url).pathname + new URL(url).search, TINY_KEY);
      return Response.json(body, { status });
    });
    await fake.vscode.workspace.getConfiguration('tripwright').update('server', 'http://tiny.example');
    const view = fake.views.get('tripwright.sources');
    const source = ((await view?.getChildren()) ?? []).at(-1);
    const [region] = (await view?.getChildren(source)) ?? [];
    const items = await Promise.all(((await view?.getChildren(region)) ?? []).map((mode) => view?.getTreeItem(mode)));
    expect(items.map((item) => [item?.label, item?.description, item?.tooltip])).toEqual([
      ['Public transport', 'pt_pub', 'Scheduled transport open to everyone'],
      ['Walk', 'wa_wal', 'On foot'],
    ]);
  });

  test('tools say to whom the places of a trip are sent', async () => {
    expect(fake.tools.get('plan_trip')?.prepareInvocation?.()).toEqual({
      invocationMessage: 'Planning a trip by: Sample city',
    });
    await fake.vscode.workspace.getConfiguration('tripwright').update('server', 'http://tiny.example');
    expect(fake.tools.get('plan_trip')?.prepareInvocation?.().confirmationMessages?.message).toContain('tiny.example');
  });

  test('the dialog for a new region lists files: one for folders, too, would list folders alone on Windows and Linux', async () => {
    const asked = vi.spyOn(fake.vscode.window, 'showOpenDialog');
    const { buildRegion } = await import('./regions/build-region.ts');
    await buildRegion(undefined, vi.fn(), fake.vscode.window.createOutputChannel() as never);
    const [options] = asked.mock.calls[0] as unknown as [Record<string, unknown>];
    expect(options['canSelectFolders']).toBeUndefined();
    expect(Object.values(options['filters'] as object).flat()).toEqual(expect.arrayContaining(['zip', 'pbf', 'gz']));
  });

  test('in a host without threads, building and comparing say what they need', async () => {
    await fake.commands.get('tripwright.buildRegion')?.();
    await fake.commands.get('tripwright.compareFeed')?.();
    expect(fake.notices).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('not in the browser alone')));
  });
});
