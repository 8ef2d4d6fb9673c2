import { parseDay } from '@hearthstay/stay';
import { camelCased } from '@web/shared/api/camel-case';
import { requestView } from '@web/testing/request-view';
import { comingUp, houseToday } from './coming-up';

const today = parseDay('2026-11-20');
const stay = (
  id: string,
  start_date: string,
  end_date: string,
  status: 'confirmed' | 'approved' | 'pending' = 'confirmed',
) => camelCased(requestView({ id, start_date, end_date, status }));

it('lists arrivals and departures of stays by day, departures first', () => {
  const stays = [
    stay('anna', '2026-11-23', '2026-11-25', 'approved'),
    stay('ben', '2026-11-18', '2026-11-23'),
    stay('carla', '2026-11-21', '2026-11-22', 'pending'),
    stay('over', '2026-11-10', '2026-11-19'),
    stay('day', '2026-11-28', '2026-11-28'),
  ];
  expect(comingUp(stays, today).map(({ kind, days, request: { id } }) => [id, kind, days])).toEqual([
    ['ben', 'departure', 3],
    ['anna', 'arrival', 3],
    ['anna', 'departure', 5],
    ['day', 'arrival', 8],
    ['day', 'departure', 8],
  ]);
});

it.each<[string, ReturnType<typeof stay>[], string]>([
  ['nobody is there', [stay('later', '2026-11-21', '2026-11-22')], 'empty'],
  ['only a request waits', [stay('anna', '2026-11-19', '2026-11-22', 'pending')], 'empty'],
  ['somebody arrives', [stay('anna', '2026-11-20', '2026-11-22')], 'arrives'],
  ['somebody leaves', [stay('anna', '2026-11-18', '2026-11-20')], 'leaves'],
  ['somebody is there', [stay('anna', '2026-11-18', '2026-11-22')], 'here'],
  ['guests change', [stay('ben', '2026-11-18', '2026-11-20'), stay('anna', '2026-11-20', '2026-11-22')], 'changes'],
])('says for today that %s', (_what, stays, kind) => {
  expect(houseToday(stays, today).kind).toBe(kind);
});
