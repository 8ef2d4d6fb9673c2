import {
  countGuestEmails,
  eraseGuest,
  exportGuest,
  exportGuestEmails,
  findGuestData,
  listPrivacyRecords,
  addAdmin,
  addBlock,
  addCalendar,
  addFeed,
  addToWhitelist,
  admitGuest,
  approveRequest,
  authenticate,
  blockDays,
  cancelRequest,
  changeCalendar,
  changeBlock,
  changePrice,
  changeWhitelistNotes,
  checkPassword,
  closeSession,
  confirmOwnRequest,
  confirmRequest,
  copyEmailLink,
  createRequest,
  freeCalendarNights,
  declineRequest,
  endOtherSessions,
  endSession,
  findDecisionLink,
  listSessions,
  DomainError,
  freeRange,
  getBackgroundImage,
  getEmailOutage,
  getGuestStatistics,
  getMailboxEmail,
  getNoticeAddress,
  getPublicSettings,
  getRequest,
  getRequestHistory,
  listAdmins,
  listAvailability,
  listBlockedDays,
  listCalendars,
  findRequestsOfGuest,
  listAdminHistory,
  listBookingHistory,
  listEmailLog,
  listImageHistory,
  listPhotoHistory,
  listFeeds,
  listGuestRequests,
  listMailbox,
  listMessages,
  listOccupiedDays,
  listPhotos,
  listOwnMessages,
  listReachedAdminLimits,
  listReachedGuestLimits,
  listRequests,
  listWhitelist,
  markMessagesRead,
  markOwnMessagesRead,
  openSession,
  readFeed,
  recordCopiedLink,
  recordNoticeAddress,
  recordPayment,
  refreshCalendar,
  removeAdmin,
  removeBackgroundImage,
  removeBlock,
  removeCalendar,
  removeFeed,
  removeFromWhitelist,
  removePayment,
  requestAccess,
  resendEmail,
  rotateFeed,
  sendAccessLink,
  sendMessageToGuest,
  sendMessageToOwner,
  sendTestEmail,
  serviceNames,
  setAdminLocale,
  setNoticeAddress,
  storeBackgroundImage,
  testCalendar,
  testNoticeAddress,
  unblockDay,
  undoDecision,
  updateSettings,
  settingsSections,
  type SettingsSection,
} from '@hearthstay/contracts';
import type { MessageTransport } from '@hearthstay/messaging';
import { readEnv, startService, type Running } from '@hearthstay/runtime';
import { newHouse, parseDay } from '@hearthstay/stay';
import { backgroundImage } from './background-image';
import { bookingRequest, decidedRequest } from './booking-request';
import { calendarSource, feedText, offeredFeed } from './calendars';
import { emailCounts, loggedEmail } from './email-log';
import { erasure } from './erasure';
import { fakeHandler, type FakeHandler } from './fake-handler';

export const adminToken = 'the-session-of-an-admin';

export const publicSettings = {
  ...newHouse,
  propertyName: 'Haus am See',
  passwordRequired: false,
  timezone: 'Europe/Berlin',
};

const mailboxEntry = {
  id: 'email-1',
  to: 'jonas@example.com',
  subject: 'Ihre <Anfrage>',
  createdAt: '2026-07-01T10:00:00.000Z',
};

const admin = {
  id: 'admin-1',
  email: 'owner@example.com',
  addedBy: null,
  createdAt: '2026-07-01T10:00:00.000Z',
};
const blockedDay = { id: 'day-1', date: parseDay('2026-12-22') };
const whitelistEntry = { id: 'entry-1', email: 'jonas@example.com', notes: 'kommt mit Hund' };
const statistics = {
  year: 2026,
  uniqueGuests: 1,
  totalDays: 4,
  guests: [{ email: 'jonas@example.com', name: 'Jonas', totalDays: 4 }],
};

const message = { id: 'message-1', text: 'Gibt es ein Kinderbett?', at: '2026-07-01T10:00:00.000Z', read: false };
const guestMessage = { ...message, from: 'guest' as const };
const ownerMessage = { ...message, from: 'owner' as const, by: 'owner@example.com' };

/** A section with its neutral values; only `sameDayTurnover` has no default. */
const handlersOf = ({ schema, get, replace }: SettingsSection): FakeHandler[] => [
  fakeHandler(get, () => schema.parse({ sameDayTurnover: false })),
  fakeHandler(replace, (values) => values),
];

/** Handlers that accept every call. */
const defaults: FakeHandler[] = [
  fakeHandler(getPublicSettings, () => publicSettings),
  ...settingsSections.flatMap(handlersOf),
  fakeHandler(listPhotos, () => ({ photos: [] })),
  fakeHandler(updateSettings, ({ appPassword: _secret, ...changes }) => ({ ...publicSettings, ...changes })),
  fakeHandler(admitGuest, () => ({})),
  fakeHandler(checkPassword, () => ({ valid: true })),
  fakeHandler(listReachedGuestLimits, () => []),
  fakeHandler(listReachedAdminLimits, () => []),
  fakeHandler(listOccupiedDays, () => [{ date: parseDay('2026-08-04'), type: 'booking', guestName: 'Jonas' }]),
  fakeHandler(createRequest, (fields) => ({ ...bookingRequest, ...fields, message: fields.message ?? null })),
  fakeHandler(listGuestRequests, () => [bookingRequest]),
  fakeHandler(confirmRequest, () => bookingRequest),
  fakeHandler(confirmOwnRequest, ({ id }) => ({ ...bookingRequest, id, status: 'confirmed' })),
  fakeHandler(sendAccessLink, () => ({})),
  fakeHandler(listRequests, () => [bookingRequest]),
  fakeHandler(getRequest, ({ id }) => ({ ...bookingRequest, id, source: 'guest', otherRequests: [], history: [] })),
  fakeHandler(approveRequest, ({ id }) => ({ ...decidedRequest, id, status: 'approved' })),
  fakeHandler(declineRequest, ({ id }) => ({ ...decidedRequest, id, status: 'declined' })),
  fakeHandler(changePrice, ({ id }) => ({ ...bookingRequest, id })),
  fakeHandler(recordPayment, ({ id }) => ({ ...bookingRequest, id })),
  fakeHandler(removePayment, ({ id }) => ({ ...bookingRequest, id })),
  fakeHandler(cancelRequest, ({ id, reason }) => ({
    ...decidedRequest,
    id,
    status: 'cancelled',
    cancellationReason: reason ?? null,
  })),
  fakeHandler(listMessages, () => [guestMessage, ownerMessage]),
  fakeHandler(sendMessageToGuest, ({ text }) => ({ ...ownerMessage, text })),
  fakeHandler(markMessagesRead, () => ({})),
  fakeHandler(listOwnMessages, () => [guestMessage, ownerMessage]),
  fakeHandler(sendMessageToOwner, ({ text }) => ({ ...guestMessage, text })),
  fakeHandler(markOwnMessagesRead, () => ({})),
  fakeHandler(findDecisionLink, ({ token }) => {
    if (token !== 'good') throw new DomainError('LINK_INVALID');
    return { email: admin.email, requestId: 'request-1' };
  }),
  fakeHandler(undoDecision, ({ id }) => ({ ...bookingRequest, id })),
  fakeHandler(getRequestHistory, ({ id }) => [
    {
      at: '2026-07-01T10:00:00.000Z',
      actor: { kind: 'guest' },
      action: 'created',
      subject: { kind: 'request', id },
      after: { status: 'pending' },
    },
  ]),
  fakeHandler(requestAccess, () => ({ linkMinutes: 20 })),
  fakeHandler(openSession, () => ({ email: 'owner@example.com', token: adminToken })),
  fakeHandler(closeSession, () => ({})),
  fakeHandler(authenticate, ({ token }) => {
    if (token !== adminToken) throw new DomainError('AUTHENTICATION_REQUIRED');
    return { email: 'owner@example.com', isFresh: true };
  }),
  fakeHandler(listSessions, () => []),
  fakeHandler(endSession, () => ({})),
  fakeHandler(endOtherSessions, () => ({})),
  ...[listAdminHistory, listBookingHistory, listImageHistory, listPhotoHistory].map((list) =>
    fakeHandler(list, () => ({ entries: [], total: 0 })),
  ),
  fakeHandler(getBackgroundImage, () => ({ image: null })),
  fakeHandler(storeBackgroundImage, () => ({ image: backgroundImage })),
  fakeHandler(removeBackgroundImage, () => ({})),
  fakeHandler(listAdmins, () => [admin]),
  fakeHandler(addAdmin, (request) => ({ ...admin, ...request })),
  fakeHandler(setAdminLocale, ({ id }) => ({ ...admin, id })),
  fakeHandler(removeAdmin, () => ({})),
  fakeHandler(blockDays, () => [blockedDay]),
  fakeHandler(listBlockedDays, () => [blockedDay]),
  fakeHandler(unblockDay, () => ({})),
  fakeHandler(listAvailability, ({ from, to }) => [{ from, to, kind: 'block', id: 'block-1', label: '' }]),
  fakeHandler(addBlock, (fields) => ({ id: 'block-1', ...fields })),
  fakeHandler(changeBlock, (changes) => ({ from: blockedDay.date, to: blockedDay.date, note: null, ...changes })),
  fakeHandler(removeBlock, () => ({})),
  fakeHandler(freeRange, () => ({})),
  fakeHandler(listWhitelist, () => [whitelistEntry]),
  fakeHandler(addToWhitelist, (request) => ({ ...whitelistEntry, ...request })),
  fakeHandler(changeWhitelistNotes, (request) => ({ ...whitelistEntry, ...request })),
  fakeHandler(removeFromWhitelist, () => ({})),
  fakeHandler(getGuestStatistics, () => [statistics]),
  fakeHandler(listCalendars, () => [calendarSource]),
  fakeHandler(testCalendar, () => ({ days: 0, ranges: [], leftOut: [], warnings: [] })),
  fakeHandler(addCalendar, ({ name }) => ({ ...calendarSource, name })),
  fakeHandler(changeCalendar, ({ id }) => ({ ...calendarSource, id })),
  fakeHandler(refreshCalendar, ({ id }) => ({ ...calendarSource, id })),
  fakeHandler(freeCalendarNights, ({ id }) => ({ ...calendarSource, id })),
  fakeHandler(removeCalendar, () => ({})),
  fakeHandler(listFeeds, () => [offeredFeed]),
  fakeHandler(addFeed, () => ({ ...offeredFeed, token: 'secret' })),
  fakeHandler(rotateFeed, ({ id }) => ({ ...offeredFeed, id, token: 'other' })),
  fakeHandler(removeFeed, () => ({})),
  fakeHandler(readFeed, ({ token }) => {
    if (token !== 'secret') throw new DomainError('NOT_FOUND');
    return { calendar: feedText, withNames: false };
  }),
  fakeHandler(findGuestData, () => ({ found: { requests: 1 }, requestIds: ['request-1'] })),
  fakeHandler(countGuestEmails, () => ({ found: { emails: 2 } })),
  fakeHandler(exportGuest, () => ({ requests: [], links: [] })),
  fakeHandler(exportGuestEmails, () => []),
  fakeHandler(eraseGuest, () => erasure),
  fakeHandler(listPrivacyRecords, () => [erasure]),
  fakeHandler(findRequestsOfGuest, () => ({ ids: [] })),
  fakeHandler(listEmailLog, () => ({ emails: [loggedEmail], total: 1, counts: { ...emailCounts, sent: 1 } })),
  fakeHandler(sendTestEmail, () => ({
    outcome: 'sent',
    to: admin.email,
    at: '2026-07-01T10:00:00.000Z',
    dialogue: [],
  })),
  fakeHandler(getEmailOutage, () => ({ outage: null })),
  fakeHandler(getNoticeAddress, () => ({ kind: 'off', url: '', withNames: false })),
  fakeHandler(setNoticeAddress, ({ kind, url, withNames }) => ({ kind, url, withNames })),
  fakeHandler(testNoticeAddress, () => ({ at: '2026-07-01T10:00:00.000Z', said: '200 OK' })),
  fakeHandler(copyEmailLink, () => ({ url: 'https://haus-am-see.example/confirm/abc', kind: 'request-approved' })),
  fakeHandler(recordCopiedLink, () => ({})),
  fakeHandler(recordNoticeAddress, () => ({})),
  fakeHandler(resendEmail, ({ id }) => ({ ...loggedEmail, id })),
  fakeHandler(listMailbox, () => [mailboxEntry]),
  fakeHandler(getMailboxEmail, ({ id }) => {
    if (id !== mailboxEntry.id) throw new DomainError('NOT_FOUND');
    return {
      ...mailboxEntry,
      html: '<!doctype html><html><head></head><body><a href="/confirm/abc">Bestätigen</a></body></html>',
      text: 'Grüße & <Küsse>',
      attachments: [{ filename: 'stay.ics', contentType: 'text/calendar', contentBase64: btoa('BEGIN:VCALENDAR') }],
    };
  }),
];

/** Starts all services on a transport; `handlers` replace default handlers. */
export const startFakeServices = async (transport: MessageTransport, handlers: FakeHandler[]): Promise<Running> => {
  const replaced = new Set(handlers.map(({ contract }) => contract.name));
  const all = [...handlers, ...defaults.filter(({ contract }) => !replaced.has(contract.name))];
  const running = await Promise.all(
    serviceNames.map((name) => {
      const controllers = all.filter(({ contract }) => contract.service === name).map(({ controller }) => controller);
      const definition = { name, module: () => ({ module: class {}, controllers }) };
      return startService(definition, { env: readEnv({}), databaseUri: '', transport });
    }),
  );
  return {
    close: async () => {
      await Promise.all(running.map((service) => service.close()));
    },
  };
};
