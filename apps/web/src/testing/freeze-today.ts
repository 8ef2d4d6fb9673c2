const realClockwork: FakeableAPI[] = [
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

/** Makes it noon of the day (UTC) for the tests of this file; timers run on as ever. */
export const freezeToday = (day: string) => {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: realClockwork });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
};
