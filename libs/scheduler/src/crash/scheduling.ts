import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import { OneInstanceTask } from '../one-instance-task';
import { ScheduledTaskRepository } from '../persistence/scheduled-task.repository';
import { everyMilliseconds } from '../recurrence';

/**
 * This program is one of several instances with the same task. It writes the times at which a run begins and ends to
 * standard output, as lines of JSON.
 */
const [uri = '', name = ''] = process.argv.slice(2);

const say = (what: 'begin' | 'end') => process.stdout.write(`${JSON.stringify({ what, at: Date.now() })}\n`);
const task = new OneInstanceTask(
  new ScheduledTaskRepository(await openDatabase({ uri, name })),
  {
    name: 'count',
    next: everyMilliseconds(50),
    run: async () => {
      say('begin');
      await pause(200);
      say('end');
    },
  },
  new Clock(),
  { beatEvery: 100, staleAfter: 2_000, deadAfter: 4_000 },
);
const neverStops = new AbortController().signal;
for (;;) await pause(Math.max(0, (await task.runIfDue(neverStops)) - Date.now()));
