import type { EmailKind } from '@hearthstay/contracts';
import { ownerEmail, type Deployment } from '../deployment/deployment';
import { expectDaysClaimedOnce } from '../expectations/days';
import { DecidePage } from './decide-page';
import { ask, stayFromToday } from './guest';
import { otherOwnerEmail, useOwners } from './use-owners';

const rounds = 3;
const anna = { name: 'Anna Seidel', email: 'anna@mail.example' };
const both = [ownerEmail, otherOwnerEmail];

const toAnna = (...kinds: EmailKind[]): string[] => kinds.map((kind) => `${kind} to ${anna.email}`);
const toOwners = (...kinds: EmailKind[]): string[] =>
  kinds.flatMap((kind) => both.map((email) => `${kind} to ${email}`));

/** What those are told whose response came second. */
const lost = ['PROPOSAL_ENDED', 'BOOKING_CHANGED_MEANWHILE', 'INVALID_TRANSITION'];

/** The outcome of a form of the page for a decision, by its status. */
const outcomes: Partial<Record<number, string>> = { 303: 'done', 409: 'PROPOSAL_ENDED' };

/** Responses at the same moment, each at another instance: one of them counts, with its e-mails alone. */
export const testRivalResponses = (deployment: () => Deployment): void => {
  const house = useOwners(deployment);

  const inRounds = async (round: () => Promise<void>): Promise<void> => {
    for (let count = 0; count < rounds; count += 1) {
      await round();
      await expectDaysClaimedOnce(deployment());
      await deployment().storedData.clear();
    }
  };

  /** @returns the position of the response that counts */
  const winnerOf = async (...responses: Promise<string>[]): Promise<number> => {
    const each = await Promise.all(responses);
    expect(each.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(['done', ...lost]).toEqual(expect.arrayContaining(each));
    return each.indexOf('done');
  };

  it('end an offer once, which the guest accepts while the owner takes it back', async () => {
    const { api, owner, letters } = house();
    await inRounds(async () => {
      const { id, status } = await ask(house(), anna, [10, 12]);
      await owner.call('POST', `/admin/requests/${id}/offer`, { ...stayFromToday(12, 14), hold: true });
      await letters.linkOf('offer-made', anna.email, '/status/');
      const winner = await winnerOf(
        api.as(status).outcome('POST', `/bookings/requests/${id}/offer`, { accept: true }),
        owner.outcome('DELETE', `/admin/requests/${id}/offer`),
      );
      const request = await owner.call('GET', `/admin/requests/${id}`);
      expect(request).toMatchObject({ status: winner === 0 ? 'confirmed' : 'pending' });
      expect(request).not.toHaveProperty('proposal');
      const before = [...toAnna('request-received', 'offer-made'), ...toOwners('new-request')];
      const after =
        winner === 0 ? [...toAnna('offer-accepted'), ...toOwners('offer-response')] : toAnna('proposal-ended');
      await letters.expectEachOnce([...before, ...after]);
    });
  });

  it('end a wish for other days once, which one owner accepts while the other declines it by link', async () => {
    const { api, owner, letters } = house();
    await inRounds(async () => {
      const { id, status } = await ask(house(), anna, [10, 12]);
      await owner.call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
      await api.as(status).call('POST', `/bookings/requests/${id}/change`, stayFromToday(11, 13));
      const page = new DecidePage(api, await letters.linkOf('change-proposed', otherOwnerEmail, '/decide/'));
      const byLink = page.press('refuse').then((shown) => outcomes[shown.status] ?? String(shown.status));
      const inPanel = owner.outcome('POST', `/admin/requests/${id}/change`, { accept: true });
      const winner = await winnerOf(inPanel, byLink);
      const stay = winner === 0 ? stayFromToday(11, 13) : stayFromToday(10, 12);
      expect(await owner.call('GET', `/admin/requests/${id}`)).toMatchObject({ status: 'approved', ...stay });
      await letters.expectEachOnce([
        ...toAnna('request-received', 'request-approved', winner === 0 ? 'change-accepted' : 'change-declined'),
        ...toOwners('new-request', 'change-proposed'),
      ]);
    });
  });

  it('decide a request once, which two owners approve and decline by their links', async () => {
    const { api, owner, letters } = house();
    await inRounds(async () => {
      const { id } = await ask(house(), anna, [10, 12]);
      const links = await Promise.all(both.map((email) => letters.linkOf('new-request', email, '/decide/')));
      const [first, second] = links.map((link) => new DecidePage(api, link));
      const pages = await Promise.all([first!.press('approve'), second!.press('decline')]);
      const winner = pages.findIndex(({ status }) => status === 303);
      expect(pages.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(pages[1 - winner]!.html).toContain(both[winner]);
      const status = winner === 0 ? 'approved' : 'declined';
      expect(await owner.call('GET', `/admin/requests/${id}`)).toMatchObject({ status });
      await letters.expectEachOnce([...toAnna('request-received', `request-${status}`), ...toOwners('new-request')]);
    });
  });
};
