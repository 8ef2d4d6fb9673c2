import type { ComponentType } from 'react';
import { EmailsSection } from '@web/features/email-log/emails-section';
import { NoticeAddressCard } from '@web/features/notice-address/notice-address-card';
import { StayEmailsSection } from '@web/features/stay-emails/stay-emails-section';
import { BackToEmails } from '@web/panel/emails/back-to-emails';
import { useEmailPart, type EmailPart } from '@web/panel/emails/email-part';

const partViews: Record<EmailPart, ComponentType> = { log: EmailsSection, notices: NoticeAddressCard };

/** The e-mails that the owner writes for each stay, the log of all e-mails, or the notices beside them. */
export const AllEmailsSection = () => {
  const part = useEmailPart();
  if (!part) return <StayEmailsSection />;
  const Part = partViews[part];
  return (
    <div>
      <BackToEmails />
      <Part />
    </div>
  );
};
