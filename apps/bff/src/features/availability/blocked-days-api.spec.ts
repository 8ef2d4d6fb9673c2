import { blockDays, DomainError, listBlockedDays, unblockDay } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { adminCalls } from '../../testing/admin-calls';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const blocked = { id: 'day-1', date: parseDay('2026-12-22') };

const calls: unknown[][] = [];

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(blockDays, (request) => {
        if (request.dates.includes(parseDay('2026-12-24'))) {
          throw new DomainError('DAYS_BOOKED', { days: ['2026-12-24'] });
        }
        calls.push(['block', request]);
        return [blocked];
      }),
      fakeHandler(listBlockedDays, () => [blocked]),
      fakeHandler(unblockDay, (request) => {
        if (request.id === 'gone') throw new DomainError('ENTRY_NOT_FOUND');
        calls.push(['unblock', request]);
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
});

const { get, send } = adminCalls(() => bff);

describe('The blocked dates API', () => {
  it('blocks several days at once', async () => {
    const dates = ['2026-12-22', '2026-12-23'];
    const response = await send('POST', '/api/admin/block-dates', { dates });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([blocked]);
    expect(calls).toEqual([['block', { dates }]]);
  });

  it.each([
    [{}, 'dates', 'DAYS_REQUIRED'],
    [{ dates: [] }, 'dates', 'DAYS_REQUIRED'],
    [{ dates: '2026-12-22' }, 'dates', 'WRONG_TYPE'],
    [{ dates: ['2026-12-22', '2026-02-30'] }, 'dates.1', 'DAY_INVALID'],
    [{ dates: [{ $gt: '' }] }, 'dates.0', 'WRONG_TYPE'],
    [{ dates: Array.from({ length: 367 }, () => '2026-12-22') }, 'dates', 'TOO_MANY_DAYS'],
  ])('refuses invalid days (%#)', async (body, field, code) => {
    const error = await errorIn(await send('POST', '/api/admin/block-dates', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it('names the booked days in its refusal', async () =>
    expect(
      await errorIn(await send('POST', '/api/admin/block-dates', { dates: ['2026-12-23', '2026-12-24'] })),
    ).toMatchObject({
      status: 409,
      code: 'DATES_UNAVAILABLE',
      message: 'These days are already booked: Thu 24 December 2026. Nothing was blocked.',
      details: [{ field: '2026-12-24' }],
    }));

  it('lists blocked days', async () => expect(await get('/api/admin/blocked-dates')).toEqual([blocked]));

  it('frees a blocked day', async () => {
    expect((await send('DELETE', '/api/admin/blocked-dates/day-1')).status).toBe(200);
    expect(calls).toEqual([['unblock', { id: 'day-1' }]]);
  });

  it('responds with 404 for an entry that does not exist', async () =>
    expect(await errorIn(await send('DELETE', '/api/admin/blocked-dates/gone'))).toMatchObject({
      status: 404,
      code: 'ENTRY_NOT_FOUND',
    }));
});
