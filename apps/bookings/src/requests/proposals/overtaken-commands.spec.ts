import { cancelRequest, getRequest, respondToChange, withdrawOffer } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { ProposalRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { useProposals } from './testing/use-proposals';

const newer = { startDate: '2031-06-08', endDate: '2031-06-10' };

/** One side, the other one between its reading and its writing, and what is left. */
interface Overtaken {
  write: 'open' | 'accept' | 'end';
  by: (id: string) => Promise<unknown>;
  outcome: string;
  left: object;
}

describeOnEmbeddedDatabase('A command about a proposal that changes before it writes', (database) => {
  const proposals = useProposals(database);
  const { asOwner, approved, call, confirmedByGuest, offer, respond, service, stored, wish } = proposals;

  const hold = { hold: true };
  const withdraw = (id: string, proposal?: string) => asOwner(withdrawOffer, { id, proposal });
  const acceptWish = (id: string, proposal: string) => asOwner(respondToChange, { id, accept: true, proposal });

  const expectOvertaken = async (
    id: string,
    late: () => Promise<unknown>,
    { write, by, outcome, left }: Overtaken,
  ): Promise<void> => {
    beforeCall(service().get(ProposalRepository), write, () => by(id));
    expect(await outcomeOf(late())).toBe(outcome);
    expect(await call(getRequest, { id })).toMatchObject(left);
    await expectDaysHeldByTheirBookings(stored);
  };

  const ended = { outcome: 'PROPOSAL_ENDED', left: { status: 'confirmed' } };
  const replaced = { outcome: 'PROPOSAL_ENDED', left: { status: 'approved', proposal: newer } };
  const accept = (id: string) => respond(id, true);
  const offerNewer = (id: string) => offer(id, { ...newer, ...hold });

  it.each<[string, (id: string, proposal: string) => Promise<unknown>, Overtaken]>([
    [
      'an acceptance is refused after a withdrawal',
      (id) => respond(id, true),
      { write: 'accept', by: (id) => withdraw(id), outcome: 'PROPOSAL_ENDED', left: { status: 'approved' } },
    ],
    [
      'an acceptance is refused after a newer offer',
      (id, proposal) => respond(id, true, { proposal }),
      { write: 'accept', by: offerNewer, ...replaced },
    ],
    ['a refusal is refused after an acceptance', (id) => respond(id, false), { write: 'end', by: accept, ...ended }],
    ['a withdrawal is refused after an acceptance', (id) => withdraw(id), { write: 'end', by: accept, ...ended }],
    ['a withdrawal is refused after a newer offer', withdraw, { write: 'end', by: offerNewer, ...replaced }],
    [
      'a newer offer is refused after another one',
      (id) => offer(id, { startDate: '2031-06-12', endDate: '2031-06-14', ...hold }),
      { write: 'open', by: offerNewer, ...replaced, outcome: 'BOOKING_CHANGED_MEANWHILE' },
    ],
    [
      'a newer offer is refused after a cancellation',
      offerNewer,
      {
        write: 'open',
        by: (id) => asOwner(cancelRequest, { id }),
        ...{ outcome: 'BOOKING_CHANGED_MEANWHILE', left: { status: 'cancelled' } },
      },
    ],
  ])('%s, for an offer that holds days', async (_what, late, overtaken) => {
    const { id } = await approved();
    const { proposal } = await offer(id, hold);
    await expectOvertaken(id, () => late(id, proposal!.id), overtaken);
  });

  it.each([
    ['a booking', approved, 'approved'],
    ['a pending request', confirmedByGuest, 'pending'],
  ])('a wish for %s is not accepted after another one', async (_what, ask, status) => {
    const { id } = await ask();
    const { proposal } = await wish(id);
    await expectOvertaken(id, () => acceptWish(id, proposal!.id), {
      ...{ write: 'accept', by: () => wish(id, newer) },
      ...{ outcome: 'PROPOSAL_ENDED', left: { status, proposal: newer } },
    });
  });
});
