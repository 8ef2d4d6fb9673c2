import type { HouseView } from '@hearthstay/contracts';
import { mapAddress, placeWords } from '@hearthstay/stay';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { buttonLook } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

/** Where the house is. */
export const Place = ({ coordinates, ...written }: Pick<HouseView, 'place' | 'placeIn' | 'coordinates'>) => {
  const { t } = useTranslation('house');
  const { words, language } = placeWords(written, useLocale());
  return (
    <Card className="p-4 xs:p-6 lg:p-8">
      <h2 className="title-card">{t('place.title')}</h2>
      {words && (
        <p lang={language} className="mt-3 wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
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
