import { Injectable } from '@nestjs/common';
import { bookingRequested, type BookingRequest, type createRequest, type RequestOf } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { rangeOf } from '@hearthstay/stay';
import { GuestLinks } from '../../guest-links/guest-links';
import { OccupiedDayRepository } from '../../occupied-days/persistence/occupied-day.repository';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { assertBookable } from '../domain/assert-bookable';
import { newRequest } from '../domain/booking-request';
import { requestDetails } from '../domain/request-details';
import { RequestRepository } from '../persistence/request.repository';

/** A guest asks for days. A pending request holds none: several guests may ask for the same ones, and the owner decides. */
@Injectable()
export class CreateRequest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly settings: SettingsRepository,
    private readonly guestLinks: GuestLinks,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError the first range rule that the days break. */
  async run(fields: RequestOf<typeof createRequest>): Promise<BookingRequest> {
    const range = rangeOf(fields);
    const [settings, occupied] = await Promise.all([this.settings.load(), this.occupiedDays.listWithin(range)]);
    const held = new Set(occupied.map(({ day }) => day));
    assertBookable(range, { ...settings, today: this.clock.today(), isOccupied: (day) => held.has(day) });

    const request = newRequest(fields, this.clock.now());
    const links = await this.guestLinks.issueFor(request);
    const event = recordEvent(bookingRequested, { ...requestDetails(request, settings.propertyName), ...links });
    await this.requests.add(request, event);
    return request;
  }
}
