import { type FeedWords, joinSentences, numberIn } from '../feed-texts.ts';
import type { FeedProblem } from './check-feed.ts';

type ProblemWords = Pick<FeedWords, 'say' | 'meaningOf' | 'locale'>;

/** What a problem says to people: what is wrong, what riders lose by it, what to change, and how many more of its kind there are. */
export function problemText(problem: FeedProblem, words: ProblemWords): string {
  const { meaning, remedy, more } = problem;
  const rest = more > 0 ? words.say('feed.more', { count: numberIn(words.locale, more) }) : '';
  return joinSentences([words.meaningOf(meaning), consequence(problem, words), words.meaningOf(remedy), rest]);
}

/** What riders lose, in one sentence; '' where no departure is concerned. */
function consequence({ severity, departuresPerDay }: FeedProblem, { say, locale }: ProblemWords): string {
  if (departuresPerDay === 0 || severity === 'info') return '';
  const count = numberIn(locale, departuresPerDay);
  if (severity === 'error') return departuresPerDay === 1 ? say('feed.lostOne') : say('feed.lost', { count });
  return departuresPerDay === 1 ? say('feed.concernedOne') : say('feed.concerned', { count });
}
