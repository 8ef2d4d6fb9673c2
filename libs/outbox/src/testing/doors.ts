import { event } from '@hearthstay/contracts';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { addOutbox, type WithOutbox } from '../outbox.schema';

export const doorPainted = event('door.painted', z.object({ color: z.string() }));

/** A document with a state and an outbox, as in a service. */
export interface Door extends WithOutbox {
  _id: string;
  color: string;
  updatedAt: Date;
}

export const doorSchema = new Schema({ _id: String, color: String }, { timestamps: true });
addOutbox(doorSchema);
