import {
  approveRequest,
  declineRequest,
  DomainError,
  getRequest,
  listAdmins,
  listAvailability,
  listMessages,
  markMessagesRead,
  respondToCancellationWish,
  respondToChange,
  sendMessageToGuest,
  undoDecision,
  type Admin,
  type AvailabilityEntry,
  type OwnerMessage,
  type RequestHistoryEntry,
  type RequestPage,
} from '@hearthstay/contracts';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { bookingRequest, decidedRequest } from '../../../testing/booking-request';
import { fakeHandler } from '../../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../../testing/test-bff';

/** Whom the link `good` was sent to. */
export const admin: Admin = {
  ...{ id: 'admin-1', email: 'owner@example.com', addedBy: null, createdAt: '2026-07-01T10:00:00.000Z' },
};
/** The actor of the commands. */
export const asOwner = { kind: 'admin', email: admin.email };
/** Before the stay of the request. */
export const now = new Date('2026-07-02T10:00:00Z');

/** An entry in the history of the request. */
export const entry = (action: RequestHistoryEntry['action'], email = admin.email): RequestHistoryEntry => ({
  at: now.toISOString(),
  actor: { kind: 'admin', email },
  action,
  subject: { kind: 'request', id: 'request-1' },
});

const initialState = () => ({
  request: {
    ...bookingRequest,
    id: 'request-1',
    status: 'pending',
    source: 'guest',
    otherRequests: [],
    history: [],
  } as RequestPage,
  admins: [admin],
  entries: [] as AvailabilityEntry[],
  messages: [] as OwnerMessage[] | DomainError,
  /** Of every command; `undefined` if they are carried out. */
  refusal: undefined as DomainError | undefined,
  /** Those that were carried out. */
  commands: [] as unknown[],
});

/** A request on which an admin decides by a link, in a BFF that is started once for a file. Each test begins anew. */
export const decisionHouse = () => {
  const house = {
    ...initialState(),
    bff: undefined as unknown as TestBff,
    open: (path = '/decide/good', init: RequestInit = {}): Promise<Response> =>
      house.bff.fetch(path, {
        redirect: 'manual',
        ...init,
        headers: { 'Accept-Language': 'de', ...(init.headers as Record<string, string>) },
      }),
    /** Sends the form of the page. */
    press: (fields: Record<string, string>): Promise<Response> =>
      house.open('/decide/good', { method: 'POST', body: new URLSearchParams(fields) }),
  };

  const carryOut =
    (name: string, status: RequestPage['status'], action?: RequestHistoryEntry['action']) => (command: object) => {
      if (house.refusal) throw house.refusal;
      house.commands.push({ name, ...command, by: currentActor() });
      const noted = action ?? (status === 'pending' ? 'undone' : status);
      house.request = { ...house.request, status, history: [...house.request.history, entry(noted)] };
      return { ...decidedRequest, status };
    };

  beforeAll(async () => {
    house.bff = await startTestBff({
      clock: { now: () => now },
      handlers: [
        fakeHandler(getRequest, () => house.request),
        fakeHandler(listAdmins, () => house.admins),
        fakeHandler(listAvailability, () => house.entries),
        fakeHandler(listMessages, () => {
          if (house.messages instanceof DomainError) throw house.messages;
          return house.messages;
        }),
        fakeHandler(markMessagesRead, (command) => {
          house.commands.push({ name: 'mark', ...command });
          return {};
        }),
        fakeHandler(approveRequest, carryOut('approve', 'approved')),
        fakeHandler(declineRequest, carryOut('decline', 'declined')),
        fakeHandler(sendMessageToGuest, ({ text }) => {
          if (house.refusal) throw house.refusal;
          house.commands.push({ name: 'write', text, by: currentActor(), commandId: currentCommandId() });
          return { id: 'message-1', from: 'owner' as const, text, at: new Date().toISOString(), read: false };
        }),
        fakeHandler(undoDecision, carryOut('undo', 'pending')),
        fakeHandler(respondToChange, ({ accept, ...command }) => {
          const { proposal: _ended, ...stay } = house.request;
          if (!house.refusal) house.request = stay;
          const action = accept ? 'change-accepted' : 'change-declined';
          return carryOut(accept ? 'accept' : 'refuse', house.request.status, action)(command);
        }),
        fakeHandler(respondToCancellationWish, ({ accept, ...command }) => {
          const { cancellationWish: _ended, ...stay } = house.request;
          if (!house.refusal) house.request = stay;
          return accept
            ? carryOut('cancel', 'cancelled')(command)
            : carryOut('keep', 'approved', 'cancellation-refused')(command);
        }),
      ],
    });
  });
  beforeEach(() => Object.assign(house, initialState()));
  afterAll(() => house.bff.close());

  return house;
};
