import type { RequestFields } from '@hearthstay/contracts';
import type { RangeViolation, StayRange } from '@hearthstay/stay';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { draft } from '@web/features/home/draft';
import { ApiError } from '@web/shared/api/api-error';
import { useMutation } from '@web/shared/api/use-mutation';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';
import { stayConditionsKey } from '@web/shared/settings/use-stay-conditions';
import type { DateSelection } from '@web/features/home/selection/date-selection';
import { createRequestKeys, submitRequest } from './submit-request';
import { useGuestsAndPrice } from '@web/features/home/guests-and-price/use-guests-and-price';
import type { ChosenDays } from '@web/features/home/selection/use-chosen-days';
import { useGuestFields } from './guest-fields';

/** Why the request failed: a rule that the form checks before it sends, or the response of the server. */
export type Refusal =
  | { kind: 'rule' }
  | {
      kind: 'server';
      error: unknown;
      /** The total that was sent with the request, in the currency's smallest unit. */
      quotedTotal: number | undefined;
    };

/** Whether the days are the reason. The form then names the rule that they break, if it can check that rule itself. */
export const isAboutDays = (refusal: Refusal) =>
  refusal.kind === 'rule' || (refusal.error instanceof ApiError && refusal.error.code === 'DATES_UNAVAILABLE');

/** The refusal of a selection; it is not shown for another one. */
interface Outcome {
  of: DateSelection;
  refusal: Refusal;
}

/** The request that was sent. */
interface SentCall {
  /** The idempotency key of the request. */
  key: string;
  email: string;
  range: StayRange;
}

const isSameRange = (one: StayRange, other: StayRange) => one.start === other.start && one.end === other.end;

/** The state of the booking form: what is typed, whether it is being sent, then the request or the refusal. */
export const useRequestForm = (chosen: ChosenDays, violation: RangeViolation | null) => {
  const { selection, range, lock, unlock, settle, reload } = chosen;
  const { mutate } = useSWRConfig();
  const stay = useGuestsAndPrice(violation ? null : range);
  const guest = useGuestFields();
  const [latest, setLatest] = useState<Outcome | null>(null);
  const [sent, setSent] = useState<SentCall | null>(null);
  const [keys] = useState(createRequestKeys);
  const outcome = latest?.of === selection ? latest : null;
  const refuse = (refusal: Refusal) => setLatest({ of: selection, refusal });
  const { trigger, isMutating } = useMutation(
    async (body: RequestFields) => {
      lock();
      await submitRequest(body, keys.keyOf(body));
    },
    {
      onSuccess: (_, body) => {
        setSent({ key: keys.keyOf(body), email: body.email, range: { start: body.startDate, end: body.endDate } });
        keys.accepted();
        settle();
        guest.forget();
        stay.forgetGuests();
        draft.forget();
      },
      onError: (error, { quotedTotal }) => {
        unlock();
        refuse({ kind: 'server', error, quotedTotal });
        // The days may have been taken, and the prices changed, since the page was opened.
        reload();
        void mutate(publicSettingsKey);
        void mutate(stayConditionsKey);
      },
    },
  );

  const submit = async () => {
    guest.touchAll();
    if (!range || !guest.isValid || stay.lacksAge) return;
    if (violation) return refuse({ kind: 'rule' });
    setLatest(null);
    await trigger({
      ...guest.sent,
      startDate: range.start,
      endDate: range.end,
      ...stay.guests,
      ...(stay.quote && { quotedTotal: stay.quote.total }),
    });
  };

  return {
    guest,
    stay,
    hasDates: range !== null,
    violation,
    isPending: isMutating,
    refusal: outcome?.refusal ?? null,
    /** The latest request. The guest has yet to open the link that was sent to its address. */
    sent,
    /** Whether the chosen days are those of the latest request. */
    isSent: sent !== null && range !== null && isSameRange(sent.range, range),
    forgetSent: () => setSent(null),
    submit,
  };
};

export type RequestFormState = ReturnType<typeof useRequestForm>;
