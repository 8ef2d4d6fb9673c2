import { Module } from '@nestjs/common';
import { EmailLogController } from './email-log.controller';

@Module({ controllers: [EmailLogController] })
export class EmailLogModule {}
