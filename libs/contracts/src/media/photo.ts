import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { requiredAs } from '../values/field-error';
import { inEachLanguage } from '../values/in-each-language';
import { lineOfText } from '../values/text';
import { withAllFields } from '../values/with-all-fields';
import { backgroundImageSchema, imageHashSchema } from './background-image';

/** What a photo shows, in each language. */
export const photoAltsSchema = inEachLanguage(
  lineOfText({ max: fieldLimits.photoAltMax, tooLong: 'PHOTO_ALT_TOO_LONG' }),
);

export type PhotoAlts = z.infer<typeof photoAltsSchema>;

/** A photo of the house. Its hash identifies it, so there are no two of the same content. */
export const photoSchema = backgroundImageSchema.extend({ alt: photoAltsSchema });

export type HousePhoto = z.infer<typeof photoSchema>;

/** The photos in their order: the response of every call about them. */
export const photosResponse = z.object({ photos: z.array(photoSchema) });

/** `PATCH /admin/photos/{id}`. */
export const photoChangeSchema = z.strictObject(withAllFields({ alt: photoAltsSchema }));

/** `PATCH /admin/photos`: the ids of all photos in their new order. */
export const photoOrderSchema = z.strictObject({
  order: z.array(imageHashSchema, { error: requiredAs('REQUIRED') }),
});
