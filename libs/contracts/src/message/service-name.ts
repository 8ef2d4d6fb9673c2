/** The services that answer calls. The part of a message's name before the first dot says which of them owns it. */
export const serviceNames = ['bookings', 'admin-auth', 'notifications', 'media'] as const;

export type ServiceName = (typeof serviceNames)[number];
