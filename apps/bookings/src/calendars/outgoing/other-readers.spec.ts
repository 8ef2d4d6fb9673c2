import { execFileSync, spawnSync } from 'node:child_process';
import { parseDay } from '@hearthstay/stay';
import { feedCalendar } from './feed-calendar';

/** Debian's python3-icalendar, an independent implementation of the format. */
const isInstalled = spawnSync('/usr/bin/python3', ['-c', 'import icalendar']).status === 0;

const program = `
import icalendar, json, sys
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
print(json.dumps([[str(event['UID']), str(event['SUMMARY']), str(event.decoded('DTSTART')), str(event.decoded('DTEND'))]
  for event in calendar.walk('VEVENT')]))
`;

const readByPython = (calendar: string): unknown =>
  JSON.parse(execFileSync('/usr/bin/python3', ['-c', program], { input: calendar, encoding: 'utf8' }));

const changedAt = new Date('2031-05-10T10:00:00Z');
const stay = (from: string, to: string, guestName: string | null) =>
  ({ uid: `r-${from}`, from: parseDay(from), to: parseDay(to), kind: 'reserved', guestName, changedAt }) as const;

/** With a name that must be escaped, and folded inside a character sequence. */
const name = `Zoë, "die"; Größe 🏡 ${'ä'.repeat(80)}`;

(isInstalled ? describe : describe.skip)('A feed, as another program reads it', () => {
  it('has its days, and names only where the owner wants them', async () => {
    const stays = [stay('2031-06-02', '2031-06-05', name), stay('2031-10-25', '2031-10-27', null)];
    const plain = await feedCalendar(stays, {
      withNames: false,
      name: 'Haus am See',
      versions: {},
      installationId: 'house',
    });
    expect(readByPython(plain)).toEqual([
      ['r-2031-06-02@house.hearthstay', 'Reserved', '2031-06-02', '2031-06-05'],
      ['r-2031-10-25@house.hearthstay', 'Reserved', '2031-10-25', '2031-10-27'],
    ]);
    const named = await feedCalendar(stays, {
      withNames: true,
      name: 'Haus am See',
      versions: {},
      installationId: 'house',
    });
    expect(readByPython(named)).toMatchObject([
      [expect.any(String), name, '2031-06-02', '2031-06-05'],
      expect.anything(),
    ]);
  });

  it('is a calendar also where nothing is taken', async () => {
    const calendar = await feedCalendar([], {
      withNames: false,
      name: 'Haus am See',
      versions: {},
      installationId: 'house',
    });
    expect(readByPython(calendar)).toMatchObject([[expect.any(String), 'Blocked', '2000-01-01', '2000-01-02']]);
  });
});
