import type { FactoryProvider, Provider } from '@nestjs/common';
import { modelToken, type ModelDefinition } from '@hearthstay/database';
import { EventPublisher } from '@hearthstay/messaging';
import { OutboxRelay, type WithOutbox } from '@hearthstay/outbox';
import { rateLimitModel } from '@hearthstay/rate-limit';
import type { Model } from 'mongoose';
import { AdminRosterRepository } from './admins/persistence/admin-roster.repository';
import { adminRosterModel, adminRosterOutbox } from './admins/persistence/admin-roster.schema';
import { LoginLinkRepository } from './login-links/persistence/login-link.repository';
import { loginLinkModel, loginLinkOutbox } from './login-links/persistence/login-link.schema';
import { SessionRepository } from './sessions/persistence/session.repository';
import { sessionModel } from './sessions/persistence/session.schema';

/** The service's collections. */
export const models: ModelDefinition[] = [adminRosterModel, loginLinkModel, sessionModel, rateLimitModel];

const relay = (token: symbol, { name }: ModelDefinition): FactoryProvider<OutboxRelay> => ({
  provide: token,
  inject: [modelToken(name), EventPublisher],
  useFactory: (documents: Model<WithOutbox>, publisher: EventPublisher) => new OutboxRelay(documents, publisher),
});

/** The repositories, and the relays that publish what their documents record. */
export const persistenceProviders: Provider[] = [
  AdminRosterRepository,
  LoginLinkRepository,
  SessionRepository,
  relay(adminRosterOutbox, adminRosterModel),
  relay(loginLinkOutbox, loginLinkModel),
];
