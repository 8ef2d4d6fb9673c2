import type { WrittenStayEmail } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { placeWords } from '@hearthstay/stay';
import type { Settings } from '../../../settings/domain/settings';
import { sectionOf } from '../../../settings/domain/stored-sections';

/** What an e-mail of a stay in a language tells about the house; nothing that the owner has not set. */
export const factsOfHouse = (
  settings: Pick<Settings, 'house'>,
  locale: Locale,
): Pick<WrittenStayEmail, 'checkIn' | 'checkOut' | 'place' | 'coordinates'> => {
  const house = sectionOf('house', settings);
  const { checkIn, checkOut, coordinates } = house;
  const { words: place } = placeWords(house, locale);
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(place && { place }),
    ...(coordinates && { coordinates }),
  };
};
