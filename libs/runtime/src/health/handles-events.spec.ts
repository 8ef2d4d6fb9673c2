import { Logger } from '@nestjs/common';
import { handlesEvents } from './handles-events';

const at = (stalledForMs: number) => ({
  eventProgress: () => [{ queue: 'hearthstay.events.notifications', lagMs: 600_000, overdue: 1, stalledForMs }],
});

describe('A process handles events', () => {
  let warn: jest.SpiedFunction<Logger['warn']>;
  beforeEach(() => (warn = jest.spyOn(Logger.prototype, 'warn').mockReset()));

  it('while others are late or wait, as long as some are handled', () => {
    expect(handlesEvents(at(29_000))).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('until none was handled for half a minute while some wait, which is logged', () => {
    expect(handlesEvents(at(31_000))).toBe(false);
    expect(warn.mock.calls).toEqual([
      [{ queue: 'hearthstay.events.notifications', seconds: 31 }, 'Not ready: event handling is stalled'],
    ]);
  });
});
