import { getPublicSettings } from '@hearthstay/contracts';
import { fakeHandler } from '../testing/fake-handler';
import { settingsWithPrices } from '../testing/prices';
import { compareWithBare } from './compare-with-bare';

export default () =>
  compareWithBare({
    name: 'quote',
    path: '/api/bookings/quote',
    body: JSON.stringify({ startDate: '2026-08-28', endDate: '2026-09-04', adults: 2, children: [4] }),
    handler: fakeHandler(getPublicSettings, () => settingsWithPrices),
    share: 0.5,
  });
