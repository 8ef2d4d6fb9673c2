export { MessageRepository } from './persistence/message.repository';
export { MessagesModule } from './messages.module';
export { UnreadMessages } from './unread-messages';
