import { DomainError, replaceStayRules } from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const summer = { name: 'Summer', from: '2031-07-01', to: '2031-08-31' };
const path = '/api/admin/settings/stay-rules';

describe('The rules of stays', () => {
  let bff: TestBff;
  let refusal: DomainError | undefined;
  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(replaceStayRules, (rules) => {
          if (refusal) throw refusal;
          return rules;
        }),
      ],
    });
  });
  afterEach(() => {
    refusal = undefined;
  });
  afterAll(() => bff.close());

  const ask = (method: string, body?: object) =>
    bff.fetch(path, {
      method,
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('are read, and replaced as a whole', async () => {
    expect(await (await ask('GET')).json()).toEqual({ ...noStayLimits, sameDayTurnover: false });
    const rules = { ...noStayLimits, sameDayTurnover: true, minNights: 3, seasons: [summer] };
    expect(await (await ask('PUT', rules)).json()).toEqual(rules);
  });

  it.each<[object, string, string]>([
    [{ sameDayTurnover: undefined }, 'sameDayTurnover', 'REQUIRED'],
    [{ sameDayTurnover: 'yes' }, 'sameDayTurnover', 'WRONG_TYPE'],
    [{ minNights: 0 }, 'minNights', 'MIN_NIGHTS_OUT_OF_RANGE'],
    [{ minNights: 1.5 }, 'minNights', 'MIN_NIGHTS_OUT_OF_RANGE'],
    [{ minNights: '3' }, 'minNights', 'WRONG_TYPE'],
    [{ minNights: null }, 'minNights', 'WRONG_TYPE'],
    [{ noticeDays: -1 }, 'noticeDays', 'NOTICE_DAYS_OUT_OF_RANGE'],
    [{ noticeDays: 1e99 }, 'noticeDays', 'NOTICE_DAYS_OUT_OF_RANGE'],
    [{ gapDays: 15 }, 'gapDays', 'GAP_DAYS_OUT_OF_RANGE'],
    [{ arrivalWeekdays: [0] }, 'arrivalWeekdays.0', 'WEEKDAY_INVALID'],
    [{ arrivalWeekdays: [6, 6] }, 'arrivalWeekdays', 'WEEKDAY_INVALID'],
    [{ departureWeekdays: ['6'] }, 'departureWeekdays.0', 'WEEKDAY_INVALID'],
    [{ departureWeekdays: 6 }, 'departureWeekdays', 'WRONG_TYPE'],
    [{ seasons: [{ ...summer, from: '2031-08-31', to: '2031-07-01' }] }, 'seasons.0.to', 'RANGE_REVERSED'],
    [{ seasons: [{ ...summer, from: '2031-02-29' }] }, 'seasons.0.from', 'DAY_INVALID'],
    [{ seasons: [{ ...summer, name: ' ' }] }, 'seasons.0.name', 'SEASON_NAME_REQUIRED'],
    [{ seasons: [{ ...summer, name: 'x'.repeat(51) }] }, 'seasons.0.name', 'SEASON_NAME_TOO_LONG'],
    [{ seasons: [{ ...summer, minNights: 31 }] }, 'seasons.0.minNights', 'MIN_NIGHTS_OUT_OF_RANGE'],
    [{ seasons: Array.from({ length: 500 }, () => summer) }, 'seasons', 'TOO_MANY_SEASONS'],
    [{ maxNights: 3 }, 'maxNights', 'INVALID'],
    [{ seasons: [{ ...summer, price: 3 }] }, 'seasons.0.price', 'INVALID'],
  ])('refuse %j in the field %s with %s', async (rule, field, code) => {
    const response = await ask('PUT', { ...noStayLimits, sameDayTurnover: false, ...rule });
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: { field: string; code: string; message: string }[] };
    expect(details[0]).toEqual({ field, code, message: expect.stringMatching(/\w.*\./) as string });
  });

  it('have weekdays and seasons named in the language of the reader', async () => {
    refusal = new DomainError('ARRIVAL_WEEKDAY', { params: { days: [7, 6] } });
    expect(await (await ask('PUT', { ...noStayLimits, sameDayTurnover: false })).json()).toMatchObject({
      code: 'ARRIVAL_WEEKDAY',
      message: 'The day of arrival is Saturday or Sunday then.',
      params: { days: [7, 6] },
    });
  });

  it('name the days that stays share', async () => {
    refusal = new DomainError('TURNOVER_DAYS_SHARED', { days: ['2031-06-04'] });
    const response = await ask('PUT', { ...noStayLimits, sameDayTurnover: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'TURNOVER_DAYS_SHARED',
      message: expect.stringContaining('4 June 2031') as string,
      details: [{ field: '2031-06-04' }],
    });
  });
});
