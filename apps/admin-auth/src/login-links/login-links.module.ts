import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { AdminRosterStoreModule } from '../admin-roster/admin-roster-store.module';
import { LoginLinkRepository } from './persistence/login-link.repository';
import { loginLinkModel, loginLinkOutbox } from './persistence/login-link.schema';
import { IssueLoginLink } from './issue-login-link/issue-login-link';
import { RequestAccess } from './request-access/request-access';

/** The links to the panel that admins get by e-mail or from an operator. */
@Module({
  imports: [AdminRosterStoreModule],
  controllers: [RequestAccess, IssueLoginLink],
  providers: [LoginLinkRepository, provideOutboxRelay(loginLinkOutbox, loginLinkModel)],
  exports: [LoginLinkRepository],
})
export class LoginLinksModule {}
