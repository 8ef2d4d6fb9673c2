import { waitFor } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { legalSection } from '@hearthstay/contracts';
import type { fakeApi } from '@web/testing/fake-api';

const saved = 'PUT /admin/settings/privacy';
const save = 'Einstellungen speichern';

const open = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Aufbewahrung', {
    section: 'legal',
    responses: { 'GET /admin/settings/legal': { body: legalSection.schema.parse({}) }, ...responses },
  });

beforeEach(() => screenIs('wide'));

it('shows the times, and saves all of them', async () => {
  const changed = { unconfirmedDays: 30, declinedDays: 90, staysYears: 10 };
  const { card, user, sent } = await open({ [saved]: { body: changed } });
  const days = await card.findByLabelText('Unbestätigte Anfragen');
  expect(days).toHaveDisplayValue('90');
  expect(card.getByLabelText('Aufenthalte')).toHaveDisplayValue('10');
  expect(await violations()).toEqual([]);
  await user.clear(days);
  await user.type(days, '30');
  await user.click(card.getByRole('button', { name: save }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(saved)).toEqual([changed]);
});

it.each([
  ['Unbestätigte Anfragen', '0', /Tage von 1 bis 730/],
  ['Anfragen ohne Aufenthalt', '731', /Tage von 1 bis 730/],
  ['Aufenthalte', '31', /Jahre von 1 bis 30/],
  ['Aufenthalte', 'nie', /Jahre von 1 bis 30/],
])('refuses at „%s“ the value %j, and sends nothing', async (label, text, sentence) => {
  const { card, user, sent } = await open();
  const field = await card.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  expect(sent(saved)).toEqual([]);
});
