export * from './command-context';
export * from './message-context';
