import { ofEachRoom } from '@hearthstay/stay';
import { z } from 'zod';
import { houseSchema } from '../bookings/house';
import { localeSchema } from '../values/locale';
import { photoViewsSchema } from './photo-view';

/** The HTML of a text in each language that it is written in. */
const writtenSchema = z.partialRecord(localeSchema, z.string());

const { place, checkIn, checkOut, amenities, coordinates } = houseSchema.shape;

/** `GET /bookings/house`: what guests read about the house. What the owner has not entered is absent. */
export const houseViewSchema = z.object({
  description: writtenSchema.optional(),
  rules: writtenSchema.optional(),
  place: place.unwrap().optional(),
  /** The place in each language that it is written in; not as HTML. */
  placeIn: writtenSchema.optional(),
  coordinates,
  checkIn: checkIn.unwrap().optional(),
  checkOut: checkOut.unwrap().optional(),
  ...ofEachRoom((name) => houseSchema.shape[name]),
  amenities: amenities.unwrap().optional(),
  photos: photoViewsSchema.optional(),
});

export type HouseView = z.infer<typeof houseViewSchema>;
