import { Inject, Injectable } from '@nestjs/common';
import { guestAccessRequested, type RequestOf, type sendAccessLink } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { accessLinkRule, RateLimit, rateLimitToken } from '@hearthstay/rate-limit';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../requests/persistence/request.repository';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { GuestLinks } from '../guest-links';
import { GuestLinkRepository } from '../persistence/guest-link.repository';

/**
 * Sends a guest the link to their requests. Everybody gets the same answer after the same work: a link is stored for any address,
 * but only an address that has requests is ever e-mailed, so nobody holds the token of the others.
 */
@Injectable()
export class SendAccessLink {
  constructor(
    @Inject(rateLimitToken(accessLinkRule)) private readonly limit: RateLimit,
    private readonly requests: RequestRepository,
    private readonly settings: SettingsRepository,
    private readonly guestLinks: GuestLinks,
    private readonly links: GuestLinkRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `RATE_LIMITED` */
  async run({ email, locale, caller }: RequestOf<typeof sendAccessLink>): Promise<void> {
    await this.limit.use({ caller, email });
    const [isKnown, { propertyName }] = await Promise.all([this.requests.hasAnyOf(email), this.settings.load()]);
    const { link, accessLink } = this.guestLinks.newStatusLink(email);
    const event = recordEvent(guestAccessRequested, {
      email,
      locale,
      propertyName,
      requestedAt: this.clock.now().toISOString(),
      statusLink: accessLink,
    });
    await this.links.addWithEvents(link, isKnown ? [event] : []);
  }
}
