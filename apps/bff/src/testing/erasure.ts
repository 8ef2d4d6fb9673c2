import type { PrivacyRecord } from '@hearthstay/contracts';

/** An erasure that notifications has not carried out yet. */
export const erasure: PrivacyRecord = {
  id: '5f0c1d0e-7a31-4a57-8a3f-2f6a3f3c9d11',
  kind: 'erasure',
  at: '2026-07-01T10:00:00.000Z',
  by: { kind: 'admin', email: 'owner@example.com' },
  address: 'a…@m….example',
  receipts: [
    { service: 'bookings', at: '2026-07-01T10:00:00.000Z', found: { requests: 1 } },
    { service: 'notifications' },
  ],
};
