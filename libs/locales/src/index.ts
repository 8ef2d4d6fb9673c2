export * from './home-address';
export * from './languages';
