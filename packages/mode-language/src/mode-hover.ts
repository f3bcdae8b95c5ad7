import { findModeFamily } from '@tripwright/core/modes';
import type { ModeDocument } from './mode-document.ts';
import { judgeMode } from './mode-knowledge.ts';
import { findModeStrings, isCertainlyMode } from './mode-strings.ts';
import { type ModeWords, sayModesInEnglish } from './mode-texts.ts';
import { type RegionModes, regionsWith } from './region-modes.ts';

/** The hover text for an identifier. */
export interface ModeHover {
  readonly markdown: string;
  /** Offsets of the identifier in the document. */
  readonly start: number;
  readonly end: number;
}

/** Names of regions in a hover; more would fill the screen. */
const MOST_REGIONS = 5;

/** Explains the identifier at an offset; `undefined` when there is none. */
export function modeHover(
  document: ModeDocument,
  offset: number,
  { say = sayModesInEnglish, meaningOf, regions = [] }: ModeWords & { readonly regions?: readonly RegionModes[] } = {},
): ModeHover | undefined {
  const string = findModeStrings(document).find(({ start, end }) => start <= offset && offset <= end);
  if (string === undefined) return undefined;
  const { value, start, end, place } = string;
  if (place === 'free' && !isCertainlyMode(value)) return undefined;
  const judgement = judgeMode(value);
  switch (judgement.kind) {
    case 'known': {
      const meaning = meaningOf?.(value) || judgement.meaning;
      const lines = [`${badge(value)}**${escapeMarkdown(meaning)}**`];
      const path = judgement.path();
      if (path.length > 1) lines.push(path.map(breadcrumb).join(' › '));
      if (judgement.replacement !== undefined) {
        lines.push(say('modes.useInstead', { replacement: `\`${judgement.replacement}\`` }));
      }
      if (regions.length > 0) lines.push(regionLine(value));
      return { markdown: lines.join('\n\n'), start, end };
    }
    case 'unknown': {
      const nearest = judgement
        .nearest()
        .map((identifier) => `\`${identifier}\``)
        .join(', ');
      const lines = [`**${say('modes.unknownTitle')}** ${say('modes.unknownNote')}`];
      const path = judgement.path();
      if (path.length > 0) lines.push(say('modes.beginsWith', { path: path.map(breadcrumb).join(' › ') }));
      if (nearest !== '') lines.push(say('modes.similar', { identifiers: nearest }));
      return { markdown: lines.join('\n\n'), start, end };
    }
    case 'malformed':
      return undefined; // the diagnostic explains it
    default:
      return judgement satisfies never;
  }

  function regionLine(identifier: string): string {
    const titles = regionsWith(identifier, regions);
    if (titles.length === 0) return say('modes.inNoRegion');
    const shown = titles.slice(0, MOST_REGIONS).map(escapeMarkdown).join(', ');
    return say('modes.inRegions', { regions: titles.length > MOST_REGIONS ? `${shown}, …` : shown });
  }
}

/** A dot in the colour that the mode has on maps. A picture must be a data URI: editors refuse inline SVG. */
function badge(identifier: string): string {
  const color = findModeFamily(identifier)?.color;
  if (color === undefined) return '';
  const { red, green, blue } = color;
  const dot = `<circle cx="6" cy="6" r="5" fill="rgb(${red},${green},${blue})"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12">${dot}</svg>`;
  return `![](data:image/svg+xml,${encodeURIComponent(svg).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}) `;
}

function breadcrumb(step: { readonly part: string; readonly meaning: string }): string {
  return `\`${step.part.replaceAll('`', '')}\` ${escapeMarkdown(step.meaning)}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-!|<>~]/g, '\\$&');
}
