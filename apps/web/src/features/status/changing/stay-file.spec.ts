import { requestView } from '@web/testing/request-view';
import { stayFile } from './stay-file';

const host = 'haus-am-see.example';
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('contains the event of the e-mails, with every day of the stay', () => {
  const stay = requestView({ id: '6740b2c5a1', status: 'confirmed' });
  expect(linesOf(stayFile(stay, { propertyName: 'Haus am See', host }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthstay//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:6740b2c5a1@haus-am-see.example',
    'SEQUENCE:1',
    'DTSTAMP:20261119T090000Z',
    'DTSTART;VALUE=DATE:20261208',
    'DTEND;VALUE=DATE:20261212',
    'SUMMARY:Haus am See',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('replaces the former days in the calendar after a move', () => {
  const stay = { ...requestView({ status: 'approved' }), revision: 2 };
  expect(stayFile(stay, { propertyName: 'Haus am See', host })).toContain('SEQUENCE:6\r\n');
});

it('is tentative until the guest has confirmed', () => {
  const file = stayFile(requestView({ status: 'approved' }), { propertyName: 'Haus am See', host });
  expect(file).toContain('STATUS:TENTATIVE');
});

it('escapes the name of the house, and folds its line', () => {
  const propertyName = `Grüne Mühle; „Über, Äckern“ \\\r\nATTENDEE:eve ${'ü'.repeat(60)}`;
  const file = stayFile(requestView(), { propertyName, host });
  expect(linesOf(file)).toContain(`SUMMARY:Grüne Mühle\\; „Über\\, Äckern“ \\\\ ATTENDEE:eve ${'ü'.repeat(60)}`);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
