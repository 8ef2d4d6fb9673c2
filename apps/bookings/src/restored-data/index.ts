export { repairRestoredBookings } from '../availability/restored-data';
export { readRestoredBookings } from './read-restored-bookings';
