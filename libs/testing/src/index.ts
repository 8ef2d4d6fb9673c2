export * from './smtp';
export * from './database';
export * from './rabbitmq';
export * from './eventually';
