import { parseDay } from '@hearthstay/stay';
import { aCalendarConflict, aRequest } from './events';

const { startDate, endDate, confirmLink } = aRequest();
/** Of a change that is one of the guests or the price. */
export const sameDays = { before: { startDate, endDate }, wished: { startDate, endDate } };
const quote = { currency: 'EUR', nights: 3, lines: [], total: 705_00, deposit: 141_00, balance: 564_00, onSite: 0 };
const payTo = { name: 'Anna Seidel', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const [deposit, balance] = [
  { kind: 'deposit' as const, amount: 141_00, date: parseDay('2026-11-25') },
  { kind: 'balance' as const, amount: 564_00, date: parseDay('2026-12-01') },
];
const payment = { reference: 'HS-7KQ2MX', due: [deposit, balance], payTo };
const [conflict, , betweenCalendars] = aCalendarConflict().conflicts;

/** What makes an e-mail say something else. Fields that a kind does not have change nothing. */
export const variants: object[] = [
  {},
  { unit: 'nights', message: null, reason: null },
  { unit: 'nights', endDate: parseDay('2026-12-09'), adults: 1, children: [1] },
  { endDate: startDate, adults: 2, children: [1, 2], quote, phone: '+49 151 234', arrivalTime: '16:30' },
  { quote, payment, priceNote: 'Anna Seidel' },
  { quote, payment: { ...payment, due: [balance], payTo: null } },
  { toConfirm: { startDate, endDate, confirmLink } },
  { conflicts: [betweenCalendars] },
  { conflicts: Array.from({ length: 11 }, () => conflict) },
  { conflicts: Array.from({ length: 12 }, () => conflict) },
  { change: 'set' },
  { change: 'removed' },
  { holds: false, note: 'Anna Seidel', outcome: 'accepted', status: 'pending', cause: 'withdrawn' },
  { outcome: 'expired' },
  sameDays,
  { ...sameDays, status: 'pending' },
  { ...{ adults: 4, children: [] }, before: { ...sameDays.before, adults: 2, children: [3] } },
  { source: 'owner' },
  { checkIn: '16:00', checkOut: '10:00', coordinates: { latitude: 53.6021, longitude: 10.9033 } },
];

const longText = `Wir kommen mit Hund.\nhttps://example.com/${'w'.repeat(100)}`;

/** Everything that an e-mail can contain, in names and words that have little room on a phone. */
export const longest: object = {
  name: 'Donaudampfschifffahrtsgesellschaftskapitän',
  email: 'donaudampfschifffahrtsgesellschaftskapitaen@donaudampfschifffahrtsgesellschaft.example',
  propertyName: 'Donaudampfschifffahrtsgesellschaftskapitänshaus',
  calendarName: 'Donaudampfschifffahrtsgesellschaftskalender',
  ...{ adults: 2, children: [6, 9], phone: '+49 151 23456789', arrivalTime: '16:30' },
  ...{ checkIn: '16:00', checkOut: '10:00', doorCode: 'Schlüsselkasten-0815-4711-2342' },
  coordinates: { latitude: 53.602_123_456, longitude: 10.903_312_345 },
  ...{ quote, payment, priceNote: longText, toConfirm: { startDate, endDate, confirmLink } },
  ...{ message: longText, reason: longText, text: longText, note: longText },
};
