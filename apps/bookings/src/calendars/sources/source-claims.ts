import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { withoutDeadline } from '@hearthstay/messaging';
import type { StayUnit } from '@hearthstay/stay';
import { ConvertClaims, FeedClaims } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { ClaimUnitRepository } from '../../settings';
import { ExportedNights } from '../outgoing/exported-nights';
import type { CalendarSource } from './domain/calendar-source';
import { claimedDays } from './domain/source-days';
import { CalendarSourceRepository } from './persistence/calendar-source.repository';

/** The inputs of the claims of a source, besides the reads of our own feed. */
interface ApprovalInput extends Pick<CalendarSource, 'nights' | 'echoes'> {
  unit: StayUnit;
}

/** Claims the taken days of sources, as whole days or as nights, by the unit of claims. */
@Injectable()
export class SourceClaims {
  constructor(
    private readonly sources: CalendarSourceRepository,
    private readonly claims: FeedClaims,
    private readonly exported: ExportedNights,
    private readonly units: ClaimUnitRepository,
    private readonly clock: PropertyClock,
    convertClaims: ConvertClaims,
  ) {
    convertClaims.alsoConverts(() => withoutDeadline(() => this.followAll()));
  }

  /**
   * Replaces the claims of a source by those of its last reading. A call whose inputs have changed meanwhile repeats
   * this, so after concurrent calls the claims are correct.
   */
  async follow(id: string): Promise<void> {
    let claimed: ApprovalInput | null = null;
    for (;;) {
      const basis = await this.basisOf(id);
      if (!basis || isDeepStrictEqual(basis, claimed)) return;
      const { readAt } = await this.exported.to(id);
      const days = claimedDays(basis, { unit: basis.unit, readAt });
      await this.claims.replaceDays(id, days, { from: this.clock.today() });
      claimed = basis;
    }
  }

  private async followAll(): Promise<void> {
    for (const { id } of await this.sources.list()) await this.follow(id);
  }

  /** `null` for a removed source, whose claims are released by its removal. */
  private async basisOf(id: string): Promise<ApprovalInput | null> {
    const [source, { unit }] = await Promise.all([this.sources.find(id), this.units.load()]);
    return source && { nights: source.nights, echoes: source.echoes, unit };
  }
}
