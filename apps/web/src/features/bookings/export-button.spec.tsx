import { screen, waitFor } from '@testing-library/react';
import { anna } from '@web/panel/requests/testing/everybody';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';

const button = 'Als Tabelle herunterladen (CSV)';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('downloads all bookings under the name of the tab', async () => {
  const files: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { user, server } = await openPanel([anna], { responses: { 'GET /admin/bookings.csv': { body: 'Anreise' } } });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual(['Buchungen.csv blob:1']));
  expect(files[0]?.size).toBeGreaterThan(0);
  const sent = server.calls.find(({ route }) => route === 'GET /admin/bookings.csv');
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'de' });
});

it('shows why the file was not downloaded', async () => {
  const sentence = 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.';
  const { user } = await openPanel([anna], {
    responses: { 'GET /admin/bookings.csv': refusal(503, 'SERVICE_UNAVAILABLE', sentence) },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('is not shown without requests', async () => {
  await openPanel([]);
  expect(await screen.findByRole('heading', { name: 'Noch keine Anfragen' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});
