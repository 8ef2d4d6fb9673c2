import { dayCount, fieldLimits, formatRange, type Day } from '@hearthstay/stay';
import { LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestHandlers } from '@web/features/admin/bookings/request-actions';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { TextField } from '@web/shared/ui/text-field';
import { useHolderTexts, type Holder } from './holders';
import { RequestDialog } from './request-dialog';
import { useChangeNote, useFreeRange } from './use-blocks';

interface HolderDialogProps {
  holder: Holder;
  today: Day;
  /** What the calendar shows, see `availabilityKey`. */
  availabilityKey: string;
  onClose: () => void;
}

/** What a bar stands for, with what the owner can do to it. */
export const HolderDialog = ({ onCancel, ...props }: HolderDialogProps & RequestHandlers) => {
  const { kind, id } = props.holder.entry;
  if (kind === 'block') return <BlockDialog {...props} />;
  if (kind === 'feed') return <FeedDialog {...props} />;
  const { onClose } = props;
  return (
    <RequestDialog
      id={id}
      onClose={onClose}
      onCancel={(request) => {
        onClose();
        onCancel(request);
      }}
    />
  );
};

/** Days of another calendar, which only that one can change. */
const FeedDialog = ({ holder, onClose }: HolderDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { nameOf } = useHolderTexts();
  return (
    <Dialog
      title={nameOf(holder)}
      onClose={onClose}
      actions={
        <Button kind="quiet" size="medium" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <HeldDays holder={holder} />
      <p className="text-label text-ink-2">{t('ownerCalendar.ofCalendar', { name: nameOf(holder) })}</p>
    </Dialog>
  );
};

/** A range of a block: its note can be changed, and its days freed. */
const BlockDialog = ({ holder, today, availabilityKey, onClose }: HolderDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { id, label } = holder.entry;
  const [note, setNote] = useState(label);
  const change = useChangeNote(availabilityKey, id, onClose);
  const free = useFreeRange(availabilityKey, onClose);
  const failure = change.failure ?? free.failure;
  const range = { start: holder.start > today ? holder.start : today, end: holder.end };
  const freeIt = () =>
    void free.run({ range, count: dayCount(range), blocks: [{ start: holder.start, end: holder.end, note: label }] });
  return (
    <Dialog
      title={t('ownerCalendar.block')}
      onClose={onClose}
      actions={
        holder.end >= today && (
          <Button kind="quiet" size="medium" icon={LockOpen} isBusy={free.isPending} onClick={freeIt}>
            {t('ownerCalendar.freeDays', { count: dayCount(range) })}
          </Button>
        )
      }
    >
      <HeldDays holder={holder}>
        <p className="text-note text-ink-2">{t('ownerCalendar.freePart')}</p>
      </HeldDays>
      <Form isPending={change.isPending} onSubmit={() => change.run(note)} className="grid gap-3">
        <TextField
          label={t('ownerCalendar.note')}
          isOptional
          hint={t('ownerCalendar.noteHint')}
          maxLength={fieldLimits.notesMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Button type="submit" size="medium" isBusy={change.isPending} disabled={note.trim() === label}>
            {t('ownerCalendar.saveNote')}
          </Button>
        </div>
      </Form>
      {failure !== null && (
        <ErrorBox title={t('ownerCalendar.failed')}>{messageOf(failure, t('common:failure.noAnswer'))}</ErrorBox>
      )}
    </Dialog>
  );
};

/** Which days it is about. */
const HeldDays = ({ holder, children }: { holder: Holder; children?: ReactNode }) => {
  const { t } = useTranslation('common');
  const locale = useLocale();
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="text-label font-semibold tabular-nums">{formatRange(holder, locale)}</p>
      <p className="text-note text-ink-2">{t('days', { count: dayCount(holder) })}</p>
      {children}
    </div>
  );
};
