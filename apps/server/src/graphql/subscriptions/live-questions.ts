import type { AskLive } from './use-subscriptions.ts';

/** What the fields of `Subscription` ask, by their names. */
export const liveQuestions: Readonly<Record<string, AskLive>> = {};
