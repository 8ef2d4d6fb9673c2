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
import { parseDay, shownStateOf } from '@hearthstay/stay';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { bookingRequest, decidedRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const admin: Admin = {
  ...{ id: 'admin-1', email: 'owner@example.com', addedBy: null, createdAt: '2026-07-01T10:00:00.000Z' },
};
const asOwner = { kind: 'admin', email: admin.email };
/** Before the stay of the request. */
const now = new Date('2026-07-02T10:00:00Z');
const nasty = '"><script>alert(1)</script>';

let request: RequestPage;
let admins = [admin];
let entries: AvailabilityEntry[];
let messages: OwnerMessage[] | DomainError;
let refusal: DomainError | undefined;
let commands: unknown[];
let bff: TestBff;

const entry = (action: RequestHistoryEntry['action'], email = admin.email): RequestHistoryEntry => ({
  at: now.toISOString(),
  actor: { kind: 'admin', email },
  action,
  subject: { kind: 'request', id: 'request-1' },
});

const carryOut =
  (name: string, status: RequestPage['status'], action?: RequestHistoryEntry['action']) => (command: object) => {
    if (refusal) throw refusal;
    commands.push({ name, ...command, by: currentActor() });
    const noted = action ?? (status === 'pending' ? 'undone' : status);
    request = { ...request, status, history: [...request.history, entry(noted)] };
    return { ...decidedRequest, status };
  };

beforeAll(async () => {
  bff = await startTestBff({
    clock: { now: () => now },
    handlers: [
      fakeHandler(getRequest, () => request),
      fakeHandler(listAdmins, () => admins),
      fakeHandler(listAvailability, () => entries),
      fakeHandler(listMessages, () => {
        if (messages instanceof DomainError) throw messages;
        return messages;
      }),
      fakeHandler(markMessagesRead, (command) => {
        commands.push({ name: 'mark', ...command });
        return {};
      }),
      fakeHandler(approveRequest, carryOut('approve', 'approved')),
      fakeHandler(declineRequest, carryOut('decline', 'declined')),
      fakeHandler(sendMessageToGuest, ({ text }) => {
        if (refusal) throw refusal;
        commands.push({ name: 'write', text, by: currentActor(), commandId: currentCommandId() });
        return { id: 'message-1', from: 'owner' as const, text, at: new Date().toISOString(), read: false };
      }),
      fakeHandler(undoDecision, carryOut('undo', 'pending')),
      fakeHandler(respondToChange, ({ accept, ...command }) => {
        const { proposal: _ended, ...stay } = request;
        if (!refusal) request = stay;
        const action = accept ? 'change-accepted' : 'change-declined';
        return carryOut(accept ? 'accept' : 'refuse', request.status, action)(command);
      }),
      fakeHandler(respondToCancellationWish, ({ accept, ...command }) => {
        const { cancellationWish: _ended, ...stay } = request;
        if (!refusal) request = stay;
        return accept
          ? carryOut('cancel', 'cancelled')(command)
          : carryOut('keep', 'approved', 'cancellation-refused')(command);
      }),
    ],
  });
});
beforeEach(() => {
  request = { ...bookingRequest, id: 'request-1', status: 'pending', source: 'guest', otherRequests: [], history: [] };
  admins = [admin];
  entries = [];
  messages = [];
  refusal = undefined;
  commands = [];
});
afterAll(() => bff.close());

const open = (path = '/decide/good', init: RequestInit = {}) =>
  bff.fetch(path, {
    redirect: 'manual',
    ...init,
    headers: { 'Accept-Language': 'de', ...(init.headers as Record<string, string>) },
  });
const press = (fields: Record<string, string>) =>
  open('/decide/good', { method: 'POST', body: new URLSearchParams(fields) });

describe('The call for a decision by a link', () => {
  it('says whose link it is, and what is to be decided', async () => {
    const view = await (await bff.fetch('/api/admin/decision/good')).json();
    expect(view).toMatchObject({ admin: admin.email, request: { id: 'request-1', status: 'pending' } });
    expect(commands).toEqual([]);
  });

  it('decides as the admin whom the link was sent to', async () => {
    const body = { decision: 'approve', note: 'Willkommen!' };
    const response = await bff.send('POST', '/api/admin/decision/good', body);
    expect([response.status, await response.json()]).toMatchObject([200, { request: { status: 'approved' } }]);
    expect(commands).toEqual([{ name: 'approve', id: 'request-1', note: 'Willkommen!', by: asOwner }]);
  });

  it('says which state it shows, and carries the state that was shown', async () => {
    const { shown } = (await (await bff.fetch('/api/admin/decision/good')).json()) as { shown: string };
    expect(shown).toBe(shownStateOf(request));
    await bff.send('POST', '/api/admin/decision/good', { decision: 'decline', shown });
    expect(commands).toEqual([{ name: 'decline', id: 'request-1', shown, by: asOwner }]);
  });

  it('takes the wish to decline the others', async () => {
    await bff.send('POST', '/api/admin/decision/good', { decision: 'approve', declineRivals: true });
    expect(commands).toEqual([{ name: 'approve', id: 'request-1', declineRivals: true, by: asOwner }]);
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ decision: 'decline', declineRivals: true }, 'ONLY_WITH_APPROVAL'],
    [{ decision: 'confirm' }, 'STATUS_INVALID'],
    [{ decision: 'decline', note: 'x'.repeat(501) }, 'MESSAGE_TOO_LONG'],
  ])('refuses %j', async (body, code) => {
    const error = await errorIn(await bff.send('POST', '/api/admin/decision/good', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ code }] });
    expect(commands).toEqual([]);
  });

  it('refuses an unknown link and that of a removed admin', async () => {
    const unknown = await bff.send('POST', '/api/admin/decision/other', { decision: 'approve' });
    admins = [{ ...admin, email: 'petra@example.com' }];
    const removed = await bff.send('POST', '/api/admin/decision/good', { decision: 'approve' });
    for (const response of [unknown, removed]) {
      expect(await errorIn(response)).toMatchObject({ status: 404, code: 'LINK_INVALID' });
    }
    expect(commands).toEqual([]);
  });
});

describe('The page for a decision', () => {
  it('has a form, no script, and changes nothing when it is opened', async () => {
    const { startDate, endDate } = bookingRequest;
    request = { ...request, name: nasty, message: nasty, rivals: [{ id: 'other', name: nasty, startDate, endDate }] };
    for (const method of ['GET', 'HEAD', 'GET']) await open('/decide/good', { method });
    const response = await open();
    const html = await response.text();
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(commands).toEqual([]);
  });

  describe('of a request with unread messages', () => {
    const message = (id: string, text: string, over: Partial<OwnerMessage> = {}): OwnerMessage => ({
      ...{ id, from: 'guest', text, at: '2026-07-02T10:05:00.000Z', read: false },
      ...over,
    });

    it('shows the latest of them as plain text, oldest first, and leaves them unread', async () => {
      request = { ...request, unreadMessages: 4 };
      messages = [
        ...[message('1', 'Eins'), message('2', 'Zwei'), message('3', nasty)],
        message('read', 'Gelesen', { read: true }),
        message('own', 'Eigene', { from: 'owner' }),
        message('4', 'Wir haben anders gebucht.'),
      ];
      const html = await (await open()).text();
      const shown = [...html.matchAll(/<p class="quiet">([^<]*)<\/p><blockquote>([^<]*)<\/blockquote>/g)];
      expect(shown.map(([, at, text]) => [at, text])).toEqual(
        ['Zwei', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;', 'Wir haben anders gebucht.'].map((text) => [
          '02.07.2026, 12:05',
          text,
        ]),
      );
      expect(html).toContain('<a href="#messages">4 neue Nachrichten</a>');
      expect(html).toContain('<a href="/admin/bookings/request-1?part=messages">Alle Nachrichten lesen</a>');
      expect(commands).toEqual([]);
    });

    it('still decides when they cannot be loaded, and says how many there are', async () => {
      request = { ...request, unreadMessages: 1 };
      messages = new DomainError('SERVICE_UNAVAILABLE');
      const html = await (await open()).text();
      for (const text of ['1 neue Nachricht<', 'Alle Nachrichten lesen', 'value="approve"']) {
        expect(html).toContain(text);
      }
      expect(html).not.toContain('<blockquote>');
    });
  });

  it('leads back to itself after a decision, tells it, and offers to undo it', async () => {
    const response = await press({ decision: 'decline', note: 'Leider voll.' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/decide/good']);
    expect(commands).toEqual([{ name: 'decline', id: 'request-1', note: 'Leider voll.', by: asOwner }]);
    const html = await (await open()).text();
    expect(html).toContain('<h1>Abgelehnt</h1>');
    expect(html).toContain('value="undo"');
    const shown = shownStateOf(request);
    expect(html).toContain(`<input type="hidden" name="shown" value="${shown}"/>`);
    await press({ decision: 'undo', shown });
    expect(commands.at(-1)).toMatchObject({ name: 'undo', shown });
    expect(await (await open()).text()).toContain('value="approve"');
  });

  it('is in the language of e-mails to its admin, and else in that of the browser', async () => {
    const languageOf = async (response: Promise<Response>) =>
      /<html lang="(..)/.exec(await (await response).text())?.[1];
    expect(await languageOf(open())).toBe('de');
    admins = [{ ...admin, locale: 'en' }];
    expect(await languageOf(open('/decide/good', { headers: { Cookie: 'hearthstay-language=de' } }))).toBe('en');
    refusal = new DomainError('APPROVAL_CONFLICT');
    const refused = await (await press({ decision: 'approve' })).text();
    expect(refused).toContain('<html lang="en');
    expect(refused).toContain('Approve');
    admins = [];
    expect(await languageOf(open())).toBe('de');
  });

  it('takes an empty note for none, and a button that is pressed twice for once', async () => {
    await press({ decision: 'approve', note: '' });
    refusal = new DomainError('INVALID_TRANSITION');
    expect((await press({ decision: 'approve', note: '' })).status).toBe(303);
    expect(commands).toEqual([{ name: 'approve', id: 'request-1', by: asOwner }]);
    expect((await press({ decision: 'decline', note: '' })).status).toBe(409);
  });

  it.each([
    [admin.email, 303],
    ['petra@example.com', 409],
  ])('takes undoing what is undone already for once, if the same admin did it: %s', async (by, status) => {
    request = { ...request, history: [entry('approved'), entry('undone', by)] };
    refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
    expect((await press({ decision: 'undo', shown: 'the approved one' })).status).toBe(status);
  });

  describe('of a state that has changed meanwhile', () => {
    const shownIn = (html: string) => /<input type="hidden" name="shown" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const wish = (at: string) => ({ at, reason: null });
    const wished = { status: 'confirmed' as const, cancellationWish: wish('2026-07-01T10:00:00.000Z') };

    it.each([
      ['approve', {}],
      ['decline', {}],
      ['keep', wished],
      ['cancel', wished],
    ])('carries what it has shown to the decision: %s', async (decision, state) => {
      request = { ...request, ...state };
      const shown = shownIn(await (await open()).text());
      expect(shown).toBe(shownStateOf(request));
      await press({ decision, shown });
      expect(commands).toMatchObject([{ name: decision, shown }]);
    });

    it('decides nothing, keeps the note, and asks about the state that holds now', async () => {
      const shown = shownIn(await (await open()).text());
      request = { ...request, endDate: parseDay('2026-08-12') };
      refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
      const response = await press({ decision: 'approve', shown, note: 'Willkommen!' });
      const html = await response.text();
      expect(response.status).toBe(409);
      for (const text of ['hat sich inzwischen geändert', 'Ihre Antwort hat nichts geändert.', '>Willkommen!<']) {
        expect(html).toContain(text);
      }
      expect(shownIn(html)).toBe(shownStateOf(request));
    });

    it('says so after a response to the first of two wishes as well', async () => {
      request = { ...request, ...wished, history: [entry('cancellation-refused')] };
      refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
      const response = await press({ decision: 'keep', shown: 'of the first wish' });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('Ihre Antwort hat nichts geändert.');
    });
  });

  it.each(['request', 'wish', 'change'])('decides nothing by Enter, and keeps what was typed: %s', async (question) => {
    const { startDate, endDate } = bookingRequest;
    request = { ...request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    const at = '2026-07-01T10:00:00.000Z';
    if (question === 'wish') request = { ...request, status: 'confirmed', cancellationWish: { at, reason: null } };
    if (question === 'change') {
      const proposal = { id: 'wish-1', by: 'guest' as const, at, holds: false, startDate, endDate };
      request = { ...request, proposal: { ...proposal, validUntil: startDate }, history: [entry('change-accepted')] };
    }
    const html = await (await open()).text();
    // Browsers send a form by its first button.
    const [, first] = /<form.*?<button([^>]*)>/.exec(html) ?? [];
    expect(first).toMatch(/(?=.* name="decision")(?=.* value="")(?=.* aria-hidden="true")(?=.* tabindex="-1")/i);
    const response = await press({ decision: '', note: 'Bis bald!', declineRivals: 'true' });
    const again = await response.text();
    expect([response.status, commands]).toEqual([200, []]);
    expect(again).toContain('Noch ist nichts entschieden');
    expect(again).toContain('>Bis bald!</textarea>');
    if (question === 'request') expect(again).toMatch(/<input[^>]* name="declineRivals"[^>]* checked/);
  });

  it('says who decided meanwhile, that nothing has changed, and keeps what was typed', async () => {
    request = { ...request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    refusal = new DomainError('INVALID_TRANSITION');
    const response = await press({ decision: 'decline', note: 'Ein <b>Wort</b>' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain('Schon genehmigt');
    expect(html).toContain('petra@example.com');
    expect(html).toContain('Ihre Antwort hat nichts geändert.');
    expect(html).toContain('Ein &lt;b&gt;Wort&lt;/b&gt;');
    expect(html).not.toContain('value="undo"');
  });

  const expired: RequestHistoryEntry = { ...entry('expired'), actor: { kind: 'program' } };
  const withdrawn: RequestHistoryEntry = { ...entry('withdrawn'), actor: { kind: 'guest' } };

  it.each<[string, RequestPage['status'], RequestHistoryEntry[], string[]]>([
    ['the program, at the last day', 'declined', [expired], ['Schon abgelehnt', 'Das Programm, ']],
    ['the guest, who withdrew', 'cancelled', [withdrawn], ['>Vom Gast zurückgezogen<', 'Der Gast, ']],
    [
      'the guest, who withdrew after a wish was accepted',
      'cancelled',
      [entry('change-accepted'), withdrawn],
      ['>Vom Gast zurückgezogen<', 'Der Gast, '],
    ],
    [
      'the guest, who withdrew after a decision was undone',
      'cancelled',
      [entry('approved'), entry('undone'), withdrawn],
      ['>Vom Gast zurückgezogen<', 'Der Gast, '],
    ],
  ])('says that no admin has ended it: %s', async (_who, status, history, texts) => {
    request = { ...request, status, history };
    const html = await (await open()).text();
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toContain('name="decision"');
  });

  it('says why it cannot be approved, and keeps the note in its field', async () => {
    refusal = new DomainError('APPROVAL_CONFLICT');
    const response = await press({ decision: 'approve', note: 'Willkommen!' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/<textarea[^>]*>Willkommen!<\/textarea>/);
  });

  it('counts rules and other requests above the buttons, names them, and says nothing if there are none', async () => {
    const { startDate, endDate } = bookingRequest;
    expect(await (await open()).text()).not.toContain('href="#days"');
    request = { ...request, brokenLimits: [{ code: 'ARRIVAL_WEEKDAY', params: { days: [6] }, season: 'Juli' }] };
    const withRule = await (await open()).text();
    expect(withRule).toContain('<a href="#days">Widerspricht einer Ihrer Regeln</a>');
    expect(withRule).toContain('<li>Juli: Anreise nur am Samstag</li>');
    expect(withRule).not.toContain('name="declineRivals"');
    request = { ...request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    expect(await (await open()).text()).toContain('<a href="#days">1 Regel, 1 weitere Anfrage für diese Tage</a>');
  });

  it('says in which status the request is, and since when it waits', async () => {
    request = { ...request, createdAt: '2026-06-28T10:00:00.000Z', guestConfirmedAt: '2026-07-01T10:00:00.000Z' };
    const html = await (await open()).text();
    expect(html).toContain('<span class="badge pending">Ausstehend</span>');
    expect(html).toMatch(/seit 01\.07\.2026, 1[0-2]:00/);
    admins = [{ ...admin, locale: 'en' }];
    expect(await (await open()).text()).toMatch(/since 1 Jul 2026, 1[0-2]:00/);
    request = { ...request, guestConfirmedAt: null };
    expect(await (await open()).text()).toMatch(/since 28 Jun 2026, 1[0-2]:00/);
  });

  it('shows the days around the request with who has them, in names only', async () => {
    const { startDate, endDate } = bookingRequest;
    entries = [
      { from: startDate, to: endDate, kind: 'request', id: 'request-1', label: 'Own', status: 'pending' },
      { from: startDate, to: startDate, kind: 'feed', id: 'feed-1', label: nasty },
      { from: endDate, to: endDate, kind: 'block', id: 'block-1', label: '' },
    ];
    const html = await (await open()).text();
    expect(html).toMatch(/<div aria-hidden="true" class="strip n1[0-4]">/);
    expect(html).toMatch(/<span class="bar offered f\d+ t\d+ l1">Jonas Weber<\/span>/);
    expect(html).toMatch(/<span class="bar calendar [^"]*l2">&quot;&gt;&lt;script&gt;/);
    expect(html).not.toContain('>Own<');
    expect(html).not.toContain('style="');
    expect(html).toContain('Nicht frei: &quot;&gt;&lt;script&gt;');
    expect(html).toContain('Gesperrt (');
    const style = await (await open('/decide/style.css')).text();
    for (const [, names = ''] of html.matchAll(/class="(?:strip|bar) ([^"]+)"/g)) {
      for (const name of names.split(' ')) expect(style).toContain(`.${name}`);
    }
    entries = [];
    expect(await (await open()).text()).toContain('Diese Tage hat noch niemand.');
  });

  it.each<[string, Pick<AvailabilityEntry, 'kind' | 'status' | 'holds'>, boolean]>([
    ['a pending request', { kind: 'request', status: 'pending' }, false],
    ['a booking', { kind: 'request', status: 'confirmed' }, true],
    ['a block', { kind: 'block' }, true],
    ['an offer that holds them', { kind: 'offer', holds: true }, true],
    ['an offer that does not', { kind: 'offer', holds: false }, false],
    ['another calendar, which may be behind', { kind: 'feed' }, false],
  ])('disables the approval of days that others have, and says why: %s', async (_who, holder, isDisabled) => {
    const { startDate, endDate } = bookingRequest;
    entries = [{ from: startDate, to: endDate, id: 'other', label: 'Ben', ...holder }];
    const html = await (await open()).text();
    const [approve] = /<button[^>]*value="approve"[^>]*>/.exec(html) ?? [];
    expect(approve?.includes('disabled')).toBe(isDisabled);
    expect(approve?.includes('aria-describedby="obstacle"')).toBe(isDisabled);
    expect(html.includes('Genehmigen nicht möglich: ')).toBe(isDisabled);
  });

  it('offers to decline the others, never ticked beforehand, and only with an approval', async () => {
    const { startDate, endDate } = bookingRequest;
    request = { ...request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    expect(await (await open()).text()).toMatch(/<input(?![^>]*checked)[^>]* name="declineRivals"/);
    refusal = new DomainError('APPROVAL_CONFLICT');
    const refused = await (await press({ decision: 'approve', declineRivals: 'true' })).text();
    expect(refused).toMatch(/<input[^>]* name="declineRivals"[^>]* checked/);
    refusal = undefined;
    expect(refused).toContain('<input type="hidden" name="rivals" value="other"/>');
    await press({ decision: 'approve', declineRivals: 'true', rivals: 'other', note: '' });
    await press({ decision: 'decline', declineRivals: 'true', rivals: 'other', note: '' });
    expect(commands).toMatchObject([{ name: 'approve', declineRivals: true, rivals: ['other'] }, { name: 'decline' }]);
    expect(commands[1]).not.toHaveProperty('declineRivals', true);
  });

  it('says after an approval how many others are declined as well', async () => {
    request = { ...request, status: 'approved', decliningRivals: 2, history: [entry('approved')] };
    expect(await (await open()).text()).toContain('2 andere Anfragen für diese Tage werden zugleich abgelehnt.');
  });

  it('sends the note of a decision that came too late as a message, once for each form', async () => {
    request = { ...request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    refusal = new DomainError('INVALID_TRANSITION');
    const html = await (await press({ decision: 'approve', note: 'Das Kinderbett steht bereit.' })).text();
    const [, key = ''] = /<button value="([^"]+)" name="key"/.exec(html) ?? [];
    expect(html).toMatch(/<textarea[^>]* name="text"[^>]*>Das Kinderbett steht bereit.<\/textarea>/);
    refusal = undefined;
    const forms = [key, key, '0b0e7d3c-9d51-4f6e-9d0a-51a8d2f0c0aa'].map((each) => ({ text: 'Bis bald!', key: each }));
    for (const form of forms) {
      const response = await press(form);
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/decide/good?message=sent']);
    }
    expect(commands).toMatchObject(forms.map(({ text }) => ({ name: 'write', text, by: asOwner })));
    expect(new Set(commands.map((command) => (command as { commandId: string }).commandId)).size).toBe(2);
    const sent = await (await open('/decide/good?message=sent')).text();
    expect(sent).toContain('role="status"');
    expect(sent).not.toContain('name="text"');
  });

  it('keeps a message that was refused', async () => {
    request = { ...request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    refusal = new DomainError('THREAD_ENDED');
    const response = await press({ text: 'Bis bald!', key: '0b0e7d3c-9d51-4f6e-9d0a-51a8d2f0c0aa' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toMatch(/<textarea[^>]* name="text"[^>]*>Bis bald!<\/textarea>/);
    expect(html).not.toContain('Ihre Antwort hat nichts geändert.');
    expect((await press({ text: 'Bis bald!' })).status).toBe(400);
    expect(commands).toEqual([]);
  });

  it('refuses a note that is too long, without a decision', async () => {
    const response = await press({ decision: 'approve', note: 'x'.repeat(501) });
    expect([response.status, commands]).toEqual([400, []]);
    expect((await press({ decision: 'approve', note: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('asks whether a booking is cancelled that its guest wishes to cancel, and says that it stays', async () => {
    request = {
      ...request,
      status: 'confirmed',
      cancellationWish: { at: '2026-07-01T10:00:00.000Z', reason: 'Krank' },
    };
    const html = await (await open()).text();
    expect(html).toContain('Krank');
    expect(html).toContain('value="cancel"');
    expect(html).not.toContain('value="approve"');
    expect((await press({ decision: 'keep', note: 'Gute Besserung!' })).status).toBe(303);
    expect(commands).toEqual([{ name: 'keep', id: 'request-1', note: 'Gute Besserung!', by: asOwner }]);
    const kept = await (await open()).text();
    expect(kept).toContain('<h1>Die Buchung bleibt</h1>');
    expect(kept).not.toContain('value="undo"');
  });

  describe('that asks for other days', () => {
    const proposal: NonNullable<RequestPage['proposal']> = {
      ...{
        id: 'wish-1',
        by: 'guest',
        at: '2026-07-01T10:00:00.000Z',
        holds: false,
        validUntil: parseDay('2026-08-02'),
      },
      ...{ startDate: parseDay('2026-08-06'), endDate: parseDay('2026-08-09'), note: 'Ginge das?' },
    };

    it('shows what is asked for and what holds, and accepts that very wish', async () => {
      request = { ...request, status: 'confirmed', proposal };
      const html = await (await open()).text();
      for (const text of ['Ginge das?', 'Do., 6. August 2026', 'value="refuse"', 'value="wish-1"', 'Bisher: ']) {
        expect(html).toContain(text);
      }
      expect(html).not.toContain('value="approve"');
      expect((await press({ decision: 'accept', proposal: 'wish-1', note: 'Gern!' })).status).toBe(303);
      expect(commands).toEqual([{ name: 'accept', id: 'request-1', proposal: 'wish-1', note: 'Gern!', by: asOwner }]);
      const changed = await (await open()).text();
      expect(changed).toContain('<h1>Die Änderung ist angenommen</h1>');
      expect(changed).toContain('value="undo"');
      expect((await press({ decision: 'accept', proposal: 'wish-1' })).status).toBe(303);
    });

    it.each([
      ['request', 'confirmed', 'confirmed', true],
      ['request', 'confirmed', 'pending', false],
      ['request', 'pending', 'confirmed', false],
      ['block', 'confirmed', undefined, true],
      ['feed', 'confirmed', undefined, false],
    ] as const)(
      'whose days a %s has is not accepted for a %s one: %s, %s',
      async (kind, status, holder, isDisabled) => {
        request = { ...request, status, proposal };
        entries = [{ from: proposal.endDate, to: proposal.endDate, kind, id: 'other', label: 'Ben', status: holder }];
        const html = await (await open()).text();
        expect(/<button[^>]*value="accept"[^>]*>/.exec(html)?.[0].includes('disabled')).toBe(isDisabled);
        expect(html.includes('id="obstacle"')).toBe(isDisabled);
      },
    );

    it('says whether its days are free only if it asks for days', async () => {
      const isFree = async () => (await (await open()).text()).includes('Diese Tage hat noch niemand.');
      request = { ...request, status: 'confirmed', proposal };
      expect(await isFree()).toBe(true);
      const { startDate, endDate } = request;
      request = { ...request, proposal: { ...proposal, startDate, endDate, adults: 3 } };
      expect(await isFree()).toBe(false);
    });

    it('is asked about until its last day, and no wish after the stay', async () => {
      request = { ...request, status: 'confirmed', proposal: { ...proposal, validUntil: parseDay('2026-07-01') } };
      expect(await (await open()).text()).not.toContain('value="accept"');
      const cancellationWish = { at: '2026-06-01T10:00:00.000Z', reason: null };
      request = { ...request, cancellationWish, startDate: parseDay('2026-06-29'), endDate: parseDay('2026-07-01') };
      const html = await (await open()).text();
      expect(html).toContain('<h1>Dieser Aufenthalt ist vorbei</h1>');
      expect(html).not.toContain('name="decision"');
    });

    it('is asked about after the wish to cancel, as in the panel', async () => {
      const cancellationWish = { at: '2026-07-02T10:00:00.000Z', reason: null };
      request = { ...request, status: 'confirmed', proposal, cancellationWish };
      const html = await (await open()).text();
      expect(html).toContain('value="cancel"');
      expect(html).not.toContain('value="accept"');
      await press({ decision: 'keep' });
      expect(await (await open()).text()).toContain('value="accept"');
    });

    it('offers to undo an accepted wish beside the next question', async () => {
      request = { ...request, status: 'pending', proposal };
      await press({ decision: 'accept', proposal: 'wish-1' });
      const html = await (await open()).text();
      for (const button of ['value="undo"', 'value="approve"']) expect(html).toContain(button);
      expect((await press({ decision: 'undo', note: '' })).status).toBe(303);
      expect(commands.at(-1)).toMatchObject({ name: 'undo', by: asOwner });
    });

    it('asks about the request next, which is still pending', async () => {
      request = { ...request, status: 'pending', proposal };
      await press({ decision: 'refuse', proposal: 'wish-1' });
      const html = await (await open()).text();
      expect(html).toContain('<p role="status">Die Änderung ist abgelehnt</p>');
      expect(html).not.toContain('value="undo"');
      expect(html).toContain('value="approve"');
    });

    it('says that a decision on the request ends an open offer', async () => {
      request = { ...request, status: 'pending', proposal: { ...proposal, by: 'owner' } };
      expect(await (await open()).text()).toContain('Wenn Sie genehmigen oder ablehnen, gilt Ihr Angebot nicht mehr');
      request = { ...request, status: 'confirmed', cancellationWish: { at: proposal.at, reason: null } };
      expect(await (await open()).text()).toContain('Wenn Sie stornieren, gilt Ihr Angebot nicht mehr');
    });

    it('says what holds when the wish has ended meanwhile', async () => {
      request = { ...request, status: 'confirmed', history: [entry('confirmed', 'petra@example.com')] };
      refusal = new DomainError('PROPOSAL_ENDED');
      const response = await press({ decision: 'accept', proposal: 'wish-1' });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('Ihre Antwort hat nichts geändert.');
    });
  });

  it('of a link that has ended leads to the panel', async () => {
    for (const response of [
      await open('/decide/other'),
      await open('/decide/other', { method: 'POST', body: new URLSearchParams() }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Dieser Link gilt nicht mehr');
    }
  });

  it.each([
    ['of the browser', { 'Accept-Language': 'en' }],
    ['that was chosen on this site', { 'Accept-Language': 'de', Cookie: 'hearthstay-language=en' }],
  ])('is in the language %s', async (_which, headers) => {
    expect(await (await open('/decide/good', { headers })).text()).toContain('Approve');
  });
});
