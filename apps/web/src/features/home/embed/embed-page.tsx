import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { usePropertyName, usePublicSettings } from '@web/shared/settings/use-public-settings';
import { EmbedCalendar } from './embed-calendar';
import { homeWithDays } from './home-with-days';
import { LegalLine } from './legal-line';
import { LinkToHome } from './link-to-home';
import './embed.css';

/** The page in a frame: the calendar, or only a link where its days are not to be shown, or not known. */
export const EmbedPage = ({ hasDays }: { hasDays: boolean }) => {
  const { t } = useTranslation('embed');
  const name = usePropertyName();
  const locale = useLocale();
  const { passwordRequired } = usePublicSettings().settings;
  return (
    <main className="embed">
      <h1 className="title-card">{name}</h1>
      {hasDays ? (
        <EmbedCalendar />
      ) : (
        <>
          <p className="text-note text-ink-2">{t(passwordRequired ? 'behindPassword' : 'unknown')}</p>
          <LinkToHome to={homeWithDays(locale)}>{t('toHome')}</LinkToHome>
        </>
      )}
      <LegalLine />
    </main>
  );
};
