import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { Icon } from '../../shared/ui/icon';

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className="mx-auto mt-16 w-full max-w-320 px-4 text-note md:mt-20 md:px-8 lg:px-12 print:hidden">
      <div className="flex items-center justify-between gap-4 border-t border-line pt-3 pb-5">
        <p>
          {t('footer.poweredBy')} <span className="font-semibold">{t('product')}</span>
        </p>
        <Link
          to={paths.adminLogin.to()}
          className="inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline"
        >
          <Icon of={KeyRound} size={16} />
          {t('footer.admin')}
        </Link>
      </div>
    </footer>
  );
};
