import { useTranslation } from 'react-i18next';

/** The page until the settings are loaded. */
export const Loading = () => {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex flex-1 items-center justify-center p-8">
      {t('loading')}
    </p>
  );
};
