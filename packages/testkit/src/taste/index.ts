export { type AnswerToJudge, judgeAnswer, type TasteFinding } from './judge-answer.ts';
export { type JudgedRequest, judgeRequest } from './judge-request.ts';
export { tasteRules } from './taste-rules.ts';
