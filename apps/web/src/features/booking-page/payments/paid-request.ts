import type { ListedRequest, PaymentAccount } from '@hearthstay/contracts';
import type { Quote } from '@hearthstay/prices';

/** A request that has a price. */
export type PaidRequest = ListedRequest & { quote: Quote; payment: PaymentAccount };
