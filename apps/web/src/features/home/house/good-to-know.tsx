import type { HouseView } from '@hearthstay/contracts';
import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { OwnerText } from './owner-text';

/** When guests come and go, and the rules of the house. */
export const GoodToKnow = ({ checkIn, checkOut, rules }: Pick<HouseView, 'checkIn' | 'checkOut' | 'rules'>) => {
  const { t } = useTranslation('house');
  return (
    <Card className="p-4 xs:p-6 lg:p-8">
      <h2 className="title-card">{t('goodToKnow.title')}</h2>
      {(checkIn ?? checkOut) && (
        <ul className="mt-4 grid gap-3 text-label font-medium xs:grid-cols-2">
          {checkIn && (
            <li className="flex items-center gap-3">
              <Icon of={LogIn} size={20} className="text-ink-2" />
              {t('goodToKnow.checkIn', { time: checkIn })}
            </li>
          )}
          {checkOut && (
            <li className="flex items-center gap-3">
              <Icon of={LogOut} size={20} className="text-ink-2" />
              {t('goodToKnow.checkOut', { time: checkOut })}
            </li>
          )}
        </ul>
      )}
      {rules && (
        <>
          <h3 className="mt-6 text-body font-semibold">{t('goodToKnow.rules')}</h3>
          <OwnerText texts={rules} className="mt-2" />
        </>
      )}
    </Card>
  );
};
