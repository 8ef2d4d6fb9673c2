import type { BlockedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { useState } from 'react';
import { api } from '../../../../shared/api/client';
import { useAction } from '../../../../shared/api/use-action';
import { useToday } from '../../../../shared/settings/use-today';
import { useNotify } from '../../notice/notify';
import { blockedDaysKey } from '../blocked-days/use-blocked-days';
import { checkDays, type DayInputs } from './check-days';

const nothing: DayInputs = { first: '', last: '' };

/**
 * The date blocker's flow. What is wrong shows once the owner has tried; what the server refused, until a day changes.
 */
export const useBlockForm = () => {
  const today = useToday();
  const notify = useNotify();
  const [inputs, setInputs] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);
  const [isLastUnfinished, setIsLastUnfinished] = useState(false);
  const { first, last, days } = checkDays(inputs, today);
  const { run, isPending, failure, forgetFailure } = useAction(
    (dates: Day[]) => api.post<BlockedDay[]>('/admin/block-dates', { dates }),
    {
      changes: { path: blockedDaysKey },
      onDone: (_, { length }) => {
        setInputs(nothing);
        setHasTried(false);
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
    setHasTried(true);
    setIsLastUnfinished(isUnfinished);
    forgetFailure();
    if (days.length > 0 && !isUnfinished) await run(days);
  };

  return {
    inputs,
    days,
    problems: {
      first: hasTried ? first : null,
      last: hasTried ? (isLastUnfinished ? 'unfinished' : last) : null,
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
