import { dayCount, daysOfRange, formatRange, isTaken, type Day, type StayRange } from '@hearthstay/stay';
import { ChevronRight, Lock, X } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';
import { BlockFailure, FreeButton, NoteField } from './block-controls';
import { lookOf } from './holder-look';
import { useHolderTexts, type Holder, type HolderBar } from './holders';
import { useBlockRange, useFreeRange } from './use-blocks';
import { usePanelHeight } from './use-panel-height';

interface SelectionPanelProps {
  ref: RefObject<HTMLElement | null>;
  range: StayRange;
  /** The last day is still to be chosen. */
  isOpen: boolean;
  today: Day;
  byDay: ReadonlyMap<Day, readonly HolderBar[]>;
  availabilityKey: string;
  onOpen: (key: string) => void;
  onClose: () => void;
}

const isBlock = ({ entry }: Holder) => entry.kind === 'block';
const isBooking = ({ entry }: Holder) => entry.status !== undefined && isTaken(entry.status);

/** Whether a bar has the day, or its night, and does not end on it at noon. */
const holdsDay = ({ end, isFromNoonToNoon }: HolderBar, day: Day) => !isFromNoonToNoon || day < end;

/** What can be done with the chosen days, and who has them. */
export const SelectionPanel = ({ ref, range, isOpen, today, byDay, ...props }: SelectionPanelProps) => {
  const { availabilityKey, onOpen, onClose } = props;
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const titleId = useId();
  usePanelHeight(ref);
  const [note, setNote] = useState('');
  const block = useBlockRange(availabilityKey, onClose);
  const free = useFreeRange(availabilityKey, onClose);

  const days = daysOfRange(range);
  const holdersOn = (day: Day) =>
    (byDay.get(day) ?? []).filter((bar) => holdsDay(bar, day)).map(({ source }) => source);
  const holders = [...new Set(days.flatMap(holdersOn))];
  const isPast = range.start < today;
  const freeable = days.filter((day) => day >= today && holdersOn(day).some(isBlock));
  const isBooked = holders.some(isBooking);
  const canBlock = !isPast && !isBooked && freeable.length < days.length;

  const freeThem = () => {
    const [start] = freeable;
    const end = freeable.at(-1);
    if (!start || !end) return;
    const blocks = holders.filter(isBlock).map(({ entry, ...held }) => ({ ...held, note: entry.label }));
    void free.trigger({ range: { start, end }, count: freeable.length, blocks });
  };

  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="owner-panel grid gap-4"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-body font-semibold tabular-nums">
            {formatRange(range, locale)}
          </h3>
          <p className="text-note text-ink-2">
            {isOpen ? t('ownerCalendar.chooseLast') : t('common:days', { count: dayCount(range) })}
          </p>
        </div>
        <IconButton icon={X} label={t('common:close')} isPlain onClick={onClose} className="-my-2 -mr-2 text-ink-2" />
      </div>
      {holders.length > 0 && <HolderList holders={holders} onOpen={onOpen} />}
      {isBooked && !isPast && <p className="text-note text-ink-2">{t('ownerCalendar.booked')}</p>}
      {isPast && freeable.length === 0 && <p className="text-note text-ink-2">{t('ownerCalendar.past')}</p>}
      <BlockFailure error={block.error ?? free.error} />
      {(canBlock || freeable.length > 0) && (
        <Form
          isPending={block.isMutating}
          onSubmit={() => canBlock && block.trigger({ ...range, note })}
          className="grid gap-4"
        >
          {/* Not before the last day is chosen: on a phone it would lie over the days. */}
          {canBlock && !isOpen && <NoteField value={note} onChange={setNote} />}
          <div className="flex flex-wrap gap-3">
            {canBlock && (
              <Button
                type="submit"
                size="medium"
                icon={Lock}
                isBusy={block.isMutating}
                busyLabel={t('availability.blocking')}
                className="flex-1"
              >
                {t('availability.block', { count: days.length })}
              </Button>
            )}
            {freeable.length > 0 && (
              <FreeButton count={freeable.length} isBusy={free.isMutating} onClick={freeThem} className="flex-1" />
            )}
          </div>
        </Form>
      )}
    </section>
  );
};

/** Who has the chosen days or asks for them, each with a way to it. */
const HolderList = ({ holders, onOpen }: { holders: readonly Holder[]; onOpen: (key: string) => void }) => {
  const { t } = useTranslation('admin');
  const { describe } = useHolderTexts();
  return (
    <ul aria-label={t('ownerCalendar.holders')} className="owner-holders divide-y divide-line">
      {holders.map((holder) => (
        <li key={holder.key}>
          <button
            type="button"
            onClick={() => onOpen(holder.key)}
            className="flex min-h-11 w-full items-center gap-2 rounded-small text-left text-label hover:text-pine"
          >
            <span aria-hidden {...lookOf(holder)} className="owner-bar owner-sample" data-starts data-ends />
            <span className="min-w-0 flex-1 truncate">{describe(holder)}</span>
            <Icon of={ChevronRight} size={16} className="text-ink-2" />
          </button>
        </li>
      ))}
    </ul>
  );
};
