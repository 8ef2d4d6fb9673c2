/** The statuses of a booking request. */
export const requestStatuses = ['pending', 'approved', 'declined', 'confirmed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** Whether a request of this status holds its days. Confirmed bookings do as approved ones do. */
export const isTaken = (status: RequestStatus): boolean => status === 'approved' || status === 'confirmed';

/** Whether a request of this status was declined or cancelled. */
export const isRefused = (status: RequestStatus): boolean => status === 'declined' || status === 'cancelled';
