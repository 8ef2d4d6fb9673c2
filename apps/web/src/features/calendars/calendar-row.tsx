import type { CalendarView } from '@hearthstay/contracts';
import { Check, Pause, Pencil, Play, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hueOf } from '@web/panel/calendar-hues';
import { sentenceFor } from '@web/shared/api/api-error';
import { Button, IconButton, TextButton } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Note } from '@web/shared/ui/note';
import { AskToRemove } from './ask-to-remove';
import { CalendarForm } from './calendar-form';
import { ConflictNotes } from '@web/panel/calendars/conflict-notes';
import { LastReading } from './last-reading';
import { useChangeCalendar, usePauseCalendar, useRefreshCalendar, useRemoveCalendar } from './use-calendars';
import { useMoment } from '@web/panel/use-moment';

/** A calendar that is read: the result of the last reading, and its buttons. */
export const CalendarRow = ({ calendar }: { calendar: CalendarView }) => {
  const { t } = useTranslation('admin');
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const { trigger: pause, isMutating: isPausing } = usePauseCalendar(calendar);
  const { trigger: refresh, isMutating: isRefreshing } = useRefreshCalendar(calendar);
  const removal = useRemoveCalendar(calendar, () => setIsConfirmOpen(false));
  const { name, url, color, paused } = calendar;
  return (
    <li className="grid gap-2 py-3 pr-2 pl-4">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="flex items-center gap-2 text-label font-medium">
            <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ backgroundColor: hueOf[color] }} />
            {name}
          </p>
          <p className="text-note text-ink-2">{url}</p>
        </div>
        <IconButton
          icon={RefreshCw}
          label={t('calendars.refresh', { name })}
          isPlain
          isBusy={isRefreshing}
          onClick={() => void refresh({})}
          className="text-ink-2"
        />
        <IconButton
          icon={Pencil}
          label={t('calendars.edit.label', { name })}
          isPlain
          onClick={() => setIsEdited(true)}
          className="text-ink-2"
        />
        <IconButton
          icon={paused ? Play : Pause}
          label={t(paused ? 'calendars.resume' : 'calendars.pause', { name })}
          isPlain
          isBusy={isPausing}
          onClick={() => void pause({ paused: !paused })}
          className="text-ink-2"
        />
        <IconButton
          icon={Trash2}
          label={t('calendars.remove.label', { name })}
          isPlain
          onClick={() => setIsConfirmOpen(true)}
          className="text-ink-2"
        />
      </div>
      <CalendarState calendar={calendar} isFreeing={isRefreshing} onFree={() => void refresh({ freeDays: true })} />
      {isEdited && <EditCalendarDialog calendar={calendar} onClose={() => setIsEdited(false)} />}
      {isConfirmOpen && (
        <AskToRemove
          title={t('calendars.remove.title')}
          text={t('calendars.remove.text', { name })}
          action={removal}
          onClose={() => setIsConfirmOpen(false)}
        />
      )}
    </li>
  );
};

const EditCalendarDialog = ({ calendar, onClose }: { calendar: CalendarView; onClose: () => void }) => {
  const { t } = useTranslation(['admin', 'common']);
  const saving = useChangeCalendar(calendar, { onSuccess: onClose });
  return (
    <Dialog title={t('calendars.edit.title')} onClose={() => !saving.isMutating && onClose()}>
      <CalendarForm
        initial={calendar}
        keptUrl={calendar.url}
        saving={saving}
        button={{ icon: Check, children: t('calendars.edit.save') }}
      >
        <Button kind="quiet" disabled={saving.isMutating} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </CalendarForm>
    </Dialog>
  );
};

interface CalendarStateProps {
  calendar: CalendarView;
  isFreeing: boolean;
  onFree: () => void;
}

/** The state of the last reading, its error, and nights that another calendar or a booking has, too. */
const CalendarState = ({ calendar, isFreeing, onFree }: CalendarStateProps) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { days, lastSuccess, lastError, nextRead, hasVanished, isReading } = calendar;
  const read = lastSuccess ? t('calendars.lastSuccess', { time: moment(lastSuccess) }) : t('calendars.neverRead');
  // The server's sentence is in the language in which the list was loaded.
  const reason = lastError && (sentenceFor(lastError.code, lastError.params) || lastError.message);
  const next = isReading
    ? t('calendars.isReading')
    : nextRead
      ? t('calendars.nextRead', { time: moment(nextRead) })
      : t('calendars.paused');
  return (
    <div className="grid gap-2 pr-2 text-note text-ink-2">
      <p>{[t('calendars.days', { count: days }), read, next].join(' · ')}</p>
      {lastError && (
        <p className="font-medium text-taken-ink wrap-anywhere">
          {t('calendars.lastError', { time: moment(lastError.at), reason })}
        </p>
      )}
      {hasVanished && (
        <Note icon={TriangleAlert} tone="warning">
          <p>{t('calendars.vanished')}</p>
          <TextButton className="-mb-2!" isBusy={isFreeing} onClick={onFree}>
            {t('calendars.free')}
          </TextButton>
        </Note>
      )}
      <ConflictNotes calendar={calendar} />
      <LastReading calendar={calendar} />
    </div>
  );
};
