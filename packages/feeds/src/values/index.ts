export { definedValues } from './defined-values.ts';
export { detachText } from './detach-text.ts';
