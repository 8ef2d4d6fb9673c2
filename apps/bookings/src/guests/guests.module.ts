import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { RequestStoreModule } from '../request-store';
import { SettingsModule } from '../settings';
import { GuestLinks } from './guest-links/guest-links';
import { GuestLinkRepository } from './guest-links/persistence/guest-link.repository';
import { guestLinkModel, guestLinkOutbox } from './guest-links/persistence/guest-link.schema';
import { SendAccessLink } from './guest-links/send-access-link/send-access-link';
import { PasswordGate } from './password-gate/password-gate';
import { AdmitGuest } from './admit-guest/admit-guest';
import { CheckPassword } from './check-password/check-password';
import { AddToWhitelist } from './whitelist/add-to-whitelist/add-to-whitelist';
import { ChangeWhitelistNotes } from './whitelist/change-whitelist-notes/change-whitelist-notes';
import { ListWhitelist } from './whitelist/list-whitelist/list-whitelist';
import { WhitelistRepository } from './whitelist/persistence/whitelist.repository';
import { RemoveFromWhitelist } from './whitelist/remove-from-whitelist/remove-from-whitelist';

/** The access of guests: the site password, the whitelist, and links by e-mail. */
@Module({
  imports: [RequestStoreModule, SettingsModule],
  controllers: [
    SendAccessLink,
    AdmitGuest,
    CheckPassword,
    ListWhitelist,
    AddToWhitelist,
    ChangeWhitelistNotes,
    RemoveFromWhitelist,
  ],
  providers: [
    GuestLinks,
    GuestLinkRepository,
    provideOutboxRelay(guestLinkOutbox, guestLinkModel),
    PasswordGate,
    WhitelistRepository,
  ],
  exports: [GuestLinks, GuestLinkRepository, PasswordGate, WhitelistRepository],
})
export class GuestsModule {}
