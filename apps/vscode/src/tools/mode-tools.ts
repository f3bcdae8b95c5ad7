import { type ModeDocument, modeDiagnostics, modeHover, type RegionModes, syntaxOf } from '@tripwright/mode-language';

/** Models read English, whatever the language of the editor: these texts are for them. */
const NOTHING = 'No problem found.';

/**
 * Checks mode identifiers: a list (`modes`), or those in a source text (`text`, `language`).
 * @param input as the model gives it
 */
export function checkModes(input: unknown, regions: readonly RegionModes[]): string {
  const { modes, text, language } = membersOf(input);
  const document: ModeDocument | undefined = Array.isArray(modes)
    ? documentOf(modes.map(String))
    : typeof text === 'string'
      ? { text, syntax: syntaxOf(typeof language === 'string' ? language : 'json') ?? 'json' }
      : undefined;
  if (document === undefined)
    return 'Give "modes", a list of identifiers such as ["pt_pub", "wa_wal"], or "text" with its "language".';
  const problems = modeDiagnostics(document, { acceptedModes: new Set(), regions });
  if (problems.length === 0) return NOTHING;
  return problems
    .map(({ severity, code, identifier, message, replacements }) => {
      const instead = replacements.length === 0 ? '' : ` Use: ${replacements.slice(0, 3).join(', ')}.`;
      return `${identifier}: ${severity} ${code}: ${message}${instead}`;
    })
    .join('\n');
}

/** Explains one mode identifier: what it covers, its breadcrumb, what replaces it, similar ones where it is unknown. */
export function explainMode(input: unknown, regions: readonly RegionModes[]): string {
  const { mode } = membersOf(input);
  if (typeof mode !== 'string' || mode === '') return 'Give "mode", an identifier such as pt_pub_bus.';
  const document = documentOf([mode]);
  const hover = modeHover(document, document.text.indexOf(mode) + 1, { regions });
  if (hover === undefined) return checkModes({ modes: [mode] }, regions);
  // The dot in the colour of the mode says nothing in text.
  return `${mode}: ${hover.markdown.replace(/!\[\]\([^)]*\) ?/g, '')}`;
}

/** Both ends of a trip are the sign that a list is one of modes: without it, words such as "bus" may be anything. */
function documentOf(modes: readonly string[]): ModeDocument {
  return { text: JSON.stringify({ modes, from: '', to: '' }), syntax: 'json' };
}

function membersOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
