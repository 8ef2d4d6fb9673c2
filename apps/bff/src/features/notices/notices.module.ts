import { Module } from '@nestjs/common';
import { FailingEmails } from './failing-emails';
import { noticeSources, type NoticeSource } from './notice-source';
import { NoticesController } from './notices.controller';
import { ReachedLimits } from './reached-limits';
import { UntrustedProxy } from './untrusted-proxy';

@Module({
  controllers: [NoticesController],
  providers: [
    FailingEmails,
    UntrustedProxy,
    ReachedLimits,
    {
      provide: noticeSources,
      useFactory: (...sources: NoticeSource[]) => sources,
      inject: [FailingEmails, UntrustedProxy, ReachedLimits],
    },
  ],
})
export class NoticesModule {}
