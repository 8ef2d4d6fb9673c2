import { waitFor } from '@testing-library/react';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { openSettings } from '@web/panel/testing/open-settings';

const route = 'PUT /admin/settings/request-form';
const title = 'Anfrageformular';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('requires no more fields by default', async () => {
  const { card } = await openSettings(title);
  expect(card.getByLabelText('Telefonnummer')).toHaveDisplayValue('Nicht fragen');
});

it('saves the choice, and shows it', async () => {
  const settings = adminSettings({ requestForm: { askPhone: 'optional', askArrivalTime: 'off' } });
  const { user, card, sent } = await openSettings(title, {
    settings,
    responses: { [route]: { body: { askPhone: 'required', askArrivalTime: 'optional' } } },
  });
  const phone = card.getByLabelText('Telefonnummer');
  expect(phone).toHaveDisplayValue('Freiwillig');
  await user.selectOptions(phone, 'Pflichtangabe');
  await user.selectOptions(card.getByLabelText('Ankunftszeit'), 'Freiwillig');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(route)).toEqual([{ askPhone: 'required', askArrivalTime: 'optional' }]);
  expect(phone).toHaveDisplayValue('Pflichtangabe');
});

it('keeps the choice and shows why it was not saved', async () => {
  const { user, card } = await openSettings(title, {
    responses: { [route]: refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.') },
  });
  await user.selectOptions(card.getByLabelText('Telefonnummer'), 'Freiwillig');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.'));
  expect(card.getByLabelText('Telefonnummer')).toHaveDisplayValue('Freiwillig');
});
