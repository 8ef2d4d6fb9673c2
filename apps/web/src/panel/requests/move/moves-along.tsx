import type { ListedRequest } from '@hearthstay/contracts';
import { openProposalOf } from '@hearthstay/stay';
import { CalendarSync } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmailLog } from '@web/panel/emails/use-email-log';
import { useToday } from '@web/shared/settings/use-today';
import { Icon } from '@web/shared/ui/icon';

/** What a move changes besides days and price: e-mails that are due, and an open proposal; nothing without any. */
export const MovesAlong = ({ request }: { request: ListedRequest }) => {
  const { t } = useTranslation('admin');
  const counts = useEmailLog({ request: request.id }, request.updatedAt).data?.counts;
  const due = counts ? counts.waiting + counts.retrying : 0;
  const proposal = openProposalOf(request, useToday());
  const sentences = [
    ...(due > 0 ? [t('moveDialog.along.emails', { count: due })] : []),
    ...(proposal ? [t(proposal.by === 'owner' ? 'moveDialog.along.offer' : 'moveDialog.along.change')] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p className="flex gap-2 text-note text-ink-2">
      <Icon of={CalendarSync} size={16} className="mt-0.5" />
      {sentences.join(' ')}
    </p>
  );
};
