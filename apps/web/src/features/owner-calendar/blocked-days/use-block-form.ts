import { blockFieldsSchema, type BlockedDay } from '@hearthstay/contracts';
import { dayCount, daysOfRange, parseTypedDay, plannableDays, type Day, type StayRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { inWords } from '@web/features/owner-calendar/use-blocks';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { useNotify } from '@web/panel/notices/notices';
import { blockedDaysKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useToday } from '@web/shared/settings/use-today';
import { freeDays, useBlockedDays } from './use-blocked-days';
import { useUndoDays } from './use-undo-days';

/** The typed texts of the two fields. */
interface DayInputs {
  from: string;
  to: string;
}

/** The schema of a range that can be blocked today. */
export const blockableSchema = (today: Day) => {
  const latest = plannableDays(today).end;
  return blockFieldsSchema
    .refine(({ from }) => from >= today, { path: ['from'], error: 'DAY_IN_PAST', abort: true })
    .refine(({ from }) => from <= latest, { path: ['from'], error: 'DAY_OUT_OF_RANGE', abort: true })
    .refine(({ to }) => to <= latest, { path: ['to'], error: 'DAY_OUT_OF_RANGE' });
};

/** The typed days; without a last day, only the first one. */
export const typedRange = ({ from, to }: DayInputs, today: Day) => {
  const start = parseTypedDay(from, today);
  const isOpen = to.trim() === '';
  return {
    from: from.trim() === '' ? undefined : (start ?? ''),
    to: (isOpen ? (start ?? today) : parseTypedDay(to, start ?? today)) ?? '',
  };
};

/** The earliest day that the field of the last day offers. */
export const earliestLast = (from: string, today: Day): Day => {
  const start = parseTypedDay(from, today);
  return start !== null && start >= today ? start : today;
};

/** The days that were not blocked before, which an undo frees; empty if the former ones are not loaded. */
const addedDays = (blocked: readonly BlockedDay[], before: readonly BlockedDay[] | undefined): BlockedDay[] =>
  before ? blocked.filter(({ date }) => before.every((known) => known.date !== date)) : [];

const rangeOf = ({ from, to }: { from: Day; to: Day }): StayRange => ({ start: from, end: to });

/** The state of the form that blocks days. */
export const useBlockForm = () => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const notify = useNotify();
  const { data: blockedBefore } = useBlockedDays();
  const undoOf = useUndoDays({ key: blockedDaysKey }, freeDays);
  const schema = blockableSchema(today);
  const form = useContractForm({
    values: { from: '', to: '' },
    schema,
    toBody: (inputs) => typedRange(inputs, today),
    saving: useMutation(
      (body: { from: Day; to: Day }) =>
        api.post<BlockedDay[]>('/admin/block-dates', { dates: daysOfRange(rangeOf(body)) }),
      {
        cache: { key: blockedDaysKey },
        onSuccess: (blocked, body) => {
          const range = rangeOf(body);
          const added = addedDays(blocked, blockedBefore);
          notify({
            kind: 'done',
            text: (texts) => texts('availability.done', { count: dayCount(range), range: inWords(range) }),
            ...(added.length > 0 && { undo: undoOf(added) }),
          });
        },
      },
    ),
    meanings: { DATES_REQUIRED: t('availability.required'), DAY_INVALID: t('availability.unreadable') },
  });
  const { data: body } = schema.safeParse(typedRange(form.fields, today));
  return {
    ...form,
    /** The number of days to block; 0 if a field is invalid. */
    count: body ? dayCount(rangeOf(body)) : 0,
    /** The earliest day that each field offers. */
    earliest: { from: today, to: earliestLast(form.fields.from, today) },
  };
};
