import { judgeMode } from './mode-knowledge.ts';
import { findModeStrings, isCertainlyMode } from './mode-strings.ts';

/** The hover text for an identifier. */
export interface ModeHover {
  readonly markdown: string;
  /** Offsets of the identifier in the document. */
  readonly start: number;
  readonly end: number;
}

/** Explains the identifier at an offset; `undefined` when there is none. */
export function modeHover(text: string, offset: number): ModeHover | undefined {
  const string = findModeStrings(text).find(({ start, end }) => start <= offset && offset <= end);
  if (string === undefined) return undefined;
  const { value, start, end, place } = string;
  if (place === 'free' && !isCertainlyMode(value)) return undefined;
  const judgement = judgeMode(value);
  switch (judgement.kind) {
    case 'known': {
      const lines = [`**${escapeMarkdown(judgement.meaning)}**`];
      if (judgement.path.length > 1) lines.push(judgement.path.map(breadcrumb).join(' › '));
      if (judgement.replacement !== undefined) lines.push(`Deprecated: use \`${judgement.replacement}\`.`);
      return { markdown: lines.join('\n\n'), start, end };
    }
    case 'unknown': {
      const nearest = judgement
        .nearest()
        .map((identifier) => `\`${identifier}\``)
        .join(', ');
      const lines = ['**Unknown mode.** Servers may add new identifiers at any time, so this is not an error.'];
      if (judgement.path.length > 0) lines.push(`It begins with ${judgement.path.map(breadcrumb).join(' › ')}.`);
      if (nearest !== '') lines.push(`Similar identifiers: ${nearest}.`);
      return { markdown: lines.join('\n\n'), start, end };
    }
    case 'malformed':
      return undefined; // the diagnostic explains it
    default:
      return judgement satisfies never;
  }
}

function breadcrumb(step: { readonly part: string; readonly meaning: string }): string {
  return `\`${step.part.replaceAll('`', '')}\` ${escapeMarkdown(step.meaning)}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-!|<>~]/g, '\\$&');
}
