export * from './regions';
export * from './holidays-of';
