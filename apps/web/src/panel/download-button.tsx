import { Download } from 'lucide-react';
import { useNotify } from '@web/panel/notices/notices';
import type { PanelTexts } from '@web/panel/panel-texts';
import { messageOf } from '@web/shared/api/api-error';
import { call } from '@web/shared/api/call';
import { useMutation } from '@web/shared/api/use-mutation';
import { TextButton } from '@web/shared/ui/button';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  /** The path of the file, below `/api`. */
  path: string;
  /** The name of the file without its ending. */
  name: string;
  text: string;
  failedText: (t: PanelTexts) => string;
}

/** Downloads a file for spreadsheets. Not a link, because only a call sends the admin's session. */
export const DownloadButton = ({ path, name, text, failedText }: DownloadButtonProps) => {
  const notify = useNotify();
  const { trigger, isMutating } = useMutation(
    () => call<Blob>(path, { method: 'GET', headers: { Accept: 'text/csv' }, as: 'blob' }),
    {
      onSuccess: (file) => saveFile(file, `${name}.csv`),
      onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, failedText(t)) }),
    },
  );
  return (
    <TextButton icon={Download} isBusy={isMutating} onClick={() => void trigger()}>
      {text}
    </TextButton>
  );
};
