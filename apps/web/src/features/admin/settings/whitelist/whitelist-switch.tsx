import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { Switch } from '../../../../shared/ui/switch';
import { useSaveSettings } from '../save-settings';

/** Saves at once and goes back on failure. */
export const WhitelistSwitch = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation(['admin', 'common']);
  const { run, failure } = useSaveSettings({
    expected: (settings, { whitelistEnabled = settings.whitelistEnabled }) => ({ ...settings, whitelistEnabled }),
  });
  return (
    <div className="grid gap-3">
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch
          label={t('whitelist.toggle')}
          hint={t('whitelist.toggleHint')}
          isOn={isOn}
          onChange={(whitelistEnabled) => void run({ whitelistEnabled })}
        />
      </div>
      {failure !== null && (
        <ErrorBox title={t('whitelist.toggleFailed')}>{messageOf(failure, t('common:failure.noAnswer'))}</ErrorBox>
      )}
    </div>
  );
};
