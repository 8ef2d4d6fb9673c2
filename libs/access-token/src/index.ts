export * from './access-token';
export * from './uniform-time';
