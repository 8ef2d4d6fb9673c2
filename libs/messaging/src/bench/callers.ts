import { measureAlternately, median } from '@hearthstay/testing/measuring';

type Call = (index: number) => Promise<unknown>;

/** Calls per second with this number of callers, each of which sends its next call after the reply. */
const throughput = async (callers: number, calls: number, call: Call): Promise<number> => {
  let started = 0;
  const askUntilDone = async (): Promise<void> => {
    while (started < calls) await call((started += 1));
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: callers }, askUntilDone));
  return (calls / (performance.now() - before)) * 1_000;
};

/** The median duration of the calls of a single caller, in milliseconds. */
const latency = async (calls: number, call: Call): Promise<number> => {
  const durations: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const before = performance.now();
    await call(index);
    durations.push(performance.now() - before);
  }
  return median(durations);
};

const rounds = 3;

const compare = async (
  measure: (call: Call) => Promise<number>,
  first: Call,
  second: Call,
): Promise<[number, number]> => {
  const [ofFirst = [], ofSecond = []] = await measureAlternately(rounds, [() => measure(first), () => measure(second)]);
  return [median(ofFirst), median(ofSecond)];
};

export const compareThroughput = (callers: number, first: Call, second: Call): Promise<[number, number]> =>
  compare((call) => throughput(callers, 1_000, call), first, second);

export const compareLatency = (first: Call, second: Call): Promise<[number, number]> =>
  compare((call) => latency(300, call), first, second);
