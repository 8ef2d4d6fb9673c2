import type { BookingRequest, ListedRequest } from '@hearthstay/contracts';
import {
  formatDayForTable,
  isMadeByOffer,
  lastDayToAct,
  openProposalOf,
  phoneAddress,
  type Day,
} from '@hearthstay/stay';
import {
  Ban,
  CalendarClock,
  CircleAlert,
  History,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  TriangleAlert,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Address } from '@web/panel/rows';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { awaitsConfirmation } from './awaits-confirmation';
import { kindOfProposal } from './proposals/open-proposal';
import type { RequestRow } from './request-rows';

/** Whether text is selected, so that a click was the end of the selection. */
const hasSelection = () => document.getSelection()?.isCollapsed === false;

/**
 * Two lines of the guest's message; a click shows all of it. Not a `<button>`, whose text cannot be selected. Its touch
 * target is 44 pixels high.
 */
export const Message = ({ text }: { text: string | null }) => {
  const { t } = useTranslation('admin');
  const [isExpanded, setIsExpanded] = useState(false);
  const toggle = () => setIsExpanded(!isExpanded);
  if (!text) return <span className="text-ink-2">{t('bookings.noMessage')}</span>;
  return (
    <div
      role="button"
      tabIndex={0}
      aria-expanded={isExpanded}
      onClick={() => hasSelection() || toggle()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        toggle();
      }}
      className="-my-3 cursor-pointer rounded-swatch py-3 wrap-anywhere"
    >
      <span className={isExpanded ? 'block whitespace-pre-line' : 'line-clamp-2 print:line-clamp-none'}>{text}</span>
    </div>
  );
};

interface ContactProps {
  request: Pick<BookingRequest, 'email' | 'phone'>;
  className: string;
}

/** The guest's e-mail address and telephone number. */
export const Contact = ({ request: { email, phone }, className }: ContactProps) => (
  <div className={className}>
    <p>
      <EmailAddress request={{ email }} />
    </p>
    {phone && (
      <a href={phoneAddress(phone)} className="-my-3 inline-block py-3 underline decoration-edge underline-offset-4">
        {phone}
      </a>
    )}
  </div>
);

/** The guest's e-mail address, or that no e-mail reaches a guest who was entered without one. */
export const EmailAddress = ({ request: { email } }: Pick<ContactProps, 'request'>) => {
  const { t } = useTranslation('admin');
  return email === null ? t('bookings.noEmail') : <Address email={email} />;
};

/** Whether the guest has not opened the confirm link of the request yet. */
export const isUnconfirmed = ({ request, isPast }: RequestRow): boolean =>
  !isPast && request.status === 'pending' && request.guestConfirmedAt === null && !isMadeByOffer(request);

/** Whether the guest of an approved booking has yet to confirm it. */
export const isAwaitingGuest = ({ request, isPast }: RequestRow, today: Day): boolean =>
  !isPast && awaitsConfirmation(request) && request.startDate >= today;

/** Says until when the guest has to confirm an approved booking: a day of its stay, whose year is beside it. */
export const AwaitedMarker = ({ request }: { request: ListedRequest }) => {
  const { t } = useTranslation('admin');
  const lastDay = lastDayToAct(request);
  return (
    <Marker icon={Hourglass} className="text-ink-2">
      {t('bookings.awaitsGuest', { day: formatDayForTable(lastDay, useLocale(), lastDay) })}
    </Marker>
  );
};

/** Says that the guest has not opened the confirm link yet; the owner can decide nevertheless. */
export const UnconfirmedMarker = ({ row }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  if (!isUnconfirmed(row)) return null;
  return (
    <Marker icon={MailQuestionMark} className="text-pending">
      {t('bookings.notConfirmedYet')}
    </Marker>
  );
};

/** Says that the guest asks to cancel a booking that is not past. */
export const WishMarker = ({ row: { request, isPast } }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  if (isPast || !request.cancellationWish) return null;
  return (
    <Marker icon={Ban} className="text-pending">
      {t('bookings.wishesToCancel')}
    </Marker>
  );
};

/** Says that a guest asks for other days or guests, or how long the owner's offer stands. */
export const ProposalMarker = ({ request }: { request: ListedRequest }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const proposal = openProposalOf(request, today);
  if (!proposal) return null;
  const kind = kindOfProposal(request, proposal);
  const day = formatDayForTable(proposal.validUntil, locale, today);
  return (
    <Marker icon={kind === 'offered' ? Hourglass : CalendarClock} className="text-approved">
      {t(`bookings.proposal.${kind}`, { day })}
    </Marker>
  );
};

interface StayMarkerProps {
  isPast: boolean;
  overlaps: readonly string[];
  brokenLimit: string | null;
}

/** Says with which requests the stay overlaps and which limit it breaks, or that it is past. */
export const StayMarker = ({ isPast, overlaps, brokenLimit }: StayMarkerProps) => {
  const { t } = useTranslation('admin');
  if (overlaps.length > 0 || brokenLimit !== null) {
    return (
      <>
        {overlaps.map((overlap) => (
          <Marker key={overlap} icon={TriangleAlert} className="text-taken-ink">
            {overlap}
          </Marker>
        ))}
        {brokenLimit !== null && (
          <Marker icon={CircleAlert} className="text-pending">
            {brokenLimit}
          </Marker>
        )}
      </>
    );
  }
  if (!isPast) return null;
  return (
    <Marker icon={History} className="text-ink-2">
      {t('bookings.past')}
    </Marker>
  );
};

interface MarkerProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

/** A note about a request, with an icon. */
const Marker = ({ icon, className, children }: MarkerProps) => (
  <p className={classNames('my-1 flex gap-1.5 text-note font-medium', className)}>
    <Icon of={icon} size={16} className="mt-0.5" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);
