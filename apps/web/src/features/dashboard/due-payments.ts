import type { ListedRequest } from '@hearthstay/contracts';

type DuePart = NonNullable<ListedRequest['payment']>['due'][number];

/** A payment that a guest still has to make. */
export interface DuePayment {
  request: ListedRequest;
  part: DuePart;
  currency: string;
}

/** The payments that guests still have to make, by due date, so that overdue ones come first. */
export const duePayments = (requests: readonly ListedRequest[]): DuePayment[] =>
  requests
    .flatMap((request) =>
      (request.payment?.due ?? []).map((part) => ({ request, part, currency: request.quote?.currency ?? '' })),
    )
    .sort((a, b) => (a.part.date < b.part.date ? -1 : 1));

/** The sums of the payments, one for each currency. */
export const sumsOf = (payments: readonly DuePayment[]): { currency: string; amount: number }[] => {
  const sums = new Map<string, number>();
  for (const { currency, part } of payments) sums.set(currency, (sums.get(currency) ?? 0) + part.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};
