import type { ServiceDefinition } from '@hearthstay/runtime';
import { NotificationsModule } from './notifications.module';

/** Turns what happens in the other services into e-mails and brings them to their readers. */
export const notifications: ServiceDefinition = {
  name: 'notifications',
  sendsEmails: true,
  module: (context) => NotificationsModule.for(context),
};
