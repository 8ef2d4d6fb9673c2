import type { Application } from '../deployment/application';

/** The result of a request: its status, or the code of the error that ended it. */
type Outcome = number | string;

export interface BalancedLoad {
  outcomes: readonly Outcome[];
  /** Resolves when so many more requests have got a response. */
  more(count: number): Promise<void>;
  /** Stops sending; resolves when all requests have ended. */
  stop(): Promise<void>;
}

/** Enough for requests to be in progress at any moment, and too few to exceed deadlines on a busy machine. */
const workers = 3;

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
};

/**
 * Sends requests without a pause over persistent connections. Like a proxy, it leaves an instance that closes its
 * connections or refuses new ones, and uses the next one. `ECONNREFUSED` is not a failure, because no instance has
 * accepted that request.
 */
export const startBalancedLoad = (
  bffs: readonly Application[],
  send: (bff: Application, count: number) => Promise<Response>,
): BalancedLoad => {
  const outcomes: Outcome[] = [];
  const remaining = new Set(bffs);
  let count = 0;
  let isStopping = false;

  const next = async (): Promise<void> => {
    const candidates = [...remaining];
    const bff = candidates[count % candidates.length];
    if (!bff) throw new Error('No BFF is left');
    count += 1;
    try {
      const response = await send(bff, count);
      await response.arrayBuffer();
      outcomes.push(response.status);
      if (response.headers.get('connection') === 'close') remaining.delete(bff);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED') remaining.delete(bff);
      else outcomes.push(code);
    }
  };

  const work = async (): Promise<void> => {
    while (!isStopping) await next();
  };
  const working = Array.from({ length: workers }, work);

  return {
    outcomes,
    more: async (wanted) => {
      const goal = outcomes.length + wanted;
      while (outcomes.length < goal) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(working);
    },
  };
};
