import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { inEachLanguage } from '../values/in-each-language';
import { localeSchema } from '../values/locale';
import { paragraphOfText } from '../values/text';
import { settingsSection } from './settings-section';

/** The pages that the law asks for, in the order of their links. */
export const legalPages = ['notice', 'privacy'] as const;

export type LegalPage = (typeof legalPages)[number];

/** Stands in a text for the times after which data are removed, so that the page follows the settings. */
export const retentionPlaceholder = '{{retention}}';

/** A text of such a page in Markdown. */
export const legalTextSchema = paragraphOfText({ max: fieldLimits.legalTextMax, tooLong: 'LEGAL_TEXT_TOO_LONG' });

const text = inEachLanguage(legalTextSchema);

/** The texts of the legal notice and of the privacy page. A page without a text does not exist. */
export const legalTextsSchema = z.object({ notice: text, privacy: text });

export type LegalTexts = z.infer<typeof legalTextsSchema>;

export const legalSection = settingsSection({
  name: 'legal',
  schema: legalTextsSchema,
  content: 'texts of the legal notice and the privacy page',
  operations: 'LegalTexts',
});

/** A page as guests read it: in its language, or in another one if it has no text in this. */
const writtenPageSchema = z.partialRecord(localeSchema, z.string());

/** `GET /bookings/legal`: the HTML of each page that exists, by language. */
export const legalPagesViewSchema = z.partialRecord(z.enum(legalPages), writtenPageSchema);

export type LegalPagesView = z.infer<typeof legalPagesViewSchema>;

/** `POST /admin/settings/legal/preview`, with {@link htmlPreviewSchema} as the response. */
export const legalPreviewBodySchema = z.strictObject({ text: legalTextSchema });
