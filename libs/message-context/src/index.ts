export { asOperator } from './as-operator';
export * from './command-context';
export * from './history-entry';
export * from './message-context';
export { joinedHistory } from './joined-history';
export type { ChangesAndTotal } from './joined-history';
