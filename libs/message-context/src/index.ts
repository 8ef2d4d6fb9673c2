export * from './command-context';
export * from './history-entry';
export * from './message-context';
