import { mayHaveDoorCode, stayEmailKinds, type StayEmailKind, type StayEmails } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { typedNumber } from '@web/panel/form/typed-values';

/** What the owner types of one kind, as text until it is saved. */
export interface EmailFields {
  enabled: boolean;
  days: string;
  hour: string;
  onlyConfirmed: boolean;
  doorCode: string;
  subject: Record<Locale, string>;
  text: Record<Locale, string>;
}

/** The whole section is saved at once. The kinds that are not open stay as they are stored. */
export type SectionFields = Record<StayEmailKind, EmailFields>;

const forEachKind = <Value>(valueOf: (kind: StayEmailKind) => Value) =>
  Object.fromEntries(stayEmailKinds.map((kind) => [kind, valueOf(kind)])) as Record<StayEmailKind, Value>;

export const fieldsOf = (emails: StayEmails): SectionFields =>
  forEachKind((kind) => {
    const { days, hour, subject, text, ...email } = emails[kind];
    // The texts are copied, so that the form never changes what was loaded.
    const typed = { days: String(days), hour: String(hour), subject: { ...subject }, text: { ...text } };
    return { doorCode: '', ...email, ...typed };
  });

export const bodyOf = (fields: SectionFields): StayEmails =>
  forEachKind((kind) => {
    const { doorCode, days, hour, ...email } = fields[kind];
    const body = { ...email, days: typedNumber(days), hour: Number(hour) };
    return mayHaveDoorCode(kind) ? { ...body, doorCode } : body;
  }) as StayEmails;
