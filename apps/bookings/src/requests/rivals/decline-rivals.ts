import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { isHoldOver } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import { isTaken } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { RequestRepository, RivalsToDeclineRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import type { RivalsToDecline } from '../../request-store/domain/rivals-to-decline';
import { undoSeconds } from '../../request-store/domain/undoable-decision';
import { SettingsRepository } from '../../settings';
import { stayUnitOf } from '../../settings/domain/settings';
import { Decline } from '../decline-request/decline';
import { rivalsAmong } from './rivals-among';

/** In milliseconds. The search reads an index that is nearly always empty. */
const searchEvery = 5_000;

/**
 * Declines the requests that lose their days to an approval, if the admin has asked for it, once the approval can no
 * longer be undone. Each is declined as by the admin, if it still waits and still needs a day of the booking.
 *
 * It runs in every instance. The command of each decline follows from that of the approval, so an interrupted run is
 * repeated, and two instances decline each request once.
 */
@Injectable()
export class DeclineRivals {
  private readonly logger = new Logger(DeclineRivals.name);

  constructor(
    private readonly requests: RequestRepository,
    private readonly marked: RivalsToDeclineRepository,
    private readonly decline: Decline,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    @Inject(undoSeconds) private readonly undoSeconds: number,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'decline rivals of approved requests', every: searchEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const request of await this.marked.list()) {
      const booking = this.canBeUndone(request) ? null : await this.marked.endUndo(request);
      if (booking?.rivalsToDecline) await this.declineRivals(booking, booking.rivalsToDecline);
    }
  }

  private canBeUndone({ undoable }: StoredRequest): boolean {
    const timing = { now: () => this.clock.now(), longestHold: this.undoSeconds * 1_000 };
    return undoable !== null && !isHoldOver(undoable.until, timing);
  }

  /** A booking that was cancelled meanwhile takes no days from anybody. */
  private async declineRivals(booking: StoredRequest, { ids, by, commandId }: RivalsToDecline): Promise<void> {
    const rivals = isTaken(booking.status) ? ids : [];
    for (const id of rivals) {
      const context = { correlationId: commandId, commandId: `${commandId}/declines/${id}`, actor: by };
      await runInMessageContext(context, () => this.declineIfRival(id, booking));
    }
    await this.marked.complete(booking.id, commandId);
  }

  private async declineIfRival(id: string, booking: StoredRequest): Promise<void> {
    try {
      const [other, settings] = await Promise.all([this.requests.get(id), this.settings.load()]);
      const [rival] = rivalsAmong([other], booking, { unit: stayUnitOf(settings), today: this.clock.today() });
      if (rival) await this.decline.of(rival);
    } catch (error) {
      // It was decided, withdrawn, changed or removed a moment ago, and stays as it is.
      if (!(error instanceof DomainError)) throw error;
      this.logger.log({ requestId: id, code: error.code }, 'A rival of an approved request stays as it is');
    }
  }
}
