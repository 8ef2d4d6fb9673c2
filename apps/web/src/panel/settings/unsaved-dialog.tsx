import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { adminSession } from '@web/shared/session/admin-session';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';

/** Whether a navigation leaves the page; the end of a session is not asked about, because nothing can be saved then. */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation }) =>
  adminSession.token() !== null &&
  (nextLocation.pathname !== currentLocation.pathname || nextLocation.search !== currentLocation.search);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before unsaved input is lost by a navigation or by closing the window. Render it only while there is unsaved
 * input.
 */
export const UnsavedDialog = () => {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(isLeaving);

  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      cancel={t('unsaved.stay')}
      confirm={t('unsaved.leave')}
      onClose={blocker.reset}
      onConfirm={blocker.proceed}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  );
};
