export { type ReadSpeeds, readSpeeds } from './read-speeds.ts';
