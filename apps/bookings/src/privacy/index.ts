export { newestPrivacyChanges } from './persistence/privacy-history';
export { privacyRecordModel, type PrivacyRecordDocument } from './persistence/privacy-record.schema';
export { PrivacyModule } from './privacy.module';
