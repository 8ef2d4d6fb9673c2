import { compareWithBare } from './compare-with-bare';
import { slowBookings } from './occupied-days';

export default () =>
  compareWithBare({ name: 'occupied days', path: '/api/bookings/occupied', handler: slowBookings(0).handler });
