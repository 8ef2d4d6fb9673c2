import type { FeedView } from '@hearthstay/contracts';
import { cleanLine, fieldLimits } from '@hearthstay/stay';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '@web/panel/settings/unsaved-guard';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { useCalendars } from './use-calendars';
import { useAddFeed } from './use-feeds';

/** A calendar of the house for a platform, or for the owner's own phone. */
export const AddFeedForm = ({ onAdded }: { onAdded: (feed: FeedView) => void }) => {
  const { t } = useTranslation(['admin', 'common']);
  const { data: calendars = [] } = useCalendars();
  const [name, setName] = useState('');
  const [calendarId, setCalendarId] = useState('');
  const [withNames, setWithNames] = useState(false);
  const [missing, setMissing] = useState(false);
  useUnsaved(name !== '' || calendarId !== '' || withNames);
  const { trigger, isMutating, error, reset } = useAddFeed((feed) => {
    setName('');
    setCalendarId('');
    setWithNames(false);
    onAdded(feed);
  });
  const submit = async () => {
    setMissing(cleanLine(name) === '');
    if (cleanLine(name) !== '') await trigger({ name: cleanLine(name), calendarId: calendarId || null, withNames });
  };
  const problem = missing
    ? t('calendars.nameMissing')
    : error === null
      ? null
      : messageOf(error, t('common:failure.noAnswer'));
  return (
    <Form isPending={isMutating} onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('feeds.name')}
        hint={t('feeds.nameHint')}
        maxLength={fieldLimits.calendarNameMax}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
          reset();
        }}
      />
      {calendars.length > 0 && (
        <SelectField
          label={t('feeds.without')}
          hint={t('feeds.withoutHint')}
          value={calendarId}
          onChange={({ target }) => setCalendarId(target.value)}
        >
          <option value="">{t('feeds.withoutNone')}</option>
          {calendars.map((calendar) => (
            <option key={calendar.id} value={calendar.id}>
              {calendar.name}
            </option>
          ))}
        </SelectField>
      )}
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch label={t('feeds.withNames')} hint={t('feeds.withNamesHint')} isOn={withNames} onChange={setWithNames} />
      </div>
      <div>
        <Button type="submit" kind="quiet" icon={Plus} isBusy={isMutating}>
          {t('feeds.add')}
        </Button>
      </div>
    </Form>
  );
};
