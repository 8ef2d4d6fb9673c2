export type { BffOptions } from './create-bff';
export { startBff, type RunningBff } from './start-bff';
