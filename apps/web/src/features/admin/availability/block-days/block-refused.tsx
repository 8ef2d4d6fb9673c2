import { formatDays } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { useLocale } from '../../../../shared/i18n/language';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { bookedDaysOf } from './booked-days-of';

/** Why nothing was blocked: which days are booked, or what the server says. */
export const BlockRefused = ({ error }: { error: unknown }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const booked = bookedDaysOf(error);
  return booked.length > 0 ? (
    <ErrorBox title={t('availability.booked', { count: booked.length })}>
      {t('availability.nothingBlocked', { days: formatDays(booked, locale) })}
    </ErrorBox>
  ) : (
    <ErrorBox title={t('availability.blockFailed')}>{messageOf(error, t('common:failure.noAnswer'))}</ErrorBox>
  );
};
