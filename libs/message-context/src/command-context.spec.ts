import { assertBeforeDeadline, currentCommandId, withoutDeadline } from './command-context';
import { messageContext, runInMessageContext } from './message-context';

const correlationId = 'from-the-browser';
const inTime = { correlationId, commandId: 'command-1', deadline: performance.now() + 60_000 };
const late = { ...inTime, deadline: performance.now() };

describe('the running command', () => {
  it('has the id that it was given, and anything else a new one', () => {
    expect(runInMessageContext(inTime, currentCommandId)).toBe('command-1');
    expect(currentCommandId()).not.toBe(currentCommandId());
  });

  it('may start something before its deadline, and nothing after it', () => {
    expect(() => runInMessageContext(inTime, assertBeforeDeadline)).not.toThrow();
    expect(() => runInMessageContext(late, assertBeforeDeadline)).toThrow('SERVICE_TIMEOUT');
  });

  it('may undo something after its deadline, still under its id', () => {
    const undo = () => {
      assertBeforeDeadline();
      return messageContext();
    };
    expect(runInMessageContext(late, () => withoutDeadline(undo))).toMatchObject({
      correlationId,
      commandId: 'command-1',
    });
  });

  it('is none in what nobody outside has asked for', () => {
    expect(() => withoutDeadline(assertBeforeDeadline)).not.toThrow();
  });
});
