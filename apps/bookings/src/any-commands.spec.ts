import { runInMessageContext } from '@hearthstay/messaging';
import { nextStatus, parseDay, type Day, type RequestEvent, type RequestStatus } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { anyCommand, type Command } from './testing/commands';
import { expectDaysBlocked, expectDaysHeldByTheirBookings, expectReadable } from './testing/expect-consistent';
import { BookingsModel } from './testing/bookings-model';
import { performOn } from './testing/perform';
import { useBookings } from './testing/use-bookings';

/** The event of the life cycle for each entry in the history of a request. */
const happened: Record<string, RequestEvent> = {
  'guest-confirmed': 'guest-confirms',
  approved: 'admin-approves',
  declined: 'admin-declines',
  confirmed: 'guest-confirms',
  cancelled: 'admin-cancels-even-confirmed',
  withdrawn: 'guest-withdraws',
  'cancellation-wished': 'guest-wishes-cancellation',
  'offer-accepted': 'guest-accepts-offer',
};

/** Entries in the history that are no step of the life cycle. */
const keepStatus = new Set(['moved', 'cancellation-refused', 'offered', 'offer-declined']);

interface Entry {
  action: string;
  commandId: string;
}

interface Step {
  action: string;
  /** Whether the open offer of the request ended with it. */
  endsOffer: boolean;
}

/**
 * What the commands have done. If one ends the open offer with its change, that end is an entry before it. If an
 * undoing opens an offer again, that is an entry after it.
 */
const stepsOf = (history: Entry[]): Step[] => {
  const undoings = new Set(history.flatMap(({ action, commandId }) => (action === 'undone' ? [commandId] : [])));
  return history
    .filter(({ action, commandId }) => action === 'undone' || !undoings.has(commandId))
    .flatMap(({ action, commandId }, index, steps) =>
      steps[index + 1]?.commandId === commandId
        ? []
        : [{ action, endsOffer: steps[index - 1]?.commandId === commandId }],
    );
};

/** Commands that are recognised when they are repeated. Blocking is idempotent, and a crash is not a command. */
const recognised: Command['do'][] = [
  'ask',
  'admin-enters',
  'admin-approves',
  'admin-declines',
  'admin-cancels',
  'admin-cancels-even-confirmed',
  'admin-moves',
  'admin-undoes',
  'admin-unblocks',
  'guest-withdraws',
  'guest-wishes-cancellation',
  'admin-grants-cancellation',
  'admin-refuses-cancellation',
  'admin-holds',
  'guest-accepts-offer',
  'guest-declines-offer',
];

/** The claim of the crashed approval is released as an orphan, not by the undoing. */
const declineUndoneAfterCrash: Command[] = [
  { do: 'ask', startDate: parseDay('2031-06-01'), endDate: parseDay('2031-06-01') },
  { do: 'approval-crashes-after-its-claim', request: 0 },
  { do: 'admin-declines', request: 0 },
  { do: 'admin-undoes', request: 0 },
  { do: 'orphaned-claims-are-released' },
];

/** The claim of the crashed approval is released as an orphan, not by the move. */
const moveAfterCrash: Command[] = [
  { do: 'ask', startDate: parseDay('2031-06-01'), endDate: parseDay('2031-06-01') },
  { do: 'admin-holds', request: 0, startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-02') },
  { do: 'approval-crashes-after-its-claim', request: 0 },
  { do: 'guest-accepts-offer', request: 0 },
  { do: 'admin-moves', request: 0, startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-03') },
];

/** The offer comes back with its days, which overlap those of the request. */
const approvalUndoneWithOffer: Command[] = [
  { do: 'ask', startDate: parseDay('2031-06-01'), endDate: parseDay('2031-06-02') },
  { do: 'admin-holds', request: 0, startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-03') },
  { do: 'admin-approves', request: 0 },
  { do: 'admin-undoes', request: 0 },
];

/** The cancellation ends the open offer in the same step, also if it crashes afterwards. */
const cancellationWithOfferCrashes: Command[][] = [
  [{ do: 'admin-enters', startDate: parseDay('2031-06-01'), endDate: parseDay('2031-06-01') }],
  [{ do: 'admin-holds', request: 0, startDate: parseDay('2031-06-01'), endDate: parseDay('2031-06-02') }],
  [{ do: 'cancellation-crashes-before-its-release', request: 0 }],
];

interface Done {
  id: string;
  command: Command;
  /** The existing requests. */
  requests: string[];
}

describeEachDatabase('Any sequence of commands', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { stored } = bookings;
  const perform = performOn(bookings);
  const anyCommands = fc.array(anyCommand, { minLength: 5, maxLength: 20 });

  const statusesOf = async (ids: string[]) => {
    const statuses = new Map((await stored.all('booking_requests')).map(({ _id, status }) => [_id, status]));
    return ids.map((id) => statuses.get(id));
  };

  /**
   * Follows the history of each request from its beginning: each entry must be a step of the life cycle, and be among
   * the events of the request unless it was undone.
   */
  const expectLivesOfTheTable = async () => {
    for (const { status, outbox, history, unfinished } of await stored.all('booking_requests')) {
      if (unfinished) continue;
      const [first, ...rest] = stepsOf(history as Entry[]);
      expect(['created', 'entered']).toContain(first?.action);
      const lasting = rest.reduce<Step[]>(
        (before, step) => (step.action === 'undone' ? before.slice(0, -1) : [...before, step]),
        [],
      );
      const isConfirmed = lasting.some(({ action }) => action === 'guest-confirmed');
      expect((outbox as { name: string }[]).map(({ name }) => name)).toEqual([
        first?.action === 'created' ? 'booking.requested' : 'booking.entered',
        ...lasting
          // The admins have heard nothing of a request that its guest has not confirmed, unless they made an offer.
          .filter(({ action, endsOffer }) => action !== 'withdrawn' || isConfirmed || endsOffer)
          .map(({ action }) => `booking.${action}`),
      ]);
      const end = lasting.reduce<RequestStatus | null>(
        (before, { action }) => (keepStatus.has(action) ? before : before && nextStatus(before, happened[action]!)),
        first?.action === 'created' ? 'pending' : 'approved',
      );
      expect(end).toBe(status);
    }
  };

  /**
   * Fails unless all days that were blocked and not freed are blocked. Days that were blocked and freed may be blocked.
   */
  const expectDaysBlockedByOwners = async (done: Command[]) => {
    const blocked = new Set(done.flatMap((command) => (command.do === 'admin-blocks' ? command.days : [])));
    const freed = new Set<Day>(done.flatMap((command) => (command.do === 'admin-unblocks' ? [command.day] : [])));
    await expectDaysBlocked(stored, { certainly: [...blocked].filter((day) => !freed.has(day)), possibly: blocked });
  };

  it('has the same effects as a model without a database, one command after the other', async () => {
    await fc.assert(
      fc.asyncProperty(anyCommands, async (commands) => {
        await stored.clear();
        const model = new BookingsModel();
        const ids: string[] = [];
        for (const command of commands) {
          if ('request' in command && ids.length === 0) continue;
          expect(await perform(command, ids)).toBe(model.apply(command));
          expect(await statusesOf(ids)).toEqual(model.requests.map(({ status }) => status));
          expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(model.occupiedDays());
        }
        await expectReadable(stored);
      }),
      { numRuns: 12, examples: [[declineUndoneAfterCrash], [moveAfterCrash], [approvalUndoneWithOffer]] },
    );
  });

  it('gives no day to two or to none, and keeps the life cycle of requests, if they are concurrent', async () => {
    const rounds = fc.array(fc.array(anyCommand, { minLength: 2, maxLength: 12 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rounds, async (commandsAtOnce) => {
        await stored.clear();
        const ids: string[] = [];
        const done: Command[] = [];
        for (const commands of commandsAtOnce) {
          const doable = commands.filter((command) => !('request' in command) || ids.length > 0);
          const outcomes = await Promise.all(doable.map((command) => perform(command, ids)));
          done.push(...doable.filter((_, index) => outcomes[index] === 'done'));
          await expectLivesOfTheTable();
        }
        await perform({ do: 'orphaned-claims-are-released' }, ids);
        await expectDaysHeldByTheirBookings(stored);
        await expectDaysBlockedByOwners(done);
      }),
      { numRuns: 12, examples: [[cancellationWithOfferCrashes]] },
    );
  });

  const send = (id: string, command: Command, requests: string[]) =>
    runInMessageContext({ correlationId: 'any', commandId: id }, () => perform(command, requests));

  onEmbeddedDatabase(() => {
    it('gets the first response to a repeated one, which changes nothing, independently of later commands', async () => {
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
        { numRuns: 6 },
      );
    });
  });
});
