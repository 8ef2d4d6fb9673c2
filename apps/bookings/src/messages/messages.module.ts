import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { GuestsModule } from '../guests';
import { RequestStoreModule } from '../request-store';
import { SettingsModule } from '../settings';
import { GuestThread } from './guest-thread';
import { ListMessages } from './list-messages/list-messages';
import { ListOwnMessages } from './list-messages/list-own-messages';
import { MarkMessagesRead } from './mark-messages-read/mark-messages-read';
import { MarkOwnMessagesRead } from './mark-messages-read/mark-own-messages-read';
import { MessageRepository } from './persistence/message.repository';
import { messageModel, messageOutbox } from './persistence/message.schema';

import { SendMessageToGuest } from './send-message/send-message-to-guest';
import { SendMessageToOwner } from './send-message/send-message-to-owner';
import { Sending } from './send-message/sending';
import { UnreadMessages } from './unread-messages';

/** The messages between a guest and the owner about a request. */
@Module({
  imports: [RequestStoreModule, GuestsModule, SettingsModule],
  controllers: [
    SendMessageToGuest,
    SendMessageToOwner,
    ListMessages,
    ListOwnMessages,
    MarkMessagesRead,
    MarkOwnMessagesRead,
  ],
  providers: [MessageRepository, provideOutboxRelay(messageOutbox, messageModel), GuestThread, Sending, UnreadMessages],
  exports: [MessageRepository, UnreadMessages],
})
export class MessagesModule {}
