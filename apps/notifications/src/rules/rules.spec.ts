import { Logger } from '@nestjs/common';
import {
  adminAccessRequested,
  adminAdded,
  adminRemoved,
  adminRosterChanged,
  adminsReminded,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingEntered,
  bookingGuestConfirmed,
  bookingMoved,
  bookingRequested,
  calendarConflictsFound,
  calendarUnreadable,
  cancellationRefused,
  cancellationWished,
  changeAccepted,
  changeDeclined,
  changeProposed,
  guestAccessRequested,
  messageFromGuest,
  messageFromOwner,
  requestExpired,
  offerAccepted,
  offerDeclined,
  offerMade,
  proposalEnded,
  requestWithdrawn,
  sitePasswordChanged,
  stayEmailDue,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import {
  aCalendarConflict,
  aCalendarOutage,
  aGuestAccess,
  anAdminAccess,
  anAdminChange,
  aPasswordChange,
  aReminder,
  aRequest,
  aStayEmail,
} from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';
import { rules } from './rules';

const { confirmLink, statusLink } = aRequest();

describeOnEmbeddedDatabase('The e-mails of an event', (database) => {
  let service: RunningNotifications;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    // No server listens there, so that queued e-mails stay unchanged.
    service = await runNotifications(database, 'smtp://127.0.0.1:9');
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
  });
  afterAll(() => service.close());

  const emails = () => database.connection().collection('emails');
  beforeEach(() => emails().deleteMany({}));

  const queued = async () =>
    (await emails().find().toArray())
      .map(({ kind, to, locale, usefulUntil, data }) => ({
        email: `${kind} to ${to} in ${locale}`,
        usefulUntil: (usefulUntil as Date | null)?.toISOString() ?? null,
        // Links are queued only for their addressee. Those by which admins decide are no part of the event.
        tokens: [...JSON.stringify({ ...data, decisionLink: undefined }).matchAll(/"token":"([^"]+)"/g)]
          .map(([, token]) => token)
          .sort(),
      }))
      .sort((a, b) => a.email.localeCompare(b.email));

  const toGuest = (kind: string) => `${kind} to anna@example.com in en`;
  const toOwner = (kind: string) => `${kind} to owner@example.com in de`;
  const english = aRequest({ locale: 'en' });
  const both = [confirmLink.token, statusLink.token].sort();

  it.each([
    [bookingRequested, english, [[toGuest('request-received'), confirmLink.expiresAt, both]]],
    [bookingGuestConfirmed, english, [[toOwner('new-request'), null, []]]],
    [adminsReminded, aReminder({ locale: 'en' }), [[toOwner('request-waiting'), aReminder().usefulUntil, []]]],
    [requestExpired, english, [[toGuest('request-expired'), null, []]]],
    [bookingApproved, english, [[toGuest('request-approved'), null, both]]],
    [bookingEntered, english, [[toGuest('booking-entered'), null, both]]],
    [bookingMoved, english, [[toGuest('booking-moved'), null, both]]],
    [bookingDeclined, english, [[toGuest('request-declined'), null, []]]],
    [
      bookingConfirmed,
      english,
      [
        [toOwner('booking-confirmed-for-admins'), null, []],
        [toGuest('booking-confirmed'), null, [statusLink.token]],
      ],
    ],
    [bookingCancelled, english, [[toGuest('booking-cancelled'), null, []]]],
    [messageFromGuest, english, [[toOwner('message-for-admins'), null, []]]],
    [messageFromOwner, english, [[toGuest('message-from-owner'), null, [statusLink.token]]]],
    [requestWithdrawn, english, [[toOwner('request-withdrawn'), null, []]]],
    [cancellationWished, english, [[toOwner('cancellation-wished'), null, []]]],
    [cancellationRefused, english, [[toGuest('cancellation-refused'), null, [statusLink.token]]]],
    // The offer stands until the end of its last day in Berlin.
    [offerMade, english, [[toGuest('offer-made'), '2126-11-30T23:00:00.000Z', [statusLink.token]]]],
    [
      offerAccepted,
      english,
      [
        [toGuest('offer-accepted'), null, [statusLink.token]],
        [toOwner('offer-response'), null, []],
      ],
    ],
    [offerDeclined, english, [[toOwner('offer-response'), null, []]]],
    [changeProposed, english, [[toOwner('change-proposed'), null, []]]],
    [changeAccepted, english, [[toGuest('change-accepted'), null, both]]],
    [changeDeclined, english, [[toGuest('change-declined'), null, [statusLink.token]]]],
    [
      proposalEnded,
      english,
      [
        [toGuest('proposal-ended'), null, [statusLink.token]],
        [toOwner('offer-response'), null, []],
      ],
    ],
    [proposalEnded, { ...english, cause: 'withdrawn' }, [[toGuest('proposal-ended'), null, [statusLink.token]]]],
    [proposalEnded, { ...english, by: 'guest' }, [[toGuest('proposal-ended'), null, [statusLink.token]]]],
    ...(['balance', 'arrival', 'departure', 'thanks'] as const).map(
      (kind) =>
        [
          stayEmailDue,
          aStayEmail(kind, { locale: 'en' }),
          [[toGuest(`stay-${kind}`), aStayEmail(kind).usefulUntil, [statusLink.token]]],
        ] as const,
    ),
    [calendarConflictsFound, aCalendarConflict(), [[toOwner('calendar-conflicts'), null, []]]],
    [calendarUnreadable, aCalendarOutage(), [[toOwner('calendar-unreadable'), null, []]]],
    [guestAccessRequested, aGuestAccess('en'), [[toGuest('guest-access'), statusLink.expiresAt, [statusLink.token]]]],
    [
      adminAccessRequested,
      anAdminAccess(),
      [[toOwner('admin-access'), anAdminAccess().link.expiresAt, [anAdminAccess().link.token]]],
    ],
    [
      adminAdded,
      anAdminChange(),
      [
        [toOwner('admin-added'), null, []],
        ['admin-added to petra@example.com in de', null, []],
      ],
    ],
    [
      adminRemoved,
      anAdminChange(),
      [
        [toOwner('admin-removed'), null, []],
        ['admin-removed to petra@example.com in de', null, []],
      ],
    ],
    [sitePasswordChanged, aPasswordChange(), [[toOwner('site-password-changed'), null, []]]],
  ] as const)('$name', async (contract, payload, expected) => {
    await service.publish(contract, payload);
    const jobs = expected.map(([email, usefulUntil, tokens]) => ({ email, usefulUntil, tokens }));
    expect(await queued()).toEqual(jobs.toSorted((a, b) => a.email.localeCompare(b.email)));
  });
});

it.each(['cancellationWished', 'changeProposed', 'offerMade'] as const)(
  'All e-mails and notices of an event that asks for a response can be cancelled by its end: %s',
  (event) => {
    const context = { adminLocale: 'de', timeZone: 'Europe/Berlin', now: new Date() } as const;
    const keysFor = (question: string) =>
      rules[event]({ ...aRequest(), question }, context).map(({ cancelKey }) => cancelKey);
    const [key, ...others] = keysFor('one');
    expect(key).toEqual(expect.any(String));
    expect(others).toEqual(others.map(() => key));
    expect(keysFor('another')).not.toContain(key);
  },
);
