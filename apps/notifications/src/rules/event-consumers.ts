import { Controller, type Type } from '@nestjs/common';
import { emailEvents, type EventContract, type EventMessage, type PayloadOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminNotices } from '../admin-recipients/admin-notices';
import { DecisionLinks, type MovedStay } from '../decision-links/decision-links';
import { ErasedEvents } from '../guest-erasure/erased-events';
import { jobData } from '../jobs/job-data';
import type { EmailDraft } from '../jobs/email-job';
import { EmailQueue } from '../jobs/email-queue';
import { NotificationSettings } from '../settings/notification-settings';
import { keysCancelledBy, keysPausedBy } from './cancel-keys';
import { everyAdmin, movingEvents, rules, type AddressedDraft, type RuleContext } from './rules';

/**
 * The draft without the fields that its kind does not need: an e-mail to admins must not store the links of a guest.
 */
const withOwnDataOnly = (draft: EmailDraft): EmailDraft =>
  ({ ...draft, data: jobData[draft.kind].parse(draft.data) }) as EmailDraft;

/**
 * Creates a consumer that queues the e-mails of one event, cancels those that it makes untrue, and prolongs the links
 * to decide on a stay that has other days. A duplicate event finds its e-mails in the queue.
 */
const consumerOf = (name: keyof typeof emailEvents): Type => {
  const event: EventContract = emailEvents[name];
  const emails = rules[name] as (payload: never, context: RuleContext) => AddressedDraft[];

  @Controller()
  class EventConsumer {
    constructor(
      private readonly queue: EmailQueue,
      private readonly notices: AdminNotices,
      private readonly decisionLinks: DecisionLinks,
      private readonly settings: NotificationSettings,
      private readonly erased: ErasedEvents,
      private readonly clock: Clock,
    ) {}

    @OnEvent(event)
    async run(message: EventMessage): Promise<void> {
      if (await this.erased.covers(message)) return;
      const { adminLocale, timeZone } = this.settings;
      const context = { adminLocale, timeZone, now: this.clock.now() };
      for (const { to, ...rest } of emails(message.payload as never, context)) {
        const draft = withOwnDataOnly(rest);
        if (to === everyAdmin) await this.notices.add(message, draft);
        else if (typeof to === 'string') await this.queue.add(message, to, draft);
        else await this.notices.addFor(to.admin, message, draft);
      }
      const payload = message.payload as PayloadOf<(typeof emailEvents)[typeof name]>;
      for (const key of keysCancelledBy(name, payload)) await this.queue.cancel(key);
      for (const key of keysPausedBy(name, payload)) await this.queue.cancelWaiting(key);
      if (movingEvents.includes(name)) await this.decisionLinks.follow(message.payload as MovedStay);
      await this.erased.eraseAfter(message);
    }
  }
  return EventConsumer;
};

export const eventConsumers = (Object.keys(emailEvents) as (keyof typeof emailEvents)[]).map(consumerOf);
