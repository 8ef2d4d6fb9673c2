import { Controller } from '@nestjs/common';
import { DomainError, offerStay, type OfferedRequest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles, withoutDeadline } from '@hearthstay/messaging';
import { RequestClaims } from '../../availability';
import { RefreshBeforeApproval } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { EnteredBookingRepository } from '../../request-store';
import { newRequest, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { idempotencyRecord } from '../../request-store/domain/idempotency-record';
import { SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { agreedStay } from '../domain/quoted-stay';
import { OfferedStay } from './offered-stay';
import { ProposalEvents } from './proposal-events';

type Offered = RequestOf<typeof offerStay>;

/**
 * An admin offers free days to somebody who has not asked for them. The request is stored as an entered booking is:
 * unfinished at first, so nobody sees it before the offer stands.
 */
@Controller()
export class OfferStay {
  constructor(
    private readonly entries: EnteredBookingRepository,
    private readonly offeredStay: OfferedStay,
    private readonly events: ProposalEvents,
    private readonly claims: RequestClaims,
    private readonly calendars: RefreshBeforeApproval,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `VALIDATION_FAILED` for days in the past or far off, `REQUEST_WITHOUT_PRICE` for a total where
   *   there are no prices, `OFFER_CONFLICT` when another has a day, or `SERVICE_TIMEOUT` when this took so long that
   *   the request was removed meanwhile
   */
  @Handles(offerStay)
  async run(fields: Offered): Promise<OfferedRequest> {
    this.offeredStay.assertPossible(fields);
    const unreadCalendars = await this.calendars.runAll();
    const settings = await this.settings.load();
    const { email, ...stay } = fields;
    const request = newRequest({ ...stay, email, message: undefined }, this.clock.now(), agreedStay(fields, settings));
    const record = idempotencyRecord(currentCommandId(), fields);
    const begun = await this.entries.begin({ ...request, source: 'owner', offered: true }, record);
    const offered =
      carriedOutBy(currentCommandId(), begun) ?? (await this.offer({ ...begun, email }, fields, settings));
    return { ...offered, ...(unreadCalendars.length > 0 && { unreadCalendars }) };
  }

  private async offer(request: ReachableRequest, fields: Offered, settings: Settings): Promise<StoredRequest> {
    const stay = this.offeredStay.of(request, fields, settings);
    const claim = this.offeredStay.claim(request, stay, { hold: fields.hold, settings });
    const offered = await claim.catch(async (refusal: unknown) => {
      const finished = await this.entries.findFinished(request.id);
      if (finished) return finished;
      await withoutDeadline(() => this.entries.abandon(request.id));
      throw refusal;
    });
    if ('id' in offered) return offered;
    const { proposal, held } = offered;
    const event = await this.events.offerMade(request, proposal, settings);
    const finished = await this.entries.finishOffer(request.id, proposal, { at: this.clock.now(), event });
    if (finished) return finished;
    if (held) await this.claims.releaseUnlessApproved(held);
    const finishedByAnother = await this.entries.findFinished(request.id);
    if (!finishedByAnother) throw new DomainError('SERVICE_TIMEOUT');
    return finishedByAnother;
  }
}
