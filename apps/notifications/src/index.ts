import type { ServiceDefinition } from '@hearthstay/runtime';
import { NotificationsModule } from './notifications.module';

/** Sends e-mails about the events of other services. */
export const notifications: ServiceDefinition = {
  name: 'notifications',
  sendsEmails: true,
  module: (context) => NotificationsModule.for(context),
};
