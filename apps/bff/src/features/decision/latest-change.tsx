import { isDecidedBy, outcomeOf } from './decided-by';
import type { PageProps } from './page-props';

/**
 * That the admin has just responded to a wish for other days, while another question is still open. It is part of the
 * form of that question.
 */
export const LatestChange = ({ admin, request, canUndo, t }: PageProps) => {
  const outcome = outcomeOf(request);
  if (!isDecidedBy(admin, request) || (outcome !== 'changed' && outcome !== 'refused')) return null;
  return (
    <>
      <p role="status">{t(`done.${outcome}`)}</p>
      {canUndo && (
        <button name="decision" value="undo">
          {t('done.undo')}
        </button>
      )}
    </>
  );
};
