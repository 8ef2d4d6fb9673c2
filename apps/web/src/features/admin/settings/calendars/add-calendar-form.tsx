import type { CalendarColor, CalendarOptions, CalendarTest } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { Plus, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { hues } from './calendar-hues';
import { SelectField } from './select-field';
import { TestResult } from './test-result';
import { useAddCalendar, useTestCalendar } from './use-calendars';

const noOptions: CalendarOptions = { onlyReserved: false, skipTransparent: false, includeShortTimed: false };
const optionNames = Object.keys(noOptions) as (keyof CalendarOptions)[];

/** A calendar to be read. It can be tried before it is added. */
export const AddCalendarForm = () => {
  const { t } = useTranslation(['admin', 'common']);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [color, setColor] = useState<CalendarColor>('blue');
  const [options, setOptions] = useState(noOptions);
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<CalendarTest | null>(null);
  const test = useTestCalendar(setResult);
  const add = useAddCalendar(() => {
    setName('');
    setUrl('');
    setOptions(noOptions);
    setResult(null);
  });
  const failure = add.failure ?? test.failure;
  const change = () => {
    setMissing(false);
    setResult(null);
    test.forgetFailure();
    add.forgetFailure();
  };

  const tryIt = () => {
    setMissing(url.trim() === '');
    add.forgetFailure();
    if (url.trim() !== '') void test.run({ url: url.trim(), options });
  };
  const submit = async () => {
    const isWhole = name.trim() !== '' && url.trim() !== '';
    setMissing(!isWhole);
    test.forgetFailure();
    if (isWhole) await add.run({ name: name.trim(), url: url.trim(), color, options });
  };

  return (
    <Form isPending={add.isPending || test.isPending} onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 xs:grid-cols-[1fr_9rem]">
        <TextField
          label={t('calendars.name')}
          maxLength={fieldLimits.calendarNameMax}
          autoComplete="off"
          value={name}
          error={missing && name.trim() === '' ? t('calendars.nameMissing') : null}
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
        hint={t('calendars.urlHint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={
          missing && url.trim() === ''
            ? t('calendars.urlMissing')
            : failure !== null
              ? messageOf(failure, t('common:failure.noAnswer'))
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
        <Button kind="quiet" icon={SearchCheck} isBusy={test.isPending} onClick={tryIt}>
          {t('calendars.test')}
        </Button>
        <Button type="submit" icon={Plus} isBusy={add.isPending}>
          {t('calendars.add')}
        </Button>
      </div>
    </Form>
  );
};
