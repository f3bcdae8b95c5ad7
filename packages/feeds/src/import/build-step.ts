/** The steps of building a region, in English; `{file}` is what is read. */
export const BUILD_STEPS = {
  reading: 'Reading {file}',
  streets: 'Building the street graph',
  timetable: 'Building the timetable',
  walks: 'Searching walks between stops',
  shapes: 'Building shapes',
  names: 'Indexing names',
  writing: 'Writing the region',
} as const;

/** A kind of step in building a region. */
export type BuildStepKind = keyof typeof BUILD_STEPS;

/** A step of building a region. */
export interface BuildStep {
  readonly kind: BuildStepKind;
  /** What is read: the name of a file, or the name of a system; '' for other steps. */
  readonly file: string;
}

/** A step in English. */
export function buildStepText({ kind, file }: BuildStep): string {
  return BUILD_STEPS[kind].replace('{file}', () => file);
}

/** Called with the current step of the import and its completed share, 0 to 1. */
export type BuildProgress = (step: BuildStep, share: number) => void;
