import { Schema } from 'mongoose';

const withoutId = { _id: false };

/** The stored fields of an image. */
export const imageDefinition = {
  hash: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  files: {
    type: [
      new Schema(
        {
          name: { type: String, required: true },
          width: { type: Number, required: true },
          contentType: { type: String, required: true },
        },
        withoutId,
      ),
    ],
    required: true,
  },
} as const;

export const finishingSchema = new Schema(
  { attempts: { type: Number, required: true }, leasedUntil: { type: Date, required: true } },
  withoutId,
);

export const retiredSchema = new Schema(
  { hash: { type: String, required: true }, keptUntil: { type: Date, required: true } },
  withoutId,
);
