import i18n from 'i18next';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { messageOf } from './api-error';
import { api } from './client';

const failureOf = async (response: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({ 'GET /somewhere': response });
  return api.get('/somewhere').catch((error: unknown) => error);
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

it('has the sentence of the code, in the language of the interface', async () => {
  const error = await failureOf(refusal(404, 'LINK_INVALID', 'Server.'));
  expect(messageOf(error, 'Own.')).toBe('Der Link ist ungültig oder abgelaufen.');
  await i18n.changeLanguage('en');
  expect(messageOf(error, 'Own.')).toBe('The link may be expired or invalid.');
});

it.each([
  [1, 'Höchstens ein Tag am Stück ist möglich.'],
  [5, 'Höchstens 5 Tage am Stück sind möglich.'],
])('fills in the parameters of the error: %i', async (count, sentence) => {
  const error = await failureOf(refusal(400, 'MAX_CONSECUTIVE_DAYS', 'Server.', { params: { count } }));
  expect(messageOf(error, 'Own.')).toBe(sentence);
});

it('lists the refused days', async () => {
  const details = [{ field: '2031-06-04', code: 'TURNOVER_DAYS_SHARED', message: 'Server.' }];
  const error = await failureOf(refusal(409, 'TURNOVER_DAYS_SHARED', 'Server.', { details }));
  expect(messageOf(error, 'Own.')).toContain('4. Juni 2031');
  await i18n.changeLanguage('en');
  expect(messageOf(error, 'Own.')).toContain('4 June 2031');
});

it('names the field with an error, and its limit', async () => {
  const details = [{ field: 'name', code: 'NAME_TOO_SHORT', message: 'Server.' }];
  const error = await failureOf(refusal(400, 'VALIDATION_FAILED', 'Server.', { details }));
  expect(messageOf(error, 'Own.')).toBe('Der Name muss mindestens 2 Zeichen lang sein.');
});

it('names the field if its sentence does not', async () => {
  const details = [{ field: 'message', code: 'WRONG_TYPE', message: 'Server.' }];
  const error = await failureOf(refusal(400, 'VALIDATION_FAILED', 'Server.', { details }));
  expect(messageOf(error, 'Own.')).toBe('Nachricht: Diese Angabe hat die falsche Form.');
  await i18n.changeLanguage('en');
  expect(messageOf(error, 'Own.')).toBe('Message: This entry has the wrong form.');
});

it('can have another sentence for a code on a screen', async () => {
  const error = await failureOf(refusal(409, 'DATES_UNAVAILABLE', 'Server.'));
  expect(messageOf(error, 'Own.', { DATES_UNAVAILABLE: 'Here.' })).toBe('Here.');
  expect(messageOf(error, 'Own.', { LAST_ADMIN: 'Elsewhere.' })).toMatch(/^Einige Tage/);
});

it('has the sentence of the server for an unknown code', async () => {
  expect(messageOf(await failureOf(refusal(409, 'NEW_CODE', 'Server.')), 'Own.')).toBe('Server.');
});

it.each([
  ['no response', undefined],
  ['a response without a sentence', { status: 502, body: {} }],
])('has the sentence of the screen for %s', async (_, response) => {
  expect(messageOf(await failureOf(response ?? (() => Promise.reject(new TypeError('fetch failed')))), 'Own.')).toBe(
    'Own.',
  );
});
