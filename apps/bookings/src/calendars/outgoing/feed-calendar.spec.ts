import { parseDay } from '@hearthstay/stay';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { feedCalendar } from './feed-calendar';

/** Characters that iCalendar escapes, and some of one to four octets. */
const anyText = fc.string({
  unit: fc.constantFrom('\\', ';', ',', ':', '"', '\n', 'n', 'ü', '€', '🏡'),
  maxLength: 300,
});

const stay = {
  uid: 'anna',
  from: parseDay('2031-06-02'),
  to: parseDay('2031-06-05'),
  kind: 'reserved' as const,
  changedAt: new Date('2031-05-01T00:00:00Z'),
};

const parsed = async (name: string, guestName: string) => {
  const options = { withNames: true, name, versions: {}, installationId: 'house' };
  const text = await feedCalendar([{ ...stay, guestName }], options);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const event = calendar.getFirstSubcomponent('vevent');
  return { calendar, event };
};

describe('The text of a feed', () => {
  it('contains any name of a calendar and of a guest as it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (name, guestName) => {
        const { calendar, event } = await parsed(`A${name}`, `A${guestName}`);
        expect(calendar.getAllProperties().map((property) => property.name)).toEqual([
          ...['version', 'calscale', 'prodid', 'method', 'x-wr-calname', 'x-published-ttl'],
        ]);
        // A property that the standard does not define is of no type, so the parser leaves its text as it is.
        const raw = String(calendar.getFirstPropertyValue('x-wr-calname'));
        const plain = raw.replace(/\\(.)/gs, (_pair, escaped: string) => (escaped === 'n' ? '\n' : escaped));
        expect(plain).toBe(`A${name}`);
        expect(event?.getFirstPropertyValue('summary')).toBe(`A${guestName}`);
      }),
    );
  });
});
