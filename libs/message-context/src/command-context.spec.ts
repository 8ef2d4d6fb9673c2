import { assertBeforeDeadline, currentCommandId, withoutDeadline } from './command-context';
import { messageContext, runInMessageContext } from './message-context';

const correlationId = 'from-the-browser';
const inTime = { correlationId, commandId: 'command-1', deadline: performance.now() + 60_000 };
const late = { ...inTime, deadline: performance.now() };

describe('The running command', () => {
  it('has its given id, and otherwise a new one', () => {
    expect(runInMessageContext(inTime, currentCommandId)).toBe('command-1');
    expect(currentCommandId()).not.toBe(currentCommandId());
  });

  it('may write before its deadline and not after it', () => {
    expect(() => runInMessageContext(inTime, assertBeforeDeadline)).not.toThrow();
    expect(() => runInMessageContext(late, assertBeforeDeadline)).toThrow('SERVICE_TIMEOUT');
  });

  it('may undo a change after its deadline, with the same id', () => {
    const undo = () => {
      assertBeforeDeadline();
      return messageContext();
    };
    expect(runInMessageContext(late, () => withoutDeadline(undo))).toMatchObject({
      correlationId,
      commandId: 'command-1',
    });
  });

  it('is absent in background work', () => {
    expect(() => withoutDeadline(assertBeforeDeadline)).not.toThrow();
  });
});
