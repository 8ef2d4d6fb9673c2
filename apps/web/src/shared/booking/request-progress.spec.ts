import { stepsOf } from './request-progress';

const told = (status: Parameters<typeof stepsOf>[0]['status'], isGuestConfirmed = false, isEntered = false) =>
  stepsOf({ status, isGuestConfirmed, isEntered }).map(({ name, state }) => `${name}: ${state}`);

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
  expect(told('approved', false, true)).toEqual(['entered: done', 'yourConfirmation: guest']);
  expect(told('confirmed', false, true)).toEqual(['entered: done', 'confirmed: done']);
  expect(told('cancelled', false, true)).toEqual(['entered: done', 'cancelled: ended']);
  expect(told('declined', false, true)).toEqual(['entered: done', 'declined: ended']);
});
