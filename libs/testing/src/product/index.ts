export { freePort } from '../free-ports';
export { Product } from './product';
export { ownerToken } from './owner-token';
