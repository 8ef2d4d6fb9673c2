import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { useNotify } from '../../notice/notify';
import { checkImage } from './check-image';
import { useImageUpload } from './use-image-upload';
import { useRemoveImage } from './use-remove-image';

interface Failure {
  title: string;
  text: string;
}

/** What the image's card does, and what went wrong last. */
export const useImageCard = () => {
  const { t } = useTranslation(['admin', 'common']);
  const notify = useNotify();
  const { inTransit, send, cancel } = useImageUpload();
  const removeImage = useRemoveImage();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sentenceOf = (error: unknown) => messageOf(error, t('common:failure.noAnswer'));

  const choose = async (file: File) => {
    const title = t('image.uploadFailed');
    const problem = checkImage(file);
    setFailure(problem && { title, text: t(`image.${problem}`) });
    if (problem) return;
    try {
      if (await send(file)) notify({ kind: 'done', text: t('image.uploaded') });
    } catch (error) {
      setFailure({ title, text: sentenceOf(error) });
    }
  };

  /** Answers whether it was removed. */
  const remove = async (): Promise<boolean> => {
    setFailure(null);
    setIsRemoving(true);
    try {
      await removeImage();
      notify({ kind: 'done', text: t('image.removed') });
      return true;
    } catch (error) {
      setFailure({ title: t('image.removeFailed'), text: sentenceOf(error) });
      return false;
    } finally {
      setIsRemoving(false);
    }
  };

  return { inTransit, isRemoving, failure, choose, remove, cancel };
};
