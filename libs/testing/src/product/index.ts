export { Product } from './product';
export { ownerToken } from './owner-token';
