export { GuestLinks } from './guest-links/guest-links';
export { GuestLinkRepository } from './guest-links/persistence/guest-link.repository';
export { GuestsModule } from './guests.module';
export { PasswordGate } from './password-gate/password-gate';
export { WhitelistRepository } from './whitelist/persistence/whitelist.repository';
export { whitelistModel, type WhitelistDocument } from './whitelist/persistence/whitelist.schema';
