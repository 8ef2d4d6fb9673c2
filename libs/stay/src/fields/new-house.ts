/** The settings of a house whose owner has changed none. */
export const newHouse = {
  maxAdvanceBookingDays: 365,
  maxConsecutiveBookings: 7,
  propertyName: 'Property',
  whitelistEnabled: false,
  showGuestNames: true,
};
