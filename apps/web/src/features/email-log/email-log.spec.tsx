import { screen, waitFor, within } from '@testing-library/react';
import { stayEmailsSection } from '@hearthstay/contracts';
import { openPanel } from '@web/panel/testing/open-panel';
import { emailLog, loggedEmail } from '@web/testing/email-log';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

const anna = requestView({ id: 'anna', name: 'Anna Seidel' });
const retrying = loggedEmail({
  id: 'email-2',
  kind: 'request-received',
  state: 'retrying',
  requestId: 'anna',
  attempts: 2,
  nextAttemptAt: '2026-11-20T08:14:00.000Z',
  sentAt: undefined,
  failure: { reason: 'LOGIN_REFUSED', details: '535 5.7.8 authentication failed' },
});

const openLog = (query = '', responses: Record<string, object> = {}) =>
  openPanel([anna], {
    at: `/admin?tab=settings&section=emails&part=log${query}`,
    responses: { 'GET /admin/settings/stay-emails': { body: stayEmailsSection.schema.parse({}) }, ...responses },
  });

const theLog = async () => within(await screen.findByRole('region', { name: 'E-\u2060Mail-Protokoll' }));

it('shows the state of each e-mail, and for an unsent one the reason with the message of the mail server', async () => {
  await openLog('', { 'GET /admin/email-log': { body: emailLog(retrying, loggedEmail()) } });
  const log = await theLog();
  const [first, second] = await log.findAllByRole('listitem');
  expect(first).toHaveTextContent('Neuer Versuch');
  expect(first).toHaveTextContent('Bitte bestätigen Sie Ihre Anfrage');
  expect(first).toHaveTextContent('anna@mail.example');
  expect(first).toHaveTextContent(
    /Versuch 3: 20\. Nov\., 09:14\. Der Mailserver nimmt Benutzername und Passwort nicht an/,
  );
  expect(first).toHaveTextContent('535 5.7.8 authentication failed');
  expect(second).toHaveTextContent(/Gesendet.*Ihre Anfrage ist genehmigt.*Vom Mailserver angenommen/);
  expect(log.getByRole('link', { name: 'Anna Seidel' })).toHaveAttribute('href', '/admin/bookings/anna');
  expect(screen.getByText(/Was später zurückkommt, wird hier nicht gelesen/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('shows notices with their way, and why the receiver does not take one', async () => {
  const notice = { kind: 'notice', channel: 'ntfy', to: 'petra@haus-am-see.example' } as const;
  const failed = loggedEmail({
    ...notice,
    id: 'email-2',
    state: 'given-up',
    sentAt: undefined,
    failure: { reason: 'NOTICE_REFUSED', details: '403 Forbidden: no access' },
  });
  const dropped = loggedEmail({ ...notice, id: 'email-3', channel: 'webhook', state: 'dropped', sentAt: undefined });
  const repeated = loggedEmail({ id: 'email-4', kind: 'stay-balance', state: 'dropped', sentAt: undefined });
  await openLog('', { 'GET /admin/email-log': { body: emailLog(loggedEmail(notice), failed, dropped, repeated) } });
  const [taken, refused, unwanted, needless] = await (await theLog()).findAllByRole('listitem');
  expect(needless).toHaveTextContent(/Entfallen.*weil sie schon einmal gesendet war oder nicht mehr gestimmt hätte/);
  expect(taken).toHaveTextContent(
    /Benachrichtigung neben E-\u2060Mail.*ntfy · petra@haus-am-see\.example.*Vom Empfänger angenommen/,
  );
  expect(refused).toHaveTextContent(/nimmt die Benachrichtigung nicht an: 403 Forbidden: no access(?!.*403)/);
  expect(unwanted).toHaveTextContent(/Webhook · .*weil Sie keine Benachrichtigungen mehr möchten/);
});

it('keeps filter and page in the address, so that the back button works', async () => {
  const many = { ...emailLog(loggedEmail()), total: 60 };
  const { user, router, routes } = await openLog('', {
    'GET /admin/email-log': { body: many },
    'GET /admin/email-log?state=sent': { body: many },
    'GET /admin/email-log?state=sent&page=2': { body: many },
  });
  const log = await theLog();
  await user.selectOptions(log.getByRole('combobox'), 'Gesendet');
  const next = '/admin?tab=settings&section=emails&part=log&state=sent&page=2';
  await waitFor(() => expect(log.getByRole('link', { name: 'Frühere' })).toHaveAttribute('href', next));
  await user.click(log.getByRole('link', { name: 'Frühere' }));
  expect(router.state.location.search).toBe('?tab=settings&section=emails&part=log&state=sent&page=2');
  expect(await log.findByText('26 – 26 von 60')).toBeInTheDocument();
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=settings&section=emails&part=log&state=sent'));
  expect(routes()).toContain('GET /admin/email-log?state=sent&page=2');
});

it('is searched for a guest or an address, by its address', async () => {
  const found = { body: emailLog(loggedEmail()) };
  const { user, router, routes } = await openLog('&state=sent', {
    'GET /admin/email-log?state=sent': { body: emailLog() },
    'GET /admin/email-log?state=sent&search=Anna+S': found,
  });
  const field = (await theLog()).getByRole('searchbox', { name: 'Gast oder Adresse' });
  await user.type(field, ' Anna S');
  const searched = '?tab=settings&section=emails&part=log&state=sent&search=Anna+S';
  await waitFor(() => expect(router.state.location.search).toBe(searched));
  expect(await screen.findByText('Ihre Anfrage ist genehmigt')).toBeInTheDocument();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=settings&section=emails&part=log&state=sent'));
  // One call after a pause, not one for each key.
  expect(routes().filter((route) => route.includes('search='))).toEqual([
    'GET /admin/email-log?state=sent&search=Anna+S',
  ]);
});

it('shows the e-mails about one request, and a link to all', async () => {
  const { user, router } = await openLog('&request=anna', {
    'GET /admin/email-log?request=anna': { body: emailLog() },
    'GET /admin/email-log': { body: emailLog() },
  });
  expect(await screen.findByRole('heading', { name: 'Keine solchen E-\u2060Mails' })).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Nur die E-\u2060Mails zu: Anna Seidel' }));
  expect(router.state.location.search).toBe('?tab=settings&section=emails&part=log');
  expect(await screen.findByRole('heading', { name: 'Noch keine E-\u2060Mails' })).toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  const { user, server } = await openLog('', {
    'GET /admin/email-log': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.');
  server.responses['GET /admin/email-log'] = { body: emailLog(loggedEmail()) };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Ihre Anfrage ist genehmigt')).toBeInTheDocument();
});

it('makes one more attempt after a double click, and shows the new state', async () => {
  const failed = { ...retrying, canResend: true };
  const { user, server, routes } = await openLog('', {
    'GET /admin/email-log': { body: emailLog(failed, loggedEmail()) },
    'POST /admin/email-log/email-2/resend': () => {
      server.responses['GET /admin/email-log'] = { body: emailLog(loggedEmail({ id: 'email-2' }), loggedEmail()) };
      return { body: failed };
    },
  });
  // A sent e-mail has no button to send it again.
  const button = await screen.findByRole('button', { name: 'Jetzt versuchen' });
  await user.dblClick(button);
  await waitFor(() => expect(screen.getAllByText('Vom Mailserver angenommen')).toHaveLength(2));
  expect(routes().filter((route) => route.startsWith('POST'))).toEqual(['POST /admin/email-log/email-2/resend']);
  expect(server.calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ attempts: 2 });
});

it('shows why an e-mail cannot be sent again', async () => {
  const givenUp = { ...retrying, state: 'given-up' as const, nextAttemptAt: undefined, canResend: true };
  const { user } = await openLog('', {
    'GET /admin/email-log': { body: emailLog(givenUp) },
    'POST /admin/email-log/email-2/resend': refusal(409, 'EMAIL_CONTENT_REMOVED', 'Der Inhalt ist schon gelöscht.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
  expect(await screen.findByText(/^Der Inhalt dieser E-Mail ist schon gelöscht/)).toBeInTheDocument();
});

describe('the link that a guest has not received', () => {
  const url = 'https://haus-am-see.example/confirm/abc';
  const click = async (response: object) => {
    const panel = await openLog('', {
      'GET /admin/email-log': { body: emailLog({ ...retrying, hasLink: true }, loggedEmail()) },
      'POST /admin/email-log/email-2/link': response,
    });
    await screen.findByRole('button', { name: 'Link kopieren' });
    expect(document.body).not.toHaveTextContent(url);
    await panel.user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    return panel;
  };

  it('is copied on demand', async () => {
    await click({ body: { url } });
    expect(await screen.findByText('Link kopiert. Er ist nur für anna@mail.example bestimmt.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('is shown if the browser does not copy it', async () => {
    const { user } = await openLog('', {
      'GET /admin/email-log': { body: emailLog({ ...retrying, hasLink: true }) },
      'POST /admin/email-log/email-2/link': { body: { url } },
    });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'Link kopieren' }));
    expect(await screen.findByLabelText('Link für anna@mail.example')).toHaveValue(url);
  });

  it('is replaced by a sentence if it was removed', async () => {
    await click(refusal(409, 'EMAIL_WITHOUT_LINK', 'Kein Link.'));
    expect(await screen.findByText(/^In dieser E-Mail ist kein Link mehr/)).toBeInTheDocument();
  });
});

describe('the test e-mail', () => {
  const send = async (response: object) => {
    const panel = await openLog('', {
      'GET /admin/email-log': { body: emailLog() },
      'POST /admin/email-test': response,
    });
    const card = within(await screen.findByRole('region', { name: 'Test' }));
    expect(card.getByText(/^Geht an petra@haus-am-see\.example/)).toBeInTheDocument();
    await panel.user.click(card.getByRole('button', { name: 'Test-E-\u2060Mail senden' }));
    return { ...panel, card };
  };
  const result = { to: 'petra@haus-am-see.example', at: '2026-11-20T08:12:00.000Z', dialogue: [] };

  it('says that the mail server has accepted it', async () => {
    const { card } = await send({ body: { ...result, outcome: 'sent' } });
    expect(await card.findByText('Angenommen, 20. Nov., 09:12')).toBeInTheDocument();
  });

  it('shows the dialogue with a mail server that has refused it, and the reason', async () => {
    const { card } = await send({
      body: {
        ...result,
        outcome: 'failed',
        failure: { reason: 'LOGIN_REFUSED', details: '535 5.7.8 authentication failed' },
        server: 'smtp.mail.example:587',
        dialogue: [
          { from: 'server', text: '220 ready' },
          { from: 'program', text: 'AUTH PLAIN ••••••' },
          { from: 'server', text: '535 5.7.8 authentication failed' },
        ],
      },
    });
    const alert = await card.findByRole('alert');
    expect(alert).toHaveTextContent('Nicht gesendet, 20. Nov., 09:12');
    expect(alert).toHaveTextContent('Der Mailserver nimmt Benutzername und Passwort nicht an.');
    expect(within(alert).getByRole('group', { name: 'Gespräch mit dem Mailserver' }).textContent).toBe(
      ['smtp.mail.example:587', '‹ 220 ready', '› AUTH PLAIN ••••••', '‹ 535 5.7.8 authentication failed'].join('\n'),
    );
    expect(await violations()).toEqual([]);
  });

  it('says that there is no mail server', async () => {
    const { card } = await send({ body: { ...result, outcome: 'no-server' } });
    expect(await card.findByText('Kein Mailserver eingestellt')).toBeInTheDocument();
  });

  it('shows why it was not sent', async () => {
    const { card } = await send(refusal(429, 'RATE_LIMITED', 'Das waren zu viele Versuche.'));
    expect(await card.findByRole('alert')).toHaveTextContent('Das waren zu viele Versuche.');
  });
});
