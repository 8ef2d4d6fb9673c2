import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../shared/settings/use-today';
import { useNotify } from '../../notice/notify';
import { useBlockDays } from './block-days';
import { checkDays, type DayInputs } from './check-days';

const nothing: DayInputs = { first: '', last: '' };

/** The date blocker's flow. What is wrong shows once the owner has tried; what the server refused, until a day changes. */
export const useBlockForm = () => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const blockDays = useBlockDays();
  const notify = useNotify();
  const [inputs, setInputs] = useState(nothing);
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isLastUnfinished, setIsLastUnfinished] = useState(false);
  const { first, last, days } = checkDays(inputs, today);

  /**
   * Answers whether everything could be sent. `lastField`: the browser's field says whether something is typed there that is no
   * day, as the 31st of a short month; for its value it says that nothing is.
   */
  const submit = async (lastField: Pick<ValidityState, 'badInput'> | undefined): Promise<boolean> => {
    const isUnfinished = lastField?.badInput === true;
    setHasTried(true);
    setIsLastUnfinished(isUnfinished);
    setRefusal(null);
    if (days.length === 0 || isUnfinished) return false;
    setIsBusy(true);
    try {
      await blockDays(days);
      setInputs(nothing);
      setHasTried(false);
      notify({ kind: 'done', text: t('availability.done', { count: days.length }) });
    } catch (error) {
      setRefusal(error);
    } finally {
      setIsBusy(false);
    }
    return true;
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
    isBusy,
    refusal,
    change: (change: Partial<DayInputs>) => {
      setInputs({ ...inputs, ...change });
      if (change.last !== undefined) setIsLastUnfinished(false);
      setRefusal(null);
    },
    submit,
  };
};
