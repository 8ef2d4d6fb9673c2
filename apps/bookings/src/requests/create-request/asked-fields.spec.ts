import {
  bookingRequested,
  getPublicSettings,
  listRequests,
  requestFormSection,
  settingsChanged,
} from '@hearthstay/contracts';
import type { Asking } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const phone = '+49 151 234';
const arrivalTime = '16:30';

describeOnEmbeddedDatabase('A request to a house that asks for more than a name', (database) => {
  const { ask, call, eventsOf } = useBookings(database);
  const askFor = (asking: Asking) => call(requestFormSection.replace, { askPhone: asking, askArrivalTime: asking });

  it('has what the house asks for, in the list and in the event', async () => {
    await askFor('optional');
    expect(await ask({ phone, arrivalTime })).toMatchObject({ phone, arrivalTime });
    expect(await call(listRequests, {})).toMatchObject([{ phone, arrivalTime }]);
    expect(await eventsOf(bookingRequested)).toMatchObject([{ phone, arrivalTime }]);
    expect(await ask({})).not.toHaveProperty('phone');
  });

  it('has nothing that the house does not ask for', async () => {
    expect(await ask({ phone })).not.toHaveProperty('phone');
    await askFor('off');
    expect(await ask({ phone })).not.toHaveProperty('phone');
  });

  it('is refused without what the house requires, and nothing is stored', async () => {
    await askFor('required');
    const fields = [
      { field: 'phone', code: 'PHONE_REQUIRED' },
      { field: 'arrivalTime', code: 'ARRIVAL_TIME_REQUIRED' },
    ];
    const refusal = { code: 'VALIDATION_FAILED', content: { fields } };
    await expect(ask({})).rejects.toMatchObject(refusal);
    await expect(ask({ phone: ' ', arrivalTime: '' })).rejects.toMatchObject(refusal);
    expect(await call(listRequests, {})).toEqual([]);
    expect(await ask({ phone, arrivalTime })).toMatchObject({ phone, arrivalTime });
  });

  it('keeps its first response when it is repeated after the house has begun to ask', async () => {
    const first = await ask({ idempotencyKey: 'a-key' });
    await askFor('required');
    expect(await ask({ idempotencyKey: 'a-key' })).toEqual(first);
  });
});

describeOnEmbeddedDatabase('What the request form asks for', (database) => {
  const { call, eventsOf } = useBookings(database);

  it('is nothing until the owner sets it, and public from then on', async () => {
    expect(await call(requestFormSection.get, {})).toEqual({ askPhone: 'off', askArrivalTime: 'off' });
    expect(await call(getPublicSettings, {})).not.toHaveProperty('requestForm');
    const requestForm = { askPhone: 'required' as const, askArrivalTime: 'optional' as const };
    expect(await call(requestFormSection.replace, requestForm)).toEqual(requestForm);
    expect(await call(requestFormSection.get, {})).toEqual(requestForm);
    expect(await call(getPublicSettings, {})).toMatchObject({ requestForm });
    expect(await eventsOf(settingsChanged)).toHaveLength(1);
  });
});
