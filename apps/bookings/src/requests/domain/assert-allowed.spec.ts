import { parseDay, requestStatuses } from '@hearthstay/stay';
import { assertAllowed } from './assert-allowed';

const stay = { startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') };
const lastDay = stay.endDate;
const dayAfter = parseDay('2031-06-05');

describe('assertAllowed', () => {
  it('allows the events of the life cycle, up to the last day of the stay', () => {
    expect(() => assertAllowed({ ...stay, status: 'pending' }, 'admin-approves', lastDay)).not.toThrow();
  });

  it('refuses all other events', () => {
    expect(() => assertAllowed({ ...stay, status: 'declined' }, 'admin-approves', lastDay)).toThrow(
      'INVALID_TRANSITION',
    );
  });

  it.each(requestStatuses)(
    'says of a %s request that ended before today that it is past, whatever else is wrong',
    (status) => {
      expect(() => assertAllowed({ ...stay, status }, 'admin-approves', dayAfter)).toThrow('REQUEST_IN_PAST');
    },
  );
});
