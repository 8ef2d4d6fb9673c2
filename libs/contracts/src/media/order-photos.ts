import { command } from '../message/rpc';
import { photoOrderSchema, photosResponse } from './photo';

/** Puts the photos in another order. `PHOTOS_CHANGED_MEANWHILE` if it does not name each photo once */
export const orderPhotos = command('media.order-photos', { request: photoOrderSchema, response: photosResponse });
