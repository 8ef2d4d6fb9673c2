import type { BlockedDay } from '@hearthstay/contracts';
import { dayCount, daysOfRange, fieldLimits, isDay, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useNotify } from '@web/features/admin/notices';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useToday } from '@web/shared/settings/use-today';
import { blockedDaysKey } from './use-blocked-days';

/** What stands in the two fields; `''` while a field is empty or its day is only half typed. */
interface DayInputs {
  first: string;
  last: string;
}

interface CheckedDays {
  first: 'required' | 'past' | null;
  last: 'reversed' | 'tooMany' | null;
  /** The days to block, both ends included; none while anything is wrong. */
  days: Day[];
}

const wrong = (problems: Partial<CheckedDays>): CheckedDays => ({ first: null, last: null, days: [], ...problems });

/** Which days the fields ask for, or what is wrong with them. */
export const checkDays = ({ first, last }: DayInputs, today: Day): CheckedDays => {
  if (!isDay(first)) return wrong({ first: 'required' });
  if (first < today) return wrong({ first: 'past' });
  const range = { start: first, end: isDay(last) ? last : first };
  if (range.end < range.start) return wrong({ last: 'reversed' });
  if (dayCount(range) > fieldLimits.blockedDaysMax) return wrong({ last: 'tooMany' });
  return { first: null, last: null, days: daysOfRange(range) };
};

const nothing: DayInputs = { first: '', last: '' };

/**
 * The date blocker's flow. What is wrong shows once the owner has tried; what the server refused, until a day changes.
 */
export const useBlockForm = () => {
  const today = useToday();
  const notify = useNotify();
  const [inputs, setInputs] = useState(nothing);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isLastUnfinished, setIsLastUnfinished] = useState(false);
  const { first, last, days } = checkDays(inputs, today);
  const { run, isPending, failure, forgetFailure } = useAction(
    (dates: Day[]) => api.post<BlockedDay[]>('/admin/block-dates', { dates }),
    {
      changes: { path: blockedDaysKey },
      onDone: (_, { length }) => {
        setInputs(nothing);
        setIsSubmitted(false);
        notify({ kind: 'done', text: (t) => t('availability.done', { count: length }) });
      },
    },
  );

  /**
   * `lastField`: the browser's field says whether something is typed there that is no day, as the 31st of a short
   * month; for its value it says that nothing is.
   */
  const submit = async (lastField: Pick<ValidityState, 'badInput'> | undefined) => {
    const isUnfinished = lastField?.badInput === true;
    setIsSubmitted(true);
    setIsLastUnfinished(isUnfinished);
    forgetFailure();
    if (days.length > 0 && !isUnfinished) await run(days);
  };

  return {
    inputs,
    days,
    problems: {
      first: isSubmitted ? first : null,
      last: isSubmitted ? (isLastUnfinished ? 'unfinished' : last) : null,
    } as const,
    /** The first and the last day that the fields offer. */
    earliest: { first: today, last: first === null ? inputs.first : today },
    isPending,
    failure,
    change: (change: Partial<DayInputs>) => {
      setInputs({ ...inputs, ...change });
      if (change.last !== undefined) setIsLastUnfinished(false);
      forgetFailure();
    },
    submit,
  };
};
