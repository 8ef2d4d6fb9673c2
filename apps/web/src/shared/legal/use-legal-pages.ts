import type { LegalPagesView } from '@hearthstay/contracts';
import { useQuery } from '@web/shared/api/use-query';

export const legalPagesKey = '/bookings/legal';

/** The legal pages that exist, as HTML by language. */
export const useLegalPages = () => useQuery<LegalPagesView>(legalPagesKey);
