import { addressOfMessages } from '@hearthstay/contracts';
import { formatMoment } from './moment';
import type { PageProps } from './page-props';

/** The number of messages of which the page shows the text: the latest ones. */
const shownMessages = 3;

/**
 * What the guest has written since an owner has read the thread, oldest first; nothing without any. Messages stay
 * unread here. Long ones scroll, so that the page stays short.
 */
export const NewMessages = (props: PageProps) => {
  const { request, newMessages, t } = props;
  const count = request.unreadMessages;
  if (count === undefined) return null;
  const shown = newMessages.slice(-shownMessages);
  return (
    <section className="card" id="messages">
      <h2 id="messages-title">{t('newMessages', { count })}</h2>
      {shown.length > 0 && (
        <div className="messages" role="group" tabIndex={0} aria-labelledby="messages-title">
          {shown.map(({ id, at, text }) => (
            <div key={id}>
              <p className="quiet">{formatMoment(at, props)}</p>
              <blockquote>{text}</blockquote>
            </div>
          ))}
        </div>
      )}
      {shown.length < count && (
        <p className="centered">
          <a href={addressOfMessages(props.request.id)}>{t('allMessages')}</a>
        </p>
      )}
    </section>
  );
};

/** Leads to {@link NewMessages}, and says how many there are; nothing without any. */
export const NewMessagesLink = ({ request: { unreadMessages: count }, t }: PageProps) =>
  count === undefined ? null : <a href="#messages">{t('newMessages', { count })}</a>;
