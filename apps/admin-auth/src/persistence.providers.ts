import type { Provider } from '@nestjs/common';
import type { ModelDefinition } from '@hearthstay/database';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { rateLimitModels, ReachedLimits } from '@hearthstay/rate-limit';
import { AdminRosterRepository } from './admins/persistence/admin-roster.repository';
import { adminRosterModel, adminRosterOutbox } from './admins/persistence/admin-roster.schema';
import { LoginLinkRepository } from './login-links/persistence/login-link.repository';
import { loginLinkModel, loginLinkOutbox } from './login-links/persistence/login-link.schema';
import { SessionRepository } from './sessions/persistence/session.repository';
import { sessionModel } from './sessions/persistence/session.schema';

/** The service's collections. */
export const models: ModelDefinition[] = [adminRosterModel, loginLinkModel, sessionModel, ...rateLimitModels];

/** The repositories, and the relays that publish what their documents record. */
export const persistenceProviders: Provider[] = [
  AdminRosterRepository,
  LoginLinkRepository,
  SessionRepository,
  ReachedLimits,
  provideOutboxRelay(adminRosterOutbox, adminRosterModel),
  provideOutboxRelay(loginLinkOutbox, loginLinkModel),
];
