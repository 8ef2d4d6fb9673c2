import { z } from 'zod';
import { query } from '../message/rpc';
import { photosResponse } from './photo';

/** The photos of the house in their order. */
export const listPhotos = query('media.list-photos', { request: z.object({}), response: photosResponse });
