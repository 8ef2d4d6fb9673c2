import { calendarFeedFieldsSchema, type FeedView } from '@hearthstay/contracts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { useCalendars } from '@web/panel/calendars/calendars-query';
import { useAddFeed } from './use-feeds';

/** Creates a feed, which is a calendar of the house for a platform or for the owner's own phone. */
export const AddFeedForm = ({ onAdded }: { onAdded: (feed: FeedView) => void }) => {
  const { t } = useTranslation(['admin', 'common']);
  const { data: calendars = [] } = useCalendars();
  const { field, fields, errorOf, failure, isPending, save } = useContractForm({
    values: { name: '', calendarId: '', withNames: false },
    schema: calendarFeedFieldsSchema,
    toBody: ({ calendarId, ...feed }) => ({ ...feed, calendarId: calendarId || null }),
    saving: useAddFeed(onAdded),
    meanings: { CALENDAR_NAME_REQUIRED: t('calendars.nameMissing') },
  });
  return (
    <Form isPending={isPending} onSubmit={save} className="grid gap-4">
      <TextField
        label={t('feeds.name')}
        hint={t('feeds.nameHint')}
        autoComplete="off"
        {...field('name')}
        error={failure === null ? errorOf('name') : messageOf(failure, t('common:failure.noResponse'))}
      />
      {calendars.length > 0 && (
        <SelectField label={t('feeds.without')} hint={t('feeds.withoutHint')} {...field('calendarId')}>
          <option value="">{t('feeds.withoutNone')}</option>
          {calendars.map((calendar) => (
            <option key={calendar.id} value={calendar.id}>
              {calendar.name}
            </option>
          ))}
        </SelectField>
      )}
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch
          label={t('feeds.withNames')}
          hint={t('feeds.withNamesHint')}
          isOn={fields.withNames}
          onChange={field('withNames').onChange}
        />
      </div>
      <div>
        <Button type="submit" kind="quiet" icon={Plus} isBusy={isPending}>
          {t('feeds.add')}
        </Button>
      </div>
    </Form>
  );
};
