import type { ServiceDefinition } from '@hearthstay/runtime';
import { NotificationsModule } from './notifications.module';
import { migrations } from './migrations';

/** Sends e-mails about the events of other services. */
export const notifications: ServiceDefinition = {
  name: 'notifications',
  sendsEmails: true,
  migrations,
  module: (context) => NotificationsModule.for(context),
};
