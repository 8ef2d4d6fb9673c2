export * from './smtp';
export * from './database';
