export { NoticeAddressRepository } from './persistence/notice-address.repository';
