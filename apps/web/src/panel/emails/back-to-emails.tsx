import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@web/shared/ui/icon';

/** Leads from a part of the section of e-mails to its list. */
export const BackToEmails = () => {
  const { t } = useTranslation('admin');
  return (
    <Link to={addressOfTab('settings', { [sectionParam]: 'emails' })} className="text-button">
      <Icon of={ArrowLeft} size={16} />
      {t('settings.sections.emails')}
    </Link>
  );
};
