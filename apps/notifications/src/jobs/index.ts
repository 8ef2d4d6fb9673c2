export { EmailContentRepository } from './persistence/email-content.repository';
export { EmailJobRepository, type KeptEmail } from './persistence/email-job.repository';
