export { SessionRepository } from './persistence/session.repository';
export { sessionModel } from './persistence/session.schema';
