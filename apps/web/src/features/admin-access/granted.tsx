import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { ButtonLink } from '../../shared/ui/button-link';
import { SmallPage } from '../../shared/ui/small-page';

/** Specification, section 9. */
const redirectMs = 2_000;

/** Leads on to the panel, and takes the page's place in the history: the link is used up. */
export const Granted = () => {
  const { t } = useTranslation('admin-access');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.admin.to(), { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <SmallPage icon={Check} title={t('granted.title')} lead={t('granted.text')} takesFocus>
      <ButtonLink kind="quiet" to={paths.admin.to()} replace>
        {t('granted.open')}
      </ButtonLink>
    </SmallPage>
  );
};
