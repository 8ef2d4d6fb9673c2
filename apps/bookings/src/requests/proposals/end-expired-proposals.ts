import { Injectable } from '@nestjs/common';
import { Scheduler } from '@hearthstay/scheduler';
import { RequestClaims, searchEvery } from '../../availability';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository } from '../../request-store';
import { SettingsRepository } from '../../settings';
import { ProposalEvents } from './proposal-events';

/**
 * Ends proposals whose last day is over, in every instance: each ends by one write, which only one of them makes. The
 * days that it held are free from then on, even if a crash prevents their release: see `EndedClaims`.
 */
@Injectable()
export class EndExpiredProposals {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly events: ProposalEvents,
    private readonly claims: RequestClaims,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.add({ name: 'end expired proposals', every: searchEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    const expired = await this.proposals.listExpired(this.clock.today());
    if (expired.length === 0) return;
    const settings = await this.settings.load();
    for (const request of expired) {
      const { proposal } = request;
      if (!proposal) continue;
      const event = await this.events.ended(request, proposal, settings, { cause: 'expired' });
      const action = proposal.by === 'owner' ? 'offer-expired' : 'change-expired';
      // Another instance has ended it, or the request has changed: then the next run finds it again.
      const ended = await this.proposals.end(request, action, { at: this.clock.now(), event });
      if (ended) await this.claims.releaseHold(request);
    }
  }
}
