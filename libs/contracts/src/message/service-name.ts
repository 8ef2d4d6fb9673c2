/** The services with calls. The part of a call's name before the first dot is its service. */
export const serviceNames = ['bookings', 'admin-auth', 'notifications', 'media'] as const;

export type ServiceName = (typeof serviceNames)[number];
