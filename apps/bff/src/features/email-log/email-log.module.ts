import { Module } from '@nestjs/common';
import { EmailLogController } from './email-log.controller';
import { EmailTestController } from './email-test.controller';

@Module({ controllers: [EmailLogController, EmailTestController] })
export class EmailLogModule {}
