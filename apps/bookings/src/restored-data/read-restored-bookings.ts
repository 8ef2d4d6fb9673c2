import type { ReadRestoredData } from '@hearthstay/database';
import type { z } from 'zod';
import { fromDocument, requestModel, type RequestDocument } from '../request-store';
import { storedRequestSchema } from '../request-store/domain/stored-fields';
import { settingsModel, type SettingsDocument } from '../settings';
import { settingsSchema } from '../settings/domain/settings';

/**
 * Reads every request, and the settings, as this version does. The settings may lack what a later version has added.
 */
export const readRestoredBookings: ReadRestoredData = async (data) => {
  for await (const request of data.collection<RequestDocument>(requestModel.name).find()) {
    read(storedRequestSchema, fromDocument(request), `${requestModel.name} ${request._id}`);
  }
  const settings = await data.collection<SettingsDocument>(settingsModel.name).findOne();
  if (settings) read(settingsSchema.partial(), settings, settingsModel.name);
};

/** @throws Error that names the document and the field, but no value, which may be a guest's */
const read = (schema: z.ZodType, value: unknown, place: string): void => {
  const issue = schema.safeParse(value).error?.issues[0];
  if (issue) throw new Error(`${place}, ${issue.path.join('.')}: ${issue.message}`);
};
