import {
  calendarFieldsSchema,
  calendarOptionsSchema,
  type CalendarFields,
  type CalendarOptions,
  type CalendarTest,
} from '@hearthstay/contracts';
import { cleanLine } from '@hearthstay/stay';
import { SearchCheck } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { hues } from '@web/panel/calendar-hues';
import { useContractForm, type Saving } from '@web/panel/form/use-contract-form';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { TestResult } from './test-result';
import { useTestCalendar } from './use-calendars';

const newSchema = calendarFieldsSchema.omit({ paused: true });
/** A body without an address keeps the present address. */
const changesSchema = newSchema.partial({ url: true });

type CalendarBody = z.output<typeof changesSchema>;

const noOptions = calendarOptionsSchema.parse({});
const optionNames = Object.keys(noOptions) as (keyof CalendarOptions)[];
const newCalendar = { name: '', color: 'blue', options: noOptions } as const;

interface CalendarFormProps {
  /** The initial values of the fields. */
  initial?: Pick<CalendarFields, 'name' | 'color' | 'options'>;
  /** The present address without its secret part, which is kept if no other is typed. */
  keptUrl?: string;
  saving: Saving<CalendarBody>;
  button: Pick<ComponentProps<typeof Button>, 'icon' | 'children'>;
  /** Another button before those of the form. */
  children?: ReactNode;
}

/** The fields of a calendar to read. An address can be tested before it is saved. */
export const CalendarForm = ({ initial = newCalendar, keptUrl, saving, button, children }: CalendarFormProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { name, color, options } = initial;
  const form = useContractForm({
    values: { name, url: '', color, options },
    schema: keptUrl === undefined ? newSchema : changesSchema,
    toBody: ({ url, ...fields }) => ({ ...fields, url: cleanLine(url) || undefined }),
    saving,
    meanings: { CALENDAR_NAME_REQUIRED: t('calendars.nameMissing'), REQUIRED: t('calendars.urlMissing') },
  });
  const { field, fields } = form;
  const url = cleanLine(fields.url);
  const [result, setResult] = useState<CalendarTest | null>(null);
  const test = useTestCalendar(setResult);
  const failure = form.failure ?? test.error;
  const forgetTest = () => {
    setResult(null);
    test.reset();
  };
  const tryIt = async () => {
    if (await form.check('url')) void test.trigger({ url, options: fields.options });
  };

  return (
    <Form
      isPending={form.isPending || test.isMutating}
      onSubmit={() => {
        forgetTest();
        return form.save();
      }}
      className="grid gap-4"
    >
      <div className="grid gap-4 xs:grid-cols-[1fr_9rem]">
        <TextField label={t('calendars.name')} autoComplete="off" {...field('name')} />
        <SelectField label={t('calendars.color')} {...field('color')}>
          {hues.map((hue) => (
            <option key={hue} value={hue}>
              {t(`calendars.hues.${hue}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={t('calendars.url')}
        hint={keptUrl === undefined ? t('calendars.urlHint') : t('calendars.urlKept', { url: keptUrl })}
        type="url"
        autoComplete="off"
        spellCheck={false}
        {...field('url')}
        error={failure === null ? form.errorOf('url') : messageOf(failure, t('common:failure.noResponse'))}
        onChange={(event) => {
          field('url').onChange(event);
          forgetTest();
        }}
      />
      <div className="grid gap-3 rounded-control bg-sunken px-4 py-3.5">
        {optionNames.map((option) => (
          <Switch
            key={option}
            label={t(`calendars.options.${option}`)}
            hint={t(`calendars.options.${option}Hint`)}
            isOn={fields.options[option]}
            onChange={(isOn) => {
              field(`options.${option}`).onChange(isOn);
              forgetTest();
            }}
          />
        ))}
      </div>
      <div role="status" className={result ? undefined : '-mb-4'}>
        {result && (
          <Note icon={SearchCheck} tone="action">
            <TestResult result={result} />
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {children}
        {(keptUrl === undefined || url !== '') && (
          <Button kind="quiet" icon={SearchCheck} isBusy={test.isMutating} onClick={tryIt}>
            {t('calendars.test')}
          </Button>
        )}
        <Button type="submit" {...button} isBusy={form.isPending} />
      </div>
    </Form>
  );
};
