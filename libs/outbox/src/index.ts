export * from './outbox-relay';
export { addOutbox, type WithOutbox } from './outbox.schema';
export * from './recorded-event';
