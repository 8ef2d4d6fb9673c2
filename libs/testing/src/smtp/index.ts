export { linkIn } from './link-in';
export type { ReceivedAttachment, ReceivedEmail } from './received-email';
export { startSmtpListener, type SmtpListener, type SmtpListenerOptions } from './smtp-listener';
