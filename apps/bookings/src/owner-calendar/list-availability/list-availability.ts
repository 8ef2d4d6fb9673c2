import { Controller } from '@nestjs/common';
import { listAvailability, type AvailabilityEntry, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { compareDays, isMadeByOffer, isPast, rangesIntersect, type Day, type StayRange } from '@hearthstay/stay';
import { assertRecordable } from '../../assert-days-within';
import { BlockRepository, DayHoldersRepository, rangesOf, type DayHolders } from '../../availability';
import type { CalendarSource } from '../../calendars/sources/domain/calendar-source';
import { CalendarSourceRepository } from '../../calendars';
import { PropertyClock } from '../../property-clock';
import { ProposalRepository, RequestRepository } from '../../request-store';
import { openProposal } from '../../request-store/domain/proposal';

/** The holders of days of a period, the pending requests for them, except past ones, and the open offers. */
@Controller()
export class ListAvailability {
  constructor(
    private readonly days: DayHoldersRepository,
    private readonly blocks: BlockRepository,
    private readonly sources: CalendarSourceRepository,
    private readonly requests: RequestRepository,
    private readonly proposals: ProposalRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `VALIDATION_FAILED` for a day too far off */
  @Handles(listAvailability)
  async run({ from, to }: RequestOf<typeof listAvailability>): Promise<AvailabilityEntry[]> {
    assertRecordable({ from, to }, this.clock.today());
    const period = { start: from, end: to };
    const held = await this.days.listWithin(period);
    const entries = await Promise.all([
      this.listRequests(period),
      this.listOffers(period),
      this.listBlocks(new Set(held.flatMap(({ blockIds }) => blockIds)), period),
      this.listFeeds(held),
    ]);
    return entries.flat().sort((a, b) => compareDays(a.from, b.from));
  }

  private async listRequests(period: StayRange): Promise<AvailabilityEntry[]> {
    const today = this.clock.today();
    const requests = await this.requests.listWithin(period);
    return requests
      .filter((request) => request.status !== 'pending' || !isPast(request, today))
      .filter((request) => !(isMadeByOffer(request) && openProposal(request, { by: 'owner', today })))
      .map(({ id, name, startDate, endDate, status }) => ({
        from: startDate,
        to: endDate,
        kind: 'request',
        id,
        label: name,
        status,
      }));
  }

  private async listOffers(period: StayRange): Promise<AvailabilityEntry[]> {
    const requests = await this.proposals.listOffersWithin(period, this.clock.today());
    return requests.flatMap(({ id, name, proposal }) =>
      proposal
        ? [{ from: proposal.startDate, to: proposal.endDate, kind: 'offer', id, label: name, holds: proposal.holds }]
        : [],
    );
  }

  private async listBlocks(blockIds: Set<string>, period: StayRange): Promise<AvailabilityEntry[]> {
    const blocks = await this.blocks.find(blockIds);
    return [...blocks].flatMap(([id, { status, days, note }]) => {
      if (status !== 'final') return [];
      const ranges = rangesOf(days).filter((range) => rangesIntersect(range, period));
      return ranges.map(({ start, end }) => ({ from: start, to: end, kind: 'block', id, label: note ?? '' }));
    });
  }

  private async listFeeds(held: DayHolders[]): Promise<AvailabilityEntry[]> {
    const sources = await this.sources.list();
    const known = new Map(sources.map((source) => [source.id, source]));
    const echoes = new Map(sources.map((source) => [source.id, echoedDays(source)]));
    const isOurs = ({ requestId, blockIds }: DayHolders) => requestId !== null || blockIds.length > 0;
    const claimed = daysByHolder(held, (day) =>
      day.feedIds.filter((id) => !(isOurs(day) && echoes.get(id)?.has(day.day))),
    );
    return [...claimed].flatMap(([id, days]) =>
      rangesOf(days).map(({ start, end }) => ({
        ...{ from: start, to: end, kind: 'feed' as const, id },
        label: known.get(id)?.name ?? '',
        color: known.get(id)?.color,
      })),
    );
  }
}

const echoedDays = ({ echoes }: CalendarSource): Set<Day> => new Set(echoes.map(({ day }) => day));

const daysByHolder = (held: DayHolders[], holdersOf: (day: DayHolders) => string[]) => {
  const days = new Map<string, Day[]>();
  for (const one of held) for (const id of holdersOf(one)) days.set(id, [...(days.get(id) ?? []), one.day]);
  return days;
};
