import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook, type ButtonKind } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';

interface LinkToHomeProps {
  to: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** A link to the home page. It opens another tab, because no page of the site but this one is shown in a frame. */
export const LinkToHome = ({ to, kind = 'quiet', children }: LinkToHomeProps) => {
  const { t } = useTranslation('embed');
  return (
    <a href={to} target="_blank" rel="noopener" className={buttonLook(kind, 'medium')}>
      {children}
      <span className="sr-only">{t('inAnotherTab')}</span>
      <Icon of={ExternalLink} size={16} />
    </a>
  );
};
