import type { HouseView } from '@hearthstay/contracts';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { amenityIcons } from './amenity-icons';
import { OwnerText } from './owner-text';

/** The description, and what is there. */
export const AboutHouse = ({ description, amenities }: Pick<HouseView, 'description' | 'amenities'>) => {
  const { t } = useTranslation('house');
  const { maxGuests } = useStayConditions().conditions;
  return (
    <Card className="house-about">
      <div className="min-w-0">
        <h2 className="title-card">{t('title')}</h2>
        {maxGuests !== undefined && (
          <p className="mt-3 flex items-center gap-2 text-label">
            <Icon of={Users} size={20} className="text-ink-2" />
            {t('guests', { count: maxGuests })}
          </p>
        )}
        {description && <OwnerText texts={description} className="mt-4" />}
      </div>
      {amenities && (
        <div className="min-w-0">
          <h3 className="text-section font-semibold">{t('amenitiesTitle')}</h3>
          <ul className="house-amenities">
            {amenities.map((amenity) => (
              <li key={amenity} className="flex items-start gap-3 text-label">
                <Icon of={amenityIcons[amenity]} size={20} className="text-pine" />
                {t(`amenities.${amenity}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
};
