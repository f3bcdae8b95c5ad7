export { definedValues } from './defined-values.ts';
