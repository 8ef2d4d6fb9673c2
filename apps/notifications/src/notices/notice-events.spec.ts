import { Logger } from '@nestjs/common';
import {
  adminRosterChanged,
  adminsReminded,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingGuestConfirmed,
  bookingRequested,
  calendarConflictsFound,
  cancellationWished,
  changeProposed,
  messageFromGuest,
  messageFromOwner,
  offerAccepted,
  offerDeclined,
  offerMade,
  proposalEnded,
  requestWithdrawn,
  setNoticeAddress,
  type EventContract,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { aCalendarConflict, aReminder, aRequest } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const petra = 'petra@example.com';

describeOnEmbeddedDatabase('The notice of an event', (database) => {
  let service: RunningNotifications;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    // No server listens there, so that what is queued stays as it is.
    service = await runNotifications(database, 'smtp://127.0.0.1:9', { ALLOWED_HOSTS: '127.0.0.1:9' });
    await service.publish(adminRosterChanged, { revision: 1, emails: [petra, 'paul@example.com'] });
    await service.client.call(setNoticeAddress, { email: petra, kind: 'ntfy', url: 'http://127.0.0.1:9/topic' });
  });
  beforeEach(() => database.connection().collection('emails').deleteMany({}));
  afterAll(() => service.close());

  const noticesOf = async (contract: EventContract, payload: unknown) => {
    await service.publish(contract, payload);
    const notices = await database.connection().collection('emails').find({ kind: 'notice' }).toArray();
    return notices.map(({ to, channel, data }) => [to, channel, (data as { event: string }).event]);
  };

  it.each<[string, EventContract, unknown, string]>([
    ['a new request', bookingGuestConfirmed, aRequest(), 'new-request'],
    ['a message', messageFromGuest, aRequest(), 'message'],
    ['a wish to cancel', cancellationWished, aRequest(), 'cancellation-wished'],
    ['a wish for other days', changeProposed, aRequest(), 'change-proposed'],
    ['an accepted offer', offerAccepted, aRequest(), 'offer-accepted'],
    ['a declined offer', offerDeclined, aRequest(), 'offer-declined'],
    ['an offer that has run out', proposalEnded, aRequest({ by: 'owner', cause: 'expired' }), 'offer-expired'],
    ['a double booking', calendarConflictsFound, aCalendarConflict(), 'double-booking'],
  ])('goes to each admin with an address: %s', async (_what, contract, payload, event) => {
    expect(await noticesOf(contract, payload)).toEqual([[petra, 'ntfy', event]]);
  });

  it.each<[string, EventContract, unknown]>([
    ['a request that nobody has confirmed', bookingRequested, aRequest()],
    ['a reminder', adminsReminded, aReminder()],
    ['an approval', bookingApproved, aRequest()],
    ['a cancellation', bookingCancelled, aRequest()],
    ['a confirmation', bookingConfirmed, aRequest()],
    ['a withdrawal', requestWithdrawn, aRequest()],
    ['a message of the owner', messageFromOwner, aRequest()],
    ['an offer of the owner', offerMade, aRequest()],
    ['an offer that the owner has taken back', proposalEnded, aRequest({ by: 'owner', cause: 'withdrawn' })],
    ['a wish that has run out', proposalEnded, aRequest({ by: 'guest', cause: 'expired' })],
  ])('does not exist for %s', async (_what, contract, payload) => {
    expect(await noticesOf(contract, payload)).toEqual([]);
  });

  it('contains neither links nor what the guest has written', async () => {
    await service.publish(messageFromGuest, aRequest());
    const [stored] = await database.connection().collection('emails').find({ kind: 'notice' }).toArray();
    expect(Object.keys(stored?.['data'] as object).sort()).toEqual([
      ...['endDate', 'event', 'name', 'propertyName', 'requestId', 'startDate'],
    ]);
  });
});
