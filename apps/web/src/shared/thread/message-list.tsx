import { languageTag } from '@hearthstay/locales';
import { addDays, dayAt, formatDay, type Day } from '@hearthstay/stay';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useAdminEmail } from '@web/shared/session/admin-session';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { classNames } from '@web/shared/ui/class-names';
import type { Side, ThreadMessage } from './thread-message';

interface MessageListProps {
  messages: readonly ThreadMessage[];
  /** The id of the first new message, above which a line marks the new ones. */
  firstNew: string | undefined;
  side: Side;
  guestName?: string | undefined;
}

/** Messages by day, oldest first. Screen readers announce new ones. */
export const MessageList = ({ messages, firstNew, side, guestName }: MessageListProps) => {
  const { t } = useTranslation('thread');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const today = useToday();
  const dayOf = ({ at }: ThreadMessage): Day => dayAt(timezone, new Date(at));
  const nameOf = (day: Day) => {
    if (day === today) return t('today');
    return day === addDays(today, -1) ? t('yesterday') : formatDay(day, locale);
  };
  return (
    <div role="log" aria-label={t('label')} className="grid grid-cols-[minmax(0,1fr)]">
      {messages.map((message, index) => {
        const day = dayOf(message);
        const before = messages[index - 1];
        const isFirstOfDay = !before || dayOf(before) !== day;
        return (
          <Fragment key={message.id}>
            {isFirstOfDay && <p className="py-2 text-center text-note text-ink-2 tabular-nums">{nameOf(day)}</p>}
            {message.id === firstNew && <NewLine />}
            <Message message={message} isOwn={message.from === side} guestName={guestName} />
          </Fragment>
        );
      })}
    </div>
  );
};

/** The line above the first new message in an element. */
export const newLineIn = (element: Element): Element | null => element.querySelector('[data-new]');

/** The line between read and new messages. */
const NewLine = () => {
  const { t } = useTranslation('thread');
  return (
    <p
      data-new
      className="flex items-center gap-3 pb-2 text-head font-semibold text-pine before:h-px before:flex-1 before:bg-pine-line after:h-px after:flex-1 after:bg-pine-line"
    >
      {t('new')}
    </p>
  );
};

interface MessageProps {
  message: ThreadMessage;
  isOwn: boolean;
  guestName?: string | undefined;
}

/** One message in a bubble, with its author and time. Links in its text are not made clickable. */
const Message = ({ message, isOwn, guestName }: MessageProps) => {
  const { text, from, at, read, isSending } = message;
  const { t } = useTranslation('thread');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeZone: timezone, timeStyle: 'short' });
  const author = useAuthor(message, isOwn, guestName);
  return (
    <div
      className={classNames(
        'mb-3 grid max-w-[84%] gap-1',
        isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start',
      )}
    >
      <p
        className={classNames(
          'rounded-[1rem] px-4 py-3 text-label/6 wrap-anywhere whitespace-pre-wrap',
          from === 'guest' ? 'bg-sunken' : 'bg-pine-mid',
          isOwn ? 'rounded-br-[0.3125rem]' : 'rounded-bl-[0.3125rem]',
          isSending && 'opacity-70',
        )}
      >
        {text}
      </p>
      <p className="px-1 text-tiny wrap-anywhere text-ink-2 tabular-nums">
        {author}
        {' · '}
        {isSending ? t('sending') : <time dateTime={at}>{time.format(new Date(at))}</time>}
        {isOwn && read && ` · ${t('read')}`}
      </p>
    </div>
  );
};

const useAuthor = ({ from, by }: ThreadMessage, isOwn: boolean, guestName?: string): string => {
  const { t } = useTranslation('thread');
  const email = useAdminEmail();
  if (from === 'guest') return isOwn ? t('you') : (guestName ?? '');
  if (!isOwn) return t('hosts');
  return by === undefined || by === email ? t('you') : by;
};
