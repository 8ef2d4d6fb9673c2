import type { getMailboxEmail, Locale, ResponseOf } from '@hearthstay/contracts';
import { renderPage } from './page';
import { SentAt } from './sent-at';
import { mailboxStylesheet } from './stylesheet';
import { words } from './texts';

export type MailboxEmail = ResponseOf<typeof getMailboxEmail>;

const Attachments = ({ email, locale }: { email: MailboxEmail; locale: Locale }) => (
  <section>
    <h2>{words[locale].attachments}</h2>
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
export const emailPage = (email: MailboxEmail, locale: Locale): string =>
  renderPage({
    locale,
    title: email.subject,
    stylesheet: mailboxStylesheet,
    children: (
      <>
        <p>
          <a href="/dev/mailbox">{words[locale].back}</a>
        </p>
        <h1>{email.subject}</h1>
        <p className="quiet">
          {words[locale].to} {email.to} · <SentAt instant={email.createdAt} locale={locale} />
        </p>
        <iframe
          className="card"
          title={email.subject}
          src={`/dev/mailbox/${encodeURIComponent(email.id)}/html`}
          sandbox="allow-top-navigation-by-user-activation"
        />
        {email.attachments.length > 0 && <Attachments email={email} locale={locale} />}
        <details>
          <summary>{words[locale].asText}</summary>
          <pre className="card">{email.text}</pre>
        </details>
      </>
    ),
  });
