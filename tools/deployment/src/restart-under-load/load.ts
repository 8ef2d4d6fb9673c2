import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  name: string;
  path: string;
  method?: 'POST';
  body?: object;
  /** The statuses of a right response; 200 unless others are given. */
  statuses?: number[];
}

export interface Result {
  name: string;
  milliseconds: number;
  /** The wrong status, or the code of the error. */
  failure?: string;
  at: string;
}

const timeoutMs = 20_000;
const workers = 4;
const pauseMs = 20;

/** Each call has a caller of its own, so that no limit per caller counts it. */
const callerOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const failureOf = (error: Error): string => {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.name;
};

/**
 * Sends calls without an end, over connections that are kept alive as those of a proxy. A call that fails is not
 * repeated, although a browser would.
 *
 * @param address of the BFF
 * @param token of an admin's session
 * @param callWith the call with this number; the first is 1.
 */
export const startLoad = (
  address: string,
  token: string,
  callWith: (number: number) => Call,
): { results: Result[]; stop: () => Promise<void> } => {
  const results: Result[] = [];
  let isStopping = false;
  let count = 0;

  const exchange = async ({ path, method, body, statuses = [200] }: Call, number: number) => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': callerOf(number) };
    const response = await fetch(`${address}${path}`, {
      method,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return statuses.includes(response.status) ? undefined : String(response.status);
  };

  const send = async (): Promise<void> => {
    count += 1;
    const number = count;
    const call = callWith(number);
    const [start, at] = [performance.now(), new Date().toISOString()];
    const failure = await exchange(call, number).catch(failureOf);
    results.push({ name: call.name, milliseconds: performance.now() - start, failure, at });
  };

  const work = async (): Promise<void> => {
    while (!isStopping) {
      await send();
      await pause(pauseMs);
    }
  };
  const working = Array.from({ length: workers }, work);

  return {
    results,
    stop: async () => {
      isStopping = true;
      await Promise.all(working);
    },
  };
};
