import { locales } from '@hearthstay/locales';
import { parseDay } from '@hearthstay/stay';
import { aRequest, settings } from '../../testing/events';
import { loadTexts } from '../texts';
import { stayCalendar } from './stay-calendar';

beforeAll(async () => {
  for (const locale of locales) await loadTexts(locale);
});

/** Parses the properties of a calendar by name including parameters, unfolded and unescaped. */
const read = (calendar: string): Record<string, string> =>
  Object.fromEntries(
    calendar
      .replace(/\r\n[\t ]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => /^([^:"]*(?:"[^"]*"[^:"]*)*):(.*)$/.exec(line)?.slice(1) ?? [])
      .map(([name, value]) => [name, value?.replace(/\\([;,\\])/g, '$1')]),
  );

describe('The calendar file of a stay', () => {
  it('covers every day of the stay, including the last one', async () => {
    const { content } = await stayCalendar(aRequest(), 'toBeConfirmed', settings);
    expect(read(content)).toMatchObject({ 'DTSTART;VALUE=DATE': '20261208', 'DTEND;VALUE=DATE': '20261212' });
  });

  it('covers a single day, over the end of a year', async () => {
    const day = parseDay('2026-12-31');
    const { content } = await stayCalendar(aRequest({ startDate: day, endDate: day }), 'confirmed', settings);
    expect(read(content)).toMatchObject({ 'DTSTART;VALUE=DATE': '20261231', 'DTEND;VALUE=DATE': '20270101' });
  });

  it.each([
    ['toBeConfirmed', 'PUBLISH', 'TENTATIVE', '0'],
    ['confirmed', 'PUBLISH', 'CONFIRMED', '1'],
    ['cancelled', 'CANCEL', 'CANCELLED', '2'],
  ] as const)('is an update of the same event if %s: %s', async (state, METHOD, STATUS, SEQUENCE) => {
    const { content, contentType } = await stayCalendar(aRequest(), state, settings);
    const UID = '6740b2c5a1@haus-am-see.example';
    expect(read(content)).toMatchObject({ UID, METHOD, STATUS, SEQUENCE, VERSION: '2.0' });
    expect(contentType).toBe(`text/calendar; charset=utf-8; method=${METHOD}`);
  });

  it.each([
    ['[::1]', 'haus@example.com'],
    ['localhost', 'no-reply@localhost'],
    ['haus_am_see.example', 'haus@bücher.example'],
  ])('is created for a site at %s whose e-mails come from %s', async (host, senderAddress) => {
    const { content } = await stayCalendar(aRequest(), 'confirmed', { host, senderAddress });
    expect(content).toContain('END:VCALENDAR');
  });

  it('contains the name of the property', async () => {
    const propertyName = `Grüne Mühle; „Über, Äckern“ \\ "Nr. 1" ${'ü'.repeat(40)}`;
    const { content } = await stayCalendar(aRequest({ propertyName }), 'confirmed', settings);
    const properties = read(content);
    expect(properties['SUMMARY']).toBe(propertyName);
    expect(properties[`ORGANIZER;CN="${propertyName.replaceAll('"', "'")}"`]).toBe('MAILTO:haus@example.com');
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('gains no line from the name of the property', async () => {
    const { content } = await stayCalendar(aRequest({ propertyName: 'Haus\r\nATTENDEE:eve' }), 'confirmed', settings);
    expect(Object.keys(read(content))).not.toContain('ATTENDEE');
  });

  it('contains no link with a token', async () => {
    const request = aRequest();
    const { content } = await stayCalendar(request, 'toBeConfirmed', settings);
    const whole = content.replace(/\r\n[\t ]/g, '');
    expect(whole).not.toContain(request.confirmLink.token);
    expect(whole).not.toContain(request.statusLink.token);
  });

  it('is in the guest’s language', async () => {
    expect(await stayCalendar(aRequest({ locale: 'de' }), 'confirmed', settings)).toMatchObject({
      filename: 'Aufenthalt.ics',
      content: expect.stringContaining('Ihre Buchung ist fest.'),
    });
    expect(await stayCalendar(aRequest({ locale: 'en' }), 'confirmed', settings)).toMatchObject({
      filename: 'stay.ics',
      content: expect.stringContaining('Your booking is confirmed.'),
    });
  });
});
