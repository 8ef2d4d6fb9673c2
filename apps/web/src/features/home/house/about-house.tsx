import type { HouseView } from '@hearthstay/contracts';
import type { Rooms } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { amenityIcons } from './amenity-icons';
import { OwnerText } from './owner-text';
import { RoomsList } from './rooms';

interface AboutHouseProps extends Pick<HouseView, 'description' | 'amenities'> {
  rooms: Rooms;
}

/** The description, the rooms, and what is there. */
export const AboutHouse = ({ description, amenities, rooms }: AboutHouseProps) => {
  const { t } = useTranslation('house');
  return (
    <Card className="house-about">
      <div className="min-w-0">
        <h2 className="title-card">{t('title')}</h2>
        <RoomsList {...rooms} />
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
