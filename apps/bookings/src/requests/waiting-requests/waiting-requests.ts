import { Injectable } from '@nestjs/common';
import { adminsReminded, requestExpired } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import { PropertyClock } from '../../property-clock';
import { RequestRepository, WaitingRequestRepository } from '../../request-store';
import { endedProposal } from '../../request-store/domain/proposal';
import type { WaitingRequest } from '../../request-store/domain/waiting-request';
import { SettingsRepository } from '../../settings';
import type { Settings } from '../../settings/domain/settings';
import { sectionOf } from '../../settings/domain/stored-sections';
import { requestDetails } from '../../request-store/domain/request-details';
import { dueReminder, hasExpired, lastDayToDecide } from './domain/waiting';

/** The interval at which each instance searches, in milliseconds. */
const searchEvery = 60_000;

/**
 * Reminds the admins of requests that wait for them, and declines those on which nobody decides, as the owner has set
 * it. Every instance searches; the atomic update that stores a reminder or a refusal contains its event, so only one of
 * them succeeds.
 */
@Injectable()
export class WaitingRequests {
  constructor(
    private readonly waiting: WaitingRequestRepository,
    private readonly requests: RequestRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'bring up waiting requests', every: searchEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    const settings = await this.settings.load();
    const { remindAfterHours, declineBeforeArrival } = sectionOf('waitingRequests', settings);
    if (remindAfterHours.length === 0 && !declineBeforeArrival) return;
    for (const request of await this.waiting.list(this.clock.today())) await this.bringUp(request, settings);
  }

  private async bringUp(request: WaitingRequest, settings: Settings): Promise<void> {
    const wanted = sectionOf('waitingRequests', settings);
    const { timezone } = this.clock;
    const moment = { now: this.clock.now(), today: this.clock.today(), timezone };
    if (hasExpired(request, wanted, moment)) {
      const event = recordEvent(requestExpired, { ...requestDetails(request, settings), ...endedProposal(request) });
      await this.requests.expire(request, { at: moment.now, event });
      return;
    }
    const due = dueReminder(request, wanted, moment);
    if (!due) return;
    const declinedOn = lastDayToDecide(request);
    const event = recordEvent(adminsReminded, {
      ...requestDetails(request, settings),
      waitingSince: request.guestConfirmedAt,
      usefulUntil: due.usefulUntil.toISOString(),
      ...(wanted.declineBeforeArrival && declinedOn > moment.today && { declinedOn }),
    });
    await this.waiting.noteReminder(request, due.hours, event);
  }
}
