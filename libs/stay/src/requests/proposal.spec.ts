import { parseDay } from '../day/day';
import { creationOf, waitsForOwner } from './proposal';

describe('A request', () => {
  const today = parseDay('2031-06-02');
  const request = { status: 'pending' as const };
  const offerUntil = (day: string) => ({ by: 'owner' as const, validUntil: parseDay(day) });

  it.each([
    ['that is pending', request, true],
    ['that is approved', { status: 'approved' as const }, false],
    ['that was made with an offer', { ...request, source: 'owner' }, false],
    ['whose guest has an offer until today', { ...request, proposal: offerUntil('2031-06-02') }, false],
    ['whose offer has run out', { ...request, proposal: offerUntil('2031-06-01') }, true],
    ['whose guest asks for other days', { ...request, proposal: { by: 'guest' as const, validUntil: today } }, true],
  ])('%s waits for the owner, or not', (_what, waiting, expected) => {
    expect(waitsForOwner(waiting, today)).toBe(expected);
  });

  it.each([
    ['requested', { status: 'confirmed' as const, source: 'guest' }],
    ['requested', request],
    ['offered', { ...request, source: 'owner' }],
    ['offered', { status: 'confirmed' as const, source: 'owner', offered: true as const }],
    ['entered', { status: 'approved' as const, source: 'owner' }],
  ])('was %s', (creation, request) => {
    expect(creationOf(request)).toBe(creation);
  });
});
