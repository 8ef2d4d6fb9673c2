import {
  addAdmin,
  addToWhitelist,
  admitGuest,
  approveRequest,
  authenticate,
  blockDays,
  cancelRequest,
  changeWhitelistNotes,
  checkPassword,
  closeSession,
  confirmRequest,
  createRequest,
  declineRequest,
  DomainError,
  getBackgroundImage,
  getGuestStatistics,
  getMailboxEmail,
  getPublicSettings,
  getRequestHistory,
  listAdmins,
  listBlockedDays,
  listGuestRequests,
  listMailbox,
  listOccupiedDays,
  listReachedAdminLimits,
  listReachedGuestLimits,
  listRequests,
  listWhitelist,
  openSession,
  removeAdmin,
  removeBackgroundImage,
  removeFromWhitelist,
  requestAccess,
  sendAccessLink,
  serviceNames,
  storeBackgroundImage,
  unblockDay,
  updateSettings,
} from '@hearthstay/contracts';
import type { MessageTransport } from '@hearthstay/messaging';
import { readEnv, startService, type Running } from '@hearthstay/runtime';
import { parseDay } from '@hearthstay/stay';
import { backgroundImage } from './background-image';
import { bookingRequest } from './booking-request';
import { answering, type FakeHandler } from './fake-handler';

export const adminToken = 'the-session-of-an-admin';

export const publicSettings = {
  maxAdvanceBookingDays: 365,
  maxConsecutiveBookings: 7,
  propertyName: 'Haus am See',
  whitelistEnabled: false,
  showGuestNames: true,
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

/** Services that say yes to everything. */
const defaults: FakeHandler[] = [
  answering(getPublicSettings, () => publicSettings),
  answering(updateSettings, ({ appPassword: _secret, ...changes }) => ({ ...publicSettings, ...changes })),
  answering(admitGuest, () => ({})),
  answering(checkPassword, () => ({ valid: true })),
  answering(listReachedGuestLimits, () => []),
  answering(listReachedAdminLimits, () => []),
  answering(listOccupiedDays, () => [{ date: parseDay('2026-08-04'), type: 'booking', guestName: 'Jonas' }]),
  answering(createRequest, (fields) => ({ ...bookingRequest, ...fields, message: fields.message ?? null })),
  answering(listGuestRequests, () => [bookingRequest]),
  answering(confirmRequest, () => bookingRequest),
  answering(sendAccessLink, () => ({})),
  answering(listRequests, () => [bookingRequest]),
  answering(approveRequest, ({ id }) => ({ ...bookingRequest, id, status: 'approved' })),
  answering(declineRequest, ({ id }) => ({ ...bookingRequest, id, status: 'declined' })),
  answering(cancelRequest, ({ id, reason }) => ({
    ...bookingRequest,
    id,
    status: 'cancelled',
    cancellationReason: reason ?? null,
  })),
  answering(getRequestHistory, ({ id }) => [
    {
      at: '2026-07-01T10:00:00.000Z',
      actor: { kind: 'guest' },
      action: 'created',
      subject: { kind: 'request', id },
      after: { status: 'pending' },
    },
  ]),
  answering(requestAccess, () => ({})),
  answering(openSession, () => ({ email: 'owner@example.com', token: adminToken })),
  answering(closeSession, () => ({})),
  answering(authenticate, ({ token }) => {
    if (token !== adminToken) throw new DomainError('AUTHENTICATION_REQUIRED');
    return { email: 'owner@example.com' };
  }),
  answering(getBackgroundImage, () => ({ image: null })),
  answering(storeBackgroundImage, () => ({ image: backgroundImage })),
  answering(removeBackgroundImage, () => ({})),
  answering(listAdmins, () => [admin]),
  answering(addAdmin, (request) => ({ ...admin, ...request })),
  answering(removeAdmin, () => ({})),
  answering(blockDays, () => [blockedDay]),
  answering(listBlockedDays, () => [blockedDay]),
  answering(unblockDay, () => ({})),
  answering(listWhitelist, () => [whitelistEntry]),
  answering(addToWhitelist, (request) => ({ ...whitelistEntry, ...request })),
  answering(changeWhitelistNotes, (request) => ({ ...whitelistEntry, ...request })),
  answering(removeFromWhitelist, () => ({})),
  answering(getGuestStatistics, () => [statistics]),
  answering(listMailbox, () => [mailboxEntry]),
  answering(getMailboxEmail, ({ id }) => {
    if (id !== mailboxEntry.id) throw new DomainError('NOT_FOUND');
    return {
      ...mailboxEntry,
      html: '<!doctype html><html><head></head><body><a href="/confirm/abc">Bestätigen</a></body></html>',
      text: 'Grüße & <Küsse>',
      attachments: [{ filename: 'stay.ics', contentType: 'text/calendar', contentBase64: btoa('BEGIN:VCALENDAR') }],
    };
  }),
];

/** Starts every service on a transport; `handlers` take the place of what the services would say by themselves. */
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
