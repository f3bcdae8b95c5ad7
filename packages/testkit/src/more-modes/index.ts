export { type CheckedItinerary, checkMoreModes, type Fate, journeyKey } from './check-more-modes.ts';
export { type ModeQuestion, modeQuestions } from './mode-questions.ts';
