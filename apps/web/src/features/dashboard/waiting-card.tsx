import type { ListedRequest } from '@hearthstay/contracts';
import { addressOfMessages, addressOfTab } from '@hearthstay/contracts/page-paths';
import { dayAt, daysBetween, formatRangeForTable, rangeOf } from '@hearthstay/stay';
import { Ban, CalendarClock, ChevronRight, Clock, MessageSquare } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterParam } from '@web/panel/requests/filter-requests';
import { rowsAmong, useRowTexts } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { countWaitingForGuests, mayWaitForYou, waitingForYou, type WaitingRequest } from './waiting';

const shownRows = 5;

/** What waits for the owner: decisions and messages of guests. And the number of requests that wait for guests. */
export const WaitingCard = ({ requests }: { requests: ListedRequest[] }) => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const today = useToday();
  const unit = useStayUnit();
  const { stayRules } = useStayConditions().conditions;
  const rows = useMemo(() => {
    const candidates = requests.filter((request) => mayWaitForYou(request, today));
    return waitingForYou(rowsAmong(requests, candidates, today, unit, stayRules), today);
  }, [requests, today, unit, stayRules]);
  const forGuests = countWaitingForGuests(requests, today);
  // No list that a link could show contains all messages: those of past stays are in another one.
  const isShown = ({ kind }: WaitingRequest, index: number) => index < shownRows || kind === 'writes';
  const more = rows.filter((waiting, index) => !isShown(waiting, index));
  const moreFilter = more.some(({ kind }) => kind !== 'asks') ? 'active' : 'pending';
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="title-card">
          {t('dashboard.waiting.title')}
        </h2>
        {rows.length > 1 && <p className="text-note text-ink-2">{t('dashboard.waiting.order')}</p>}
      </div>
      {rows.length === 0 && <p className="mt-2 text-label text-ink-2">{t('dashboard.waiting.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {rows.filter(isShown).map((waiting, index) => (
          <WaitingRow key={waiting.row.request.id} waiting={waiting} isFirst={index === 0} />
        ))}
      </ul>
      {more.length > 0 && (
        <MoreLink filter={moreFilter}>{t('dashboard.waiting.more', { count: more.length })}</MoreLink>
      )}
      {forGuests > 0 && <MoreLink filter="active">{t('dashboard.waiting.guests', { count: forGuests })}</MoreLink>}
    </Card>
  );
};

const iconOf = {
  asks: Clock,
  'asks-for-days': CalendarClock,
  'asks-for-guests': CalendarClock,
  'wishes-cancellation': Ban,
  writes: MessageSquare,
};

const WaitingRow = ({ waiting: { row, kind, at }, isFirst }: { waiting: WaitingRequest; isFirst: boolean }) => {
  const { t } = useTranslation('admin');
  const { timezone } = usePublicSettings().settings;
  const today = useToday();
  const texts = useRowTexts(row);
  const locale = useLocale();
  const { id, proposal, unreadMessages } = row.request;
  const days = daysBetween(dayAt(timezone, new Date(at)), today);
  const instead = kind === 'asks-for-days' && proposal && formatRangeForTable(rangeOf(proposal), locale, today);
  const stay = instead
    ? [t('dashboard.waiting.instead', { wished: instead, present: texts.shortRange })]
    : [texts.shortRange, texts.days];
  const action = kind === 'writes' ? 'read' : isFirst ? 'decide' : 'view';
  const since = days < 1 ? t('dashboard.waiting.today') : t('dashboard.waiting.since', { count: days });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-pending-soft text-pending max-xs:hidden">
        <Icon of={iconOf[kind]} />
      </span>
      <div className="min-w-0 flex-1 basis-44 text-note wrap-anywhere">
        <p className="text-label font-semibold">
          {t(`dashboard.waiting.${kind}`, { name: texts.name })}
          <UnreadBadge count={unreadMessages} isShort className="ml-2" />
        </p>
        <p className="text-ink-2 tabular-nums">{[...stay, ...texts.overlaps].join(' · ')}</p>
      </div>
      <span className="text-note text-ink-2">{since}</span>
      <Link
        to={kind === 'writes' ? addressOfMessages(id) : paths.adminBooking.to(id)}
        className={`${buttonLook(isFirst ? 'primary' : 'quiet', 'medium')} max-xs:w-full xs:min-w-28`}
      >
        {t(`dashboard.waiting.${action}`)}
        <span className="sr-only">, {texts.name}</span>
      </Link>
    </li>
  );
};

const MoreLink = ({ filter, children }: { filter: 'pending' | 'active'; children: string }) => (
  <Link to={addressOfTab('bookings', { [filterParam]: filter })} className="text-button mt-1">
    {children}
    <Icon of={ChevronRight} size={16} />
  </Link>
);
