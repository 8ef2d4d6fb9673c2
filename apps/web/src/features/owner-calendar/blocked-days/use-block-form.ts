import type { BlockedDay } from '@hearthstay/contracts';
import {
  dayCount,
  daysOfRange,
  fieldLimits,
  parseTypedDay,
  plannableDays,
  type Day,
  type StayRange,
} from '@hearthstay/stay';
import { useState } from 'react';
import { inWords } from '@web/features/owner-calendar/use-blocks';
import { useNotify } from '@web/panel/notices/notices';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useToday } from '@web/shared/settings/use-today';
import { freeDays, useBlockedDays } from './use-blocked-days';
import { useUndoDays } from './use-undo-days';

/** What is typed into the two fields. */
interface DayInputs {
  first: string;
  last: string;
}

interface CheckedDays {
  first: 'required' | 'unreadable' | 'DAY_IN_PAST' | 'DAY_OUT_OF_RANGE' | null;
  last: 'unreadable' | 'RANGE_REVERSED' | 'TOO_MANY_DAYS' | 'DAY_OUT_OF_RANGE' | null;
  /** The first day that the field of the last one offers. */
  earliestLast: Day;
  /** The days to block; `null` while anything is wrong. */
  range: StayRange | null;
}

/** Which days the fields ask for, or what is wrong with them. */
export const checkDays = ({ first, last }: DayInputs, today: Day): CheckedDays => {
  const start = parseTypedDay(first, today);
  const earliestLast = start !== null && start >= today ? start : today;
  const wrong = (problems: Partial<CheckedDays>) => ({
    first: null,
    last: null,
    range: null,
    earliestLast,
    ...problems,
  });
  if (start === null) return wrong({ first: first.trim() === '' ? 'required' : 'unreadable' });
  if (start < today) return wrong({ first: 'DAY_IN_PAST' });
  const latest = plannableDays(today).end;
  if (start > latest) return wrong({ first: 'DAY_OUT_OF_RANGE' });
  const end = last.trim() === '' ? start : parseTypedDay(last, start);
  if (end === null) return wrong({ last: 'unreadable' });
  const range = { start, end };
  if (end < start) return wrong({ last: 'RANGE_REVERSED' });
  if (dayCount(range) > fieldLimits.blockedDaysMax) return wrong({ last: 'TOO_MANY_DAYS' });
  if (end > latest) return wrong({ last: 'DAY_OUT_OF_RANGE' });
  return { first: null, last: null, range, earliestLast };
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
  const undoOf = useUndoDays({ key: blockedDaysKey }, freeDays);
  const [inputs, setInputs] = useState(nothing);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { first, last, range, earliestLast } = checkDays(inputs, today);
  const { trigger, isMutating, error, reset } = useMutation(
    (days: StayRange) => api.post<BlockedDay[]>('/admin/block-dates', { dates: daysOfRange(days) }),
    {
      cache: { key: blockedDaysKey },
      onSuccess: (blocked, blockedRange) => {
        setInputs(nothing);
        setIsSubmitted(false);
        const added = addedDays(blocked, blockedBefore);
        notify({
          kind: 'done',
          text: (t) => t('availability.done', { count: dayCount(blockedRange), range: inWords(blockedRange) }),
          ...(added.length > 0 && { undo: undoOf(added) }),
        });
      },
    },
  );

  const submit = async () => {
    setIsSubmitted(true);
    reset();
    if (range) await trigger(range);
  };

  return {
    inputs,
    /** How many days it would block; 0 while anything is wrong. */
    count: range ? dayCount(range) : 0,
    problems: { first: isSubmitted ? first : null, last: isSubmitted ? last : null },
    /** The first day that each field offers. */
    earliest: { first: today, last: earliestLast },
    isPending: isMutating,
    error,
    change: (change: Partial<DayInputs>) => {
      setInputs({ ...inputs, ...change });
      reset();
    },
    submit,
  };
};
