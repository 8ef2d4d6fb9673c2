import type { HouseView } from '@hearthstay/contracts';
import { mapAddress } from '@hearthstay/stay';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

/** Where the house is. */
export const Place = ({ place, coordinates }: Pick<HouseView, 'place' | 'coordinates'>) => {
  const { t } = useTranslation('house');
  return (
    <Card className="p-4 xs:p-6 lg:p-8">
      <h2 className="title-card">{t('place.title')}</h2>
      {place && <p className="mt-3 wrap-anywhere whitespace-pre-line">{place}</p>}
      {coordinates && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={mapAddress(coordinates)}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(buttonLook('quiet', 'medium'), 'w-full xs:w-auto')}
          >
            <Icon of={MapPin} />
            {t('place.map')}
          </a>
          <p className="text-note text-ink-2">{t('place.opens')}</p>
        </div>
      )}
    </Card>
  );
};
