import type { FeedView } from '@hearthstay/contracts';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@web/shared/ui/button';
import { AskToRemove } from './ask-to-remove';
import { useRemoveFeed, useRotateFeed } from './use-feeds';
import { useMoment } from '@web/panel/use-moment';

interface FeedRowProps {
  feed: FeedView;
  onRotated: (feed: FeedView) => void;
  onRemoved: () => void;
}

/** The number of latest reads that are shown. */
const shownReads = 3;

/** A feed with its latest readers and its buttons. */
export const FeedRow = ({ feed, onRotated, onRemoved }: FeedRowProps) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const { trigger: rotate, isMutating: isRotating } = useRotateFeed(feed, onRotated);
  const removal = useRemoveFeed(feed, () => {
    setIsConfirmOpen(false);
    onRemoved();
  });
  const { name, url, withNames, reads } = feed;
  return (
    <li className="flex items-center gap-1 py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-label font-medium">{name}</p>
        <p className="text-note text-ink-2">{withNames ? `${url} · ${t('feeds.hasNames')}` : url}</p>
        {reads.length === 0 && <p className="text-note text-ink-2">{t('feeds.neverRead')}</p>}
        {reads.slice(0, shownReads).map(({ at, userAgent }) => (
          <p key={at} className="text-note text-ink-2">
            {t('feeds.read', { time: moment(at), reader: userAgent || t('feeds.unknownReader') })}
          </p>
        ))}
      </div>
      <IconButton
        icon={KeyRound}
        label={t('feeds.rotate', { name })}
        isPlain
        isBusy={isRotating}
        onClick={() => void rotate()}
        className="text-ink-2"
      />
      <IconButton
        icon={Trash2}
        label={t('feeds.remove', { name })}
        isPlain
        onClick={() => setIsConfirmOpen(true)}
        className="text-ink-2"
      />
      {isConfirmOpen && (
        <AskToRemove
          title={t('feeds.removeTitle')}
          text={t('feeds.removeText', { name })}
          action={removal}
          onClose={() => setIsConfirmOpen(false)}
        />
      )}
    </li>
  );
};
