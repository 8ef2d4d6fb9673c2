export * from './outbox-relay';
export { addOutbox, isHoldOver, type WithOutbox } from './outbox.schema';
export * from './provide-outbox-relay';
export * from './recorded-event';
export { storeRevision, type Recorded } from './store-revision';
