import {
  dayCount,
  daysOfRange,
  formatRange,
  hasDays,
  heldRange,
  isPast,
  type Day,
  type StayRange,
} from '@hearthstay/stay';
import { CalendarPlus, Handshake, Lock, X } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '@web/panel/fields/segments';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { Button, IconButton } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { BlockFailure, FreeButton, isNoteTooLong, NoteField } from './block-controls';
import { BookingForm } from './enter-booking/booking-form';
import { useDaysFor } from './enter-booking/use-days-for';
import { HolderList } from './holder-list';
import type { Holder, HolderBar } from './holders';
import { StayOfferForm } from './offer-stay/stay-offer-form';
import { useBlockRange, useFreeRange } from './use-blocks';
import { usePanelHeight } from './use-panel-height';

interface SelectionPanelProps {
  ref: RefObject<HTMLElement | null>;
  range: StayRange;
  /** Whether the last day is not chosen yet. */
  isOpen: boolean;
  today: Day;
  byDay: ReadonlyMap<Day, readonly HolderBar[]>;
  availabilityKey: string;
  onOpen: (key: string) => void;
  onClose: () => void;
}

const isBlock = ({ entry }: Holder) => entry.kind === 'block';
/** Whether an entry is a booking; an offer with a hold counts as one. */
const isBooking = ({ entry }: Holder) => (entry.kind === 'request' || entry.kind === 'offer') && hasDays(entry);

/** Whether a bar occupies the day, or its night; a bar that ends at noon does not occupy its last day. */
const holdsDay = ({ end, isFromNoonToNoon }: HolderBar, day: Day) => !isFromNoonToNoon || day < end;

/** The entries on the chosen days, and the possible actions. */
export const SelectionPanel = ({ ref, range, isOpen, today, byDay, ...props }: SelectionPanelProps) => {
  const { availabilityKey, onOpen, onClose } = props;
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const titleId = useId();
  usePanelHeight(ref);
  const [note, setNote] = useState('');
  const block = useBlockRange(availabilityKey, onClose);
  const free = useFreeRange(availabilityKey, onClose);
  const [chosenUse, setDaysFor] = useDaysFor();
  // Keeps the form with its typed texts when the days are occupied meanwhile.
  const [isRefused, setIsRefused] = useState(false);
  const unit = useStayUnit();

  const days = daysOfRange(range);
  const holdersOn = (day: Day) =>
    (byDay.get(day) ?? []).filter((bar) => holdsDay(bar, day)).map(({ source }) => source);
  const holders = [...new Set(days.flatMap(holdersOn))];
  const hasBegun = range.start < today;
  const freeable = days.filter((day) => day >= today && holdersOn(day).some(isBlock));
  const isBooked = holders.some(isBooking);
  const canBlock = !hasBegun && !isBooked && freeable.length < days.length;
  const isFree = daysOfRange(heldRange(range, unit)).every(
    (day) => !holdersOn(day).some(({ entry }) => hasDays(entry)),
  );
  // Shown only after the last day is chosen, because on a phone it would cover the days.
  const canEnter = !isPast({ endDate: range.end }, today) && !isOpen && (isFree || isRefused);
  // Days that have begun are neither blocked nor offered, but a guest may be here who has come without a request.
  const daysFor = hasBegun ? 'booking' : chosenUse;
  const isEntering = canEnter && daysFor !== 'block';
  const entering = { range, today, availabilityKey, onEntered: onClose, onRefused: () => setIsRefused(true) };

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
      data-entering={isEntering || undefined}
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
      {isBooked && !hasBegun && !isEntering && <p className="text-note text-ink-2">{t('ownerCalendar.booked')}</p>}
      {hasBegun && freeable.length === 0 && !isEntering && (
        <p className="text-note text-ink-2">{t('ownerCalendar.past')}</p>
      )}
      <BlockFailure error={block.error ?? free.error} />
      {canEnter && !hasBegun && (
        <Segments
          label={t('enterBooking.daysFor')}
          isLabelHidden
          options={[
            { value: 'block', label: t('enterBooking.block'), icon: Lock },
            { value: 'booking', label: t('enterBooking.booking'), icon: CalendarPlus },
            { value: 'offer', label: t('bookingPage.offer'), icon: Handshake },
          ]}
          value={daysFor}
          onChange={setDaysFor}
        />
      )}
      {isEntering && (daysFor === 'offer' ? <StayOfferForm {...entering} /> : <BookingForm {...entering} />)}
      {!isEntering && (canBlock || freeable.length > 0) && (
        <Form
          isPending={block.isMutating}
          onSubmit={() => canBlock && block.trigger({ ...range, note })}
          className="grid gap-4"
        >
          {canBlock && !isOpen && <NoteField value={note} onChange={setNote} />}
          <div className="flex flex-wrap gap-3">
            {canBlock && (
              <Button
                type="submit"
                size="medium"
                icon={Lock}
                isBusy={block.isMutating}
                disabled={isNoteTooLong(note)}
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
