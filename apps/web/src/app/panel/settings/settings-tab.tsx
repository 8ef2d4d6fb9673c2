import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { UnsavedGuard } from '@web/panel/settings/unsaved-guard';
import { classNames } from '@web/shared/ui/class-names';
import { settingsSections } from './settings-sections';

/** The settings: a list of their sections, and the section in the address. */
export const SettingsTab = () => {
  const [params] = useSearchParams();
  const chosen = params.get(sectionParam);
  const current = settingsSections.find(({ id }) => id === chosen) ?? settingsSections[0];
  return (
    <div className="grid gap-4 md:gap-6">
      {settingsSections.length > 1 && <SectionList current={current.id} />}
      <UnsavedGuard>
        <current.Section key={current.id} />
      </UnsavedGuard>
    </div>
  );
};

const look = 'flex min-h-11 items-center rounded-full px-4 text-label whitespace-nowrap transition-colors';
const currentLook = 'bg-pine font-semibold text-on-pine';
const otherLook = 'bg-sunken font-medium text-ink-2 hover:text-ink';

const SectionList = ({ current }: { current: string }) => {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('settings.sections.label')}>
      <ul className="flex flex-wrap gap-2">
        {settingsSections.map(({ id }) => (
          <li key={id}>
            <Link
              to={addressOfTab('settings', { [sectionParam]: id })}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(look, id === current ? currentLook : otherLook)}
            >
              {t(`settings.sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
