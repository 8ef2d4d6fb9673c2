import { Module } from '@nestjs/common';
import { AdminRosterStoreModule } from '../admins/persistence/admin-roster-store.module';
import { LoginLinksModule } from '../login-links/login-links.module';
import { Authenticate } from './authenticate/authenticate';
import { CloseSessionHandler } from './close-session/close-session.handler';
import { EndSessionsHandler } from './end-sessions/end-sessions.handler';
import { ListSessionsHandler } from './list-sessions/list-sessions.handler';
import { OpenSession } from './open-session/open-session';
import { SessionRepository } from './persistence/session.repository';
import { SignedInAdmin } from './signed-in-admin';

/** The sessions of admins who have signed in. */
@Module({
  imports: [AdminRosterStoreModule, LoginLinksModule],
  controllers: [OpenSession, Authenticate, CloseSessionHandler, ListSessionsHandler, EndSessionsHandler],
  providers: [SessionRepository, SignedInAdmin],
  exports: [SessionRepository],
})
export class SessionsModule {}
