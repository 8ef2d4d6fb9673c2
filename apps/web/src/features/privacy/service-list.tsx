import type { GuestDataReceipt } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { countsText } from './counts-text';

interface ServiceListProps {
  services: readonly Pick<GuestDataReceipt, 'service' | 'found'>[];
  /** What is said of a service without a result. */
  without: string;
}

/** What each service has found. */
export const ServiceList = ({ services, without }: ServiceListProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <dl className="grid gap-x-6 gap-y-1 text-label xs:grid-cols-[auto_1fr]">
      {services.map(({ service, found }) => (
        <div key={service} className="contents">
          <dt className="text-ink-2">{t(`privacy.services.${service}`)}</dt>
          <dd>{found ? countsText(found, t, locale) : without}</dd>
        </div>
      ))}
    </dl>
  );
};
