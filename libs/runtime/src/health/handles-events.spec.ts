import { Logger } from '@nestjs/common';
import { handlesEvents } from './handles-events';

const at = (stalledForMs: number) => ({
  eventProgress: () => [{ queue: 'hearthstay.events.notifications', lagMs: 600_000, overdue: 1, stalledForMs }],
});

describe('a process is ready for its events', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  it('while some are late or wait for long, as long as others are handled', () => {
    expect(handlesEvents(at(29_000))).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('until none has been handled for half a minute though they wait, and says so', () => {
    expect(handlesEvents(at(31_000))).toBe(false);
    expect(warn.mock.calls).toEqual([
      [{ queue: 'hearthstay.events.notifications', seconds: 31 }, 'Not ready: event handling is stalled'],
    ]);
  });
});
