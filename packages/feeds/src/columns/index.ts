export { GrowingColumn } from './growing-column.ts';
