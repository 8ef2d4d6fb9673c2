import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { AvailabilityModule } from '../availability';
import { GuestsModule } from '../guests';
import { MessagesModule } from '../messages';
import { RequestStoreModule } from '../request-store';
import { SettingsModule } from '../settings';
import { EraseGuest } from './erase-guest/erase-guest';
import { FinishErasures } from './erase-guest/finish-erasures';
import { GuestErasure } from './erase-guest/guest-erasure';
import { NoteCompletedErasure } from './erase-guest/note-completed-erasure';
import { ExportGuest } from './export-guest/export-guest';
import { FindGuestData } from './find-guest-data/find-guest-data';
import { GuestDataSearch } from './guest-data-search';
import { ListPrivacyRecords } from './list-privacy-records/list-privacy-records';
import { PrivacyRecordRepository } from './persistence/privacy-record.repository';
import { privacyRecordModel, privacyRecordOutbox } from './persistence/privacy-record.schema';
import { RequestErasure } from './request-erasure';
import { Retention } from './retention/retention';

/** How long the data of guests are kept, and what is done when a guest asks for them. */
@Module({
  imports: [AvailabilityModule, GuestsModule, MessagesModule, RequestStoreModule, SettingsModule],
  controllers: [FindGuestData, ExportGuest, EraseGuest, NoteCompletedErasure, ListPrivacyRecords],
  providers: [
    GuestDataSearch,
    RequestErasure,
    GuestErasure,
    FinishErasures,
    PrivacyRecordRepository,
    provideOutboxRelay(privacyRecordOutbox, privacyRecordModel),
    Retention,
  ],
})
export class PrivacyModule {}
