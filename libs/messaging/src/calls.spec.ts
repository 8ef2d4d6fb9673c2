import { Controller } from '@nestjs/common';
import { DomainError, type RequestOf } from '@hearthstay/contracts';
import { currentCorrelationId, runInMessageContext } from '@hearthstay/message-context';
import { recordLog } from '@hearthstay/testing';
import { RpcClient } from './client/rpc-client';
import { RemoteFailure } from './errors/error-reply';
import { Handles } from './handlers/handles.decorator';
import { book, describeContext, greet } from './testing/contracts';
import { Latch } from './testing/latch';
import { startService } from './testing/start-service';
import { transports } from './testing/transports';
import type { MessageTransport } from './transport';

const bookings = { name: 'bookings', events: 'once' } as const;
const media = { name: 'media', events: 'once' } as const;

describe.each(transports)('calls ($kind)', ({ open }) => {
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

  const startGreeter = (respond: (request: RequestOf<typeof greet>) => Promise<{ text: string }>) => {
    @Controller()
    class Greeter {
      @Handles(greet)
      greet(request: RequestOf<typeof greet>): Promise<{ text: string }> {
        return respond(request);
      }
    }
    return startService(transport, bookings, Greeter);
  };

  it('reach the handler parsed, and the response reaches the caller', async () => {
    const service = await startGreeter(async ({ greeting, name }) => ({ text: `${greeting}, ${name}!` }));
    await expect(transport.client.call(greet, { name: '  Jörg 🏡 ' })).resolves.toEqual({ text: 'Hello, Jörg 🏡!' });
    await service.close();
  });

  it('do not reach the handler when the request violates the contract', async () => {
    const handler = jest.fn(async () => ({ text: '' }));
    const service = await startGreeter(handler);
    await expect(transport.client.call(greet, { name: ' ' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: { fields: [{ field: 'name', code: 'NAME_REQUIRED' }] },
    });
    expect(handler).not.toHaveBeenCalled();
    await service.close();
  });

  it('return only the fields of the contract', async () => {
    const service = await startGreeter(async () => ({ text: 'Hello', passwordHash: 'secret' }));
    await expect(transport.client.call(greet, { name: 'Ada' })).resolves.toEqual({ text: 'Hello' });
    await service.close();
  });

  it('fail when the response violates the contract', async () => {
    const service = await startGreeter(async () => ({}) as { text: string });
    await expect(transport.client.call(greet, { name: 'Ada' })).rejects.toThrow(RemoteFailure);
    await service.close();
  });

  it("reject with the code and the content of the handler's error", async () => {
    const content = { params: { max: 5 }, days: ['2030-05-01'] };
    const service = await startGreeter(() => Promise.reject(new DomainError('DAYS_BOOKED', content)));
    const refusal = transport.client.call(greet, { name: 'Ada' });
    await expect(refusal).rejects.toThrow(DomainError);
    await expect(refusal).rejects.toMatchObject({ code: 'DAYS_BOOKED', content });
    await service.close();
  });

  it('return only the log id of an unexpected error to the caller', async () => {
    const service = await startGreeter(() => Promise.reject(new Error('disk on fire')));
    const failure: unknown = await transport.client.call(greet, { name: 'Ada' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteFailure);
    const { errorId } = failure as RemoteFailure;
    expect(JSON.stringify(failure)).not.toContain('disk');
    expect(log.lines.filter((line) => line.includes(`${errorId}`) && line.includes('disk on fire'))).toHaveLength(1);
    await service.close();
  });

  it('reject at their deadline', async () => {
    const latch = new Latch();
    const service = await startGreeter(() => latch.opened.then(() => ({ text: 'too late' })));
    const call = transport.client.call({ ...greet, deadlineMs: 500 }, { name: 'Ada' });
    await expect(call).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    latch.open();
    await service.close();
  });

  it('reject before their deadline without such a service', async () => {
    await expect(transport.client.call(greet, { name: 'Ada' })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('fail without a handler', async () => {
    const service = await startGreeter(async () => ({ text: '' }));
    await expect(transport.client.call(book, {})).rejects.toThrow(RemoteFailure);
    await service.close();
  });

  it('return the matching response to each of fifty concurrent callers', async () => {
    const service = await startGreeter(async ({ name }) => ({ text: name }));
    const names = Array.from({ length: 50 }, (_, index) => `guest ${index}`);
    const responses = await Promise.all(names.map((name) => transport.client.call(greet, { name })));
    expect(responses.map(({ text }) => text)).toEqual(names);
    await service.close();
  });

  it('in progress end before the service closes', async () => {
    const started = new Latch();
    const latch = new Latch();
    const service = await startGreeter(async () => {
      started.open();
      await latch.opened;
      return { text: 'finished' };
    });
    const response = transport.client.call(greet, { name: 'Ada' });
    await started.opened;
    const closed = service.close();
    latch.open();
    await closed;
    await expect(response).resolves.toEqual({ text: 'finished' });
  });

  it('pass the correlation id on to nested calls', async () => {
    @Controller()
    class Inner {
      @Handles(describeContext)
      async describe(): Promise<{ correlationId: string }> {
        return { correlationId: currentCorrelationId() };
      }
    }
    @Controller()
    class Outer {
      constructor(private readonly client: RpcClient) {}

      @Handles(greet)
      async greet(): Promise<{ text: string }> {
        return { text: (await this.client.call(describeContext, {})).correlationId };
      }
    }
    const services = [await startService(transport, media, Inner), await startService(transport, bookings, Outer)];
    await expect(
      runInMessageContext({ correlationId: 'from-the-browser' }, () => transport.client.call(greet, { name: 'Ada' })),
    ).resolves.toEqual({ text: 'from-the-browser' });
    await Promise.all(services.map((service) => service.close()));
  });
});
