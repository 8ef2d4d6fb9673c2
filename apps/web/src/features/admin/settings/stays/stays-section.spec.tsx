import { waitFor } from '@testing-library/react';
import { openSettings } from '@web/features/admin/testing/open-settings';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const saved = 'PUT /admin/settings/stay-rules';
const name = 'An- und Abreise am selben Tag';

const open = (sameDayTurnover: boolean, answers = {}) =>
  openSettings('Aufenthalte', {
    section: 'stays',
    answers: { 'GET /admin/settings/stay-rules': { body: { sameDayTurnover } }, ...answers },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('has stays hold their nights, so that guests can change on one day', async () => {
  const { card, user, server, sent } = await open(false, { [saved]: { body: { sameDayTurnover: true } } });
  const turnover = await card.findByRole('switch', { name });
  expect(turnover).not.toBeChecked();
  expect(await violations()).toEqual([]);
  server.answers['GET /admin/settings/stay-rules'] = { body: { sameDayTurnover: true } };
  await user.click(turnover);
  await waitFor(() => expect(sent(saved)).toEqual([{ sameDayTurnover: true }]));
  expect(turnover).toBeChecked();
});

it('goes back, and names the days, when stays share some', async () => {
  const details = [{ field: '2031-06-06', code: 'TURNOVER_DAYS_SHARED', message: '6. Juni 2031' }];
  const { card, user } = await open(true, { [saved]: refusal(409, 'TURNOVER_DAYS_SHARED', 'Nein.', { details }) });
  const turnover = await card.findByRole('switch', { name });
  await user.click(turnover);
  expect(await card.findByRole('alert')).toHaveTextContent('6. Juni 2031');
  expect(turnover).toBeChecked();
});
