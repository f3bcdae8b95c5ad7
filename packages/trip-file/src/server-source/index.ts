export { serverSource } from './server-source.ts';
