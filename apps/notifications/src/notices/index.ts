export { NoticeAddressRepository } from './persistence/notice-address.repository';
export type { NoticeAddressDocument } from './persistence/notice-address.schema';
