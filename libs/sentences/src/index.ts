export type { FieldNames } from './fields/de';
export * from './fields/name-field';
export * from './sentences';
