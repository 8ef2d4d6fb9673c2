import { Module } from '@nestjs/common';
import { AdminSessionsController } from './admin-sessions.controller';
import { SignedInBrowsersController } from './signed-in-browsers.controller';

@Module({ controllers: [AdminSessionsController, SignedInBrowsersController] })
export class AdminSessionsModule {}
