import { DomainError, type AvailabilityEntry, type OwnerMessage, type RequestPage } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bookingRequest } from '../../testing/booking-request';
import { decisionHouse, admin, asOwner, entry } from './testing/decision-house';

const house = decisionHouse();
const { open, press } = house;
const nasty = '"><script>alert(1)</script>';

describe('The page for a decision', () => {
  it('has a form, no script, and changes nothing when it is opened', async () => {
    const { startDate, endDate } = bookingRequest;
    house.request = {
      ...house.request,
      name: nasty,
      message: nasty,
      rivals: [{ id: 'other', name: nasty, startDate, endDate }],
    };
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
    expect(house.commands).toEqual([]);
  });

  describe('of a request with unread messages', () => {
    const message = (id: string, text: string, over: Partial<OwnerMessage> = {}): OwnerMessage => ({
      ...{ id, from: 'guest', text, at: '2026-07-02T10:05:00.000Z', read: false },
      ...over,
    });

    it('shows the latest of them as plain text, oldest first, and leaves them unread', async () => {
      house.request = { ...house.request, unreadMessages: 4 };
      house.messages = [
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
      expect(house.commands).toEqual([]);
    });

    it('still decides when they cannot be loaded, and says how many there are', async () => {
      house.request = { ...house.request, unreadMessages: 1 };
      house.messages = new DomainError('SERVICE_UNAVAILABLE');
      const html = await (await open()).text();
      for (const text of ['1 neue Nachricht<', 'Alle Nachrichten lesen', 'value="approve"']) {
        expect(html).toContain(text);
      }
      expect(html).not.toContain('<blockquote>');
    });
  });

  it('is in the language of e-mails to its admin, and else in that of the browser', async () => {
    const languageOf = async (response: Promise<Response>) =>
      /<html lang="(..)/.exec(await (await response).text())?.[1];
    expect(await languageOf(open())).toBe('de');
    house.admins = [{ ...admin, locale: 'en' }];
    expect(await languageOf(open('/decide/good', { headers: { Cookie: 'hearthstay-language=de' } }))).toBe('en');
    house.refusal = new DomainError('APPROVAL_CONFLICT');
    const refused = await (await press({ decision: 'approve' })).text();
    expect(refused).toContain('<html lang="en');
    expect(refused).toContain('Approve');
    house.admins = [];
    expect(await languageOf(open())).toBe('de');
  });

  it('counts rules and other requests above the buttons, names them, and says nothing if there are none', async () => {
    const { startDate, endDate } = bookingRequest;
    expect(await (await open()).text()).not.toContain('href="#days"');
    house.request = {
      ...house.request,
      brokenLimits: [{ code: 'ARRIVAL_WEEKDAY', params: { days: [6] }, season: 'Juli' }],
    };
    const withRule = await (await open()).text();
    expect(withRule).toContain('<a href="#days">Widerspricht einer Ihrer Regeln</a>');
    expect(withRule).toContain('<li>Juli: Anreise nur am Samstag</li>');
    expect(withRule).not.toContain('name="declineRivals"');
    house.request = { ...house.request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    expect(await (await open()).text()).toContain('<a href="#days">1 Regel, 1 weitere Anfrage für diese Tage</a>');
  });

  it('says in which status the request is, and since when it waits', async () => {
    house.request = {
      ...house.request,
      createdAt: '2026-06-28T10:00:00.000Z',
      guestConfirmedAt: '2026-07-01T10:00:00.000Z',
    };
    const html = await (await open()).text();
    expect(html).toContain('<span class="badge pending">Ausstehend</span>');
    expect(html).toMatch(/seit 01\.07\.2026, 1[0-2]:00/);
    house.admins = [{ ...admin, locale: 'en' }];
    expect(await (await open()).text()).toMatch(/since 1 Jul 2026, 1[0-2]:00/);
    house.request = { ...house.request, guestConfirmedAt: null };
    expect(await (await open()).text()).toMatch(/since 28 Jun 2026, 1[0-2]:00/);
  });

  it('shows the days around the request with who has them, in names only', async () => {
    const { startDate, endDate } = bookingRequest;
    house.entries = [
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
    house.entries = [];
    expect(await (await open()).text()).toContain('Diese Tage hat noch niemand.');
  });

  it.each<[string, Pick<AvailabilityEntry, 'kind' | 'status' | 'holds'>, string | null]>([
    ['a pending request', { kind: 'request', status: 'pending' }, null],
    [
      'a booking',
      { kind: 'request', status: 'confirmed' },
      'Der Zeitraum überschneidet sich mit einer bereits genehmigten Buchung.',
    ],
    ['a block', { kind: 'block' }, 'Mindestens ein Tag ist gesperrt.'],
    ['an offer that holds them', { kind: 'offer', holds: true }, 'Mindestens ein Tag ist für ein Angebot reserviert.'],
    ['an offer that does not', { kind: 'offer', holds: false }, null],
    ['another calendar, which may be behind', { kind: 'feed' }, null],
  ])('disables the approval of days that others have, and says why: %s', async (_who, holder, reason) => {
    const { startDate, endDate } = bookingRequest;
    house.entries = [{ from: startDate, to: endDate, id: 'other', label: 'Ben', ...holder }];
    const html = await (await open()).text();
    const [approve] = /<button[^>]*value="approve"[^>]*>/.exec(html) ?? [];
    expect(approve?.includes('disabled')).toBe(reason !== null);
    expect(approve?.includes('aria-describedby="obstacle"')).toBe(reason !== null);
    const [, obstacle = null] = /<p id="obstacle"[^>]*>Genehmigen nicht möglich: (.*?)<\/p>/.exec(html) ?? [];
    expect(obstacle).toBe(reason);
  });

  it('offers to decline the others, never ticked beforehand, and only with an approval', async () => {
    const { startDate, endDate } = bookingRequest;
    house.request = { ...house.request, rivals: [{ id: 'other', name: 'Ben', startDate, endDate }] };
    expect(await (await open()).text()).toMatch(/<input(?![^>]*checked)[^>]* name="declineRivals"/);
    house.refusal = new DomainError('APPROVAL_CONFLICT');
    const refused = await (await press({ decision: 'approve', declineRivals: 'true' })).text();
    expect(refused).toMatch(/<input[^>]* name="declineRivals"[^>]* checked/);
    house.refusal = undefined;
    expect(refused).toContain('<input type="hidden" name="rivals" value="other"/>');
    await press({ decision: 'approve', declineRivals: 'true', rivals: 'other', note: '' });
    await press({ decision: 'decline', declineRivals: 'true', rivals: 'other', note: '' });
    expect(house.commands).toMatchObject([
      { name: 'approve', declineRivals: true, rivals: ['other'] },
      { name: 'decline' },
    ]);
    expect(house.commands[1]).not.toHaveProperty('declineRivals', true);
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

describe('The page for a wish of the guest', () => {
  it('asks whether a booking is cancelled that its guest wishes to cancel, and says that it stays', async () => {
    house.request = {
      ...house.request,
      status: 'confirmed',
      cancellationWish: { at: '2026-07-01T10:00:00.000Z', reason: 'Krank' },
    };
    const html = await (await open()).text();
    expect(html).toContain('Krank');
    expect(html).toContain('value="cancel"');
    expect(html).not.toContain('value="approve"');
    expect((await press({ decision: 'keep', note: 'Gute Besserung!' })).status).toBe(303);
    expect(house.commands).toEqual([{ name: 'keep', id: 'request-1', note: 'Gute Besserung!', by: asOwner }]);
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
      house.request = { ...house.request, status: 'confirmed', proposal };
      const html = await (await open()).text();
      for (const text of ['Ginge das?', 'Do., 6. August 2026', 'value="refuse"', 'value="wish-1"', 'Bisher: ']) {
        expect(html).toContain(text);
      }
      expect(html).not.toContain('value="approve"');
      expect((await press({ decision: 'accept', proposal: 'wish-1', note: 'Gern!' })).status).toBe(303);
      expect(house.commands).toEqual([
        { name: 'accept', id: 'request-1', proposal: 'wish-1', note: 'Gern!', by: asOwner },
      ]);
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
        house.request = { ...house.request, status, proposal };
        house.entries = [
          { from: proposal.endDate, to: proposal.endDate, kind, id: 'other', label: 'Ben', status: holder },
        ];
        const html = await (await open()).text();
        expect(/<button[^>]*value="accept"[^>]*>/.exec(html)?.[0].includes('disabled')).toBe(isDisabled);
        expect(html.includes('id="obstacle"')).toBe(isDisabled);
      },
    );

    it('says whether its days are free only if it asks for days', async () => {
      const isFree = async () => (await (await open()).text()).includes('Diese Tage hat noch niemand.');
      house.request = { ...house.request, status: 'confirmed', proposal };
      expect(await isFree()).toBe(true);
      const { startDate, endDate } = house.request;
      house.request = { ...house.request, proposal: { ...proposal, startDate, endDate, adults: 3 } };
      expect(await isFree()).toBe(false);
    });

    it('is asked about until its last day, and no wish after the stay', async () => {
      house.request = {
        ...house.request,
        status: 'confirmed',
        proposal: { ...proposal, validUntil: parseDay('2026-07-01') },
      };
      expect(await (await open()).text()).not.toContain('value="accept"');
      const cancellationWish = { at: '2026-06-01T10:00:00.000Z', reason: null };
      house.request = {
        ...house.request,
        cancellationWish,
        startDate: parseDay('2026-06-29'),
        endDate: parseDay('2026-07-01'),
      };
      const html = await (await open()).text();
      expect(html).toContain('<h1>Dieser Aufenthalt ist vorbei</h1>');
      expect(html).not.toContain('name="decision"');
    });

    it('is asked about after the wish to cancel, as in the panel', async () => {
      const cancellationWish = { at: '2026-07-02T10:00:00.000Z', reason: null };
      house.request = { ...house.request, status: 'confirmed', proposal, cancellationWish };
      const html = await (await open()).text();
      expect(html).toContain('value="cancel"');
      expect(html).not.toContain('value="accept"');
      await press({ decision: 'keep' });
      expect(await (await open()).text()).toContain('value="accept"');
    });

    it('offers to undo an accepted wish beside the next question', async () => {
      house.request = { ...house.request, status: 'pending', proposal };
      await press({ decision: 'accept', proposal: 'wish-1' });
      const html = await (await open()).text();
      for (const button of ['value="undo"', 'value="approve"']) expect(html).toContain(button);
      expect((await press({ decision: 'undo', note: '' })).status).toBe(303);
      expect(house.commands.at(-1)).toMatchObject({ name: 'undo', by: asOwner });
    });

    it('asks about the request next, which is still pending', async () => {
      house.request = { ...house.request, status: 'pending', proposal };
      await press({ decision: 'refuse', proposal: 'wish-1' });
      const html = await (await open()).text();
      expect(html).toContain('<p role="status">Die Änderung ist abgelehnt</p>');
      expect(html).not.toContain('value="undo"');
      expect(html).toContain('value="approve"');
    });

    it('says that a decision on the request ends an open offer', async () => {
      house.request = { ...house.request, status: 'pending', proposal: { ...proposal, by: 'owner' } };
      expect(await (await open()).text()).toContain('Wenn Sie genehmigen oder ablehnen, gilt Ihr Angebot nicht mehr');
      house.request = { ...house.request, status: 'confirmed', cancellationWish: { at: proposal.at, reason: null } };
      expect(await (await open()).text()).toContain('Wenn Sie stornieren, gilt Ihr Angebot nicht mehr');
    });

    it('says what holds when the wish has ended meanwhile', async () => {
      house.request = { ...house.request, status: 'confirmed', history: [entry('confirmed', 'petra@example.com')] };
      house.refusal = new DomainError('PROPOSAL_ENDED');
      const response = await press({ decision: 'accept', proposal: 'wish-1' });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('Ihre Antwort hat nichts geändert.');
    });
  });
});
