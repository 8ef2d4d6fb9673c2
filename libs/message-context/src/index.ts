export { asOperator } from './as-operator';
export * from './command-context';
export * from './history-entry';
export * from './message-context';
