import { cleanParagraphs, type Day, dayCount, formatRange } from '@hearthstay/stay';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { BlockFailure, FreeButton, isNoteTooLong, NoteField } from './block-controls';
import { DetailsPanel } from './details-panel';
import { useHolderTexts, type Holder } from './holders';
import { RequestPanel } from './request-panel';
import { useChangeNote, useFreeRange } from './use-blocks';

interface HolderPanelProps {
  holder: Holder;
  today: Day;
  /** The key of the calendar's data, see `availabilityKey`. */
  availabilityKey: string;
  onClose: () => void;
}

interface AnyHolderPanelProps extends HolderPanelProps, RequestHandlers {
  /** Moves the focus to the ends of the bar; absent if they cannot be moved. */
  onMove: (() => void) | undefined;
}

/** The details of an entry, with the possible actions. */
export const HolderPanel = ({ onCancel, onMove, ...props }: AnyHolderPanelProps) => {
  const { kind, id } = props.holder.entry;
  if (kind === 'block') return <BlockPanel {...props} />;
  if (kind === 'feed') return <FeedPanel {...props} />;
  const { onClose } = props;
  return (
    <RequestPanel
      {...{ id, onClose, onMove }}
      onCancel={(request) => {
        onClose();
        onCancel(request);
      }}
    />
  );
};

/** Days of another calendar, which can be changed only there. */
const FeedPanel = ({ holder, onClose }: HolderPanelProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { nameOf } = useHolderTexts();
  return (
    <DetailsPanel
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
    </DetailsPanel>
  );
};

/** A block, whose note can be changed and whose days can be freed. */
const BlockPanel = ({ holder, today, availabilityKey, onClose }: HolderPanelProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { id, label } = holder.entry;
  const [note, setNote] = useState(label);
  const change = useChangeNote(availabilityKey, id, onClose);
  const free = useFreeRange(availabilityKey, onClose);
  const range = { start: holder.start > today ? holder.start : today, end: holder.end };
  const freeIt = () =>
    void free.trigger({
      range,
      count: dayCount(range),
      blocks: [{ start: holder.start, end: holder.end, note: label }],
    });
  return (
    <DetailsPanel
      title={t('ownerCalendar.block')}
      onClose={onClose}
      actions={holder.end >= today && <FreeButton count={dayCount(range)} isBusy={free.isMutating} onClick={freeIt} />}
    >
      <HeldDays holder={holder}>
        <p className="text-note text-ink-2">{t('ownerCalendar.freePart')}</p>
      </HeldDays>
      <Form isPending={change.isMutating} onSubmit={() => change.trigger(note)} className="grid gap-3">
        <NoteField value={note} onChange={setNote} />
        <div>
          <Button
            type="submit"
            size="medium"
            isBusy={change.isMutating}
            disabled={cleanParagraphs(note) === label || isNoteTooLong(note)}
          >
            {t('ownerCalendar.saveNote')}
          </Button>
        </div>
      </Form>
      <BlockFailure error={change.error ?? free.error} />
    </DetailsPanel>
  );
};

/** The days of an entry. */
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
