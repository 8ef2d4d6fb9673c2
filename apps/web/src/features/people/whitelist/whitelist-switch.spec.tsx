import { waitFor } from '@testing-library/react';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { openWhitelist } from './testing/open-whitelist';

const toggleRoute = 'PATCH /admin/settings';

const openSwitch = async (response: Parameters<typeof fakeApi>[0][string]) => {
  const panel = await openWhitelist({ responses: { [toggleRoute]: response } });
  return { ...panel, toggle: panel.card.getByRole('switch', { name: 'Nur Gäste von der Liste dürfen anfragen' }) };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows the change at once, and sends only that', async () => {
  let accept: (response: object) => void = () => undefined;
  const { user, toggle, sent } = await openSwitch(() => new Promise((resolve) => (accept = resolve)));
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(sent(toggleRoute)).toEqual([{ whitelistEnabled: true }]);
  const askedBefore = sent('GET /bookings/settings').length;
  accept({ body: adminSettings({ whitelistEnabled: true }) });
  // The public settings are loaded again after the response.
  await waitFor(() => expect(sent('GET /bookings/settings').length).toBeGreaterThan(askedBefore));
  expect(toggle).toBeChecked();
});

it('changes once at a double click', async () => {
  const { user, toggle, sent } = await openSwitch(() => new Promise(() => undefined));
  await user.dblClick(toggle);
  expect(toggle).toBeChecked();
  expect(sent(toggleRoute)).toEqual([{ whitelistEnabled: true }]);
});

it.each([
  [refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'), 'Das ist gerade nicht möglich.'],
  [{ status: 502 }, 'Die Gästeliste konnte nicht umgestellt werden'],
])('is reverted when it could not be saved, and shows why', async (response, sentence) => {
  const { user, card, toggle } = await openSwitch(response);
  await user.click(toggle);
  expect(await card.findByRole('alert')).toHaveTextContent(sentence);
  expect(toggle).not.toBeChecked();
});
