import { errorTable, type DomainError, type ErrorView, type Locale } from '@hearthstay/contracts';
import { formatDays, formatPlainDay, isDay } from '@hearthstay/stay';
import { fieldSentence, sentence } from '../sentences/sentence';

/**
 * An error in the form of the API, in the language of the request. Conflicting days are details named by the day
 * itself.
 */
export const errorView = ({ code, content }: DomainError, locale: Locale): ErrorView => {
  const { status, publicCode = code, requiresPassword } = errorTable[code];
  const fields = content.fields ?? [];
  const days = (content.days ?? []).filter(isDay);
  const details = [
    ...fields.map((field) => ({ ...field, message: fieldSentence(locale, field) })),
    ...days.map((day) => ({ field: day, code: publicCode, message: formatPlainDay(day, locale) })),
  ];
  const message = fields[0]
    ? fieldSentence(locale, fields[0])
    : sentence(locale, code, { ...content.params, ...(days.length > 0 && { days: formatDays(days, locale) }) });
  return {
    statusCode: status,
    code: publicCode,
    message,
    error: message,
    ...(content.params && { params: content.params }),
    ...(requiresPassword && { requiresPassword }),
    ...(details.length > 0 && { details }),
    ...(content.quote && { quote: content.quote }),
  };
};
