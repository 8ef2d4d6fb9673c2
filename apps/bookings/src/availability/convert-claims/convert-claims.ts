import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { HistoryEntry } from '@hearthstay/message-context';
import { Scheduler } from '@hearthstay/scheduler';
import type { Day, StayUnit } from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import type { ClaimUnit } from '../../settings/domain/claim-unit';
import { ClaimUnitRepository } from '../../settings';
import { firstShownDay } from '../domain/first-shown-day';
import { ApprovalFence } from '../persistence/approval-fence';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { TurnoverRepository } from '../persistence/turnover.repository';
import { searchEvery } from '../release-orphaned-claims/orphaned-claims.schedule';
import { RequestClaims } from '../request-claims';
import { StayMoves } from '../stay-moves';

/**
 * Changes the unit of claims: the days of a stay, or the nights between them. The claims differ in one day of each
 * stay, the last.
 *
 * 1. The new unit is stored, with a revision. From now on approvals claim by it: each compares the revision before and
 * after its claim, and begins again when it has changed.
 * 2. Claims of approvals that compared before are revoked, moves in progress are abandoned and incomplete ones
 * completed, so the set of bookings by the old unit is final.
 * 3. Their last days are claimed or released, day by day.
 * 4. The claims of calendars, which never fail, follow.
 * 5. One write makes the unit the public setting.
 *
 * A crash leaves an unfinished conversion. Every step can be repeated, and every instance repeats them until all are
 * done. Days that the calendar no longer shows stay as they are.
 */
@Injectable()
export class ConvertClaims {
  private readonly logger = new Logger(ConvertClaims.name);
  private readonly others: (() => Promise<void>)[] = [];

  constructor(
    private readonly units: ClaimUnitRepository,
    private readonly turnovers: TurnoverRepository,
    private readonly claims: RequestClaimRepository,
    private readonly fence: ApprovalFence,
    private readonly requestClaims: RequestClaims,
    private readonly moves: StayMoves,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'finish the conversion of claims', every: searchEvery, run: () => this.finish() });
  }

  /** @param convert converts other claims, by the stored unit. It is repeated after an interruption. */
  alsoConverts(convert: () => Promise<void>): void {
    this.others.push(convert);
  }

  /**
   * @param entry the entry of the history
   * @throws DomainError `TURNOVER_DAYS_SHARED` with the days that a stay shares with another stay or a block.
   */
  async to(unit: StayUnit, entry?: HistoryEntry): Promise<void> {
    for (;;) {
      await this.finish();
      const current = await this.units.load();
      if (current.isConverted && current.unit === unit) return;
      if (unit === 'days') this.refuseShared(await this.sharedDays());
      const changed = await this.units.change(current, unit, entry);
      if (!changed) continue;
      this.refuseShared(await this.convert(changed));
      return;
    }
  }

  /** Completes an unfinished conversion. */
  async finish(): Promise<void> {
    const unit = await this.units.load();
    if (unit.isConverted) return;
    const shared = await this.convert(unit);
    if (shared.length > 0) this.logger.warn({ days: shared }, 'Stays cannot hold whole days: some share a day');
  }

  private refuseShared(days: Day[]): void {
    if (days.length > 0) throw new DomainError('TURNOVER_DAYS_SHARED', { days });
  }

  /** A shared day of the past does not matter. */
  private async sharedDays(): Promise<Day[]> {
    return this.turnovers.listShared(await this.turnovers.list({ from: this.clock.today() }));
  }

  /** @returns the days that stays share; if there are any, the unit is nights again. */
  private async convert(unit: ClaimUnit): Promise<Day[]> {
    await this.moves.endBefore(unit.revision);
    await this.revokeEarlierClaims(unit.revision);
    const shared = unit.unit === 'days' ? await this.claimLastDays(unit) : [];
    if (shared.length > 0) {
      const back = await this.units.change(unit, 'nights');
      if (back) await this.convert(back);
      return shared;
    }
    if (unit.unit === 'nights') await this.releaseLastDays(unit.revision);
    for (const convertOthers of this.others) await convertOthers();
    await this.units.finish(unit);
    const now = await this.units.load();
    // Another instance has found a shared day meanwhile. This releases the days that were claimed since.
    if (now.revision !== unit.revision && now.unit === 'nights') await this.releaseLastDays(now.revision);
    return [];
  }

  private async revokeEarlierClaims(revision: number): Promise<void> {
    const claims = await this.claims.listMadeBefore(revision, { from: firstShownDay(this.clock.today()) });
    const bookings = await this.fence.bookingsAmong(claims.map(({ id }) => id));
    for (const claim of claims) if (!bookings.has(claim.id)) await this.requestClaims.releaseUnlessApproved(claim);
  }

  private async claimLastDays({ revision }: ClaimUnit): Promise<Day[]> {
    const [today, shared] = [this.clock.today(), new Set<Day>()];
    for (const turnover of await this.turnovers.list({ from: firstShownDay(today) })) {
      const isClaimed = await this.turnovers.claim(turnover, revision, this.clock.now());
      const claim = { id: turnover.claimId, requestId: turnover.requestId };
      if (!isClaimed && turnover.lastDay >= today) shared.add(turnover.lastDay);
      // A stay that was cancelled before its last day was claimed would keep that day.
      if (isClaimed && !(await this.fence.isApprovedBy(claim))) {
        await this.claims.release({ id: claim.id, days: [turnover.lastDay] });
      }
    }
    return [...shared].sort();
  }

  private async releaseLastDays(revision: number): Promise<void> {
    for (const turnover of await this.turnovers.list({ from: firstShownDay(this.clock.today()) })) {
      await this.turnovers.release(turnover, { before: revision });
    }
  }
}
