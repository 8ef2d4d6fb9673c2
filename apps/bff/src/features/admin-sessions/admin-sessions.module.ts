import { Module } from '@nestjs/common';
import { AdminSessionsController } from './admin-sessions.controller';

@Module({ controllers: [AdminSessionsController] })
export class AdminSessionsModule {}
