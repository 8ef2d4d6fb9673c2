import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { GuestsModule } from '../guests';
import { RequestStoreModule } from '../request-store';
import { SettingsModule } from '../settings';
import { GuestThread } from './guest-thread';
import { ListMessages } from './list-messages/list-messages';
import { MarkMessagesRead } from './mark-messages-read/mark-messages-read';
import { MessageRepository } from './persistence/message.repository';
import { messageModel, messageOutbox } from './persistence/message.schema';
import { SendMessage } from './send-message/send-message';
import { UnreadMessages } from './unread-messages';

/** The messages between a guest and the owner about a request. */
@Module({
  imports: [RequestStoreModule, GuestsModule, SettingsModule],
  controllers: [SendMessage, ListMessages, MarkMessagesRead],
  providers: [MessageRepository, provideOutboxRelay(messageOutbox, messageModel), GuestThread, UnreadMessages],
  exports: [MessageRepository, UnreadMessages],
})
export class MessagesModule {}
