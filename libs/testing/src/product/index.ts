export { builtProgram } from './built-program';
export { Product, shortLived } from './product';
export { ownerToken } from './owner-token';
export { firstRelease, isFirstReleaseBuilt } from './first-release';
