/** What guests who have passed the gate read about the house. */
export const publicHouseKey = '/bookings/house';
