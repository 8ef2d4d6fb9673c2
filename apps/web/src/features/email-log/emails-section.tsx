import { useTranslation } from 'react-i18next';
import { EmailLogCard } from './email-log-card';
import { EmailTestCard } from './email-test-card';
import { GoodToKnow } from './good-to-know';

/** The e-mails of the house and their log. */
export const EmailsSection = () => {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="title-card">{t('emailLog.title')}</h2>
        <p className="mt-1 text-note text-ink-2">{t('emailLog.lead')}</p>
      </div>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <EmailLogCard />
        <div className="grid gap-4 md:gap-6">
          <EmailTestCard />
          <GoodToKnow />
        </div>
      </div>
    </div>
  );
};
