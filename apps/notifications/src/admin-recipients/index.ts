export { AdminNoticeRepository } from './persistence/admin-notice.repository';
export { AdminRosterRepository } from './persistence/admin-roster.repository';
