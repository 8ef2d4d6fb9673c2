export * from './history-entry';
export * from './history.schema';
export * from './history-view';
