/** The statuses of a booking request (specification, sections 4 and 9). */
export const requestStatuses = ['pending', 'approved', 'declined', 'confirmed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** Whether a request of this status holds its days. A confirmed booking does wherever an approved one does. */
export const isTaken = (status: RequestStatus): boolean => status === 'approved' || status === 'confirmed';

/** Whether a request of this status came to nothing. */
export const isRefused = (status: RequestStatus): boolean => status === 'declined' || status === 'cancelled';
