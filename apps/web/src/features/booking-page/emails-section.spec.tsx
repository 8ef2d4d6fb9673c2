import { parseDay } from '@hearthstay/stay';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, pageOf } from '@web/panel/testing/open-panel';
import { emailLog, loggedEmail } from '@web/testing/email-log';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');
beforeEach(() => screenIs('wide'));

const openEmails = async (body: unknown) => {
  const panel = await openPanel([requestView({ id: 'anna' })], {
    at: '/admin/bookings/anna',
    responses: { 'GET /admin/email-log?request=anna': { body } },
  });
  return { ...panel, card: within(await screen.findByRole('region', { name: 'E-\u2060Mails' })) };
};

it('counts the due and sent e-mails about a booking, and links to all of them', async () => {
  const waiting = { state: 'waiting', sentAt: undefined, dueAt: '2026-12-18T08:00:00.000Z' } as const;
  const { card } = await openEmails(
    emailLog(
      loggedEmail({ ...waiting, id: '1' }),
      loggedEmail({ ...waiting, id: '2', state: 'retrying' }),
      loggedEmail({ id: '3' }),
      loggedEmail({ id: '4', kind: 'request-received' }),
    ),
  );
  expect(await card.findByText('2 stehen aus, 2 gesendet')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent(/Ihre Anfrage ist genehmigt.*Wartet, 18\. Dez\., 09:00/);
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByRole('link', { name: 'Alle 4' })).toHaveAttribute(
    'href',
    '/admin?tab=settings&section=emails&part=log&request=anna',
  );
});

it('says why one was not sent, to whom and in the words of the mail server, and sends it again', async () => {
  const failing = loggedEmail({
    ...{ id: 'failing', kind: 'request-received', state: 'retrying', sentAt: undefined, attempts: 2 },
    nextAttemptAt: '2026-11-20T08:14:00.000Z',
    failure: { reason: 'LOGIN_REFUSED', details: '535 5.7.8 authentication failed' },
    ...{ canResend: true, hasLink: true },
  });
  const later = ['1', '2', '3'].map((id) => loggedEmail({ id }));
  const bodies = [emailLog(...later, failing), emailLog(...later, loggedEmail({ id: 'failing' }))];
  const { user } = await openPanel([requestView({ id: 'anna' })], {
    at: '/admin/bookings/anna',
    responses: {
      'GET /admin/email-log?request=anna': () => ({ body: bodies[0] }),
      'POST /admin/email-log/failing/resend': () => {
        bodies.shift();
        return { body: failing };
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'E-\u2060Mails' }));
  const [line] = (await card.findAllByRole('listitem')).slice(-1);
  expect(line).toHaveTextContent(
    /Bitte bestätigen Sie Ihre Anfrage.*anna@mail\.example.*Versuch 3: .*09:14\..*nimmt Benutzername und Passwort nicht an.*535 5\.7\.8/,
  );
  expect(card.getByRole('button', { name: 'Link kopieren' })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Jetzt versuchen' }));
  await waitFor(() => expect(card.queryByRole('button')).not.toBeInTheDocument());
  expect(card.getAllByRole('listitem')).toHaveLength(3);
});

it('says that there are none yet', async () => {
  const { card } = await openEmails(emailLog());
  expect(await card.findByText('Noch keine E-\u2060Mails.')).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

it('names the e-mails of the stay that are to come, with their day and hour', async () => {
  const anna = requestView({ id: 'anna' });
  const planned_emails = [{ kind: 'arrival', day: parseDay('2026-12-15'), hour: 9 }] as const;
  await openPanel([anna], {
    at: '/admin/bookings/anna',
    responses: {
      'GET /admin/email-log?request=anna': { body: emailLog() },
      'GET /admin/requests/anna': { body: { ...pageOf(anna), planned_emails } },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'E-\u2060Mails' }));
  expect(await card.findByRole('listitem')).toHaveTextContent(/Anreise-Informationen.*Geplant, .*15\. Dez.*, 9 Uhr/);
});
