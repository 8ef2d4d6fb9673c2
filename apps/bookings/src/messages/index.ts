export { MessagesModule } from './messages.module';
export { UnreadMessages } from './unread-messages';
