import {
  addBlock,
  changeBlock,
  DomainError,
  freeRange,
  holidaysSection,
  listAvailability,
  type HolidayChoice,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { adminCalls } from '../../testing/admin-calls';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const range = { from: parseDay('2026-12-22'), to: parseDay('2026-12-23') };
const feed = { ...range, kind: 'feed', id: 'feed-1', label: 'Airbnb', color: 'pink' } as const;
const calls: unknown[][] = [];
let region: HolidayChoice['region'] = '';

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listAvailability, (period) => {
        calls.push(['list', period]);
        return [feed];
      }),
      fakeHandler(holidaysSection.get, () => ({ region, school: true })),
      fakeHandler(addBlock, (fields) => {
        calls.push(['block', fields]);
        return { id: 'block-1', ...fields };
      }),
      fakeHandler(changeBlock, (changes) => {
        calls.push(['change', changes]);
        return { ...range, note: null, ...changes };
      }),
      fakeHandler(freeRange, (freed) => {
        if (freed.from === parseDay('2026-12-24')) throw new DomainError('ENTRY_NOT_FOUND');
        calls.push(['free', freed]);
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
  region = '';
});

const { get, send } = adminCalls(() => bff);

describe('The owner’s calendar API', () => {
  it('lists who has days of a period', async () => {
    expect(await get('/api/admin/availability?from=2026-12-22&to=2026-12-23')).toEqual([feed]);
    expect(calls).toEqual([['list', range]]);
  });

  it('lists the holidays of a period in the region that is chosen', async () => {
    const path = '/api/admin/holidays?from=2029-12-24&to=2029-12-25';
    expect(await get(path)).toEqual({});
    region = 'DE-BY';
    expect(await get(path)).toMatchObject({
      holidays: { place: { en: 'in Bavaria' }, publicHolidays: [{ day: '2029-12-25' }] },
    });
    expect((await bff.fetch(path)).status).toBe(401);
  });

  it('blocks a range with a note', async () => {
    expect((await send('POST', '/api/admin/blocks', { ...range, note: ' Maler ' })).status).toBe(201);
    expect(calls).toEqual([['block', { ...range, note: 'Maler' }]]);
  });

  it.each([[range], [{ note: 'Maler' }], [{ ...range, note: null }]])('changes a block to %j', async (changes) => {
    const response = await send('PATCH', '/api/admin/blocks/block-1', changes);
    expect([response.status, await response.json()]).toEqual([
      200,
      { id: 'block-1', ...range, note: null, ...changes },
    ]);
    expect(calls).toEqual([['change', { id: 'block-1', ...changes }]]);
  });

  it('refuses half a range', async () => {
    const error = await errorIn(await send('PATCH', '/api/admin/blocks/block-1', { from: '2026-12-22' }));
    expect(error).toMatchObject({ status: 400, details: [{ field: 'to', code: 'REQUIRED' }] });
    expect(calls).toEqual([]);
  });

  it('frees a range', async () => {
    const response = await send('POST', '/api/admin/blocks/free', range);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(calls).toEqual([['free', range]]);
  });

  it.each([
    [{ from: '2026-12-23', to: '2026-12-22' }, 'to', 'RANGE_REVERSED'],
    [{ from: '2026-12-22', to: '2027-12-23' }, 'to', 'TOO_MANY_DAYS'],
    [{ from: '2026-02-30', to: '2026-12-22' }, 'from', 'DAY_INVALID'],
  ])('refuses to free %j', async (body, field, code) => {
    const error = await errorIn(await send('POST', '/api/admin/blocks/free', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it('responds with 404 for a range without blocked days', async () => {
    const body = { from: '2026-12-24', to: '2026-12-24' };
    expect(await errorIn(await send('POST', '/api/admin/blocks/free', body))).toMatchObject({ status: 404 });
  });
});
