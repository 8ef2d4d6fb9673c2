import { Download } from 'lucide-react';
import { useNotify } from '@web/panel/notices/notices';
import type { PanelTexts } from '@web/panel/panel-texts';
import { messageOf } from '@web/shared/api/api-error';
import { call } from '@web/shared/api/call';
import { useMutation } from '@web/shared/api/use-mutation';
import { TextButton } from '@web/shared/ui/button';

/** How long the file is kept, in milliseconds, because Safari reads it some time after the click. */
const keptMs = 60_000;

const save = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
};

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
      onSuccess: (file) => save(file, `${name}.csv`),
      onError: (failure) => notify({ kind: 'failed', text: (t) => messageOf(failure, failedText(t)) }),
    },
  );
  return (
    <TextButton icon={Download} isBusy={isMutating} onClick={() => void trigger()}>
      {text}
    </TextButton>
  );
};
