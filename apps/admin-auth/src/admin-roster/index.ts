export { AdminRosterRepository } from './persistence/admin-roster.repository';
