export { buildFares } from './build-fares.ts';
