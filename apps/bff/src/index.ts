export type { BffOptions } from './create-bff';
export { createResponseMetrics } from './platform/http/response-metrics';
export { servesMailbox } from './features/mailbox/mailbox-address';
export { MailboxSecret } from './features/mailbox/mailbox-secret';
export { startBff, type RunningBff } from './start-bff';
