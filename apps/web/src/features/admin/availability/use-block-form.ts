import type { BlockedDay } from '@hearthstay/contracts';
import { dayCount, daysOfRange, fieldLimits, parseTypedDay, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useNotify } from '@web/features/admin/notices';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useToday } from '@web/shared/settings/use-today';
import { blockedDaysKey, freeDays, useBlockedDays } from './use-blocked-days';
import { useUndo } from './use-undo';

/** What is typed into the two fields. */
interface DayInputs {
  first: string;
  last: string;
}

interface CheckedDays {
  first: 'required' | 'unreadable' | 'DAY_IN_PAST' | null;
  last: 'unreadable' | 'RANGE_REVERSED' | 'TOO_MANY_DAYS' | null;
  /** The first day that the field of the last one offers. */
  earliestLast: Day;
  /** The days to block, both ends included; none while anything is wrong. */
  days: Day[];
}

/** Which days the fields ask for, or what is wrong with them. */
export const checkDays = ({ first, last }: DayInputs, today: Day): CheckedDays => {
  const start = parseTypedDay(first, today);
  const earliestLast = start !== null && start >= today ? start : today;
  const wrong = (problems: Partial<CheckedDays>) => ({ first: null, last: null, days: [], earliestLast, ...problems });
  if (start === null) return wrong({ first: first.trim() === '' ? 'required' : 'unreadable' });
  if (start < today) return wrong({ first: 'DAY_IN_PAST' });
  const end = last.trim() === '' ? start : parseTypedDay(last, start);
  if (end === null) return wrong({ last: 'unreadable' });
  const range = { start, end };
  if (end < start) return wrong({ last: 'RANGE_REVERSED' });
  if (dayCount(range) > fieldLimits.blockedDaysMax) return wrong({ last: 'TOO_MANY_DAYS' });
  return { first: null, last: null, days: daysOfRange(range), earliestLast };
};

/** Those that were not blocked before, and that undoing frees; none while it is not known. */
const addedDays = (blocked: readonly BlockedDay[], before: readonly BlockedDay[] | undefined): BlockedDay[] =>
  before ? blocked.filter(({ date }) => before.every((known) => known.date !== date)) : [];

const nothing: DayInputs = { first: '', last: '' };

/**
 * The date blocker's flow. What is wrong shows once the owner has tried; what the server refused, until a day changes.
 */
export const useBlockForm = () => {
  const today = useToday();
  const notify = useNotify();
  const { data: blockedBefore } = useBlockedDays();
  const undoOf = useUndo({ path: blockedDaysKey }, freeDays);
  const [inputs, setInputs] = useState(nothing);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { first, last, days, earliestLast } = checkDays(inputs, today);
  const { run, isPending, failure, forgetFailure } = useAction(
    (dates: Day[]) => api.post<BlockedDay[]>('/admin/block-dates', { dates }),
    {
      changes: { path: blockedDaysKey },
      onDone: (blocked, { length: count }) => {
        setInputs(nothing);
        setIsSubmitted(false);
        const added = addedDays(blocked, blockedBefore);
        notify({
          kind: 'done',
          text: (t) => t('availability.done', { count }),
          ...(added.length > 0 && { undo: undoOf(added) }),
        });
      },
    },
  );

  const submit = async () => {
    setIsSubmitted(true);
    forgetFailure();
    if (days.length > 0) await run(days);
  };

  return {
    inputs,
    days,
    problems: { first: isSubmitted ? first : null, last: isSubmitted ? last : null },
    /** The first day that each field offers. */
    earliest: { first: today, last: earliestLast },
    isPending,
    failure,
    change: (change: Partial<DayInputs>) => {
      setInputs({ ...inputs, ...change });
      forgetFailure();
    },
    submit,
  };
};
