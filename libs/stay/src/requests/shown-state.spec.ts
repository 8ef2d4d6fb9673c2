import { parseDay } from '../day/day';
import { shownStateOf } from './shown-state';

const request = {
  ...{ status: 'pending' as const, startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') },
  ...{ adults: 2, children: [3, null], quote: { total: 12_300 } },
  proposal: { id: 'wish-1' },
  cancellationWish: { at: '2031-05-01T10:00:00.000Z' },
};

it('differs in each fact that a decision depends on, and in nothing else', () => {
  const others = [
    { status: 'approved' as const },
    { startDate: parseDay('2031-06-01') },
    { endDate: parseDay('2031-06-05') },
    { adults: 3 },
    { children: [3] },
    { children: undefined },
    { quote: { total: 12_400 } },
    { quote: undefined },
    { proposal: { id: 'wish-2' } },
    { proposal: undefined },
    { cancellationWish: { at: '2031-05-01T10:00:00.001Z' } },
    { cancellationWish: undefined },
  ].map((change) => shownStateOf({ ...request, ...change }));
  expect(new Set([shownStateOf(request), ...others]).size).toBe(others.length + 1);
  expect(shownStateOf({ ...request, name: 'Anna' } as typeof request)).toBe(shownStateOf(request));
});
