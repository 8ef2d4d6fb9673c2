import type { Provider } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { rateLimitModels, ReachedLimits } from '@hearthstay/rate-limit';
import { BlockedDayRepository } from './availability/persistence/blocked-day.repository';
import { UnfinishedBlockRepository } from './availability/persistence/unfinished-block.repository';
import { unfinishedBlockModel } from './availability/persistence/unfinished-block.schema';
import { RemovalRepository } from './commands/persistence/removal.repository';
import { removalModel } from './commands/persistence/removal.schema';
import { GuestLinkRepository } from './guests/guest-links/persistence/guest-link.repository';
import { guestLinkModel, guestLinkOutbox } from './guests/guest-links/persistence/guest-link.schema';
import { OccupiedDayRepository } from './availability/persistence/occupied-day.repository';
import { occupiedDayModel } from './availability/persistence/occupied-day.schema';
import { RequestClaimRepository } from './availability/persistence/request-claim.repository';
import { RequestCommandRepository } from './requests/persistence/request-command.repository';
import { RequestRepository } from './requests/persistence/request.repository';
import { requestModel, requestOutbox } from './requests/persistence/request.schema';
import { SettingsRepository } from './settings/persistence/settings.repository';
import { settingsModel, settingsOutbox } from './settings/persistence/settings.schema';
import { WhitelistRepository } from './guests/whitelist/persistence/whitelist.repository';
import { whitelistModel } from './guests/whitelist/persistence/whitelist.schema';
import { StoredEmailRepository } from './stored-emails/persistence/stored-email.repository';
import { StayRepository } from './statistics/persistence/stay.repository';

/** The service's collections. */
export const models: ModelDefinition[] = [
  requestModel,
  occupiedDayModel,
  unfinishedBlockModel,
  guestLinkModel,
  settingsModel,
  whitelistModel,
  removalModel,
  ...rateLimitModels,
];

/** The repositories, and the relays that publish what their documents record. */
export const persistenceProviders: Provider[] = [
  RequestRepository,
  RequestClaimRepository,
  RequestCommandRepository,
  RemovalRepository,
  OccupiedDayRepository,
  BlockedDayRepository,
  UnfinishedBlockRepository,
  StayRepository,
  GuestLinkRepository,
  SettingsRepository,
  WhitelistRepository,
  StoredEmailRepository,
  ReachedLimits,
  provideOutboxRelay(requestOutbox, requestModel),
  provideOutboxRelay(guestLinkOutbox, guestLinkModel),
  provideOutboxRelay(settingsOutbox, settingsModel),
];
