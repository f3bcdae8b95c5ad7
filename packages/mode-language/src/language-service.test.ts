import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LONGEST_DOCUMENT,
  type ModeDocument,
  modeCompletions,
  modeDiagnostics,
  modeFixes,
  modeHover,
} from './index.ts';
import { knownModes } from './mode-knowledge.ts';

const none = { acceptedModes: new Set<string>() };
const json = (text: string): ModeDocument => ({ text, syntax: 'json' });
const current = knownModes.filter(({ replacement }) => replacement === undefined);

/** `code identifier` per problem. */
const problems = (text: string, acceptedModes: ReadonlySet<string> = new Set()) =>
  modeDiagnostics(json(text), { acceptedModes }).map(({ code, identifier }) => `${code} ${identifier}`);

/** The document without `|`, and the offset of `|`. */
function marked(text: string): [document: ModeDocument, offset: number] {
  return [json(text.replace('|', '')), text.indexOf('|')];
}

/** Applies the first fix of every problem, last problem first. */
function fixed(text: string): string {
  return modeDiagnostics(json(text), none)
    .map((problem) => modeFixes(json(text), problem)[0]?.edit)
    .filter((edit) => edit !== undefined)
    .reduceRight((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text);
}

describe('problems', () => {
  test.each([
    ['known identifiers', '{"modes": ["pt_pub_bus", "me_car-s", "stationary_wait", "wa_wal"]}', []],
    ['with provider and line', '{"modes": ["ps_tnc_acme", "ps_drt_hop", "pt_ltd_SCHOOLBUS_42"]}', []],
    ['a typo', '{"modes": ["pt_pub_buss"]}', ['mode/unknown pt_pub_buss']],
    ['a hyphen for an underscore', '{"modes": ["pt_pub", "me-car"]}', ['mode/malformed me-car']],
    ['deprecated', '{"modes": ["cy_bic"]}', ['mode/deprecated cy_bic']],
    ['covered', '{"modes": ["pt_pub", "pt_pub_bus"]}', ['mode/redundant pt_pub_bus']],
    ['a provider under its mode', '{"modes": ["ps_tnc", "ps_tnc_acme"]}', ['mode/redundant ps_tnc_acme']],
    ['repeated', '{"modes": ["ps_tax", "ps_tax"]}', ['mode/redundant ps_tax']],
    ['similar but not covered', '{"modes": ["me_car", "me_car-s"]}', []],
    ['not in one list', '{"modes": ["pt_pub"], "avoid": ["pt_pub_bus"]}', []],
    [
      'joined by commas',
      '{"modes": "pt_pub,pt_pub_bus, pt_pub_buss"}',
      ['mode/redundant pt_pub_bus', 'mode/unknown pt_pub_buss'],
    ],
    ['keys of a regions document', '{"modes": {"pt_pub": {}, "pt_pubb": {}}}', ['mode/unknown pt_pubb']],
    ['keys of the /v1 interface', '{"modeIdentifier": "bus"}', ['mode/malformed bus']],
    ['onlyAllowModes', '{"onlyAllowModes": ["nonsense"]}', ['mode/malformed nonsense']],
    ['a segment template', '{"modeInfo": {"identifier": "pt_pub_trem"}}', ['mode/unknown pt_pub_trem']],
    ['beside from and to', '{"from": "a", "to": "b", "modes": ["bus"]}', ['mode/malformed bus']],
  ])('%s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test.each([
    ['a bundler', '{"mode": "production"}'],
    ['a file mode', '{"mode": "0644"}'],
    ['a game', '{"modes": ["easy", "hard_core"]}'],
    ['look-alikes', '{"state": "in_progress", "tag": "me_too", "region": "wa_state"}'],
    ['look-alikes at shared keys', '{"mode": "in_progress", "avoid": ["me_too"]}'],
    ['other people’s maps', '{"modes": {"development": {"x": "y_z"}}}'],
    ['an empty list', '{"modes": []}'],
  ])('no problem in %s', (_, text) => {
    expect(problems(text)).toEqual([]);
  });

  test('in free strings a typo is a hint and deprecated identifiers are reported, but nothing else', () => {
    const text = '{"a": "pt_pub_buss", "b": "cy_bic", "c": "pt_zeppelin", "d": "pt_pub"}';
    expect(modeDiagnostics(json(text), none).map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'mode/unknown hint',
      'mode/deprecated hint',
    ]);
  });

  test('S2.2: an unknown, well-formed identifier is at most a warning', () => {
    for (const { code, severity } of modeDiagnostics(json('{"modeIdentifier": "xx_hover"}'), none)) {
      expect([code, severity]).toEqual(['mode/unknown', 'warning']);
    }
    expect(problems('{"modeIdentifier": "xx_hover"}')).toHaveLength(1);
  });

  test('exactly the accepted identifiers have no problem', () => {
    const text = '{"modes": ["pt_pub", "pt_hover", "pt_zeppelin"]}';
    expect(problems(text, new Set(['pt_hover']))).toEqual(['mode/unknown pt_zeppelin']);
  });

  test('messages are one short line that begins with the meaning', () => {
    const [problem] = modeDiagnostics(json('{"modes": ["pt_pub_buss"]}'), none);
    expect(problem?.message).toBe('`pt_pub_buss` is not a known mode. Did you mean `pt_pub_bus`?');
    for (const { message } of modeDiagnostics(json(`{"modeIdentifier": "${'x'.repeat(500)}"}`), none)) {
      expect(message.length).toBeLessThan(140);
      expect(message).not.toContain('\n');
    }
  });

  test('the range is the identifier without its quotes', () => {
    const text = '{"modes": ["pt_pub_buss"]}';
    const [problem] = modeDiagnostics(json(text), none);
    expect(text.slice(problem?.start, problem?.end)).toBe('pt_pub_buss');
  });

  test('a document of more than two million characters is not checked', () => {
    const padding = ' '.repeat(LONGEST_DOCUMENT);
    expect(problems(`{"modeIdentifier": "bus"${padding}}`)).toEqual([]);
  });
});

describe('fixes', () => {
  test.each([
    ['{"modes": ["pt_pub_buss"]}', '{"modes": ["pt_pub_bus"]}'],
    ['{"modes": ["cy_bic"]}', '{"modes": ["me_mic_bic"]}'],
    ['{"modes": ["pt_pub", "pt_pub_bus"]}', '{"modes": ["pt_pub"]}'],
    ['{"modes": ["pt_pub_bus", "pt_pub"]}', '{"modes": ["pt_pub"]}'],
    ['{"modes": [\n  "pt_pub",\n  "pt_pub_bus",\n  "ps_tax"\n]}', '{"modes": [\n  "pt_pub",\n  "ps_tax"\n]}'],
    ['{"modes": "pt_pub,pt_pub_bus,ps_tax"}', '{"modes": "pt_pub,ps_tax"}'],
  ])('%s', (before, after) => {
    expect(fixed(before)).toBe(after);
  });

  test('a fix is preferred when it is the only one', () => {
    for (const { identifier } of current) {
      const text = `{"modeIdentifier": "${identifier}x"}`;
      for (const problem of modeDiagnostics(json(text), none)) {
        const fixes = modeFixes(json(text), problem);
        expect(fixes.filter(({ preferred }) => preferred)).toHaveLength(fixes.length === 1 ? 1 : 0);
      }
    }
  });
});

describe('hover', () => {
  test('shows the meaning and the path from the group', () => {
    const hover = modeHover(...marked('{"modes": ["pt_pub_tr|am"]}'));
    expect(hover?.markdown).toMatch(/tram/i);
    expect(hover?.markdown).toMatch(/`pt`.*`pub`.*`tram`/);
  });

  test('names the replacement of a deprecated identifier', () => {
    expect(modeHover(...marked('{"modes": ["cy_|bic"]}'))?.markdown).toContain('me_mic_bic');
  });

  test('works in free strings for unambiguous identifiers only', () => {
    expect(modeHover(...marked('["x", "pt_p|ub"]'))).toBeDefined();
    expect(modeHover(...marked('["x", "in_pro|gress"]'))).toBeUndefined();
  });

  test('shows nothing outside strings', () => {
    expect(modeHover(...marked('{"modes": | ["pt_pub"]}'))).toBeUndefined();
  });
});

describe('completion', () => {
  const offered = (text: string) => modeCompletions(...marked(text)).map(({ newText }) => newText);

  test('starts with the groups', () => {
    expect(offered('{"modes": ["|"]}')).toEqual(
      expect.arrayContaining(['pt_', 'ps_', 'me_', 'wa_', 'in_', 'stationary_']),
    );
  });

  test('continues part by part', () => {
    expect(offered('{"modes": ["pt_|"]}')).toEqual(
      expect.arrayContaining(['pt_pub', 'pt_ltd_SCHOOLBUS', 'pt_pub_bus']),
    );
    expect(offered('{"modes": ["pt_|"]}')).not.toContain('ps_tax');
    expect(offered('{"modes": ["me_mic_|"]}')).toEqual(expect.arrayContaining(['me_mic_bic', 'me_mic_e-sco']));
    expect(offered('{"modes": ["me_mic_|"]}')).not.toContain('me_car');
  });

  test('replaces the whole identifier, also from its middle and without a closing quote', () => {
    const [whole] = modeCompletions(...marked('{"mode": "pt_|pub_bus"}'));
    expect([whole?.start, whole?.end]).toEqual([10, 20]);
    const [open] = modeCompletions(...marked('{"mode": "pt_|, "x": 1\n}'));
    expect([open?.start, open?.end]).toEqual([10, 13]);
  });

  test('offers deprecated identifiers last and struck through', () => {
    const groups = modeCompletions(...marked('{"modes": ["|"]}')).toSorted((a, b) =>
      a.sortText < b.sortText ? -1 : 1,
    );
    const deprecated = groups.map((completion) => completion.deprecated);
    expect(deprecated).toContain(true);
    expect(deprecated.indexOf(true)).toBeGreaterThan(deprecated.lastIndexOf(false));
  });

  test('begins after a known group in free strings', () => {
    expect(offered('{"title": "|"}')).toEqual([]);
    expect(offered('{"title": "hello_|"}')).toEqual([]);
    expect(offered('{"title": "pt_|"}')).toContain('pt_pub');
  });

  test('offers only known identifiers', () => {
    for (const prefix of ['pt_', 'ps_', 'me_', 'wa_', 'in_', 'stationary_', 'pt_pub_', 'me_mic_']) {
      for (const identifier of offered(`{"modes": ["${prefix}|"]}`)) {
        expect(
          problems(`{"modes": ["${identifier}"]}`).filter((problem) => !problem.startsWith('mode/deprecated')),
        ).toEqual([]);
      }
    }
  });
});

describe('laws', () => {
  test('every identifier of the table is valid or has a replacement', () => {
    for (const { identifier, replacement } of knownModes) {
      expect(problems(`{"modeIdentifier": "${identifier}"}`)).toEqual(
        replacement === undefined ? [] : [`mode/deprecated ${identifier}`],
      );
    }
  });

  test('an extra, missing or wrong letter in the last part suggests the intended identifier', () => {
    const letter = fc.constantFrom(...'bdfhjknqvwxyz');
    const slip = fc.constantFrom('insert', 'delete', 'replace');
    // Some identifiers differ only in their last letter (me_car-s, -r, -p), and at most three are suggested.
    const long = current.filter(({ identifier }) => /_[^_]{5,}$/.test(identifier) && !identifier.startsWith('me_car'));
    fc.assert(
      fc.property(fc.constantFrom(...long), slip, letter, fc.nat(), ({ identifier }, kind, extra, random) => {
        const start = identifier.lastIndexOf('_') + 1;
        const at = start + 1 + (random % (identifier.length - start - 1));
        const rest = identifier.slice(kind === 'insert' ? at : at + 1);
        const typed = identifier.slice(0, at) + (kind === 'delete' ? '' : extra) + rest;
        fc.pre(typed !== identifier && !knownModes.some((mode) => mode.identifier === typed));
        const [problem] = modeDiagnostics(json(`{"modeIdentifier": "${typed}"}`), none);
        expect(problem?.replacements).toContain(identifier);
      }),
    );
  });

  test('no deprecated identifier is ever suggested', () => {
    const deprecated = new Set(
      knownModes.filter(({ replacement }) => replacement !== undefined).map(({ identifier }) => identifier),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^(cy|me|pt)_[a-z]{0,5}(_[a-z]{0,5})?$/), (typed) => {
        for (const { replacements } of modeDiagnostics(json(`{"modeIdentifier": "${typed}"}`), none)) {
          for (const replacement of replacements) expect(deprecated.has(replacement)).toBe(false);
        }
      }),
    );
  });

  test('no text and no offset throws', () => {
    const words = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"modes"',
      '"mode"',
      '"pt_pub_buss"',
      '"cy_',
      '_',
      '-',
      '\n',
      ' ',
    );
    const soup = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), fc.nat(60), (text, offset) => {
        const at = Math.min(offset, text.length);
        for (const problem of modeDiagnostics(json(text), none)) modeFixes(json(text), problem);
        modeHover(json(text), at);
        modeCompletions(json(text), at);
      }),
    );
  });

  test('the longest checked document takes linear time: quadratic time would exceed the timeout', () => {
    const list = Array.from({ length: 100_000 }, (_, index) => `"pt_pub_bus_${index}"`).join(',');
    const text = `{"modes": [${list}]}`;
    expect(text.length).toBeLessThan(LONGEST_DOCUMENT);
    expect(() => modeDiagnostics(json(text), none)).not.toThrow();
  });
});
