import type { RequestView } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { api } from '../../../shared/api/client';

export interface RequestBody {
  name: string;
  email: string;
  startDate: Day;
  endDate: Day;
  message?: string;
}

/** Asks for days. The answer is the request, still pending; the same key and body sent again get the same answer. */
export const submitRequest = (body: RequestBody, key: string) =>
  api.post<RequestView>('/bookings/request', body, { 'Idempotency-Key': key });
