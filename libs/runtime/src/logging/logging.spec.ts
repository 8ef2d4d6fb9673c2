import { Logger } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { createLogger } from './create-logger';
import { terminalLines } from './terminal-lines';

type Line = Record<string, unknown>;

const lines: Line[] = [];
const output = { write: (json: string) => void lines.push(JSON.parse(json) as Line) };

beforeEach(() => {
  lines.length = 0;
  Logger.overrideLogger(createLogger('bookings', 'info', output));
});
afterAll(() => Logger.overrideLogger(false));

const logger = new Logger('Requests');

describe('A log line', () => {
  it('contains time, level, service, context and message', () => {
    logger.warn({ attempts: 3 }, 'Trying again');
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        service: 'bookings',
        context: 'Requests',
        attempts: 3,
        msg: 'Trying again',
      },
    ]);
  });

  it('contains the correlation id of the current request', () => {
    runInMessageContext({ correlationId: 'abc-123' }, () => logger.log('inside'));
    logger.log('outside');
    expect(lines.map(({ msg, correlationId }) => [msg, correlationId])).toEqual([
      ['inside', 'abc-123'],
      ['outside', undefined],
    ]);
  });

  it('is omitted below the configured level', () => {
    logger.debug('too much detail');
    expect(lines).toEqual([]);
  });

  it('contains message, stack and cause of an error, for every way of logging it', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    logger.error({ err: error, errorId: 'e1' }, 'A handler failed');
    logger.error('A handler failed', error);
    logger.error(error);
    for (const line of lines) {
      expect(line['err']).toMatchObject({ type: 'Error', text: 'outer', cause: { type: 'TypeError', text: 'inner' } });
      expect((line['err'] as Line)['stack']).toContain('logging.spec');
    }
    expect(lines[0]).toMatchObject({ errorId: 'e1', msg: 'A handler failed', context: 'Requests' });
  });

  it('is not written for a startup error, which the process prints in one line', () => {
    new Logger('ExceptionHandler').error(new StartupError('The database was migrated by a newer version'));
    expect(lines).toEqual([]);
  });

  it('contains the stack that Nest passes as text', () => {
    Logger.error('It broke', 'Error: It broke\n    at there', 'Nest');
    expect(lines[0]).toMatchObject({ msg: 'It broke', stack: 'Error: It broke\n    at there', context: 'Nest' });
  });

  it('about the set-up of Nest has debug level', () => {
    Logger.log('Mapped {/api, GET} route', 'RouterExplorer');
    Logger.warn('This is odd', 'RouterExplorer');
    expect(lines.map(({ msg }) => msg)).toEqual(['This is odd']);
  });
});

describe('A secret', () => {
  it.each([
    'token',
    'linkToken',
    'password',
    'appPassword',
    'authorization',
    'Authorization',
    'Set-Cookie',
    'secret',
    'message',
  ])('named %s is never logged, at any depth', (name) => {
    logger.log({ [name]: 'hunter2', inner: { list: [{ [name]: ['hunter2'] }] } }, 'Received');
    logger.error({ err: Object.assign(new Error('broke'), { config: { [name]: 'hunter2' } }) }, 'Failed');
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });

  it('in a URL is removed from every text', () => {
    const address = 'amqp://user:hunter2@rabbit:5672';
    logger.error({ err: new Error(`connect failed: ${address}`, { cause: new Error(address) }), address }, 'Failed');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    expect(JSON.stringify(lines)).toContain('amqp://rabbit:5672');
  });

  it('in a circular object is neither logged nor prevents the log line', () => {
    const loop: Line = { token: 'hunter2' };
    loop['again'] = loop;
    logger.log({ loop }, 'Round and round');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });
});

describe('In a terminal', () => {
  it('a log line is short', () => {
    let text = '';
    const terminal = { write: (chunk: string) => void (text += chunk) } as unknown as NodeJS.WritableStream;
    Logger.overrideLogger(createLogger('bookings', 'info', terminalLines(terminal)));
    logger.log({ method: 'GET', status: 200 }, 'Responded');
    expect(text).toMatch(/^\d\d:\d\d:\d\d {2}info {2}Responded {2}method=GET {2}status=200\n$/);
  });
});
