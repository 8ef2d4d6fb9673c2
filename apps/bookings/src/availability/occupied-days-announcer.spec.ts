import { approveRequest, blockDays, cancelRequest, type EventMessage, unblockDay } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../testing/use-bookings';
import { newClaim } from './domain/request-claim';
import { RequestClaimRepository } from './persistence/request-claim.repository';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';

describeOnEmbeddedDatabase('That the occupied days have changed', (database) => {
  const published: EventMessage[] = [];
  const publisher = { publish: async (message: EventMessage) => void published.push(message) };
  const { ask, call, clock, service } = useBookings(database, { publisher });

  const announcedBy = async (change: () => Promise<unknown>): Promise<number> => {
    published.length = 0;
    await change();
    return published.filter(({ name }) => name === 'occupied-days.changed').length;
  };

  it('is announced when a request is approved and when it is cancelled', async () => {
    const { id } = await ask();
    expect(await announcedBy(() => call(approveRequest, { id }))).toBe(1);
    expect(await announcedBy(() => call(cancelRequest, { id }))).toBe(1);
  });

  it('is announced when days are blocked and when one is unblocked', async () => {
    expect(await announcedBy(() => call(blockDays, { dates: ['2031-06-02', '2031-06-03'] }))).toBe(1);
    expect(await announcedBy(() => call(unblockDay, { id: '2031-06-03' }))).toBe(1);
  });

  it('is announced when an orphaned claim is released', async () => {
    const stay = { id: 'unknown', name: 'Anna', startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-02') };
    await service().get(RequestClaimRepository).claim(newClaim(stay, clock.now()));
    clock.advance({ milliseconds: claimGrace });
    expect(await announcedBy(() => service().get(ReleaseOrphanedClaims).run())).toBe(1);
  });

  it('is not announced when they have not', async () => {
    expect(await announcedBy(() => ask())).toBe(0);
    const refused = () => expect(call(unblockDay, { id: '2031-06-03' })).rejects.toThrow();
    expect(await announcedBy(refused)).toBe(0);
    expect(await announcedBy(() => service().get(ReleaseOrphanedClaims).run())).toBe(0);
  });
});
