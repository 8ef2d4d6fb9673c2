import { DomainError, replaceStayRules } from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/settings/stay-rules';

describe('The rules of stays', () => {
  let bff: TestBff;
  afterEach(() => bff.close());

  const ask = (method: string, body?: object) =>
    bff.fetch(path, {
      method,
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('are read, and replaced as a whole', async () => {
    bff = await startTestBff();
    expect(await (await ask('GET')).json()).toEqual({ sameDayTurnover: false });
    expect(await (await ask('PUT', { sameDayTurnover: true })).json()).toEqual({ sameDayTurnover: true });
  });

  it.each([{}, { sameDayTurnover: 'yes' }, { sameDayTurnover: true, minNights: 3 }])('refuse %j', async (body) => {
    bff = await startTestBff();
    const response = await ask('PUT', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('name the days that stays share', async () => {
    const refusing = fakeHandler(replaceStayRules, () => {
      throw new DomainError('TURNOVER_DAYS_SHARED', { days: ['2031-06-04'] });
    });
    bff = await startTestBff({ handlers: [refusing] });
    const response = await ask('PUT', { sameDayTurnover: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'TURNOVER_DAYS_SHARED',
      message: expect.stringContaining('4 June 2031') as string,
      details: [{ field: '2031-06-04' }],
    });
  });
});
