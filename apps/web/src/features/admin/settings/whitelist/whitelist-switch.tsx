import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { Switch } from '../../../../shared/ui/switch';
import { useSaveSettings } from '../save-settings';

/** Saves at once and goes back on failure (specification, section 4, "Whitelist toggle"). */
export const WhitelistSwitch = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation(['admin', 'common']);
  const saveSettings = useSaveSettings();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = async (whitelistEnabled: boolean) => {
    // Two changes at once could reach the server the wrong way round. Not `disabled`, which would cost the focus.
    if (isBusy) return;
    setFailure(null);
    setIsBusy(true);
    try {
      await saveSettings({ whitelistEnabled }, { meanwhile: { whitelistEnabled } });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch
          label={t('whitelist.toggle')}
          hint={t('whitelist.toggleHint')}
          isOn={isOn}
          onChange={(isEnabled) => void change(isEnabled)}
        />
      </div>
      {failure !== null && (
        <ErrorBox title={t('whitelist.toggleFailed')}>{messageOf(failure, t('common:failure.noAnswer'))}</ErrorBox>
      )}
    </div>
  );
};
