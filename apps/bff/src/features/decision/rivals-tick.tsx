import { formatRange, rangeOf } from '@hearthstay/stay';
import type { PageProps } from './page-props';

/**
 * The wish to decline those who lose their days to an approval; nothing without any. Never ticked at first. It concerns
 * only those who were shown.
 */
export const RivalsTick = ({ request: { rivals = [] }, attempt, locale, t }: PageProps) => {
  const [first] = rivals;
  if (!first) return null;
  const values = { count: rivals.length, name: first.name, range: formatRange(rangeOf(first), locale) };
  return (
    <div className="tick">
      <input
        type="checkbox"
        id="decline-rivals"
        name="declineRivals"
        value="true"
        defaultChecked={attempt?.declineRivals}
        aria-describedby="decline-rivals-hint"
      />
      <input type="hidden" name="rivals" value={rivals.map(({ id }) => id).join()} />
      <label htmlFor="decline-rivals">{t('declineRivals', values)}</label>
      <p id="decline-rivals-hint" className="quiet">
        {t('declineRivalsHint', values)}
      </p>
    </div>
  );
};
