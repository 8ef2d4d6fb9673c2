import { randomUUID } from 'node:crypto';
import { fieldLimits } from '@hearthstay/stay';
import type { PageProps } from './page-props';
import { Refusal } from './refusal';

/** What was typed for a guest and not sent, to be sent as a message; its key makes a button pressed twice send one. */
export const UnsentNote = (props: PageProps) => {
  const { request, attempt, t } = props;
  const text = attempt?.text;
  if (!text) return null;
  if (request.email === null) {
    return (
      <section className="card">
        <p className="quiet">{t('unsent.kept')}</p>
        <blockquote>{text}</blockquote>
      </section>
    );
  }
  return (
    <form method="post" className="card">
      <h2>
        <label htmlFor="message">{t('unsent.title')}</label>
      </h2>
      <p id="message-hint" className="quiet">
        {t('unsent.question', { name: request.name })}
      </p>
      {attempt.kind === 'message' && <Refusal {...props} />}
      <textarea
        id="message"
        name="text"
        rows={3}
        maxLength={fieldLimits.threadMessageMax}
        defaultValue={text}
        aria-describedby="message-hint"
      />
      <button name="key" value={randomUUID()}>
        {t('unsent.send')}
      </button>
    </form>
  );
};
