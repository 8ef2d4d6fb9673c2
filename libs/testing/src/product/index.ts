export { builtProgram } from './built-program';
export { Product } from './product';
export { ownerToken } from './owner-token';
