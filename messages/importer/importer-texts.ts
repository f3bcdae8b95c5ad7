import type { BuildStepKind } from '../../packages/feeds/src/import/build-step.ts';
import type { NoticeCode } from '../../packages/feeds/src/notices/notice-code.ts';

/**
 * The notices of the importer in one language: what each means for riders, and what to change in the feed. The English texts stand beside their codes, in
 * packages/feeds/src/notices/catalogue.ts. A missing code does not compile.
 */
export type NoticeTexts = Readonly<Record<NoticeCode, readonly [meaning: string, remedy: string]>>;

/** The steps of building a region in one language; the English ones are in packages/feeds/src/import/build-step.ts. */
export type BuildStepTexts = Readonly<Record<BuildStepKind, string>>;

/** What the importer says in one language. */
export interface ImporterTexts {
  readonly notices: NoticeTexts;
  readonly steps: BuildStepTexts;
}

/** What the importer says in other words in one country. */
export interface ImporterOverlay {
  readonly notices: Partial<NoticeTexts>;
  readonly steps: Partial<BuildStepTexts>;
}
