export * from './iban';
export * from './payment-reference';
export * from './epc-payload';
