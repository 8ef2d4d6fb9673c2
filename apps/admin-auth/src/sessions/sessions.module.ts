import { Module } from '@nestjs/common';
import { AdminRosterStoreModule } from '../admin-roster/admin-roster-store.module';
import { LoginLinksModule } from '../login-links/login-links.module';
import { Authenticate } from './authenticate/authenticate';
import { CloseSession } from './close-session/close-session';
import { EndOtherSessions } from './end-other-sessions/end-other-sessions';
import { EndSession } from './end-session/end-session';
import { ListSessions } from './list-sessions/list-sessions';
import { OpenSession } from './open-session/open-session';
import { SessionRepository } from './persistence/session.repository';
import { SignedInAdmin } from './signed-in-admin';

/** The sessions of admins who have signed in. */
@Module({
  imports: [AdminRosterStoreModule, LoginLinksModule],
  controllers: [OpenSession, Authenticate, CloseSession, ListSessions, EndSession, EndOtherSessions],
  providers: [SessionRepository, SignedInAdmin],
  exports: [SessionRepository],
})
export class SessionsModule {}
