import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseDay } from '@hearthstay/stay';
import { parseInThread } from './parse-in-thread';

jest.setTimeout(300_000);

const program = join(__dirname, '../../../../../dist/apps/parse-thread/parse-thread.js');

beforeAll(() => {
  const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'vite.parse-thread.mjs')]);
});

const options = {
  today: parseDay('2031-05-10'),
  timeZone: 'Europe/Berlin',
  ...{ onlyReserved: false, skipTransparent: false, includeShortTimed: false },
};
const calendarOf = (events: string): Buffer => Buffer.from(`BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`);
const anEvent = (lines: string): string => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`;

describe('Parsing in a thread', () => {
  it('leaves the event loop free while it reads the largest feed', async () => {
    const filling = `DESCRIPTION:${'x'.repeat(100)}\r\n`;
    const events = Array.from({ length: 5_000 }, (_, index) =>
      anEvent(`${filling}UID:${index}\r\nDTSTART:20310601T180000Z\r\nDTEND:20310603T080000Z`),
    );
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 5);
    const { nights } = await parseInThread(program, calendarOf(events.join('')), { options, timeoutMs: 60_000 });
    clearInterval(turning);
    expect(nights).toEqual(['2031-06-01', '2031-06-02']);
    expect(turns).toBeGreaterThan(10);
  });

  it('refuses an invalid calendar, as parsing in this thread does', async () => {
    const parsing = parseInThread(program, Buffer.from('<html></html>'), { options, timeoutMs: 60_000 });
    await expect(parsing).rejects.toMatchObject({ code: 'CALENDAR_INVALID' });
  });

  it('is terminated when a rule has no occurrence', async () => {
    const endless = calendarOf(anEvent('DTSTART;VALUE=DATE:20310601\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'));
    const parsing = parseInThread(program, endless, { options, timeoutMs: 1_000 });
    await expect(parsing).rejects.toMatchObject({ code: 'CALENDAR_TOO_COMPLEX' });
  });
});
