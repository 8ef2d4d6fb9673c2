import { dayAt, formatDay } from '@hearthstay/stay';
import { UserX, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { Fact } from './fact';
import { Section } from './section';

/** What is left of a guest whose data were erased. */
export const ErasedGuest = ({ erasedAt, guests }: { erasedAt: string; guests: string | null }) => {
  const { t } = useTranslation('admin');
  const { timezone } = usePublicSettings().settings;
  const day = formatDay(dayAt(timezone, new Date(erasedAt)), useLocale());
  return (
    <Section title={t('bookingPage.guest')}>
      <ul className="grid gap-3 text-label">
        <Fact icon={UserX}>{t('bookingPage.erased', { day })}</Fact>
        {guests !== null && <Fact icon={UsersRound}>{guests}</Fact>}
      </ul>
    </Section>
  );
};
