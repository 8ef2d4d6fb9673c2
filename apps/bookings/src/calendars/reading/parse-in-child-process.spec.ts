import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseDay } from '@hearthstay/stay';
import { eventually } from '@hearthstay/testing';
import { CalendarParser } from './calendar-parser';
import { parseInChildProcess, ParserKilled } from './parse-in-child-process';
import { buildParser, childrenOf, isRunning, parserProgram } from './testing/built-parser';
import { endlessCalendar } from './testing/endless-calendar';

jest.setTimeout(300_000);

beforeAll(buildParser);

const options = {
  today: parseDay('2031-05-10'),
  timeZone: 'Europe/Berlin',
  ...{ onlyReserved: false, skipTransparent: false, includeShortTimed: false },
};
const calendarOf = (events: string): Buffer => Buffer.from(`BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`);
const anEvent = (lines: string): string => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`;
const simple = calendarOf(anEvent('DTSTART;VALUE=DATE:20310601'));
const endless = Buffer.from(endlessCalendar);
const children = () => childrenOf(process.pid);
const parse = (bytes: Buffer, timeoutMs = 60_000) => parseInChildProcess(parserProgram, bytes, { options, timeoutMs });

describe('Parsing in a child process', () => {
  it('leaves the event loop free while it reads a large feed', async () => {
    const filling = `DESCRIPTION:${'x'.repeat(100)}\r\n`;
    const events = Array.from({ length: 5_000 }, (_, index) =>
      anEvent(`${filling}UID:${index}\r\nDTSTART:20310601T180000Z\r\nDTEND:20310603T080000Z`),
    );
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 5);
    const { nights } = await parse(calendarOf(events.join('')));
    clearInterval(turning);
    expect(nights).toEqual(['2031-06-01', '2031-06-02']);
    expect(turns).toBeGreaterThan(10);
    expect(children()).toEqual([]);
  });

  it('refuses an invalid calendar, as parsing in this process does', async () => {
    await expect(parse(Buffer.from('<html></html>'))).rejects.toMatchObject({ code: 'CALENDAR_INVALID' });
  });

  it('survives a calendar that takes all memory of the parser', async () => {
    const parsing = parse(endless);
    await expect(parsing).rejects.toBeInstanceOf(ParserKilled);
    await expect(parsing).rejects.toMatchObject({ code: 'CALENDAR_TOO_COMPLEX' });
    expect((await parse(simple)).nights).toEqual(['2031-06-01']);
  });

  it('is killed at the end of its time', async () => {
    await expect(parse(endless, 500)).rejects.toBeInstanceOf(ParserKilled);
    expect(children()).toEqual([]);
  });

  it('does not blame the calendar when the caller gives up', async () => {
    const signal = AbortSignal.timeout(500);
    const parsing = parseInChildProcess(parserProgram, endless, { options, timeoutMs: 60_000, signal });
    await expect(parsing).rejects.toMatchObject({ code: 'CALENDAR_TOO_COMPLEX' });
    await expect(parsing).rejects.not.toBeInstanceOf(ParserKilled);
    expect(children()).toEqual([]);
  });

  it('knows no variable of the environment', async () => {
    const ended = new AbortController();
    const parsing = parseInChildProcess(parserProgram, endless, {
      options,
      timeoutMs: 60_000,
      signal: ended.signal,
    });
    // Until it executes its program, the process has the environment of this one.
    await eventually(() => {
      expect(readFileSync(`/proc/${children()[0]}/environ`, 'utf8')).toMatch(/^MALLOC_ARENA_MAX=1\0[^=]*=\d+\0/);
    });
    ended.abort();
    await expect(parsing).rejects.toMatchObject({ code: 'CALENDAR_TOO_COMPLEX' });
  });

  it('ends with its parent, however busy it is', async () => {
    const parent = spawn(process.execPath, [
      '-e',
      `const { fork } = require('node:child_process');
       fork(process.argv[1], [process.argv[2], process.pid], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] }).stdin.end(process.argv[3]);`,
      ...[parserProgram, JSON.stringify(options), endless.toString()],
    ]);
    const [child = 0] = await eventually(() => {
      const found = childrenOf(parent.pid ?? 0);
      expect(found).toHaveLength(1);
      return found;
    });
    parent.kill('SIGKILL');
    await eventually(() => expect(isRunning(child)).toBe(false));
  });
});

describe('The parser', () => {
  it('has two processes at most, and lets nobody wait longer than wished', async () => {
    const parser = new CalendarParser(parserProgram);
    const ended = new AbortController();
    const busy = [1, 2].map(() => parser.parse(endless, { options, timeoutMs: 60_000, signal: ended.signal }));
    const settled = Promise.allSettled(busy);
    await eventually(() => expect(children()).toHaveLength(2));
    const hasty = parser.parse(simple, { options, timeoutMs: 60_000, signal: AbortSignal.timeout(100) });
    await expect(hasty).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const patient = parser.parse(simple, { options, timeoutMs: 60_000 });
    expect(children()).toHaveLength(2);
    ended.abort();
    expect((await patient).nights).toEqual(['2031-06-01']);
    await settled;
  });
});
