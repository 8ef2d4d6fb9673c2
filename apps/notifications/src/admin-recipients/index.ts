export { AdminNoticeRepository } from './persistence/admin-notice.repository';
