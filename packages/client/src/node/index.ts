export { fileCells } from './file-cells.ts';
