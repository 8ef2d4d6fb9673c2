export * from './outbox-relay';
export * from './outbox.schema';
export * from './recorded-event';
