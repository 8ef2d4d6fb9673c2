export type { BffOptions } from './create-bff';
export { createAnswerMetrics } from './http/answer-metrics';
export { servesMailbox } from './mailbox/mailbox-address';
export { MailboxSecret } from './mailbox/mailbox-secret';
export { startBff, type RunningBff } from './start-bff';
