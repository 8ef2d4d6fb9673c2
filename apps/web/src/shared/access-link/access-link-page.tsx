import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { SmallPage } from '../ui/small-page';
import { AccessLinkForm, type AccessLinkFormProps } from './access-link-form';

interface AccessLinkPageProps extends Omit<AccessLinkFormProps, 'onSent' | 'takesFocus'> {
  title: string;
  lead: string;
  sent: {
    title: string;
    /** Says the same whether or not the address is known. */
    text: (email: string) => string;
    again: string;
  };
}

/** Asks for an e-mail address and has a link sent to it: to guests for their requests, to admins for the panel. */
export const AccessLinkPage = ({ title, lead, sent, ...form }: AccessLinkPageProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (sentTo !== null) {
    const startAgain = () => {
      setSentTo(null);
      setIsAgain(true);
    };
    return (
      <SmallPage key="sent" icon={MailCheck} title={sent.title} lead={sent.text(sentTo)} takesFocus>
        <Button kind="quiet" onClick={startAgain}>
          {sent.again}
        </Button>
      </SmallPage>
    );
  }
  return (
    <SmallPage key="form" title={title} lead={lead}>
      <AccessLinkForm {...form} onSent={setSentTo} takesFocus={isAgain} />
    </SmallPage>
  );
};
