import { useTranslation } from 'react-i18next';
import { AccessLinkPage } from '@web/shared/access-link/access-link-page';

/** A guest asks for the link to their own requests. */
export const MyRequestsPage = () => {
  const { t } = useTranslation('my-requests');
  return (
    <AccessLinkPage
      path="/bookings/send-access-link"
      title={t('title')}
      lead={t('lead')}
      submit={t('submit')}
      sending={t('sending')}
      failed={t('failed')}
      sent={{ title: t('sent.title'), text: ({ email }) => t('sent.text', { email }), again: t('sent.again') }}
    />
  );
};
