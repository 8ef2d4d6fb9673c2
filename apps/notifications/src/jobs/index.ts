export { stateOf } from './email-state';
export { EmailContentRepository } from './persistence/email-content.repository';
export { EmailJobRepository, type KeptEmail } from './persistence/email-job.repository';
export type { EmailJobDocument } from './persistence/email-job.schema';
export { EmailLogRepository, type RecordedEmail } from './persistence/email-log.repository';
export { EmailOutageRepository, type FailedEmail } from './persistence/email-outage.repository';
export { countsByChannel, GuestEmailRepository } from './persistence/guest-email.repository';
