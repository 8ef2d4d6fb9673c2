import type { Locale, MailboxEntry } from '@hearthstay/contracts';
import { followListPath } from './follow-list';
import { renderPage } from '../../platform/server-page/render-page';
import { SentAt } from './sent-at';
import { mailboxStylesheet } from './stylesheet';
import { loadTexts } from './texts';

/** Renders the list of all e-mails, newest first. */
export const listPage = async (emails: MailboxEntry[], locale: Locale): Promise<string> => {
  const t = await loadTexts(locale);
  return renderPage({
    locale,
    title: t('title'),
    stylesheet: mailboxStylesheet,
    script: followListPath,
    children: (
      <>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('why')}</p>
        {emails.length === 0 && (
          <p id="empty" className="card">
            {t('empty')}
          </p>
        )}
        <ul aria-live="polite">
          {emails.map(({ id, to, subject, createdAt }) => (
            <li key={id}>
              <a className="card" href={`/dev/mailbox/${encodeURIComponent(id)}`}>
                <strong>{subject}</strong>
                <span className="quiet">
                  {t('to')} {to} · <SentAt instant={createdAt} locale={locale} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  });
};
