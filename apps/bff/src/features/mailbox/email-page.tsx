import type { getMailboxEmail, Locale, ResponseOf } from '@hearthstay/contracts';
import { renderPage } from '../../platform/server-page/render-page';
import { SentAt } from './sent-at';
import { mailboxStylesheet } from './stylesheet';
import { loadTexts } from './texts';

export type MailboxEmail = ResponseOf<typeof getMailboxEmail>;

const Attachments = ({ email, title }: { email: MailboxEmail; title: string }) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {email.attachments.map(({ filename }, index) => (
        <li key={filename}>
          <a href={`/dev/mailbox/${encodeURIComponent(email.id)}/attachments/${index}`}>{filename}</a>
        </li>
      ))}
    </ul>
  </section>
);

/** Renders the page of one e-mail. A sandboxed frame shows its HTML; its links replace the page. */
export const emailPage = async (email: MailboxEmail, locale: Locale): Promise<string> => {
  const t = await loadTexts(locale);
  return renderPage({
    locale,
    title: email.subject,
    stylesheet: mailboxStylesheet,
    children: (
      <>
        <p>
          <a href="/dev/mailbox">{t('back')}</a>
        </p>
        <h1>{email.subject}</h1>
        <p className="quiet">
          {t('to')} {email.to} · <SentAt instant={email.createdAt} locale={locale} />
        </p>
        <iframe
          className="card"
          title={email.subject}
          src={`/dev/mailbox/${encodeURIComponent(email.id)}/html`}
          sandbox="allow-top-navigation-by-user-activation"
        />
        {email.attachments.length > 0 && <Attachments email={email} title={t('attachments')} />}
        <details>
          <summary>{t('asText')}</summary>
          <pre className="card">{email.text}</pre>
        </details>
      </>
    ),
  });
};
