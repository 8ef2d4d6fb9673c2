export * from './iban';
export * from './spaced-iban';
export * from './payment-reference';
export * from './epc-payload';
