import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { runProcess } from './run-process';

const events = ['SIGINT', 'SIGTERM', 'unhandledRejection', 'uncaughtException'] as const;
const started = { close: async () => undefined };
let exit: jest.SpyInstance;
let stderr: string;

beforeEach(() => {
  stderr = '';
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
});
afterEach(() => {
  events.forEach((event) => process.removeAllListeners(event));
  jest.restoreAllMocks();
  Logger.overrideLogger(false);
});

const run = async (start: () => Promise<typeof started>, node?: string): Promise<void> => {
  jest.replaceProperty(process, 'env', { LOG_LEVEL: 'silent' });
  await runProcess({ name: 'test', start }, node);
};

describe('A process', () => {
  it('keeps running after its start', async () => {
    await run(async () => started);
    expect(exit).not.toHaveBeenCalled();
  });

  it.each([
    ['20.20.2', [['Node 20.20.2 gets no security fixes any more, Node 24 does: https://nodejs.org']]],
    ['22.23.3', []],
    ['24.21.0', []],
  ])('warns of a Node without security fixes: %s', async (node, warnings) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await run(async () => started, node);
    expect(warn.mock.calls).toEqual(warnings);
  });

  it('prints a startup error in one line and exits with 1', async () => {
    await run(async () => Promise.reject(new StartupError('Port 3000 is in use.')));
    expect(stderr).toBe('Port 3000 is in use.\n');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it.each(['unhandledRejection', 'uncaughtException'] as const)('exits with 1 on an %s', async (event) => {
    await run(async () => started);
    process.emit(event as 'uncaughtException', new Error('nobody caught this'));
    expect(exit.mock.calls).toEqual([[1]]);
  });
});
