import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import { withoutDeadline } from '@hearthstay/messaging';
import { addDays, daysOfRange, fieldLimits, type Day, type StayRange } from '@hearthstay/stay';
import { MoveCompletion } from './move-completion';
import { ApprovalFence } from './persistence/approval-fence';
import { MoveRepository } from './persistence/move.repository';
import { RequestClaimRepository } from './persistence/request-claim.repository';

/**
 * The days that a request has given up, and that no process has released yet.
 *
 * The write that ends a booking or an offer revokes its claim, and the write that moves one notes the former claim. So
 * whoever needs such a day releases it without waiting for the process that made that write, which may have crashed.
 */
@Injectable()
export class EndedClaims {
  constructor(
    private readonly claims: RequestClaimRepository,
    private readonly fence: ApprovalFence,
    private readonly moves: MoveRepository,
    private readonly completion: MoveCompletion,
  ) {}

  /** Releases those of the days that their requests have given up. @returns whether a claim on a day has ended */
  async releaseOn(days: readonly Day[]): Promise<boolean> {
    const claims = await this.claims.listOn(days);
    if (claims.length === 0) return false;
    const [ended, moved] = await Promise.all([
      this.fence.endedAmong(claims),
      this.moves.listMovedFrom(claims.map(({ id }) => id)),
    ]);
    await withoutDeadline(async () => {
      for (const claim of ended) await this.claims.release(claim);
      for (const booking of moved) await this.completion.finish(booking);
    });
    return ended.length + moved.length > 0;
  }

  /**
   * Repeats an attempt as long as days that hinder it turn out to be given up.
   *
   * @param attempt returns the days that may hinder it; none when it has succeeded
   * @returns the days that hinder it; none when it has succeeded
   */
  async repeat(attempt: () => Promise<Day[]>): Promise<Day[]> {
    // Each iteration means that a claim has ended, so this ends.
    for (;;) {
      const days = await attempt();
      if (days.length === 0 || !(await this.releaseOn(days))) return days;
    }
  }

  /**
   * Repeats a check of the days that a guest asks for, as long as days in it or around it turn out to be given up.
   *
   * @throws DomainError what the check throws
   */
  async repeatCheck(range: StayRange, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (!isHinderedByOthers(error) || !(await this.releaseOn(daysAround(range)))) throw error;
      await this.repeatCheck(range, check);
    }
  }
}

/** The refusals of guests because of the days of others. */
const ofOthers: readonly ErrorCode[] = ['DATES_UNAVAILABLE', 'GAP_DAYS'];

const isHinderedByOthers = (error: unknown) => error instanceof DomainError && ofOthers.includes(error.code);

const daysAround = ({ start, end }: StayRange): Day[] =>
  daysOfRange({ start: addDays(start, -fieldLimits.gapDaysMax), end: addDays(end, fieldLimits.gapDaysMax) });
