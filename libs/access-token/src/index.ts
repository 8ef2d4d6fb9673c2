export * from './access-token';
export * from './hide-duration';
