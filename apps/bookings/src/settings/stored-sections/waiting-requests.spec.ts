import { getPublicSettings, updateSettings, waitingRequestsSection } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = waitingRequestsSection;
const off = { remindAfterHours: [], declineBeforeArrival: false };
const on = { remindAfterHours: [24, 72], declineBeforeArrival: true };

describeOnEmbeddedDatabase('The settings of requests that wait', (database) => {
  const { call, stored } = useBookings(database);

  it('are off until the owner sets them, and stored as a whole', async () => {
    expect(await call(get, {})).toEqual(off);
    expect(await call(replace, on)).toEqual(on);
    expect(await call(get, {})).toEqual(on);
    expect(await call(replace, { remindAfterHours: [1] })).toEqual({ ...off, remindAfterHours: [1] });
  });

  it('are in no response to guests, nor in that to a change of other settings', async () => {
    const before = await call(getPublicSettings, {});
    await call(replace, on);
    expect(await call(getPublicSettings, {})).toEqual(before);
    const changed = await call(updateSettings, { propertyName: 'Haus am Meer' });
    expect(changed).toEqual({ ...before, propertyName: 'Haus am Meer' });
    expect(await call(get, {})).toEqual(on);
  });

  it('are in the history before and after', async () => {
    await call(replace, on);
    const [settings] = await stored.all('settings');
    expect(settings?.['history']).toMatchObject([
      { action: 'changed', before: { waitingRequests: off }, after: { waitingRequests: on } },
    ]);
  });

  it.each([
    { remindAfterHours: [0] },
    { remindAfterHours: [721] },
    { remindAfterHours: [1.5] },
    { remindAfterHours: ['24'] },
    { remindAfterHours: [24, 24] },
    { remindAfterHours: [1, 2, 3, 4] },
    { remindAfterHours: null },
    { declineBeforeArrival: 'yes' },
    { remind: true },
  ])('refuse %j, and change nothing', async (settings) => {
    await call(replace, on);
    const before = await stored.everything();
    await expect(call(replace, settings as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await stored.everything()).toBe(before);
  });
});
