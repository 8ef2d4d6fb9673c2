import type { Locale, MailboxEntry } from '@hearthstay/contracts';
import { followListPath } from './follow-list';
import { renderPage } from './page';
import { SentAt } from './sent-at';
import { mailboxStylesheet } from './stylesheet';
import { words } from './texts';

/** Renders the list of all e-mails, newest first. */
export const listPage = (emails: MailboxEntry[], locale: Locale): string =>
  renderPage({
    locale,
    title: words[locale].title,
    stylesheet: mailboxStylesheet,
    script: followListPath,
    children: (
      <>
        <h1>{words[locale].title}</h1>
        <p className="quiet">{words[locale].why}</p>
        {emails.length === 0 && (
          <p id="empty" className="card">
            {words[locale].empty}
          </p>
        )}
        <ul aria-live="polite">
          {emails.map(({ id, to, subject, createdAt }) => (
            <li key={id}>
              <a className="card" href={`/dev/mailbox/${encodeURIComponent(id)}`}>
                <strong>{subject}</strong>
                <span className="quiet">
                  {words[locale].to} {to} · <SentAt instant={createdAt} locale={locale} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  });
