import { screen } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { openSettings } from '@web/panel/testing/open-settings';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('has a card for every setting', async () => {
  await openSettings('Allgemein');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Allgemein', 'Anfrageformular', 'Wartende Anfragen', 'Feiertage und Schulferien', 'Hintergrundbild'],
    ...['Wer verwalten darf', 'Wo Sie angemeldet sind', 'Gästeliste'],
  ]);
  expect(await violations()).toEqual([]);
});

it('shows no form when the settings could not be loaded, and tries again', async () => {
  const { user, server } = await openPanel([], {
    at: '/admin?tab=settings',
    responses: { 'GET /admin/settings': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  server.responses['GET /admin/settings'] = { body: adminSettings() };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByDisplayValue('Haus am See')).toBeInTheDocument();
});
