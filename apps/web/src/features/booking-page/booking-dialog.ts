/** The dialogs of the page of a booking. */
export type BookingDialog = 'cancel' | 'price' | 'payments' | 'edit' | 'move' | 'offer' | 'more';
