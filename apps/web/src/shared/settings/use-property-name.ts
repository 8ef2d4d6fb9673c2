import { useTranslation } from 'react-i18next';
import { usePublicSettings } from './use-public-settings';

/** The property's name, or a translated title while it has none (specification, section 2, "Home"). */
export const usePropertyName = (): string => {
  const { t } = useTranslation();
  const { settings } = usePublicSettings();
  return settings.propertyName || t('property');
};
