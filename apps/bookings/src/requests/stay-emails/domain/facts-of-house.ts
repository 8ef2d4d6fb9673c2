import type { WrittenStayEmail } from '@hearthstay/contracts';
import type { Settings } from '../../../settings/domain/settings';
import { sectionOf } from '../../../settings/domain/stored-sections';

/** What an e-mail of a stay tells about the house; nothing that the owner has not set. */
export const factsOfHouse = (
  settings: Pick<Settings, 'house'>,
): Pick<WrittenStayEmail, 'checkIn' | 'checkOut' | 'place' | 'coordinates'> => {
  const { checkIn, checkOut, place, coordinates } = sectionOf('house', settings);
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(place && { place }),
    ...(coordinates && { coordinates }),
  };
};
