import type { LegalPage } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Prose } from '@web/shared/prose/prose';
import { writtenLanguage } from '@web/shared/prose/written-language';
import { Card } from '@web/shared/ui/card';
import { QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { useLegalPages } from '@web/shared/legal/use-legal-pages';

/** A page that the law asks for, in the language of the page, or in another one if the owner has not written it. */
const TextOfTheOwner = ({ page }: { page: LegalPage }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = useLegalPages();
  const texts = query.data?.[page] ?? {};
  const language = writtenLanguage(texts, locale);
  return (
    <Card className="mx-auto my-8 w-full max-w-180 px-4 py-6 md:my-16 xs:p-8 md:p-12">
      <h1 tabIndex={-1} className="title-page">
        {t(`pages.${page}`)}
      </h1>
      {language && <Prose html={texts[language] ?? ''} language={language} className="mt-6" />}
      {query.data && !language && <p className="mt-6 text-ink-2">{t('legal.none')}</p>}
      <QueryState query={query} skeleton={<TextSkeleton />} />
    </Card>
  );
};

const TextSkeleton = () => (
  <Skeleton>
    <div className="mt-8 grid gap-4">
      <SkeletonBar className="h-4 w-3/4" />
      <SkeletonBar className="h-4 w-1/2" />
    </div>
  </Skeleton>
);

export const NoticePage = () => <TextOfTheOwner page="notice" />;

export const PrivacyPage = () => <TextOfTheOwner page="privacy" />;
