import {
  coversMode,
  findModeFamily,
  MODES,
  nearestModes,
  type ParsedMode,
  parseMode,
  replacementOf,
} from '@tripwright/core/modes';
import type { Command } from 'commander';

interface ModeVerdict {
  readonly identifier: string;
  readonly valid: boolean;
  readonly known: boolean;
  readonly problem?: string;
  readonly meaning?: string;
  readonly deprecated?: boolean;
  readonly replacement?: string;
  readonly covers?: readonly string[];
  readonly suggestions: readonly string[];
}

/** Adds `modes`: validates and explains mode identifiers. */
export function addModes(program: Command): void {
  program
    .command('modes')
    .summary('validate and explain mode identifiers')
    .description(
      'Prints for each mode identifier whether it is valid, its meaning, and the nearest known identifiers. Without arguments: lists all known modes.',
    )
    .argument('[identifiers...]', 'mode identifiers such as pt_pub_bus')
    .option('--json', 'print JSON', false)
    .action((identifiers: string[], options: { json: boolean }) => {
      const verdicts = (identifiers.length > 0 ? identifiers : MODES.map((row) => row.id)).map(judge);
      if (options.json) process.stdout.write(`${JSON.stringify(verdicts, undefined, 2)}\n`);
      else for (const verdict of verdicts) process.stdout.write(`${describe(verdict)}\n`);
      if (verdicts.some((verdict) => !verdict.valid)) process.exitCode = 1;
    });
}

function judge(identifier: string): ModeVerdict {
  const parsed: ParsedMode = parseMode(identifier);
  const suggestions = nearestModes(identifier);
  if (!parsed.wellFormed) return { identifier, valid: false, known: false, problem: parsed.problem, suggestions };
  const family = findModeFamily(identifier);
  const replacement = replacementOf(identifier);
  const covers = MODES.filter((row) => row.id !== identifier && coversMode(identifier, row.id)).map((row) => row.id);
  return {
    identifier,
    valid: true,
    known: parsed.known,
    ...(family === undefined ? {} : { meaning: family.meaning }),
    ...(replacement === undefined ? {} : { deprecated: true, replacement }),
    ...(covers.length === 0 ? {} : { covers }),
    suggestions,
  };
}

function describe(verdict: ModeVerdict): string {
  const hint = verdict.suggestions.length > 0 ? ` Did you mean ${verdict.suggestions.join(' or ')}?` : '';
  if (!verdict.valid) return `✗ ${verdict.identifier}: malformed, ${verdict.problem}.${hint}`;
  if (verdict.replacement !== undefined) return `! ${verdict.identifier}: deprecated, use ${verdict.replacement}.`;
  if (!verdict.known)
    return `? ${verdict.identifier}: well-formed, but not a known mode (requests may hold it; it is ignored).${hint}`;
  const covers = verdict.covers === undefined ? '' : ` Covers ${verdict.covers.join(', ')}.`;
  return `✓ ${verdict.identifier}: ${verdict.meaning}.${covers}`;
}
