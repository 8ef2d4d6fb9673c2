export * from './fields/name-field';
export * from './sentences';
