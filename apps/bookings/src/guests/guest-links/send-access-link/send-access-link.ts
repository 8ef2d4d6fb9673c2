import { Controller, Inject } from '@nestjs/common';
import { hideDuration, RateLimit, rateLimitToken } from '@hearthstay/access';
import {
  guestAccessRequested,
  sendAccessLink,
  type PayloadOf,
  type RequestOf,
  type ResponseOf,
} from '@hearthstay/contracts';
import { Handles, withoutDeadline } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { PropertyClock } from '../../../property-clock';
import { guestLinkLimit, houseEmailLimit } from '../../../rate-limits';
import { awaitsGuest } from '../../../request-store/domain/awaits-guest';
import type { StoredRequest } from '../../../request-store/domain/booking-request';
import { RequestRepository } from '../../../request-store';
import { SettingsRepository } from '../../../settings';
import { GuestLinks } from '../guest-links';
import { GuestLinkRepository } from '../persistence/guest-link.repository';

/**
 * Sends a guest the link to their requests. All calls have the same response after the same time, but only an address
 * with requests gets a link: of other addresses only the counter of the limit is stored, until it expires. A repeated
 * command creates no second link.
 */
@Controller()
export class SendAccessLink {
  constructor(
    @Inject(rateLimitToken(guestLinkLimit)) private readonly limit: RateLimit,
    @Inject(rateLimitToken(houseEmailLimit)) private readonly houseLimit: RateLimit,
    private readonly requests: RequestRepository,
    private readonly settings: SettingsRepository,
    private readonly guestLinks: GuestLinks,
    private readonly links: GuestLinkRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `RATE_LIMITED` */
  @Handles(sendAccessLink)
  async run(request: RequestOf<typeof sendAccessLink>): Promise<ResponseOf<typeof sendAccessLink>> {
    await hideDuration(() => this.sendLinkToGuest(request));
    return {};
  }

  private async sendLinkToGuest({ email, locale, caller }: RequestOf<typeof sendAccessLink>): Promise<void> {
    await this.houseLimit.assertNotUsedUp({});
    // A repeated request is counted again, also for a known address; otherwise the limit would reveal which are known.
    await this.limit.use({ caller, email });
    if (await this.links.isIssued()) return;
    const [requests, { propertyName }] = await Promise.all([
      this.requests.listOfGuestNewestFirst(email),
      this.settings.load(),
    ]);
    if (requests.length === 0) return;
    await this.houseLimit.use({});
    const toConfirm = await this.linkToConfirm(requests, email);
    const { link, accessLink } = this.guestLinks.newStatusLink(email);
    const event = recordEvent(guestAccessRequested, {
      email,
      locale,
      propertyName,
      requestedAt: this.clock.now().toISOString(),
      statusLink: accessLink,
      toConfirm,
    });
    const isNew = await this.links.addWithEvent(link, event);
    if (!isNew) await withoutDeadline(() => this.houseLimit.giveBack({}));
  }

  /** A fresh link to confirm one request; the others are confirmed on the page of the status link. */
  private async linkToConfirm(
    requests: readonly StoredRequest[],
    email: string,
  ): Promise<PayloadOf<typeof guestAccessRequested>['toConfirm']> {
    const waiting = requests.filter((request) => awaitsGuest(request, this.clock.today()));
    const request = waiting.find(({ status }) => status === 'approved') ?? waiting[0];
    if (!request) return null;
    const { id, startDate, endDate } = request;
    return {
      startDate,
      endDate,
      confirmLink: await this.guestLinks.issueConfirmLink({ id, email, startDate, endDate }),
    };
  }
}
