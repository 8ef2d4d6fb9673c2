import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { anyCommand, type Command } from '../testing/commands';
import { performOn } from '../testing/perform';
import { useBookings } from '../testing/use-bookings';

/** Commands that are recognised when they come again. Blocking is the same by nature, and a crash is no command. */
const recognised: Command['do'][] = ['ask', 'admin-approves', 'admin-declines', 'admin-cancels', 'admin-unblocks'];

interface Done {
  id: string;
  command: Command;
  /** The requests that there were. */
  requests: string[];
}

describeEachDatabase('Any commands that come again in between', (database) => {
  const bookings = useBookings(database);
  const { stored } = bookings;
  const perform = performOn(bookings);

  const send = (id: string, command: Command, requests: string[]) =>
    runInMessageContext({ correlationId: 'any', commandId: id }, () => perform(command, requests));

  it('are answered as done and change nothing, whatever has happened since', async () => {
    const steps = fc.array(fc.record({ command: anyCommand, again: fc.nat() }), { minLength: 5, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await stored.clear();
        const requests: string[] = [];
        const done: Done[] = [];
        for (const [position, { command, again }] of sequence.entries()) {
          if ('request' in command && requests.length === 0) continue;
          const id = `command-${position}`;
          const before = [...requests];
          const outcome = await send(id, command, requests);
          if (outcome === 'done' && recognised.includes(command.do)) done.push({ id, command, requests: before });
          const earlier = done[again % (done.length || 1)];
          if (!earlier) continue;
          const state = await stored.everything();
          expect(await send(earlier.id, earlier.command, [...earlier.requests])).toBe('done');
          expect(await stored.everything()).toBe(state);
        }
      }),
      { numRuns: 10 },
    );
  });
});
