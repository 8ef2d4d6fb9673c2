import {
  addToWhitelist,
  approveRequest,
  listReachedGuestLimits,
  sendAccessLink,
  updateSettings,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { outcomeOf } from '../../testing/outcome-of';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('The e-mails a day that guests can cause', (database) => {
  const { anna, ask, call, stored } = useBookings(database, { rateLimits: 'on' });
  const counts = () => database.connection().collection('rate_limits');
  const requestsAndLinks = () => Promise.all([stored.all('booking_requests'), stored.all('guest_links')]);
  const reached = async () => (await call(listReachedGuestLimits, {})).map(({ code }) => code);

  const askForLink = (email: string, caller = '192.0.2.1') =>
    outcomeOf(call(sendAccessLink, { email, caller, locale: 'de' }));

  const countedBy = (rule: string) => ({ key: { $gte: `daily-emails-${rule}:`, $lt: `daily-emails-${rule};` } });
  const countIs = (rule: string, points: number) => counts().updateOne(countedBy(rule), { $set: { points } });
  const countOf = async (rule: string) => (await counts().findOne(countedBy(rule)))?.['points'] as number | undefined;

  it.each([
    ['of-caller', 50, 'EMAILS_OF_CALLER_LIMITED', { email: 'ben@mail.example' }],
    ['to-address', 20, 'EMAILS_TO_ADDRESS_LIMITED', { caller: '192.0.2.9' }],
    ['of-house', 500, 'EMAILS_OF_HOUSE_LIMITED', { caller: '192.0.2.9', email: 'ben@mail.example' }],
  ])('%s are %i for requests and links together, and the owner gets a notice', async (rule, most, code, another) => {
    await ask();
    await countIs(rule, most - 1);
    expect(await reached()).toEqual([]);
    expect(await askForLink(anna.email, anna.caller)).toBe('done');
    expect(await reached()).toEqual([code]);
    const before = await requestsAndLinks();
    const { email, caller } = { ...anna, ...another };
    expect([await outcomeOf(ask(another)), await askForLink(email, caller)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect(await requestsAndLinks()).toEqual(before);
  });

  it('are counted identically for an unknown address', async () => {
    await ask();
    await countIs('of-house', 500);
    expect(await askForLink('unknown@mail.example')).toBe('RATE_LIMITED');
  });

  it('are those of the house only when one is sent', async () => {
    await call(updateSettings, { whitelistEnabled: true });
    await call(addToWhitelist, { email: anna.email });
    await ask();
    await askForLink(anna.email);
    expect(await askForLink('unknown@mail.example')).toBe('done');
    expect(await outcomeOf(ask({ email: 'stranger@mail.example' }))).toBe('NOT_WHITELISTED');
    expect([await countOf('of-house'), await countOf('of-caller')]).toEqual([2, 4]);
  });

  it('never hold up what the owner does', async () => {
    const { id } = await ask();
    for (const rule of ['of-house', 'of-caller', 'to-address']) await countIs(rule, 1_000);
    await expect(call(approveRequest, { id })).resolves.toMatchObject({ status: 'approved' });
  });

  it('count a request once that is sent again with its idempotency key', async () => {
    for (let times = 0; times < 3; times += 1) await ask({ idempotencyKey: 'a-key' });
    expect([await countOf('of-house'), await countOf('of-caller')]).toEqual([1, 1]);
  });
});
