export { readArea } from './read-area.ts';
