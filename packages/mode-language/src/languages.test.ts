import { readFileSync } from 'node:fs';
import { MODES, parseMode } from '@tripwright/core/modes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MODE_LANGUAGES,
  type ModeDocument,
  type ModeSyntax,
  modeCompletions,
  modeDiagnostics,
  modeFixes,
  modeHints,
  modeHover,
  modeTokens,
  syntaxOf,
} from './index.ts';

const none = { acceptedModes: new Set<string>() };
const fixture = (name: string) => readFileSync(new URL(`../test/fixtures/${name}.txt`, import.meta.url), 'utf8');
const syntaxes = [...new Set(MODE_LANGUAGES.map((language) => syntaxOf(language) as ModeSyntax))];

/** `line code identifier` per problem. */
function problems(document: ModeDocument): string[] {
  return modeDiagnostics(document, none).map(({ code, start, identifier }) => {
    const line = document.text.slice(0, start).split('\n').length;
    return `${line} ${code.replace('mode/', '')} ${identifier}`;
  });
}

/** The document without `|`, and the offset of `|`. */
function marked(text: string, syntax: ModeSyntax): [document: ModeDocument, offset: number] {
  return [{ text: text.replace('|', ''), syntax }, text.indexOf('|')];
}

/** Applies the first fix of every problem, last problem first. */
function fixed(document: ModeDocument): string {
  return modeDiagnostics(document, none)
    .map((problem) => modeFixes(document, problem)[0]?.edit)
    .filter((edit) => edit !== undefined)
    .reduceRight(
      (result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end),
      document.text,
    );
}

describe('whole files', () => {
  test.each<[name: string, syntax: ModeSyntax, expected: string[]]>([
    [
      'deploy.yaml',
      'yaml',
      ['12 unknown pt_pub_buss', '13 deprecated cy_bic', '14 malformed pt-pub-ferry', '18 redundant ps_tax_acme'],
    ],
    ['compose.yaml', 'yaml', []],
    [
      'pipeline.toml',
      'toml',
      [
        '9 redundant pt_pub_bus',
        '10 unknown pt_pub_metroo',
        '12 malformed bus',
        '12 unknown pt_pub_buss',
        '16 unknown me_carr',
        '20 unknown pt_pubb',
      ],
    ],
    ['cargo.toml', 'toml', []],
    [
      'routing.http',
      'http',
      [
        '4 redundant pt_pub_bus',
        '4 unknown pt_pub_buss',
        '11 deprecated cy_bic',
        '13 malformed car',
        '19 unknown wa_walk',
      ],
    ],
    ['smoke.sh', 'shell', ['5 unknown wa_wall', '8 redundant pt_pub']],
    [
      'plan.graphql',
      'graphql',
      ['2 unknown pt_pub_tramm', '4 deprecated cy_bic', '5 malformed ps-tnc', '9 unknown me_carr'],
    ],
    [
      'client.ts',
      'script',
      [
        '8 redundant pt_pub_bus',
        '8 unknown pt_pub_fery',
        '10 unknown ps_taxx',
        '12 unknown pt_pub_buss',
        '13 unknown pt_pubb',
        '14 deprecated cy_bic',
        '16 unknown wa_whell',
        '16 malformed car',
        '17 unknown pt_pub_buss',
        '18 malformed bus',
      ],
    ],
    [
      'plan.py',
      'python',
      [
        '8 redundant pt_pub_bus',
        '8 unknown me_mic_bik',
        '12 malformed wa-wal',
        '15 unknown ps_tncc',
        '15 deprecated cy_bic',
        '17 unknown pt_pub_trem',
        '17 unknown ps_taxi',
      ],
    ],
  ])('%s', (name, syntax, expected) => {
    expect(problems({ text: fixture(name), syntax })).toEqual(expected);
  });
});

describe('laws in every language', () => {
  const wrapped: Readonly<Record<ModeSyntax, (identifier: string) => string>> = {
    json: (identifier) => `{"modeIdentifier": "${identifier}"}`,
    yaml: (identifier) => `modeIdentifier: ${identifier}\n`,
    toml: (identifier) => `modeIdentifier = "${identifier}"\n`,
    http: (identifier) => `GET http://a/v1/routing.json?onlyAllowModes=${identifier}\n`,
    shell: (identifier) => `curl 'http://a/v1/routing.json?onlyAllowModes=${identifier}'\n`,
    graphql: (identifier) => `{ plan(modeIdentifier: "${identifier}") { id } }`,
    script: (identifier) => `plan({ modeIdentifier: '${identifier}' });`,
    python: (identifier) => `plan(mode_identifier='me_car', onlyAllowModes=['${identifier}'])`,
  };

  test.each(syntaxes)('every identifier of the table is valid or has a replacement in %s', (syntax) => {
    for (const { id, replacement } of MODES) {
      const expected = replacement === undefined ? [] : [`1 deprecated ${id}`];
      expect(problems({ text: wrapped[syntax](id), syntax })).toEqual(expected);
    }
  });

  test('any one-edit typo of a known identifier suggests first an identifier that is one edit away', () => {
    const current = MODES.filter(({ replacement }) => replacement === undefined).map(({ id }) => id as string);
    const editsOfAll = new Map(current.map((identifier) => [identifier, editsOf(identifier)]));
    fc.assert(
      fc.property(fc.constantFrom(...current), fc.nat(), (identifier, random) => {
        const typos = editsOfAll.get(identifier) ?? [];
        const typed = typos[random % typos.length] as string;
        const parsed = parseMode(typed);
        fc.pre(!(parsed.wellFormed && parsed.known));
        const [problem] = modeDiagnostics({ text: wrapped.json(typed), syntax: 'json' }, none);
        const [first = ''] = problem?.replacements ?? [];
        const meant = current.filter((candidate) => editsOfAll.get(candidate)?.includes(typed));
        expect(meant.includes(first), `${typed} gives ${first}`).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('no text and no offset throws, and every range lies in the text', () => {
    const words = fc.constantFrom(
      ...['{', '}', '[', ']', '(', ')', ',', ':', '=', '"', "'", '`', '${', '"modes"', 'modes', 'mode: ', '- ', '  '],
      ...['"pt_pub_buss"', 'cy_', 'cy_bic', '_', '-', '|', '\n', ' ', '#', '//', '/*', '"""', '?modes=pt_pub&', '\\'],
      ...[
        '\r\n',
        '\t',
        '\v',
        '\f',
        '\u00a0',
        '\u2028',
        '\ufeff',
        'é',
        '\ud83d',
        '---',
        '.',
        '&',
        '%5B%5D=',
        '-d ',
        'f"',
      ],
    );
    const soup = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...syntaxes), fc.oneof(soup, fc.string()), fc.nat(60), (syntax, text, offset) => {
        const document = { text, syntax };
        const at = Math.min(offset, text.length);
        for (const problem of modeDiagnostics(document, none)) {
          for (const { edit } of modeFixes(document, problem)) expectWithin(edit, text);
        }
        for (const token of modeTokens(document)) expectWithin(token, text);
        for (const completion of modeCompletions(document, at)) expectWithin(completion, text);
        modeHints(document, { start: 0, end: text.length });
        modeHover(document, at);
      }),
      { numRuns: 1000 },
    );
  });

  test('brackets that never close, and closing ones that close nothing, take linear time', () => {
    for (const syntax of syntaxes) {
      for (const [open, shut] of [
        ['[', '}'],
        ['`${', ']'],
        ['/[=', '?a='],
      ] as const) {
        const text = `modes${open.repeat(50_000)}${shut.repeat(50_000)}`;
        // Quadratic time would be far over the timeout of a test.
        expect(modeDiagnostics({ text, syntax }, none)).toEqual([]);
      }
    }
  });
});

function expectWithin({ start, end }: { start: number; end: number }, text: string): void {
  expect(0 <= start && start <= end && end <= text.length).toBe(true);
}

/** All texts that differ from an identifier by one inserted, missing, wrong or swapped character. */
function editsOf(identifier: string): string[] {
  const edits = new Set<string>();
  for (let at = 0; at <= identifier.length; at++) {
    const [before, after] = [identifier.slice(0, at), identifier.slice(at)];
    for (const letter of 'abcdefghijklmnopqrstuvwxyz_-') {
      edits.add(before + letter + after);
      if (after !== '') edits.add(before + letter + after.slice(1));
    }
    if (after !== '') edits.add(before + after.slice(1));
    if (after.length > 1) edits.add(before + after[1] + after[0] + after.slice(2));
  }
  edits.delete(identifier);
  return [...edits];
}

describe('fixes', () => {
  test.each<[syntax: ModeSyntax, before: string, after: string]>([
    ['yaml', 'modes:\n  - pt_pub\n  - pt_pub_bus # all\n  - ps_tax\n', 'modes:\n  - pt_pub\n  - ps_tax\n'],
    ['yaml', 'modes: [pt_pub, pt_pub_bus]', 'modes: [pt_pub]'],
    ['toml', "modes = ['pt_pub', 'pt_pub_bus']", "modes = ['pt_pub']"],
    ['http', 'GET /?modes=pt_pub&modes=pt_pub_bus&x=1', 'GET /?modes=pt_pub&x=1'],
    ['http', 'GET /?modes=pt_pub_bus&modes=pt_pub&x=1', 'GET /?modes=pt_pub&x=1'],
    ['http', 'GET /?modes=ps_tax,cy_bic,pt_pub_buss', 'GET /?modes=ps_tax,me_mic_bic,pt_pub_bus'],
    ['graphql', '{ plan(modes: ["pt_pub", "pt_pub_bus"]) }', '{ plan(modes: ["pt_pub"]) }'],
    ['script', "f({ modes: ['pt_pub', 'pt_pub_bus'], x: `cy_bic` })", "f({ modes: ['pt_pub'], x: `me_mic_bic` })"],
    ['python', "f(modes=['pt_pub_bus', 'pt_pub'])", "f(modes=['pt_pub'])"],
  ])('%s: %s', (syntax, text, after) => {
    expect(fixed({ text, syntax })).toBe(after);
  });
});

describe('completion', () => {
  test.each<[syntax: ModeSyntax, text: string, offered: string]>([
    ['yaml', 'modes:\n  - |', 'pt_'],
    ['yaml', 'modes: [pt_pub, me_|', 'me_car'],
    ['yaml', 'modes: |\n', 'pt_'],
    ['toml', 'modes = ["pt_|"]', 'pt_pub'],
    ['http', 'GET {{host}}/v1?modes=pt_|', 'pt_pub'],
    ['http', 'GET {{host}}/v1?modes=|', 'pt_'],
    ['graphql', '{ plan(modes: ["|', 'pt_'],
    ['script', "plan({ modes: ['pt_pub', '|'] })", 'pt_'],
    ['script', "const x = 'pt_|'", 'pt_pub'],
    ['python', "plan(modes=['pt_pub_|", 'pt_pub_bus'],
  ])('%s: %s', (syntax, text, offered) => {
    const completions = modeCompletions(...marked(text, syntax));
    expect(completions.map(({ newText }) => newText)).toContain(offered);
  });

  test('ordinary strings of code get none', () => {
    expect(modeCompletions(...marked("const x = '|'", 'script'))).toEqual([]);
    expect(modeCompletions(...marked("const x = 'hello_|'", 'script'))).toEqual([]);
  });
});

describe('regions', () => {
  const regions = [{ title: 'Porto', modes: ['pt_pub_bus', 'pt_pub_metro', 'wa_wal'] }];
  const document: ModeDocument = {
    text: 'modeIdentifier: pt_pub_ferry\nonlyAllowModes: [pt_pub, wa_wal]\n',
    syntax: 'yaml',
  };

  test('a mode that no region offers is information; one that covers an offered mode is fine', () => {
    const found = modeDiagnostics(document, { ...none, regions });
    expect(found).toMatchObject([{ code: 'mode/not-in-region', severity: 'information', identifier: 'pt_pub_ferry' }]);
    expect(found[0]?.message).toBe('`pt_pub_ferry` is not offered in Porto.');
    expect(modeDiagnostics(document, none)).toEqual([]);
  });

  test('hover names the regions that offer a mode', () => {
    const hover = (at: string) => modeHover(document, document.text.indexOf(at), { regions })?.markdown;
    expect(hover('pt_pub,')).toContain('Offered in: Porto.');
    expect(hover('pt_pub_ferry')).toContain('Not offered in any known region.');
    expect(modeHover(document, document.text.indexOf('wa_wal'))?.markdown).not.toMatch(/offered/i);
  });
});

describe('hints, tokens and words', () => {
  test('a hint shows the meaning after the identifier and its quote', () => {
    const document: ModeDocument = { text: 'modes = ["ps_tax", "xx_y"]', syntax: 'toml' };
    expect(modeHints(document, { start: 0, end: 26 })).toEqual([{ offset: 17, text: 'taxis' }]);
    expect(modeHints(document, { start: 20, end: 26 })).toEqual([]);
    expect(modeHints(document, { start: 0, end: 26 }, { meaningOf: () => 'Taxi' })[0]?.text).toBe('Taxi');
  });

  test('tokens are the group, the mode and the provider', () => {
    const document: ModeDocument = { text: 'modes: [ps_tnc_acme_x, cy_bic]', syntax: 'yaml' };
    const tokens = modeTokens(document).map(({ start, end, kind, deprecated }) => {
      return `${document.text.slice(start, end)} ${kind}${deprecated ? ' deprecated' : ''}`;
    });
    expect(tokens).toEqual([
      'ps namespace',
      'tnc enumMember',
      'acme_x property',
      'cy namespace deprecated',
      'bic enumMember deprecated',
    ]);
  });

  test('hover has a dot in the colour of the mode, small enough for the editor', () => {
    const { markdown = '' } = modeHover({ text: '["pt_pub_bus"]', syntax: 'json' }, 5) ?? {};
    expect(markdown).toMatch(/^!\[\]\(data:image\/svg\+xml,[^()]{1,1000}\) \*\*/);
  });

  test('messages and titles are in the words of the editor', () => {
    const say = (key: string) => key;
    const document: ModeDocument = { text: 'modeIdentifier: pt_pub_buss', syntax: 'yaml' };
    const [problem] = modeDiagnostics(document, { ...none, say });
    expect(problem?.message).toBe('modes.unknown modes.didYouMean');
    expect(problem && modeFixes(document, problem, { say })[0]?.title).toBe('modes.replace');
    // Chinese has no space after a full-width stop.
    const inChinese = modeDiagnostics(document, { ...none, say: (key) => `${key}。` });
    expect(inChinese[0]?.message).toBe('modes.unknown。modes.didYouMean。');
  });
});
