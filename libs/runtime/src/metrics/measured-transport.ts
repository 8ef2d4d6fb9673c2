import type { EventMessage, RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import type { EventPublisher, MessageTransport, RpcClient } from '@hearthstay/messaging';
import type { Histogram } from 'prom-client';
import { beginSpan, within } from '../tracing/tracing';
import { isFailure, latencyBuckets, outcomeOf } from './outcome';

/** Measures and traces every call at the caller, so the time includes the broker and the wait for a free handler. */
class MeasuredClient implements RpcClient, EventPublisher {
  constructor(
    private readonly client: RpcClient & EventPublisher,
    private readonly calls: Histogram<'message' | 'outcome'>,
  ) {}

  async call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    const stopTimer = this.calls.startTimer({ message: contract.name });
    const span = beginSpan(contract.name, 'call');
    try {
      const response = await within(span, () => this.client.call(contract, request));
      stopTimer({ outcome: 'done' });
      span.end({ outcome: 'done' });
      return response;
    } catch (error) {
      const outcome = outcomeOf(error);
      stopTimer({ outcome });
      span.end({ outcome, isError: isFailure(outcome) });
      throw error;
    }
  }

  publish(message: EventMessage): Promise<void> {
    return this.client.publish(message);
  }
}

/** Wraps a transport to measure its calls. */
export const measureCalls = async (transport: MessageTransport): Promise<MessageTransport> => {
  const { Histogram } = await import('prom-client');
  const calls = new Histogram({
    name: 'hearthstay_rpc_call_seconds',
    help: 'How long calls to other services took, by message and outcome',
    labelNames: ['message', 'outcome'] as const,
    buckets: latencyBuckets,
  });
  return { ...transport, client: new MeasuredClient(transport.client, calls) };
};
