import type { HouseView } from '@hearthstay/contracts';
import { ofEachRoom } from '@hearthstay/stay';
import { AboutHouse } from './about-house';
import { Gallery } from './gallery/gallery';
import { GoodToKnow } from './good-to-know';
import { Place } from './place';

/** What the owner tells about the house; what is not entered is left out, piece by piece. */
export const HouseSection = ({ house }: { house: HouseView }) => {
  const { description, rules, place, placeIn, coordinates, checkIn, checkOut, amenities, photos = [] } = house;
  const rooms = ofEachRoom((name) => house[name]);
  const hasRooms = Object.values(rooms).some((count) => count !== undefined);
  if (Object.keys(house).every((part) => part === 'photos') && photos.length < 2) return null;
  const isPlaced = Boolean(place ?? placeIn ?? coordinates);
  return (
    <div className="house">
      {photos.length > 1 && <Gallery photos={photos} />}
      {(description ?? amenities ?? hasRooms) && <AboutHouse {...{ description, amenities, rooms }} />}
      {(isPlaced || (checkIn ?? checkOut ?? rules)) && (
        <div className="house-facts">
          {isPlaced && <Place {...{ place, placeIn, coordinates }} />}
          {(checkIn ?? checkOut ?? rules) && <GoodToKnow {...{ checkIn, checkOut, rules }} />}
        </div>
      )}
    </div>
  );
};
