export * from './smtp';
export * from './database';
export * from './http/http-listener';
export * from './rabbitmq';
export * from './eventually';
export * from './mailbox-cookie';
export * from './qr-code';
export { freePort, freePorts } from './free-ports';
export { removeWhenProcessEnds, type RemovalGuard } from './removal-guard';
