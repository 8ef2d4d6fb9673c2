import { Controller, type Type } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { AdminNotices } from '../admin-recipients/admin-notices';
import type { EmailDraft } from '../jobs/email-job';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { emailData } from '../templates/email-data';
import { everyAdmin, rules, type Rule } from './rules';

/**
 * The draft with nothing of its event that the kind does not need: the links of a guest do not wait in an e-mail to
 * admins.
 */
const withOwnDataOnly = (draft: EmailDraft): EmailDraft =>
  ({ ...draft, data: emailData[draft.kind].parse(draft.data) }) as EmailDraft;

/** Makes a consumer that queues the e-mails of one rule. A repeated event meets its own e-mails in the queue. */
const consumerOf = ({ event, emails }: Rule): Type => {
  @Controller()
  class EventConsumer {
    constructor(
      private readonly queue: EmailQueue,
      private readonly notices: AdminNotices,
      private readonly settings: NotificationSettings,
    ) {}

    @OnEvent(event)
    async queueEmails(message: EventMessage): Promise<void> {
      for (const { to, ...rest } of emails(message.payload as never, this.settings)) {
        const draft = withOwnDataOnly(rest);
        if (to === everyAdmin) await this.notices.add(message, draft);
        else await this.queue.add(message, to, draft);
      }
    }
  }
  return EventConsumer;
};

export const eventConsumers = rules.map(consumerOf);
