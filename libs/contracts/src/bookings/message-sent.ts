import { z } from 'zod';
import { event } from '../message/event';
import { accessLinkSchema, requestEventSchema } from './request-event';

const sentMessageSchema = requestEventSchema.extend({ text: z.string() });

/** A guest has written to the owner. */
export const messageFromGuest = event('message.from-guest', sentMessageSchema);

/** The owner has written to a guest. */
export const messageFromOwner = event('message.from-owner', sentMessageSchema.extend({ statusLink: accessLinkSchema }));
