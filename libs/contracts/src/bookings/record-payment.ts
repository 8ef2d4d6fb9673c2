import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { accountedRequestSchema } from './list-requests';
import { paymentFieldsSchema } from './payment';

/**
 * Notes a payment for a request that was approved; `REQUEST_WITHOUT_PRICE`, `INVALID_TRANSITION`, `TOO_MANY_PAYMENTS`.
 */
export const recordPayment = command('bookings.record-payment', {
  request: z.object({ id: idSchema, payment: paymentFieldsSchema }),
  response: accountedRequestSchema,
});

/** Removes a payment that was noted by mistake; `ENTRY_NOT_FOUND` if it is not there. */
export const removePayment = command('bookings.remove-payment', {
  request: z.object({ id: idSchema, paymentId: idSchema }),
  response: accountedRequestSchema,
});
