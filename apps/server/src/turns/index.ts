export { JsonText } from './json-text.ts';
export { slicedJson } from './sliced-json.ts';
export { SlicedWork } from './sliced-work.ts';
export { Turns } from './turns.ts';
