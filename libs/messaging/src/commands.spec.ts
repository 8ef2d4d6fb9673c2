import { Controller } from '@nestjs/common';
import type { Actor } from '@hearthstay/contracts';
import {
  assertBeforeDeadline,
  currentActor,
  currentCommandId,
  withoutDeadline,
  messageContext,
  runInMessageContext,
} from '@hearthstay/message-context';
import { recordLog } from '@hearthstay/testing';
import { Handles } from './handlers/handles.decorator';
import { describeCommand, describeContext } from './testing/contracts';
import { Latch } from './testing/latch';
import { startService } from './testing/start-service';
import { transports } from './testing/transports';
import type { MessageTransport } from './transport';

describe.each(transports)('commands ($kind)', ({ open }) => {
  let transport: MessageTransport;
  let log: ReturnType<typeof recordLog>;

  beforeEach(async () => {
    log = recordLog();
    transport = await open({});
  });
  afterEach(async () => {
    await transport.close();
    log.stop();
  });

  const millisecondsLeft = () => (messageContext()?.deadline ?? Infinity) - performance.now();

  const startDescriber = (work: () => Promise<void>) => {
    @Controller()
    class Describer {
      @Handles(describeCommand)
      async describe() {
        await work();
        return { commandId: currentCommandId(), actor: currentActor(), millisecondsLeft: millisecondsLeft() };
      }
    }
    return startService(transport, { name: 'bookings', events: 'once' }, Describer);
  };

  const named = (commandId: string) =>
    runInMessageContext({ correlationId: 'any', commandId }, () => transport.client.call(describeCommand, {}));

  it('carry the given id, and a deadline before that of their caller', async () => {
    const service = await startDescriber(async () => undefined);
    const { commandId, millisecondsLeft } = await named('from-the-browser');
    expect(commandId).toBe('from-the-browser');
    expect(millisecondsLeft).toBeGreaterThan(0);
    expect(millisecondsLeft).toBeLessThanOrEqual(describeCommand.deadlineMs);
    await service.close();
  });

  it('get a new id without a given one', async () => {
    const service = await startDescriber(async () => undefined);
    const [first, second] = [
      await transport.client.call(describeCommand, {}),
      await transport.client.call(describeCommand, {}),
    ];
    expect(first.commandId).not.toBe(second.commandId);
    await service.close();
  });

  it.each<Actor>([{ kind: 'admin', email: 'owner@house.example' }, { kind: 'guest' }])(
    'carry their actor: %j',
    async (actor) => {
      const service = await startDescriber(async () => undefined);
      const response = await runInMessageContext({ correlationId: 'any', actor }, () =>
        transport.client.call(describeCommand, {}),
      );
      expect(response.actor).toEqual(actor);
      await service.close();
    },
  );

  it('have the program as their actor without a request from outside', async () => {
    const service = await startDescriber(async () => undefined);
    expect((await transport.client.call(describeCommand, {})).actor).toEqual({ kind: 'program' });
    await service.close();
  });

  it('start no write after their deadline, except with withoutDeadline', async () => {
    const deadline = jest.replaceProperty(describeCommand, 'deadlineMs', 5_000);
    const [latch, ended] = [new Latch(), new Latch()];
    const outcomes: unknown[] = [];
    const service = await startDescriber(async () => {
      await latch.opened;
      try {
        withoutDeadline(() => assertBeforeDeadline());
        outcomes.push('undone');
        assertBeforeDeadline();
      } catch (error) {
        outcomes.push(error);
      }
      ended.open();
    });
    await expect(named('slow')).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    latch.open();
    await ended.opened;
    expect(outcomes).toEqual(['undone', expect.objectContaining({ code: 'SERVICE_TIMEOUT' })]);
    deadline.restore();
    await service.close();
  });

  it('have no deadline in their background work', async () => {
    const [responded, ended] = [new Latch(), new Latch()];
    let left: number | undefined;
    const service = await startDescriber(async () => {
      void responded.opened.then(() => {
        left = millisecondsLeft();
        ended.open();
      });
    });
    await named('any');
    responded.open();
    await ended.opened;
    expect(left).toBe(Infinity);
    await service.close();
  });

  it('differ from queries, which have neither id nor deadline', async () => {
    let context: object | undefined;
    @Controller()
    class Reader {
      @Handles(describeContext)
      async describe() {
        context = messageContext();
        return { correlationId: 'any' };
      }
    }
    const service = await startService(transport, { name: 'media', events: 'once' }, Reader);
    await runInMessageContext({ correlationId: 'any', commandId: 'from-the-browser' }, () =>
      transport.client.call(describeContext, {}),
    );
    expect(context).not.toHaveProperty('commandId', expect.any(String));
    expect(context).not.toHaveProperty('deadline', expect.any(Number));
    await service.close();
  });
});
