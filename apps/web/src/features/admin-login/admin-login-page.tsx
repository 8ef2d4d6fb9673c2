import type { AdminLinkView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { AccessLinkPage } from '@web/shared/access-link/access-link-page';
import { useReturnTo } from '@web/shared/access-link/use-return-to';

/** Sends a link to an admin that opens the panel. */
export const AdminLoginPage = () => {
  const { t } = useTranslation('admin-login');
  const returnTo = useReturnTo();
  return (
    <AccessLinkPage<AdminLinkView>
      path="/admin/request-access"
      returnTo={returnTo}
      title={t('title')}
      lead={t('lead')}
      submit={t('submit')}
      sending={t('sending')}
      failed={t('failed')}
      sent={{
        title: t('sent.title'),
        text: ({ response }) => t('sent.text', { count: response.linkMinutes }),
        again: t('sent.again'),
      }}
    />
  );
};
