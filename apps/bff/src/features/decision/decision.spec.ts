import { DomainError, type RequestHistoryEntry, type RequestPage } from '@hearthstay/contracts';
import { parseDay, shownStateOf } from '@hearthstay/stay';
import { bookingRequest } from '../../testing/booking-request';
import { errorIn } from '../../testing/test-bff';
import { decisionHouse, admin, asOwner, entry } from './testing/decision-house';

const house = decisionHouse();
const { open, press } = house;

describe('The call for a decision by a link', () => {
  it('says whose link it is, and what is to be decided', async () => {
    const view = await (await house.bff.fetch('/api/admin/decision/good')).json();
    expect(view).toMatchObject({ admin: admin.email, request: { id: 'request-1', status: 'pending' } });
    expect(house.commands).toEqual([]);
  });

  it('decides as the admin whom the link was sent to', async () => {
    const body = { decision: 'approve', note: 'Willkommen!' };
    const response = await house.bff.send('POST', '/api/admin/decision/good', body);
    expect([response.status, await response.json()]).toMatchObject([200, { request: { status: 'approved' } }]);
    expect(house.commands).toEqual([{ name: 'approve', id: 'request-1', note: 'Willkommen!', by: asOwner }]);
  });

  it('says which state it shows, and carries the state that was shown', async () => {
    const { shown } = (await (await house.bff.fetch('/api/admin/decision/good')).json()) as { shown: string };
    expect(shown).toBe(shownStateOf(house.request));
    await house.bff.send('POST', '/api/admin/decision/good', { decision: 'decline', shown });
    expect(house.commands).toEqual([{ name: 'decline', id: 'request-1', shown, by: asOwner }]);
  });

  it('takes the wish to decline the others', async () => {
    await house.bff.send('POST', '/api/admin/decision/good', { decision: 'approve', declineRivals: true });
    expect(house.commands).toEqual([{ name: 'approve', id: 'request-1', declineRivals: true, by: asOwner }]);
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ decision: 'decline', declineRivals: true }, 'ONLY_WITH_APPROVAL'],
    [{ decision: 'confirm' }, 'STATUS_INVALID'],
    [{ decision: 'decline', note: 'x'.repeat(501) }, 'MESSAGE_TOO_LONG'],
  ])('refuses %j', async (body, code) => {
    const error = await errorIn(await house.bff.send('POST', '/api/admin/decision/good', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ code }] });
    expect(house.commands).toEqual([]);
  });

  it('refuses an unknown link and that of a removed admin', async () => {
    const unknown = await house.bff.send('POST', '/api/admin/decision/other', { decision: 'approve' });
    house.admins = [{ ...admin, email: 'petra@example.com' }];
    const removed = await house.bff.send('POST', '/api/admin/decision/good', { decision: 'approve' });
    for (const response of [unknown, removed]) {
      expect(await errorIn(response)).toMatchObject({ status: 404, code: 'LINK_INVALID' });
    }
    expect(house.commands).toEqual([]);
  });
});

describe('A decision on the page', () => {
  it('leads back to itself after a decision, tells it, and offers to undo it', async () => {
    const response = await press({ decision: 'decline', note: 'Leider voll.' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/decide/good']);
    expect(house.commands).toEqual([{ name: 'decline', id: 'request-1', note: 'Leider voll.', by: asOwner }]);
    const html = await (await open()).text();
    expect(html).toContain('<h1>Abgelehnt</h1>');
    expect(html).toContain('value="undo"');
    const shown = shownStateOf(house.request);
    expect(html).toContain(`<input type="hidden" name="shown" value="${shown}"/>`);
    await press({ decision: 'undo', shown });
    expect(house.commands.at(-1)).toMatchObject({ name: 'undo', shown });
    expect(await (await open()).text()).toContain('value="approve"');
  });

  it('takes an empty note for none, and a button that is pressed twice for once', async () => {
    await press({ decision: 'approve', note: '' });
    house.refusal = new DomainError('INVALID_TRANSITION');
    expect((await press({ decision: 'approve', note: '' })).status).toBe(303);
    expect(house.commands).toEqual([{ name: 'approve', id: 'request-1', by: asOwner }]);
    expect((await press({ decision: 'decline', note: '' })).status).toBe(409);
  });

  it.each([
    [admin.email, 303],
    ['petra@example.com', 409],
  ])('takes undoing what is undone already for once, if the same admin did it: %s', async (by, status) => {
    house.request = { ...house.request, history: [entry('approved'), entry('undone', by)] };
    house.refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
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
      house.request = { ...house.request, ...state };
      const shown = shownIn(await (await open()).text());
      expect(shown).toBe(shownStateOf(house.request));
      await press({ decision, shown });
      expect(house.commands).toMatchObject([{ name: decision, shown }]);
    });

    it('decides nothing, keeps the note, and asks about the state that holds now', async () => {
      const shown = shownIn(await (await open()).text());
      house.request = { ...house.request, endDate: parseDay('2026-08-12') };
      house.refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
      const response = await press({ decision: 'approve', shown, note: 'Willkommen!' });
      const html = await response.text();
      expect(response.status).toBe(409);
      for (const text of ['hat sich inzwischen geändert', 'Ihre Antwort hat nichts geändert.', '>Willkommen!<']) {
        expect(html).toContain(text);
      }
      expect(shownIn(html)).toBe(shownStateOf(house.request));
    });

    it('says so after a response to the first of two wishes as well', async () => {
      house.request = { ...house.request, ...wished, history: [entry('cancellation-refused')] };
      house.refusal = new DomainError('BOOKING_CHANGED_MEANWHILE');
      const response = await press({ decision: 'keep', shown: 'of the first wish' });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('Ihre Antwort hat nichts geändert.');
    });
  });

  it.each(['request', 'wish', 'change'])('decides nothing by Enter, and keeps what was typed: %s', async (question) => {
    const { startDate, endDate } = bookingRequest;
    house.request = { ...house.request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    const at = '2026-07-01T10:00:00.000Z';
    if (question === 'wish')
      house.request = { ...house.request, status: 'confirmed', cancellationWish: { at, reason: null } };
    if (question === 'change') {
      const proposal = { id: 'wish-1', by: 'guest' as const, at, holds: false, startDate, endDate };
      house.request = {
        ...house.request,
        proposal: { ...proposal, validUntil: startDate },
        history: [entry('change-accepted')],
      };
    }
    const html = await (await open()).text();
    // Browsers send a form by its first button.
    const [, first] = /<form.*?<button([^>]*)>/.exec(html) ?? [];
    expect(first).toMatch(/(?=.* name="decision")(?=.* value="")(?=.* aria-hidden="true")(?=.* tabindex="-1")/i);
    const response = await press({ decision: '', note: 'Bis bald!', declineRivals: 'true' });
    const again = await response.text();
    expect([response.status, house.commands]).toEqual([200, []]);
    expect(again).toContain('Noch ist nichts entschieden');
    expect(again).toContain('>Bis bald!</textarea>');
    if (question === 'request') expect(again).toMatch(/<input[^>]* name="declineRivals"[^>]* checked/);
  });

  it('says who decided meanwhile, that nothing has changed, and keeps what was typed', async () => {
    house.request = { ...house.request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    house.refusal = new DomainError('INVALID_TRANSITION');
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
    house.request = { ...house.request, status, history };
    const html = await (await open()).text();
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toContain('name="decision"');
  });

  it('says why it cannot be approved, and keeps the note in its field', async () => {
    house.refusal = new DomainError('APPROVAL_CONFLICT');
    const response = await press({ decision: 'approve', note: 'Willkommen!' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toContain('role="alert"');
    expect(html).toMatch(/<textarea[^>]*>Willkommen!<\/textarea>/);
  });

  it('says after an approval how many others are declined as well', async () => {
    house.request = { ...house.request, status: 'approved', decliningRivals: 2, history: [entry('approved')] };
    expect(await (await open()).text()).toContain('2 andere Anfragen für diese Tage werden zugleich abgelehnt.');
  });

  it('sends the note of a decision that came too late as a message, once for each form', async () => {
    house.request = { ...house.request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    house.refusal = new DomainError('INVALID_TRANSITION');
    const html = await (await press({ decision: 'approve', note: 'Das Kinderbett steht bereit.' })).text();
    const [, key = ''] = /<button value="([^"]+)" name="key"/.exec(html) ?? [];
    expect(html).toMatch(/<textarea[^>]* name="text"[^>]*>Das Kinderbett steht bereit.<\/textarea>/);
    house.refusal = undefined;
    const forms = [key, key, '0b0e7d3c-9d51-4f6e-9d0a-51a8d2f0c0aa'].map((each) => ({ text: 'Bis bald!', key: each }));
    for (const form of forms) {
      const response = await press(form);
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/decide/good?message=sent']);
    }
    expect(house.commands).toMatchObject(forms.map(({ text }) => ({ name: 'write', text, by: asOwner })));
    expect(new Set(house.commands.map((command) => (command as { commandId: string }).commandId)).size).toBe(2);
    const sent = await (await open('/decide/good?message=sent')).text();
    expect(sent).toContain('role="status"');
    expect(sent).not.toContain('name="text"');
  });

  it('keeps a message that was refused', async () => {
    house.request = { ...house.request, status: 'approved', history: [entry('approved', 'petra@example.com')] };
    house.refusal = new DomainError('THREAD_ENDED');
    const response = await press({ text: 'Bis bald!', key: '0b0e7d3c-9d51-4f6e-9d0a-51a8d2f0c0aa' });
    const html = await response.text();
    expect(response.status).toBe(409);
    expect(html).toMatch(/<textarea[^>]* name="text"[^>]*>Bis bald!<\/textarea>/);
    expect(html).not.toContain('Ihre Antwort hat nichts geändert.');
    expect((await press({ text: 'Bis bald!' })).status).toBe(400);
    expect(house.commands).toEqual([]);
  });

  it('refuses a note that is too long, without a decision', async () => {
    const response = await press({ decision: 'approve', note: 'x'.repeat(501) });
    expect([response.status, house.commands]).toEqual([400, []]);
    expect((await press({ decision: 'approve', note: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
