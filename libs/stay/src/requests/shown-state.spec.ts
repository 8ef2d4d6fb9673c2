import { parseDay } from '../day/day';
import { shownGuestOf, shownStateOf } from './shown-state';

const request = {
  ...{ status: 'pending' as const, startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') },
  ...{ adults: 2, children: [3, null], quote: { total: 12_300 } },
  proposal: { id: 'wish-1' },
  cancellationWish: { at: '2031-05-01T10:00:00.000Z' },
};

it('differs in each fact that a decision depends on, and in nothing else', () => {
  const others = [
    { status: 'approved' as const },
    { startDate: parseDay('2031-06-01') },
    { endDate: parseDay('2031-06-05') },
    { adults: 3 },
    { children: [3] },
    { children: undefined },
    { quote: { total: 12_400 } },
    { quote: undefined },
    { proposal: { id: 'wish-2' } },
    { proposal: undefined },
    { cancellationWish: { at: '2031-05-01T10:00:00.001Z' } },
    { cancellationWish: undefined },
  ].map((change) => shownStateOf({ ...request, ...change }));
  expect(new Set([shownStateOf(request), ...others]).size).toBe(others.length + 1);
  expect(shownStateOf({ ...request, name: 'Anna' } as typeof request)).toBe(shownStateOf(request));
});

it('differs in each fact about a guest that an owner can change, and not by what is absent', () => {
  const guest = { name: 'Anna', email: null, phone: '0172 5550831', adults: 2, children: [3], origin: 'Telefon' };
  const others = [
    { name: 'Ben' },
    { email: 'anna@mail.example' },
    { phone: undefined },
    { arrivalTime: '16:00' },
    { adults: 3 },
    { children: [] },
    { origin: 'Messe' },
    { privateNote: 'Mit Hund' },
  ].map((change) => shownGuestOf({ ...guest, ...change }));
  expect(new Set([shownGuestOf(guest), ...others]).size).toBe(others.length + 1);
  expect(shownGuestOf({ ...guest, privateNote: '' })).toBe(shownGuestOf(guest));
});
