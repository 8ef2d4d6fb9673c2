import type { EmailKind } from '@hearthstay/contracts';
import { ownerEmail, type Deployment } from '../deployment/deployment';
import { expectDaysClaimedOnce } from '../expectations/days';
import { DecidePage } from './decide-page';
import { ask, confirm, daysFromToday, stayFromToday } from './guest';
import { otherOwnerEmail, useOwners, type House } from './use-owners';

const anna = { name: 'Anna Seidel', email: 'anna@mail.example' };
const ben = { name: 'Ben Okonkwo', email: 'ben@mail.example' };
const clara = { name: 'Clara Weiß', email: 'clara@mail.example' };

const to = (email: string, ...kinds: EmailKind[]): string[] => kinds.map((kind) => `${kind} to ${email}`);
const toOwners = (...kinds: EmailKind[]): string[] =>
  [ownerEmail, otherOwnerEmail].flatMap((email) => to(email, ...kinds));

/** What has happened to a request, and who did it. */
const historyOf = async ({ owner }: House, id: string): Promise<string[]> => {
  const history = await owner.call<{ action: string; actor: { kind: string; email?: string } }[]>(
    'GET',
    `/admin/requests/${id}/history`,
  );
  return history.map(({ action, actor }) => `${action} by ${actor.email ?? actor.kind}`);
};

/** All that can happen to a booking, with every call at another instance than the one before. */
export const testLifeOfABooking = (deployment: () => Deployment): void => {
  const house = useOwners(deployment);

  it('leads from a question over an offer that holds its days to a booking', async () => {
    const { api, owner, letters } = house();
    const { id, status } = await ask(house(), anna, [10, 12]);
    const guest = api.as(status);
    await guest.call('POST', `/bookings/requests/${id}/messages`, { text: 'Wäre auch eine Woche später etwas frei?' });
    await owner.call('POST', `/admin/requests/${id}/messages`, { text: 'Ja, wir halten die Tage für Sie fest.' });
    const read = await guest.call<{ text: string }[]>('GET', `/bookings/requests/${id}/messages`);
    expect(read.map(({ text }) => text)).toEqual([
      'Wäre auch eine Woche später etwas frei?',
      'Ja, wir halten die Tage für Sie fest.',
    ]);

    await owner.call('POST', `/admin/requests/${id}/offer`, { ...stayFromToday(17, 19), hold: true });
    const rival = { ...ben, ...daysFromToday(19, 20) };
    expect(await api.outcome('POST', '/bookings/request', rival)).toBe('DATES_UNAVAILABLE');
    const link = await letters.tokenOf('offer-made', anna.email, '/status/');
    const accepted = await api.as(link).call('POST', `/bookings/requests/${id}/offer`, { accept: true });
    expect(accepted).toMatchObject({ status: 'confirmed', ...stayFromToday(17, 19) });

    await letters.expectEachOnce([
      ...to(anna.email, 'request-received', 'message-from-owner', 'offer-made', 'offer-accepted'),
      ...toOwners('new-request', 'message-for-admins', 'offer-response'),
    ]);
    await expectDaysClaimedOnce(deployment());
    expect(await historyOf(house(), id)).toEqual([
      'created by guest',
      'guest-confirmed by guest',
      `offered by ${ownerEmail}`,
      'offer-accepted by guest',
    ]);
  });

  it('leads from a call over other days to a confirmed booking that is cancelled', async () => {
    const { owner, letters } = house();
    const entered = { ...ben, ...stayFromToday(30, 32), status: 'approved', notify: true };
    const { id } = await owner.call<{ id: string }>('POST', '/admin/requests', entered);
    await letters.linkOf('booking-entered', ben.email, '/confirm/');
    await owner.call('POST', `/admin/requests/${id}/move`, { ...stayFromToday(31, 34), notify: true });
    await confirm(house(), await letters.tokenOf('booking-moved', ben.email, '/confirm/'));
    await expectDaysClaimedOnce(deployment());
    const reason = { reason: 'Ein Rohr ist gebrochen.' };
    expect(await owner.outcome('POST', `/admin/requests/${id}/cancel`, reason)).toBe('INVALID_TRANSITION');
    const cancelled = { ...reason, evenConfirmed: true };
    expect(await owner.outcome('POST', `/admin/requests/${id}/cancel`, cancelled)).toBe('done');

    await letters.expectEachOnce([
      ...to(ben.email, 'booking-entered', 'booking-moved', 'booking-confirmed', 'booking-cancelled'),
      ...toOwners('booking-confirmed-for-admins'),
    ]);
    expect(await deployment().storedData.occupiedDays()).toEqual([]);
    expect(await historyOf(house(), id)).toEqual([
      `entered by ${ownerEmail}`,
      `moved by ${ownerEmail}`,
      'confirmed by guest',
      `cancelled by ${ownerEmail}`,
    ]);
  });

  it('leads from an e-mail to a decision, without scripts, which the other owner reads about', async () => {
    const { api, letters } = house();
    const { id } = await ask(house(), clara, [40, 42]);
    const links = [otherOwnerEmail, ownerEmail].map((owner) => letters.linkOf('new-request', owner, '/decide/'));
    const [page, othersPage] = (await Promise.all(links)).map((link) => new DecidePage(api, link));
    expect(await page!.html()).not.toContain('<script');
    const decided = await page!.press('approve', 'Willkommen!');
    expect([decided.status, decided.html]).toEqual([303, expect.stringContaining('<h1>Genehmigt</h1>')]);
    const late = await othersPage!.press('decline');
    expect([late.status, late.html]).toEqual([409, expect.stringContaining(otherOwnerEmail)]);

    await letters.expectEachOnce([
      ...to(clara.email, 'request-received', 'request-approved'),
      ...toOwners('new-request'),
    ]);
    await expectDaysClaimedOnce(deployment());
    expect(await historyOf(house(), id)).toEqual([
      'created by guest',
      'guest-confirmed by guest',
      `approved by ${otherOwnerEmail}`,
    ]);
  });
};
