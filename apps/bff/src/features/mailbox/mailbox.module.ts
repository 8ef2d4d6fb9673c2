import { Module, type DynamicModule } from '@nestjs/common';
import { MailboxSecret } from './mailbox-secret';
import { MailboxController } from './mailbox.controller';

@Module({})
export class MailboxModule {
  static create(secret: MailboxSecret): DynamicModule {
    return {
      module: MailboxModule,
      controllers: [MailboxController],
      providers: [{ provide: MailboxSecret, useValue: secret }],
    };
  }
}
