import { Module } from '@nestjs/common';
import { noticeSources, type NoticeSource } from './notice-source';
import { NoticesController } from './notices.controller';
import { ReachedLimits } from './reached-limits';
import { UntrustedProxy } from './untrusted-proxy';

@Module({
  controllers: [NoticesController],
  providers: [
    UntrustedProxy,
    ReachedLimits,
    {
      provide: noticeSources,
      useFactory: (...sources: NoticeSource[]) => sources,
      inject: [UntrustedProxy, ReachedLimits],
    },
  ],
})
export class NoticesModule {}
