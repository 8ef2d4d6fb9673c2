import type { ErrorView } from '@hearthstay/contracts';
import type { loadErrors, TextsOf } from '@hearthstay/locales/load-texts';
import { nameField, type SentenceCode } from '@hearthstay/sentences';
import { formatDays, isDay, type Day } from '@hearthstay/stay';
import i18n from 'i18next';
import { asLocale } from '@web/shared/i18n/language';

/** The codes of the server, and two for a missing response and an unreadable one. */
type ApiErrorCode = ErrorView['code'] | 'NO_RESPONSE' | 'UNREADABLE_RESPONSE';

interface ApiErrorContent {
  /** The HTTP status; 0 without a response. */
  status: number;
  code: ApiErrorCode;
  /** The server's sentence in the reader's language; `''` without one. */
  message: string;
  params: ErrorView['params'];
  details: ErrorView['details'];
  quote?: ErrorView['quote'];
  requiresPassword: boolean;
  /** The `Retry-After` of the response, in milliseconds. */
  retryAfterMs?: number;
}

/** The error of a failed call. Screens show its sentence by `messageOf`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Values for the placeholders of the code's sentence. */
  readonly params: NonNullable<ErrorView['params']>;
  readonly details: NonNullable<ErrorView['details']>;
  /** The present price of the stay if the guest was shown another one. */
  readonly quote: ErrorView['quote'];
  readonly requiresPassword: boolean;
  readonly retryAfterMs: number;

  constructor(content: ApiErrorContent, options?: ErrorOptions) {
    super(content.message, options);
    this.status = content.status;
    this.code = content.code;
    this.params = content.params ?? {};
    this.details = content.details ?? [];
    this.quote = content.quote;
    this.requiresPassword = content.requiresPassword;
    this.retryAfterMs = content.retryAfterMs ?? 0;
  }

  /** The days that the server refuses. */
  get days(): Day[] {
    return this.details.map(({ field }) => field).filter(isDay);
  }
}

const valuesOf = ({ params, days }: ApiError): Values => ({
  ...params,
  ...(days.length > 0 && { days: formatDays(days, asLocale(i18n.language)) }),
});

/**
 * The sentence for a failure, in the language of the interface: that of its code, otherwise the server's own sentence,
 * otherwise `ownSentence`, for instance when the server did not respond.
 *
 * @param meanings sentences for codes that mean more on this screen than elsewhere
 */
export const messageOf = (
  error: unknown,
  ownSentence: string,
  meanings: Partial<Record<ApiErrorCode, string>> = {},
): string =>
  error instanceof ApiError ? meanings[error.code] || sentenceOf(error) || error.message || ownSentence : ownSentence;

/** Loads the sentences for the codes of the API, which most visits never need, in the language of the interface. */
export const loadSentences = () => i18n.loadNamespaces('errors');

type Values = ApiError['params'];

/** Depends on the parameters, because a sentence may have plural forms. */
const isKnown = (code: string, params: Values): code is SentenceCode => i18n.exists(code, { ...params, ns: 'errors' });

const isFieldName = (part: string): part is keyof TextsOf<typeof loadErrors>['fields'] =>
  i18n.getResource(i18n.language, 'errors', `fields.${part}`) !== undefined;

const nameOf = (part: string) => {
  const t = i18n.getFixedT(null, 'errors');
  return isFieldName(part) ? t(`fields.${part}`) : undefined;
};

/** Of several fields with errors, the sentence is that of the first one. */
const sentenceOf = (error: ApiError): string => {
  const [field] = error.details;
  if (error.code !== 'VALIDATION_FAILED' || !field) return sentenceFor(error.code, valuesOf(error));
  const sentence = sentenceFor(field.code, valuesOf(error));
  return sentence && nameField(sentence, field, asLocale(i18n.language), nameOf);
};

/** The sentence for a code of the API; `''` for an unknown code, or while the sentences are not loaded. */
export const sentenceFor = (code: string, params: Values = {}): string => {
  const t = i18n.getFixedT(null, 'errors');
  return isKnown(code, params) ? t(code, params) : '';
};
