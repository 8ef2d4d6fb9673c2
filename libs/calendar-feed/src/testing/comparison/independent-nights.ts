import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@hearthstay/stay';

const library = '/usr/lib/python3/dist-packages/recurring_ical_events.py';

/** The nights of calendars by another program; a text contains the reason if it finds none. */
export const independentNights = (
  calendars: readonly string[],
  options: { from: Day; until: Day; zone: string },
): (Day[] | string)[] => {
  if (!existsSync(library)) throw new Error('Install the Debian package python3-recurring-ical-events.');
  const input = JSON.stringify({ ...options, calendars });
  const output = execFileSync('/usr/bin/python3', [join(import.meta.dirname, 'expand.py')], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(output) as (Day[] | string)[];
};
