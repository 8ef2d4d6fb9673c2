import { parseDay } from '@hearthstay/stay';
import { versionsAfter, type EventVersions } from './event-versions';
import type { FeedStay } from './outgoing-feed';

const claimed = new Date('2031-05-01T00:00:00Z');
const now = new Date('2031-05-10T00:00:00Z');
const context = { now, today: parseDay('2031-05-10'), withNames: false };
const stay: FeedStay = {
  uid: 'anna',
  from: parseDay('2031-06-02'),
  to: parseDay('2031-06-05'),
  kind: 'reserved',
  guestName: 'Anna',
  changedAt: claimed,
};

describe('The versions of events', () => {
  const first = versionsAfter({}, [stay], context);

  it('begin with zero and the time of the claim', () =>
    expect(first['anna']).toMatchObject({ sequence: 0, changedAt: claimed }));

  it('stay the same object while nothing changes', () => expect(versionsAfter(first, [stay], context)).toBe(first));

  it('count each change of days, with its time', () => {
    const longer = versionsAfter(first, [{ ...stay, to: parseDay('2031-06-06') }], context);
    expect(longer['anna']).toMatchObject({ sequence: 1, changedAt: now });
    expect(versionsAfter(longer, [stay], context)['anna']).toMatchObject({ sequence: 2 });
  });

  it('continue the sequence when an event returns', () => {
    const gone = versionsAfter(first, [], context);
    expect(gone['anna']).toMatchObject({ content: null });
    expect(versionsAfter(gone, [], context)).toBe(gone);
    expect(versionsAfter(gone, [stay], context)['anna']).toMatchObject({ sequence: 1, changedAt: now });
  });

  it('count a change of the name only if names are exported', () => {
    const renamed = [{ ...stay, guestName: 'Ben' }];
    expect(versionsAfter(first, renamed, context)).toBe(first);
    const named: EventVersions = versionsAfter({}, [stay], { ...context, withNames: true });
    expect(versionsAfter(named, renamed, { ...context, withNames: true })['anna']).toMatchObject({ sequence: 1 });
  });

  it('are removed a month after the last day', () => {
    expect(versionsAfter(first, [], { ...context, today: parseDay('2031-07-05') })).toHaveProperty('anna');
    expect(versionsAfter(first, [], { ...context, today: parseDay('2031-07-06') })).toEqual({});
  });
});
