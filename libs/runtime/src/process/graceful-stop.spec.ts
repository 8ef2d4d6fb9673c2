import { Logger } from '@nestjs/common';
import { stopOnSignals } from './graceful-stop';

let finish: () => void;
let fail: (error: Error) => void;
let stops: number;
let exit: jest.SpyInstance;

beforeEach(() => {
  Logger.overrideLogger(false);
  jest.useFakeTimers();
  stops = 0;
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  stopOnSignals(() => {
    stops += 1;
    return new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  });
});
afterEach(() => {
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  jest.useRealTimers();
  exit.mockRestore();
});

describe('A process that gets a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('finishes its work on %s and exits with 0', async (signal) => {
    process.emit(signal, signal);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(exit).not.toHaveBeenCalled();
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(stops).toBe(1);
  });

  it('exits after ten seconds', async () => {
    process.emit('SIGTERM', 'SIGTERM');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('exits with 1 if it could not stop cleanly', async () => {
    process.emit('SIGTERM', 'SIGTERM');
    fail(new Error('database away'));
    await jest.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('treats a signal that its parent forwards as a repetition of the same one', async () => {
    process.emit('SIGINT', 'SIGINT');
    await jest.advanceTimersByTimeAsync(100);
    process.emit('SIGINT', 'SIGINT');
    expect(exit).not.toHaveBeenCalled();
  });

  it('exits immediately on a second Ctrl-C', async () => {
    process.emit('SIGINT', 'SIGINT');
    await jest.advanceTimersByTimeAsync(1_000);
    process.emit('SIGINT', 'SIGINT');
    expect(exit.mock.calls).toEqual([[1]]);
    expect(stops).toBe(1);
  });
});
