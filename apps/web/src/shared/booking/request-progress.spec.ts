import { stepsOf } from './request-progress';

type State = Parameters<typeof stepsOf>[0];

const told = (status: State['status'], isGuestConfirmed = false, creation: State['creation'] = 'requested') =>
  stepsOf({ status, isGuestConfirmed, creation }).map(({ name, state }) => `${name}: ${state}`);

it('waits for the guest first, then for the hosts', () => {
  expect(told('pending')).toEqual(['yourConfirmation: guest', 'underReview: toCome', 'confirmed: toCome']);
  expect(told('pending', true)).toEqual(['requested: done', 'underReview: hosts', 'confirmed: toCome']);
});

it('asks the guest to confirm an approved request, and is then complete', () => {
  expect(told('approved')).toEqual(['requested: done', 'approved: done', 'yourConfirmation: guest']);
  expect(told('confirmed')).toEqual(['requested: done', 'approved: done', 'confirmed: done']);
});

it('ends with the decision that has ended the request', () => {
  expect(told('declined')).toEqual(['requested: done', 'declined: ended']);
});

it('names no approval of a cancelled request, which its guest may have withdrawn before', () => {
  expect(told('cancelled')).toEqual(['requested: done', 'cancelled: ended']);
});

it('begins with the entry of a booking that the owner has entered, which nobody approved', () => {
  expect(told('approved', false, 'entered')).toEqual(['entered: done', 'yourConfirmation: guest']);
  expect(told('confirmed', false, 'entered')).toEqual(['entered: done', 'confirmed: done']);
  expect(told('cancelled', false, 'entered')).toEqual(['entered: done', 'cancelled: ended']);
  expect(told('declined', false, 'entered')).toEqual(['entered: done', 'declined: ended']);
});

it('begins with the offer of a booking that the owner has offered, which nobody approved', () => {
  expect(told('confirmed', true, 'offered')).toEqual(['offered: done', 'confirmed: done']);
  expect(told('cancelled', false, 'offered')).toEqual(['offered: done', 'cancelled: ended']);
});
