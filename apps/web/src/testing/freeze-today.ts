const realTimers: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Sets the clock to noon (UTC) of the day for the tests of this file; timers are real. */
export const freezeToday = (day: string) => {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: realTimers });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
};
