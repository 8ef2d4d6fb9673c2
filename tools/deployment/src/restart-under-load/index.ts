export { callWith } from './calls';
export { startLoad, type Result } from './load';
