import { legalPages } from '@hearthstay/contracts';
import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blanksIn } from '@web/panel/legal/blanks';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { isInTheEu } from './is-in-the-eu';

/**
 * The legal pages that are not written or not filled in, and the registration number of a house that is described and
 * lies where Regulation (EU) 2024/1028 applies; nothing when all is there.
 */
export const StillToDoCard = () => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const { settings, isLoading, hasFailed } = usePublicSettings();
  const missing = legalPages.filter((page) => !settings.legalPages?.includes(page));
  const { data: texts } = useSettingsSection('legal');
  const unfinished = legalPages.filter(
    (page) => texts && Object.values(texts[page]).some((text) => blanksIn(text) > 0),
  );
  const { conditions, isLoading: isPlaceLoading } = useStayConditions();
  const needsNumber = isInTheEu({ timezone: settings.timezone, country: conditions.holidays?.country });
  const lacksNumber = needsNumber && settings.house === true && !settings.registrationNumber;
  if (isLoading || isPlaceLoading || hasFailed) return null;
  if (missing.length === 0 && unfinished.length === 0 && !lacksNumber) return null;
  return (
    <Card aria-labelledby={titleId} className="p-4 xs:p-6">
      <h2 id={titleId} className="title-card">
        {t('dashboard.stillToDo.title')}
      </h2>
      {missing.length > 0 && <p className="mt-1 text-note text-ink-2">{t('dashboard.stillToDo.lead')}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {missing.map((page) => (
          <ToDo key={page} section="legal">
            {t(`dashboard.stillToDo.write.${page}`)}
          </ToDo>
        ))}
        {unfinished.map((page) => (
          <ToDo key={page} section="legal">
            {t(`dashboard.stillToDo.finish.${page}`)}
          </ToDo>
        ))}
        {lacksNumber && <ToDo section="house">{t('dashboard.stillToDo.registrationNumber')}</ToDo>}
      </ul>
    </Card>
  );
};

interface ToDoProps {
  /** The section of the settings where it is done. */
  section: 'legal' | 'house';
  children: ReactNode;
}

const ToDo = ({ section, children }: ToDoProps) => (
  <li>
    <Link to={addressOfTab('settings', { [sectionParam]: section })} className="text-button">
      {children}
      <Icon of={ArrowRight} size={16} />
    </Link>
  </li>
);
