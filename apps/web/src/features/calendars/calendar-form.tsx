import type { CalendarColor, CalendarFields, CalendarOptions, CalendarTest } from '@hearthstay/contracts';
import { cleanLine, fieldLimits } from '@hearthstay/stay';
import { SearchCheck } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hues } from '@web/panel/calendar-hues';
import { useUnsaved } from '@web/panel/settings/unsaved-guard';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { TestResult } from './test-result';
import { useTestCalendar } from './use-calendars';

export type CalendarFormFields = Pick<CalendarFields, 'name' | 'url' | 'color' | 'options'>;

const noOptions: CalendarOptions = { onlyReserved: false, skipTransparent: false, includeShortTimed: false };
const optionNames = Object.keys(noOptions) as (keyof CalendarOptions)[];
const newCalendar: Omit<CalendarFormFields, 'url'> = { name: '', color: 'blue', options: noOptions };

interface CalendarFormProps {
  /** What is in the fields at first. */
  initial?: Omit<CalendarFormFields, 'url'>;
  /** The address that is kept where none is typed, without its secret part. */
  keptUrl?: string;
  /** What sends the fields; `url` is empty where the address is kept. */
  saving: {
    trigger: (fields: CalendarFormFields) => Promise<boolean>;
    isMutating: boolean;
    error: unknown;
    reset: () => void;
  };
  button: Pick<ComponentProps<typeof Button>, 'icon' | 'children'>;
  /** Another button, before those of the form. */
  children?: ReactNode;
}

/** The fields of a calendar to be read. An address can be tried before it is saved. */
export const CalendarForm = ({ initial = newCalendar, keptUrl, saving, button, children }: CalendarFormProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const [name, setName] = useState(initial.name);
  const [url, setUrl] = useState('');
  const [color, setColor] = useState<CalendarColor>(initial.color);
  const [options, setOptions] = useState(initial.options);
  const [missing, setMissing] = useState(false);
  useUnsaved(
    name !== initial.name ||
      url !== '' ||
      color !== initial.color ||
      optionNames.some((option) => options[option] !== initial.options[option]),
  );
  const [result, setResult] = useState<CalendarTest | null>(null);
  const test = useTestCalendar(setResult);
  const error = saving.error ?? test.error;
  const lacksUrl = cleanLine(url) === '' && keptUrl === undefined;
  const change = () => {
    setMissing(false);
    setResult(null);
    test.reset();
    saving.reset();
  };

  const reset = () => {
    setName(initial.name);
    setUrl('');
    setColor(initial.color);
    setOptions(initial.options);
    setResult(null);
  };

  const tryIt = () => {
    setMissing(lacksUrl);
    saving.reset();
    if (cleanLine(url) !== '') void test.trigger({ url: cleanLine(url), options });
  };
  const submit = async () => {
    const isWhole = cleanLine(name) !== '' && !lacksUrl;
    setMissing(!isWhole);
    test.reset();
    if (isWhole && (await saving.trigger({ name: cleanLine(name), url: cleanLine(url), color, options }))) reset();
  };

  return (
    <Form isPending={saving.isMutating || test.isMutating} onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 xs:grid-cols-[1fr_9rem]">
        <TextField
          label={t('calendars.name')}
          maxLength={fieldLimits.calendarNameMax}
          autoComplete="off"
          value={name}
          error={missing && cleanLine(name) === '' ? t('calendars.nameMissing') : null}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t('calendars.color')}
          value={color}
          onChange={({ target }) => setColor(target.value as CalendarColor)}
        >
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
        value={url}
        error={
          missing && lacksUrl
            ? t('calendars.urlMissing')
            : error !== null
              ? messageOf(error, t('common:failure.noAnswer'))
              : null
        }
        onChange={({ target }) => {
          setUrl(target.value);
          change();
        }}
      />
      <div className="grid gap-3 rounded-control bg-sunken px-4 py-3.5">
        {optionNames.map((option) => (
          <Switch
            key={option}
            label={t(`calendars.options.${option}`)}
            hint={t(`calendars.options.${option}Hint`)}
            isOn={options[option]}
            onChange={(isOn) => {
              setOptions({ ...options, [option]: isOn });
              change();
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
        {(keptUrl === undefined || cleanLine(url) !== '') && (
          <Button kind="quiet" icon={SearchCheck} isBusy={test.isMutating} onClick={tryIt}>
            {t('calendars.test')}
          </Button>
        )}
        <Button type="submit" {...button} isBusy={saving.isMutating} />
      </div>
    </Form>
  );
};
