import { Module } from '@nestjs/common';
import { AdminMessagesController } from './admin-messages.controller';
import { GuestMessagesController } from './guest-messages.controller';

@Module({ controllers: [GuestMessagesController, AdminMessagesController] })
export class MessagesModule {}
