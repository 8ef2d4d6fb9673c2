import type { AdminSessionItem } from '@hearthstay/contracts';
import { dayAt, formatPlainDay } from '@hearthstay/stay';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryRow, Rows, RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { Button, IconButton } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { QueryState } from '@web/shared/ui/query-state';
import { useEndOtherSessions, useEndSession, useSessions } from './use-sessions';

/** The browsers in which the owner is signed in. */
export const SessionsCard = () => {
  const { t } = useTranslation('admin');
  const query = useSessions();
  const { data: sessions } = query;
  const one = useEndSession();
  const others = useEndOtherSessions();
  const error = one.error ?? others.error;
  return (
    <SettingsCard title={t('sessions.title')} lead={t('sessions.lead')}>
      {sessions && (
        <Rows tabIndex={-1} aria-label={t('sessions.title')}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void one.trigger(session)} />
          ))}
        </Rows>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <MutationError title={t('sessions.failed')} error={error} />
      {sessions && sessions.length > 1 && (
        <Button
          kind="quiet"
          isBusy={others.isMutating}
          onClick={() => void others.trigger()}
          className="justify-self-start"
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsCard>
  );
};

interface SessionRowProps {
  session: AdminSessionItem;
  onEnd: () => void;
}

/** A browser with the times of its sign-in and its last use. */
const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const { browser, system, is_current: isCurrent, started_at: startedAt, last_used_at: lastUsedAt } = session;
  const dayOf = (instant: string) => formatPlainDay(dayAt(timezone, new Date(instant)), locale);
  const name = browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? t('sessions.unknown'));
  const note = t('sessions.note', { since: dayOf(startedAt), used: dayOf(lastUsedAt) });
  return (
    <EntryRow email={name} note={note}>
      {isCurrent ? (
        <span className="mr-1 rounded-full bg-sunken px-2.5 py-0.5 text-note font-semibold text-ink-2">
          {t('sessions.current')}
        </span>
      ) : (
        <IconButton icon={LogOut} label={t('sessions.end', { name })} isPlain onClick={onEnd} className="text-ink-2" />
      )}
    </EntryRow>
  );
};
